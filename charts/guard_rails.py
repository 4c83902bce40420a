"""Closes the ways around HAMi that a Pod's author has, by an admission policy."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.labels import TENANT
from charts.unit import Unit
from model.tenant import Tenant

NAME = "gpu-tenants-pods"

_CONTAINERS = (
    "object.spec.containers + (has(object.spec.initContainers) ? object.spec.initContainers : [])"
)
# CEL joins lists of one type only, and an ephemeral container is of another one.
_EPHEMERAL = "has(object.spec.ephemeralContainers) ? object.spec.ephemeralContainers : []"
_GPU = (
    "variables.containers.exists(c, has(c.resources) && has(c.resources.limits)"
    " && c.resources.limits.exists(name, name.startsWith('nvidia.com/')))"
)


def _everywhere(condition: str) -> str:
    return f"variables.containers.all(c, {condition}) && variables.ephemeral.all(c, {condition})"


# What a Pod must be, and what it is told where it is not. Admission policies run after HAMi's
# webhook has changed a Pod, so that a Pod that the webhook never saw is refused here.
_VALIDATIONS = (
    (
        "!variables.gpu || object.spec.schedulerName == 'hami-scheduler'",
        "a Pod with nvidia.com/ resources must be scheduled by hami-scheduler",
    ),
    (
        "!has(object.metadata.labels) || !('hami.io/webhook' in object.metadata.labels)",
        "the label hami.io/webhook must not be set: it switches HAMi off",
    ),
    (
        "request.operation != 'CREATE' || !has(object.spec.nodeName) || object.spec.nodeName == ''",
        "nodeName must not be set: it goes past every scheduler",
    ),
    (
        _everywhere(
            "!has(c.env) || c.env.all(e,"
            " !(e.name in ['CUDA_DISABLE_CONTROL', 'NVIDIA_VISIBLE_DEVICES']))"
        ),
        "CUDA_DISABLE_CONTROL and NVIDIA_VISIBLE_DEVICES must not be set: they lift HAMi's limits",
    ),
    (
        _everywhere(
            "!has(c.securityContext)"
            " || !has(c.securityContext.privileged) || !c.securityContext.privileged"
        ),
        "a container must not be privileged: it sees every card of the node",
    ),
)


class GuardRails(Construct):
    """One admission policy for Pods, bound to the tenant's own namespaces.

    Arguments:
    - `tenant`: its name, the namespace of its HAMi and its `lifecycle` are read.

    Renders: ValidatingAdmissionPolicy, ValidatingAdmissionPolicyBinding.
    """

    def __init__(self, unit: Unit, id: str, *, tenant: Tenant) -> None:
        super().__init__(unit, id)
        guarded = tenant.lifecycle == "active"
        k8s.KubeValidatingAdmissionPolicy(
            self,
            "policy",
            metadata=unit.metadata(NAME, guarded=guarded),
            spec=k8s.ValidatingAdmissionPolicySpec(
                failure_policy="Fail",
                match_constraints=k8s.MatchResources(
                    resource_rules=[
                        k8s.NamedRuleWithOperations(
                            api_groups=[""],
                            api_versions=["v1"],
                            operations=["CREATE", "UPDATE"],
                            resources=["pods", "pods/ephemeralcontainers"],
                        )
                    ]
                ),
                variables=[
                    k8s.Variable(name="containers", expression=_CONTAINERS),
                    k8s.Variable(name="ephemeral", expression=_EPHEMERAL),
                    k8s.Variable(name="gpu", expression=_GPU),
                ],
                validations=[
                    k8s.Validation(expression=expression, message=message)
                    for expression, message in _VALIDATIONS
                ],
            ),
        )
        k8s.KubeValidatingAdmissionPolicyBinding(
            self,
            "binding",
            metadata=unit.metadata(NAME, guarded=guarded),
            spec=k8s.ValidatingAdmissionPolicyBindingSpec(
                policy_name=NAME,
                validation_actions=["Deny"],
                match_resources=k8s.MatchResources(
                    namespace_selector=k8s.LabelSelector(
                        match_labels={TENANT: tenant.name},
                        match_expressions=[
                            # HAMi's own Pods are privileged, and there they may be.
                            k8s.LabelSelectorRequirement(
                                key="kubernetes.io/metadata.name",
                                operator="NotIn",
                                values=[tenant.hami.namespace],
                            )
                        ],
                    )
                ),
            ),
        )
