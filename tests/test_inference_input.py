"""Model servers in the fleet files: one edit per rule, and what fits into the quota."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pipeline
from spec import load
from tests.workload_case import Case, check_case

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.conftest import FleetFolder

    LineOf = Callable[[Path, str], int]

TENANT = "tenants/tenant-a/tenant.yaml"
SERVING = "tenants/tenant-a/serving"
CHAT, EMBED, ALONE = (f"{SERVING}/{name}.yaml" for name in ("chat", "embed", "alone"))

CASES = {
    "more replicas than nodes": Case(
        "replicas-share-node",
        [(CHAT, "replicas: 2", "replicas: 3")],
        CHAT,
        "replicas:",
        "3 replicas are to have a node each, and 2 can serve",
    ),
    "replicas that may share a card": Case(
        "replicas-share-card",
        [(EMBED, "gpuProfile: card", "gpuProfile: slice-20g")],
        EMBED,
        "failureDomain:",
        "a card holds up to 2 Pods",
    ),
    "more replicas than cards": Case(
        "replicas-over-pool",
        [
            (EMBED, "replicas: 3", "replicas: 9"),
            (TENANT, "gpuMemoryMiB: 220124", "gpuMemoryMiB: 500000"),
        ],
        EMBED,
        "replicas:",
        "9 Pods at full scale, and the pools hold 8",
    ),
    "a rollout that cannot start": Case(
        "rollout-stuck",
        [(CHAT, "maxSurge: 1", "maxSurge: 0")],
        CHAT,
        "rollout:",
        "must not both be 0",
    ),
    "a cache that one node has": Case(
        "model-cache-not-shared",
        [(CHAT, "accessMode: ReadWriteMany", "accessMode: ReadWriteOnce")],
        CHAT,
        "accessMode:",
        "3 Pods at full scale need `accessMode` 'ReadWriteMany', not 'ReadWriteOnce'",
    ),
    "a drain that is longer than the grace period": Case(
        "grace-period-too-short",
        [(EMBED, "terminationGracePeriodSeconds: 90", "terminationGracePeriodSeconds: 20")],
        EMBED,
        "drainSeconds:",
        "must be less than",
    ),
    "a Kubernetes that lacks what is rendered": Case(
        "kubernetes-too-old",
        [(TENANT, "kubernetesVersion: v1.36.4", "kubernetesVersion: v1.30.14")],
        CHAT,
        "name: chat",
        "`InferenceService` needs Kubernetes 1.31",
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_one_edit_leads_to_one_finding_at_its_line(
    inference: FleetFolder, line_of: LineOf, case: Case
) -> None:
    check_case(inference, line_of, case)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("failureDomain", "none"),
        ("schedulerPolicy", "{gpu: mutex}"),
    ],
)
def test_ways_out_where_a_card_could_be_shared(
    inference: FleetFolder, field: str, value: str
) -> None:
    inference.edit(EMBED, "gpuProfile: card", "gpuProfile: slice-20g")
    if field == "failureDomain":
        inference.edit(EMBED, "failureDomain: card", f"failureDomain: {value}")
    else:
        inference.edit(EMBED, "failureDomain: card", f"failureDomain: card\n  {field}: {value}")
    assert load(inference.path, shown="fleet").findings == ()


def test_the_pods_of_a_rollout_count_in_the_quota(inference: FleetFolder, line_of: LineOf) -> None:
    inference.edit(TENANT, "gpu: 7", "gpu: 6")
    (finding,) = pipeline.build(inference.path, shown="fleet").findings
    assert finding.rule == "quota-exceeded"
    assert finding.location is not None
    assert finding.location.line == line_of(inference.path / TENANT, "gpu: 6")
    assert "Deployment chat 3" in finding.message


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("size: 5Gi", "size: 5Gi, accessMode: ReadWriteMany"),
        ("size: 5Gi", "size: 5Gi, mountPath: /tmp"),
        ("drainSeconds: 0", "drainSeconds: -1"),
        ("drainSeconds: 0", "replicas: 0"),
        ("drainSeconds: 0", "port: 70000"),
        ("drainSeconds: 0", "probes: {readiness: {path: health}}"),
    ],
)
def test_values_that_make_no_sense(inference: FleetFolder, old: str, new: str) -> None:
    inference.edit(ALONE, old, new)
    (finding,) = load(inference.path, shown="fleet").findings
    assert finding.location is not None
    assert finding.location.file.endswith("alone.yaml")
