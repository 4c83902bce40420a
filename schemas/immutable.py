"""Fields of built-in kinds that cannot change once an object exists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

# Kind -> JSON pointers (Kubernetes API reference; shown on a real API server by the corpus).
_FIELDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "Job": (
            "/spec/template",
            "/spec/completions",
            "/spec/completionMode",
            "/spec/backoffLimitPerIndex",
            "/spec/podFailurePolicy",
        ),
        "PersistentVolumeClaim": (
            "/spec/accessModes",
            "/spec/storageClassName",
            "/spec/volumeMode",
            "/spec/selector",
        ),
        "RoleBinding": ("/roleRef",),
        "ClusterRoleBinding": ("/roleRef",),
        "RuntimeClass": ("/handler",),
        "PriorityClass": ("/value", "/preemptionPolicy"),
        "Deployment": ("/spec/selector",),
        "DaemonSet": ("/spec/selector",),
        "StatefulSet": (
            "/spec/selector",
            "/spec/serviceName",
            "/spec/podManagementPolicy",
            "/spec/volumeClaimTemplates",
        ),
        "Service": ("/spec/clusterIP",),
    }
)


def changed_fields(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """JSON pointer and words for each immutable field that differs between two objects."""
    pointers = list(_FIELDS.get(str(new.get("kind")), ()))
    if new.get("kind") == "ConfigMap" and old.get("immutable"):
        pointers = ["/data", "/binaryData", "/immutable"]
    if new.get("kind") == "Job" and old.get("spec", {}).get("completionMode") == "Indexed":
        # An indexed Job may be scaled by both numbers together.
        pointers.remove("/spec/completions")
    for pointer in pointers:
        if _at(old, pointer) != _at(new, pointer):
            yield pointer, f"`{pointer.rpartition('/')[2]}` must not change"


def _at(body: Any, pointer: str) -> Any:
    for part in pointer.split("/")[1:]:
        body = body.get(part) if isinstance(body, Mapping) else None
    return body
