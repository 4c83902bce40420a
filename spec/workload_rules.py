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
REPLICAS_SHARE_NODE = error(
    "replicas-share-node",
    "replicas that must share a node",
    "Each replica is to have a node of its own: the last ones would wait for ever.",
    "Lower `replicas`, or write `failureDomain: card` or `none` if a lost node may take several.",
)
REPLICAS_SHARE_CARD = error(
    "replicas-share-card",
    "replicas that may come to share a card",
    "HAMi's policy `spread` prefers another card and does not insist: two replicas on one card are "
    "lost together, so that they are no fault tolerance.",
    "Write `failureDomain: node`, `schedulerPolicy.gpu: mutex` (idle cards only), a profile of "
    "which a card holds one, or `failureDomain: none` if more throughput is all that is wanted.",
)
REPLICAS_OVER_POOL = error(
    "replicas-over-pool",
    "replicas that the tenant's cards cannot hold",
    "The last Pods would wait for ever, even if nothing else ran on the cards.",
    "Lower `replicas` or `rollout.maxSurge`, choose a smaller profile, or enlarge the pool.",
)
ROLLOUT_STUCK = error(
    "rollout-stuck",
    "a rollout that may neither add a Pod nor take one away",
    "The API server refuses such a Deployment.",
    "Write `maxUnavailable: 1`, or `maxSurge: 1` where the quota has room for another Pod.",
)
MODEL_CACHE_NOT_SHARED = error(
    "model-cache-not-shared",
    "a model cache that all Pods need and only some can mount",
    "A Deployment has one claim for all of its Pods, those of a rollout included: the others would "
    "wait until it is free.",
    "Write `accessMode: ReadWriteMany` with a StorageClass that has it, `type: emptyDir`, or "
    "`controller: StatefulSet`, which has a claim per replica.",
)
GRACE_PERIOD_TOO_SHORT = error(
    "grace-period-too-short",
    "a Pod that is killed before it has stopped answering",
    "The server gets SIGTERM only after `drainSeconds`, and what is left of the grace period is "
    "all that it has for the requests under way.",
    "Raise `terminationGracePeriodSeconds`, or lower `drainSeconds`.",
)
