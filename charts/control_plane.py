"""A tenant's control plane in the management cluster, and the NetworkPolicies around it."""

from __future__ import annotations

from cdk8s import ApiObjectMetadata
from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.control_plane_deployment import service_account_name
from charts.labels import guard, labels
from charts.network_policies import AllowEgress, AllowIngress, dns_egress, pods_of, ports, to_peer
from charts.tenant_control_plane import fields, tenant_control_plane
from charts.unit import Place, Unit
from model.management import DataStore, ManagementCluster
from model.tenant import Tenant

# The webhook port of Kamaji's manager.
_KAMAJI_WEBHOOK_PORT = 9443
# Controller manager and scheduler serve metrics there, on all addresses (recorded).
_METRICS_PORTS = (10257, 10259)


class ControlPlaneUnit(Unit):
    """The TenantControlPlane and what surrounds it; a retired tenant leaves the anchor only.

    Arguments:
    - `tenant`: its `control_plane`, `network` and `lifecycle` are read.
    - `cluster`: the management cluster, for where Kamaji and monitoring are.
    - `data_store`: where the control plane keeps its state; its endpoints are opened.

    Renders: TenantControlPlane, NetworkPolicy, ServiceAccount where images need a Secret, and the
    anchor.
    """

    def __init__(
        self,
        scope: Construct,
        place: Place,
        *,
        tenant: Tenant,
        cluster: ManagementCluster,
        data_store: DataStore,
    ) -> None:
        super().__init__(scope, place, anchor_namespace="kube-system")
        if tenant.lifecycle == "retired":
            return
        active = tenant.lifecycle == "active"
        self._control_plane(tenant, active)
        self._ingress(tenant, cluster, active)
        self._egress(tenant, cluster, data_store, active)

    def _control_plane(self, tenant: Tenant, active: bool) -> None:
        namespace = tenant.control_plane.namespace
        tenant_control_plane(
            self,
            "control-plane",
            metadata=ApiObjectMetadata(
                name=tenant.name,
                namespace=namespace,
                labels=labels(self.place.fleet, tenant.name),
                annotations=guard(active) or None,
            ),
            control_plane=tenant.control_plane,
            network=tenant.network,
        )
        pointers = fields(tenant.control_plane)
        self.trace("TenantControlPlane", namespace, tenant.name, tenant.traced, pointers)
        registry = tenant.control_plane.registry
        if registry is not None and registry.image_pull_secrets:
            k8s.KubeServiceAccount(
                self,
                "service-account",
                metadata=self.metadata(service_account_name(tenant.name), namespace),
                automount_service_account_token=False,
                image_pull_secrets=[
                    k8s.LocalObjectReference(name=one) for one in registry.image_pull_secrets
                ],
            )

    def _ingress(self, tenant: Tenant, cluster: ManagementCluster, active: bool) -> None:
        plane = tenant.control_plane
        rules = [
            # No `from`: a load balancer hides the source. `sourceRanges` restrict the Service.
            k8s.NetworkPolicyIngressRule(ports=ports([plane.port, plane.konnectivity.port]))
        ]
        if cluster.monitoring_namespace:
            rules.append(
                k8s.NetworkPolicyIngressRule(
                    from_=[pods_of(cluster.monitoring_namespace, {})],
                    ports=ports([plane.port, *_METRICS_PORTS]),
                )
            )
        name = f"{tenant.name}-control-plane-ingress"
        AllowIngress(
            self,
            "ingress",
            metadata=self.metadata(name, plane.namespace, guarded=active),
            selector=selector(tenant.name),
            rules=rules,
        )
        self.trace("NetworkPolicy", plane.namespace, name, tenant.traced, {"": "controlPlane.port"})

    def _egress(
        self, tenant: Tenant, cluster: ManagementCluster, data_store: DataStore, active: bool
    ) -> None:
        plane = tenant.control_plane
        name = f"{tenant.name}-control-plane-egress"
        AllowEgress(
            self,
            "egress",
            metadata=self.metadata(name, plane.namespace, guarded=active),
            selector=selector(tenant.name),
            rules=[
                dns_egress(),
                k8s.NetworkPolicyEgressRule(
                    to=[to_peer(data_store.egress)], ports=ports(data_store.ports)
                ),
                k8s.NetworkPolicyEgressRule(
                    to=[pods_of(cluster.kamaji_namespace, {})],
                    ports=ports([_KAMAJI_WEBHOOK_PORT]),
                ),
            ],
        )
        self.trace(
            "NetworkPolicy", plane.namespace, name, tenant.traced, {"": "controlPlane.dataStore"}
        )


def selector(tenant: str) -> dict[str, str]:
    """The label that Kamaji puts on the Pods of a control plane (recorded)."""
    return {"kamaji.clastix.io/name": tenant}
