"""Reading nested fields of objects whose shape nobody promises."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def mapping(body: Any, *path: str) -> Mapping[str, Any]:
    """The mapping at a path; empty where there is none."""
    for name in path:
        body = body.get(name) if isinstance(body, Mapping) else None
    return body if isinstance(body, Mapping) else {}


def items(body: Any, *path: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Index and body of each mapping of the list at a path; none where there is no list."""
    *parents, last = path
    found = mapping(body, *parents).get(last)
    for index, one in enumerate(found if isinstance(found, list) else ()):
        if isinstance(one, Mapping):
            yield index, one
