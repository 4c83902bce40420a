"""One edit of a fleet's workloads, and the one finding that it leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from spec import load

if TYPE_CHECKING:
    from tests.conftest import FleetFolder


class Case(NamedTuple):
    """Edits of the fleet, and the one finding that they lead to."""

    rule: str
    edits: Sequence[tuple[str, str, str]]
    file: str
    line_with: str
    words: str


def check_case(fleet: FleetFolder, line_of: Callable[[Path, str], int], case: Case) -> None:
    """Makes the edits, and looks for the one finding at the line of the case."""
    for file, old, new in case.edits:
        fleet.edit(file, old, new)
    loaded = load(fleet.path, shown="fleet")
    assert loaded.fleet is None
    found = [
        one for one in loaded.findings if one.location and one.location.file.endswith(case.file)
    ]
    (finding,) = found
    assert {one.rule for one in loaded.findings} == {case.rule}
    assert finding.location is not None
    assert finding.location.line == line_of(fleet.path / case.file, case.line_with)
    assert case.words in finding.message
