"""How a control plane is reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

LoadBalancerImplementation = Literal["metallb", "kubeVip", "cilium", "azure", "aws"]
IngressController = Literal["haproxyKubernetes", "haproxyIngress", "ingressNginx"]


@dataclass(frozen=True)
class LoadBalancer:
    """A Service of type LoadBalancer; `implementation` decides how `address` is asked for.

    `allocate_node_ports` is None where Kubernetes' own default holds.
    """

    implementation: LoadBalancerImplementation
    address: str
    source_ranges: tuple[str, ...] = ()
    load_balancer_class: str = ""
    allocate_node_ports: bool | None = None
    elastic_ip_allocations: tuple[str, ...] = ()


@dataclass(frozen=True)
class NodePort:
    """A Service of type NodePort: the ports of the control plane are the nodes' ports."""

    address: str


@dataclass(frozen=True)
class ClusterIP:
    """A Service that only the management cluster's own network reaches."""

    address: str = ""


@dataclass(frozen=True)
class Ingress:
    """A host name at an ingress controller that passes TLS through."""

    hostname: str
    class_name: str
    controller: IngressController


@dataclass(frozen=True)
class Gateway:
    """A Gateway of the management cluster; `listener` and `port` are those for API servers.

    `hostname` is exact or begins with '*.', as a listener's is.
    """

    name: str
    namespace: str
    listener: str
    port: int
    hostname: str


@dataclass(frozen=True)
class GatewayRoute:
    """A host name at a Gateway that passes TLS through."""

    hostname: str
    gateway: Gateway


@dataclass(frozen=True)
class Exposure:
    """The Service that nodes use, and what may give the API a host name beside it."""

    service: LoadBalancer | NodePort | ClusterIP
    route: Ingress | GatewayRoute | None = None

    @property
    def address(self) -> str:
        """The address that was asked for; empty where the management cluster chooses it."""
        return self.service.address

    @property
    def hostname(self) -> str:
        """The host name of the API; empty where it has none."""
        return self.route.hostname if self.route is not None else ""
