"""Schedules of CronJobs, as the CronJob controller reads them."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from zoneinfo import available_timezones

_MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]
_DAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

# Field -> lowest, highest and named values, in the order in which they are written (Kubernetes
# documentation, CronJob, "Schedule syntax").
_FIELDS: tuple[tuple[str, int, int, Mapping[str, int]], ...] = (
    ("minute", 0, 59, MappingProxyType({})),
    ("hour", 0, 23, MappingProxyType({})),
    ("day of the month", 1, 31, MappingProxyType({})),
    ("month", 1, 12, MappingProxyType({name: at for at, name in enumerate(_MONTHS, 1)})),
    ("day of the week", 0, 6, MappingProxyType({name: at for at, name in enumerate(_DAYS)})),
)
_MACROS = re.compile(
    r"@(yearly|annually|monthly|weekly|daily|midnight|hourly)"
    r"|@every +([0-9]+(\.[0-9]+)?(ns|us|µs|ms|s|m|h))+"
)
_PART = re.compile(r"(?P<first>\*|\?|\w+)(-(?P<last>\w+))?(/(?P<step>[0-9]+))?")
_LEAP_YEAR = 2024


@dataclass(frozen=True)
class Schedule:
    """When a CronJob starts its Jobs; a start that is later than `starting_deadline_seconds` is
    left out.
    """

    cron: str
    time_zone: str
    starting_deadline_seconds: int
    suspend: bool


def schedule_problem(text: str) -> str:
    """What the API server refuses about a schedule, '' where it takes it."""
    if text.startswith("@"):
        return "" if _MACROS.fullmatch(text) else f"'{text}' is no schedule with a name"
    parts = text.split()
    if len(parts) != len(_FIELDS):
        return f"'{text}' must have five fields: minute, hour, day, month, day of the week"
    for part, (name, low, high, named) in zip(parts, _FIELDS, strict=True):
        if _values(part, low, high, named) is None:
            return (
                f"the {name} '{part}' must be within {low} and {high}, as '*', '1,2', '1-5', '*/2'"
            )
    return ""


def never_fires(text: str) -> bool:
    """Whether a schedule that the API server takes names only days that no month has."""
    parts = text.split()
    if len(parts) != len(_FIELDS) or parts[4][0] not in "*?":
        return False
    days = _values(parts[2], *_FIELDS[2][1:]) or frozenset()
    months = _values(parts[3], *_FIELDS[3][1:]) or frozenset()
    return not any(day <= monthrange(_LEAP_YEAR, month)[1] for day in days for month in months)


def time_zone_problem(name: str) -> str:
    """What the API server refuses about a time zone, '' where it takes it."""
    if name in available_timezones():
        return ""
    return f"'{name}' is no name of the IANA time zone database, as 'Etc/UTC' or 'Europe/Berlin'"


def _values(text: str, low: int, high: int, named: Mapping[str, int]) -> frozenset[int] | None:
    """The numbers that a field stands for, None where it is not allowed."""
    found: set[int] = set()
    for part in text.split(","):
        match = _PART.fullmatch(part)
        if match is None:
            return None
        ends = _ends(match, low, high, named)
        step = int(match["step"] or 1)
        if ends is None or step == 0:
            return None
        found.update(range(ends[0], ends[1] + 1, step))
    return frozenset(found)


def _ends(
    match: re.Match[str], low: int, high: int, named: Mapping[str, int]
) -> tuple[int, int] | None:
    if match["first"] in ("*", "?"):
        return (low, high) if match["last"] is None else None
    first = _number(match["first"], named)
    # 'n/step' goes on to the end of the field.
    last = _number(match["last"], named) if match["last"] else (high if match["step"] else first)
    if first is None or last is None or not low <= first <= last <= high:
        return None
    return first, last


def _number(text: str, named: Mapping[str, int]) -> int | None:
    if text.upper() in named:
        return named[text.upper()]
    return int(text) if text.isascii() and text.isdigit() else None
