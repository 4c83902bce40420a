"""The management cluster and what it offers to tenants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from model.exposure import Gateway, LoadBalancerImplementation
from model.network import Peer
from model.origin import Traced
from model.version import minor_of


@dataclass(frozen=True)
class SecretKey:
    """One key of a Secret that exists in the cluster; its content never passes through here."""

    name: str
    namespace: str
    key: str


@dataclass(frozen=True)
class DataStore:
    """Where Kamaji keeps the state of control planes.

    `existing` means that something else makes the DataStore object; `egress` is where its
    endpoints are, for the NetworkPolicies of the control planes.
    """

    name: str
    driver: Literal["etcd"]
    existing: bool
    endpoints: tuple[str, ...]
    egress: Peer
    ports: tuple[int, ...]
    ca_certificate: SecretKey | None = None
    ca_private_key: SecretKey | None = None
    client_certificate: SecretKey | None = None
    client_private_key: SecretKey | None = None


@dataclass(frozen=True)
class AddressPool:
    """A pool of the load balancer: CIDRs or 'first-last' ranges of addresses."""

    name: str
    addresses: tuple[str, ...]


@dataclass(frozen=True)
class ManagementCluster:
    """The cluster that runs Kamaji and the tenants' control planes.

    `node_ports` are the first and the last port that Services of type NodePort may have.
    """

    name: str
    kubernetes_version: str
    cluster_domain: str
    pod_cidr: str
    service_cidr: str
    node_cidrs: tuple[str, ...]
    node_ports: tuple[int, int]
    namespaces: tuple[str, ...]
    kamaji_namespace: str
    monitoring_namespace: str
    load_balancer: LoadBalancerImplementation | None
    load_balancer_namespace: str
    address_pools: tuple[AddressPool, ...]
    gateways: tuple[Gateway, ...]
    versions: Mapping[str, str]
    traced: Traced

    @property
    def minor(self) -> str:
        """Kubernetes minor version, as '1.36'."""
        return minor_of(self.kubernetes_version)
