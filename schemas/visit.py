"""Walks an object beside its schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from model.pointer import escape
from schemas.crd_schema import OBJECT_META


@dataclass(frozen=True)
class Node:
    """One value: where it is, what its schema says, and which Kubernetes type it is ('' if none).

    `owner` is the type of the object that the value is a field of, `field` the field's name.
    """

    pointer: str
    value: Any
    schema: Mapping[str, Any]
    type_name: str
    owner: str = ""
    field: str = ""


def short_type(name: str) -> str:
    """'io.k8s.api.core.v1.PodSpec' -> 'core.v1.PodSpec', as the tables of the checks write it."""
    return name.removeprefix("io.k8s.api.").removeprefix("io.k8s.")


def visit(value: Any, schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Iterator[Node]:
    """Every value of an object with its schema, parents first; parts without a schema are left."""
    yield from _visit(Node("", value, schema, ""), definitions)


def _visit(node: Node, definitions: Mapping[str, Any]) -> Iterator[Node]:
    name, schema = _resolve(node.schema, definitions)
    current = Node(node.pointer, node.value, schema, name, node.owner, node.field)
    yield current
    if isinstance(node.value, Mapping):
        yield from _fields(current, definitions)
    elif isinstance(node.value, list) and isinstance(schema.get("items"), Mapping):
        for index, item in enumerate(node.value):
            child = Node(
                f"{node.pointer}/{index}", item, schema["items"], "", node.owner, node.field
            )
            yield from _visit(child, definitions)


def _fields(node: Node, definitions: Mapping[str, Any]) -> Iterator[Node]:
    properties = node.schema.get("properties", {})
    others = node.schema.get("additionalProperties")
    for key, item in node.value.items():
        schema = properties.get(key, others)
        if isinstance(schema, Mapping):
            child = Node(f"{node.pointer}/{escape(key)}", item, schema, "", node.type_name, key)
            yield from _visit(child, definitions)


def _resolve(
    schema: Mapping[str, Any], definitions: Mapping[str, Any]
) -> tuple[str, Mapping[str, Any]]:
    reference = schema.get("$ref", "")
    if not reference:
        return "", schema
    name = OBJECT_META.rpartition("/")[2] if reference == OBJECT_META else reference
    name = name.rpartition("/")[2]
    return name, {**definitions["$defs"][name], **schema}
