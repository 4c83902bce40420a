"""Checked Tenant and TenantClass files, and workloads -> a tenant, with the class merged in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from model.gpu import GpuPool
from model.inference import InferenceService
from model.namespace import ContainerLimits, NamespaceQuota, TenantNamespace
from model.network import Allowance, Network, Peer
from model.origin import Origin, Traced
from model.tenant import Access, Hami, Tenant
from model.training import TrainingJob
from model.workload import CudaJob, Workload
from spec import defaults
from spec.layers import Layer, Resolver
from spec.parse_control_plane import parse_control_plane
from spec.parse_fleet import Offer
from spec.source import Document


def parse_tenant(
    document: Document,
    class_document: Document,
    workloads: Mapping[str, Sequence[Workload]],
    offer: Offer,
) -> Tenant:
    """The tenant as a value; `workloads` by namespace. Schemas and references hold."""
    own = Layer("tenant", document.data["spec"], document.places, "/spec")
    plan = Layer("class", class_document.data["spec"], class_document.places, "/spec")
    resolver = Resolver([own, plan], defaults.TENANT)
    name = document.data["metadata"]["name"]
    get = resolver.get
    stage = Resolver([plan], {}, resolver.origins).get("stage")
    driver = get("gpu.driver")
    for index in range(len(own.data.get("access", ()))):
        place = own.at(f"access.{index}")
        resolver.origins[f"access[{index}]"] = Origin(place.data, "tenant", place.location)
    control_plane = parse_control_plane(resolver, name, own.at("controlPlane.exposure"), offer)
    namespaces = tuple(
        _namespace(own.at(f"namespaces.{index}"), plan.at("namespaces"), index, resolver, workloads)
        for index in range(len(own.data["namespaces"]))
    )
    resolver.origins[""] = Origin(None, "tenant", document.places.get("/metadata/name"))
    return Tenant(
        name=name,
        display_name=get("displayName", name),
        class_name=get("class"),
        stage=stage,
        lifecycle=get("lifecycle"),
        owners=tuple(get("owners")),
        control_plane=control_plane,
        network=_network(resolver),
        driver=driver,
        pools=_pools(own.at("gpu.pools"), resolver, offer),
        hami=_hami(resolver, stage, driver, control_plane.kubernetes_version),
        monitoring_namespace=get("monitoring.namespace"),
        cert_manager_version=get("versions.certManager"),
        namespaces=namespaces,
        access=_access(get("access"), tuple(one.name for one in namespaces)),
        traced=Traced(resolver.origins),
    )


def _network(resolver: Resolver) -> Network:
    service_cidrs = _cidrs(resolver, "network.serviceCidr")
    dns = resolver.get("network.dnsServiceIPs", defaults.dns_service_ips(service_cidrs))
    return Network(
        service_cidrs=service_cidrs,
        pod_cidrs=_cidrs(resolver, "network.podCidr"),
        node_cidrs=tuple(resolver.get("network.nodeCidrs")),
        dns_service_ips=tuple(dns),
        cluster_domain=resolver.get("network.clusterDomain"),
    )


def _cidrs(resolver: Resolver, single: str) -> tuple[str, ...]:
    """The networks of the field or of its plural, which is where they are found again."""
    several = resolver.get(f"{single}s", None)
    if several is not None:
        return tuple(several)
    found = resolver.get(single)
    resolver.origins[f"{single}s"] = replace(resolver.origins[single], value=None)
    return (found,)


def _hami(resolver: Resolver, stage: str, driver: str, kubernetes_version: str) -> Hami:
    def get(path: str, *default: Any) -> Any:
        return resolver.get(f"hami.{path}", *default)

    return Hami(
        version=resolver.get("versions.hami"),
        namespace=get("namespace"),
        scheduler_version=get("schedulerVersion", kubernetes_version),
        failure_policy=get("webhook.failurePolicy", defaults.failure_policy(stage)),
        node_scheduler_policy=get("nodeSchedulerPolicy"),
        gpu_scheduler_policy=get("gpuSchedulerPolicy"),
        device_split_count=get("deviceSplitCount"),
        node_lock_timeout_seconds=get(
            "nodeLockTimeoutSeconds", defaults.node_lock_timeout_seconds(driver)
        ),
        runtime_class=get("runtimeClassName", defaults.runtime_class(driver)),
    )


def _pools(layer: Layer, resolver: Resolver, offer: Offer) -> tuple[GpuPool, ...]:
    pools = []
    for index in range(len(layer.data)):
        pool = Resolver(
            [layer.at(str(index))], defaults.POOL, resolver.origins, f"gpu.pools[{index}]"
        )
        resolver.origins[f"gpu.pools[{index}]"] = Origin(
            None, "tenant", layer.at(str(index)).location
        )
        pools.append(
            GpuPool(
                name=pool.get("name"),
                model=offer.models[pool.get("model")],
                sharing=pool.get("sharing"),
                nodes=pool.get("nodes"),
                cards_per_node=pool.get("cardsPerNode"),
            )
        )
    return tuple(pools)


def _namespace(
    own: Layer,
    plan: Layer,
    index: int,
    tenant: Resolver,
    workloads: Mapping[str, Sequence[Workload]],
) -> TenantNamespace:
    field = f"namespaces[{index}]"
    resolver = Resolver([own, plan], defaults.NAMESPACE, tenant.origins, field)
    own_only = Resolver([own], defaults.NAMESPACE, tenant.origins, field)
    tenant.origins[field] = Origin(None, "tenant", own.location)
    name = own_only.get("name")
    mine = workloads.get(name, ())
    return TenantNamespace(
        name=name,
        lifecycle=own_only.get("lifecycle"),
        quota=_quota(resolver),
        limits=_limits(resolver),
        allowances=(*_allowances(plan, tenant, field), *_allowances(own, tenant, field)),
        jobs=tuple(one for one in mine if isinstance(one, CudaJob)),
        field=field,
        trainings=tuple(one for one in mine if isinstance(one, TrainingJob)),
        services=tuple(one for one in mine if isinstance(one, InferenceService)),
    )


def _quota(resolver: Resolver) -> NamespaceQuota:
    def get(path: str) -> Any:
        return resolver.get(f"quota.{path}")

    return NamespaceQuota(
        request_cpu=get("requests.cpu"),
        request_memory=get("requests.memory"),
        limit_cpu=get("limits.cpu"),
        limit_memory=get("limits.memory"),
        pods=get("pods"),
        gpu=get("gpu"),
        gpu_memory_mib=get("gpuMemoryMiB"),
        gpu_core_percent=get("gpuCorePercent"),
    )


def _limits(resolver: Resolver) -> ContainerLimits:
    def get(path: str) -> Any:
        return resolver.get(f"containerLimits.{path}")

    return ContainerLimits(
        default_request_cpu=get("defaultRequest.cpu"),
        default_request_memory=get("defaultRequest.memory"),
        default_cpu=get("default.cpu"),
        default_memory=get("default.memory"),
        max_cpu=get("max.cpu"),
        max_memory=get("max.memory"),
    )


def _allowances(layer: Layer, tenant: Resolver, field: str) -> tuple[Allowance, ...]:
    allow = layer.at("allow")
    found = []
    for index, entry in enumerate(allow.data or ()):
        (kind, body), *_ = entry.items()
        # The class's allowances and the tenant's own are different lists.
        name = (
            f"{field}.allow[{index}]"
            if layer.source == "tenant"
            else f"{field}.classAllow[{index}]"
        )
        tenant.origins[name] = Origin(entry, layer.source, allow.at(str(index)).location)
        found.append(_allowance(kind, body, name))
    return tuple(found)


def _allowance(kind: Any, body: Mapping[str, Any], field: str) -> Allowance:
    peer = Peer(
        namespace=body.get("namespace", ""),
        pod_labels=body.get("podLabels", {}),
        cidr=body.get("cidr", ""),
        except_cidrs=tuple(body.get("except", ())),
    )
    derived = (peer.cidr or peer.namespace).replace(".", "-").replace("/", "-")
    return Allowance(
        kind=kind,
        name=body.get("name", derived),
        peer=peer,
        ports=tuple(body.get("ports", ())),
        protocol=body.get("protocol", "TCP"),
        field=field,
    )


def _access(
    entries: Sequence[Mapping[str, Any]], namespaces: tuple[str, ...]
) -> tuple[Access, ...]:
    return tuple(
        Access(
            group=entry["group"],
            role=entry["role"],
            namespaces=tuple(entry.get("namespaces", namespaces)),
            field=f"access[{index}]",
        )
        for index, entry in enumerate(entries)
    )
