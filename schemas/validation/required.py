"""Fields that must be there, or must not be empty, although the schema lets them be left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from schemas.visit import Node, short_type

# Type -> fields that must be there and not empty.
_FIELDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "core.v1.Container": ("image",),
        "core.v1.PodSpec": ("containers",),
        "core.v1.PersistentVolumeClaimVolumeSource": ("claimName",),
        "core.v1.SecretKeySelector": ("name", "key"),
        "batch.v1.CronJobSpec": ("schedule",),
        "core.v1.EnvVar": ("name",),
        "core.v1.VolumeMount": ("mountPath",),
        "core.v1.TopologySpreadConstraint": ("topologyKey",),
        "networking.v1.IPBlock": ("cidr",),
        "rbac.v1.RoleRef": ("name",),
        "rbac.v1.Subject": ("name",),
        "rbac.v1.PolicyRule": ("verbs",),
        "apimachinery.pkg.apis.meta.v1.OwnerReference": ("uid", "name"),
        "admissionregistration.v1.ValidatingAdmissionPolicySpec": ("matchConstraints",),
        "admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec": (
            "policyName",
            "validationActions",
        ),
        "core.v1.LimitRangeItem": ("type",),
    }
)
# Kinds that are nothing without a `spec`, in any version.
_WITH_SPEC = frozenset(
    {
        "CronJob", "DaemonSet", "Deployment", "HorizontalPodAutoscaler", "Ingress", "Job",
        "PersistentVolumeClaim", "Pod", "Service", "StatefulSet", "ValidatingAdmissionPolicy",
        "ValidatingAdmissionPolicyBinding",
    }
)  # fmt: skip


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Fields that are missing or empty; what the schema requires itself is left to it."""
    if body.get("kind") in _WITH_SPEC and "spec" not in body:
        yield "", "`spec` must be there"
    for node in nodes:
        short = short_type(node.type_name)
        if short not in _FIELDS or not isinstance(node.value, Mapping):
            continue
        for name in _FIELDS[short]:
            missing = name not in node.value and name not in node.schema.get("required", ())
            if missing or node.value.get(name) in ("", [], {}):
                place = f"{node.pointer}/{name}" if name in node.value else node.pointer
                yield place, f"`{name}` must be there and not be empty"
