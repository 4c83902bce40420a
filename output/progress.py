"""Tells a person at a terminal what is going on; says nothing in a pipe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """Yields a function that shows the current step; the line vanishes at the end.

    Writes to standard error only, and only to a terminal; rich honours NO_COLOR.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    with console.status("starting") as status:
        yield status.update
