"""Do requests, limits, defaults and maxima of CPU and memory fit each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.location import Location
from model.namespace import TenantNamespace
from model.origin import Traced
from model.quantity import amount
from model.report import Finding, finding
from model.tenant import Tenant
from model.workload import Resources
from spec import reference_rules as rules


def check_resources(tenants: Sequence[Tenant]) -> list[Finding]:
    """Limits below requests, and defaults above maxima, in control planes, namespaces and Jobs."""
    found: list[Finding] = []
    for tenant in tenants:
        for component, resources in tenant.control_plane.resources.items():
            path = f"controlPlane.resources.{component}"
            found.extend(_container(resources, tenant.traced, path))
        for namespace in tenant.namespaces:
            found.extend(_namespace(namespace, tenant.traced))
            for workload in namespace.workloads:
                found.extend(_container(workload.resources, workload.traced, "resources"))
    return found


def _container(resources: Resources, traced: Traced, path: str) -> Iterator[Finding]:
    pairs = (
        ("cpu", resources.request_cpu, resources.limit_cpu),
        ("memory", resources.request_memory, resources.limit_memory),
    )
    for what, request, limit in pairs:
        yield from _ordered(
            (f"{path}.requests.{what}", request), (f"{path}.limits.{what}", limit), traced
        )


def _namespace(namespace: TenantNamespace, traced: Traced) -> Iterator[Finding]:
    limits, field = namespace.limits, f"{namespace.field}.containerLimits"
    columns = (
        ("cpu", limits.default_request_cpu, limits.default_cpu, limits.max_cpu),
        ("memory", limits.default_request_memory, limits.default_memory, limits.max_memory),
    )
    for what, request, default, maximum in columns:
        lower = (f"{field}.defaultRequest.{what}", request)
        middle = (f"{field}.default.{what}", default)
        yield from _ordered(lower, middle, traced)
        yield from _ordered(middle, (f"{field}.max.{what}", maximum), traced)
    quota, field = namespace.quota, f"{namespace.field}.quota"
    for what, request, limit in (
        ("cpu", quota.request_cpu, quota.limit_cpu),
        ("memory", quota.request_memory, quota.limit_memory),
    ):
        yield from _ordered(
            (f"{field}.requests.{what}", request), (f"{field}.limits.{what}", limit), traced
        )


def _ordered(lower: tuple[str, str], upper: tuple[str, str], traced: Traced) -> Iterator[Finding]:
    (lower_path, low), (upper_path, high) = lower, upper
    if amount(low) <= amount(high):
        return
    yield finding(
        rules.LIMIT_BELOW_REQUEST,
        f"`{lower_path}` '{low}' must be less than or equal to `{upper_path}` '{high}'",
        location=_written(traced, lower_path) or traced.location(upper_path),
    )


def _written(traced: Traced, path: str) -> Location | None:
    origin = traced.origins.get(path)
    return origin.location if origin else None
