"""Says what somebody must know whose pinned version of HAMi moves."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from model.hami_chart import migration
from model.manifest import Owner


def migration_notes(owners: Sequence[Owner], out: Path) -> str:
    """Text for people, '' where nothing moves; the tenants that move alike stand together.

    The old version is the one in the lock under `out`; a tenant without a readable lock is new.
    """
    moves: dict[tuple[str, str], list[str]] = {}
    for owner in owners:
        new = owner.versions.get("hami", "")
        old = _locked(out / "locks" / f"{owner.name}.json")
        if old and new:
            moves.setdefault((old, new), []).append(owner.name)
    return "".join(line for move, names in moves.items() for line in _note(*move, names))


def _note(old: str, new: str, names: Sequence[str]) -> Iterator[str]:
    notes = migration(old, new)
    if notes:
        yield f"note: HAMi moves from {old} to {new} in {', '.join(names)}\n"
    for note in notes:
        yield f"  - {note}\n"


def _locked(path: Path) -> str:
    try:
        return str(json.loads(path.read_bytes())["versions"].get("hami", ""))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        # A lock that cannot be read is a finding of the drift check.
        return ""
