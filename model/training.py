"""A training run that survives the loss of its Pod."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from model.schedule import Schedule
from model.workload import Claim, Variable, Workload


@dataclass(frozen=True)
class Checkpoints:
    """Where a run keeps its state, and who goes on from it.

    `resume` 'acrossJobs': every Job of this name, so that a new image or a new `run` continues;
    'withinJob': only the Pods of the same Job, so that every new Job starts afresh.
    """

    claim: Claim
    resume: Literal["acrossJobs", "withinJob"]


@dataclass(frozen=True, kw_only=True)
class TrainingJob(Workload):
    """A long GPU Job with checkpoints; times in seconds, `shared_memory` a quantity or ''.

    With several completions each has an index and a folder of its own. With a schedule it is a
    CronJob; `run` makes it run again where there is none.
    """

    environment: tuple[Variable, ...]
    shared_memory: str
    checkpoints: Checkpoints
    completions: int
    parallelism: int
    backoff_limit: int
    fail_on_exit_codes: tuple[int, ...]
    grace_period_seconds: int
    deadline_seconds: int
    ttl_seconds: int
    run: int
    schedule: Schedule | None

    @property
    def most_pods(self) -> int:
        """No more than what is still to be completed."""
        return min(self.parallelism, self.completions)

    @property
    def claim_name(self) -> str:
        """Name of the PersistentVolumeClaim; it stays when the Job's own name changes."""
        return f"{self.name}-checkpoints"
