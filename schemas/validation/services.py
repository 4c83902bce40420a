"""Services: ports and their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.visit import Node


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Services without ports, and several ports without names."""
    spec = body.get("spec")
    if body.get("kind") != "Service" or not isinstance(spec, Mapping):
        return
    ports = spec.get("ports") or ()
    external = spec.get("type") == "ExternalName"
    if not ports and not external and spec.get("clusterIP") != "None":
        yield "/spec", "`ports` must be there and not be empty"
    if len(ports) > 1:
        for index, port in enumerate(ports):
            if not port.get("name"):
                yield f"/spec/ports/{index}", "`name` must be there with several ports"
