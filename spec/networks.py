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

IpNetwork = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Named:
    """A network with its owner ('' is what lies outside all tenants) and its role."""

    owner: str
    role: str
    cidr: str
    location: Location | None

    @property
    def network(self) -> IpNetwork:
        """The parsed network. Raises ValueError where it does not parse or has host bits."""
        return ipaddress.ip_network(self.cidr)

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
    for cidr in network.service_cidrs:
        yield Named(name, "`serviceCidr`", cidr, where("network.serviceCidrs"))
    for cidr in network.pod_cidrs:
        yield Named(name, "`podCidr`", cidr, where("network.podCidrs"))
    for cidr in network.node_cidrs:
        yield Named(name, "`nodeCidrs`", cidr, where("network.nodeCidrs"))


def _invalid(named: Named) -> Finding | None:
    return _invalid_cidr(named.cidr, named.location)


def _invalid_cidr(cidr: str, location: Location | None) -> Finding | None:
    try:
        short = str(ipaddress.ip_network(cidr))
    except ValueError as error:
        return finding(
            rules.CIDR_INVALID, f"'{cidr}' must be a network: {error}", location=location
        )
    if short != cidr:
        return finding(
            rules.CIDR_INVALID,
            f"'{cidr}' must be written as '{short}'",
            location=location,
            fix=f"Write {short}.",
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
    cidrs = tenant.network.service_cidrs
    location = tenant.traced.location("network.dnsServiceIPs")
    if any(_invalid_cidr(cidr, None) for cidr in cidrs):
        return
    for text in tenant.network.dns_service_ips:
        try:
            address = ipaddress.ip_address(text)
        except ValueError:
            words = f"'{text}' must be an address"
            yield finding(rules.ADDRESS_INVALID, words, location=location)
            continue
        if not any(address in ipaddress.ip_network(cidr) for cidr in cidrs):
            yield finding(
                rules.DNS_OUTSIDE,
                f"`dnsServiceIPs` '{text}' must be inside `serviceCidr` {' or '.join(cidrs)}",
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
    for one in excepted:
        if one == cidr or not _inside(one, cidr):
            yield finding(
                rules.EXCEPT_OUTSIDE,
                f"`except` '{one}' must be a part of `cidr` '{cidr}'",
                location=location,
            )


def _inside(inner: str, outer: str) -> bool:
    low, high = ipaddress.ip_network(inner), ipaddress.ip_network(outer)
    if isinstance(low, ipaddress.IPv4Network) and isinstance(high, ipaddress.IPv4Network):
        return low.subnet_of(high)
    if isinstance(low, ipaddress.IPv6Network) and isinstance(high, ipaddress.IPv6Network):
        return low.subnet_of(high)
    return False
