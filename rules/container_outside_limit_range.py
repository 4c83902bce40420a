"""A container that the LimitRange of its namespace refuses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.manifest import Manifest
from model.pointer import escape
from model.quantity import parse
from model.rule import Rule, Severity, Violation
from rules.demand import container_limits
from rules.pods import POD_KINDS, pod_of

RULE = Rule(
    id="container-outside-limit-range",
    severity=Severity.ERROR,
    title="a container outside its namespace's LimitRange",
    rationale="The API server takes the Job or Deployment and refuses each of its Pods: nothing "
    "runs, and only an event says why.",
    remediation="Lower `resources`, or raise `containerLimits.max` of the namespace.",
)
KINDS = POD_KINDS


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Requests and limits above a maximum or below a minimum."""
    items = list(container_limits(subject, manifests))
    for pointer, container in pod_of(subject).containers:
        for part, values in (container.get("resources") or {}).items():
            if part not in ("requests", "limits"):
                continue
            for item in items:
                for name, words in _problems(part, values or {}, item):
                    yield Violation(f"{pointer}/resources/{part}/{escape(name)}", words)


def _problems(
    part: str, values: Mapping[str, Any], item: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    for bound, word in (("max", "at most"), ("min", "at least")):
        for name, limit in (item.get(bound) or {}).items():
            number, end = parse(values.get(name)), parse(limit)
            if number is None or end is None:
                continue
            if number > end if bound == "max" else number < end:
                yield name, f"`{name}` {values[name]} in `{part}` must be {word} {limit}"
