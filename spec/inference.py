"""What must fit together in an InferenceService, and between it and its tenant's cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.gpu import GpuPool
from model.inference import InferenceService
from model.report import Finding, finding
from model.tenant import Tenant
from spec import workload_rules as rules
from spec.capacity import serves
from spec.workloads import check_container, check_minor


def check_inference(tenants: Sequence[Tenant]) -> list[Finding]:
    """Everything about model servers that is not about workloads of every kind."""
    return [
        problem
        for tenant in tenants
        for namespace in tenant.namespaces
        for service in namespace.services
        for problem in _service(tenant, service)
    ]


def _service(tenant: Tenant, service: InferenceService) -> Iterator[Finding]:
    where = service.traced.location
    yield from check_minor(tenant, service, "InferenceService")
    yield from check_container(service, service.environment, service.shared_memory)
    yield from _cache(service)
    yield from _replicas(tenant, service)
    deployment = service.controller == "Deployment"
    if deployment and service.max_surge == service.max_unavailable == 0:
        yield finding(
            rules.ROLLOUT_STUCK,
            "`maxSurge` and `maxUnavailable` must not both be 0",
            location=where("rollout.maxUnavailable"),
        )
    if service.drain_seconds >= service.grace_period_seconds:
        yield finding(
            rules.GRACE_PERIOD_TOO_SHORT,
            f"`drainSeconds` {service.drain_seconds} must be less than "
            f"`terminationGracePeriodSeconds` {service.grace_period_seconds}",
            location=where("drainSeconds"),
        )


def _cache(service: InferenceService) -> Iterator[Finding]:
    cache, pods = service.cache, service.most_pods
    if cache is None or not cache.persistent or service.controller == "StatefulSet" or pods < 2:
        return
    mode = cache.claim.access_mode
    if mode != "ReadWriteMany":
        yield finding(
            rules.MODEL_CACHE_NOT_SHARED,
            f"{pods} Pods at full scale need `accessMode` 'ReadWriteMany', not '{mode}'",
            location=service.traced.location("modelCache.accessMode"),
        )


def _replicas(tenant: Tenant, service: InferenceService) -> Iterator[Finding]:
    where, replicas = service.traced.location, service.replicas
    pools = [one for one in tenant.pools if serves(one, service.profile)]
    if not pools:
        return
    room = sum(one.nodes * pods_of_node(tenant, one, service) for one in pools)
    if service.most_pods > room:
        yield finding(
            rules.REPLICAS_OVER_POOL,
            f"{service.most_pods} Pods at full scale, and the pools hold {room} of the profile "
            f"'{service.profile.name}'",
            location=where("replicas"),
        )
    if replicas < 2:
        return
    nodes = sum(one.nodes for one in pools)
    if service.failure_domain == "node" and replicas > nodes:
        yield finding(
            rules.REPLICAS_SHARE_NODE,
            f"{replicas} replicas are to have a node each, and {nodes} can serve the profile "
            f"'{service.profile.name}'",
            location=where("replicas"),
        )
    most = max(pods_of_card(tenant, one, service) for one in pools)
    if service.failure_domain == "card" and most > 1:
        yield finding(
            rules.REPLICAS_SHARE_CARD,
            f"a card holds up to {most} Pods of the profile '{service.profile.name}', and "
            f"`schedulerPolicy.gpu` '{service.gpu_scheduler_policy}' does not keep them apart",
            location=where("failureDomain"),
        )


def pods_of_card(tenant: Tenant, pool: GpuPool, service: InferenceService) -> int:
    """How many Pods of a model server one card can hold at once, if nothing else is on it.

    HAMi gives a card to at most `deviceSplitCount` Pods, and with the policy 'mutex' only a card
    that is idle (recorded: truth of HAMi, scenario 'mutex').
    """
    profile = service.profile
    if profile.exclusive or service.gpu_scheduler_policy == "mutex":
        return 1
    counts = [tenant.hami.device_split_count, pool.model.memory_mib // profile.memory_mib]
    if profile.core_percent:
        counts.append(100 // profile.core_percent)
    return min(counts)


def pods_of_node(tenant: Tenant, pool: GpuPool, service: InferenceService) -> int:
    """At most how many Pods of a model server one node of a pool can hold."""
    return pods_of_card(tenant, pool, service) * pool.cards_per_node // service.profile.count
