"""Objects of which one field, and only one, may be set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from schemas.visit import Node, short_type

# Type -> fields that are no members of the union; all others exclude each other.
_OTHERS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "core.v1.Volume": frozenset({"name"}),
        "core.v1.EnvVar": frozenset({"name"}),
        "core.v1.EnvVarSource": frozenset(),
        "core.v1.Probe": frozenset(
            {
                "initialDelaySeconds", "timeoutSeconds", "periodSeconds", "successThreshold",
                "failureThreshold", "terminationGracePeriodSeconds",
            }
        ),
        "core.v1.LifecycleHandler": frozenset(),
        "core.v1.EnvFromSource": frozenset({"prefix"}),
    }
)  # fmt: skip
# A Volume without a source is an emptyDir, and a variable without a value is empty.
_MAY_BE_EMPTY = frozenset({"core.v1.Volume", "core.v1.EnvVar"})


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """More than one member of a union, or none."""
    for node in nodes:
        short = short_type(node.type_name)
        if short not in _OTHERS or not isinstance(node.value, Mapping):
            continue
        members = sorted(
            name
            for name, value in node.value.items()
            if name not in _OTHERS[short] and value not in (None, "")
        )
        if len(members) > 1:
            shown = ", ".join(f"`{name}`" for name in members)
            yield node.pointer, f"only one of {shown} may be set"
        elif not members and short not in _MAY_BE_EMPTY:
            yield node.pointer, "a source or an action must be set"
