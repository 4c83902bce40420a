"""Are the networks of a tenant's cluster such that its control plane starts with them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator, Sequence

from model.report import Finding, finding
from model.tenant import Tenant
from spec import reference_rules as rules

# Field -> IP version -> least and most prefix length: kube-apiserver's and
# kube-controller-manager's own checks of --service-cluster-ip-range and --cluster-cidr.
_SIZES = {
    "serviceCidrs": {4: (12, 30), 6: (108, 124)},
    "podCidrs": {4: (8, 24), 6: (48, 64)},
}


def check_families(tenants: Sequence[Tenant]) -> list[Finding]:
    """Networks of different families, in an order that is lost, or of a size without use."""
    return [one for tenant in tenants for one in _tenant(tenant)]


def _tenant(tenant: Tenant) -> Iterator[Finding]:
    network, where = tenant.network, tenant.traced.location
    fields = {"serviceCidrs": network.service_cidrs, "podCidrs": network.pod_cidrs}
    try:
        versions = {
            name: [ipaddress.ip_network(cidr, strict=False).version for cidr in cidrs]
            for name, cidrs in fields.items()
        }
    except ValueError:
        return
    apart = True
    for name, cidrs in fields.items():
        location = where(f"network.{name}")
        for cidr, version in zip(cidrs, versions[name], strict=True):
            least, most = _SIZES[name][version]
            if not least <= int(cidr.partition("/")[2]) <= most:
                words = f"`{name}` '{cidr}' must have a prefix from /{least} to /{most}"
                yield finding(rules.CIDR_SIZE, words, location=location)
        if len(set(versions[name])) < len(cidrs):
            words = f"`{name}` {', '.join(cidrs)} must be of two address families"
            yield finding(rules.CIDR_FAMILIES, words, location=location)
            apart = False
        elif sorted(cidrs) != list(cidrs):
            words = f"`{name}` would become {', '.join(sorted(cidrs))}"
            yield finding(rules.CIDR_ORDER, words, location=location)
    if apart and versions["serviceCidrs"] != versions["podCidrs"]:
        shown = {name: ", ".join(f"IPv{one}" for one in found) for name, found in versions.items()}
        words = f"`podCidrs` are {shown['podCidrs']}, and `serviceCidrs` {shown['serviceCidrs']}"
        yield finding(rules.CIDR_FAMILIES, words, location=where("network.podCidrs"))
