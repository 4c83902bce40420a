"""CronJobs: schedule, time zone and policy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.schedule import schedule_problem, time_zone_problem
from schemas.visit import Node


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Schedules that cannot be read, and time zones that do not exist."""
    spec = body.get("spec")
    if body.get("kind") != "CronJob" or not isinstance(spec, Mapping):
        return
    schedule = spec.get("schedule")
    if isinstance(schedule, str):
        if "TZ" in schedule:
            yield "/spec/schedule", "the time zone belongs into `timeZone`"
        elif words := schedule_problem(schedule):
            yield "/spec/schedule", words
    zone = spec.get("timeZone")
    if isinstance(zone, str) and (words := time_zone_problem(zone)):
        yield "/spec/timeZone", words
