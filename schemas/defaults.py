"""Fills in a CRD's defaults, as the API server does before it evaluates rules."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any


def with_defaults(value: Any, schema: Mapping[str, Any]) -> Any:
    """A copy of a value with the defaults of its structural schema."""
    if isinstance(value, Mapping):
        filled = dict(value)
        properties = schema.get("properties", {})
        for name, child in properties.items():
            if name not in filled and "default" in child:
                filled[name] = copy.deepcopy(child["default"])
        for name, item in filled.items():
            child = properties.get(name) or schema.get("additionalProperties")
            if isinstance(child, Mapping):
                filled[name] = with_defaults(item, child)
        return filled
    if isinstance(value, list) and isinstance(schema.get("items"), Mapping):
        return [with_defaults(item, schema["items"]) for item in value]
    return value
