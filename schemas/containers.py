"""Resources of containers: what the API server checks across requests and limits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from model.manifest import Manifest
from model.pointer import escape
from model.quantity import parse
from model.report import Finding, object_finding
from schemas import rules
from schemas.visit import Node

_REQUIREMENTS = "io.k8s.api.core.v1.ResourceRequirements"


def check_containers(manifest: Manifest, nodes: Iterable[Node]) -> Iterator[Finding]:
    """Extended resources must be whole, and equal in requests and limits; requests fit limits."""
    for node in nodes:
        if node.type_name != _REQUIREMENTS or not isinstance(node.value, Mapping):
            continue
        for pointer, words in _problems(node.value, node.pointer):
            yield object_finding(rules.RESOURCE_INVALID, manifest, words, pointer)


def _problems(resources: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    requests, limits = resources.get("requests") or {}, resources.get("limits") or {}
    yield from _amounts(requests, f"{pointer}/requests")
    yield from _amounts(limits, f"{pointer}/limits")
    for name, value in requests.items():
        request, limit = parse(value), parse(limits.get(name))
        place = f"{pointer}/requests/{escape(name)}"
        if _extended(name) and request != limit:
            yield place, f"the request of `{name}` must equal its limit"
        elif request is not None and limit is not None and request > limit:
            yield place, f"the request {value} of `{name}` must be at most its limit {limits[name]}"


def _amounts(values: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    for name, value in values.items():
        number = parse(value)
        if number is None:
            continue
        place = f"{pointer}/{escape(name)}"
        if number < 0:
            yield place, f"`{name}` {value} must not be negative"
        elif _extended(name) and number.denominator != 1:
            yield place, f"`{name}` {value} must be a whole number"


def _extended(name: str) -> bool:
    """Resources with a domain of their own cannot be overcommitted (API reference, Pod)."""
    domain, slash, _ = name.partition("/")
    return bool(slash) and not domain.endswith("kubernetes.io")
