"""Multiplies the same matrices again and again with CUDA, checks the result and times it."""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from typing import Any

WARM_UP = 10


def run(torch: Any, size: int, duration: float) -> dict[str, object]:
    """Products until `duration` seconds have passed; every one must equal the first, bit by bit."""
    torch.manual_seed(42)
    left = torch.randn((size, size), device="cuda")
    right = torch.randn((size, size), device="cuda")
    expected = left @ right
    for _ in range(WARM_UP):
        left @ right
    torch.cuda.synchronize()
    start = time.monotonic()
    iterations, equal = 0, True
    while time.monotonic() - start < duration:
        product = left @ right
        # Without it the loop would time how fast products are asked for, not made.
        torch.cuda.synchronize()
        iterations += 1
        equal = equal and bool(torch.equal(product, expected))
    seconds = time.monotonic() - start
    free, total = torch.cuda.mem_get_info()
    return {
        "device": torch.cuda.get_device_name(0),
        "matrix_size": size,
        "iterations": iterations,
        "seconds": round(seconds, 3),
        "iterations_per_second": round(iterations / seconds, 3),
        "checksum": float(expected.double().sum().item()),
        "equal": equal,
        "allocated_bytes": int(torch.cuda.memory_allocated()),
        "reserved_bytes": int(torch.cuda.memory_reserved()),
        "visible_bytes": int(total),
        "free_bytes": int(free),
    }


def main() -> int:
    torch = importlib.import_module("torch")
    if not torch.cuda.is_available():
        print("CUDA is not available in this container", file=sys.stderr)
        return 3
    duration = float(os.environ.get("DURATION_SECONDS", "120"))
    result = run(torch, int(os.environ.get("MATRIX_SIZE", "2048")), duration)
    print(json.dumps(result, sort_keys=True))
    if not result["equal"]:
        print("a product differs from the first one", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
