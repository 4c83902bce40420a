"""Kubernetes quantities as the API server reads them."""

from __future__ import annotations

import re
from fractions import Fraction

# The grammar of resource.Quantity (Kubernetes API reference).
_GRAMMAR = re.compile(
    r"(?P<number>[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+))"
    r"(?P<suffix>[KMGTPE]i|n|u|m|k|M|G|T|P|E|[eE][-+]?[0-9]+)?\Z"
)
_DECIMAL = {"n": -9, "u": -6, "m": -3, "k": 3, "M": 6, "G": 9, "T": 12, "P": 15, "E": 18}
_BINARY = {"Ki": 1, "Mi": 2, "Gi": 3, "Ti": 4, "Pi": 5, "Ei": 6}


def parse(value: object) -> Fraction | None:
    """The number that a quantity stands for, None where the API server would refuse it."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    match = _GRAMMAR.match(str(value))
    if match is None:
        return None
    number, suffix = Fraction(match["number"]), match["suffix"] or ""
    if suffix in _BINARY:
        return number * Fraction(1 << (10 * _BINARY[suffix]))
    exponent = _DECIMAL.get(suffix, suffix[1:] or "0")
    return number * Fraction(f"1e{exponent}")
