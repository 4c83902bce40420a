"""A checked tree -> dist/, for programs that have made one themselves."""

from __future__ import annotations

from pathlib import Path

from model.manifest import Tree
from model.report import Finding
from output.dist import check_place, write
from output.drift import foreign
from output.files import files


def publish(tree: Tree, out: Path) -> tuple[Finding, ...]:
    """Makes `out` hold exactly this tree, or changes nothing and says what in `out` is not ours.

    Whoever calls has checked the tree. Raises FleetError where `out` cannot be such a folder.
    """
    check_place(out)
    strangers = tuple(foreign(out))
    if not strangers:
        write(files(tree), out)
    return strangers
