"""Address ranges and ports of NetworkPolicies."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from model.manifest import Manifest
from model.report import Finding, object_finding
from schemas import rules
from schemas.visit import Node

_TYPES = "io.k8s.api.networking.v1."
_PORTS = range(1, 65536)


def check_network_policy(manifest: Manifest, nodes: Iterable[Node]) -> Iterator[Finding]:
    """CIDRs that parse, exceptions inside them, ports in range and in order."""
    for node in nodes:
        if not isinstance(node.value, Mapping):
            continue
        if node.type_name == f"{_TYPES}IPBlock":
            problems = _block(node.value, node.pointer)
        elif node.type_name == f"{_TYPES}NetworkPolicyPort":
            problems = _port(node.value, node.pointer)
        else:
            continue
        for pointer, words in problems:
            yield object_finding(rules.NETWORK_INVALID, manifest, words, pointer)


def _block(block: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    cidr = block.get("cidr")
    outer = _network(cidr)
    if outer is None:
        yield f"{pointer}/cidr", f"`cidr` '{cidr}' must be a network"
        return
    for index, text in enumerate(block.get("except") or ()):
        inner = _network(text)
        place = f"{pointer}/except/{index}"
        if inner is None:
            yield place, f"`except` '{text}' must be a network"
        elif inner.version != outer.version or not _strictly_inside(inner, outer):
            yield place, f"`except` '{text}' must be a part of `cidr` '{cidr}'"


def _port(port: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    number, end = port.get("port"), port.get("endPort")
    if isinstance(number, int) and number not in _PORTS:
        yield f"{pointer}/port", f"`port` {number} must be between 1 and 65535"
    if end is None:
        return
    if not isinstance(number, int):
        yield f"{pointer}/endPort", "`endPort` needs a number as `port`"
    elif not (isinstance(end, int) and number <= end <= _PORTS[-1]):
        yield f"{pointer}/endPort", f"`endPort` {end} must be between `port` {number} and 65535"


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def _network(text: object) -> Network | None:
    try:
        return ipaddress.ip_network(str(text)) if "/" in str(text) else None
    except ValueError:
        return None


def _strictly_inside(inner: Network, outer: Network) -> bool:
    return (
        inner.prefixlen > outer.prefixlen
        and int(outer.network_address) <= int(inner.network_address)
        and int(inner.broadcast_address) <= int(outer.broadcast_address)
    )
