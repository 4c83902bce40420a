"""A digest of values, the same on every machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import Field, fields, is_dataclass
from types import MappingProxyType
from typing import Any

# Metadata of a field that a fleet may leave out: at its default it is no part of the digest, so
# that a fleet which does not use it keeps the digest that it had before the field was there.
OPTIONAL = MappingProxyType({"optional": True})

# Where a value was written does not change what is rendered from it.
_PLACES = frozenset({"traced", "field", "fields"})


def digest(*values: Any) -> str:
    """SHA-256 (hex) of dataclasses, mappings, sequences and scalars, without their locations."""
    text = json.dumps([_plain(value) for value in values], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _unused(value: Any, one: Field[Any]) -> bool:
    return "optional" in one.metadata and bool(getattr(value, one.name) == one.default)


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {
            one.name: _plain(getattr(value, one.name))
            for one in fields(value)
            if one.name not in _PLACES and not _unused(value, one)
        }
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value
