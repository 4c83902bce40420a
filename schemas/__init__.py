"""Does each object fit its API, and each chart value its chart."""

from __future__ import annotations

from schemas.check import check

__all__ = ["check"]
