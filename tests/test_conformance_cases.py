"""Our verdict about every case of the corpus is what a real API server said, recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from conformance.corpus import Case, cases
from model.manifest import Manifest
from schemas.check import check_manifest

ROOT = Path(__file__).parent.parent
CRDS = ROOT / "imports" / "crds"
CASES = cases()
RECORDS = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in sorted((ROOT / "conformance" / "recorded").glob("*.json"))
}


def verdict(case: Case, minor: str) -> bool:
    """Whether we would let a case pass in a cluster of a minor version."""
    body = case.body if case.updated is None else case.updated
    old = None if case.updated is None else case.body
    manifest = Manifest("unit", "o", "c", minor, body)
    return not check_manifest(manifest, crds=CRDS, old=old)


@pytest.mark.parametrize("minor", RECORDS)
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_our_verdict_is_the_servers(case: Case, minor: str) -> None:
    answer: dict[str, Any] = RECORDS[minor]["answers"][case.name]
    agreed = verdict(case, minor) == answer["accepted"]
    reason = case.differs(minor)
    if reason:
        assert not agreed, f"the verdicts agree now: take the reason away ({reason})"
    else:
        assert agreed, answer.get("message", "the server accepts it")


@pytest.mark.parametrize("minor", RECORDS)
def test_the_record_has_exactly_the_cases(minor: str) -> None:
    assert sorted(RECORDS[minor]["answers"]) == sorted(case.name for case in CASES)
    assert RECORDS[minor]["server"].startswith(f"v{minor}.")


def test_the_corpus_is_large_and_both_good_and_bad() -> None:
    accepted = [one["accepted"] for one in RECORDS["1.36"]["answers"].values()]
    assert len(CASES) >= 300
    assert accepted.count(True) >= 100
    assert accepted.count(False) >= 150
