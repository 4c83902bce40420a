"""Reading versions."""

from __future__ import annotations


def minor_of(version: str) -> str:
    """'v1.36.4' -> '1.36'."""
    major, minor, *_ = version.removeprefix("v").split(".")
    return f"{major}.{minor}"
