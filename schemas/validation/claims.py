"""PersistentVolumeClaims: who may mount, and how much is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.quantity import parse
from schemas.visit import Node, short_type

_ALONE = "ReadWriteOncePod"


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Claims without a mode or a size, in their own object and in templates of StatefulSets."""
    for node in nodes:
        if short_type(node.type_name) != "core.v1.PersistentVolumeClaimSpec":
            continue
        if isinstance(node.value, Mapping):
            yield from _claim(node.value, node.pointer)


def _claim(spec: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    modes = spec.get("accessModes") or ()
    if not modes:
        yield pointer, "`accessModes` must be there and not be empty"
    if _ALONE in modes and len(set(modes)) > 1:
        yield f"{pointer}/accessModes", f"`{_ALONE}` must be the only mode"
    requests = (spec.get("resources") or {}).get("requests") or {}
    if "storage" not in requests:
        yield pointer, "`resources.requests.storage` must be there"
        return
    size = parse(requests["storage"])
    if size is not None and size <= 0:
        place = f"{pointer}/resources/requests/storage"
        yield place, f"`storage` {requests['storage']} must be greater than 0"
