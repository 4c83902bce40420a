"""What must fit together about cards, drivers and HAMi: one edit of the lab per defect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pytest

from model.rule import Rule
from spec import gpu_rules, load

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.conftest import FleetFolder

    LineOf = Callable[[Path, str], int]

FLEET = "fleet.yaml"
CLASS = "classes/lab.yaml"
A = "tenants/tenant-a/tenant.yaml"
B = "tenants/tenant-b/tenant.yaml"
JOB = "tenants/tenant-a/gpu-lab/gpu-placement.yaml"
ALL = "      - version: 2.7.1\n      - version: 2.8.3\n      - version: 2.9.0\n"

Edit = tuple[str, str, str]


class Case(NamedTuple):
    """Edits of the lab, and the one finding that they lead to."""

    rule: str
    edits: Sequence[Edit]
    file: str
    line_with: str
    words: str


def pinned(version: str, *, host_driver: bool = True) -> tuple[Edit, ...]:
    """The lab with another version of HAMi, with real cards where a version has no others."""
    driver: tuple[Edit, ...] = ()
    if host_driver:
        driver = tuple((tenant, "driver: mock", "driver: hostDriver") for tenant in (A, B))
    return (
        (FLEET, "      - version: 2.10.0\n", f"{ALL}      - version: 2.10.0\n"),
        (CLASS, "hami: 2.10.0", f"hami: {version}"),
        *driver,
    )


def of_tenant_a(section: str) -> Edit:
    """A section of its own in a tenant."""
    return (A, "  class: lab\n", f"  class: lab\n  {section}\n")


CASES = {
    "chart": Case(
        "hami-chart-unknown",
        [(FLEET, "- version: 2.10.0", "- version: 2.10.1"),
         (CLASS, "hami: 2.10.0", "hami: 2.10.1")],
        FLEET,
        "- version: 2.10.1",
        "'2.7.1', '2.8.3', '2.9.0', '2.10.0'",
    ),
    "mock plugin that cannot read its configuration": Case(
        "hami-feature-missing",
        [*pinned("2.9.0", host_driver=False), (B, "driver: mock", "driver: hostDriver")],
        A,
        "driver: mock",
        "needs the mock device plugin",
    ),
    "mock plugin of a canary": Case(
        "hami-feature-missing",
        [pinned("2.10.0", host_driver=False)[0], of_tenant_a('versions: {hami: "2.7.1"}')],
        A,
        "driver: mock",
        "(HAMi 2.7.1 is pinned)",
    ),
    "policy": Case(
        "hami-feature-missing",
        [*pinned("2.9.0"), of_tenant_a("hami: {gpuSchedulerPolicy: numa}")],
        A,
        "gpuSchedulerPolicy",
        "must be one of 'binpack', 'spread', 'topology-aware'",
    ),
    "policy of a job": Case(
        "hami-feature-missing",
        [*pinned("2.8.3"), (JOB, "    gpu: binpack", "    gpu: mutex")],
        JOB,
        "gpu: mutex",
        "`schedulerPolicy.gpu` 'mutex'",
    ),
    "scheduler ahead": Case(
        "hami-scheduler-skew",
        [of_tenant_a("hami: {schedulerVersion: v1.37.0}")],
        A,
        "schedulerVersion",
        "must not be newer than the control plane's 'v1.36.4'",
    ),
    "scheduler a patch ahead": Case(
        "hami-scheduler-skew",
        [of_tenant_a("hami: {schedulerVersion: v1.36.5}")],
        A,
        "schedulerVersion",
        "must not be newer",
    ),
    "scheduler two behind": Case(
        "hami-scheduler-skew",
        [of_tenant_a("hami: {schedulerVersion: v1.34.9}")],
        A,
        "schedulerVersion",
        "more than one minor version older",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_one_edit_leads_to_one_finding_at_its_line(
    lab: FleetFolder, line_of: LineOf, case: Case
) -> None:
    for file, old, new in case.edits:
        lab.edit(file, old, new)
    loaded = load(lab.path, shown="fleet")
    (finding,) = loaded.findings
    assert finding.rule == case.rule
    assert finding.location is not None
    assert finding.location.file == f"fleet/{case.file}"
    assert finding.location.line == line_of(lab.path / case.file, case.line_with)
    assert case.words in finding.message
    assert finding.fix


def test_every_rule_has_a_case() -> None:
    declared = {one.id for one in vars(gpu_rules).values() if isinstance(one, Rule)}
    assert declared == {case.rule for case in CASES.values()}


@pytest.mark.parametrize("version", ["2.7.1", "2.8.3", "2.9.0", "2.10.0"])
def test_real_cards_work_with_every_version(lab: FleetFolder, version: str) -> None:
    for file, old, new in pinned(version):
        lab.edit(file, old, new)
    assert load(lab.path, shown="fleet").findings == ()


@pytest.mark.parametrize("version", ["v1.36.4", "v1.36.0", "v1.35.99"])
def test_a_scheduler_may_be_a_minor_version_behind(lab: FleetFolder, version: str) -> None:
    lab.edit(*of_tenant_a(f"hami: {{schedulerVersion: {version}}}"))
    loaded = load(lab.path, shown="fleet")
    assert loaded.findings == ()
    assert loaded.fleet is not None
    assert loaded.fleet.tenants[0].hami.scheduler_version == version
