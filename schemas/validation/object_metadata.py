"""Finalizers, Pod Security labels, and names that are reserved."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.pointer import escape
from schemas.visit import Node

_STANDARD_FINALIZERS = ("kubernetes", "orphan", "foregroundDeletion")
_MODES = ("enforce", "audit", "warn")
_LEVELS = ("privileged", "baseline", "restricted")
_POD_SECURITY = "pod-security.kubernetes.io/"
_VERSION = re.compile(r"latest\Z|v1\.(0|[1-9][0-9]*)\Z")


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """What the API server refuses about metadata, besides its form."""
    metadata = body.get("metadata")
    if isinstance(metadata, Mapping):
        for index, name in enumerate(metadata.get("finalizers") or ()):
            if "/" not in str(name) and name not in _STANDARD_FINALIZERS:
                yield f"/metadata/finalizers/{index}", f"the finalizer '{name}' needs a domain"
        if body.get("kind") == "Namespace":
            yield from _pod_security(metadata.get("labels") or {})
        name = str(metadata.get("name", ""))
        if body.get("kind") == "PriorityClass" and name.startswith("system-"):
            yield "/metadata/name", f"'{name}' must not start with 'system-'"


def _pod_security(labels: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in labels.items():
        if not key.startswith(_POD_SECURITY):
            continue
        place = f"/metadata/labels/{escape(key)}"
        mode = key.removeprefix(_POD_SECURITY)
        if mode.removesuffix("-version") not in _MODES:
            # The API server ignores it, and the namespace stays open.
            yield place, f"`{key}` must be one of the labels of Pod Security"
        elif mode.endswith("-version"):
            if not _VERSION.match(str(value)):
                yield place, f"`{key}` '{value}' must be 'latest' or like 'v1.36'"
        elif value not in _LEVELS:
            yield place, f"`{key}` '{value}' must be one of {', '.join(_LEVELS)}"
