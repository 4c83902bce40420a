"""What each role of people may do in a namespace, as data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

# (API group, resources, verbs)
Grant = tuple[str, tuple[str, ...], tuple[str, ...]]

_READ = ("get", "list", "watch")
_WRITE = ("create", "delete", "patch", "update")
# A connection is made by POST (SPDY) or by GET (WebSocket), and each method is a verb of its own.
_CONNECT = ("create", "get")

# Reading, including the fence: whoever is refused must be able to see by what. No Secrets.
_VIEWER: tuple[Grant, ...] = (
    (
        "",
        (
            "configmaps",
            "events",
            "limitranges",
            "persistentvolumeclaims",
            "pods",
            "resourcequotas",
            "services",
        ),
        _READ,
    ),
    ("", ("pods/log",), ("get",)),
    ("apps", ("deployments", "replicasets", "statefulsets"), _READ),
    ("autoscaling", ("horizontalpodautoscalers",), _READ),
    ("batch", ("cronjobs", "jobs"), _READ),
    ("events.k8s.io", ("events",), _READ),
    ("networking.k8s.io", ("networkpolicies",), _READ),
    ("policy", ("poddisruptionbudgets",), _READ),
)

# Running Jobs, starting a Pod afresh, and reaching one. A Job's template cannot be changed, so
# that no right to update one is needed.
_DEVELOPER: tuple[Grant, ...] = (
    ("", ("pods",), ("delete",)),
    ("", ("pods/portforward",), _CONNECT),
    ("batch", ("jobs",), ("create", "delete")),
)

# Whatever a team keeps in its namespace. Secrets can be made and removed, but not read back:
# the answer to a patch or an update would hold the content.
_NAMESPACE_ADMIN: tuple[Grant, ...] = (
    ("", ("configmaps", "persistentvolumeclaims", "services"), _WRITE),
    ("", ("pods",), ("create",)),
    ("", ("pods/attach", "pods/exec"), _CONNECT),
    ("", ("pods/ephemeralcontainers",), ("patch", "update")),
    ("", ("secrets",), ("create", "delete")),
    ("apps", ("deployments", "statefulsets"), _WRITE),
    ("apps", ("deployments/scale", "statefulsets/scale"), ("get", "patch", "update")),
    ("autoscaling", ("horizontalpodautoscalers",), _WRITE),
    ("batch", ("cronjobs",), _WRITE),
    ("batch", ("jobs",), ("patch", "update")),
)

# Each role holds what the one before it holds. None writes quotas, limits, policies, namespaces,
# nodes or RBAC: whoever may change those is not held by them (rules/access_too_wide.py).
ROLES: Mapping[str, tuple[Grant, ...]] = MappingProxyType(
    {
        "viewer": _VIEWER,
        "developer": (*_VIEWER, *_DEVELOPER),
        "namespaceAdmin": (*_VIEWER, *_DEVELOPER, *_NAMESPACE_ADMIN),
    }
)

# The roles' names as objects.
ROLE_NAMES: Mapping[str, str] = MappingProxyType(
    {"viewer": "viewer", "developer": "developer", "namespaceAdmin": "namespace-admin"}
)


def verbs_of(role: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """(API group, resource) -> the verbs that a role has, sorted."""
    found: dict[tuple[str, str], set[str]] = {}
    for group, resources, verbs in ROLES[role]:
        for resource in resources:
            found.setdefault((group, resource), set()).update(verbs)
    return {key: tuple(sorted(verbs)) for key, verbs in sorted(found.items())}


def grants_of(role: str) -> list[Grant]:
    """A role's rights as RBAC states them: resources of one group with the same verbs together."""
    merged: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (group, resource), verbs in verbs_of(role).items():
        merged.setdefault((group, verbs), []).append(resource)
    return sorted((group, tuple(resources), verbs) for (group, verbs), resources in merged.items())
