"""Compares dist/ with what it should hold."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import Any

from model.report import Finding, finding
from output import dist_rules as rules

LOCKS = "locks"


def foreign(out: Path) -> list[Finding]:
    """Files that no lock lists, and locks that cannot be read: reasons to write nothing."""
    return _foreign(existing(out), out)


def drift(files: Mapping[str, bytes], out: Path) -> list[Finding]:
    """What is missing, changed or left over in dist/, besides what is not ours."""
    there = existing(out)
    found = _foreign(there, out)
    strangers = {one.path for one in found}
    for path, content in files.items():
        if path not in there:
            found.append(finding(rules.DIST_MISSING, f"{path} is missing", path=path))
        elif (out / path).read_bytes() != content:
            found.append(finding(rules.DIST_CHANGED, f"{path} differs", path=path))
    found.extend(
        finding(rules.DIST_EXTRA, f"{path} is left over", path=path)
        for path in sorted(there - set(files) - strangers)
    )
    return found


def _foreign(there: Set[str], out: Path) -> list[Finding]:
    listed, found = _listed(out)
    for path in sorted(there - listed):
        if not _is_lock(path, out):
            found.append(finding(rules.FILE_FOREIGN, f"{path} is in no lock", path=path))
    return found


def existing(out: Path) -> set[str]:
    """Every file under dist/, as paths relative to it; links count as files."""
    return set(_walk(out, "")) if out.is_dir() else set()


def _walk(folder: Path, prefix: str) -> Iterator[str]:
    for path in folder.iterdir():
        name = f"{prefix}{path.name}"
        if path.is_dir() and not path.is_symlink():
            yield from _walk(path, f"{name}/")
        else:
            yield name


def _listed(out: Path) -> tuple[set[str], list[Finding]]:
    listed: set[str] = set()
    found: list[Finding] = []
    folder = out / LOCKS
    for path in sorted(folder.glob("*.json")) if folder.is_dir() else ():
        lock = _lock(path)
        if lock is None:
            name = f"{LOCKS}/{path.name}"
            found.append(finding(rules.LOCK_UNREADABLE, f"{name} is no lock", path=name))
        else:
            listed.update(lock["files"])
    return listed, found


def _is_lock(path: str, out: Path) -> bool:
    folder, _, name = path.rpartition("/")
    # An unreadable lock is reported as such, not as a stranger.
    return folder == LOCKS and name.endswith(".json") and (out / path).is_file()


def _lock(path: Path) -> Mapping[str, Any] | None:
    try:
        lock = json.loads(path.read_bytes())
    except ValueError:
        return None
    sound = isinstance(lock, dict) and lock.get("kind") == "Lock"
    return lock if sound and isinstance(lock.get("files"), dict) else None
