"""Roles and bindings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.names import RFC1123_SUBDOMAIN
from schemas.visit import Node

_GROUP = "rbac.authorization.k8s.io"


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Rules that name nothing, and subjects that cannot exist."""
    kind = body.get("kind")
    if kind in ("Role", "ClusterRole"):
        for index, rule in enumerate(body.get("rules") or ()):
            yield from _rule(rule, str(kind), f"/rules/{index}")
        aggregation = body.get("aggregationRule")
        if isinstance(aggregation, Mapping) and not aggregation.get("clusterRoleSelectors"):
            yield "/aggregationRule", "`clusterRoleSelectors` must not be empty"
    if kind in ("RoleBinding", "ClusterRoleBinding"):
        reference = body.get("roleRef") or {}
        if kind == "ClusterRoleBinding" and reference.get("kind") == "Role":
            yield "/roleRef/kind", "a ClusterRoleBinding must refer to a ClusterRole"
        for index, subject in enumerate(body.get("subjects") or ()):
            yield from _subject(subject, str(kind), f"/subjects/{index}")


def _rule(rule: Mapping[str, Any], kind: str, pointer: str) -> Iterator[tuple[str, str]]:
    if rule.get("nonResourceURLs"):
        if kind == "Role":
            yield f"{pointer}/nonResourceURLs", "a Role must not name addresses"
        elif rule.get("resources") or rule.get("apiGroups"):
            yield f"{pointer}/nonResourceURLs", "a rule must not name addresses and resources"
        return
    for name in ("apiGroups", "resources"):
        if not rule.get(name):
            yield pointer, f"`{name}` must be there and not be empty"
            return


def _subject(subject: Mapping[str, Any], kind: str, pointer: str) -> Iterator[tuple[str, str]]:
    name, group = str(subject.get("name", "")), subject.get("apiGroup", "")
    if subject.get("kind") == "ServiceAccount":
        if group:
            yield f"{pointer}/apiGroup", "a ServiceAccount must not have an `apiGroup`"
        if name and (len(name) > 253 or not RFC1123_SUBDOMAIN.match(name)):
            words = f"`name` '{name}' must be an RFC 1123 subdomain of at most 253 characters"
            yield f"{pointer}/name", words
        if kind == "ClusterRoleBinding" and not subject.get("namespace"):
            yield pointer, "`namespace` must be there for a ServiceAccount"
    elif subject.get("kind") in ("User", "Group") and group not in ("", _GROUP):
        yield f"{pointer}/apiGroup", f"`apiGroup` '{group}' must be '{_GROUP}'"
