"""The corpus: small objects, good and bad, each an edit of its file's base."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from model.pointer import segments

FOLDER = Path(__file__).parent / "cases"


@dataclass(frozen=True)
class Case:
    """An object, or a change from one to another.

    `reason` says why our verdict differs from the server's, '' where it must not;
    `before` is the same for servers older than 1.36.
    """

    name: str
    body: Mapping[str, Any]
    updated: Mapping[str, Any] | None
    reason: str
    before: str

    def differs(self, minor: str) -> str:
        """Why the verdicts differ at a minor version ('1.36'), '' where they must not."""
        older = int(minor.partition(".")[2]) < 36
        return self.reason or (self.before if older else "")


def cases() -> tuple[Case, ...]:
    """Every case, named 'file: case', in order of the files."""
    return tuple(case for path in sorted(FOLDER.glob("*.yaml")) for case in _read(path))


def _read(path: Path) -> Iterator[Case]:
    content = yaml.safe_load(path.read_text("utf-8"))
    for entry in content["cases"]:
        body = edited(content["base"], entry.get("set", {}), entry.get("remove", ()))
        updated = None
        if "update" in entry or "update-remove" in entry:
            updated = edited(body, entry.get("update", {}), entry.get("update-remove", ()))
        reasons = entry.get("reason", ""), entry.get("before-1.36", "")
        yield Case(f"{path.stem}: {entry['case']}", body, updated, *reasons)


def edited(
    base: Mapping[str, Any], changes: Mapping[str, Any], removed: Sequence[str]
) -> dict[str, Any]:
    """A copy of an object with values set at, and removed from, JSON pointers."""
    body: dict[str, Any] = copy.deepcopy(dict(base))
    for pointer, value in changes.items():
        parent, key = _parent(body, pointer)
        parent[key] = copy.deepcopy(value)
    for pointer in removed:
        parent, key = _parent(body, pointer)
        del parent[key]
    return body


def _parent(body: Any, pointer: str) -> tuple[Any, Any]:
    *parents, last = segments(pointer)
    for part in parents:
        body = body[int(part)] if isinstance(body, list) else body.setdefault(part, {})
    return body, int(last) if isinstance(body, list) else last
