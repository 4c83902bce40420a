"""Colours of the text report on a terminal."""

from __future__ import annotations

import re
import sys

from rich.console import Console
from rich.text import Text

_STYLES = (
    (re.compile(r"^error\[[^]]+\]", re.MULTILINE), "bold red"),
    (re.compile(r"^warning\[[^]]+\]", re.MULTILINE), "bold yellow"),
    (re.compile(r"^  --> .*$", re.MULTILINE), "cyan"),
    (re.compile(r"^  = fix: .*$", re.MULTILINE), "green"),
)


def show(text: str, *, to_stderr: bool = False) -> None:
    """Writes a text report; in colour on a terminal, unless NO_COLOR is set; as it is in a pipe."""
    stream = sys.stderr if to_stderr else sys.stdout
    if not stream.isatty():
        stream.write(text)
        return
    styled = Text(text, end="")
    for pattern, style in _STYLES:
        styled.highlight_regex(pattern, style)
    Console(stderr=to_stderr, soft_wrap=True, highlight=False).print(styled, end="")
