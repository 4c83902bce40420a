"""What must fit together in a workload, and between it and its tenant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from model.namespace import TenantNamespace
from model.quantity import amount
from model.report import Finding, finding
from model.schedule import never_fires, schedule_problem, time_zone_problem
from model.tenant import Tenant
from model.training import TrainingJob
from model.workload import Variable, Workload
from spec import reference_rules, workload_rules
from spec.capacity import serves

# The first minor version that has everything these kinds render switched on by default:
# podFailurePolicy and unhealthyPodEvictionPolicy are stable there (Kubernetes feature gates).
OLDEST_MINOR = 31

# Names that somebody else sets, and who.
_RESERVED = MappingProxyType(
    {
        "CUDA_DISABLE_CONTROL": "lifts HAMi's limits",
        "NVIDIA_VISIBLE_DEVICES": "lifts HAMi's limits",
        "HOME": "is set to a folder that the container may write",
        "CHECKPOINT_DIR": "is set to the folder of checkpoints",
        "MODEL_CACHE_DIR": "is set to the folder of models",
        "JOB_NAME": "is set to the name of the Job",
        "JOB_COMPLETION_INDEX": "is set to the index of the Pod",
    }
)


def check_workloads(tenants: Sequence[Tenant]) -> list[Finding]:
    """Everything about trainings, and about names and whole cards of all workloads."""
    found: list[Finding] = []
    for tenant in tenants:
        for namespace in tenant.namespaces:
            found.extend(_names(namespace))
            for workload in namespace.workloads:
                found.extend(_whole_cards(tenant, namespace, workload))
            for training in namespace.trainings:
                found.extend(_training(tenant, training))
    return found


def _names(namespace: TenantNamespace) -> Iterator[Finding]:
    seen: dict[str, Workload] = {}
    for workload in namespace.workloads:
        first = seen.setdefault(workload.name, workload)
        if first is not workload:
            other = first.traced.location("")
            yield finding(
                workload_rules.WORKLOAD_NAME_TAKEN,
                f"'{workload.name}' is also the name in {other.file if other else 'another file'}",
                location=workload.traced.location(""),
            )


def _whole_cards(
    tenant: Tenant, namespace: TenantNamespace, workload: Workload
) -> Iterator[Finding]:
    profile = workload.profile
    fitting = [pool.model.memory_mib for pool in tenant.pools if serves(pool, profile)]
    if not profile.exclusive or not fitting:
        return
    cards = workload.most_pods * profile.count
    needed, quota = cards * min(fitting), namespace.quota.gpu_memory_mib
    if needed > quota:
        yield finding(
            workload_rules.WHOLE_CARD_OVER_QUOTA,
            f"{cards} whole cards at full scale have {needed} MiB, and the namespace's "
            f"`gpuMemoryMiB` is {quota}",
            location=workload.traced.location("gpuProfile"),
        )


def _training(tenant: Tenant, training: TrainingJob) -> Iterator[Finding]:
    where = training.traced.location
    yield from check_minor(tenant, training, "TrainingJob")
    yield from check_container(training, training.environment, training.shared_memory)
    if training.parallelism > training.completions:
        yield finding(
            reference_rules.PARALLELISM_TOO_LARGE,
            f"`parallelism` {training.parallelism} must be at most `completions` "
            f"{training.completions}",
            location=where("parallelism"),
        )
    mode = training.checkpoints.claim.access_mode
    if training.parallelism > 1 and mode != "ReadWriteMany":
        yield finding(
            workload_rules.CHECKPOINT_NOT_SHARED,
            f"{training.parallelism} Pods at the same time need `accessMode` 'ReadWriteMany', not "
            f"'{mode}'",
            location=where("checkpoint.accessMode"),
        )
    yield from _schedule(training)


def _schedule(training: TrainingJob) -> Iterator[Finding]:
    if training.schedule is None:
        return
    cron = training.schedule.cron
    words = schedule_problem(cron)
    if cron.startswith("@"):
        words = f"'{cron}' must be written as five fields"
    elif not words and never_fires(cron):
        words = f"'{cron}' names only days that no month has"
    for path, problem in (
        ("schedule.cron", words),
        ("schedule.timeZone", time_zone_problem(training.schedule.time_zone)),
    ):
        if problem:
            yield finding(
                workload_rules.SCHEDULE_INVALID, problem, location=training.traced.location(path)
            )


def check_minor(tenant: Tenant, workload: Workload, kind: str) -> Iterator[Finding]:
    """A tenant whose Kubernetes lacks what the kind renders."""
    minor = tenant.control_plane.minor
    if int(minor.partition(".")[2]) < OLDEST_MINOR:
        yield finding(
            workload_rules.KUBERNETES_TOO_OLD,
            f"`{kind}` needs Kubernetes 1.{OLDEST_MINOR}, and '{tenant.name}' has {minor}",
            location=workload.traced.location(""),
        )


def check_container(
    workload: Workload, environment: Sequence[Variable], shared_memory: str
) -> Iterator[Finding]:
    """Shared memory beyond the memory limit, and variables that are reserved or stand twice."""
    where, limit = workload.traced.location, workload.resources.limit_memory
    if shared_memory and amount(shared_memory) > amount(limit):
        yield finding(
            workload_rules.SHARED_MEMORY_TOO_LARGE,
            f"`sharedMemory` '{shared_memory}' must be at most `resources.limits.memory` '{limit}'",
            location=where("sharedMemory"),
        )
    seen: set[str] = set()
    for index, variable in enumerate(environment):
        if variable.name in _RESERVED:
            yield finding(
                workload_rules.VARIABLE_RESERVED,
                f"`{variable.name}` {_RESERVED[variable.name]}",
                location=where(f"env[{index}]"),
            )
        elif variable.name in seen:
            yield finding(
                reference_rules.NAME_DUPLICATE,
                f"the name '{variable.name}' stands twice",
                location=where(f"env[{index}]"),
            )
        seen.add(variable.name)
