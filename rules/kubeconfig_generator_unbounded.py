"""KubeconfigGenerators that give more than somebody meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.fields import items, mapping

RULE = Rule(
    id="kubeconfig-generator-unbounded",
    severity=Severity.ERROR,
    title="a KubeconfigGenerator that gives more than it should",
    rationale="An empty selector matches every control plane of every tenant, the group "
    "`system:masters` cannot be taken back, and a name that is one of Kamaji's own suffixes "
    "overwrites Kamaji's own Secrets (Kamaji 26.8.2-edge: its reconciler).",
    remediation="Name control planes and namespaces by labels, use a group that RBAC binds, and "
    "another name.",
)
KINDS = frozenset({"KubeconfigGenerator"})

_SUFFIXES = frozenset(
    {
        "admin-kubeconfig",
        "api-server-certificate",
        "api-server-kubelet-client-certificate",
        "ca",
        "controller-manager-kubeconfig",
        "datastore-certificate",
        "datastore-config",
        "front-proxy-ca-certificate",
        "front-proxy-client-certificate",
        "konnectivity-certificate",
        "konnectivity-kubeconfig",
        "sa-certificate",
        "scheduler-kubeconfig",
    }
)


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Selectors that match everything, the group of masters, names that overwrite Secrets."""
    if subject.name in _SUFFIXES:
        yield Violation("/metadata/name", f"Kamaji makes Secrets that end in '-{subject.name}'")
    for field in ("namespaceSelector", "tenantControlPlaneSelector"):
        selector = mapping(subject.body, "spec", field)
        if not selector.get("matchLabels") and not selector.get("matchExpressions"):
            place = f"/spec/{field}" if selector else "/spec"
            yield Violation(place, f"an empty `{field}` matches everything")
    for index, group in items(subject.body, "spec", "groups"):
        if group.get("stringValue") == "system:masters":
            words = "`system:masters` goes past RBAC and cannot be taken back"
            yield Violation(f"/spec/groups/{index}/stringValue", words)
