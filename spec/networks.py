"""Do the networks of the clusters stay apart, and do the addresses in them fit."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from model.exposure import LoadBalancer
from model.location import Location
from model.report import Finding, finding
from model.tenant import Tenant
from spec import reference_rules as rules
from spec.parse_fleet import Offer


@dataclass(frozen=True)
class Named:
    """A network with its owner ('' is what lies outside all tenants) and its role."""

    owner: str
    role: str
    cidr: str
    location: Location | None

    @property
    def network(self) -> ipaddress.IPv4Network:
        """The parsed network. Raises ValueError where it does not parse or has host bits."""
        return ipaddress.IPv4Network(self.cidr)

    def __str__(self) -> str:
        return f"{self.role} {self.cidr}" + (f" of {self.owner}" if self.owner else "")


def check_networks(offer: Offer, tenants: Sequence[Tenant]) -> list[Finding]:
    """Invalid networks, forbidden overlaps, and DNS addresses outside the Service network."""
    everything = [*_outside(offer), *(one for tenant in tenants for one in _of_tenant(tenant))]
    found = [problem for one in everything if (problem := _invalid(one)) is not None]
    sound = [one for one in everything if _invalid(one) is None]
    for first, second in combinations(sound, 2):
        if _must_be_apart(first, second, offer) and first.network.overlaps(second.network):
            found.append(_overlap(first, second))
    for tenant in tenants:
        found.extend(_dns(tenant))
        found.extend(_ranges(tenant))
    return found


def _outside(offer: Offer) -> Iterator[Named]:
    cluster = offer.management
    where = cluster.traced.location
    name = f"the management cluster '{cluster.name}'"
    yield Named(name, "`podCidr`", cluster.pod_cidr, where("managementCluster.podCidr"))
    yield Named(name, "`serviceCidr`", cluster.service_cidr, where("managementCluster.serviceCidr"))
    for cidr in cluster.node_cidrs:
        yield Named(name, "`nodeCidrs`", cidr, where("managementCluster.nodeCidrs"))
    for cidr in offer.reserved_cidrs:
        yield Named("", "`reservedCidrs`", cidr, where("network.reservedCidrs"))


def _of_tenant(tenant: Tenant) -> Iterator[Named]:
    where = tenant.traced.location
    network = tenant.network
    name = f"tenant '{tenant.name}'"
    yield Named(name, "`serviceCidr`", network.service_cidr, where("network.serviceCidr"))
    yield Named(name, "`podCidr`", network.pod_cidr, where("network.podCidr"))
    for cidr in network.node_cidrs:
        yield Named(name, "`nodeCidrs`", cidr, where("network.nodeCidrs"))


def _invalid(named: Named) -> Finding | None:
    return _invalid_cidr(named.cidr, named.location)


def _invalid_cidr(cidr: str, location: Location | None) -> Finding | None:
    try:
        ipaddress.IPv4Network(cidr)
    except ValueError as error:
        return finding(
            rules.CIDR_INVALID, f"'{cidr}' must be a network: {error}", location=location
        )
    return None


def _must_be_apart(first: Named, second: Named, offer: Offer) -> bool:
    tenants = [one.owner.startswith("tenant ") for one in (first, second)]
    if not any(tenants):
        # The management cluster's own networks must differ; what is reserved may contain them.
        return bool(first.owner and second.owner)
    if not all(tenants) or first.owner == second.owner:
        return True
    nodes = first.role == second.role == "`nodeCidrs`"
    return nodes or (
        offer.tenant_networks_routed and "`nodeCidrs`" not in (first.role, second.role)
    )


def _overlap(first: Named, second: Named) -> Finding:
    earlier = f" ({first.location})" if first.location else ""
    return finding(
        rules.CIDR_OVERLAP,
        f"{second} must not overlap {first}{earlier}",
        location=second.location,
    )


def _dns(tenant: Tenant) -> Iterator[Finding]:
    network = tenant.network
    location = tenant.traced.location("network.dnsServiceIPs")
    if _invalid_cidr(network.service_cidr, None) is not None:
        return
    service = ipaddress.IPv4Network(network.service_cidr)
    for text in network.dns_service_ips:
        try:
            inside = ipaddress.IPv4Address(text) in service
        except ValueError:
            yield finding(
                rules.ADDRESS_INVALID, f"'{text}' must be an IPv4 address", location=location
            )
            continue
        if not inside:
            yield finding(
                rules.DNS_OUTSIDE,
                f"`dnsServiceIPs` '{text}' must be inside `serviceCidr` {network.service_cidr}",
                location=location,
            )


def _ranges(tenant: Tenant) -> Iterator[Finding]:
    where = tenant.traced.location
    service = tenant.control_plane.exposure.service
    for cidr in service.source_ranges if isinstance(service, LoadBalancer) else ():
        problem = _invalid_cidr(cidr, where("controlPlane.exposure.loadBalancer.sourceRanges"))
        if problem is not None:
            yield problem
    for namespace in tenant.namespaces:
        for allowance in namespace.allowances:
            location = where(allowance.field)
            if allowance.peer.cidr:
                yield from _peer(allowance.peer.cidr, allowance.peer.except_cidrs, location)


def _peer(cidr: str, excepted: Sequence[str], location: Location | None) -> Iterator[Finding]:
    problems = [_invalid_cidr(one, location) for one in (cidr, *excepted)]
    if any(problems):
        yield from (problem for problem in problems if problem is not None)
        return
    outer = ipaddress.IPv4Network(cidr)
    for one in excepted:
        inner = ipaddress.IPv4Network(one)
        if inner == outer or not inner.subnet_of(outer):
            yield finding(
                rules.EXCEPT_OUTSIDE,
                f"`except` '{one}' must be a part of `cidr` '{cidr}'",
                location=location,
            )
