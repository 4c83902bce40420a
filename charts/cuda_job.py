"""A CudaJob as a Kubernetes Job: GPU keys from the profile, restricted security context."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.budget import quantities
from model.gpu import GpuProfile
from model.workload import CudaJob, Resources

FIELDS = {
    "": "",
    "/spec/completions": "completions",
    "/spec/parallelism": "parallelism",
    "/spec/activeDeadlineSeconds": "activeDeadlineSeconds",
    "/spec/ttlSecondsAfterFinished": "ttlSecondsAfterFinished",
    "/spec/template/metadata/annotations/gpu-tenants.io~1run": "run",
    "/spec/template/metadata/annotations/hami.io~1node-scheduler-policy": "schedulerPolicy.node",
    "/spec/template/metadata/annotations/hami.io~1gpu-scheduler-policy": "schedulerPolicy.gpu",
    "/spec/template/spec/containers/0/image": "image",
    "/spec/template/spec/containers/0/command": "command",
    "/spec/template/spec/containers/0/args": "args",
    "/spec/template/spec/containers/0/resources": "gpuProfile",
    "/spec/template/spec/containers/0/resources/requests/cpu": "resources.requests.cpu",
    "/spec/template/spec/containers/0/resources/requests/memory": "resources.requests.memory",
    "/spec/template/spec/containers/0/resources/limits/cpu": "resources.limits.cpu",
    "/spec/template/spec/containers/0/resources/limits/memory": "resources.limits.memory",
}

_SCRIPTS = {
    "placement": "placement.py",
    "smoke": "smoke.py",
    "memoryPressure": "memory_pressure.py",
}
_USER = 1000
_DEVICES = "metadata.annotations['hami.io/vgpu-devices-allocated']"


class CudaJobConstruct(Construct):
    """A Job that may fail once and is then evidence; `expires` lets Kubernetes remove it later.

    A Job that an engine delivers never expires: the engine would make it again, every time.
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
                            "hami.io/node-scheduler-policy": job.node_scheduler_policy,
                            "hami.io/gpu-scheduler-policy": job.gpu_scheduler_policy,
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
        scheduler_name="hami-scheduler",
        node_selector={"gpu": "on"},
        security_context=k8s.PodSecurityContext(
            run_as_non_root=True,
            run_as_user=_USER,
            run_as_group=_USER,
            seccomp_profile=k8s.SeccompProfile(type="RuntimeDefault"),
        ),
        containers=[
            k8s.Container(
                name="workload",
                image=job.image,
                image_pull_policy="IfNotPresent",
                command=command(job),
                args=list(job.args) or None,
                env=_environment(job),
                security_context=k8s.SecurityContext(
                    allow_privilege_escalation=False,
                    capabilities=k8s.Capabilities(drop=["ALL"]),
                ),
                resources=_resources(job.resources, job.profile),
            )
        ],
    )


def command(job: CudaJob) -> list[str]:
    """The entry point: the variant's script as text, or the user's own words."""
    if job.variant == "custom":
        return list(job.command)
    return ["python", "-u", "-c", _script(_SCRIPTS[job.variant])]


def gpu_limits(profile: GpuProfile) -> dict[str, str]:
    """HAMi's keys as integer strings: cards, MiB of each (or all of it), percent of each.

    All three are given, because without HAMi's webhook nothing would add the missing ones.
    """
    memory = (
        {"nvidia.com/gpumem-percentage": "100"}
        if profile.exclusive
        else {"nvidia.com/gpumem": str(profile.memory_mib)}
    )
    return {
        "nvidia.com/gpu": str(profile.count),
        **memory,
        "nvidia.com/gpucores": str(profile.core_percent),
    }


@cache
def _script(name: str) -> str:
    return (Path(__file__).parent / "scripts" / name).read_text("utf-8")


def _resources(resources: Resources, profile: GpuProfile) -> k8s.ResourceRequirements:
    return k8s.ResourceRequirements(
        requests=quantities({"cpu": resources.request_cpu, "memory": resources.request_memory}),
        limits=quantities(
            {
                "cpu": resources.limit_cpu,
                "memory": resources.limit_memory,
                **gpu_limits(profile),
            }
        ),
    )


def _environment(job: CudaJob) -> list[k8s.EnvVar]:
    profile = job.profile
    home = k8s.EnvVar(name="HOME", value="/tmp")
    match job.variant:
        case "placement":
            return [
                home,
                _field("NODE_NAME", "spec.nodeName"),
                _field("POD_NAME", "metadata.name"),
                _field("POD_NAMESPACE", "metadata.namespace"),
                _field("DEVICES", _DEVICES),
                k8s.EnvVar(name="GPU", value=str(profile.count)),
                k8s.EnvVar(name="GPU_MEMORY_MIB", value=str(profile.memory_mib)),
                k8s.EnvVar(name="GPU_CORE_PERCENT", value=str(profile.core_percent)),
            ]
        case "smoke":
            return [home, k8s.EnvVar(name="DURATION_SECONDS", value=str(job.duration_seconds))]
        case "memoryPressure":
            return [home, k8s.EnvVar(name="GPU_MEMORY_MIB", value=str(profile.memory_mib))]
        case "custom":
            return [home]


def _field(name: str, path: str) -> k8s.EnvVar:
    return k8s.EnvVar(
        name=name,
        value_from=k8s.EnvVarSource(field_ref=k8s.ObjectFieldSelector(field_path=path)),
    )
