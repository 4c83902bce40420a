"""Does an object fit its JSON Schema: one fast validator decides, another explains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from model.manifest import Manifest
from model.pointer import escape
from model.report import Finding, object_finding
from model.suggestion import suggest
from schemas import rules
from schemas.catalog import DEFINITIONS, Api


def check_structure(manifest: Manifest, api: Api) -> Iterator[Finding]:
    """Unknown fields with the nearest known one, and values that do not fit."""
    body = dict(manifest.body)
    if api.validator.is_valid(body):
        return
    validator = Draft202012Validator(dict(api.schema), registry=_registry(api))
    for error in validator.iter_errors(body):
        yield from _explain(error, manifest)


def _explain(error: Any, manifest: Manifest) -> Iterator[Finding]:
    pointer = "".join(f"/{escape(str(part))}" for part in error.absolute_path)
    if error.validator == "additionalProperties":
        known = error.schema.get("properties", {})
        for name in error.instance:
            if name not in known:
                yield _unknown(name, sorted(known), pointer, manifest)
        return
    if error.validator == "required":
        missing = [name for name in error.validator_value if name not in error.instance]
        words = f"the field `{missing[0]}` is missing" if missing else error.message
    else:
        words = _words(error)
    yield object_finding(rules.SCHEMA_INVALID, manifest, words, pointer)


def _unknown(name: str, known: list[str], pointer: str, manifest: Manifest) -> Finding:
    near = suggest(name, known)
    hint = f"; did you mean `{near}`?" if near else ""
    place = f"{pointer}/{escape(name)}"
    return object_finding(
        rules.API_FIELD_UNKNOWN,
        manifest,
        f"unknown field `{name}`{hint}",
        place,
        fix=f"Write `{near}` instead of `{name}`." if near else "",
    )


def _words(error: Any) -> str:
    field = str(error.absolute_path[-1]) if error.absolute_path else "the object"
    value = error.instance
    shown = f" '{value}'" if isinstance(value, str | int | float) else ""
    if error.validator == "type":
        wanted = error.validator_value
        names = [wanted] if isinstance(wanted, str) else [one for one in wanted if one != "null"]
        return f"`{field}`{shown} must be of type {' or '.join(names)}"
    if error.validator == "enum":
        allowed = ", ".join(f"'{one}'" for one in error.validator_value)
        return f"`{field}`{shown} must be one of {allowed}"
    return f"`{field}`{shown} breaks {error.validator} {error.validator_value}"


def _registry(api: Api) -> Registry[Any]:
    resource = Resource.from_contents(dict(api.definitions), default_specification=DRAFT202012)
    registry: Registry[Any] = Registry()
    found: Registry[Any] = registry.with_resource(DEFINITIONS, resource)
    return found
