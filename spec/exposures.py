"""Can each control plane be reached the way it asks for, and only that one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.exposure import GatewayRoute, LoadBalancer, NodePort
from model.location import Location
from model.report import Finding, finding
from model.tenant import Tenant
from spec import reference_rules as rules
from spec.parse_fleet import Offer

# Kamaji routes konnectivity to the listener of this port and to no other
# (Kamaji 26.8.2-edge: how the TLSRoute of konnectivity is built).
_GATEWAY_KONNECTIVITY_PORT = 8132
_LAST_PORT = 65535
_PORTS = ("controlPlane.port", "controlPlane.konnectivity.port")
_LOAD_BALANCER = "controlPlane.exposure.loadBalancer"


def check_exposures(offer: Offer, tenants: Sequence[Tenant]) -> list[Finding]:
    """Services without a load balancer, node ports and host names that do not fit or are taken."""
    found = list(_range(offer))
    ports: dict[int, Tenant] = {}
    names: dict[str, Tenant] = {}
    for tenant in tenants:
        if tenant.lifecycle == "retired":
            continue
        exposure = tenant.control_plane.exposure
        if isinstance(exposure.service, LoadBalancer):
            found.extend(_load_balancer(tenant, exposure.service, offer))
        elif isinstance(exposure.service, NodePort):
            found.extend(_node_ports(tenant, offer, ports))
        if isinstance(exposure.route, GatewayRoute):
            found.extend(_gateway(tenant, exposure.route))
        if exposure.route is not None:
            found.extend(_host_name(tenant, exposure.hostname, names))
    return found


def _range(offer: Offer) -> Iterator[Finding]:
    first, last = offer.management.node_ports
    if not first <= last <= _LAST_PORT:
        yield finding(
            rules.NODE_PORT_OUTSIDE,
            f"`nodePortRange` '{first}-{last}' must be ascending and end with {_LAST_PORT} at most",
            location=offer.management.traced.location("managementCluster.nodePortRange"),
        )


def _load_balancer(tenant: Tenant, service: LoadBalancer, offer: Offer) -> Iterator[Finding]:
    where = tenant.traced.location
    if offer.management.load_balancer is None:
        words = f"the management cluster '{offer.management.name}' has no load balancer"
        yield finding(rules.LOAD_BALANCER_MISSING, words, location=where(_LOAD_BALANCER))
        return
    field = f"{_LOAD_BALANCER}.elasticIPAllocations"
    aws = offer.management.load_balancer == "aws"
    if aws != bool(service.elastic_ip_allocations):
        words = f"`elasticIPAllocations` must {'' if aws else 'not '}stand with the load balancer "
        words += f"'{offer.management.load_balancer}'"
        yield finding(rules.ELASTIC_IP_MISFIT, words, location=where(field))


def _node_ports(tenant: Tenant, offer: Offer, taken: dict[int, Tenant]) -> Iterator[Finding]:
    first, last = offer.management.node_ports
    plane = tenant.control_plane
    for field, port in zip(_PORTS, (plane.port, plane.konnectivity.port), strict=True):
        location = _written(tenant, field)
        if not first <= port <= last:
            words = f"`{field}` {port} must be one of the node ports {first}-{last}"
            yield finding(rules.NODE_PORT_OUTSIDE, words, location=location)
        other = taken.setdefault(port, tenant)
        if other is not tenant:
            words = f"`{field}` {port} is also a node port of tenant '{other.name}'"
            yield finding(rules.NODE_PORT_TAKEN, words, location=location)


def _written(tenant: Tenant, field: str) -> Location | None:
    """Where the field is written, or else the exposure that makes it needed."""
    origin = tenant.traced.origins.get(field)
    written = origin.location if origin else None
    return written or tenant.traced.location("controlPlane.exposure.nodePort")


def _gateway(tenant: Tenant, route: GatewayRoute) -> Iterator[Finding]:
    plane, gateway = tenant.control_plane, route.gateway
    place = tenant.traced.location("controlPlane.exposure.gateway")
    if not _accepts(gateway.hostname, route.hostname):
        words = f"the listeners of '{gateway.name}' accept '{gateway.hostname}', and not "
        words += f"'{route.hostname}'"
        where = tenant.traced.location("controlPlane.exposure.gateway.hostname")
        yield finding(rules.GATEWAY_MISFIT, words, location=where)
    wanted = (gateway.port, _GATEWAY_KONNECTIVITY_PORT)
    for field, port, want in zip(
        _PORTS, (plane.port, plane.konnectivity.port), wanted, strict=True
    ):
        if port != want:
            words = f"`{field}` {port} must be {want}, the port of the listener of '{gateway.name}'"
            origin = tenant.traced.origins.get(field)
            yield finding(
                rules.GATEWAY_MISFIT, words, location=(origin and origin.location) or place
            )


def _accepts(pattern: str, hostname: str) -> bool:
    """Whether a listener's host name covers another; '*.' stands for one label or more."""
    if pattern.startswith("*."):
        return hostname.endswith(pattern[1:]) and len(hostname) > len(pattern) - 1
    return hostname == pattern


def _host_name(tenant: Tenant, hostname: str, taken: dict[str, Tenant]) -> Iterator[Finding]:
    other = taken.setdefault(hostname, tenant)
    if other is not tenant:
        route = tenant.control_plane.exposure.route
        kind = "gateway" if isinstance(route, GatewayRoute) else "ingress"
        yield finding(
            rules.HOST_NAME_TAKEN,
            f"`hostname` '{hostname}' is also tenant '{other.name}''s",
            location=tenant.traced.location(f"controlPlane.exposure.{kind}.hostname"),
        )
