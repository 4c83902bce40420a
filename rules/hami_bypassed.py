"""Pods that HAMi never sees, or whose limits it cannot keep."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.pods import POD_KINDS, PodBody, gpu_limits, pod_of

RULE = Rule(
    id="hami-bypassed",
    severity=Severity.ERROR,
    title="a Pod that goes around HAMi",
    rationale="It takes cards that HAMi has given to somebody else, or HAMi's webhook refuses it "
    "(recorded: truth of HAMi).",
    remediation="Remove the field, and ask for a share of a card with `resources.limits`.",
)
KINDS = POD_KINDS

_SCHEDULER = "hami-scheduler"
_VARIABLES = {
    "NVIDIA_VISIBLE_DEVICES": "shows the container every card of the node",
    "CUDA_DISABLE_CONTROL": "lifts the limits of memory and cores",
}


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Everything in one object's Pod by which HAMi is gone around."""
    pod = pod_of(subject)
    labels = pod.metadata.get("labels") or {}
    if "hami.io/webhook" in labels:
        place = f"{pod.pointer}/metadata/labels/hami.io~1webhook"
        yield Violation(place, "the label `hami.io/webhook` switches HAMi off")
    if pod.asks_for_gpu:
        yield from _around(pod)
    for pointer, container in pod.containers:
        yield from _variables(pointer, container)


def _around(pod: PodBody) -> Iterator[Violation]:
    scheduler = pod.spec.get("schedulerName", _SCHEDULER)
    if scheduler != _SCHEDULER:
        words = f"`schedulerName` '{scheduler}' does not know whose a card is"
        yield Violation(f"{pod.pointer}/spec/schedulerName", words)
    if pod.spec.get("nodeName"):
        yield Violation(f"{pod.pointer}/spec/nodeName", "`nodeName` goes past every scheduler")
    for pointer, container in pod.containers:
        if (container.get("securityContext") or {}).get("privileged"):
            place = f"{pointer}/securityContext/privileged"
            yield Violation(place, "a privileged container sees every card of the node")
        for name in gpu_limits(container):
            if name.startswith("mig-"):
                place = f"{pointer}/resources/limits/nvidia.com~1{name}"
                yield Violation(place, f"`nvidia.com/{name}` is no resource of HAMi")


def _variables(pointer: str, container: Mapping[str, object]) -> Iterator[Violation]:
    variables = container.get("env")
    for index, one in enumerate(variables if isinstance(variables, list) else ()):
        name = str(one.get("name"))
        if name in _VARIABLES:
            yield Violation(f"{pointer}/env/{index}/name", f"`{name}` {_VARIABLES[name]}")
