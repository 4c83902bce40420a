"""The rules about fields and values of one input file."""

from __future__ import annotations

from model.rule import Rule, Severity


def _error(identifier: str, title: str, rationale: str, remediation: str) -> Rule:
    return Rule(identifier, Severity.ERROR, title, rationale, remediation)


FIELD_UNKNOWN = _error(
    "field-unknown",
    "a field that does not exist here",
    "What nothing reads would silently have no effect.",
    "Correct the name, or remove the field; `gpu-tenants schema KIND` lists all fields.",
)
FIELD_MISSING = _error(
    "field-missing",
    "a required field that is missing",
    "There is no default that could stand in for it.",
    "Add the field.",
)
FIELD_EXCLUDED = _error(
    "field-excluded",
    "a field that must not stand beside another one",
    "Its value could not have an effect, or would contradict the other field.",
    "Remove one of the two.",
)
TYPE_WRONG = _error(
    "type-wrong",
    "a value of the wrong type",
    "Kubernetes does not convert types.",
    "Write a value of the wanted type.",
)
VALUE_INVALID = _error(
    "value-invalid",
    "a value that the field does not allow",
    "The API server, Kamaji or HAMi would refuse it, or accept it and do something else.",
    "Write an allowed value.",
)
