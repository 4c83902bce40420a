"""Resolved values of a tenant with the lines that they come from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from model.origin import Origin


def render(origins: Mapping[str, Origin], format_name: str) -> str:
    """One line per value (text), or one JSON document: value, source, file, line, column."""
    if format_name == "json":
        values = {path: _json(origin) for path, origin in origins.items()}
        return json.dumps({"schemaVersion": 1, "values": values}, indent=2) + "\n"
    shown = {path: json.dumps(one.value, ensure_ascii=False) for path, one in origins.items()}
    width = max((len(path) for path in shown), default=0)
    wide = max((len(value) for value in shown.values()), default=0)
    return "".join(
        f"{path:<{width}}  {shown[path]:<{min(wide, 40)}}  {_place(one)}\n"
        for path, one in origins.items()
    )


def _place(origin: Origin) -> str:
    place = origin.location
    return f"{origin.source} {place.file}:{place.line}" if place else origin.source


def _json(origin: Origin) -> dict[str, Any]:
    place = origin.location
    return {
        "value": origin.value,
        "source": origin.source,
        "file": place.file if place else None,
        "line": place.line if place else None,
        "column": place.column if place else None,
    }
