"""Service, Ingress and Gateway of a TenantControlPlane."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from imports.io.clastix import kamaji
from model.exposure import Exposure, GatewayRoute, Ingress, LoadBalancer, NodePort

_PLANE = "TenantControlPlaneSpecControlPlane"

# The annotation by which each implementation is asked for an address: the address alone requests
# nothing (clastix/kamaji issue 743).
_ADDRESS: Mapping[str, str] = MappingProxyType(
    {
        "metallb": "metallb.io/loadBalancerIPs",
        "kubeVip": "kube-vip.io/loadbalancerIPs",
        "cilium": "lbipam.cilium.io/ips",
        "azure": "service.beta.kubernetes.io/azure-load-balancer-ipv4",
    }
)
_AWS = "service.beta.kubernetes.io/aws-load-balancer-"
# How each ingress controller is asked to leave TLS alone.
_PASSTHROUGH: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "haproxyKubernetes": {"haproxy.org/ssl-passthrough": "true"},
        "haproxyIngress": {"haproxy-ingress.github.io/ssl-passthrough": "true"},
        "ingressNginx": {"nginx.ingress.kubernetes.io/ssl-passthrough": "true"},
    }
)

# JSON pointers of the TenantControlPlane -> fields of the tenant.
FIELDS = {
    "/spec/controlPlane/service": "controlPlane.exposure",
    "/spec/controlPlane/service/allocateLoadBalancerNodePorts": (
        "controlPlane.exposure.loadBalancer.allocateNodePorts"
    ),
    "/spec/controlPlane/ingress": "controlPlane.exposure.ingress",
    "/spec/controlPlane/gateway": "controlPlane.exposure.gateway",
    "/spec/networkProfile/loadBalancerClass": "controlPlane.exposure.loadBalancer.class",
    "/spec/networkProfile/loadBalancerSourceRanges": (
        "controlPlane.exposure.loadBalancer.sourceRanges"
    ),
}
ADDRESS_FIELDS = {
    LoadBalancer: "controlPlane.exposure.loadBalancer.address",
    NodePort: "controlPlane.exposure.nodePort.address",
}


def service(exposure: Exposure) -> Any:
    """The Service of the control plane, with the annotations that ask for its address."""
    types = kamaji.TenantControlPlaneSpecControlPlaneServiceServiceType
    found = exposure.service
    if isinstance(found, NodePort):
        return kamaji.TenantControlPlaneSpecControlPlaneService(service_type=types.NODE_PORT)
    if not isinstance(found, LoadBalancer):
        return kamaji.TenantControlPlaneSpecControlPlaneService(service_type=types.CLUSTER_IP)
    return kamaji.TenantControlPlaneSpecControlPlaneService(
        service_type=types.LOAD_BALANCER,
        allocate_load_balancer_node_ports=found.allocate_node_ports,
        additional_metadata=kamaji.TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata(
            annotations=_address_request(found)
        ),
    )


def _address_request(found: LoadBalancer) -> dict[str, str]:
    if found.implementation != "aws":
        return {_ADDRESS[found.implementation]: found.address}
    # The AWS Load Balancer Controller makes a network load balancer that keeps TLS whole.
    return {
        f"{_AWS}type": "external",
        f"{_AWS}nlb-target-type": "ip",
        f"{_AWS}scheme": "internet-facing",
        f"{_AWS}eip-allocations": ",".join(found.elastic_ip_allocations),
    }


def ingress(exposure: Exposure) -> Any:
    """The Ingress that passes TLS through; None where there is none."""
    route = exposure.route
    if not isinstance(route, Ingress):
        return None
    return kamaji.TenantControlPlaneSpecControlPlaneIngress(
        hostname=route.hostname,
        ingress_class_name=route.class_name,
        additional_metadata=kamaji.TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata(
            annotations=dict(_PASSTHROUGH[route.controller])
        ),
    )


def gateway(exposure: Exposure) -> Any:
    """The route at a Gateway; None where there is none.

    Section and namespace are outright: without the one no route is made, and Kamaji reads the
    other without looking whether it is there (clastix/kamaji issues 1061 and 1083).
    """
    route = exposure.route
    if not isinstance(route, GatewayRoute):
        return None
    return kamaji.TenantControlPlaneSpecControlPlaneGateway(
        hostname=route.hostname,
        parent_refs=[
            kamaji.TenantControlPlaneSpecControlPlaneGatewayParentRefs(
                name=route.gateway.name,
                namespace=route.gateway.namespace,
                section_name=route.gateway.listener,
            )
        ],
    )
