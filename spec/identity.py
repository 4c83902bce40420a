"""Is each tenant's identity its own: name, schema and user in the datastore, ports, namespaces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.report import Finding, finding
from model.tenant import Tenant, object_name
from spec import reference_rules as rules
from spec.parse_fleet import Offer

# Ports that the containers of a control plane Pod bind besides the two of the input
# (recorded in the truth of Kamaji: admin, health, controller manager, scheduler).
_BOUND_PORTS = {8133: "konnectivity's admin port", 8134: "konnectivity's health port",
                10257: "the controller manager", 10259: "the scheduler"}  # fmt: skip

_RESERVED = ("default", "kube-system", "kube-public", "kube-node-lease", "cert-manager")


def check_identity(offer: Offer, tenants: Sequence[Tenant]) -> list[Finding]:
    """Everything that two owners would share although each needs its own."""
    found: list[Finding] = []
    schemas: dict[tuple[str, str], Tenant] = {}
    users: dict[tuple[str, str], Tenant] = {}
    for tenant in tenants:
        if tenant.name == offer.management.name:
            found.append(
                finding(
                    rules.TENANT_NAME_TAKEN,
                    f"tenant '{tenant.name}' must not be named like the management cluster",
                    location=tenant.traced.location(""),
                )
            )
        plane = tenant.control_plane
        found.extend(_collision(tenant, "dataStoreSchema", plane.data_store_schema, schemas))
        found.extend(_collision(tenant, "dataStoreUsername", plane.data_store_username, users))
        found.extend(_ports(tenant))
        found.extend(_namespaces(tenant))
        found.extend(_access(tenant))
    return found


def _collision(
    tenant: Tenant, field: str, value: str, seen: dict[tuple[str, str], Tenant]
) -> Iterator[Finding]:
    key = (tenant.control_plane.data_store, value)
    other = seen.setdefault(key, tenant)
    if other is not tenant:
        path = f"controlPlane.{field}"
        yield finding(
            rules.DATASTORE_COLLISION,
            f"`{field}` '{value}' in datastore '{key[0]}' is also tenant '{other.name}''s "
            f"({other.traced.location(path)})",
            location=tenant.traced.location(path),
        )


def _ports(tenant: Tenant) -> Iterator[Finding]:
    plane, where = tenant.control_plane, tenant.traced.location
    bound = {port: (name, "controlPlane.port") for port, name in _BOUND_PORTS.items()}
    for field, port, name in (
        ("controlPlane.port", plane.port, "the API server"),
        ("controlPlane.konnectivity.port", plane.konnectivity.port, "the konnectivity server"),
    ):
        if port in bound:
            other, other_field = bound[port]
            written = tenant.traced.origins[field].location
            yield finding(
                rules.PORT_TAKEN,
                f"port {port} of {name} is also {other}'s",
                location=written or where(other_field),
            )
        bound.setdefault(port, (name, field))


def _access(tenant: Tenant) -> Iterator[Finding]:
    seen: dict[tuple[str, str], str] = {}
    for access in tenant.access:
        key = (access.role, object_name(access.group))
        other = seen.setdefault(key, access.field)
        if other != access.field:
            yield finding(
                rules.ACCESS_DUPLICATE,
                f"the group '{access.group}' would share a RoleBinding with `{other}`",
                location=tenant.traced.location(access.field),
            )


def _namespaces(tenant: Tenant) -> Iterator[Finding]:
    for namespace in tenant.namespaces:
        reserved = (*_RESERVED, tenant.hami.namespace)
        if namespace.name in reserved or namespace.name.startswith("kube-"):
            yield finding(
                rules.OBJECT_NAME_TAKEN,
                f"the namespace '{namespace.name}' must not be one of the platform's: "
                + ", ".join(f"'{one}'" for one in reserved),
                location=tenant.traced.location(f"{namespace.field}.name"),
            )
        names: set[tuple[str, str]] = set()
        for allowance in namespace.allowances:
            key = (allowance.kind, allowance.name)
            if key in names:
                yield finding(
                    rules.ALLOWANCE_DUPLICATE,
                    f"`{allowance.kind}` is allowed twice under the same name"
                    + (f" '{allowance.name}'" if allowance.name else ""),
                    location=tenant.traced.location(allowance.field),
                )
            names.add(key)
