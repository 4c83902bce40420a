"""A tenant's control plane: what runs, how it is kept up, and what it may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from model.exposure import Exposure
from model.kamaji_release import KamajiRelease
from model.version import minor_of
from model.workload import Resources

PodSecurity = Literal["baseline", "restricted"]


@dataclass(frozen=True)
class Sizing:
    """What a control plane takes from the namespace that it runs in; `resources` per replica.

    `max_surge` is the number of Pods above `replicas` during a rollout.
    """

    namespace: str
    replicas: int
    max_surge: int
    resources: Mapping[str, Resources]
    pod_security: PodSecurity


@dataclass(frozen=True)
class SpreadConstraint:
    """How the Pods spread over the values of a node label."""

    topology_key: str
    max_skew: int
    when_unsatisfiable: Literal["DoNotSchedule", "ScheduleAnyway"]


@dataclass(frozen=True)
class Probe:
    """What differs from Kamaji's own probe, in seconds and counts; None stays as it is."""

    initial_delay_seconds: int | None = None
    timeout_seconds: int | None = None
    period_seconds: int | None = None
    failure_threshold: int | None = None


@dataclass(frozen=True)
class Registry:
    """Where images come from, and the Secrets of the management namespace to pull them with."""

    mirror: str
    image_pull_secrets: tuple[str, ...] = ()


@dataclass(frozen=True)
class WritePermissions:
    """What nobody may do in a tenant, for maintenance."""

    block_creation: bool = False
    block_update: bool = False
    block_deletion: bool = False


@dataclass(frozen=True)
class Konnectivity:
    """The tunnel to the nodes; with `agent_replicas` the agents are a Deployment."""

    port: int
    version: str
    host_network: bool
    agent_replicas: int | None = None


@dataclass(frozen=True)
class ControlPlane:
    """A tenant's control plane; `resources` by component (apiServer, controllerManager, ...).

    `api_cidr` is where Pods of the tenant find the API server, `max_surge` None where a rollout
    brings up as many Pods as there are, `probes` by kind (liveness, readiness, startup),
    `extra_args` by component.
    """

    namespace: str
    kamaji_release: KamajiRelease
    kubernetes_version: str
    data_store: str
    data_store_schema: str
    data_store_username: str
    replicas: int
    max_surge: int | None
    spread: tuple[SpreadConstraint, ...]
    resources: Mapping[str, Resources]
    probes: Mapping[str, Probe]
    pod_security: PodSecurity
    registry: Registry | None
    extra_args: Mapping[str, tuple[str, ...]]
    admission_controllers: tuple[str, ...]
    exposure: Exposure
    api_cidr: str
    port: int
    konnectivity: Konnectivity
    cert_sans: tuple[str, ...]
    cgroup_driver: Literal["systemd", "cgroupfs"]
    write_permissions: WritePermissions

    @property
    def sizing(self) -> Sizing:
        """What the fence of the namespace depends on."""
        surge = self.replicas if self.max_surge is None else self.max_surge
        return Sizing(self.namespace, self.replicas, surge, self.resources, self.pod_security)

    @property
    def minor(self) -> str:
        """Kubernetes minor version, as '1.36'."""
        return minor_of(self.kubernetes_version)
