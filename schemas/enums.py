"""Words that fields of built-in kinds allow; Kubernetes' JSON Schemas do not say."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from schemas.visit import short_type

# Kubernetes API reference, version 1.36: type of the object, field -> allowed words.
_WORDS: Mapping[tuple[str, str], tuple[str, ...]] = MappingProxyType(
    {
        ("core.v1.PodSpec", "restartPolicy"): ("Always", "OnFailure", "Never"),
        ("core.v1.PodSpec", "dnsPolicy"): (
            "ClusterFirst", "ClusterFirstWithHostNet", "Default", "None",
        ),
        ("core.v1.PodSpec", "preemptionPolicy"): ("Never", "PreemptLowerPriority"),
        ("core.v1.Container", "imagePullPolicy"): ("Always", "Never", "IfNotPresent"),
        ("core.v1.Container", "terminationMessagePolicy"): ("File", "FallbackToLogsOnError"),
        ("core.v1.ContainerPort", "protocol"): ("TCP", "UDP", "SCTP"),
        ("core.v1.PodSecurityContext", "fsGroupChangePolicy"): ("Always", "OnRootMismatch"),
        ("core.v1.SeccompProfile", "type"): ("Unconfined", "RuntimeDefault", "Localhost"),
        ("core.v1.Toleration", "operator"): ("Exists", "Equal", "Lt", "Gt"),
        ("core.v1.Toleration", "effect"): ("NoSchedule", "PreferNoSchedule", "NoExecute", ""),
        ("core.v1.TopologySpreadConstraint", "whenUnsatisfiable"): (
            "DoNotSchedule", "ScheduleAnyway",
        ),
        ("core.v1.LimitRangeItem", "type"): ("Pod", "Container", "PersistentVolumeClaim"),
        ("core.v1.ServicePort", "protocol"): ("TCP", "UDP", "SCTP"),
        ("core.v1.ServiceSpec", "type"): (
            "ClusterIP", "NodePort", "LoadBalancer", "ExternalName",
        ),
        ("core.v1.ServiceSpec", "sessionAffinity"): ("ClientIP", "None"),
        ("core.v1.ServiceSpec", "internalTrafficPolicy"): ("Cluster", "Local"),
        ("core.v1.HTTPGetAction", "scheme"): ("HTTP", "HTTPS"),
        ("apps.v1.DeploymentStrategy", "type"): ("Recreate", "RollingUpdate"),
        ("apps.v1.StatefulSetSpec", "podManagementPolicy"): ("OrderedReady", "Parallel"),
        ("apps.v1.StatefulSetUpdateStrategy", "type"): ("RollingUpdate", "OnDelete"),
        ("apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy", "whenDeleted"): (
            "Retain", "Delete",
        ),
        ("apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy", "whenScaled"): (
            "Retain", "Delete",
        ),
        ("policy.v1.PodDisruptionBudgetSpec", "unhealthyPodEvictionPolicy"): (
            "AlwaysAllow", "IfHealthyBudget",
        ),
        ("core.v1.ResourceQuotaSpec", "scopes"): (
            "Terminating", "NotTerminating", "BestEffort", "NotBestEffort", "PriorityClass",
            "CrossNamespacePodAffinity", "VolumeAttributesClass",
        ),
        ("batch.v1.JobSpec", "completionMode"): ("NonIndexed", "Indexed"),
        ("batch.v1.JobSpec", "podReplacementPolicy"): ("TerminatingOrFailed", "Failed"),
        ("batch.v1.CronJobSpec", "concurrencyPolicy"): ("Allow", "Forbid", "Replace"),
        ("core.v1.PersistentVolumeClaimSpec", "accessModes"): (
            "ReadWriteOnce", "ReadOnlyMany", "ReadWriteMany", "ReadWriteOncePod",
        ),
        ("core.v1.PersistentVolumeClaimSpec", "volumeMode"): ("Block", "Filesystem"),
        ("networking.v1.NetworkPolicySpec", "policyTypes"): ("Ingress", "Egress"),
        ("networking.v1.NetworkPolicyPort", "protocol"): ("TCP", "UDP", "SCTP"),
        ("rbac.v1.Subject", "kind"): ("User", "Group", "ServiceAccount"),
        ("rbac.v1.Subject", "apiGroup"): ("", "rbac.authorization.k8s.io"),
        ("rbac.v1.RoleRef", "kind"): ("Role", "ClusterRole"),
        ("rbac.v1.RoleRef", "apiGroup"): ("rbac.authorization.k8s.io", ""),
        ("admissionregistration.v1.NamedRuleWithOperations", "operations"): (
            "*", "CREATE", "UPDATE", "DELETE", "CONNECT",
        ),
        ("admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec", "validationActions"): (
            "Deny", "Warn", "Audit",
        ),
        ("admissionregistration.v1.ValidatingAdmissionPolicySpec", "failurePolicy"): (
            "Ignore", "Fail",
        ),
        ("admissionregistration.v1.MatchResources", "matchPolicy"): ("Exact", "Equivalent"),
        ("apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement", "operator"): (
            "In", "NotIn", "Exists", "DoesNotExist",
        ),
        ("core.v1.NodeSelectorRequirement", "operator"): (
            "In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt",
        ),
    }
)  # fmt: skip


def allowed_words(owner: str, field: str) -> tuple[str, ...]:
    """The allowed words of a field, () where any word goes.

    `owner` is the full name of the Kubernetes type, as 'io.k8s.api.core.v1.PodSpec'.
    """
    return _WORDS.get((short_type(owner), field), ())
