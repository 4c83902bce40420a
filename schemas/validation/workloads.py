"""Deployments and their like: selector, labels and restart policy of the template."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.visit import Node

_KINDS = ("Deployment", "DaemonSet", "StatefulSet", "ReplicaSet")


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Selectors that do not select the template's Pods, and Pods that would not be kept."""
    spec = body.get("spec")
    if body.get("kind") not in _KINDS or not isinstance(spec, Mapping):
        return
    template = spec.get("template") or {}
    labels = (template.get("metadata") or {}).get("labels") or {}
    wanted = (spec.get("selector") or {}).get("matchLabels") or {}
    selector = spec.get("selector")
    if isinstance(selector, Mapping) and not any(selector.values()):
        yield "/spec/selector", "an empty `selector` must not be there: it selects every Pod"
    if any(labels.get(key) != value for key, value in wanted.items()):
        yield "/spec/template/metadata/labels", "the labels must match `selector`"
    policy = (template.get("spec") or {}).get("restartPolicy", "Always")
    if policy != "Always":
        place = "/spec/template/spec/restartPolicy"
        yield place, f"`restartPolicy` '{policy}' must be 'Always'"
