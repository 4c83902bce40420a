"""The management cluster's namespaces for control planes, each with its fence."""

from __future__ import annotations

from collections.abc import Sequence

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.budget import ContainerLimitRange, Quota
from charts.labels import pod_security
from charts.network_policies import DefaultDeny
from charts.unit import Place, Unit
from model.control_plane import Sizing
from model.management import ManagementCluster
from model.quantity import amount, cpu, memory


class ManagementFoundation(Unit):
    """Namespaces with Pod Security, quota, LimitRange and default deny; before any chart.

    Arguments:
    - `cluster`: the management cluster, for its `namespaces` and its Kubernetes version.
    - `sizings`: what each control plane takes; the quota of a namespace is their sum.

    Renders: Namespace, ResourceQuota, LimitRange, NetworkPolicy, and the anchor.
    """

    def __init__(
        self,
        scope: Construct,
        place: Place,
        *,
        cluster: ManagementCluster,
        sizings: Sequence[Sizing],
    ) -> None:
        super().__init__(scope, place, anchor_namespace="kube-system")
        for name in cluster.namespaces:
            mine = [one for one in sizings if one.namespace == name]
            self._namespace(name, cluster, mine)
            self._fence(name, mine)

    def _namespace(self, name: str, cluster: ManagementCluster, sizings: Sequence[Sizing]) -> None:
        # 'restricted' refuses Kamaji's Pods as they are without our contexts (recorded).
        restricted = all(one.pod_security == "restricted" for one in sizings)
        levels = pod_security("restricted" if restricted else "baseline", cluster.minor)
        metadata = self.metadata(name, guarded=True, extra_labels=levels)
        k8s.KubeNamespace(self, f"namespace-{name}", metadata=metadata)
        self.trace("Namespace", "", name, cluster.traced, {"": "managementCluster.namespaces"})

    def _fence(self, name: str, sizings: Sequence[Sizing]) -> None:
        Quota(
            self,
            f"quota-{name}",
            metadata=self.metadata("control-planes", name, guarded=True),
            hard=quota_of(sizings),
        )
        # Containers that a control plane's sizing does not cover still need requests and limits,
        # or the quota refuses their Pods.
        ContainerLimitRange(
            self,
            f"limits-{name}",
            metadata=self.metadata("control-planes", name, guarded=True),
            default_request={"cpu": "50m", "memory": "64Mi"},
            default={"cpu": "500m", "memory": "256Mi"},
        )
        DefaultDeny(
            self,
            f"default-deny-{name}",
            metadata=self.metadata("default-deny", name, guarded=True),
        )


def quota_of(sizings: Sequence[Sizing]) -> dict[str, str]:
    """What the control planes of one namespace need at most, all of them in a rollout."""
    sums = {
        key: sum(
            (
                (plane.replicas + plane.max_surge) * amount(getattr(resources, field))
                for plane in sizings
                for resources in plane.resources.values()
            ),
            amount("0"),
        )
        for key, field in (
            ("requests.cpu", "request_cpu"),
            ("requests.memory", "request_memory"),
            ("limits.cpu", "limit_cpu"),
            ("limits.memory", "limit_memory"),
        )
    }
    shown = {
        key: cpu(value) if key.endswith("cpu") else memory(value) for key, value in sums.items()
    }
    return {**shown, "pods": str(sum(one.replicas + one.max_surge for one in sizings))}
