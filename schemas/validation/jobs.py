"""Jobs, and those that CronJobs make: what fields demand of each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.validation.failure_policy import failure_policy
from schemas.visit import Node

# Kind -> JSON pointer of the Job's spec.
_PLACES = {"Job": "/spec", "CronJob": "/spec/jobTemplate/spec"}


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """What the API server refuses about a Job as a whole."""
    place = _PLACES.get(str(body.get("kind")))
    if place is None or not isinstance(body.get("spec"), Mapping):
        return
    spec: Any = body
    for part in place.split("/")[1:]:
        spec = spec.get(part) if isinstance(spec, Mapping) else None
    spec = spec if isinstance(spec, Mapping) else {}
    template = spec.get("template")
    pod = template.get("spec") if isinstance(template, Mapping) else None
    if not isinstance(pod, Mapping):
        yield f"{place}/template", "`template` must have a `spec`"
        return
    policy = pod.get("restartPolicy", "Always")
    if policy == "Always":
        yield f"{place}/template/spec", "`restartPolicy` must be 'Never' or 'OnFailure'"
    manual = spec.get("manualSelector") and body.get("kind") == "Job"
    if "selector" in spec and not manual:
        yield f"{place}/selector", "`selector` must be left to the API server"
    yield from _indexed(spec, place)
    yield from failure_policy(spec, pod, place)


def _indexed(spec: Mapping[str, Any], place: str) -> Iterator[tuple[str, str]]:
    indexed = spec.get("completionMode") == "Indexed"
    for name in ("backoffLimitPerIndex", "maxFailedIndexes"):
        if name in spec and not indexed:
            yield f"{place}/{name}", f"`{name}` needs `completionMode` Indexed"
    if "maxFailedIndexes" in spec and "backoffLimitPerIndex" not in spec:
        yield f"{place}/maxFailedIndexes", "`maxFailedIndexes` needs `backoffLimitPerIndex`"
    if indexed and "completions" not in spec and "parallelism" in spec:
        yield place, "`completions` must be there with `completionMode` Indexed"
    if spec.get("maxFailedIndexes", 0) > spec.get("completions", spec.get("maxFailedIndexes", 0)):
        yield f"{place}/maxFailedIndexes", "`maxFailedIndexes` must be at most `completions`"
