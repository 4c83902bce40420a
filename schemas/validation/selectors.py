"""Expressions of label selectors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.names import is_label_value, is_qualified_name
from schemas.visit import Node

_REQUIREMENT = "LabelSelectorRequirement"


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Keys that are no label keys, and values that do not fit the operator."""
    for node in nodes:
        if not node.type_name.endswith(_REQUIREMENT) or not isinstance(node.value, Mapping):
            continue
        key, operator = node.value.get("key"), node.value.get("operator")
        values = node.value.get("values")
        if isinstance(key, str) and not is_qualified_name(key):
            yield f"{node.pointer}/key", f"`key` '{key}' must be a qualified name"
        for index, value in enumerate(values or ()):
            if not is_label_value(str(value)):
                yield f"{node.pointer}/values/{index}", f"'{value}' must be a label value"
        if operator in ("In", "NotIn") and not values:
            yield node.pointer, f"`values` must be there with operator '{operator}'"
        if operator in ("Exists", "DoesNotExist") and values:
            yield f"{node.pointer}/values", f"`values` must not be there with '{operator}'"
