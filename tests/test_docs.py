"""What the documentation says is so."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rules

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def generator() -> Any:
    """docs/generate.py as a module."""
    found = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_generated_pages_are_current() -> None:
    for name, page in generator().PAGES.items():
        assert page() == (ROOT / "docs" / name).read_text("utf-8"), f"run `make docs`: {name}"


def test_every_rule_has_a_heading() -> None:
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    for rule in rules.ALL:
        assert f"\n### {rule.RULE.id}\n" in text


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert "://" in link or (page.parent / link).exists(), link
    for path in re.findall(r"`((?:fleet|spec|charts|rules|output|schemas|imports|tests|examples)/"
                           r"[A-Za-z0-9_./-]+)`", text):  # fmt: skip
        assert (ROOT / path).exists(), path
    for path in re.findall(r"(?<![\w/])dist/[\w./-]+", text):
        if "$" not in path and "<" not in path:
            assert (ROOT / path.rstrip("./")).exists(), path


def test_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for page in PAGES:
        for target in re.findall(r"`make ([a-z0-9-]+)", page.read_text("utf-8")):
            assert f"\n{target}:" in makefile, target


def test_commands_of_the_readme_are_those_of_the_program() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    done = subprocess.run(
        [sys.executable, "main.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    commands = re.findall(r"^  ([a-z]+)  ", done.stdout, re.MULTILINE)
    assert sorted(re.findall(r"^\| `([a-z]+)", text, re.MULTILINE)) == commands


def test_the_versions_of_the_lab_are_those_of_the_fleet() -> None:
    text = (ROOT / "docs" / "lab.md").read_text("utf-8")
    fleet = (ROOT / "fleet" / "fleet.yaml").read_text("utf-8")
    versions = re.findall(r"- version: (\S+)", fleet)
    assert [one for one in versions if one not in text and one != "v0.36.0"] == []
    tenant = (ROOT / "fleet/tenants/tenant-a/tenant.yaml").read_text("utf-8")
    for word in ("172.18.10.", "10.245.0.0/16"):
        assert word in text
        assert word in tenant


def test_shell_of_the_lab_is_sound(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "lab.md").read_text("utf-8")
    script = tmp_path / "lab.sh"
    script.write_text("#!/bin/bash\n" + "\n".join(re.findall(r"```\n(.*?)```", text, re.DOTALL)))
    shellcheck = Path(sys.executable).parent / "shellcheck"
    subprocess.run(
        [shellcheck, "--severity=warning", "--exclude=SC2046,SC2086", script], check=True
    )
