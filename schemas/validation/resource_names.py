"""Names of resources: what containers, quotas and limits may count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.pointer import escape
from schemas.names import is_qualified_name
from schemas.visit import Node

_CONTAINER = frozenset({"cpu", "memory", "ephemeral-storage"})
_OBJECTS = frozenset(
    {
        "pods", "services", "replicationcontrollers", "resourcequotas", "secrets", "configmaps",
        "persistentvolumeclaims", "services.nodeports", "services.loadbalancers",
    }
)  # fmt: skip
_QUOTA = _OBJECTS | frozenset(
    {
        "cpu", "memory", "ephemeral-storage", "storage", "requests.cpu", "requests.memory",
        "requests.storage", "requests.ephemeral-storage", "limits.cpu", "limits.memory",
        "limits.ephemeral-storage",
    }
)  # fmt: skip
_COUNTED = "io.k8s.api.core.v1."


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Names that are neither standard nor qualified."""
    for node in nodes:
        if not isinstance(node.value, Mapping):
            continue
        short = (node.owner.removeprefix(_COUNTED), node.field)
        if node.owner == f"{_COUNTED}ResourceRequirements" and short[1] in ("requests", "limits"):
            yield from _names(node, _CONTAINER, "containers")
        elif short == ("ResourceQuotaSpec", "hard"):
            yield from _names(node, _QUOTA, "quotas")
        elif short[0] == "LimitRangeItem":
            yield from _names(node, _QUOTA, "limits")


def is_count(name: str) -> bool:
    """Whether a quota's resource is counted in whole objects."""
    return name in _OBJECTS or name.startswith("count/")


def _names(node: Node, standard: frozenset[str], where: str) -> Iterator[tuple[str, str]]:
    for name in node.value:
        if name in standard or (where == "containers" and name.startswith("hugepages-")):
            continue
        if "/" not in name or not is_qualified_name(name):
            place = f"{node.pointer}/{escape(name)}"
            yield place, f"the resource '{name}' must be a standard one of {where} or qualified"
