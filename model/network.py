"""Networks and who may talk to whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class Peer:
    """A peer of a NetworkPolicy rule: Pods of a namespace, or a range of addresses."""

    namespace: str = ""
    pod_labels: Mapping[str, str] = field(default_factory=dict)
    cidr: str = ""
    except_cidrs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Allowance:
    """One exception from the default deny: what it is called and what it opens."""

    kind: Literal["dns", "sameNamespace", "ingressFrom", "egressTo"]
    name: str
    peer: Peer
    ports: tuple[int, ...]
    protocol: Literal["TCP", "UDP"]
    field: str


@dataclass(frozen=True)
class Network:
    """The networks of one tenant cluster; with two families the primary one is first."""

    service_cidrs: tuple[str, ...]
    pod_cidrs: tuple[str, ...]
    node_cidrs: tuple[str, ...]
    dns_service_ips: tuple[str, ...]
    cluster_domain: str
