"""Workloads in the fleet files: one edit per rule, and what resolves to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pipeline
from model.rule import Rule
from model.schedule import never_fires, schedule_problem, time_zone_problem
from spec import load, workload_rules
from tests.test_inference_input import CASES as INFERENCE_CASES
from tests.workload_case import Case, check_case

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.conftest import FleetFolder

    LineOf = Callable[[Path, str], int]

TENANT = "tenants/tenant-a/tenant.yaml"
TRAINING = "tenants/tenant-a/training"
NIGHTLY = f"{TRAINING}/nightly.yaml"
SHARDS = f"{TRAINING}/shards.yaml"
AFRESH = f"{TRAINING}/afresh.yaml"


CASES = {
    "schedule": Case(
        "schedule-invalid",
        [(NIGHTLY, "cron: 30 2 * * MON-FRI", "cron: 30 25 * * MON-FRI")],
        NIGHTLY,
        "cron:",
        "the hour '25' must be within 0 and 23",
    ),
    "schedule with a name": Case(
        "schedule-invalid",
        [(NIGHTLY, "cron: 30 2 * * MON-FRI", 'cron: "@midnight"')],
        NIGHTLY,
        "cron:",
        "five fields",
    ),
    "schedule that never fires": Case(
        "schedule-invalid",
        [(NIGHTLY, "cron: 30 2 * * MON-FRI", "cron: 30 2 31 4,6 *")],
        NIGHTLY,
        "cron:",
        "days that no month has",
    ),
    "time zone": Case(
        "schedule-invalid",
        [(NIGHTLY, "timeZone: Europe/Berlin", "timeZone: Europe/Bonn")],
        NIGHTLY,
        "timeZone:",
        "IANA",
    ),
    "checkpoints of several Pods": Case(
        "checkpoint-not-shared",
        [(SHARDS, "accessMode: ReadWriteMany", "accessMode: ReadWriteOnce")],
        SHARDS,
        "accessMode:",
        "4 Pods at the same time",
    ),
    "parallelism": Case(
        "parallelism-too-large",
        [(SHARDS, "completions: 8", "completions: 3")],
        SHARDS,
        "parallelism: 4",
        "at most `completions` 3",
    ),
    "shared memory": Case(
        "shared-memory-too-large",
        [(SHARDS, "sharedMemory: 1Gi", "sharedMemory: 5Gi")],
        SHARDS,
        "sharedMemory: 5Gi",
        "`resources.limits.memory` '4Gi'",
    ),
    "variable of the container": Case(
        "variable-reserved",
        [(NIGHTLY, "name: EPOCHS", "name: CUDA_DISABLE_CONTROL")],
        NIGHTLY,
        "CUDA_DISABLE_CONTROL",
        "lifts HAMi's limits",
    ),
    "variable twice": Case(
        "name-duplicate",
        [(NIGHTLY, "name: EPOCHS", "name: HUB_TOKEN")],
        NIGHTLY,
        "secret:",
        "'HUB_TOKEN' stands twice",
    ),
    "old Kubernetes": Case(
        "kubernetes-too-old",
        [(TENANT, "kubernetesVersion: v1.36.4", "kubernetesVersion: v1.30.14")],
        AFRESH,
        "name: afresh",
        "needs Kubernetes 1.31",
    ),
    "whole card": Case(
        "whole-card-over-quota",
        [(TENANT, "gpuMemoryMiB: 163840", "gpuMemoryMiB: 46067")],
        NIGHTLY,
        "gpuProfile: card",
        "46068 MiB",
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_one_edit_leads_to_one_finding_at_its_line(
    workloads: FleetFolder, line_of: LineOf, case: Case
) -> None:
    check_case(workloads, line_of, case)


def test_every_rule_has_a_case() -> None:
    declared = {one.id for one in vars(workload_rules).values() if isinstance(one, Rule)}
    tested = {case.rule for case in (*CASES.values(), *INFERENCE_CASES.values())}
    assert declared <= tested | {"workload-name-taken"}


def test_two_workloads_of_one_name(workloads: FleetFolder) -> None:
    text = (workloads.path / AFRESH).read_text("utf-8")
    workloads.write(f"{TRAINING}/afresh.yml", text)
    (finding,) = load(workloads.path, shown="fleet").findings
    assert finding.rule == "workload-name-taken"
    assert "afresh.y" in finding.message


@pytest.mark.parametrize("field", ["run: 2", "ttlSecondsAfterFinished: 60"])
def test_what_makes_no_sense_with_a_schedule(workloads: FleetFolder, field: str) -> None:
    workloads.edit(NIGHTLY, "  gpuProfile: card\n", f"  gpuProfile: card\n  {field}\n")
    (finding,) = load(workloads.path, shown="fleet").findings
    assert finding.rule == "field-excluded"


@pytest.mark.parametrize("path", ["/tmp/x", "/dev/shm", "/", "data", "/data/../etc", "/etc"])
def test_where_a_volume_must_not_be_mounted(workloads: FleetFolder, path: str) -> None:
    workloads.edit(SHARDS, "mountPath: /state", f"mountPath: {path}")
    (finding,) = load(workloads.path, shown="fleet").findings
    assert finding.rule == "value-invalid"


def test_a_variable_needs_a_value_or_a_secret(workloads: FleetFolder) -> None:
    workloads.edit(NIGHTLY, '{name: EPOCHS, value: "3"}', "{name: EPOCHS}")
    (finding,) = load(workloads.path, shown="fleet").findings
    assert "`value` or `secret`" in finding.message


def test_a_quota_that_is_too_small_is_found_at_its_line(
    workloads: FleetFolder, line_of: LineOf
) -> None:
    workloads.edit(TENANT, "gpu: 6", "gpu: 5")
    (finding,) = pipeline.build(workloads.path, shown="fleet").findings
    assert finding.rule == "quota-exceeded"
    assert finding.location is not None
    assert finding.location.line == line_of(workloads.path / TENANT, "gpu: 5")
    assert "CronJob nightly 1, Job afresh-" in finding.message


SCHEDULES = {
    "0 2 * * *": "",
    "*/15 0-6/2 1,15 jan-MAR ?": "",
    "5/10 * * * *": "",
    "@every 90m": "",
    "": "five fields",
    "0 2 * *": "five fields",
    "60 2 * * *": "minute",
    "0 2 0 * *": "day of the month",
    "0 2 * 13 *": "month",
    "0 2 * * 7": "day of the week",
    "0 2 * * SUN-MON-TUE": "day of the week",
    "0 6-2 * * *": "hour",
    "*/0 * * * *": "minute",
    "@reboot": "no schedule with a name",
}


@pytest.mark.parametrize(("text", "words"), SCHEDULES.items())
def test_schedules(text: str, words: str) -> None:
    found = schedule_problem(text)
    assert words in found
    assert bool(words) == bool(found)


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("0 0 30 2 *", True),
        ("0 0 29 2 *", False),
        ("0 0 31 4,6,9,11 *", True),
        ("0 0 31 * *", False),
        # With both days given, one of them is enough.
        ("0 0 30 2 MON", False),
        ("@daily", False),
    ],
)
def test_schedules_that_never_fire(text: str, never: bool) -> None:
    assert never_fires(text) is never


def test_time_zones() -> None:
    assert time_zone_problem("Etc/UTC") == time_zone_problem("America/Sao_Paulo") == ""
    assert time_zone_problem("Local")
    assert time_zone_problem("")
