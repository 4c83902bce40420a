"""The one YAML writer: values -> text that every YAML reader takes for the same values."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import yaml

# Beyond it JSON readers round (RFC 8259, section 6).
_LARGEST = 2**53

_FIRST = ("apiVersion", "kind", "metadata", "spec")
_FIRST_IN_METADATA = ("name", "namespace", "labels", "annotations")

# Text that is a string for every reader when it stands without quotes: letters, digits and a few
# signs, starting with a letter or '/'.
_PLAIN = re.compile(r"[A-Za-z/][A-Za-z0-9 ._/@+=-]*(:[A-Za-z0-9._/@+=-]+)*\Z")
# The same for what starts with a digit and is common: memory, millicores, addresses, networks.
_PLAIN_DIGITS = re.compile(r"[0-9]+(m|[KMGT]i)\Z|[0-9]{1,3}(\.[0-9]{1,3}){3}(/[0-9]{1,2})?\Z")
# Words that some reader takes for a boolean, null, a number or a special key.
_WORDS = re.compile(r"(y|n|yes|no|on|off|true|false|null|nan|inf|infinity)\Z", re.IGNORECASE)

# What a literal block can hold without loss: printable text with line ends inside.
_BLOCK = re.compile(r"[^\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff\ufffe\uffff]*\Z")


class _Dumper(yaml.SafeDumper):
    """PyYAML's own emitter in Python, because libyaml's differs in details of its layout."""

    def ignore_aliases(self, data: Any) -> bool:
        """No anchors, ever: what a value is stands where it is used."""
        return True


def _represent_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", str(text), style=style_of(text))


_Dumper.add_representer(str, _represent_text)


def to_yaml(body: Mapping[str, Any]) -> str:
    """A mapping as one YAML document that ends with a line end; keys in the order given.

    Raises TypeError for values that are not plain data, ValueError for numbers that would change.
    """
    return yaml.dump(
        _checked(_ordered(body)),
        Dumper=_Dumper,
        sort_keys=False,
        allow_unicode=True,
        default_flow_style=False,
        width=sys.maxsize,
    )


def style_of(text: str) -> str | None:
    """None for a plain scalar, '|' for a literal block, '"' for everything else."""
    if "\n" in text:
        return "|" if _fits_block(text) else '"'
    if _PLAIN_DIGITS.match(text):
        return None
    plain = _PLAIN.match(text) and not _WORDS.match(text) and not text.endswith(" ")
    return None if plain else '"'


def _fits_block(text: str) -> bool:
    """Whether a literal block holds it: starts with text, no space or empty line at an end."""
    if text[0] in " \n\t" or text.endswith("\n\n") or re.search(r"[ \t](\n|\Z)", text):
        return False
    return bool(_BLOCK.match(text))


def _ordered(body: Mapping[str, Any]) -> dict[str, Any]:
    """An API object with its usual keys first; other mappings as they are."""
    if "apiVersion" not in body or "kind" not in body:
        return dict(body)
    ordered = _moved(body, _FIRST)
    if isinstance(ordered.get("metadata"), Mapping):
        ordered["metadata"] = _moved(ordered["metadata"], _FIRST_IN_METADATA)
    return ordered


def _moved(mapping: Mapping[str, Any], first: Sequence[str]) -> dict[str, Any]:
    return {
        **{key: mapping[key] for key in first if key in mapping},
        **{key: value for key, value in mapping.items() if key not in first},
    }


def _checked(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {_key(key): _checked(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_checked(item) for item in value]
    if value is None or isinstance(value, str | bool):
        return value
    if isinstance(value, int | float):
        return _number(value)
    raise TypeError(f"{type(value).__name__} is no plain data: {value!r}")


def _key(key: Any) -> str:
    if not isinstance(key, str):
        raise TypeError(f"a key must be a string, not {key!r}")
    return key


def _number(value: int | float) -> int | float:
    if abs(value) > _LARGEST or not math.isfinite(value):
        raise ValueError(f"{value} would not survive every reader")
    if isinstance(value, float) and "e" in repr(value):
        raise ValueError(f"{value} has no spelling that all readers take for a number")
    return value
