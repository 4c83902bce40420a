"""What a check is called, how much it matters, and what it yields."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Severity(Enum):
    """How much a finding matters: an error forbids writing, a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True)
class Rule:
    """One thing that can be wrong, named after the defect.

    `id` is kebab-case and also the module's, the fixture folder's and the docs heading's name;
    `title` has no final period; `rationale` says why it matters; `remediation` is a sentence that
    says what to write instead.
    """

    id: str
    severity: Severity
    title: str
    rationale: str
    remediation: str


def error(identifier: str, title: str, rationale: str, remediation: str) -> Rule:
    """A rule that forbids writing."""
    return Rule(identifier, Severity.ERROR, title, rationale, remediation)


@dataclass(frozen=True)
class Violation:
    """A rule broken by one manifest, at one JSON pointer; the runner adds the rest."""

    pointer: str
    message: str
