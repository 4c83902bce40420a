"""Volumes with which the Pods of a control plane are never made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.fields import items, mapping

RULE = Rule(
    id="control-plane-volume-broken",
    severity=Severity.ERROR,
    title="a volume that breaks the control plane's Deployment",
    rationale="Kamaji looks at volumes only when a control plane changes: at creation it accepts "
    "them and the Deployment is refused for ever (recorded: truth of Kamaji, 'volume name "
    "reserved' and 'bad volume mount ok create').",
    remediation="Rename the volume, add the one that is mounted, or mount it elsewhere.",
)
KINDS = frozenset({"TenantControlPlane"})

_DEPLOYMENT = ("spec", "controlPlane", "deployment")
_POINTER = "/spec/controlPlane/deployment"
_RESERVED = frozenset(
    {
        "controller-manager-kubeconfig",
        "egress-selector-configuration",
        "etc-ca-certificates",
        "etc-kubernetes-pki",
        "kine-certs",
        "kine-config",
        "kine-uds",
        "konnectivity-server-kubeconfig",
        "konnectivity-uds",
        "scheduler-kubeconfig",
        "usr-local-share-ca-certificates",
        "usr-share-ca-certificates",
    }
)


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Reserved and repeated names, mounts without a volume, places mounted twice."""
    names: set[object] = set()
    for index, volume in items(subject.body, *_DEPLOYMENT, "additionalVolumes"):
        name = volume.get("name")
        place = f"{_POINTER}/additionalVolumes/{index}/name"
        if name in _RESERVED:
            yield Violation(place, f"Kamaji has a volume '{name}' of its own")
        elif name in names:
            yield Violation(place, f"the volume '{name}' is given twice")
        names.add(name)
    mounts = mapping(subject.body, *_DEPLOYMENT, "additionalVolumeMounts")
    for component in mounts:
        taken: set[object] = set()
        for index, mount in items(mounts, component):
            place = f"{_POINTER}/additionalVolumeMounts/{component}/{index}"
            if mount.get("name") not in names:
                words = f"no additional volume has the name '{mount.get('name')}'"
                yield Violation(f"{place}/name", words)
            path = str(mount.get("mountPath")).rstrip("/")
            if path in taken:
                yield Violation(f"{place}/mountPath", f"'{path}' is mounted twice")
            taken.add(path)
