"""Writes the pages of docs/ that stand in the code: input, rules, constructs, Kamaji's releases."""

from __future__ import annotations

import ast
import json
import re
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
from charts.role_rules import ROLES, verbs_of  # noqa: E402
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


def access_page() -> str:
    """The table of what each role of people may do, and what none of them may."""
    lines = [
        "# What people may do",
        "",
        "Made from `charts/role_rules.py` by `make docs`; do not edit.",
        "",
        "A tenant's `access` binds a group to a role in some of its namespaces. The group is a "
        "name that the tenant's API server hears: the value of the OIDC groups claim with its "
        "prefix, or an organisation (O) of a client certificate. In each of these namespaces a "
        "Role is rendered per role that somebody has, and a RoleBinding per group; nothing is "
        "bound in the whole cluster.",
        "",
        "| resource | " + " | ".join(f"`{role}`" for role in ROLES) + " |",
        "|---|" + "---|" * len(ROLES),
    ]
    tables = {role: verbs_of(role) for role in ROLES}
    for key in sorted({key for table in tables.values() for key in table}):
        group, resource = key
        cells = (" ".join(tables[role].get(key, ())) or "-" for role in ROLES)
        name = f"{resource}.{group}" if group else resource
        lines.append(f"| `{name}` | " + " | ".join(cells) + " |")
    lines += [
        "",
        "Nobody among them may change quotas, LimitRanges, NetworkPolicies, admission policies, "
        "namespaces, nodes, volumes of the cluster, ServiceAccounts, tokens or RBAC; the rule "
        "[access-too-wide](rules.md#access-too-wide) finds a binding that would let them.",
        "",
        "What follows from these rights, and cannot be taken away from them:",
        "",
        "- Whoever can make a Pod or a workload can mount every Secret and ConfigMap of the "
        "namespace. A `namespaceAdmin` cannot read a Secret through the API, and can through a "
        "Pod. Put what two groups must not share into two namespaces.",
        "- `pods/exec` and `pods/portforward` run on the node and are not held by NetworkPolicies.",
        "- A connection to a Pod is a POST or a GET, hence the two verbs.",
        "- The administrator's kubeconfig that Kamaji makes is above all of this. It belongs to "
        "the platform team and its engine, and to nobody of the tenant.",
    ]
    return "\n".join(lines) + "\n"


# What these arguments mean is the same everywhere.
SHARED = {
    "scope": "the app or construct that it is made in.",
    "unit": "the unit that it is made in, as its scope.",
    "id": "its name in that scope.",
    "place": "folder in dist/, owner, cluster, its minor version ('1.36'), fleet, tenant.",
}


def constructs() -> Iterator[tuple[str, ast.ClassDef]]:
    """Every public construct of charts/ with its module's name, the base of all units first."""
    bases = {"Chart", "Construct", "Unit"}
    found = [
        (f"charts.{path.stem}", node)
        for path in sorted((ROOT / "charts").glob("*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
        and not node.name.startswith("_")
        and bases & {ast.unparse(base) for base in node.bases}
    ]
    yield from sorted(found, key=lambda item: (item[1].name != "Unit", item[1].name))


def arguments(construct: ast.ClassDef) -> dict[str, tuple[str, str]]:
    """Argument of a construct -> its type and its meaning ('' where nobody has described it)."""
    described = dict(
        re.findall(r"^- `(\w+)`: (.*?)(?=^- |^$|\Z)", doc_of(construct), re.DOTALL | re.MULTILINE)
    )
    maker = next(
        one for one in construct.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"
    )
    taken = [*maker.args.args[1:], *maker.args.kwonlyargs]
    return {
        one.arg: (
            ast.unparse(one.annotation) if one.annotation else "",
            " ".join(described.get(one.arg, SHARED.get(one.arg, "")).split()),
        )
        for one in taken
    }


def rendered(construct: ast.ClassDef) -> str:
    """What a construct renders, in the words of its docstring."""
    _, _, words = doc_of(construct).partition("Renders: ")
    return " ".join(words.split())


def doc_of(construct: ast.ClassDef) -> str:
    """The docstring of a class, '' for none."""
    return ast.get_docstring(construct) or ""


def constructs_page() -> str:
    """The reference of the constructs: arguments, units, what each renders."""
    lines = [
        "# Constructs",
        "",
        "Made from the docstrings in `charts/` by `make docs`; do not edit. These are cdk8s "
        "constructs of their own: `examples/python/main.py` composes them beside a chart of its "
        "own, without fleet files, and gives the whole app to `pipeline.check_app`.",
        "",
        "The builders in `spec/build.py` and `spec/build_namespace.py` make what the constructs "
        "take, by keyword, with the defaults of the [input](input.md). Every value has the unit "
        "that its field names: `_mib` MiB, `_percent` percent of one card's cores, `_seconds` "
        "seconds; CPU and memory are Kubernetes quantities as text.",
    ]
    for module, construct in constructs():
        before, _, _ = doc_of(construct).partition("Arguments:")
        lines += ["", f"## {construct.name}", "", f"`{module}.{construct.name}`", ""]
        lines += [*before.strip().splitlines(), "", f"Renders: {rendered(construct)}", ""]
        lines += ["| argument | type | meaning |", "|---|---|---|"]
        lines += [
            f"| `{name}` | `{kind}` | {meaning} |".replace(" | None`", "` or None")
            for name, (kind, meaning) in arguments(construct).items()
        ]
    return "\n".join(lines) + "\n"


PAGES = {
    "access.md": access_page,
    "constructs.md": constructs_page,
    "input.md": input_page,
    "kamaji.md": kamaji_page,
    "rules.md": rules_page,
}

if __name__ == "__main__":
    for file_name, page in PAGES.items():
        (ROOT / "docs" / file_name).write_text(page(), "utf-8")
