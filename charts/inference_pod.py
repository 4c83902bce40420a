"""The Pods of a model server: they load as long as they need, and lose no request."""

from __future__ import annotations

from collections.abc import Sequence

from cdk8s_plus_34 import k8s

from charts.gpu_pod import (
    NODE_SELECTOR,
    SCHEDULER,
    container_security_context,
    environment,
    gpu_resources,
    home_variables,
    pod_security_context,
    policy_annotations,
    variable,
)
from charts.volumes import claimed, empty_directory, shared_memory
from model.inference import InferenceService, Probes

CONTAINER = "server"
CACHE = "model-cache"
PORT = "http"
_PERIOD_SECONDS = 10


def selector(service: InferenceService) -> dict[str, str]:
    """The labels by which the controller, the Services and the budget find the Pods."""
    return {"app.kubernetes.io/name": service.name}


def pod_template(service: InferenceService) -> k8s.PodTemplateSpec:
    """The template of a Deployment or a StatefulSet."""
    shared, mounts = shared_memory(service.shared_memory)
    volumes = [*_cache(service), *shared]
    if service.cache is not None:
        mount = k8s.VolumeMount(name=CACHE, mount_path=service.cache.claim.mount_path)
        mounts = [mount, *mounts]
    return k8s.PodTemplateSpec(
        metadata=k8s.ObjectMeta(labels=selector(service), annotations=policy_annotations(service)),
        spec=k8s.PodSpec(
            automount_service_account_token=False,
            # Kubernetes' variables for Services look like a server's own: of a Service 'vllm' comes
            # VLLM_PORT, which vLLM cannot read.
            enable_service_links=False,
            # Named outright: if HAMi's webhook is down, the Pod waits for HAMi instead of running
            # without limits (recorded, truth of HAMi 'explicit hami').
            scheduler_name=SCHEDULER,
            node_selector=NODE_SELECTOR,
            topology_spread_constraints=_spread(service) or None,
            security_context=pod_security_context(volumes=bool(mounts)),
            termination_grace_period_seconds=service.grace_period_seconds,
            volumes=volumes or None,
            containers=[_container(service, mounts)],
        ),
    )


def _container(service: InferenceService, mounts: Sequence[k8s.VolumeMount]) -> k8s.Container:
    probes = service.probes
    return k8s.Container(
        name=CONTAINER,
        image=service.image,
        image_pull_policy="IfNotPresent",
        command=list(service.command) or None,
        args=list(service.args) or None,
        env=[*_variables(service), *environment(service.environment)],
        ports=[k8s.ContainerPort(name=PORT, container_port=service.port)],
        # The other probes wait for this one, so that a model has all the time it was given.
        startup_probe=_probe(probes.readiness_path, failures=_attempts(probes)),
        readiness_probe=_probe(probes.readiness_path, failures=3),
        # A server that is busy answers late; only one that hangs is started again.
        liveness_probe=_probe(probes.liveness_path, failures=6),
        lifecycle=_drain(service),
        security_context=container_security_context(),
        resources=gpu_resources(service.resources, service.profile),
        volume_mounts=list(mounts) or None,
    )


def _attempts(probes: Probes) -> int:
    """How often the startup probe may fail: the time to load, rounded up."""
    return -(-probes.load_timeout_seconds // _PERIOD_SECONDS)


def _probe(path: str, *, failures: int) -> k8s.Probe:
    return k8s.Probe(
        http_get=k8s.HttpGetAction(path=path, port=k8s.IntOrString.from_string(PORT)),
        period_seconds=_PERIOD_SECONDS,
        timeout_seconds=5,
        failure_threshold=failures,
    )


def _drain(service: InferenceService) -> k8s.Lifecycle | None:
    """SIGTERM comes when nobody sends requests any more; the kubelet sleeps, not the image."""
    if not service.drain_seconds:
        return None
    sleep = k8s.SleepAction(seconds=service.drain_seconds)
    return k8s.Lifecycle(pre_stop=k8s.LifecycleHandler(sleep=sleep))


def _variables(service: InferenceService) -> list[k8s.EnvVar]:
    if service.cache is None:
        return list(home_variables())
    return [*home_variables(), variable("MODEL_CACHE_DIR", service.cache.claim.mount_path)]


def _cache(service: InferenceService) -> list[k8s.Volume]:
    """The volume of the model cache; a StatefulSet brings a claim's volume by itself."""
    cache = service.cache
    if cache is None:
        return []
    if not cache.persistent:
        return [empty_directory(CACHE, cache.claim.size)]
    return [claimed(CACHE, service.cache_name)] if service.controller == "Deployment" else []


def _spread(service: InferenceService) -> list[k8s.TopologySpreadConstraint]:
    if service.replicas < 2:
        return []
    apart = service.failure_domain == "node"
    return [
        k8s.TopologySpreadConstraint(
            max_skew=1,
            # As long as fewer nodes than replicas are there, each holds one: the others wait.
            min_domains=service.replicas if apart else None,
            topology_key="kubernetes.io/hostname",
            when_unsatisfiable="DoNotSchedule" if apart else "ScheduleAnyway",
            label_selector=k8s.LabelSelector(match_labels=selector(service)),
            # Each version is spread by itself: the old Pods of a rollout do not count.
            match_label_keys=(
                ["pod-template-hash"] if service.controller == "Deployment" else None
            ),
        )
    ]
