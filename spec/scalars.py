"""What a plain scalar is, where all YAML readers agree; and what they would make of the rest."""

from __future__ import annotations

import re

_INTEGER = re.compile(r"(0|-?[1-9][0-9]*)\Z")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+\Z")

# Text that at least one of YAML 1.1, YAML 1.2 and go-yaml reads as something else than a string,
# or that they read as different things; with what it may be taken for.
_SURPRISES = (
    (re.compile(r"(y|yes|on|n|no|off)\Z", re.IGNORECASE), "a boolean (YAML 1.1)"),
    (re.compile(r"(true|false)\Z", re.IGNORECASE), "a boolean"),
    (re.compile(r"(~|null)\Z", re.IGNORECASE), "null"),
    (re.compile(r"[-+]?0b[01_]+\Z"), "a binary number (YAML 1.1)"),
    (re.compile(r"[-+]?0o?[0-7_]+\Z"), "an octal number"),
    (re.compile(r"[-+]?0x[0-9a-fA-F_]+\Z"), "a hexadecimal number"),
    (re.compile(r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?\Z"), "a base-60 number (YAML 1.1)"),
    (re.compile(r"[-+]?\.(inf|nan)\Z", re.IGNORECASE), "infinity or not-a-number"),
    (re.compile(r"[-+]?(\.[0-9]+|[0-9][0-9_]*(\.[0-9_]*)?)([eE][-+]?[0-9]+)?\Z"), "a number"),
    (re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ].*)?\Z"), "a date (YAML 1.1)"),
    (re.compile(r"(=|<<)\Z"), "a special key (YAML 1.1)"),
)

_BOOLEANS = {"true": True, "false": False}


class SurpriseError(Exception):
    """A plain scalar that readers disagree about; the argument says what it may be taken for."""


def plain(text: str) -> str | int | float | bool | None:
    """The value of a plain scalar. Raises SurpriseError where readers disagree about it.

    An integer beyond 2^53 is a surprise too: JSON readers round it.
    """
    if text == "" or text == "null":
        return None
    if text in _BOOLEANS:
        return _BOOLEANS[text]
    if _INTEGER.match(text):
        if abs(int(text)) > 2**53:
            raise SurpriseError("a number that JSON readers round")
        return int(text)
    if _DECIMAL.match(text):
        return float(text)
    for pattern, meaning in _SURPRISES:
        if pattern.match(text):
            raise SurpriseError(meaning)
    return text
