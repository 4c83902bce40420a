"""The nearest known word."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def suggest(word: str, known: Iterable[str]) -> str | None:
    """The known word that somebody most likely meant, or None where none is near."""
    names = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(word.casefold(), names, n=1, cutoff=0.6)
    return names[near[0]] if near else None
