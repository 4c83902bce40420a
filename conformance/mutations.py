"""Random changes of one field of an object, the same ones for the same seed."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping
from typing import Any

from model.pointer import escape, segments

# No null: we refuse it everywhere, and the API server drops it in some places.
_VALUES: tuple[Any, ...] = (
    "", "x", "a b", "A", "1x", "1Gi", "-1", "true", "a" * 300, "a/b", "..", "10.0.0.0/8",
    0, -1, 1, 65536, 2**31, 1.5, True, False, [], {}, ["x"], {"x": "y"}, [{}],
)  # fmt: skip

# What a request is addressed by: the corpus has cases of these.
_ADDRESS = ("/apiVersion", "/kind", "/metadata", "/metadata/name", "/metadata/namespace")


def places(value: Any, pointer: str = "") -> Iterator[str]:
    """The JSON pointer of everything in an object, parents first."""
    children: Iterator[tuple[str, Any]] = iter(())
    if isinstance(value, Mapping):
        children = ((escape(key), value[key]) for key in value)
    elif isinstance(value, list):
        children = ((str(index), item) for index, item in enumerate(value))
    for key, child in children:
        yield f"{pointer}/{key}"
        yield from places(child, f"{pointer}/{key}")


def mutate(body: Mapping[str, Any], chance: random.Random) -> tuple[str, dict[str, Any]]:
    """What was changed, and the changed object: a field removed, replaced, renamed or doubled."""
    pointer = chance.choice([one for one in places(body) if one not in _ADDRESS])
    changed = copy.deepcopy(dict(body))
    parent: Any = changed
    *path, last = segments(pointer)
    for part in path:
        parent = parent[int(part)] if isinstance(parent, list) else parent[part]
    key: Any = int(last) if isinstance(parent, list) else last
    match chance.randrange(4):
        case 0:
            del parent[key]
            return f"{pointer} removed", changed
        case 1 if isinstance(parent, list):
            parent.append(copy.deepcopy(parent[key]))
            return f"{pointer} doubled", changed
        case 1:
            parent[f"{key}x"] = parent.pop(key)
            return f"{pointer} renamed", changed
        case _:
            parent[key] = copy.deepcopy(chance.choice(_VALUES))
            return f"{pointer} = {parent[key]!r}", changed
