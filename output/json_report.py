"""Findings as JSON for programs, in a shape of its own that only grows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from model.report import Finding


def render(findings: Sequence[Finding], *, out: str = "dist") -> str:
    """One JSON document; `out` is how dist/ is named to the user."""
    counts = Counter(one.severity.value for one in findings)
    report = {
        "schemaVersion": 1,
        "summary": {"errors": counts["error"], "warnings": counts["warning"]},
        "findings": [_finding(one, out) for one in findings],
    }
    return json.dumps(report, indent=2, ensure_ascii=False) + "\n"


def _finding(one: Finding, out: str) -> dict[str, Any]:
    source = one.location
    return {
        "rule": one.rule,
        "severity": one.severity.value,
        "message": one.message,
        "why": one.why,
        "fix": one.fix,
        "source": (
            {
                "file": source.file,
                "line": source.line,
                "column": source.column,
                "pointer": source.pointer,
            }
            if source
            else None
        ),
        "manifest": {"path": f"{out}/{one.path}", "pointer": one.pointer} if one.path else None,
    }
