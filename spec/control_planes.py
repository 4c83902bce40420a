"""Can the Pods of each control plane run as they are asked to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.report import Finding, finding
from model.tenant import Tenant
from spec import reference_rules as rules
from spec.parse_control_plane import CONFINED_DRIVERS, LOWEST_PORT
from spec.parse_fleet import Offer


def check_control_planes(offer: Offer, tenants: Sequence[Tenant]) -> list[Finding]:
    """Pod Security levels out of reach, and spread constraints that exclude each other."""
    drivers = {one.name: one.driver for one in offer.data_stores}
    found: list[Finding] = []
    for tenant in tenants:
        found.extend(_pod_security(tenant, drivers[tenant.control_plane.data_store]))
        found.extend(_spread(tenant))
    return found


def _pod_security(tenant: Tenant, driver: str) -> Iterator[Finding]:
    plane = tenant.control_plane
    if plane.pod_security != "restricted":
        return
    confined = driver in CONFINED_DRIVERS
    reasons = {
        f"the driver {driver} needs a container that Kamaji cannot confine": not confined,
        f"port {plane.port} needs a right that is taken away": plane.port < LOWEST_PORT,
    }
    for words in (words for words, holds in reasons.items() if holds):
        yield finding(
            rules.POD_SECURITY_UNMET,
            f"`podSecurity` 'restricted' cannot be met: {words}",
            location=tenant.traced.location("controlPlane.podSecurity"),
        )


def _spread(tenant: Tenant) -> Iterator[Finding]:
    keys = [one.topology_key for one in tenant.control_plane.spread]
    for key in sorted({one for one in keys if keys.count(one) > 1}):
        yield finding(
            rules.SPREAD_DUPLICATE,
            f"the `topologyKey` '{key}' stands twice",
            location=tenant.traced.location("controlPlane.topologySpreadConstraints"),
        )
