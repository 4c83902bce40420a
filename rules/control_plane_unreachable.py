"""Control planes that Kamaji accepts and then never exposes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.fields import items, mapping

RULE = Rule(
    id="control-plane-unreachable",
    severity=Severity.ERROR,
    title="a control plane that is never exposed",
    rationale="Kamaji accepts the object and then tries for ever, without a condition that says so "
    "(Kamaji 26.8.2-edge: the reconcilers of Service, Ingress and Gateway).",
    remediation="Give the address, the host name, the parent or the port that is missing.",
)
KINDS = frozenset({"TenantControlPlane"})

_PROFILE = "/spec/networkProfile"
_KONNECTIVITY = "/spec/addons/konnectivity/server/port"
# Where the containers of a control plane's Pod listen already: konnectivity's admin and health
# ports, controller manager, scheduler.
_TAKEN = frozenset({8133, 8134, 10257, 10259})


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """What is missing between the API server and whoever wants to reach it."""
    plane = mapping(subject.body, "spec", "controlPlane")
    yield from _ports(subject.body)
    if _service_type(subject) == "NodePort":
        yield from _node_port(subject, manifests)
    if "ingress" in plane and not mapping(plane, "ingress").get("hostname"):
        yield Violation("/spec/controlPlane/ingress", "an Ingress needs `hostname`")
    if "gateway" in plane:
        yield from _gateway(mapping(plane, "gateway"))


def _service_type(manifest: Manifest) -> object:
    return mapping(manifest.body, "spec", "controlPlane", "service").get("serviceType")


def _listening(body: Mapping[str, Any]) -> tuple[object, object]:
    """Ports of the API server and of the konnectivity server, if there is one."""
    konnectivity = mapping(body, "spec", "addons").get("konnectivity")
    server = mapping(konnectivity, "server").get("port", 8132)
    api = mapping(body, "spec", "networkProfile").get("port", 6443)
    return api, server if konnectivity is not None else None


def _ports(body: Mapping[str, Any]) -> Iterator[Violation]:
    api, konnectivity = _listening(body)
    if konnectivity == api:
        yield Violation(_KONNECTIVITY, f"the API server listens on port {api} too")
    for pointer, port in ((f"{_PROFILE}/port", api), (_KONNECTIVITY, konnectivity)):
        if port in _TAKEN:
            yield Violation(pointer, f"another container of the Pod listens on port {port}")
    names: dict[object, int] = {"kube-apiserver": -1, "konnectivity-server": -1}
    seen: dict[object, int] = {(api, "TCP"): -1, (konnectivity, "TCP"): -1}
    for index, one in items(body, "spec", "controlPlane", "service", "additionalPorts"):
        place = f"/spec/controlPlane/service/additionalPorts/{index}"
        if names.setdefault(one.get("name"), index) != index:
            yield Violation(f"{place}/name", f"the name '{one.get('name')}' is taken")
        key = (one.get("port"), one.get("protocol", "TCP"))
        if seen.setdefault(key, index) != index:
            yield Violation(f"{place}/port", f"the port {key[0]} is taken")


def _node_port(subject: Manifest, manifests: Sequence[Manifest]) -> Iterator[Violation]:
    if not mapping(subject.body, "spec", "networkProfile").get("address"):
        yield Violation(_PROFILE, "a NodePort needs `address`, one of the nodes that it opens on")
    others = {
        port: one
        for one in manifests
        if one.kind == subject.kind and one.cluster == subject.cluster and one is not subject
        if _service_type(one) == "NodePort"
        for port in _listening(one.body)
    }
    for pointer, port in zip((f"{_PROFILE}/port", _KONNECTIVITY), _listening(subject.body),
                             strict=True):  # fmt: skip
        if port is not None and port in others:
            other = others[port]
            words = f"node port {port} belongs to `{other.namespace}/{other.name}` too"
            yield Violation(pointer, words)


def _gateway(gateway: Mapping[str, Any]) -> Iterator[Violation]:
    place = "/spec/controlPlane/gateway"
    if not gateway.get("hostname"):
        yield Violation(place, "a Gateway needs `hostname`")
    parents = list(items(gateway, "parentRefs"))
    if len(parents) != 1:
        words = f"`parentRefs` must have exactly one parent, not {len(parents)}"
        yield Violation(f"{place}/parentRefs" if parents else place, words)
    for index, parent in parents:
        for field in ("namespace", "sectionName"):
            if not parent.get(field):
                yield Violation(f"{place}/parentRefs/{index}", f"a parent needs `{field}`")
