"""Looks a field up in the tenant, then its class, then the fleet, then the defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from model.location import Location
from model.origin import Origin, Traced

_MISSING = object()


@dataclass(frozen=True)
class Layer:
    """A subtree of a document: its data, where it stands there, and who wrote it."""

    source: Literal["tenant", "class", "fleet"]
    data: Any
    places: Mapping[str, Location]
    pointer: str = ""

    def at(self, path: str) -> Layer:
        """The subtree at a dotted path; its data is None where there is nothing."""
        data, pointer = self.data, self.pointer
        for key in path.split("."):
            data = _child(data, key)
            pointer = f"{pointer}/{key}"
        return replace(self, data=None if data is _MISSING else data, pointer=pointer)

    @property
    def location(self) -> Location | None:
        """The line that this subtree starts on."""
        return self.places.get(self.pointer)


@dataclass(frozen=True)
class Resolver:
    """Resolves fields by layers, first one wins, and records where each value came from.

    `prefix` is put before the field names in the record; all resolvers of one tenant share
    `origins`.
    """

    layers: Sequence[Layer]
    defaults: Mapping[str, Any]
    origins: dict[str, Origin] = field(default_factory=dict)
    prefix: str = ""

    def get(self, path: str, default: Any = _MISSING) -> Any:
        """The value at a dotted path; `default` stands in for the table of defaults.

        Raises KeyError where neither a layer nor a default has it (our own fault: the schema
        requires such a field).
        """
        for layer in self.layers:
            found = layer.at(path)
            if found.data is not None:
                return self._record(path, found.data, layer.source, found.location)
        value = self.defaults[path] if default is _MISSING else default
        return self._record(path, value, "default", None)

    def traced(self) -> Traced:
        """What has been recorded so far."""
        return Traced(self.origins)

    def _record(
        self,
        path: str,
        value: Any,
        source: Literal["tenant", "class", "fleet", "default"],
        location: Location | None,
    ) -> Any:
        name = f"{self.prefix}.{path}" if self.prefix else path
        self.origins[name] = Origin(value, source, location)
        return value


def _child(data: Any, key: str) -> Any:
    if isinstance(data, Mapping):
        return data.get(key, _MISSING)
    if isinstance(data, Sequence) and not isinstance(data, str) and key.isdigit():
        return data[int(key)] if int(key) < len(data) else _MISSING
    return _MISSING
