"""Reports: one set of findings, one text each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from model.location import Location
from model.report import Finding, sort_findings
from model.rule import Severity
from output import REPORTERS
from output.colour import show
from output.progress import progress

FOLDER = Path(__file__).parent / "reports"

FINDINGS = sort_findings(
    [
        Finding(
            "cidr-overlap",
            Severity.ERROR,
            "`podCidr` 10.244.0.0/16 of tenant 'a' must not overlap `podCidr` 10.244.0.0/16",
            "Traffic for one of the two would be delivered to the other.",
            "Choose a network that no other one contains.",
            Location("fleet/tenants/a/tenant.yaml", 21, 14, "/spec/network/podCidr"),
        ),
        Finding(
            "quantity-invalid",
            Severity.ERROR,
            "ResourceQuota gpu-lab/budget: `pods` 'x' must be a quantity",
            "The API server refuses it.",
            "Write a number.",
            Location("fleet/tenants/a/tenant.yaml", 30, 9),
            "tenants/a/foundation/gpu-lab/resourcequota-budget.yaml",
            "/spec/hard/pods",
        ),
        Finding(
            "dist-extra",
            Severity.WARNING,
            "x.yaml is left over",
            "Nobody asks for it.",
            "Run `gpu-tenants synth`.",
            path="x.yaml",
        ),
    ]
)


@pytest.mark.parametrize(("name", "file"), [("text", "report.txt"), ("json", "report.json")])
def test_a_report_is_the_text_on_disk(name: str, file: str) -> None:
    assert REPORTERS[name](FINDINGS, out="dist") == (FOLDER / file).read_text("utf-8")


def test_no_finding_is_no_text_and_sound_json() -> None:
    assert REPORTERS["text"]((), out="dist") == ""
    assert json.loads(REPORTERS["json"]((), out="dist")) == {
        "schemaVersion": 1,
        "summary": {"errors": 0, "warnings": 0},
        "findings": [],
    }


def test_a_pipe_gets_the_text_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    text = REPORTERS["text"](FINDINGS, out="dist")
    show(text)
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == (text, "")
    show(text, to_stderr=True)
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", text)


def test_progress_is_silent_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    with progress() as step:
        step("render")
    assert capsys.readouterr() == ("", "")
