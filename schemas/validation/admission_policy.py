"""ValidatingAdmissionPolicies: expressions must compile, and be conditions; rules must match."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.cel_library import admission_type
from schemas.visit import Node

_VARIABLE = re.compile(r"\bvariables\.([A-Za-z_][A-Za-z0-9_]*)")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_CONDITION = ("BOOL", "DYN")


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Expressions and rules that the API server refuses."""
    spec = body.get("spec")
    if body.get("kind") != "ValidatingAdmissionPolicy" or not isinstance(spec, Mapping):
        return
    constraints = spec.get("matchConstraints")
    if isinstance(constraints, Mapping):
        yield from _rules(constraints.get("resourceRules") or ())
    if not spec.get("validations") and not spec.get("auditAnnotations"):
        yield "/spec", "`validations` or `auditAnnotations` must be there and not be empty"
    declared: set[str] = set()
    for index, one in enumerate(spec.get("variables") or ()):
        pointer, name = f"/spec/variables/{index}", str(one.get("name", ""))
        if not _NAME.match(name):
            yield f"{pointer}/name", f"`name` '{name}' must be a CEL identifier"
        yield from _expression(one, pointer, declared, condition=False)
        declared.add(name)
    for part in ("validations", "matchConditions"):
        for index, one in enumerate(spec.get(part) or ()):
            known = declared if part == "validations" else set()
            yield from _expression(one, f"/spec/{part}/{index}", known, condition=True)


def _rules(rules: Sequence[Any]) -> Iterator[tuple[str, str]]:
    if not rules:
        yield "/spec/matchConstraints", "`resourceRules` must be there and not be empty"
    for index, rule in enumerate(rules):
        for name in ("apiGroups", "apiVersions", "operations", "resources"):
            if not rule.get(name):
                pointer = f"/spec/matchConstraints/resourceRules/{index}"
                yield pointer, f"`{name}` must be there and not be empty"
        # The core group is the empty text; a version or a resource never is.
        for name in ("apiVersions", "resources"):
            for place, value in enumerate(rule.get(name) or ()):
                if value == "":
                    pointer = f"/spec/matchConstraints/resourceRules/{index}/{name}/{place}"
                    yield pointer, f"`{name}` must not have an empty entry"


def _expression(
    one: Mapping[str, Any], pointer: str, declared: set[str], *, condition: bool
) -> Iterator[tuple[str, str]]:
    text, place = str(one.get("expression", "")), f"{pointer}/expression"
    unknown = [name for name in _VARIABLE.findall(text) if name not in declared]
    if unknown:
        yield place, f"`variables.{unknown[0]}` must be declared before it is used"
        return
    kind, problem = admission_type(text)
    if problem:
        yield place, f"`{text}` does not compile: {problem}"
    elif condition and kind not in _CONDITION:
        yield place, f"`{text}` must be a condition, not {kind}"
