"""LimitRanges: minimum <= default request <= default <= maximum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

from model.pointer import escape
from model.quantity import parse
from schemas.visit import Node

_ORDER = ("min", "defaultRequest", "default", "max")


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Bounds that contradict each other, and bounds that a type does not have."""
    spec = body.get("spec")
    if body.get("kind") != "LimitRange" or not isinstance(spec, Mapping):
        return
    seen: set[str] = set()
    for index, item in enumerate(spec.get("limits") or ()):
        pointer = f"/spec/limits/{index}"
        if not isinstance(item, Mapping):
            continue
        kind = str(item.get("type", ""))
        if kind in seen:
            yield f"{pointer}/type", f"the type '{kind}' stands twice"
        seen.add(kind)
        yield from _type(item, kind, pointer)
        for name in sorted({name for part in _ORDER for name in item.get(part) or {}}):
            yield from _bounds(item, name, pointer)


def _type(item: Mapping[str, Any], kind: str, pointer: str) -> Iterator[tuple[str, str]]:
    if kind == "Pod":
        for part in ("default", "defaultRequest"):
            if item.get(part):
                yield f"{pointer}/{part}", f"`{part}` must not be there with type 'Pod'"
    if kind == "PersistentVolumeClaim":
        bounds = {**(item.get("min") or {}), **(item.get("max") or {})}
        if "storage" not in bounds:
            yield pointer, "a claim needs `min` or `max` of `storage`"


def _bounds(item: Mapping[str, Any], name: str, pointer: str) -> Iterator[tuple[str, str]]:
    amounts = {
        part: number
        for part in _ORDER
        if (number := parse((item.get(part) or {}).get(name))) is not None
    }
    for lower, upper in combinations(amounts, 2):
        if amounts[lower] > amounts[upper]:
            place = f"{pointer}/{lower}/{escape(name)}"
            yield place, f"`{lower}` of `{name}` must be at most `{upper}`"
            return
    request, default = amounts.get("defaultRequest"), amounts.get("default")
    if "/" in name and None not in (request, default) and request != default:
        place = f"{pointer}/defaultRequest/{escape(name)}"
        yield place, f"`defaultRequest` of `{name}` must equal `default`"
    yield from _ratio(item, name, amounts, pointer)


def _ratio(
    item: Mapping[str, Any], name: str, amounts: Mapping[str, Fraction], pointer: str
) -> Iterator[tuple[str, str]]:
    ratio = parse((item.get("maxLimitRequestRatio") or {}).get(name))
    if ratio is None:
        return
    place = f"{pointer}/maxLimitRequestRatio/{escape(name)}"
    if ratio < 1:
        yield place, f"the ratio {ratio} of `{name}` must be at least 1"
    elif amounts.get("min") and "max" in amounts and ratio > amounts["max"] / amounts["min"]:
        yield place, f"the ratio {ratio} of `{name}` must be at most `max` by `min`"
