"""Findings as text for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from model.report import Finding


def render(findings: Sequence[Finding], *, out: str = "dist") -> str:
    """One block per finding and a count; '' for none. `out` is how dist/ is named to the user."""
    if not findings:
        return ""
    blocks = [_block(one, out) for one in findings]
    return "\n\n".join([*blocks, _summary(findings)]) + "\n"


def _block(one: Finding, out: str) -> str:
    lines = [f"{one.severity.value}[{one.rule}]: {one.message}"]
    place = str(one.location) if one.location else ""
    shown = f"{out}/{one.path}{' ' + one.pointer if one.pointer else ''}" if one.path else ""
    if place and shown:
        lines.append(f"  --> {place}  ({shown})")
    elif place or shown:
        lines.append(f"  --> {place or shown}")
    lines.append(f"  = why: {one.why}")
    lines.append(f"  = fix: {one.fix}")
    return "\n".join(lines)


def _summary(findings: Sequence[Finding]) -> str:
    counts = Counter(one.severity.value for one in findings)
    return ", ".join(
        f"{count} {name}{'s' if count > 1 else ''}" for name, count in sorted(counts.items())
    )
