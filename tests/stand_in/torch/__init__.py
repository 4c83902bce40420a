"""A small stand-in for torch: one card, as the environment variable CARD (JSON) describes it.

`memory_mib` is what the card has, `limit_mib` what CUDA lets a container have (none: all of it),
`broken_product` the number of the product that differs. Its clock advances by products, so that
nothing waits.
"""

from __future__ import annotations

import json
import os
import time

CARD = json.loads(os.environ["CARD"])
MIB = 2**20
uint8 = "uint8"


class _State:
    seconds = 0.0
    products = 0
    allocated = 0
    seed = 0


class OutOfMemoryError(RuntimeError):
    """What CUDA raises."""


def monotonic() -> float:
    """A clock that products move on."""
    return _State.seconds


time.monotonic = monotonic


class Tensor:
    """A value that only remembers what it was made of."""

    def __init__(self, value: float) -> None:
        self.value = value

    def __matmul__(self, other: Tensor) -> Tensor:
        _State.products += 1
        _State.seconds += 1.0
        broken = _State.products == CARD.get("broken_product")
        return Tensor(self.value * other.value + (1 if broken else 0))

    def double(self) -> Tensor:
        """Itself."""
        return self

    def sum(self) -> Tensor:
        """Itself."""
        return self

    def item(self) -> float:
        """The number."""
        return self.value


def manual_seed(seed: int) -> None:
    """Starts the numbers that randn gives."""
    _State.seed = seed


def randn(size: tuple[int, int], device: str) -> Tensor:
    """The next number."""
    _State.seed += 1
    return Tensor(float(_State.seed * size[0]))


def equal(one: Tensor, other: Tensor) -> bool:
    """Whether two are the same."""
    return one.value == other.value


def empty(size: int, dtype: str, device: str) -> Tensor:
    """Takes memory of the card, or raises as CUDA does."""
    wanted = _State.allocated + size // MIB
    if "error" in CARD:
        raise RuntimeError(CARD["error"])
    if wanted > CARD.get("limit_mib", CARD["memory_mib"]) or wanted > CARD["memory_mib"]:
        raise OutOfMemoryError("CUDA out of memory. Tried to allocate more\nthan there is")
    _State.allocated = wanted
    return Tensor(0.0)


class cuda:  # noqa: N801  torch spells it this way
    """The part of torch about the card."""

    OutOfMemoryError = OutOfMemoryError

    @staticmethod
    def is_available() -> bool:
        """Whether there is a card."""
        return bool(CARD)

    @staticmethod
    def synchronize() -> None:
        """Waits for nothing."""

    @staticmethod
    def get_device_name(index: int) -> str:
        """The card's name."""
        return "Stand-in"

    @staticmethod
    def memory_allocated() -> int:
        """Bytes in use."""
        return 3 * MIB

    @staticmethod
    def memory_reserved() -> int:
        """Bytes held."""
        return 4 * MIB

    @staticmethod
    def mem_get_info() -> tuple[int, int]:
        """Free and visible bytes."""
        return 1 * MIB, int(CARD["memory_mib"]) * MIB
