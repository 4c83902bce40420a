"""JSON pointers (RFC 6901): how findings and corpora name a place inside an object."""

from __future__ import annotations


def escape(key: str) -> str:
    """A key as a segment of a JSON pointer."""
    return key.replace("~", "~0").replace("/", "~1")


def segments(pointer: str) -> list[str]:
    """The keys and indices that a JSON pointer names, outermost first; [] for the document."""
    return [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]
