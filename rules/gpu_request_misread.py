"""Amounts of GPU resources that HAMi refuses, or takes for something else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from model.manifest import Manifest
from model.pointer import escape
from model.rule import Rule, Severity, Violation
from rules.pods import DOMAIN, POD_KINDS, gpu_limits, pod_of

RULE = Rule(
    id="gpu-request-misread",
    severity=Severity.ERROR,
    title="a GPU request that HAMi misreads",
    rationale="The API server accepts it; HAMi refuses the Pod, or gives it a whole card, another "
    "share, or no card at all (recorded: truth of HAMi).",
    remediation="Ask for `nvidia.com/gpu` of at least 1, `nvidia.com/gpumem` in MiB as a plain "
    "number, and at most 100 of `nvidia.com/gpucores` and `nvidia.com/gpumem-percentage`.",
)
KINDS = POD_KINDS

_ZERO = {
    "gpu": "binds the Pod without a card",
    "gpumem": "is the whole memory of the card",
    "gpumem-percentage": "is the whole memory of the card",
}
_PERCENT = {
    "gpucores": "becomes 100",
    "gpumem-percentage": "is refused by HAMi's webhook",
}


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Limits of one object's containers that HAMi does not take for what they say."""
    for pointer, container in pod_of(subject).containers:
        limits = gpu_limits(container)
        for name, words in _problems(limits):
            place = f"{pointer}/resources/limits/{escape(DOMAIN + name)}"
            yield Violation(place, f"`{DOMAIN}{name}` {limits[name]} {words}")


def _problems(limits: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, value in limits.items():
        if name not in ("gpu", "gpucores", *_ZERO):
            continue
        if not value.isdigit():
            yield name, "is no plain whole number: HAMi does not read suffixes as it should"
        elif int(value) == 0 and name in _ZERO:
            yield name, _ZERO[name]
        elif int(value) > 100 and name in _PERCENT:
            yield name, _PERCENT[name]
    if {"gpumem", "gpumem-percentage"} <= limits.keys():
        yield "gpumem-percentage", "is ignored beside `nvidia.com/gpumem`"
