"""The `exposure` of a tenant -> how its control plane is reached."""

from __future__ import annotations

from typing import Any

from model.exposure import (
    ClusterIP,
    Exposure,
    Gateway,
    GatewayRoute,
    Ingress,
    LoadBalancer,
    NodePort,
)
from model.management import ManagementCluster
from model.origin import Origin
from spec.layers import Layer, Resolver


def parse_exposure(resolver: Resolver, own: Layer, cluster: ManagementCluster) -> Exposure:
    """The exposure that the tenant's file gives at `own`; schemas hold, references may not."""
    path = "controlPlane.exposure"
    for kind in own.data:
        part = own.at(kind)
        resolver.origins[f"{path}.{kind}"] = Origin(part.data, "tenant", part.location)

    def get(field: str) -> Any:
        return resolver.get(f"{path}.{field}")

    service: LoadBalancer | NodePort | ClusterIP = ClusterIP()
    if "loadBalancer" in own.data:
        service = LoadBalancer(
            # Without one the exposure is a finding; nothing is rendered then.
            implementation=cluster.load_balancer or "metallb",
            address=get("loadBalancer.address"),
            source_ranges=tuple(get("loadBalancer.sourceRanges")),
            load_balancer_class=get("loadBalancer.class"),
            allocate_node_ports=get("loadBalancer.allocateNodePorts"),
            elastic_ip_allocations=tuple(get("loadBalancer.elasticIPAllocations")),
        )
    elif "nodePort" in own.data:
        service = NodePort(get("nodePort.address"))
    route: Ingress | GatewayRoute | None = None
    if "ingress" in own.data:
        route = Ingress(
            hostname=get("ingress.hostname"),
            class_name=get("ingress.className"),
            controller=get("ingress.controller"),
        )
    elif "gateway" in own.data:
        route = GatewayRoute(get("gateway.hostname"), _gateway(get("gateway.name"), cluster))
    return Exposure(service, route)


def _gateway(name: str, cluster: ManagementCluster) -> Gateway:
    return next(one for one in cluster.gateways if one.name == name)
