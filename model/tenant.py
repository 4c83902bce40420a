"""A tenant: its control plane, its GPUs, its namespaces and its people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from model.exposure import Exposure
from model.gpu import GpuPool
from model.kamaji_release import KamajiRelease
from model.namespace import Lifecycle, TenantNamespace
from model.network import Network
from model.origin import Traced
from model.version import minor_of
from model.workload import Resources

Driver = Literal["mock", "hostDriver"]


@dataclass(frozen=True)
class Sizing:
    """What a control plane takes from the namespace that it runs in; `resources` per replica."""

    namespace: str
    replicas: int
    resources: Mapping[str, Resources]


@dataclass(frozen=True)
class ControlPlane:
    """A tenant's control plane; `resources` by component (apiServer, controllerManager, ...).

    `api_cidr` is where Pods of the tenant find the API server.
    """

    namespace: str
    kamaji_release: KamajiRelease
    kubernetes_version: str
    data_store: str
    data_store_schema: str
    data_store_username: str
    replicas: int
    resources: Mapping[str, Resources]
    admission_controllers: tuple[str, ...]
    exposure: Exposure
    api_cidr: str
    port: int
    konnectivity_port: int
    konnectivity_version: str
    konnectivity_host_network: bool
    cert_sans: tuple[str, ...]
    cgroup_driver: Literal["systemd", "cgroupfs"]

    @property
    def sizing(self) -> Sizing:
        """What the namespace's quota depends on."""
        return Sizing(self.namespace, self.replicas, self.resources)

    @property
    def minor(self) -> str:
        """Kubernetes minor version, as '1.36'."""
        return minor_of(self.kubernetes_version)


@dataclass(frozen=True)
class Hami:
    """How HAMi is installed in a tenant; times in seconds, split count in slots per card."""

    version: str
    namespace: str
    scheduler_version: str
    failure_policy: Literal["Ignore", "Fail"]
    node_scheduler_policy: Literal["binpack", "spread"]
    gpu_scheduler_policy: str
    device_split_count: int
    node_lock_timeout_seconds: int
    runtime_class: str


def object_name(group: str) -> str:
    """A group of people in the characters of an object's name: 'oidc:Vision' -> 'oidc-vision'."""
    kept = (one if one.isascii() and one.isalnum() else "-" for one in group.lower())
    return "".join(kept).strip("-")


@dataclass(frozen=True)
class Access:
    """A group of people and the role it gets in the namespaces named."""

    group: str
    role: Literal["developer"]
    namespaces: tuple[str, ...]
    field: str


@dataclass(frozen=True)
class Tenant:
    """A team with a Kubernetes API of its own; `delivered` tells whether an engine applies it."""

    name: str
    display_name: str
    class_name: str
    stage: Literal["lab", "production"]
    lifecycle: Lifecycle
    owners: tuple[str, ...]
    control_plane: ControlPlane
    network: Network
    driver: Driver
    pools: tuple[GpuPool, ...]
    hami: Hami
    monitoring_namespace: str
    cert_manager_version: str
    namespaces: tuple[TenantNamespace, ...]
    access: tuple[Access, ...]
    traced: Traced

    @property
    def versions(self) -> Mapping[str, str]:
        """The pinned version of each component that runs in or for this tenant."""
        return {
            "certManager": self.cert_manager_version,
            "hami": self.hami.version,
            "hamiScheduler": self.hami.scheduler_version,
            "konnectivity": self.control_plane.konnectivity_version,
            "kubernetes": self.control_plane.kubernetes_version,
        }
