"""How many Pods may be missing or beyond their number: rollouts and disruption budgets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from schemas.visit import Node, short_type

_PERCENT = re.compile(r"[0-9]+%\Z")
# Type and field -> whether more than all, 100%, makes sense.
_AMOUNTS: Mapping[tuple[str, str], bool] = MappingProxyType(
    {
        ("apps.v1.RollingUpdateDeployment", "maxSurge"): True,
        ("apps.v1.RollingUpdateDeployment", "maxUnavailable"): False,
        ("policy.v1.PodDisruptionBudgetSpec", "maxUnavailable"): False,
        ("policy.v1.PodDisruptionBudgetSpec", "minAvailable"): False,
    }
)
# What the API server takes where nothing is said (Kubernetes API reference, DeploymentSpec).
_PROGRESS_SECONDS = 600
# Kind -> field of the strategy, and the one type that has `rollingUpdate`.
_STRATEGIES = {"Deployment": "strategy", "StatefulSet": "updateStrategy"}


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Amounts that are none, and fields that do not go together."""
    for node in nodes:
        key = (short_type(node.owner), node.field)
        if key in _AMOUNTS:
            yield from _amount(node, beyond=_AMOUNTS[key])
        elif short_type(node.type_name) == "apps.v1.RollingUpdateDeployment":
            yield from _stuck(node)
    spec = body.get("spec")
    if isinstance(spec, Mapping):
        yield from _together(str(body.get("kind")), spec)


def _amount(node: Node, *, beyond: bool) -> Iterator[tuple[str, str]]:
    value, shown = node.value, f"`{node.field}` '{node.value}'"
    if isinstance(value, int) and value < 0:
        yield node.pointer, f"{shown} must not be negative"
    if not isinstance(value, str):
        return
    if not _PERCENT.match(value):
        yield node.pointer, f"{shown} must be a whole number, or digits and '%'"
    elif not beyond and int(value[:-1]) > 100:
        yield node.pointer, f"{shown} must be at most 100%"


def _stuck(node: Node) -> Iterator[tuple[str, str]]:
    value = node.value if isinstance(node.value, Mapping) else {}
    if all(str(value.get(name)) in ("0", "0%") for name in ("maxSurge", "maxUnavailable")):
        place = f"{node.pointer}/maxUnavailable"
        yield place, "`maxUnavailable` must not be 0 when `maxSurge` is"


def _together(kind: str, spec: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    if kind == "PodDisruptionBudget" and {"minAvailable", "maxUnavailable"} <= spec.keys():
        yield "/spec/minAvailable", "only one of `minAvailable`, `maxUnavailable` may be set"
    if kind not in _STRATEGIES:
        return
    field = _STRATEGIES[kind]
    strategy = spec.get(field)
    if isinstance(strategy, Mapping) and "rollingUpdate" in strategy:
        chosen = strategy.get("type", "RollingUpdate")
        if chosen != "RollingUpdate":
            place = f"/spec/{field}/rollingUpdate"
            yield place, f"`rollingUpdate` must not stand beside type '{chosen}'"
    deadline, ready = spec.get("progressDeadlineSeconds"), spec.get("minReadySeconds", 0)
    deadline = _PROGRESS_SECONDS if deadline is None else deadline
    numbers = isinstance(deadline, int) and isinstance(ready, int)
    if kind == "Deployment" and numbers and deadline <= ready:
        place = "/spec/progressDeadlineSeconds" if "progressDeadlineSeconds" in spec else "/spec"
        yield place, f"`progressDeadlineSeconds` {deadline} must be above `minReadySeconds` {ready}"
