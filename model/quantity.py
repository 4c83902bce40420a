"""CPU and memory quantities of the input, as numbers and back."""

from __future__ import annotations

from fractions import Fraction

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
