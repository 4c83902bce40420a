"""Prints where a Pod runs and which slices of which cards HAMi assigned to it."""

from __future__ import annotations

import json
import os
import sys

REQUIRED = (
    "NODE_NAME",
    "POD_NAME",
    "POD_NAMESPACE",
    "GPU",
    "GPU_MEMORY_MIB",
    "GPU_CORE_PERCENT",
)


def devices(annotation: str) -> list[dict[str, object]]:
    """HAMi's annotation: `;` ends a container, `:` a device of uuid, type, MiB and percent."""
    found: list[dict[str, object]] = []
    for container, text in enumerate(annotation.split(";")):
        for device in filter(None, text.split(":")):
            uuid, kind, memory, cores = device.split(",")[:4]
            found.append(
                {
                    "container": container,
                    "uuid": uuid,
                    "type": kind,
                    "memory_mib": int(memory),
                    "core_percent": int(cores),
                }
            )
    return found


def main() -> int:
    missing = [name for name in REQUIRED if name not in os.environ]
    if missing:
        print(f"missing environment variables: {', '.join(missing)}", file=sys.stderr)
        return 2
    print(
        json.dumps(
            {
                "node": os.environ["NODE_NAME"],
                "pod": os.environ["POD_NAME"],
                "namespace": os.environ["POD_NAMESPACE"],
                "devices": devices(os.environ.get("DEVICES", "")),
                "limits": {
                    "gpu": int(os.environ["GPU"]),
                    "memory_mib": int(os.environ["GPU_MEMORY_MIB"]),
                    "core_percent": int(os.environ["GPU_CORE_PERCENT"]),
                },
            },
            sort_keys=True,
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
