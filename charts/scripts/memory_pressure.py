"""Allocates GPU memory until CUDA refuses; succeeds only if it refuses within the slice."""

from __future__ import annotations

import importlib
import json
import os
import sys
from typing import Any

CHUNK_MIB = 64
# How far over its slice a container may get before the limit counts as missing: what is
# allocated at once, and as much again for rounding.
TOLERANCE_MIB = 2 * CHUNK_MIB
MIB = 2**20


def allocate(torch: Any, limit: int) -> tuple[int, bool, str]:
    """Allocated MiB, whether CUDA refused more, and its words; stops past the tolerance."""
    held: list[Any] = []
    while len(held) * CHUNK_MIB <= limit + TOLERANCE_MIB:
        try:
            held.append(torch.empty(CHUNK_MIB * MIB, dtype=torch.uint8, device="cuda"))
            torch.cuda.synchronize()
        except RuntimeError as error:
            # torch.cuda.OutOfMemoryError is a RuntimeError; older versions raise that itself.
            if "out of memory" not in str(error).lower():
                raise
            return len(held) * CHUNK_MIB, True, str(error).splitlines()[0]
    return len(held) * CHUNK_MIB, False, ""


def main() -> int:
    text = os.environ.get("GPU_MEMORY_MIB", "")
    if not text.isdigit() or int(text) == 0:
        print("GPU_MEMORY_MIB must be the slice in MiB, greater than 0", file=sys.stderr)
        return 2
    torch = importlib.import_module("torch")
    if not torch.cuda.is_available():
        print("CUDA is not available in this container", file=sys.stderr)
        return 3
    limit = int(text)
    allocated, refused, words = allocate(torch, limit)
    print(
        json.dumps(
            {
                "allocated_mib": allocated,
                "limit_mib": limit,
                "refused": refused,
                "message": words,
            },
            sort_keys=True,
        )
    )
    if not refused:
        print(
            f"{allocated} MiB could be allocated, {allocated - limit} more than the slice",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
