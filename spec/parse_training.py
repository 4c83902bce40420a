"""Checked TrainingJob file -> the training."""

from __future__ import annotations

from model.schedule import Schedule
from model.training import Checkpoints, TrainingJob
from spec import defaults
from spec.layers import Resolver
from spec.parse_fleet import Offer
from spec.parse_workload import parse_claim, parse_environment, parse_shared, workload_resolver
from spec.source import Document


def parse_training(document: Document, namespace: str, offer: Offer) -> TrainingJob:
    """The training as a value; schema and references hold."""
    resolver = workload_resolver(document, defaults.TRAINING)
    get = resolver.get
    return TrainingJob(
        **parse_shared(document, namespace, offer, resolver, get("image")),
        environment=parse_environment(document, resolver),
        shared_memory=get("sharedMemory"),
        checkpoints=Checkpoints(parse_claim(resolver, "checkpoint"), get("checkpoint.resume")),
        completions=get("completions"),
        parallelism=get("parallelism"),
        backoff_limit=get("backoffLimit"),
        # The API server wants them in ascending order.
        fail_on_exit_codes=tuple(sorted(get("failOnExitCodes"))),
        grace_period_seconds=get("terminationGracePeriodSeconds"),
        deadline_seconds=get("activeDeadlineSeconds"),
        ttl_seconds=get("ttlSecondsAfterFinished"),
        run=get("run"),
        schedule=_schedule(document, resolver),
    )


def _schedule(document: Document, resolver: Resolver) -> Schedule | None:
    if "schedule" not in document.data["spec"]:
        return None
    return Schedule(
        cron=resolver.get("schedule.cron"),
        time_zone=resolver.get("schedule.timeZone"),
        starting_deadline_seconds=resolver.get("schedule.startingDeadlineSeconds"),
        suspend=resolver.get("schedule.suspend"),
    )
