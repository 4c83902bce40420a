"""Validates a document against its JSON Schema, and says what is wrong in people's words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from jsonschema import Draft202012Validator

from model.location import Location
from model.pointer import escape
from model.report import Finding, finding
from model.rule import Rule
from model.suggestion import suggest
from spec import schema_rules as rules
from spec.source import Document

Problem = tuple[Rule, str, str, str]


@dataclass(frozen=True)
class Fault:
    """What the validator found: keyword and its value, the schema around it, instance and path."""

    validator: str | None
    wanted: Any
    schema: Mapping[str, Any]
    instance: Any
    path: tuple[str | int, ...]
    message: str


_TYPES = {
    "object": "a mapping",
    "array": "a list",
    "string": "a string",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "nothing",
}
_PYTHON = {dict: "object", list: "array", str: "string", bool: "boolean", int: "integer",
           float: "number", type(None): "null"}  # fmt: skip


def validate(document: Document, schema: Mapping[str, Any]) -> list[Finding]:
    """Every violation of the schema: one finding per cause, in order of the lines."""
    validator = Draft202012Validator(schema)
    found: dict[tuple[str, str], Finding] = {}
    for error in validator.iter_errors(document.data):
        for rule, pointer, words, fix in _explain(_fault(error)):
            # A wrong type also breaks what is said about values of the right one.
            key = (pointer, "" if rule is rules.FIELD_UNKNOWN else "value")
            if key not in found or rule is rules.TYPE_WRONG:
                found[key] = finding(rule, words, location=_place(document, pointer), fix=fix)
    return sorted(found.values(), key=lambda one: one.sort_key)


def _fault(error: Any) -> Fault:
    schema = error.schema if isinstance(error.schema, Mapping) else {}
    return Fault(
        error.validator,
        error.validator_value,
        schema,
        error.instance,
        tuple(error.absolute_path),
        error.message,
    )


def _explain(error: Fault) -> Iterator[Problem]:
    explain = _EXPLANATIONS.get(str(error.validator), _other)
    yield from explain(error)


def _place(document: Document, pointer: str) -> Location:
    while True:
        place = document.key_places.get(pointer) or document.places.get(pointer)
        if place is not None:
            return place
        pointer = pointer.rpartition("/")[0]


def _pointer(error: Fault) -> str:
    return "".join(f"/{escape(str(part))}" for part in error.path)


def _field(error: Fault) -> str:
    """The field as people write it: `namespaces[0].quota`."""
    text = ""
    for part in error.path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".").removeprefix("spec.") or "the document"


def _unknown(error: Fault) -> Iterator[Problem]:
    known = sorted(error.schema.get("properties", {}))
    for name in error.instance:
        if name in known:
            continue
        near = suggest(name, known)
        hint = f"; did you mean `{near}`?" if near else "; known: " + ", ".join(known or ["none"])
        yield (
            rules.FIELD_UNKNOWN,
            f"{_pointer(error)}/{escape(name)}",
            f"unknown field `{name}` in `{_field(error)}`{hint}",
            f"Write `{near}` instead of `{name}`." if near else "",
        )


def _required(error: Fault) -> Iterator[Problem]:
    for name in error.wanted:
        if name in error.instance:
            continue
        described = error.schema.get("properties", {}).get(name, {}).get("description", "")
        yield (
            rules.FIELD_MISSING,
            f"{_pointer(error)}/{escape(name)}",
            f"`{_field(error)}` must have the field `{name}`",
            f"Add `{name}`: {described}" if described else f"Add `{name}`.",
        )


def _type(error: Fault) -> Iterator[Problem]:
    wanted = error.wanted
    given = _PYTHON.get(type(error.instance), "object")
    fix = f"Write {_TYPES[wanted]}{_example(error)}."
    if wanted == "string" and given in ("integer", "number", "boolean"):
        shown = str(error.instance).lower() if given == "boolean" else str(error.instance)
        fix = f'Write "{shown}" in double quotes.'
    yield (
        rules.TYPE_WRONG,
        _pointer(error),
        f"`{_field(error)}` must be {_TYPES[wanted]}, not {_TYPES[given]}{_given(error)}",
        fix,
    )


def _enum(error: Fault) -> Iterator[Problem]:
    allowed = [str(one) for one in error.wanted]
    near = suggest(str(error.instance), allowed)
    words = f"`{_field(error)}` '{error.instance}' must be one of "
    words += ", ".join(f"'{one}'" for one in allowed)
    yield (
        rules.VALUE_INVALID,
        _pointer(error),
        words + (f"; did you mean '{near}'?" if near else ""),
        f"Write '{near}'." if near else "",
    )


def _pattern(error: Fault) -> Iterator[Problem]:
    described = error.schema.get("description", "")
    yield (
        rules.VALUE_INVALID,
        _pointer(error),
        f"`{_field(error)}` '{error.instance}' is not allowed",
        f"{described} For example{_example(error).removeprefix(', as')}.",
    )


def _bound(words: str) -> Callable[[Fault], Iterator[Problem]]:
    def explain(error: Fault) -> Iterator[Problem]:
        bound = error.wanted
        yield (
            rules.VALUE_INVALID,
            _pointer(error),
            f"`{_field(error)}` {words.format(bound)}{_given(error)}",
            "",
        )

    return explain


def _one_of(error: Fault) -> Iterator[Problem]:
    names = [name for branch in error.wanted for name in branch.get("required", ())]
    shown = " or ".join(f"`{name}`" for name in names)
    present = [name for name in names if name in error.instance]
    rule = rules.FIELD_EXCLUDED if present else rules.FIELD_MISSING
    yield (
        rule,
        _pointer(error),
        f"`{_field(error)}` must have exactly one of {shown}",
        f"Write either {shown}.",
    )


def _single_key(error: Fault) -> Iterator[Problem]:
    known = ", ".join(f"`{name}`" for name in error.schema.get("properties", {}))
    yield (
        rules.VALUE_INVALID,
        _pointer(error),
        f"`{_field(error)}` must have exactly one key",
        f"Write one of {known}." if known else "",
    )


def _excluded(error: Fault) -> Iterator[Problem]:
    field = _field(error)
    yield (
        rules.FIELD_EXCLUDED,
        _pointer(error),
        f"`{field}` must not stand here, because of the fields beside it",
        f"Remove `{field}`.",
    )


def _other(error: Fault) -> Iterator[Problem]:
    yield (rules.VALUE_INVALID, _pointer(error), f"`{_field(error)}`: {error.message}", "")


def _given(error: Fault) -> str:
    value = error.instance
    if isinstance(value, Mapping) or (isinstance(value, Sequence) and not isinstance(value, str)):
        return ""
    return "" if value is None else f" ('{value}')"


def _example(error: Fault) -> str:
    examples = error.schema.get("examples") or []
    if not examples or isinstance(examples[0], bool | list | dict):
        return ""
    return f", as {examples[0]}"


def _const(error: Fault) -> Iterator[Problem]:
    yield (
        rules.VALUE_INVALID,
        _pointer(error),
        f"`{_field(error)}` '{error.instance}' must be '{error.wanted}'",
        f"Write '{error.wanted}'.",
    )


_EXPLANATIONS: Mapping[str, Callable[[Fault], Iterator[Problem]]] = {
    "additionalProperties": _unknown,
    "required": _required,
    "type": _type,
    "enum": _enum,
    "const": _const,
    "pattern": _pattern,
    "minimum": _bound("must be greater than or equal to {}"),
    "maximum": _bound("must be less than or equal to {}"),
    "minLength": _bound("must have at least {} characters"),
    "maxLength": _bound("must have at most {} characters"),
    "minItems": _bound("must have at least {} entries"),
    "uniqueItems": _bound("must not hold the same entry twice"),
    "oneOf": _one_of,
    "minProperties": _single_key,
    "maxProperties": _single_key,
    "not": _excluded,
}
