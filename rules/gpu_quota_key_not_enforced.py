"""A quota key that neither Kubernetes nor HAMi enforces limits nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from model.manifest import Manifest
from model.pointer import escape
from model.rule import Rule, Severity, Violation

# Kubernetes enforces extended resources by `requests.` only; HAMi enforces `limits.` of memory and
# cores only (recorded: truth of HAMi, the cases that start with 'q').
ENFORCED = (
    "requests.nvidia.com/gpu",
    "limits.nvidia.com/gpumem",
    "limits.nvidia.com/gpucores",
)

RULE = Rule(
    id="gpu-quota-key-not-enforced",
    severity=Severity.ERROR,
    title="a GPU quota key that nobody enforces",
    rationale="The API server accepts it, and the namespace can take every card all the same.",
    remediation="Use " + ", ".join(f"`{key}`" for key in ENFORCED) + ", with whole numbers.",
)
KINDS = frozenset({"ResourceQuota"})


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Keys about `nvidia.com/` that limit nothing, and values that HAMi cannot read."""
    spec = subject.body.get("spec")
    hard = spec.get("hard") if isinstance(spec, Mapping) else None
    for key, value in (hard or {}).items():
        pointer = f"/spec/hard/{escape(key)}"
        if "nvidia.com/" in key and key not in ENFORCED:
            yield Violation(pointer, f"the key `{key}` is enforced by nobody")
        elif key in ENFORCED and not str(value).isdigit():
            # HAMi reads MiB: '4Gi' is four thousand million MiB, which is no limit (recorded).
            yield Violation(pointer, f"the value '{value}' of `{key}` must be a plain whole number")
