"""Writes the pages of docs/ that stand in the code: the input, the rules, Kamaji's releases."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import rules  # noqa: E402  the rooms are found from the root of the checkout
import schemas.rules  # noqa: E402
import spec  # noqa: E402
import spec.gpu_rules  # noqa: E402
import spec.reference_rules  # noqa: E402
import spec.schema_rules  # noqa: E402
import spec.source_rules  # noqa: E402
import spec.workload_rules  # noqa: E402
from model import kamaji_release  # noqa: E402
from model.rule import Rule  # noqa: E402
from output import dist_rules  # noqa: E402
from spec.envelope import PLACES  # noqa: E402

CHAPTERS = (
    ("Files", spec.source_rules),
    ("Fields and values of one file", spec.schema_rules),
    ("What must fit together across files", spec.reference_rules),
    ("Cards, drivers and HAMi", spec.gpu_rules),
    ("Workloads", spec.workload_rules),
    ("One object and its API", schemas.rules),
    ("dist/ on disk", dist_rules),
)


def input_page() -> str:
    """The reference of the input, kind by kind, field by field."""
    lines = [
        "# Input reference",
        "",
        "Made from `spec/schema/` by `make docs`; do not edit. A field without a default is left "
        "out where it is not required. Defaults are in `spec/defaults.py`, and "
        "`gpu-tenants explain TENANT` shows each resolved value with the line that it comes from.",
    ]
    for kind in spec.KINDS:
        schema = json.loads(spec.schema_text(kind))
        lines += ["", f"## {kind}", "", schema["description"], "", f"File: `{PLACES[kind][1]}`", ""]
        lines += ["| field | type | | meaning | example |", "|---|---|---|---|---|"]
        lines += list(rows(schema["properties"]["spec"], "", schema["$defs"]))
    return "\n".join(lines) + "\n"


def rows(schema: Mapping[str, Any], path: str, definitions: Mapping[str, Any]) -> Iterator[str]:
    """A row for each field below a schema."""
    required = schema.get("required", ())
    for name, raw in schema.get("properties", {}).items():
        field = resolved(raw, definitions)
        place = f"{path}{name}"
        need = "required" if name in required else ""
        example = json.dumps(field["examples"][0]) if field.get("examples") else ""
        meaning = field.get("description", "").replace("|", "\\|")
        shown = f"`{example}`" if example else ""
        yield f"| `{place}` | {type_of(field)} | {need} | {meaning} | {shown} |"
        yield from rows(field, f"{place}.", definitions)
        items = resolved(field.get("items", {}), definitions)
        yield from rows(items, f"{place}[].", definitions)


def resolved(field: Mapping[str, Any], definitions: Mapping[str, Any]) -> Mapping[str, Any]:
    """A field with what its reference says; its own words win."""
    if "$ref" not in field:
        return field
    return {**definitions[field["$ref"].rpartition("/")[2]], **field}


def type_of(field: Mapping[str, Any]) -> str:
    """The type of a field in a word, with what limits it."""
    if "enum" in field:
        return (
            " or ".join(f"`{one}`" for one in field["enum"]) if len(field["enum"]) < 8 else "word"
        )
    bounds = [str(field[key]) for key in ("minimum", "maximum") if key in field]
    text = {"object": "mapping", "array": "list", "integer": "whole number"}.get(
        field.get("type", ""), field.get("type", "")
    )
    return f"{text} {' to '.join(bounds)}".strip() if len(bounds) == 2 else text


def rules_page() -> str:
    """Every rule: what it is about, why it matters, what to do."""
    lines = [
        "# Rules",
        "",
        "Made from the code by `make docs`; do not edit. All of these are errors: nothing is "
        "written while one of them is found.",
        "",
        "## What the tree must mean",
    ]
    lines += [line for one in rules.ALL for line in section(one.RULE)]
    for title, module in CHAPTERS:
        lines += ["", f"## {title}"]
        found = sorted(
            (one for one in vars(module).values() if isinstance(one, Rule)), key=lambda one: one.id
        )
        lines += [line for one in found for line in section(one)]
    return "\n".join(lines) + "\n"


def section(rule: Rule) -> list[str]:
    """One rule."""
    title = rule.title[0].upper() + rule.title[1:]
    return ["", f"### {rule.id}", "", f"{title}. {rule.rationale}", "", f"{rule.remediation}"]


def kamaji_page() -> str:
    """What each release of Kamaji can do, as far as it is known here."""
    lines = [
        "# Kamaji's releases",
        "",
        "Made from `model/kamaji_release.py` by `make docs`; do not edit. The fleet pins one in "
        f"`managementCluster.versions.kamaji`, from {kamaji_release.OLDEST} to "
        f"{kamaji_release.NEWEST}. What it lacks is an error at the field that asked for it.",
        "",
        "| from release | newest Kubernetes |",
        "|---|---|",
    ]
    lines += [
        f"| {'before' if not release.year else release} | {major}.{minor} |"
        for release, (major, minor) in kamaji_release.HIGHEST_MINORS.items()
    ]
    lines += ["", "| field or kind | since |", "|---|---|"]
    first = {**kamaji_release.FIRST_RELEASE, **kamaji_release.FIRST_RELEASE_OF_KIND}
    lines += [
        f"| `{place.removeprefix('/').replace('/', '.')}` | {release} |"
        for place, release in sorted(first.items(), key=lambda item: item[1])
    ]
    return "\n".join(lines) + "\n"


PAGES = {"input.md": input_page, "kamaji.md": kamaji_page, "rules.md": rules_page}

if __name__ == "__main__":
    for file_name, page in PAGES.items():
        (ROOT / "docs" / file_name).write_text(page(), "utf-8")
