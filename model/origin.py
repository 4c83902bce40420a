"""Where a resolved value comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from model.location import Location


@dataclass(frozen=True)
class Origin:
    """Where a resolved value comes from: `source` is 'tenant', 'class', 'fleet' or 'default'.

    A default has no location, because nobody wrote it.
    """

    value: Any
    source: Literal["tenant", "class", "fleet", "default"]
    location: Location | None


@dataclass(frozen=True)
class Traced:
    """Resolved values by dotted path (`controlPlane.replicas`, `namespaces[0].quota.pods`)."""

    origins: Mapping[str, Origin]

    def location(self, path: str) -> Location | None:
        """The line of the field, or of the nearest field above it that somebody wrote."""
        while path:
            origin = self.origins.get(path)
            if origin is not None and origin.location is not None:
                return origin.location
            cut = max(path.rfind("."), path.rfind("["))
            path = path[:cut] if cut > 0 else ""
        origin = self.origins.get("")
        return origin.location if origin else None
