"""Files in fleet/ -> a fleet, or findings with file, line and a way out."""

from __future__ import annotations

from spec.load import KINDS, Loaded, load, schema_text

__all__ = ["KINDS", "Loaded", "load", "schema_text"]
