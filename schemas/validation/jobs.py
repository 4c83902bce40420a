"""Jobs: what fields demand of each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.visit import Node

_ACTIONS = ("FailJob", "FailIndex", "Ignore", "Count")


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """What the API server refuses about a Job as a whole."""
    spec = body.get("spec")
    if body.get("kind") != "Job" or not isinstance(spec, Mapping):
        return
    template = spec.get("template")
    pod = template.get("spec") if isinstance(template, Mapping) else None
    if not isinstance(pod, Mapping):
        yield "/spec/template", "`template` must have a `spec`"
        return
    policy = pod.get("restartPolicy", "Always")
    if policy == "Always":
        yield "/spec/template/spec", "`restartPolicy` must be 'Never' or 'OnFailure'"
    if "selector" in spec and not spec.get("manualSelector"):
        yield "/spec/selector", "`selector` must be left to the API server"
    yield from _indexed(spec)
    yield from _failure_policy(spec, policy)


def _indexed(spec: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    indexed = spec.get("completionMode") == "Indexed"
    for name in ("backoffLimitPerIndex", "maxFailedIndexes"):
        if name in spec and not indexed:
            yield f"/spec/{name}", f"`{name}` needs `completionMode` Indexed"


def _failure_policy(spec: Mapping[str, Any], restart: str) -> Iterator[tuple[str, str]]:
    policy = spec.get("podFailurePolicy")
    if not isinstance(policy, Mapping):
        return
    if restart != "Never":
        yield "/spec/podFailurePolicy", "`podFailurePolicy` needs `restartPolicy` Never"
    for index, rule in enumerate(policy.get("rules") or ()):
        action = rule.get("action")
        if action not in _ACTIONS:
            place = f"/spec/podFailurePolicy/rules/{index}/action"
            yield place, f"`action` '{action}' must be one of {', '.join(_ACTIONS)}"
