"""ResourceQuotas: amounts and scopes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.pointer import escape
from model.quantity import parse
from schemas.validation.resource_names import is_count
from schemas.visit import Node

_CONFLICTS = (("BestEffort", "NotBestEffort"), ("Terminating", "NotTerminating"))
_OPERATORS = ("In", "NotIn", "Exists", "DoesNotExist")


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Negative amounts, fractions of objects, and scopes that cannot hold."""
    spec = body.get("spec")
    if body.get("kind") != "ResourceQuota" or not isinstance(spec, Mapping):
        return
    hard = spec.get("hard")
    hard = hard if isinstance(hard, Mapping) else {}
    for name, value in hard.items():
        number = parse(value)
        if number is None:
            continue
        place = f"/spec/hard/{escape(name)}"
        if number < 0:
            yield place, f"`{name}` {value} must not be negative"
        elif number.denominator != 1 and (is_count(name) or _extended(name)):
            yield place, f"`{name}` {value} must be a whole number"
    yield from _scopes(spec.get("scopes") or (), hard)
    selector = spec.get("scopeSelector")
    expressions = selector.get("matchExpressions") if isinstance(selector, Mapping) else ()
    for index, one in enumerate(expressions or ()):
        yield from _expression(one, f"/spec/scopeSelector/matchExpressions/{index}")


def _extended(name: str) -> bool:
    """Whether a resource is one of a vendor, which has no fractions."""
    return "/" in name.removeprefix("requests.") and not name.startswith("count/")


def _scopes(scopes: Sequence[str], hard: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for pair in _CONFLICTS:
        if set(pair) <= set(scopes):
            yield "/spec/scopes", f"'{pair[0]}' and '{pair[1]}' exclude each other"
    if "BestEffort" in scopes and set(hard) - {"pods"}:
        yield "/spec/scopes", "the scope 'BestEffort' counts nothing but `pods`"


def _expression(one: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    operator = one.get("operator")
    if operator not in _OPERATORS:
        yield f"{pointer}/operator", f"`operator` '{operator}' must be one of {_OPERATORS}"
    elif operator in ("In", "NotIn") and not one.get("values"):
        yield pointer, f"`values` must be there with operator '{operator}'"
