"""The Pods that objects are, or make, and what their containers ask of the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from model.manifest import Manifest

DOMAIN = "nvidia.com/"

# Kind -> JSON pointer of its Pod, or of the template of its Pods (Kubernetes API reference).
_PLACES: Mapping[str, str] = MappingProxyType(
    {
        "Pod": "",
        "Job": "/spec/template",
        "CronJob": "/spec/jobTemplate/spec/template",
        "Deployment": "/spec/template",
        "StatefulSet": "/spec/template",
        "DaemonSet": "/spec/template",
        "ReplicaSet": "/spec/template",
    }
)
POD_KINDS = frozenset(_PLACES)


@dataclass(frozen=True)
class PodBody:
    """`metadata` and `spec` of a Pod or of a template, and the JSON pointer of their parent."""

    pointer: str
    metadata: Mapping[str, Any]
    spec: Mapping[str, Any]

    @property
    def containers(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """JSON pointer and body of every container, init containers first."""
        for field in ("initContainers", "containers"):
            for index, one in enumerate(self.spec.get(field) or ()):
                if isinstance(one, Mapping):
                    yield f"{self.pointer}/spec/{field}/{index}", one

    @property
    def asks_for_gpu(self) -> bool:
        """Whether a container has a limit of HAMi's resources."""
        return any(gpu_limits(one) for _, one in self.containers)


def pod_of(manifest: Manifest) -> PodBody:
    """The Pod of an object of POD_KINDS; empty where the object has none."""
    pointer = _PLACES[manifest.kind]
    body: Any = manifest.body
    for part in pointer.split("/")[1:]:
        body = _mapping(body.get(part))
    return PodBody(pointer, _mapping(body.get("metadata")), _mapping(body.get("spec")))


def gpu_limits(container: Mapping[str, Any]) -> dict[str, str]:
    """What a container asks of the cards: the resource without its domain -> amount."""
    limits = _mapping(_mapping(container.get("resources")).get("limits"))
    return {
        name.removeprefix(DOMAIN): str(value)
        for name, value in limits.items()
        if name.startswith(DOMAIN)
    }


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
