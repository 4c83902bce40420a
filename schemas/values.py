"""Values that JSON Schema cannot judge: nulls, integers, quantities, words, keys of lists."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from model.manifest import Manifest
from model.pointer import segments
from model.quantity import parse
from model.report import Finding, object_finding
from model.rule import Rule
from schemas import rules
from schemas.enums import allowed_words
from schemas.visit import Node

_QUANTITY = "io.k8s.apimachinery.pkg.api.resource.Quantity"
_INT32 = range(-(2**31), 2**31)
_SAFE = range(-(2**53), 2**53 + 1)
# What the API server adds to a key that is left out, before it compares.
_KEY_DEFAULTS = {"protocol": "TCP"}

Problem = tuple[Rule, str, str]


def check_values(manifest: Manifest, nodes: Iterable[Node]) -> Iterator[Finding]:
    """One finding per value that the API server would refuse, drop or change."""
    for node in nodes:
        for rule, pointer, words in _problems(node):
            yield object_finding(rule, manifest, words, pointer)


def _problems(node: Node) -> Iterator[Problem]:
    value, pointer = node.value, node.pointer
    name = (segments(pointer) or [""])[-1]
    if value is None:
        yield rules.NULL_VALUE, pointer, f"`{name}` must not be null"
    elif node.type_name == _QUANTITY:
        if parse(value) is None:
            yield rules.QUANTITY_INVALID, pointer, f"`{name}` '{value}' must be a quantity"
    elif isinstance(value, int) and not isinstance(value, bool):
        if value not in (_INT32 if node.schema.get("format") == "int32" else _SAFE):
            yield rules.INTEGER_TOO_LARGE, pointer, f"`{name}` {value} does not fit"
    elif isinstance(value, str):
        yield from _word(node, name)
    elif isinstance(value, list):
        yield from _list(node)


def _word(node: Node, name: str) -> Iterator[Problem]:
    if node.schema.get("format") == "byte" and not _is_base64(node.value):
        yield rules.API_VALUE_INVALID, node.pointer, f"`{name}` must be Base64"
    words = allowed_words(node.owner, node.field)
    if words and node.value not in words:
        shown = ", ".join(f"'{one}'" for one in words)
        yield rules.ENUM_INVALID, node.pointer, f"`{name}` '{node.value}' must be one of {shown}"


def _is_base64(text: str) -> bool:
    try:
        base64.b64decode(text, validate=True)
    except binascii.Error:
        return False
    return True


def _list(node: Node) -> Iterator[Problem]:
    kind = node.schema.get("x-kubernetes-list-type")
    keys = node.schema.get("x-kubernetes-list-map-keys", ())
    seen: dict[Any, int] = {}
    for index, item in enumerate(node.value):
        if kind == "set" and not isinstance(item, Mapping | list):
            key, shown = item, f"'{item}'"
        elif kind == "map" and isinstance(item, Mapping):
            key = tuple(str(item.get(one, _KEY_DEFAULTS.get(one, ""))) for one in keys)
            shown = ", ".join(f"`{one}` '{part}'" for one, part in zip(keys, key, strict=True))
        else:
            continue
        if key in seen:
            words = f"{shown} stands twice in `{node.field}`"
            yield rules.LIST_DUPLICATE_KEY, f"{node.pointer}/{index}", words
        seen[key] = index
