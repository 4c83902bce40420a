"""What HAMi needs before its chart: a closed, privileged namespace, RBAC and the RuntimeClass."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.labels import pod_security
from charts.network_policies import (
    AllowEgress,
    AllowIngress,
    DefaultDeny,
    dns_egress,
    pods_of,
    ports,
    to_peer,
)
from charts.unit import Unit
from model.network import Peer
from model.tenant import Tenant

# Ports of the containers: webhook and extender, scheduler metrics, device monitor metrics
# (chart 2.10.0).
_WEBHOOK_PORT = 443
_METRICS_PORTS = (9394, 9395)

_SCHEDULER = {"app.kubernetes.io/component": "hami-scheduler"}
_DRA_RESOURCES = ("deviceclasses", "resourceclaims", "resourceclaimtemplates", "resourceslices")


class HamiFoundation(Construct):
    """HAMi's namespace at level 'privileged' (its plugin needs host paths), closed by policies.

    Arguments:
    - `tenant`: its `hami`, how its API server is reached, and its monitoring namespace are read.

    Renders: Namespace, NetworkPolicy, ClusterRole, ClusterRoleBinding, RuntimeClass where the
    driver needs one.
    """

    def __init__(self, unit: Unit, id: str, *, tenant: Tenant) -> None:
        super().__init__(unit, id)
        self._unit, self._tenant = unit, tenant
        self._guarded = tenant.lifecycle == "active"
        name = tenant.hami.namespace
        levels = pod_security("privileged", unit.place.minor)
        k8s.KubeNamespace(
            self,
            "namespace",
            metadata=unit.metadata(name, guarded=self._guarded, extra_labels=levels),
        )
        unit.trace("Namespace", "", name, tenant.traced, {"": "hami.namespace"})
        DefaultDeny(self, "default-deny", metadata=self._metadata("default-deny"))
        self._allow_webhook()
        self._allow_metrics()
        self._allow_egress()
        self._scheduler_rbac()
        if tenant.hami.runtime_class:
            k8s.KubeRuntimeClass(
                self,
                "runtime-class",
                metadata=unit.metadata(tenant.hami.runtime_class),
                handler="nvidia",
            )

    def _metadata(self, name: str) -> k8s.ObjectMeta:
        return self._unit.metadata(name, self._tenant.hami.namespace, guarded=self._guarded)

    def _allow_webhook(self) -> None:
        """The API server's calls arrive from the konnectivity agents, or from the nodes."""
        if self._tenant.control_plane.konnectivity.host_network:
            sources = [to_peer(Peer(cidr=one)) for one in self._tenant.network.node_cidrs]
        else:
            sources = [pods_of("kube-system", {"k8s-app": "konnectivity-agent"})]
        AllowIngress(
            self,
            "webhook",
            metadata=self._metadata("allow-webhook"),
            selector=_SCHEDULER,
            rules=[k8s.NetworkPolicyIngressRule(from_=sources, ports=ports([_WEBHOOK_PORT]))],
        )

    def _allow_metrics(self) -> None:
        monitoring = self._tenant.monitoring_namespace
        if not monitoring:
            return
        rule = k8s.NetworkPolicyIngressRule(
            from_=[pods_of(monitoring, {})], ports=ports(_METRICS_PORTS)
        )
        AllowIngress(
            self, "metrics", metadata=self._metadata("allow-metrics"), selector={}, rules=[rule]
        )

    def _allow_egress(self) -> None:
        plane = self._tenant.control_plane
        api = Peer(cidr=plane.api_cidr)
        AllowEgress(
            self,
            "egress",
            metadata=self._metadata("allow-dns-and-api"),
            selector={},
            rules=[
                dns_egress(),
                k8s.NetworkPolicyEgressRule(to=[to_peer(api)], ports=ports([plane.port])),
            ],
        )

    def _scheduler_rbac(self) -> None:
        """kube-scheduler 1.34 and later watches resource.k8s.io, and the chart grants nothing."""
        name = "hami-scheduler-dra"
        k8s.KubeClusterRole(
            self,
            "scheduler-role",
            metadata=self._unit.metadata(name),
            rules=[
                k8s.PolicyRule(
                    api_groups=["resource.k8s.io"],
                    resources=list(_DRA_RESOURCES),
                    verbs=["get", "list", "watch"],
                )
            ],
        )
        k8s.KubeClusterRoleBinding(
            self,
            "scheduler-binding",
            metadata=self._unit.metadata(name),
            role_ref=k8s.RoleRef(
                api_group="rbac.authorization.k8s.io", kind="ClusterRole", name=name
            ),
            subjects=[
                k8s.Subject(
                    kind="ServiceAccount",
                    name="hami-scheduler",
                    namespace=self._tenant.hami.namespace,
                )
            ],
        )
