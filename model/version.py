"""Reading versions."""

from __future__ import annotations


def minor_of(version: str) -> str:
    """'v1.36.4' -> '1.36'."""
    major, minor, *_ = version.removeprefix("v").split(".")
    return f"{major}.{minor}"


def numbers_of(version: str) -> tuple[int, int, int]:
    """'v1.36.4' -> (1, 36, 4), so that versions can be compared."""
    major, minor, patch = version.removeprefix("v").split(".")
    return int(major), int(minor), int(patch)
