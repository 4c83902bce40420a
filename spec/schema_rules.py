"""The rules about fields and values of one input file."""

from __future__ import annotations

from model.rule import error

FIELD_UNKNOWN = error(
    "field-unknown",
    "a field that does not exist here",
    "What nothing reads would silently have no effect.",
    "Correct the name, or remove the field; `gpu-tenants schema KIND` lists all fields.",
)
FIELD_MISSING = error(
    "field-missing",
    "a required field that is missing",
    "There is no default that could stand in for it.",
    "Add the field.",
)
FIELD_EXCLUDED = error(
    "field-excluded",
    "a field that must not stand beside another one",
    "Its value could not have an effect, or would contradict the other field.",
    "Remove one of the two.",
)
TYPE_WRONG = error(
    "type-wrong",
    "a value of the wrong type",
    "Kubernetes does not convert types.",
    "Write a value of the wanted type.",
)
VALUE_INVALID = error(
    "value-invalid",
    "a value that the field does not allow",
    "The API server, Kamaji or HAMi would refuse it, or accept it and do something else.",
    "Write an allowed value.",
)
