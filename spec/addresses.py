"""Do the control planes' addresses come from the load balancer's pools, each used once."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from model.exposure import LoadBalancer
from model.report import Finding, finding
from model.tenant import Tenant
from spec import reference_rules as rules
from spec.parse_fleet import Offer

_FIELD = "controlPlane.exposure.loadBalancer.address"
_NODE_FIELD = "controlPlane.exposure.nodePort.address"
_POOLS = "managementCluster.loadBalancer.addressPools"

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Range = tuple[Address, Address]


def check_addresses(offer: Offer, tenants: Sequence[Tenant]) -> list[Finding]:
    """Pools that do not parse, addresses outside all pools, and addresses used twice."""
    found: list[Finding] = []
    ranges = _ranges(offer, found)
    taken: dict[str, Tenant] = {}
    for tenant in tenants:
        if tenant.lifecycle == "retired":
            continue
        service = tenant.control_plane.exposure.service
        balanced = isinstance(service, LoadBalancer)
        address = service.address
        location = tenant.traced.location(_FIELD if balanced else _NODE_FIELD)
        if address and not _is_address(address):
            found.append(
                finding(rules.ADDRESS_INVALID, f"'{address}' must be an address", location=location)
            )
        elif not balanced:
            continue
        elif ranges and not any(_between(address, one) for one in ranges):
            found.append(
                finding(
                    rules.ADDRESS_OUTSIDE_POOLS,
                    f"`address` '{address}' must be in one of the pools: {_shown(offer)}",
                    location=location,
                )
            )
        elif address in taken:
            other = taken[address]
            found.append(
                finding(
                    rules.ADDRESS_TAKEN,
                    f"`address` '{address}' is also tenant '{other.name}''s "
                    f"({other.traced.location(_FIELD)})",
                    location=location,
                )
            )
        taken.setdefault(address, tenant)
    return found


def _ranges(offer: Offer, found: list[Finding]) -> list[Range]:
    ranges: list[Range] = []
    for index, pool in enumerate(offer.management.address_pools):
        for place, text in enumerate(pool.addresses):
            parsed = _range(text)
            if parsed is not None:
                ranges.append(parsed)
                continue
            found.append(
                finding(
                    rules.ADDRESS_INVALID,
                    f"pool '{pool.name}': '{text}' must be a network or an ascending range",
                    location=offer.management.traced.location(
                        f"{_POOLS}[{index}].addresses[{place}]"
                    ),
                )
            )
    return ranges


def _range(text: str) -> Range | None:
    try:
        if "-" not in text:
            network = ipaddress.ip_network(text)
            return network[0], network[-1]
        low, high = (ipaddress.ip_address(part) for part in text.split("-"))
    except ValueError:
        return None
    return (low, high) if low.version == high.version and int(low) <= int(high) else None


def _between(text: str, bounds: Range) -> bool:
    address = ipaddress.ip_address(text)
    low, high = bounds
    return address.version == low.version and int(low) <= int(address) <= int(high)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _shown(offer: Offer) -> str:
    return ", ".join(text for pool in offer.management.address_pools for text in pool.addresses)
