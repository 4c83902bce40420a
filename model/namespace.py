"""A namespace of a tenant, with its budget and its fence."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as optional
from typing import Literal

from model.digest import OPTIONAL
from model.inference import InferenceService
from model.network import Allowance
from model.training import TrainingJob
from model.workload import CudaJob, Workload

Lifecycle = Literal["active", "retiring", "retired"]


@dataclass(frozen=True)
class NamespaceQuota:
    """The budget of a namespace: quantities, a number of Pods, cards, MiB and percent of cores."""

    request_cpu: str
    request_memory: str
    limit_cpu: str
    limit_memory: str
    pods: int
    gpu: int
    gpu_memory_mib: int
    gpu_core_percent: int


@dataclass(frozen=True)
class ContainerLimits:
    """Defaults and maxima of a container's CPU and memory in a namespace, as quantities."""

    default_request_cpu: str
    default_request_memory: str
    default_cpu: str
    default_memory: str
    max_cpu: str
    max_memory: str


@dataclass(frozen=True)
class TenantNamespace:
    """A namespace of a tenant, with its fence and what runs in it."""

    name: str
    lifecycle: Lifecycle
    quota: NamespaceQuota
    limits: ContainerLimits
    allowances: tuple[Allowance, ...]
    jobs: tuple[CudaJob, ...]
    field: str
    trainings: tuple[TrainingJob, ...] = ()
    services: tuple[InferenceService, ...] = optional(default=(), metadata=OPTIONAL)

    @property
    def workloads(self) -> tuple[Workload, ...]:
        """Everything that runs here, whatever its kind."""
        return (*self.jobs, *self.trainings, *self.services)
