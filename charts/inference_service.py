"""An InferenceService: its Deployment or StatefulSet, its Services and its disruption budget."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.gpu_pod import container_fields, policy_fields
from charts.inference_pod import CACHE, PORT, pod_template, selector
from charts.volumes import claim_spec
from model.inference import InferenceService

FAULT_TOLERANCE = "gpu-tenants.io/fault-tolerance"

_SURVIVED = {
    "node": "no two replicas share a node: one node may be lost",
    "card": "no two replicas share a card, but perhaps a node: one card may be lost",
    "none": "replicas may share one card: they add throughput, and no fault tolerance",
}
# What a rollout takes besides loading the model: an image of many gigabytes, and scheduling.
_ROLLOUT_SECONDS = 1800


class InferenceServiceConstruct(Construct):
    """Replicas of a model server, and the names under which they are reached.

    Arguments:
    - `metadata`: name and namespace of the Service and of the PodDisruptionBudget.
    - `controller`: the same of the Deployment or StatefulSet, with what may be lost of it.
    - `peers`: name and namespace of the headless Service that a StatefulSet needs.
    - `service`: what runs; times in seconds, resources as quantities, its share of a card by
      profile, what no two replicas share.

    Renders: Service, Deployment or StatefulSet, PodDisruptionBudget with two replicas or more.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        metadata: k8s.ObjectMeta,
        controller: k8s.ObjectMeta,
        peers: k8s.ObjectMeta,
        service: InferenceService,
    ) -> None:
        super().__init__(scope, id)
        port = k8s.ServicePort(
            name=PORT,
            port=service.service_port,
            target_port=k8s.IntOrString.from_string(PORT),
            protocol="TCP",
        )
        k8s.KubeService(
            self,
            "service",
            metadata=metadata,
            spec=k8s.ServiceSpec(type="ClusterIP", selector=selector(service), ports=[port]),
        )
        if service.controller == "Deployment":
            k8s.KubeDeployment(self, "deployment", metadata=controller, spec=_deployment(service))
        else:
            k8s.KubeStatefulSet(self, "set", metadata=controller, spec=_stateful_set(service))
            k8s.KubeService(
                self,
                "peers",
                metadata=peers,
                spec=k8s.ServiceSpec(cluster_ip="None", selector=selector(service), ports=[port]),
            )
        if service.replicas > 1:
            k8s.KubePodDisruptionBudget(self, "budget", metadata=metadata, spec=_budget(service))


def fault_tolerance(service: InferenceService) -> str:
    """What may be lost without an interruption, in words for the controller's annotation."""
    if service.replicas < 2:
        return "one replica: none may be lost"
    return _SURVIVED[service.failure_domain]


def controller_fields(service: InferenceService) -> dict[str, str]:
    """Pointers of the Deployment or StatefulSet -> fields of the service."""
    container = "/spec/template/spec/containers/0"
    claims = "/spec/volumeClaimTemplates"
    return {
        "": "",
        "/spec/replicas": "replicas",
        "/spec/strategy": "rollout",
        "/spec/strategy/rollingUpdate/maxSurge": "rollout.maxSurge",
        "/spec/strategy/rollingUpdate/maxUnavailable": "rollout.maxUnavailable",
        "/spec/progressDeadlineSeconds": "probes.loadTimeoutSeconds",
        **policy_fields("/spec/template/metadata"),
        "/spec/template/spec/topologySpreadConstraints": "failureDomain",
        "/spec/template/spec/terminationGracePeriodSeconds": "terminationGracePeriodSeconds",
        "/spec/template/spec/volumes": "modelCache",
        **container_fields(container),
        f"{container}/env": "env",
        f"{container}/ports": "port",
        f"{container}/startupProbe": "probes.loadTimeoutSeconds",
        f"{container}/readinessProbe": "probes.readiness.path",
        f"{container}/livenessProbe": "probes.liveness.path",
        f"{container}/lifecycle": "drainSeconds",
        f"{container}/volumeMounts": "modelCache.mountPath",
        claims: "modelCache",
        f"{claims}/0/spec/accessModes": "modelCache.accessMode",
        f"{claims}/0/spec/storageClassName": "modelCache.storageClassName",
        f"{claims}/0/spec/resources": "modelCache.size",
    }


SERVICE_FIELDS = {"": "", "/spec/ports": "servicePort"}
BUDGET_FIELDS = {"": "replicas"}


def _deployment(service: InferenceService) -> k8s.DeploymentSpec:
    return k8s.DeploymentSpec(
        replicas=service.replicas,
        selector=k8s.LabelSelector(match_labels=selector(service)),
        strategy=k8s.DeploymentStrategy(
            type="RollingUpdate",
            rolling_update=k8s.RollingUpdateDeployment(
                max_surge=k8s.IntOrString.from_number(service.max_surge),
                max_unavailable=k8s.IntOrString.from_number(service.max_unavailable),
            ),
        ),
        # Loading a model is progress, too.
        progress_deadline_seconds=service.probes.load_timeout_seconds + _ROLLOUT_SECONDS,
        revision_history_limit=3,
        template=pod_template(service),
    )


def _stateful_set(service: InferenceService) -> k8s.StatefulSetSpec:
    cache = service.cache
    claims = []
    if cache is not None and cache.persistent:
        claims.append(
            k8s.KubePersistentVolumeClaimProps(
                metadata=k8s.ObjectMeta(name=CACHE, labels=selector(service)),
                spec=claim_spec(cache.claim),
            )
        )
    return k8s.StatefulSetSpec(
        replicas=service.replicas,
        service_name=service.peers_name,
        # The replicas load their models at the same time; a rollout still takes one by one.
        pod_management_policy="Parallel",
        selector=k8s.LabelSelector(match_labels=selector(service)),
        update_strategy=k8s.StatefulSetUpdateStrategy(type="RollingUpdate"),
        revision_history_limit=3,
        template=pod_template(service),
        volume_claim_templates=claims or None,
    )


def _budget(service: InferenceService) -> k8s.PodDisruptionBudgetSpec:
    """A drain takes one replica at a time, and one that does not serve anyway is not spared."""
    return k8s.PodDisruptionBudgetSpec(
        max_unavailable=k8s.IntOrString.from_number(1),
        selector=k8s.LabelSelector(match_labels=selector(service)),
        unhealthy_pod_eviction_policy="AlwaysAllow",
    )
