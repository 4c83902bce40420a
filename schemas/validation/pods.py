"""Pods and templates of Pods: what must fit together in one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from schemas.visit import Node

_CORE = "io.k8s.api.core.v1."
_FIELD_PATHS = re.compile(
    r"(metadata\.(name|namespace|uid|labels|annotations)"
    r"|metadata\.(labels|annotations)\['[^']+'\]"
    r"|spec\.(nodeName|serviceAccountName)"
    r"|status\.(hostIP|hostIPs|podIP|podIPs))\Z"
)


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Everything that is wrong with Pods, wherever they stand in an object."""
    for node in nodes:
        if not isinstance(node.value, Mapping):
            continue
        kind = node.type_name.removeprefix(_CORE)
        if kind == "PodSpec":
            yield from _pod(node.value, node.pointer, _claims(body))
        elif kind in _PARTS:
            yield from _PARTS[kind](node.value, node.pointer)


def _claims(body: Mapping[str, Any]) -> set[str]:
    """Volumes that a StatefulSet's Pods have besides their own: one per template of a claim."""
    spec = body.get("spec")
    if body.get("kind") != "StatefulSet" or not isinstance(spec, Mapping):
        return set()
    templates = spec.get("volumeClaimTemplates") or ()
    metadata = [one.get("metadata") for one in templates if isinstance(one, Mapping)]
    return {str(one.get("name")) for one in metadata if isinstance(one, Mapping)}


def _pod(spec: Mapping[str, Any], pointer: str, claims: set[str]) -> Iterator[tuple[str, str]]:
    volumes = {one.get("name") for one in spec.get("volumes") or () if isinstance(one, Mapping)}
    volumes |= claims
    for part in ("initContainers", "containers"):
        for index, container in enumerate(spec.get(part) or ()):
            for place, mount in enumerate(container.get("volumeMounts") or ()):
                if mount.get("name") not in volumes:
                    where = f"{pointer}/{part}/{index}/volumeMounts/{place}"
                    yield where, f"there is no volume '{mount.get('name')}'"
            image = str(container.get("image", ""))
            if image != image.strip():
                yield f"{pointer}/{part}/{index}/image", f"`image` '{image}' must have no spaces"
    if spec.get("dnsPolicy") == "None" and not spec.get("dnsConfig"):
        yield f"{pointer}/dnsPolicy", "`dnsConfig` must be there with `dnsPolicy` None"


def _spread(one: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    if one.get("matchLabelKeys") and "labelSelector" not in one:
        yield f"{pointer}/matchLabelKeys", "`matchLabelKeys` needs a `labelSelector`"
    if "minDomains" in one and one.get("whenUnsatisfiable") != "DoNotSchedule":
        yield f"{pointer}/minDomains", "`minDomains` needs `whenUnsatisfiable` DoNotSchedule"


def _toleration(one: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    operator = one.get("operator", "Equal")
    if operator == "Exists" and one.get("value"):
        yield f"{pointer}/value", "`value` must be empty with operator 'Exists'"
    if not one.get("key") and operator != "Exists":
        yield pointer, "`operator` must be 'Exists' without a `key`"
    if "tolerationSeconds" in one and one.get("effect") != "NoExecute":
        yield f"{pointer}/effect", "`effect` must be 'NoExecute' with `tolerationSeconds`"


def _seccomp(one: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    if (one.get("type") == "Localhost") != bool(one.get("localhostProfile")):
        yield pointer, "`localhostProfile` must be there with type 'Localhost', and only then"


def _security(one: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    if one.get("privileged") and one.get("allowPrivilegeEscalation") is False:
        yield pointer, "a privileged container must be allowed to escalate"


def _field_path(one: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, str]]:
    path = str(one.get("fieldPath", ""))
    if not _FIELD_PATHS.match(path):
        yield f"{pointer}/fieldPath", f"`fieldPath` '{path}' must be a field of the Pod"


_PARTS: Mapping[str, Callable[[Mapping[str, Any], str], Iterator[tuple[str, str]]]] = (
    MappingProxyType(
        {
            "TopologySpreadConstraint": _spread,
            "Toleration": _toleration,
            "SeccompProfile": _seccomp,
            "SecurityContext": _security,
            "ObjectFieldSelector": _field_path,
        }
    )
)
