"""The address pools that control planes take their addresses from; after MetalLB."""

from __future__ import annotations

from cdk8s import ApiObjectMetadata
from constructs import Construct

from charts.labels import labels
from charts.unit import Place, Unit
from imports.io import metallb
from model.management import ManagementCluster


class LoadBalancer(Unit):
    """MetalLB: one IPAddressPool per pool, and one L2Advertisement that names them all.

    Other implementations get their pools elsewhere, which leaves the anchor.

    Arguments:
    - `cluster`: its `load_balancer`, the namespace of it and its `address_pools` are read.

    Renders: IPAddressPool, L2Advertisement, and the anchor.
    """

    def __init__(self, scope: Construct, place: Place, *, cluster: ManagementCluster) -> None:
        super().__init__(scope, place, anchor_namespace="kube-system")
        if cluster.load_balancer != "metallb":
            return
        namespace = cluster.load_balancer_namespace
        for pool in cluster.address_pools:
            metallb.IpAddressPool(
                self,
                f"pool-{pool.name}",
                metadata=self._metadata(pool.name, namespace),
                spec=metallb.IpAddressPoolSpec(
                    addresses=list(pool.addresses),
                    # Every control plane asks for its address by name. An address given to
                    # whatever Service comes first would be missing for a tenant.
                    auto_assign=False,
                ),
            )
            self.trace(
                "IPAddressPool",
                namespace,
                pool.name,
                cluster.traced,
                {"": "managementCluster.loadBalancer.addressPools"},
            )
        metallb.L2Advertisement(
            self,
            "advertisement",
            metadata=self._metadata("control-planes", namespace),
            spec=metallb.L2AdvertisementSpec(
                ip_address_pools=[pool.name for pool in cluster.address_pools]
            ),
        )

    def _metadata(self, name: str, namespace: str) -> ApiObjectMetadata:
        return ApiObjectMetadata(name=name, namespace=namespace, labels=labels(self.place.fleet))
