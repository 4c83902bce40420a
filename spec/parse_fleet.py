"""Checked fleet file -> the management cluster, its datastores, the GPU models and profiles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from model.exposure import Gateway
from model.gpu import GpuModel, GpuProfile
from model.management import AddressPool, DataStore, ManagementCluster, SecretKey
from model.network import Peer
from model.origin import Origin
from spec import defaults
from spec.layers import Layer, Resolver
from spec.source import Document


@dataclass(frozen=True)
class Offer:
    """What the fleet file offers to tenants."""

    name: str
    delivery_engine: Any
    management: ManagementCluster
    data_stores: tuple[DataStore, ...]
    models: Mapping[str, GpuModel]
    profiles: Mapping[str, GpuProfile]
    tenant_networks_routed: bool
    reserved_cidrs: tuple[str, ...]


_VERSIONS = "managementCluster.versions"


def parse_fleet(document: Document) -> Offer:
    """The fleet file as values; the document has passed its schema."""
    spec = Layer("fleet", document.data["spec"], document.places, "/spec")
    resolver = Resolver([spec], defaults.FLEET)
    _record_pools(spec, resolver)
    return Offer(
        name=document.data["metadata"]["name"],
        delivery_engine=resolver.get("delivery.engine"),
        tenant_networks_routed=resolver.get("network.tenantNetworksRouted"),
        reserved_cidrs=tuple(resolver.get("network.reservedCidrs")),
        management=_management(resolver),
        data_stores=tuple(_data_store(item) for item in spec.data["dataStores"]),
        models={item["name"]: _model(item) for item in spec.data["gpuModels"]},
        profiles={item["name"]: _profile(item) for item in spec.data["gpuProfiles"]},
    )


def _record_pools(spec: Layer, resolver: Resolver) -> None:
    path = "managementCluster.loadBalancer.addressPools"
    for index, pool in enumerate(spec.at(path).data or ()):
        for place in range(len(pool["addresses"])):
            found = spec.at(f"{path}.{index}.addresses.{place}")
            name = f"{path}[{index}].addresses[{place}]"
            resolver.origins[name] = Origin(found.data, "fleet", found.location)


def _management(resolver: Resolver) -> ManagementCluster:
    def get(path: str) -> Any:
        return resolver.get(f"managementCluster.{path}")

    return ManagementCluster(
        name=get("name"),
        kubernetes_version=get("kubernetesVersion"),
        cluster_domain=get("clusterDomain"),
        pod_cidr=get("podCidr"),
        service_cidr=get("serviceCidr"),
        node_cidrs=tuple(get("nodeCidrs")),
        node_ports=_range(get("nodePortRange")),
        namespaces=tuple(get("namespaces")),
        kamaji_namespace=get("kamajiNamespace"),
        monitoring_namespace=get("monitoring.namespace"),
        load_balancer=get("loadBalancer.implementation"),
        load_balancer_namespace=get("loadBalancer.namespace"),
        address_pools=tuple(
            AddressPool(pool["name"], tuple(pool["addresses"]))
            for pool in get("loadBalancer.addressPools")
        ),
        gateways=tuple(_gateway(item) for item in get("gateways")),
        versions={one: get(f"versions.{one}") for one in resolver.layers[0].at(_VERSIONS).data},
        traced=resolver.traced(),
    )


def _range(text: str) -> tuple[int, int]:
    first, last = text.split("-")
    return int(first), int(last)


def _gateway(item: Mapping[str, Any]) -> Gateway:
    return Gateway(
        name=item["name"],
        namespace=item["namespace"],
        listener=item.get("listener", defaults.GATEWAY_LISTENER),
        port=item.get("port", defaults.API_SERVER_PORT),
        hostname=item["hostname"],
    )


def _data_store(item: Mapping[str, Any]) -> DataStore:
    tls = item.get("tls", {})
    authority = tls.get("certificateAuthority", {})
    client = tls.get("clientCertificate", {})
    egress = item["egress"]
    return DataStore(
        name=item["name"],
        driver=item["driver"],
        existing=item.get("existing", False),
        endpoints=tuple(item["endpoints"]),
        egress=Peer(
            namespace=egress.get("namespace", ""),
            pod_labels=egress.get("podLabels", {}),
            cidr=egress.get("cidr", ""),
        ),
        ports=tuple(sorted({int(one.rpartition(":")[2]) for one in item["endpoints"]})),
        ca_certificate=_secret_key(authority.get("certificate")),
        ca_private_key=_secret_key(authority.get("privateKey")),
        client_certificate=_secret_key(client.get("certificate")),
        client_private_key=_secret_key(client.get("privateKey")),
    )


def _secret_key(item: Mapping[str, str] | None) -> SecretKey | None:
    return SecretKey(item["name"], item["namespace"], item["key"]) if item else None


def _model(item: Mapping[str, Any]) -> GpuModel:
    return GpuModel(item["name"], item["deviceType"], item["memoryMiB"])


def _profile(item: Mapping[str, Any]) -> GpuProfile:
    exclusive = item.get("exclusive", False)
    return GpuProfile(
        name=item["name"],
        count=item["count"],
        exclusive=exclusive,
        memory_mib=0 if exclusive else item["memoryMiB"],
        core_percent=100 if exclusive else item["corePercent"],
    )
