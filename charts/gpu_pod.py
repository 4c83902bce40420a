"""What every Pod on a card has: HAMi's keys and scheduler, and a restricted security context."""

from __future__ import annotations

from collections.abc import Sequence

from cdk8s_plus_34 import k8s

from charts.budget import quantities
from model.gpu import GpuProfile
from model.workload import Resources, Variable, Workload

USER = 1000
HOME = "/tmp"
SCHEDULER = "hami-scheduler"
NODE_SELECTOR = {"gpu": "on"}


def policy_annotations(workload: Workload) -> dict[str, str]:
    """Where HAMi puts the Pods, as it reads it."""
    return {
        "hami.io/node-scheduler-policy": workload.node_scheduler_policy,
        "hami.io/gpu-scheduler-policy": workload.gpu_scheduler_policy,
    }


def policy_fields(metadata: str) -> dict[str, str]:
    """Pointers of the annotations below the Pod's metadata -> fields of the workload."""
    annotations = f"{metadata}/annotations"
    return {
        f"{annotations}/hami.io~1node-scheduler-policy": "schedulerPolicy.node",
        f"{annotations}/hami.io~1gpu-scheduler-policy": "schedulerPolicy.gpu",
    }


def container_fields(container: str) -> dict[str, str]:
    """Pointers of the container -> fields of the workload."""
    return {
        f"{container}/image": "image",
        f"{container}/command": "command",
        f"{container}/args": "args",
        f"{container}/resources": "gpuProfile",
        **{
            f"{container}/resources/{part}/{what}": f"resources.{part}.{what}"
            for part in ("requests", "limits")
            for what in ("cpu", "memory")
        },
    }


def pod_security_context(*, volumes: bool = False) -> k8s.PodSecurityContext:
    """What Pod Security 'restricted' demands of a Pod; with `volumes` they belong to its group."""
    return k8s.PodSecurityContext(
        run_as_non_root=True,
        run_as_user=USER,
        run_as_group=USER,
        fs_group=USER if volumes else None,
        # Without it the kubelet changes the owner of every file of a large volume at each start.
        fs_group_change_policy="OnRootMismatch" if volumes else None,
        seccomp_profile=k8s.SeccompProfile(type="RuntimeDefault"),
    )


def container_security_context() -> k8s.SecurityContext:
    """What Pod Security 'restricted' demands of a container."""
    return k8s.SecurityContext(
        allow_privilege_escalation=False, capabilities=k8s.Capabilities(drop=["ALL"])
    )


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


def gpu_resources(resources: Resources, profile: GpuProfile) -> k8s.ResourceRequirements:
    """CPU and memory, and the share of the cards; extended resources have limits only."""
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


def variable(name: str, value: str) -> k8s.EnvVar:
    """A variable with a value."""
    return k8s.EnvVar(name=name, value=value)


def pod_field(name: str, path: str) -> k8s.EnvVar:
    """A variable with a field of the Pod."""
    return k8s.EnvVar(
        name=name,
        value_from=k8s.EnvVarSource(field_ref=k8s.ObjectFieldSelector(field_path=path)),
    )


def home_variables() -> Sequence[k8s.EnvVar]:
    """A home folder that the Pod's user may write: the image's own belongs to somebody else."""
    return [variable("HOME", HOME)]


def environment(variables: Sequence[Variable]) -> list[k8s.EnvVar]:
    """The workload's own variables: values, and keys of Secrets."""
    return [
        k8s.EnvVar(
            name=one.name,
            value_from=k8s.EnvVarSource(
                secret_key_ref=k8s.SecretKeySelector(name=one.secret, key=one.key)
            ),
        )
        if one.secret
        else variable(one.name, one.value)
        for one in variables
    ]
