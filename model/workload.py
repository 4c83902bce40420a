"""What runs in a namespace, and the resources it gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from model.gpu import GpuProfile
from model.origin import Traced

Variant = Literal["placement", "smoke", "memoryPressure", "custom"]


@dataclass(frozen=True)
class Resources:
    """CPU and memory of one container, as Kubernetes quantities."""

    request_cpu: str
    request_memory: str
    limit_cpu: str
    limit_memory: str


@dataclass(frozen=True, kw_only=True)
class Workload:
    """What every kind of workload has: one container, its share of the cards, its place."""

    name: str
    namespace: str
    profile: GpuProfile
    image: str
    command: tuple[str, ...]
    args: tuple[str, ...]
    resources: Resources
    node_scheduler_policy: str
    gpu_scheduler_policy: str
    traced: Traced

    @property
    def most_pods(self) -> int:
        """How many Pods of it can be there at once."""
        raise NotImplementedError


@dataclass(frozen=True)
class Variable:
    """A variable of a container: a value, or the key of a Secret of the namespace."""

    name: str
    value: str = ""
    secret: str = ""
    key: str = ""


@dataclass(frozen=True)
class Claim:
    """Storage to ask for: a quantity, a StorageClass ('' for the cluster's default), who may mount.

    `mount_path` is where the container sees it.
    """

    size: str
    storage_class: str
    access_mode: Literal["ReadWriteOnce", "ReadWriteOncePod", "ReadWriteMany"]
    mount_path: str


@dataclass(frozen=True, kw_only=True)
class CudaJob(Workload):
    """A GPU Job: resources as quantities, times in seconds; `run` makes it run again."""

    variant: Variant
    completions: int
    parallelism: int
    deadline_seconds: int
    ttl_seconds: int
    duration_seconds: int
    run: int

    @property
    def most_pods(self) -> int:
        """No more than what is still to be completed."""
        return min(self.parallelism, self.completions)
