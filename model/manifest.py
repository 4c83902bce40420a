"""What rendering yields: API objects, Helm values and scripts, each with its place in dist/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from model.location import Location


def nearest(fields: Mapping[str, Location], pointer: str) -> Location | None:
    """The location recorded for the longest pointer that `pointer` equals or lies under."""
    while True:
        if pointer in fields:
            return fields[pointer]
        if not pointer:
            return None
        pointer = pointer.rpartition("/")[0]


@dataclass(frozen=True)
class Manifest:
    """One API object and where it belongs.

    `folder` is the synced folder relative to dist/, `owner` the tenant or management cluster whose
    lock lists it, `cluster` the cluster that it is applied to and `minor` that cluster's Kubernetes
    minor version ('1.36'). `fields` maps JSON pointers of `body` to the lines of the fleet files
    that they come from; the pointer '' stands for the object as a whole.
    """

    folder: str
    owner: str
    cluster: str
    minor: str
    body: Mapping[str, Any]
    fields: Mapping[str, Location] = field(default_factory=dict)
    group_in_name: bool = False

    @property
    def kind(self) -> str:
        """`kind` of the object, '' where it has none."""
        return str(self.body.get("kind", ""))

    @property
    def api_version(self) -> str:
        """`apiVersion` of the object, '' where it has none."""
        return str(self.body.get("apiVersion", ""))

    @property
    def group(self) -> str:
        """API group, '' for the core group."""
        return self.api_version.rpartition("/")[0]

    @property
    def name(self) -> str:
        """`metadata.name`, '' where it has none."""
        return str(self._metadata.get("name", ""))

    @property
    def namespace(self) -> str:
        """`metadata.namespace`, '' for an object outside any namespace."""
        return str(self._metadata.get("namespace", ""))

    @property
    def identity(self) -> tuple[str, str, str, str, str]:
        """What must be unique: cluster, group, kind, namespace, name."""
        return (self.cluster, self.group, self.kind, self.namespace, self.name)

    @property
    def path(self) -> str:
        """The file, relative to dist/."""
        kind = self.kind.lower()
        if self.group_in_name and self.group:
            kind = f"{kind}.{self.group}"
        return f"{self.folder}/{self.namespace or '_cluster'}/{kind}-{self.name}.yaml"

    def location(self, pointer: str = "") -> Location | None:
        """The line of the fleet files that the field at `pointer` comes from, if any."""
        return nearest(self.fields, pointer)

    def __str__(self) -> str:
        return f"{self.kind} {self.namespace + '/' if self.namespace else ''}{self.name}"

    @property
    def _metadata(self) -> Mapping[str, Any]:
        metadata = self.body.get("metadata")
        return metadata if isinstance(metadata, Mapping) else {}


@dataclass(frozen=True)
class HelmValues:
    """The values of one chart release, as data; `path` is the file relative to dist/."""

    path: str
    owner: str
    chart: str
    version: str
    values: Mapping[str, Any]
    fields: Mapping[str, Location] = field(default_factory=dict)

    def location(self, pointer: str = "") -> Location | None:
        """The line of the fleet files that the value at `pointer` comes from, if any."""
        return nearest(self.fields, pointer)


@dataclass(frozen=True)
class Script:
    """A shell script for what Git cannot make; `path` is the file relative to dist/."""

    path: str
    owner: str
    text: str


@dataclass(frozen=True)
class Owner:
    """A tenant or a management cluster: who owns files, with what they were made from.

    `inputs` is the SHA-256 (hex) of everything that the rendering of this owner depends on,
    `versions` the pinned version of each component.
    """

    name: str
    inputs: str
    versions: Mapping[str, str]


@dataclass(frozen=True)
class Tree:
    """Everything that dist/ is to hold, sorted by path."""

    manifests: tuple[Manifest, ...]
    values: tuple[HelmValues, ...] = ()
    scripts: tuple[Script, ...] = ()
    owners: tuple[Owner, ...] = ()


def disambiguate(manifests: Sequence[Manifest]) -> tuple[Manifest, ...]:
    """The manifests sorted by path, with the API group in the names that two groups share."""
    groups = Counter(
        (item.folder, item.namespace, item.kind.lower(), item.name)
        for item in {(one.path, one.group): one for one in manifests}.values()
    )
    marked = [
        Manifest(
            folder=item.folder,
            owner=item.owner,
            cluster=item.cluster,
            minor=item.minor,
            body=item.body,
            fields=item.fields,
            group_in_name=groups[(item.folder, item.namespace, item.kind.lower(), item.name)] > 1,
        )
        for item in manifests
    ]
    return tuple(sorted(marked, key=lambda item: item.path))
