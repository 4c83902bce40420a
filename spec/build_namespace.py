"""Keyword arguments -> namespaces and Jobs, with the input's defaults; for Python programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from model.gpu import GpuProfile
from model.namespace import ContainerLimits, NamespaceQuota, TenantNamespace
from model.network import Allowance
from model.origin import Traced
from model.workload import CudaJob, Resources, Variant
from spec import defaults

NOWHERE = Traced({})
"""For values that stand in no file: findings about them name the object only."""

_PARTS = ("requests.cpu", "requests.memory", "limits.cpu", "limits.memory")


def namespace(
    *,
    name: str,
    quota: NamespaceQuota | None = None,
    limits: ContainerLimits | None = None,
    allowances: Sequence[Allowance] = (),
    jobs: Sequence[CudaJob] = (),
    **optional: Any,
) -> TenantNamespace:
    """A namespace of a tenant; quota and limits are those of the input where none are given."""
    fields = {"lifecycle": defaults.NAMESPACE["lifecycle"], "field": "", **optional}
    return TenantNamespace(
        name=name,
        quota=quota or namespace_quota(),
        limits=limits or container_limits(),
        allowances=tuple(allowances),
        jobs=tuple(jobs),
        **fields,
    )


def namespace_quota(**given: Any) -> NamespaceQuota:
    """A budget: quantities, GPU memory in MiB, GPU cores in percent of one card."""
    names = ("request_cpu", "request_memory", "limit_cpu", "limit_memory")
    fields = {
        name: defaults.NAMESPACE[f"quota.{part}"] for name, part in zip(names, _PARTS, strict=True)
    }
    fields |= {
        "pods": defaults.NAMESPACE["quota.pods"],
        "gpu": defaults.NAMESPACE["quota.gpu"],
        "gpu_memory_mib": defaults.NAMESPACE["quota.gpuMemoryMiB"],
        "gpu_core_percent": defaults.NAMESPACE["quota.gpuCorePercent"],
    }
    return NamespaceQuota(**{**fields, **given})


def container_limits(**given: str) -> ContainerLimits:
    """Defaults and maxima of a container, as quantities."""
    parts = {"default_request": "defaultRequest", "default": "default", "max": "max"}
    fields = {
        f"{name}_{what}": defaults.NAMESPACE[f"containerLimits.{part}.{what}"]
        for name, part in parts.items()
        for what in ("cpu", "memory")
    }
    return ContainerLimits(**{**fields, **given})


def cuda_job(
    *, name: str, namespace: str, profile: GpuProfile, variant: Variant, **optional: Any
) -> CudaJob:
    """A Job on a slice of a card; times in seconds, `optional` any other field of the class."""
    job = defaults.JOB
    fields = {
        "image": defaults.IMAGES[variant],
        "command": tuple(job["command"]),
        "args": tuple(job["args"]),
        "resources": resources(job, "resources"),
        "node_scheduler_policy": job["schedulerPolicy.node"],
        "gpu_scheduler_policy": job["schedulerPolicy.gpu"],
        "completions": job["completions"],
        "parallelism": job["parallelism"],
        "deadline_seconds": job["activeDeadlineSeconds"],
        "ttl_seconds": job["ttlSecondsAfterFinished"],
        "duration_seconds": job["durationSeconds"],
        "run": job["run"],
        "traced": NOWHERE,
        **optional,
    }
    return CudaJob(name=name, namespace=namespace, profile=profile, variant=variant, **fields)


def resources(table: Mapping[str, Any], path: str) -> Resources:
    """The default requests and limits at a dotted path of a table of defaults."""
    return Resources(*(table[f"{path}.{part}"] for part in _PARTS))
