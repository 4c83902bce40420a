"""A quota that its namespace's workloads do not fit into, all at once and at full scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from model.manifest import Manifest
from model.pointer import escape
from model.quantity import cpu, memory, parse
from model.rule import Rule, Severity, Violation
from rules.demand import Demand, demand

RULE = Rule(
    id="quota-exceeded",
    severity=Severity.ERROR,
    title="workloads that do not fit into their namespace's quota",
    rationale="The last Pods are refused, or wait for HAMi for ever: a rollout hangs, autoscaling "
    "stops short, a Job runs into its deadline (recorded: truth of HAMi, the cases of quotas).",
    remediation="Raise the quota, or lower replicas, surge, parallelism or the GPU profile; take "
    "workloads that are done out of the fleet files.",
)
KINDS = frozenset({"ResourceQuota"})


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Each resource of a quota of which the workloads of its namespace need more.

    A quota with scopes counts some Pods only, and is left out.
    """
    spec = subject.body.get("spec") or {}
    if spec.get("scopes") or spec.get("scopeSelector"):
        return
    asked = [
        (one, demand(one, manifests))
        for one in manifests
        if (one.cluster, one.namespace) == (subject.cluster, subject.namespace)
    ]
    for key, value in (spec.get("hard") or {}).items():
        have = parse(value)
        need = sum((amounts.get(key, Fraction(0)) for _, amounts in asked), Fraction(0))
        if have is not None and need > have:
            words = f"`{key}` is {value}, and at full scale {_shown(key, need)} is needed: "
            yield Violation(f"/spec/hard/{escape(key)}", words + _who(key, asked))


def _who(key: str, asked: Sequence[tuple[Manifest, Demand]]) -> str:
    return ", ".join(
        f"{one.kind} {one.name} {_shown(key, amounts[key])}"
        for one, amounts in asked
        if amounts.get(key)
    )


def _shown(key: str, amount: Fraction) -> str:
    if key.endswith(".cpu"):
        return cpu(amount)
    return memory(amount) if key.endswith((".memory", ".storage")) else str(amount)
