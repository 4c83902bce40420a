"""Names inside of objects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from schemas.names import SUBDOMAIN
from schemas.visit import Node, short_type

_LABEL = (re.compile(r"[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?\Z"), "an RFC 1123 label")
_SUBDOMAIN = (re.compile(rf"(?=.{{1,253}}\Z){SUBDOMAIN}\Z"), "an RFC 1123 subdomain")
_VARIABLE = (re.compile(r"[ -<>-~]+\Z"), "printable ASCII without '='")
_PORT_NAME = (
    re.compile(r"(?=.{1,15}\Z)(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?\Z"),
    "a port name: at most 15 lower-case letters, digits and '-', with a letter",
)

_KEY = (re.compile(r"(?!\.{1,2}\Z)(?!\.\.)[-._a-zA-Z0-9]{1,253}\Z"), "a key of a Secret")
# An empty name is a claim that takes no StorageClass.
_STORAGE_CLASS = (re.compile(rf"(|{SUBDOMAIN})\Z"), "an RFC 1123 subdomain")
# A StatefulSet may have none.
_SERVICE = (re.compile(r"(|[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?)\Z"), "an RFC 1123 label")
_SEGMENT = (re.compile(r"(?!\.{1,2}\Z)[^/%]*\Z"), "a path segment")

# Type and field -> pattern and what it is called.
_PATTERNS: Mapping[tuple[str, str], tuple[re.Pattern[str], str]] = MappingProxyType(
    {
        ("core.v1.Container", "name"): _LABEL,
        ("core.v1.Volume", "name"): _LABEL,
        ("core.v1.EnvVar", "name"): _VARIABLE,
        ("core.v1.ContainerPort", "name"): _PORT_NAME,
        ("core.v1.ServicePort", "name"): _LABEL,
        ("core.v1.ServicePort", "targetPort"): _PORT_NAME,
        ("core.v1.HTTPGetAction", "port"): _PORT_NAME,
        ("core.v1.TCPSocketAction", "port"): _PORT_NAME,
        ("apps.v1.StatefulSetSpec", "serviceName"): _SERVICE,
        ("core.v1.PersistentVolumeClaimSpec", "storageClassName"): _STORAGE_CLASS,
        ("core.v1.SecretKeySelector", "name"): _SUBDOMAIN,
        ("core.v1.SecretKeySelector", "key"): _KEY,
        ("core.v1.PodSpec", "priorityClassName"): _SUBDOMAIN,
        ("core.v1.PodSpec", "runtimeClassName"): _SUBDOMAIN,
        ("core.v1.PodSpec", "serviceAccountName"): _SUBDOMAIN,
        ("networking.v1.NetworkPolicyPort", "port"): _PORT_NAME,
        ("rbac.v1.RoleRef", "name"): _SEGMENT,
        ("admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec", "policyName"): _SUBDOMAIN,
    }
)


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Names that do not fit their pattern."""
    for node in nodes:
        key = (short_type(node.owner), node.field)
        if key in _PATTERNS and isinstance(node.value, str):
            pattern, called = _PATTERNS[key]
            if not pattern.match(node.value):
                yield node.pointer, f"`{node.field}` '{node.value}' must be {called}"
    handler = body.get("handler")
    if body.get("kind") != "RuntimeClass" or not isinstance(handler, str):
        return
    if not _LABEL[0].match(handler):
        yield "/handler", f"`handler` '{handler}' must be {_LABEL[1]}"
