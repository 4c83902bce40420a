"""A place in a file that the user wrote."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Location:
    """Where a value stands: `file` as a path that the user can open, lines and columns from 1.

    `pointer` is the RFC 6901 JSON pointer of the value inside the document ('' is the document).
    """

    file: str
    line: int
    column: int
    pointer: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"
