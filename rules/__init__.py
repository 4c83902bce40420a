"""Does the tree mean what it should: one module per rule, over one object and all others."""

from __future__ import annotations

from rules.run import ALL, run

__all__ = ["ALL", "run"]
