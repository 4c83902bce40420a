"""Volumes of Pods, and how containers mount them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.quantity import parse
from schemas.visit import Node, short_type


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Paths that leave their volume, and sizes below zero."""
    for node in nodes:
        if not isinstance(node.value, Mapping):
            continue
        match short_type(node.type_name):
            case "core.v1.VolumeMount":
                yield from _mount(node.value, node.pointer)
            case "core.v1.EmptyDirVolumeSource":
                yield from _empty(node.value, node.pointer)


def _mount(one: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    if one.get("subPath") and one.get("subPathExpr"):
        yield f"{pointer}/subPathExpr", "`subPathExpr` must not stand beside `subPath`"
    for name in ("subPath", "subPathExpr"):
        path = str(one.get(name, ""))
        if path.startswith("/") or ".." in path.split("/"):
            yield f"{pointer}/{name}", f"`{name}` '{path}' must be relative and without '..'"


def _empty(one: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    size = parse(one.get("sizeLimit"))
    if size is not None and size < 0:
        place = f"{pointer}/sizeLimit"
        yield place, f"`sizeLimit` {one['sizeLimit']} must not be negative"
