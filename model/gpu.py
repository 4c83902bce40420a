"""Cards, what may be asked of them, and the nodes that hold them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class GpuModel:
    """What a card is: the type that HAMi sees it under, and its memory in MiB."""

    name: str
    device_type: str
    memory_mib: int


@dataclass(frozen=True)
class GpuProfile:
    """What a workload may ask for: cards, and of each card MiB of memory and percent of the cores.

    An exclusive profile takes whole cards: no memory amount, 100 percent.
    """

    name: str
    count: int
    exclusive: bool
    memory_mib: int
    core_percent: int


@dataclass(frozen=True)
class GpuPool:
    """Nodes of one tenant with the same cards."""

    name: str
    model: GpuModel
    sharing: Literal["shared"]
    nodes: int
    cards_per_node: int
