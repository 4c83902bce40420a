"""A model server: replicas behind a Service, and what they certainly do not share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from model.workload import Claim, Variable, Workload

FailureDomain = Literal["node", "card", "none"]


@dataclass(frozen=True)
class Probes:
    """Paths that the server answers by HTTP, and how many seconds it may take to load its model."""

    readiness_path: str
    liveness_path: str
    load_timeout_seconds: int


@dataclass(frozen=True)
class ModelCache:
    """Where models are kept; `persistent` in a claim, otherwise in an emptyDir of the claim's size.

    A StatefulSet has a claim per replica, a Deployment one for all of them.
    """

    persistent: bool
    claim: Claim


@dataclass(frozen=True, kw_only=True)
class InferenceService(Workload):
    """A model server; times in seconds, `shared_memory` a quantity or ''.

    `drain_seconds`: how long a Pod that is to stop still answers, until nobody sends it requests.
    `failure_domain`: what no two replicas share, so that the loss of one leaves the others.
    """

    environment: tuple[Variable, ...]
    shared_memory: str
    controller: Literal["Deployment", "StatefulSet"]
    replicas: int
    port: int
    service_port: int
    probes: Probes
    max_surge: int
    max_unavailable: int
    failure_domain: FailureDomain
    drain_seconds: int
    grace_period_seconds: int
    cache: ModelCache | None

    @property
    def most_pods(self) -> int:
        """The replicas, and those that a rollout brings up before the old ones go."""
        return self.replicas + (self.max_surge if self.controller == "Deployment" else 0)

    @property
    def cache_name(self) -> str:
        """Name of the one PersistentVolumeClaim of a Deployment."""
        return f"{self.name}-model-cache"

    @property
    def peers_name(self) -> str:
        """Name of the headless Service that gives each Pod of a StatefulSet a name of its own."""
        return f"{self.name}-replicas"
