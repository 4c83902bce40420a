"""Can the tenant's cards serve what its workloads ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.gpu import GpuPool, GpuProfile
from model.report import Finding, finding
from model.tenant import Tenant
from model.workload import CudaJob, Workload
from spec import reference_rules as rules

# Kubelet's message limit of 4 MiB, in MiB of simulated memory per node (mock-device-plugin's
# README: more than 120 GB displays as 0).
MOCK_NODE_MIB = 120_000

_CUDA_VARIANTS = ("smoke", "memoryPressure")


def check_capacity(tenants: Sequence[Tenant], allowed: dict[str, tuple[str, ...]]) -> list[Finding]:
    """What no card of the tenant can serve; `allowed` holds the GPU profiles of each class."""
    found: list[Finding] = []
    for tenant in tenants:
        if tenant.driver == "mock":
            found.extend(_mock_nodes(tenant))
        for namespace in tenant.namespaces:
            for workload in namespace.workloads:
                found.extend(_profile(tenant, workload, allowed[tenant.class_name]))
            for job in namespace.jobs:
                found.extend(_job(tenant, job))
    return found


def serves(pool: GpuPool, profile: GpuProfile) -> bool:
    """Whether one node of the pool has enough cards, each with enough memory."""
    return profile.count <= pool.cards_per_node and profile.memory_mib <= pool.model.memory_mib


def _mock_nodes(tenant: Tenant) -> Iterator[Finding]:
    for index, pool in enumerate(tenant.pools):
        total = pool.cards_per_node * pool.model.memory_mib
        if total > MOCK_NODE_MIB:
            yield finding(
                rules.MOCK_NODE_TOO_LARGE,
                f"pool '{pool.name}' has {total} MiB a node; it must be at most {MOCK_NODE_MIB}",
                location=tenant.traced.location(f"gpu.pools[{index}]"),
            )


def _job(tenant: Tenant, job: CudaJob) -> Iterator[Finding]:
    where = job.traced.location
    if tenant.driver == "mock" and job.variant in _CUDA_VARIANTS:
        yield finding(
            rules.CUDA_ON_MOCK,
            f"the variant '{job.variant}' needs a card; the driver of '{tenant.name}' is 'mock'",
            location=where("variant"),
        )
    if job.variant == "memoryPressure" and job.profile.exclusive:
        yield finding(
            rules.SLICE_MISSING,
            f"the profile '{job.profile.name}' is exclusive, and 'memoryPressure' needs a slice",
            location=where("gpuProfile"),
        )
    if job.parallelism > job.completions:
        yield finding(
            rules.PARALLELISM_TOO_LARGE,
            f"`parallelism` {job.parallelism} must be at most `completions` {job.completions}",
            location=where("parallelism"),
        )


def _profile(tenant: Tenant, workload: Workload, allowed: tuple[str, ...]) -> Iterator[Finding]:
    profile, where = workload.profile, workload.traced.location
    if profile.name not in allowed:
        yield finding(
            rules.PROFILE_NOT_ALLOWED,
            f"the profile '{profile.name}' must be one of the class '{tenant.class_name}': "
            + ", ".join(f"'{one}'" for one in allowed),
            location=where("gpuProfile"),
        )
    elif not any(serves(pool, profile) for pool in tenant.pools):
        yield finding(
            rules.PROFILE_NOT_SERVED,
            f"the profile '{profile.name}' asks for {profile.count} x {profile.memory_mib} MiB on "
            f"one node, and the pools have {_shown(tenant)}",
            location=where("gpuProfile"),
        )


def _shown(tenant: Tenant) -> str:
    return ", ".join(
        f"'{one.name}' {one.cards_per_node} x {one.model.memory_mib} MiB" for one in tenant.pools
    )
