"""Kamaji's releases: how their tags read, and what each of them can do."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

# Two spellings of the weekly tags: 'edge-25.12.1' until February 2026, '26.3.2-edge' since.
_TAG = re.compile(r"(?:edge-)?([0-9]{2})\.(1[0-2]|[1-9])\.([1-9])(?:-edge)?\Z")


@dataclass(frozen=True, order=True)
class KamajiRelease:
    """A weekly release of Kamaji: year, month and number of its tag, in the order of time."""

    year: int
    month: int
    number: int

    @property
    def highest_minor(self) -> tuple[int, int]:
        """The newest Kubernetes minor version that this release takes, as (1, 36)."""
        return HIGHEST_MINORS[_STEPS[bisect_right(_STEPS, self) - 1]]

    def __str__(self) -> str:
        text = f"{self.year}.{self.month}.{self.number}"
        return f"edge-{text}" if (self.year, self.month) < (26, 3) else f"{text}-edge"


def parse_release(tag: str) -> KamajiRelease | None:
    """The release of a tag such as 'edge-25.12.1' or '26.8.2-edge'; None for any other text."""
    match = _TAG.match(tag)
    if match is None or tag.startswith("edge-") == tag.endswith("-edge"):
        return None
    return KamajiRelease(*(int(part) for part in match.groups()))


# What this generator always renders came with the oldest; nobody has looked at what those after the
# newest accept.
OLDEST = KamajiRelease(25, 8, 2)
NEWEST = KamajiRelease(26, 8, 2)

# First release -> newest Kubernetes minor (clastix/kamaji, internal/upgrade/kubeadm_version.go at
# the tags; truth of Kamaji 'version v1.37.0').
HIGHEST_MINORS: Mapping[KamajiRelease, tuple[int, int]] = MappingProxyType(
    {
        KamajiRelease(0, 0, 0): (1, 30),
        KamajiRelease(24, 12, 1): (1, 31),
        KamajiRelease(25, 4, 1): (1, 33),
        KamajiRelease(25, 9, 2): (1, 34),
        KamajiRelease(25, 12, 4): (1, 35),
        KamajiRelease(26, 5, 3): (1, 36),
    }
)
_STEPS = tuple(HIGHEST_MINORS)

_DEPLOYMENT = "/spec/controlPlane/deployment"
SECURITY_CONTEXT = f"{_DEPLOYMENT}/podSecurityContext"
# The first release whose kubelet configuration has fields that kubelets before 1.35 do not know
# (clastix/kamaji issues 1047 and 1084).
NEW_KUBELET_FIELDS = KamajiRelease(25, 12, 4)

# JSON pointer of a TenantControlPlane -> the release that has it first (its CRDs at the tags).
FIRST_RELEASE: Mapping[str, KamajiRelease] = MappingProxyType(
    {
        "/spec/dataStoreSchema": KamajiRelease(24, 10, 1),
        "/spec/networkProfile/clusterDomain": KamajiRelease(24, 10, 1),
        "/spec/networkProfile/loadBalancerClass": KamajiRelease(24, 12, 1),
        "/spec/networkProfile/loadBalancerSourceRanges": KamajiRelease(24, 12, 1),
        "/spec/addons/konnectivity/agent/mode": KamajiRelease(25, 7, 3),
        "/spec/addons/konnectivity/agent/replicas": KamajiRelease(25, 7, 3),
        "/spec/dataStoreUsername": KamajiRelease(25, 7, 5),
        "/spec/addons/konnectivity/agent/hostNetwork": KamajiRelease(25, 8, 2),
        "/spec/writePermissions": KamajiRelease(25, 10, 2),
        "/spec/controlPlane/service/additionalPorts": KamajiRelease(25, 11, 2),
        "/spec/controlPlane/gateway": KamajiRelease(25, 12, 1),
        "/spec/dataStoreOverrides": KamajiRelease(25, 12, 3),
        "/spec/kubernetes/kubelet/configurationJSONPatches": KamajiRelease(26, 1, 3),
        f"{_DEPLOYMENT}/probes": KamajiRelease(26, 3, 2),
        "/spec/networkProfile/advertiseAddress": KamajiRelease(26, 3, 6),
        "/spec/networkProfile/podCidrs": KamajiRelease(26, 6, 4),
        "/spec/networkProfile/serviceCidrs": KamajiRelease(26, 6, 4),
        f"{_DEPLOYMENT}/containerSecurityContexts": KamajiRelease(26, 6, 4),
        SECURITY_CONTEXT: KamajiRelease(26, 6, 4),
        "/spec/addons/konnectivity/server/securityContext": KamajiRelease(26, 6, 4),
        "/spec/controlPlane/service/allocateLoadBalancerNodePorts": KamajiRelease(26, 6, 5),
        f"{_DEPLOYMENT}/automountServiceAccountToken": KamajiRelease(26, 7, 5),
    }
)
# Kind -> the release that has it first.
FIRST_RELEASE_OF_KIND: Mapping[str, KamajiRelease] = MappingProxyType(
    {"KubeconfigGenerator": KamajiRelease(25, 9, 5)}
)
