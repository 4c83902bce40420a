"""The smallest fleet: nothing of it can be left out, and its README explains all of it."""

from __future__ import annotations

import copy
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import pipeline
import spec
from model.error import FleetError

ROOT = Path(__file__).parent.parent
MINIMAL = ROOT / "examples" / "minimal"
FLEET = MINIMAL / "fleet"
FILES = {
    path.relative_to(FLEET).as_posix(): yaml.safe_load(path.read_text("utf-8"))
    for path in sorted(FLEET.rglob("*.yaml"))
}

Place = tuple[str | int, ...]


def places(value: Any, above: Place = ()) -> Iterator[Place]:
    """Every key and every list item, by its path."""
    pairs: Any = ()
    if isinstance(value, dict):
        pairs = value.items()
    elif isinstance(value, list):
        pairs = enumerate(value)
    for key, inner in pairs:
        yield (*above, key)
        yield from places(inner, (*above, key))


def dotted(place: Place) -> str:
    """A path as the README writes it: ('spec', 'a', 0, 'b') -> 'a[].b'."""
    return "".join("[]" if isinstance(one, int) else f".{one}" for one in place[1:]).lstrip(".")


def leaves(value: Any) -> set[str]:
    """The keys below `spec` that hold a value, a list of values included."""
    found = list(places(value))
    return {
        dotted(place)
        for place in found
        if place[0] == "spec" and isinstance(place[-1], str)
        if not any(
            len(other) > len(place)
            and other[: len(place)] == place
            and isinstance(other[-1], str)
            for other in found
        )
    }  # fmt: skip


REMOVALS = [(file, place) for file, body in FILES.items() for place in places(body)]


def broken(fleet: Path) -> bool:
    """Whether a fleet has a finding, by its files alone or by what is rendered of them."""
    try:
        return bool(
            spec.load(fleet, shown="fleet").findings or pipeline.build(fleet, shown="f").findings
        )
    except FleetError:
        return True


@pytest.mark.parametrize(
    ("file", "place"), REMOVALS, ids=[f"{file}:{dotted(('', *at))}" for file, at in REMOVALS]
)
def test_nothing_can_be_left_out(tmp_path: Path, file: str, place: Place) -> None:
    fleet = tmp_path / "fleet"
    shutil.copytree(FLEET, fleet)
    body = copy.deepcopy(FILES[file])
    inner = body
    for key in place[:-1]:
        inner = inner[key]
    del inner[place[-1]]
    (fleet / file).write_text(yaml.safe_dump(body), "utf-8")
    assert broken(fleet)


def test_what_is_whole_has_no_finding() -> None:
    assert len(REMOVALS) > 90
    assert not broken(FLEET)


@pytest.mark.parametrize("file", FILES)
def test_the_readme_explains_every_key(file: str) -> None:
    text = (MINIMAL / "README.md").read_text("utf-8")
    chapter = text.split(f"## {file}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)` \| (.+) \|$", chapter, re.MULTILINE)
    assert {key for key, _ in rows} == leaves(FILES[file])
    assert all(len(why) > 4 for _, why in rows)
