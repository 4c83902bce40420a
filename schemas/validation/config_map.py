"""Keys of ConfigMaps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.pointer import escape
from schemas.visit import Node

_KEY = re.compile(r"(?!\.{1,2}\Z)[-._a-zA-Z0-9]{1,253}\Z")


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Keys that are not allowed, and keys that stand in both maps."""
    if body.get("kind") not in ("ConfigMap", "Secret"):
        return
    data, binary = body.get("data") or {}, body.get("binaryData") or {}
    if not isinstance(data, Mapping) or not isinstance(binary, Mapping):
        return
    for part, keys in (("data", data), ("binaryData", binary)):
        for key in keys:
            if not _KEY.match(key):
                words = f"the key '{key}' must be letters, digits, '-', '_' and '.'"
                yield f"/{part}/{escape(key)}", words
    for key in data:
        if key in binary:
            yield f"/data/{escape(key)}", f"the key '{key}' is also in `binaryData`"
