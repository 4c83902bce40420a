"""Kinds, places and names of files."""

from __future__ import annotations

from pathlib import Path

import pytest

from spec.envelope import classify
from spec.source import read

ENVELOPE = "apiVersion: gpu-tenants.io/v1alpha1\nkind: {kind}\nmetadata:\n  name: {name}\n"

CASES = [
    (
        "version",
        "classes/lab.yaml",
        "apiVersion: gpu-tenants.io/v1\nkind: TenantClass\nmetadata: {name: lab}\n",
        "kind-unknown",
        1,
        "must be 'gpu-tenants.io/v1alpha1'",
    ),
    ("no version", "classes/lab.yaml", "kind: TenantClass\n", "kind-unknown", 1, "is missing"),
    (
        "kind",
        "classes/lab.yaml",
        ENVELOPE.format(kind="TenantClas", name="lab"),
        "kind-unknown",
        2,
        "did you mean 'TenantClass'?",
    ),
    (
        "place",
        "tenants/lab.yaml",
        ENVELOPE.format(kind="TenantClass", name="lab"),
        "file-misplaced",
        2,
        "classes/<name>.yaml",
    ),
    (
        "deep place",
        "tenants/a/b/c/job.yaml",
        ENVELOPE.format(kind="CudaJob", name="job"),
        "file-misplaced",
        2,
        "tenants/<tenant>/<namespace>/<name>.yaml",
    ),
    (
        "name of a class",
        "classes/lab.yaml",
        ENVELOPE.format(kind="TenantClass", name="prod"),
        "name-mismatch",
        4,
        "must be 'lab'",
    ),
    (
        "two tenants of one name",
        "tenants/tenant-b/tenant.yaml",
        ENVELOPE.format(kind="Tenant", name="tenant-a"),
        "name-mismatch",
        4,
        "must be 'tenant-b'",
    ),
    (
        "workload without a tenant",
        "tenants/nobody/gpu-lab/job.yaml",
        ENVELOPE.format(kind="CudaJob", name="job"),
        "file-misplaced",
        2,
        "no tenants/nobody/tenant.yaml",
    ),
]


@pytest.mark.parametrize(
    ("file", "text", "rule", "line", "words"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_what_is_wrong_with_a_file_as_a_whole(
    tmp_path: Path, file: str, text: str, rule: str, line: int, words: str
) -> None:
    for name, content in (
        ("fleet.yaml", ENVELOPE.format(kind="Fleet", name="lab")),
        ("tenants/tenant-a/tenant.yaml", ENVELOPE.format(kind="Tenant", name="tenant-a")),
        (file, text),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    documents, problems = read(tmp_path, shown="fleet")
    _, (finding,) = classify(documents)
    assert problems == []
    assert finding.rule == rule
    assert finding.location is not None
    assert (finding.location.file, finding.location.line) == (f"fleet/{file}", line)
    assert words in finding.message


def test_a_missing_fleet_file_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "classes").mkdir()
    (tmp_path / "classes/lab.yaml").write_text(ENVELOPE.format(kind="TenantClass", name="lab"))
    documents, _ = read(tmp_path, shown="fleet")
    _, (finding,) = classify(documents)
    assert (finding.rule, str(finding.location)) == ("fleet-missing", "fleet/fleet.yaml:1:1")
    assert classify(documents, ["fleet.yaml"])[1] == []


def test_a_second_fleet_is_refused(tmp_path: Path) -> None:
    for name in ("fleet.yaml", "fleet.yml"):
        (tmp_path / name).write_text(ENVELOPE.format(kind="Fleet", name="lab"))
    documents, _ = read(tmp_path, shown="fleet")
    _, (finding,) = classify(documents)
    assert (finding.rule, finding.location and finding.location.file) == (
        "file-misplaced",
        "fleet/fleet.yml",
    )
