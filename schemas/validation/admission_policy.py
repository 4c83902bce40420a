"""Expressions of ValidatingAdmissionPolicies: they must compile, and be conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.cel_library import compile_admission
from schemas.visit import Node


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Expressions that the API server refuses."""
    spec = body.get("spec")
    if body.get("kind") != "ValidatingAdmissionPolicy" or not isinstance(spec, Mapping):
        return
    for part in ("validations", "matchConditions"):
        for index, one in enumerate(spec.get(part) or ()):
            problem = compile_admission(str(one.get("expression", "")))
            if problem:
                yield f"/spec/{part}/{index}/expression", problem
