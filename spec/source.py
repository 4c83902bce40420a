"""Reads every YAML file of a fleet folder, with positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from model.error import FleetError
from model.location import Location
from model.report import Finding, finding
from spec import source_rules as rules
from spec.raw_text import check_text
from spec.tree import parse


@dataclass(frozen=True)
class Document:
    """One file: `file` as shown to the user, `relative` to the fleet folder, data and places.

    `places` maps JSON pointers to where the values stand, `key_places` to where the keys stand.
    """

    file: str
    relative: str
    data: Any
    places: Mapping[str, Location]
    key_places: Mapping[str, Location]


def read(directory: Path, *, shown: str) -> tuple[list[Document], list[Finding]]:
    """All `*.yaml` and `*.yml` files in order of their paths; hidden ones are left alone.

    Only files without a finding become documents. Raises FleetError where the folder does not
    exist or holds no such file.
    """
    if not directory.is_dir():
        raise FleetError(f"no folder {shown}", "Name the folder of the fleet files with --fleet.")
    documents: list[Document] = []
    findings: list[Finding] = []
    paths = sorted(_files(directory), key=lambda path: path.relative_to(directory).as_posix())
    if not paths:
        raise FleetError(f"no YAML file in {shown}", "Add fleet.yaml, classes/ and tenants/.")
    for path in paths:
        document, problems = _read(path, directory, shown)
        findings.extend(problems)
        if document is not None:
            documents.append(document)
    return documents, findings


def _files(directory: Path) -> Iterator[Path]:
    for path in directory.iterdir():
        if path.name.startswith("."):
            continue
        if path.is_dir() and not path.is_symlink():
            yield from _files(path)
        elif path.suffix in (".yaml", ".yml") or (path.is_symlink() and path.is_dir()):
            yield path


def _read(path: Path, directory: Path, shown: str) -> tuple[Document | None, list[Finding]]:
    relative = path.relative_to(directory).as_posix()
    file = f"{shown}/{relative}"
    if path.is_symlink():
        return None, [
            finding(
                rules.FILE_OUTSIDE,
                "the fleet folder must not hold symbolic links",
                location=Location(file, 1, 1),
            )
        ]
    try:
        raw = path.read_bytes()
    except OSError as error:
        words = f"cannot be read: {error.strerror}"
        return None, [finding(rules.FILE_UNREADABLE, words, location=Location(file, 1, 1))]
    text, problem = check_text(raw, file)
    if problem is not None:
        return None, [problem]
    tree = parse(text, file)
    if tree.findings:
        return None, tree.findings
    return Document(file, relative, tree.data, tree.places, tree.key_places), []
