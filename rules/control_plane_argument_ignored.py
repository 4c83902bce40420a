"""Arguments that Kamaji accepts and then replaces by its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.fields import mapping

RULE = Rule(
    id="control-plane-argument-ignored",
    severity=Severity.ERROR,
    title="an argument that Kamaji replaces",
    rationale="Kamaji sets these arguments itself, after yours and without a word, so that yours "
    "has no effect (Kamaji 26.8.2-edge: how the command of each container is built).",
    remediation="Remove the argument; where the message names a field, use that one.",
)
KINDS = frozenset({"TenantControlPlane"})

# Argument -> the field that says the same thing; empty where there is none.
_API_SERVER = {
    "advertise-address": "networkProfile.advertiseAddress",
    "client-ca-file": "",
    "enable-admission-plugins": "kubernetes.admissionControllers",
    "etcd-cafile": "dataStore",
    "etcd-certfile": "dataStore",
    "etcd-compaction-interval": "",
    "etcd-keyfile": "dataStore",
    "etcd-prefix": "dataStoreSchema",
    "etcd-servers": "dataStore",
    "etcd-servers-overrides": "dataStoreOverrides",
    "kubelet-client-certificate": "",
    "kubelet-client-key": "",
    "kubelet-preferred-address-types": "kubernetes.kubelet.preferredAddressTypes",
    "proxy-client-cert-file": "",
    "proxy-client-key-file": "",
    "requestheader-allowed-names": "",
    "requestheader-client-ca-file": "",
    "secure-port": "networkProfile.port",
    "service-account-key-file": "",
    "service-account-signing-key-file": "",
    "service-cluster-ip-range": "networkProfile.serviceCidrs",
    "tls-cert-file": "",
    "tls-private-key-file": "",
}
_SCHEDULER = {
    "authentication-kubeconfig": "",
    "authorization-kubeconfig": "",
    "bind-address": "",
    "kubeconfig": "",
    "leader-elect": "",
}
_MANAGED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"apiServer": _API_SERVER, "scheduler": _SCHEDULER}
)


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Each argument under `extraArgs` that Kamaji manages itself, or that is no argument."""
    extra = mapping(subject.body, "spec", "controlPlane", "deployment", "extraArgs")
    for component, given in extra.items():
        managed = _MANAGED.get(component, {})
        seen: set[str] = set()
        for index, argument in enumerate(given if isinstance(given, list) else ()):
            place = f"/spec/controlPlane/deployment/extraArgs/{component}/{index}"
            name = str(argument).removeprefix("--").partition("=")[0]
            if not str(argument).startswith("--") or not name:
                yield Violation(place, f"'{argument}' must be like '--name=value'")
            elif name in managed:
                other = f"; use `{managed[name]}`" if managed[name] else ""
                yield Violation(place, f"Kamaji sets `--{name}` itself{other}")
            elif name in seen:
                yield Violation(place, f"`--{name}` is given twice, and one of them is lost")
            seen.add(name)
