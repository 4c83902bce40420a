"""Does the pinned version of HAMi's chart have what the input asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.hami_chart import CHARTS, Feature, HamiChart, chart_of, versions_with
from model.report import Finding, finding
from model.tenant import Tenant
from model.version import numbers_of
from spec import gpu_rules as rules
from spec.source import Document

_MOCK_WHY = "its image cannot read the device configuration of 2.9.0, and 2.7.1 has none"


def check_hami_versions(fleet: Document) -> Iterator[Finding]:
    """Versions that the fleet allows and that we have no values for."""
    for index, entry in enumerate(fleet.data["spec"]["versions"]["hami"]):
        if chart_of(entry["version"]) is None:
            known = ", ".join(f"'{one.version}'" for one in CHARTS)
            yield finding(
                rules.HAMI_CHART_UNKNOWN,
                f"HAMi '{entry['version']}' must be one of {known}",
                location=fleet.places.get(f"/spec/versions/hami/{index}/version"),
            )


def check_hami(tenants: Sequence[Tenant]) -> list[Finding]:
    """Fields that the pinned chart lacks, and a kube-scheduler that does not fit."""
    found: list[Finding] = []
    for tenant in tenants:
        found.extend(_scheduler(tenant))
        chart = chart_of(tenant.hami.version)
        if chart is not None:
            found.extend(_fields(tenant, chart))
    return found


def _scheduler(tenant: Tenant) -> Iterator[Finding]:
    chosen, plane = tenant.hami.scheduler_version, tenant.control_plane.kubernetes_version
    own, theirs = numbers_of(chosen), numbers_of(plane)
    if own > theirs or own[:2] < (theirs[0], theirs[1] - 1):
        word = "newer" if own > theirs else "more than one minor version older"
        yield finding(
            rules.HAMI_SCHEDULER_SKEW,
            f"`hami.schedulerVersion` '{chosen}' must not be {word} than the control plane's "
            f"'{plane}'",
            location=tenant.traced.location("hami.schedulerVersion"),
        )


def _fields(tenant: Tenant, chart: HamiChart) -> Iterator[Finding]:
    if tenant.driver == "mock":
        words = f"the driver 'mock' needs the mock device plugin: {_MOCK_WHY}"
        yield from _feature(tenant, chart, "mockDevicePlugin", "gpu.driver", words)
    yield from _policy(tenant, chart)


def _feature(
    tenant: Tenant, chart: HamiChart, feature: Feature, field: str, words: str
) -> Iterator[Finding]:
    if chart.has(feature):
        return
    versions = " or ".join(versions_with(feature))
    yield finding(
        rules.HAMI_FEATURE_MISSING,
        f"{words} (HAMi {chart.version} is pinned)",
        location=tenant.traced.location(field),
        fix=f"Pin HAMi {versions} in `versions.hami`, or change `{field}`.",
    )


def _policy(tenant: Tenant, chart: HamiChart) -> Iterator[Finding]:
    """HAMi takes a policy that it does not know for `spread`, without a word."""
    allowed = chart.gpu_scheduler_policies
    asked = [("hami.gpuSchedulerPolicy", tenant.hami.gpu_scheduler_policy, tenant.traced)]
    asked.extend(
        ("schedulerPolicy.gpu", job.gpu_scheduler_policy, job.traced)
        for namespace in tenant.namespaces
        for job in namespace.workloads
    )
    for field, policy, traced in asked:
        if policy not in allowed:
            shown = ", ".join(f"'{one}'" for one in allowed)
            yield finding(
                rules.HAMI_FEATURE_MISSING,
                f"`{field}` '{policy}' must be one of {shown} (HAMi {chart.version} is pinned)",
                location=traced.location(field),
                fix=f"Write one of {shown}, or pin a version of HAMi that has '{policy}'.",
            )
