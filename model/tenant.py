"""A tenant: its control plane, its GPUs, its namespaces and its people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from model.control_plane import ControlPlane
from model.gpu import GpuPool
from model.namespace import Lifecycle, TenantNamespace
from model.network import Network
from model.origin import Traced

Driver = Literal["mock", "hostDriver"]


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
    role: Literal["viewer", "developer", "namespaceAdmin"]
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
            "konnectivity": self.control_plane.konnectivity.version,
            "kubernetes": self.control_plane.kubernetes_version,
        }
