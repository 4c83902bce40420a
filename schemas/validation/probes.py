"""Probes of containers, what happens before they stop, and the ports that both name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.visit import Node, short_type

# Kubernetes API reference, PodSpec.
_GRACE_SECONDS = 30


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Everything that is wrong with probes and hooks, wherever containers stand."""
    for node in nodes:
        if not isinstance(node.value, Mapping):
            continue
        match short_type(node.type_name):
            case "core.v1.Probe":
                yield from _probe(node)
            case "core.v1.PodSpec":
                yield from _pod(node.value, node.pointer)


def _probe(node: Node) -> Iterator[tuple[str, str]]:
    name, probe = node.field, node.value
    successes = probe.get("successThreshold", 1)
    if name in ("startupProbe", "livenessProbe") and successes not in (0, 1):
        yield f"{node.pointer}/successThreshold", f"`successThreshold` of a {name} must be 1"
    if isinstance(successes, int) and successes < 0:
        yield f"{node.pointer}/successThreshold", "`successThreshold` must not be negative"
    if name == "readinessProbe" and "terminationGracePeriodSeconds" in probe:
        place = f"{node.pointer}/terminationGracePeriodSeconds"
        yield place, "a readinessProbe must not have `terminationGracePeriodSeconds`"


def _pod(spec: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    grace = spec.get("terminationGracePeriodSeconds", _GRACE_SECONDS)
    for index, container in enumerate(spec.get("containers") or ()):
        if not isinstance(container, Mapping):
            continue
        place = f"{pointer}/containers/{index}"
        yield from _ports(container.get("ports"), f"{place}/ports")
        lifecycle = container.get("lifecycle")
        hooks = lifecycle if isinstance(lifecycle, Mapping) else {}
        for hook in ("preStop", "postStart"):
            yield from _sleep(hooks.get(hook), f"{place}/lifecycle/{hook}/sleep", grace)


def _ports(ports: Any, pointer: str) -> Iterator[tuple[str, str]]:
    seen = set()
    for index, port in enumerate(ports if isinstance(ports, list) else ()):
        name = port.get("name") if isinstance(port, Mapping) else None
        if isinstance(name, str) and name in seen:
            yield f"{pointer}/{index}/name", f"the port name '{name}' stands twice"
        seen.add(name if isinstance(name, str) else None)


def _sleep(hook: Any, pointer: str, grace: Any) -> Iterator[tuple[str, str]]:
    sleep = hook.get("sleep") if isinstance(hook, Mapping) else None
    seconds = sleep.get("seconds") if isinstance(sleep, Mapping) else None
    if not isinstance(seconds, int) or not isinstance(grace, int):
        return
    if not 0 <= seconds <= grace:
        words = f"`seconds` {seconds} must be within `terminationGracePeriodSeconds` {grace}"
        yield f"{pointer}/seconds", words
