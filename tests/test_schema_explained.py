"""What a schema finds wrong is said in people's words, at the place of the field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spec.load import KINDS, schema_text
from spec.schema import validate
from spec.source import Document
from spec.tree import parse

SCHEMA: dict[str, Any] = {
    "$defs": {"size": {"description": "A size.", "type": "integer", "minimum": 1, "maximum": 9}},
    "type": "object",
    "additionalProperties": False,
    "required": ["name"],
    "properties": {
        "name": {"description": "A name.", "type": "string", "pattern": "^[a-z]+$", "minLength": 2},
        "colour": {"type": "string", "enum": ["red", "green"]},
        "size": {"$ref": "#/$defs/size"},
        "version": {"type": "string", "examples": ["1.36"]},
        "parts": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": True,
            "items": {
                "type": "object",
                "additionalProperties": False,
                "minProperties": 1,
                "maxProperties": 1,
                "properties": {
                    "wheel": {"type": "object", "additionalProperties": False},
                    "door": {
                        "type": "object",
                        "oneOf": [{"required": ["left"]}, {"required": ["right"]}],
                    },
                },
            },
        },
        "kept": {"type": "boolean"},
    },
    "if": {"required": ["kept"], "properties": {"kept": {"const": True}}},
    "then": {"properties": {"size": {"not": {}}}},
}

CASES = [
    ("unknown", "name: ab\ncolor: red\n", "field-unknown", 2, "did you mean `colour`?"),
    ("unknown, far", "name: ab\nxyz: 1\n", "field-unknown", 2, "known: colour"),
    ("missing", "size: 1\n", "field-missing", 1, "must have the field `name`"),
    ("string wanted", "name: ab\nversion: 1.36\n", "type-wrong", 2, "must be a string"),
    ("number wanted", 'name: ab\nsize: "1"\n', "type-wrong", 2, "must be a whole number"),
    ("enum", "name: ab\ncolour: gren\n", "value-invalid", 2, "did you mean 'green'?"),
    ("pattern", "name: AB\n", "value-invalid", 1, "'AB' is not allowed"),
    ("minimum", "name: ab\nsize: 0\n", "value-invalid", 2, "greater than or equal to 1"),
    ("maximum", "name: ab\nsize: 10\n", "value-invalid", 2, "less than or equal to 9"),
    ("no entry", "name: ab\nparts: []\n", "value-invalid", 2, "at least 1 entries"),
    (
        "twice",
        "name: ab\nparts:\n- wheel: {}\n- wheel: {}\n",
        "value-invalid",
        2,
        "the same entry twice",
    ),
    (
        "two keys",
        "name: ab\nparts:\n- wheel: {}\n  door: {left: 1}\n",
        "value-invalid",
        3,
        "exactly one key",
    ),
    (
        "unknown key of the one",
        "name: ab\nparts:\n- weel: {}\n",
        "field-unknown",
        3,
        "did you mean `wheel`?",
    ),
    (
        "neither",
        "name: ab\nparts:\n- door: {}\n",
        "field-missing",
        3,
        "exactly one of `left` or `right`",
    ),
    (
        "both",
        "name: ab\nparts:\n- door: {left: 1, right: 2}\n",
        "field-excluded",
        3,
        "exactly one of `left` or `right`",
    ),
    ("excluded", "name: ab\nkept: true\nsize: 1\n", "field-excluded", 3, "must not stand here"),
    ("null", "name:\n", "type-wrong", 1, "must be a string, not nothing"),
]


def document(text: str) -> Document:
    """A document as reading makes it."""
    tree = parse(text, "fleet/x.yaml")
    assert tree.findings == []
    return Document(tree.file, "x.yaml", tree.data, tree.places, tree.key_places)


@pytest.mark.parametrize(
    ("text", "rule", "line", "words"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_one_fault_is_one_finding(text: str, rule: str, line: int, words: str) -> None:
    (finding,) = validate(document(text), SCHEMA)
    assert (finding.rule, finding.location and finding.location.line) == (rule, line)
    assert words in finding.message
    assert finding.fix


def test_all_faults_are_reported_in_order_of_their_lines() -> None:
    found = validate(document("size: 99\ncolor: red\nversion: 2\n"), SCHEMA)
    assert [(one.rule, one.location and one.location.line) for one in found] == [
        ("field-missing", 1),
        ("value-invalid", 1),
        ("field-unknown", 2),
        ("type-wrong", 3),
    ]


def test_a_sound_document_has_no_finding() -> None:
    assert validate(document("name: ab\nparts:\n- wheel: {}\n- door: {left: 1}\n"), SCHEMA) == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_of_the_input_is_described_with_an_example(kind: str) -> None:
    schema = json.loads(schema_text(kind))
    bare = [
        path
        for path, field in fields(schema, "")
        if "description" not in field or not ("examples" in field or "properties" in field)
    ]
    assert bare == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_object_of_the_input_is_closed(kind: str) -> None:
    schema = json.loads(schema_text(kind))
    assert [path for path, part in objects(schema, "") if "additionalProperties" not in part] == []


def test_definitions_of_the_same_name_are_the_same_in_all_kinds() -> None:
    seen: dict[str, Any] = {}
    for kind in KINDS:
        for name, definition in json.loads(schema_text(kind))["$defs"].items():
            assert seen.setdefault(name, definition) == definition


def fields(schema: dict[str, Any], path: str) -> list[tuple[str, dict[str, Any]]]:
    """Every field below a schema; conditions are no fields."""
    found = []
    for name, field in schema.get("properties", {}).items():
        if "$ref" not in field or "description" in field:
            found.append((f"{path}.{name}", field))
        found.extend(fields(field, f"{path}.{name}"))
        if isinstance(field.get("items"), dict):
            found.extend(fields(field["items"], f"{path}.{name}[]"))
    return found


def objects(schema: Any, path: str) -> list[tuple[str, dict[str, Any]]]:
    """Every schema of an object, anywhere."""
    found = []
    if isinstance(schema, dict):
        if schema.get("type") == "object":
            found.append((path, schema))
        for key, part in schema.items():
            found.extend(objects(part, f"{path}/{key}"))
    return found
