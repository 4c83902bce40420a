"""A namespace without a default deny lets every Pod talk to everything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation

RULE = Rule(
    id="default-deny-missing",
    severity=Severity.ERROR,
    title="a namespace without a default deny",
    rationale="NetworkPolicies only add: without one that selects every Pod in both directions, "
    "what no policy names is open.",
    remediation="Add a NetworkPolicy with an empty `podSelector`, both `policyTypes` and no rules.",
)
KINDS = frozenset({"Namespace"})


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """A Namespace in whose cluster no policy closes it for all Pods in both directions."""
    if not any(_closes(one, subject) for one in manifests):
        yield Violation("/metadata/name", "no NetworkPolicy closes it by default")


def _closes(policy: Manifest, namespace: Manifest) -> bool:
    spec = policy.body.get("spec")
    return (
        policy.kind == "NetworkPolicy"
        and policy.cluster == namespace.cluster
        and policy.namespace == namespace.name
        and isinstance(spec, Mapping)
        and spec.get("podSelector") == {}
        and set(spec.get("policyTypes") or ()) == {"Ingress", "Egress"}
        and not spec.get("ingress")
        and not spec.get("egress")
    )
