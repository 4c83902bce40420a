"""What the bytes of a file must be, before YAML: libyaml accepts all of it in silence."""

from __future__ import annotations

import re

from model.location import Location
from model.report import Finding, finding
from spec import source_rules as rules

LIMIT = 2**20

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_TAB = re.compile(r"^ *\t", re.MULTILINE)


def check_text(raw: bytes, file: str) -> tuple[str, Finding | None]:
    """The text of a file, or the one thing that is wrong with it."""
    if len(raw) > LIMIT:
        return "", finding(
            rules.FILE_TOO_LARGE, f"{len(raw)} bytes are too many", location=_at(file, "", 0)
        )
    if raw.startswith(b"\xef\xbb\xbf"):
        return "", finding(
            rules.BYTE_ORDER_MARK, "the file starts with a byte order mark",
            location=_at(file, "", 0),
        )  # fmt: skip
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace")
        return "", finding(
            rules.NOT_UTF8,
            f"the byte 0x{raw[error.start]:02x} is not UTF-8",
            location=_at(file, before, len(before)),
        )
    return text, _characters(text, file)


def _characters(text: str, file: str) -> Finding | None:
    if "\r" in text:
        place = text.index("\r")
        kind = "CRLF" if text[place : place + 2] == "\r\n" else "CR"
        return finding(
            rules.CARRIAGE_RETURN, f"the line ends with {kind}", location=_at(file, text, place)
        )
    if match := _CONTROL.search(text):
        return finding(
            rules.CONTROL_CHARACTER,
            f"the character U+{ord(match[0]):04X} must not stand here",
            location=_at(file, text, match.start()),
        )
    if match := _TAB.search(text):
        return finding(
            rules.TAB_INDENTATION,
            "the line is indented with a tab",
            location=_at(file, text, match.end() - 1),
        )
    return None


def _at(file: str, text: str, offset: int) -> Location:
    before = text[:offset]
    line = before.count("\n") + 1
    return Location(file, line, offset - (before.rfind("\n") + 1) + 1)
