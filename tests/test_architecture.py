"""The rooms: who may import whom, and what no room may contain."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Room -> our rooms and foreign packages that it may import, besides the standard library.
MAY_IMPORT: dict[str, set[str]] = {
    "main": {"pipeline", "output", "model.error", "model.report", "click"},
    "pipeline": {"spec", "charts", "schemas", "rules", "model"},
    "model": set(),
    "spec": {"model", "yaml", "jsonschema"},
    "charts": {"model", "imports", "cdk8s", "cdk8s_plus_34", "constructs"},
    "schemas": {
        "model", "yaml", "jsonschema", "referencing", "jsonschema_rs", "cel_expr_python",
    },
    "rules": {"model"},
    "output": {"model", "yaml", "rich"},
}  # fmt: skip

FORBIDDEN_NAMES = {"utils", "common", "core", "helpers", "base", "manager", "util", "misc"}


def modules(room: str) -> list[Path]:
    """The Python files of a room."""
    single = ROOT / f"{room}.py"
    return [single] if single.is_file() else sorted((ROOT / room).glob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield node.module or ""


def allowed(name: str, room: str) -> bool:
    """Whether a room may import a module."""
    top = name.partition(".")[0]
    if top in sys.stdlib_module_names or top == room:
        return True
    return any(name == one or name.startswith(f"{one}.") for one in MAY_IMPORT[room])


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    files = modules(room)
    assert files
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files
        for name in imported(path)
        if not allowed(name, room)
    ]
    assert wrong == []


def test_the_table_can_forbid() -> None:
    assert not allowed("rules", "charts")
    assert not allowed("cdk8s", "spec")
    assert not allowed("model.fleet", "main")
    assert allowed("model.error", "main")


def test_no_room_is_missing_from_the_table() -> None:
    rooms = {path.parent.name for path in ROOT.glob("*/__init__.py")} | {
        path.stem for path in ROOT.glob("*.py")
    }
    assert rooms - {"imports"} == set(MAY_IMPORT)


def test_drawers_without_a_name_of_their_own_do_not_exist() -> None:
    names = {path.stem for room in MAY_IMPORT for path in modules(room)} | set(MAY_IMPORT)
    assert names & FORBIDDEN_NAMES == set()


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_every_module_says_its_job_and_every_public_thing_is_described(room: str) -> None:
    bare = []
    for path in modules(room):
        tree = ast.parse(path.read_text("utf-8"))
        if not ast.get_docstring(tree):
            bare.append(f"{path.relative_to(ROOT)}")
        for node in tree.body:
            if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name.startswith("_"):
                continue
            if not ast.get_docstring(node):
                bare.append(f"{path.relative_to(ROOT)}: {node.name}")
    assert bare == []


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_no_code_relies_on_assert(room: str) -> None:
    """`python -O` leaves assertions out."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in modules(room)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Assert)
    ]
    assert found == []


def test_constructs_read_no_files_of_the_user() -> None:
    """The only files that charts read are their own scripts."""
    for path in modules("charts"):
        text = path.read_text("utf-8")
        if path.name == "node_runtime.py":
            continue
        assert text.count("read_text") == text.count('Path(__file__).parent / "scripts"'), path
        assert "open(" not in text, path
