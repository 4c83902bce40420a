"""Writes dist/: whole or not at all."""

from __future__ import annotations

import importlib
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from model.error import FleetError
from output.drift import existing
from output.exchange import exchange

# Windows has no such module; there, nothing keeps two runs apart.
_FCNTL: Any = importlib.import_module("fcntl") if os.name == "posix" else None

Exchange = Callable[[Path, Path], bool]


@dataclass(frozen=True)
class Change:
    """What writing has done, as paths relative to dist/."""

    added: tuple[str, ...]
    changed: tuple[str, ...]
    removed: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.added or self.changed or self.removed)


def write(files: Mapping[str, bytes], out: Path, *, swap: Exchange = exchange) -> Change:
    """Makes `out` hold exactly these files; a kill at any moment leaves the old tree or the new.

    Whoever calls has made sure that nothing foreign is in `out`. `swap` exchanges two folders in
    one step and says whether it could. Raises FleetError where `out` cannot be such a folder.
    """
    check_place(out)
    out = out.absolute()
    out.parent.mkdir(parents=True, exist_ok=True)
    with _alone(out):
        _recover(out)
        change = _compare(files, out)
        if change or not out.is_dir():
            fresh = _sibling(out, "new")
            _fill(files, fresh)
            _replace(fresh, out, swap)
        return change


def check_place(out: Path) -> None:
    """Raises FleetError where `out` cannot be a folder of our own; changes nothing."""
    hint = "Name a folder of its own with --out, as dist."
    place = out.resolve()
    if out.is_symlink():
        raise FleetError(f"{out} is a symbolic link", hint)
    if out.exists() and not out.is_dir():
        raise FleetError(f"{out} is not a folder", hint)
    if place in (Path.cwd(), *Path.cwd().parents) or (out / ".git").exists():
        raise FleetError(f"{out} holds more than our output", hint)
    nearest = next(parent for parent in place.parents if parent.exists())
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        raise FleetError(f"{nearest} cannot be written", hint)


@contextmanager
def _alone(out: Path) -> Iterator[None]:
    """Keeps two runs from writing at the same time; the folder around `out` carries the lock."""
    if _FCNTL is None:
        yield
        return
    handle = os.open(out.parent, os.O_RDONLY)
    try:
        try:
            _FCNTL.flock(handle, _FCNTL.LOCK_EX | _FCNTL.LOCK_NB)
        except OSError as error:
            raise FleetError(
                f"another run is writing in {out.parent}", "Wait until it has ended, and try again."
            ) from error
        yield
    finally:
        os.close(handle)


def _recover(out: Path) -> None:
    """Finishes or undoes what a killed run left beside the tree."""
    aside = _sibling(out, "old")
    if aside.is_dir() and not out.exists():
        aside.rename(out)
    for leftover in (aside, _sibling(out, "new")):
        shutil.rmtree(leftover, ignore_errors=True)


def _compare(files: Mapping[str, bytes], out: Path) -> Change:
    there = existing(out)
    return Change(
        added=tuple(sorted(set(files) - there)),
        changed=tuple(
            path
            for path, content in files.items()
            if path in there and _differs(out / path, path, content)
        ),
        removed=tuple(sorted(there - set(files))),
    )


def _differs(file: Path, path: str, content: bytes) -> bool:
    return file.is_symlink() or file.read_bytes() != content or _mode(path) != _rights(file)


def _mode(path: str) -> int:
    return 0o755 if path.endswith(".sh") else 0o644


def _rights(file: Path) -> int:
    # Only whether it is executable: a clone has the group's rights of the user's umask.
    return 0o755 if file.stat().st_mode & 0o100 else 0o644


def _fill(files: Mapping[str, bytes], fresh: Path) -> None:
    fresh.mkdir()
    fresh.chmod(0o755)
    for path, content in files.items():
        target = fresh / path
        for folder in reversed(target.relative_to(fresh).parents[:-1]):
            if not (fresh / folder).is_dir():
                (fresh / folder).mkdir()
                (fresh / folder).chmod(0o755)
        with target.open("wb") as handle:
            handle.write(content)
            handle.flush()
            os.fsync(handle.fileno())
        target.chmod(_mode(path))


def _replace(fresh: Path, out: Path, swap: Exchange) -> None:
    if not out.exists():
        fresh.rename(out)
        return
    if swap(fresh, out):
        shutil.rmtree(fresh)
        return
    aside = _sibling(out, "old")
    out.rename(aside)
    fresh.rename(out)
    shutil.rmtree(aside)


def _sibling(out: Path, role: str) -> Path:
    return out.parent / f".{out.name}.{role}"
