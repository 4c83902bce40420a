"""Services: ports and their names, the Pods selected, and the address."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.pointer import escape
from schemas.names import is_label_value, is_qualified_name
from schemas.visit import Node


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Services that nothing can be reached through, or that the API server refuses."""
    spec = body.get("spec")
    if body.get("kind") != "Service" or not isinstance(spec, Mapping):
        return
    ports = spec.get("ports") or ()
    external = spec.get("type") == "ExternalName"
    if not ports and not external and spec.get("clusterIP") != "None":
        yield "/spec", "`ports` must be there and not be empty"
    yield from _names(ports)
    yield from _selector(spec.get("selector"))
    yield from _address(spec)


def _names(ports: Sequence[Any]) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for index, port in enumerate(ports):
        name = port.get("name") if isinstance(port, Mapping) else ""
        if not name and len(ports) > 1:
            yield f"/spec/ports/{index}", "`name` must be there with several ports"
        if isinstance(name, str) and name in seen:
            yield f"/spec/ports/{index}/name", f"the port name '{name}' stands twice"
        seen.add(name if isinstance(name, str) and name else " ")


def _selector(selector: Any) -> Iterator[tuple[str, str]]:
    for key, value in selector.items() if isinstance(selector, Mapping) else ():
        place = f"/spec/selector/{escape(str(key))}"
        if not is_qualified_name(str(key)):
            yield place, f"the key '{key}' must be a qualified name"
        if isinstance(value, str) and not is_label_value(value):
            yield place, f"'{value}' must be a label value"


def _address(spec: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    address, kind = spec.get("clusterIP"), spec.get("type", "ClusterIP")
    if not isinstance(address, str) or not address:
        return
    if address == "None":
        if kind in ("NodePort", "LoadBalancer"):
            yield "/spec/clusterIP", f"`clusterIP` 'None' must not stand beside type '{kind}'"
        return
    try:
        ipaddress.ip_address(address)
    except ValueError:
        yield "/spec/clusterIP", f"`clusterIP` '{address}' must be 'None' or an IP address"
