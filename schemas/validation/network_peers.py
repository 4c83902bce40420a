"""Peers and types of NetworkPolicies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.visit import Node

_PEER = "io.k8s.api.networking.v1.NetworkPolicyPeer"


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Peers that select nothing or two things, and too many types."""
    for node in nodes:
        if node.type_name == _PEER and isinstance(node.value, Mapping):
            if not node.value:
                yield node.pointer, "a peer must select something"
            elif "ipBlock" in node.value and len(node.value) > 1:
                yield node.pointer, "a peer must not have `ipBlock` and a selector"
    spec = body.get("spec")
    if body.get("kind") != "NetworkPolicy" or not isinstance(spec, Mapping):
        return
    if len(spec.get("policyTypes") or ()) > 2:
        yield "/spec/policyTypes", "`policyTypes` must have at most two entries"
