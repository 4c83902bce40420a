"""A synced folder of dist/ as a cdk8s chart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cdk8s import Chart
from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.content_name import named_by_content
from charts.labels import guard, labels
from model.location import Location
from model.manifest import Manifest
from model.origin import Traced


@dataclass(frozen=True)
class Place:
    """Where a unit belongs: folder in dist/, owner, cluster and its Kubernetes minor version."""

    folder: str
    owner: str
    cluster: str
    minor: str
    fleet: str
    tenant: str = ""


@dataclass
class _Traces:
    fields: dict[tuple[str, str, str], dict[str, Location]] = field(default_factory=dict)


class Unit(Chart):
    """One folder = one cluster, one unit that syncs by itself, one phase.

    Every unit holds an anchor, a ConfigMap that lives as long as the unit: both engines refuse a
    vanished path and then prune nothing (recorded: truth of Argo CD 11, truth of Flux 11).

    Arguments:
    - `anchor_namespace`: the namespace of the anchor, which must exist before the unit is synced.

    Renders: ConfigMap, the anchor.
    """

    def __init__(self, scope: Construct, place: Place, *, anchor_namespace: str) -> None:
        super().__init__(scope, place.folder.replace("/", "-"))
        self.place = place
        self._traces = _Traces()
        k8s.KubeConfigMap(
            self,
            "anchor",
            metadata=self.metadata(
                f"gpu-tenants-{place.folder.replace('/', '-')}", anchor_namespace
            ),
            data={"unit": place.folder},
        )

    def metadata(
        self,
        name: str,
        namespace: str | None = None,
        *,
        guarded: bool = False,
        extra_labels: Mapping[str, str] | None = None,
        extra_annotations: Mapping[str, str] | None = None,
    ) -> k8s.ObjectMeta:
        """Metadata with our labels, and with the guard where deleting must take two commits."""
        return k8s.ObjectMeta(
            name=name,
            namespace=namespace,
            labels={**labels(self.place.fleet, self.place.tenant), **(extra_labels or {})},
            annotations={**guard(guarded), **(extra_annotations or {})} or None,
        )

    def trace(
        self,
        kind: str,
        namespace: str,
        name: str,
        traced: Traced,
        fields: Mapping[str, str],
    ) -> None:
        """Remembers which fleet fields (dotted paths) the JSON pointers of an object come from."""
        found = {pointer: traced.location(path) for pointer, path in fields.items()}
        self._traces.fields[kind, namespace, name] = {
            pointer: location for pointer, location in found.items() if location is not None
        }

    def manifests(self) -> list[Manifest]:
        """The objects of this unit, with what is known of where they come from."""
        found = []
        for body in self.to_json():
            metadata = body["metadata"]
            key = (body["kind"], metadata.get("namespace", ""), metadata["name"])
            found.append(
                Manifest(
                    folder=self.place.folder,
                    owner=self.place.owner,
                    cluster=self.place.cluster,
                    minor=self.place.minor,
                    body=named_by_content(body),
                    fields=self._traces.fields.get(key, {}),
                )
            )
        return found
