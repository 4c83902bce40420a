"""Kubernetes quantities as numbers and back: the API server's grammar, and the input's."""

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
_MEMORY = (("Ti", 2**40), ("Gi", 2**30), ("Mi", 2**20), ("Ki", 2**10))


def amount(quantity: str) -> Fraction:
    """A quantity as a number of cores or bytes: '500m' is 1/2, '1Ki' is 1024.

    Raises ValueError for what the input's schema does not allow.
    """
    for suffix, factor in _MEMORY:
        if quantity.endswith(suffix):
            return Fraction(quantity.removesuffix(suffix)) * factor
    if quantity.endswith("m"):
        return Fraction(quantity.removesuffix("m")) / 1000
    return Fraction(quantity)


def cpu(cores: Fraction) -> str:
    """A number of cores in the API server's canonical form: '2' or '1150m' (rounded up)."""
    millicores = -(-cores * 1000 // 1)
    return str(millicores // 1000) if millicores % 1000 == 0 else f"{millicores}m"


def memory(size: Fraction) -> str:
    """A number of bytes in the API server's canonical form: the largest unit that divides it."""
    for suffix, factor in _MEMORY:
        if size and size % factor == 0:
            return f"{size // factor}{suffix}"
    return str(-(-size // 1))


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
