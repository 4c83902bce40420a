"""Annotations of Pods that HAMi does not read, or reads as something else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from model.manifest import Manifest
from model.pointer import escape
from model.rule import Rule, Severity, Violation
from rules.pods import POD_KINDS, pod_of

RULE = Rule(
    id="hami-annotation-ignored",
    severity=Severity.ERROR,
    title="an annotation that HAMi ignores",
    rationale="Nobody says so: a misspelt policy is the default one, and an amount in an "
    "annotation is a whole card (recorded: truth of HAMi).",
    remediation="Use an annotation and a value that HAMi knows, and `resources.limits` for "
    "amounts.",
)
KINDS = POD_KINDS

_LIST = r"[^,\s]+( *, *[^,\s]+)*"
# What a Pod's author may say to HAMi (HAMi 2.10, scheduler policies and NVIDIA device).
_KNOWN: Mapping[str, re.Pattern[str]] = MappingProxyType(
    {
        "hami.io/node-scheduler-policy": re.compile(r"binpack|spread"),
        "hami.io/gpu-scheduler-policy": re.compile(
            r"(binpack|spread|topology-aware|mutex|numa)(,(binpack|spread|topology-aware|numa))*"
        ),
        "hami.io/device-scoring-weights": re.compile(r"slot=\d+,core=\d+,memory=\d+"),
        "nvidia.com/use-gputype": re.compile(_LIST),
        "nvidia.com/nouse-gputype": re.compile(_LIST),
        "nvidia.com/use-gpuuuid": re.compile(_LIST),
        "nvidia.com/nouse-gpuuuid": re.compile(_LIST),
        "nvidia.com/vgpu-mode": re.compile(r"hami-core|mig"),
        "nvidia.com/numa-bind": re.compile(r"true|false"),
    }
)
_DOMAINS = ("hami.io", "nvidia.com")


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Annotations of one object's Pod in HAMi's domains that do not do what they say."""
    pod = pod_of(subject)
    for key, value in (pod.metadata.get("annotations") or {}).items():
        place = f"{pod.pointer}/metadata/annotations/{escape(key)}"
        if key in _KNOWN and not _KNOWN[key].fullmatch(str(value)):
            yield Violation(place, f"the value '{value}' of `{key}` means nothing to HAMi")
        elif key not in _KNOWN and key.partition("/")[0] in _DOMAINS:
            # Also what HAMi's scheduler writes itself: it belongs to a live Pod, not into Git.
            yield Violation(place, f"`{key}` is no annotation that a Pod's author may set")
