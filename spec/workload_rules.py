"""The rules about workloads that look at more than one field or file."""

from __future__ import annotations

from model.rule import error

SCHEDULE_INVALID = error(
    "schedule-invalid",
    "a schedule that never starts a Job",
    "The API server refuses a CronJob whose schedule or time zone it cannot read; one that names "
    "only days that no month has, it takes.",
    "Write five fields, as '0 2 * * 6', and a time zone as 'Europe/Berlin'.",
)
CHECKPOINT_NOT_SHARED = error(
    "checkpoint-not-shared",
    "Pods that need one volume at the same time and cannot have it",
    "All Pods but the first would wait until the volume is free, as soon as they are to run on "
    "another node.",
    "Write `parallelism: 1`, or `accessMode: ReadWriteMany` with a StorageClass that has it.",
)
SHARED_MEMORY_TOO_LARGE = error(
    "shared-memory-too-large",
    "shared memory that does not fit into the memory limit",
    "What lies in /dev/shm counts towards the container's memory: it would be killed before the "
    "shared memory is full.",
    "Raise `resources.limits.memory`, or lower `sharedMemory`.",
)
VARIABLE_RESERVED = error(
    "variable-reserved",
    "a variable that is not the workload's to set",
    "It lifts HAMi's limits, which the tenant's admission policy refuses, or would be set twice.",
    "Choose another name, or leave the variable out.",
)
WORKLOAD_NAME_TAKEN = error(
    "workload-name-taken",
    "two workloads of the same name in one namespace",
    "Their Pods have the same labels: Services and policies of one would take in the other's.",
    "Rename one of the files, and its `metadata.name`.",
)
KUBERNETES_TOO_OLD = error(
    "kubernetes-too-old",
    "a workload that needs a newer Kubernetes",
    "An older API server drops fields that the workload relies on, and says nothing.",
    "Upgrade the tenant's control plane, or use a CudaJob.",
)
WHOLE_CARD_OVER_QUOTA = error(
    "whole-card-over-quota",
    "whole cards that do not fit into the namespace's GPU memory",
    "HAMi counts all memory of an exclusive card (recorded): the Pods would wait for ever.",
    "Raise `quota.gpuMemoryMiB` of the namespace, or use a profile with `memoryMiB`.",
)
