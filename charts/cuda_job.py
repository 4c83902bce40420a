"""A CudaJob as a Kubernetes Job: GPU keys from the profile, restricted security context."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.gpu_pod import (
    NODE_SELECTOR,
    SCHEDULER,
    container_fields,
    container_security_context,
    gpu_resources,
    home_variables,
    pod_field,
    pod_security_context,
    policy_annotations,
    policy_fields,
    variable,
)
from model.workload import CudaJob

FIELDS = {
    "": "",
    "/spec/completions": "completions",
    "/spec/parallelism": "parallelism",
    "/spec/activeDeadlineSeconds": "activeDeadlineSeconds",
    "/spec/ttlSecondsAfterFinished": "ttlSecondsAfterFinished",
    "/spec/template/metadata/annotations/gpu-tenants.io~1run": "run",
    **policy_fields("/spec/template/metadata"),
    **container_fields("/spec/template/spec/containers/0"),
}

_SCRIPTS = {
    "placement": "placement.py",
    "smoke": "smoke.py",
    "memoryPressure": "memory_pressure.py",
}
_DEVICES = "metadata.annotations['hami.io/vgpu-devices-allocated']"


class CudaJobConstruct(Construct):
    """A Job that may fail once and is then evidence.

    A Job that an engine delivers never expires: the engine would make it again, every time.

    Arguments:
    - `metadata`: name and namespace of the Job.
    - `job`: what runs; times in seconds, resources as quantities, its share of a card by profile.
    - `expires`: whether Kubernetes removes the finished Job after `job.ttl_seconds`.

    Renders: Job.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        metadata: k8s.ObjectMeta,
        job: CudaJob,
        expires: bool,
    ) -> None:
        super().__init__(scope, id)
        k8s.KubeJob(
            self,
            "job",
            metadata=metadata,
            spec=k8s.JobSpec(
                completions=job.completions,
                parallelism=job.parallelism,
                backoff_limit=0,
                active_deadline_seconds=job.deadline_seconds,
                ttl_seconds_after_finished=job.ttl_seconds if expires else None,
                template=k8s.PodTemplateSpec(
                    metadata=k8s.ObjectMeta(
                        labels={"app.kubernetes.io/name": job.name},
                        annotations={
                            "gpu-tenants.io/run": str(job.run),
                            **policy_annotations(job),
                        },
                    ),
                    spec=_pod(job),
                ),
            ),
        )


def _pod(job: CudaJob) -> k8s.PodSpec:
    return k8s.PodSpec(
        restart_policy="Never",
        automount_service_account_token=False,
        # Named outright: if HAMi's webhook is down, the Pod waits for HAMi instead of running
        # without limits (recorded, truth of HAMi 'explicit hami').
        scheduler_name=SCHEDULER,
        node_selector=NODE_SELECTOR,
        security_context=pod_security_context(),
        containers=[
            k8s.Container(
                name="workload",
                image=job.image,
                image_pull_policy="IfNotPresent",
                command=command(job),
                args=list(job.args) or None,
                env=_environment(job),
                security_context=container_security_context(),
                resources=gpu_resources(job.resources, job.profile),
            )
        ],
    )


def command(job: CudaJob) -> list[str]:
    """The entry point: the variant's script as text, or the user's own words."""
    if job.variant == "custom":
        return list(job.command)
    return ["python", "-u", "-c", _script(_SCRIPTS[job.variant])]


@cache
def _script(name: str) -> str:
    return (Path(__file__).parent / "scripts" / name).read_text("utf-8")


def _environment(job: CudaJob) -> list[k8s.EnvVar]:
    profile = job.profile
    home = home_variables()
    match job.variant:
        case "placement":
            return [
                *home,
                pod_field("NODE_NAME", "spec.nodeName"),
                pod_field("POD_NAME", "metadata.name"),
                pod_field("POD_NAMESPACE", "metadata.namespace"),
                pod_field("DEVICES", _DEVICES),
                variable("GPU", str(profile.count)),
                variable("GPU_MEMORY_MIB", str(profile.memory_mib)),
                variable("GPU_CORE_PERCENT", str(profile.core_percent)),
            ]
        case "smoke":
            return [*home, variable("DURATION_SECONDS", str(job.duration_seconds))]
        case "memoryPressure":
            return [*home, variable("GPU_MEMORY_MIB", str(profile.memory_mib))]
        case "custom":
            return [*home]
