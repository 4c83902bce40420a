"""People who may change the fence are not held by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.fields import items, mapping

RULE = Rule(
    id="access-too-wide",
    severity=Severity.ERROR,
    title="people who may change what holds them",
    rationale="Whoever writes quotas, policies, namespaces, nodes or RBAC, or reads Secrets, has "
    "the rights of the platform.",
    remediation="Bind the group to a Role of its namespace that names resources and verbs, and "
    "leave these out.",
)
KINDS = frozenset({"Role", "ClusterRole", "RoleBinding", "ClusterRoleBinding"})

_EVERYBODY = frozenset({"system:anonymous", "system:authenticated", "system:unauthenticated"})
_BINDINGS = frozenset({"RoleBinding", "ClusterRoleBinding"})
_READ = frozenset({"get", "list", "watch"})
# Verbs that give rights beyond those of the role itself (Kubernetes' RBAC good practices).
_RAISING = frozenset({"bind", "escalate", "impersonate"})
# API group -> resources that only the platform writes; '*' stands for the whole group.
_FENCE: Mapping[str, frozenset[str]] = {
    "": frozenset(
        {"limitranges", "namespaces", "nodes", "persistentvolumes", "resourcequotas",
         "serviceaccounts"}
    ),
    "admissionregistration.k8s.io": frozenset({"*"}),
    "apiextensions.k8s.io": frozenset({"*"}),
    "apiregistration.k8s.io": frozenset({"*"}),
    "certificates.k8s.io": frozenset({"*"}),
    "networking.k8s.io": frozenset({"networkpolicies", "ingressclasses"}),
    "node.k8s.io": frozenset({"*"}),
    "rbac.authorization.k8s.io": frozenset({"*"}),
    "resource.k8s.io": frozenset({"deviceclasses", "resourceslices"}),
    "scheduling.k8s.io": frozenset({"*"}),
    "storage.k8s.io": frozenset({"*"}),
}  # fmt: skip
# What even reading gives away: tokens and keys, and every container of a node.
_CLOSED = frozenset({("", "secrets"), ("", "serviceaccounts/token"), ("", "nodes/proxy")})


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """A binding of people that is too wide, or a role of theirs that grants too much."""
    if subject.kind in _BINDINGS:
        if _people(subject):
            yield from _binding(subject, manifests)
    elif any(_binds(one, subject) and _people(one) for one in manifests):
        for index, rule in items(subject.body, "rules"):
            yield from _rule(rule, f"/rules/{index}")


def _people(binding: Manifest) -> bool:
    """Whether a binding is for persons; of Kubernetes' own groups, only those of everybody."""
    return any(
        subject.get("kind") in ("Group", "User")
        and (name in _EVERYBODY or not name.startswith("system:"))
        for _, subject in items(binding.body, "subjects")
        if (name := str(subject.get("name", "")))
    )


def _binds(binding: Manifest, role: Manifest) -> bool:
    reference = mapping(binding.body, "roleRef")
    return (
        binding.kind in _BINDINGS
        and binding.cluster == role.cluster
        and (reference.get("kind"), reference.get("name")) == (role.kind, role.name)
        and (role.kind == "ClusterRole" or role.namespace == binding.namespace)
    )


def _binding(binding: Manifest, manifests: Sequence[Manifest]) -> Iterator[Violation]:
    if binding.kind == "ClusterRoleBinding":
        yield Violation("/roleRef", "a ClusterRoleBinding gives people rights in every namespace")
    if not any(_binds(binding, one) for one in manifests if one.kind in ("Role", "ClusterRole")):
        reference = mapping(binding.body, "roleRef")
        words = f"what the {reference.get('kind')} '{reference.get('name')}' grants is not in dist/"
        yield Violation("/roleRef/name", words)


def _rule(rule: Mapping[str, Any], pointer: str) -> Iterator[Violation]:
    verbs = set(rule.get("verbs") or ())
    for verb in sorted(verbs & {"*", *_RAISING}):
        place = f"{pointer}/verbs/{list(rule['verbs']).index(verb)}"
        yield Violation(place, f"the verb `{verb}` gives more than can be seen here")
    for at, group in enumerate(rule.get("apiGroups") or ()):
        if group == "*":
            yield Violation(f"{pointer}/apiGroups/{at}", "`*` stands for every API group")
    for at, resource in enumerate(rule.get("resources") or ()):
        for group in rule.get("apiGroups") or ():
            words = _too_much(group, resource, verbs)
            if words:
                yield Violation(f"{pointer}/resources/{at}", words)
                break


def _too_much(group: str, resource: str, verbs: set[str]) -> str:
    if "*" in resource:
        return f"`{resource}` stands for resources that nobody named"
    writes = bool(verbs - _READ)
    if (group, resource) in _CLOSED:
        # Making a Secret and removing it tell nothing of its content.
        kept = {"create", "delete"} if resource == "secrets" else set()
        return f"`{resource}` must not be open to people" if verbs - kept else ""
    fence = _FENCE.get(group, frozenset())
    if writes and (resource.partition("/")[0] in fence or "*" in fence):
        return f"`{resource}` must be read only"
    return ""
