"""A tenant's namespace with its fence: quota, LimitRange, default deny and allowances."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.budget import ContainerLimitRange, Quota
from charts.labels import pod_security
from charts.network_policies import (
    AllowEgress,
    AllowIngress,
    AllowSameNamespace,
    DefaultDeny,
    dns_egress,
    ports,
    to_peer,
)
from charts.unit import Unit
from model.namespace import NamespaceQuota, TenantNamespace
from model.network import Allowance
from model.origin import Traced


class FencedNamespace(Construct):
    """A Namespace at Pod Security level 'restricted' with everything that closes it.

    Arguments:
    - `namespace`: its quota and limits as quantities, GPU memory in MiB, GPU cores in percent of
      one card, and what its policies open.
    - `guarded`: whether deleting it takes two commits with either engine.
    - `traced`: where its values stand in the input; `Traced({})` where they stand in none.

    Renders: Namespace, ResourceQuota, LimitRange, NetworkPolicy.
    """

    def __init__(
        self, unit: Unit, id: str, *, namespace: TenantNamespace, guarded: bool, traced: Traced
    ) -> None:
        super().__init__(unit, id)
        self._unit, self._guarded, self._traced = unit, guarded, traced
        levels = pod_security("restricted", unit.place.minor)
        k8s.KubeNamespace(
            self,
            "namespace",
            metadata=unit.metadata(namespace.name, guarded=guarded, extra_labels=levels),
        )
        unit.trace("Namespace", "", namespace.name, traced, {"": namespace.field})
        self._budget(namespace)
        DefaultDeny(self, "default-deny", metadata=self._metadata("default-deny", namespace.name))
        unit.trace("NetworkPolicy", namespace.name, "default-deny", traced, {"": namespace.field})
        for allowance in namespace.allowances:
            self._allow(allowance, namespace.name)

    def _metadata(self, name: str, namespace: str) -> k8s.ObjectMeta:
        return self._unit.metadata(name, namespace, guarded=self._guarded)

    def _budget(self, namespace: TenantNamespace) -> None:
        limits = namespace.limits
        Quota(
            self,
            "quota",
            metadata=self._metadata("budget", namespace.name),
            hard=hard_of(namespace.quota),
        )
        ContainerLimitRange(
            self,
            "limits",
            metadata=self._metadata("containers", namespace.name),
            default_request={
                "cpu": limits.default_request_cpu,
                "memory": limits.default_request_memory,
            },
            default={"cpu": limits.default_cpu, "memory": limits.default_memory},
            maximum={"cpu": limits.max_cpu, "memory": limits.max_memory},
        )
        self._unit.trace(
            "ResourceQuota", namespace.name, "budget", self._traced, quota_fields(namespace.field)
        )
        self._unit.trace(
            "LimitRange",
            namespace.name,
            "containers",
            self._traced,
            limit_fields(namespace.field),
        )

    def _allow(self, allowance: Allowance, namespace: str) -> None:
        name = policy_name(allowance)
        metadata = self._metadata(name, namespace)
        opened = ports(allowance.ports, allowance.protocol)
        match allowance.kind:
            case "dns":
                AllowEgress(self, name, metadata=metadata, selector={}, rules=[dns_egress()])
            case "sameNamespace":
                AllowSameNamespace(self, name, metadata=metadata)
            case "ingressFrom":
                rule = k8s.NetworkPolicyIngressRule(from_=[to_peer(allowance.peer)], ports=opened)
                AllowIngress(self, name, metadata=metadata, selector={}, rules=[rule])
            case "egressTo":
                out = k8s.NetworkPolicyEgressRule(to=[to_peer(allowance.peer)], ports=opened)
                AllowEgress(self, name, metadata=metadata, selector={}, rules=[out])
        self._unit.trace("NetworkPolicy", namespace, name, self._traced, {"": allowance.field})


def policy_name(allowance: Allowance) -> str:
    """The NetworkPolicy's name: 'allow-dns', 'allow-egress-to-object-store'."""
    kinds = {
        "dns": "allow-dns",
        "sameNamespace": "allow-same-namespace",
        "ingressFrom": "allow-ingress-from",
        "egressTo": "allow-egress-to",
    }
    name = kinds[allowance.kind]
    return f"{name}-{allowance.name}" if allowance.name else name


def hard_of(quota: NamespaceQuota) -> dict[str, str]:
    """The quota's keys: `requests.` for cards, which only Kubernetes enforces, and `limits.` for
    GPU memory and cores, which only HAMi enforces (recorded, truth of HAMi, cases 'q ...').
    """
    return {
        "requests.cpu": quota.request_cpu,
        "requests.memory": quota.request_memory,
        "limits.cpu": quota.limit_cpu,
        "limits.memory": quota.limit_memory,
        "pods": str(quota.pods),
        "requests.nvidia.com/gpu": str(quota.gpu),
        "limits.nvidia.com/gpumem": str(quota.gpu_memory_mib),
        "limits.nvidia.com/gpucores": str(quota.gpu_core_percent),
    }


def quota_fields(field: str) -> dict[str, str]:
    """Pointers of the ResourceQuota -> fields of the namespace."""
    hard = "/spec/hard"
    return {
        "": field,
        f"{hard}/requests.cpu": f"{field}.quota.requests.cpu",
        f"{hard}/requests.memory": f"{field}.quota.requests.memory",
        f"{hard}/limits.cpu": f"{field}.quota.limits.cpu",
        f"{hard}/limits.memory": f"{field}.quota.limits.memory",
        f"{hard}/pods": f"{field}.quota.pods",
        f"{hard}/requests.nvidia.com~1gpu": f"{field}.quota.gpu",
        f"{hard}/limits.nvidia.com~1gpumem": f"{field}.quota.gpuMemoryMiB",
        f"{hard}/limits.nvidia.com~1gpucores": f"{field}.quota.gpuCorePercent",
    }


def limit_fields(field: str) -> dict[str, str]:
    """Pointers of the LimitRange -> fields of the namespace."""
    return {
        "": field,
        **{
            f"/spec/limits/0/{part}/{what}": f"{field}.containerLimits.{part}.{what}"
            for part in ("defaultRequest", "default", "max")
            for what in ("cpu", "memory")
        },
    }
