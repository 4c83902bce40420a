"""Finds the schema of an object: Kubernetes' own for the cluster's version, or a CRD's."""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from schemas.crd_schema import custom_resources

DEFINITIONS = "https://kubernetes.io/api/_definitions.json"

# Kinds without a namespace among those that Kubernetes itself brings.
_CLUSTER_SCOPED = frozenset(
    {
        "APIService", "CertificateSigningRequest", "ClusterRole", "ClusterRoleBinding",
        "ClusterTrustBundle", "ComponentStatus", "CSIDriver", "CSINode",
        "CustomResourceDefinition", "DeviceClass", "DeviceTaintRule", "FlowSchema",
        "IngressClass", "IPAddress", "MutatingAdmissionPolicy", "MutatingAdmissionPolicyBinding",
        "MutatingWebhookConfiguration", "Namespace", "Node", "PersistentVolume", "PriorityClass",
        "PriorityLevelConfiguration", "ResourceSlice", "RuntimeClass", "SelfSubjectAccessReview",
        "SelfSubjectReview", "SelfSubjectRulesReview", "ServiceCIDR", "StorageClass",
        "StorageVersion", "StorageVersionMigration", "SubjectAccessReview", "TokenReview",
        "ValidatingAdmissionPolicy", "ValidatingAdmissionPolicyBinding",
        "ValidatingWebhookConfiguration", "VolumeAttachment", "VolumeAttributesClass",
    }
)  # fmt: skip


@dataclass(frozen=True)
class Api:
    """How objects of one kind are checked.

    `schema` is a JSON Schema whose references lie in `definitions`; `structural` is the CRD's own
    schema, with defaults and CEL rules, or None for a built-in kind.
    """

    schema: Mapping[str, Any]
    definitions: Mapping[str, Any]
    validator: jsonschema_rs.Validator
    namespaced: bool
    structural: Mapping[str, Any] | None = None


@cache
def find(api_version: str, kind: str, minor: str, crds: Path) -> Api | None:
    """The API of a kind in a cluster of a Kubernetes minor version ('1.36'), None if unknown.

    Nothing is ever fetched: the references of Kubernetes' schemas are registered from the package.
    """
    definitions = _definitions(minor)
    if definitions is None:
        return None
    custom = custom_resources(crds).get((api_version, kind))
    if custom is not None:
        return Api(
            custom.closed,
            definitions,
            _compile(custom.closed, minor),
            custom.namespaced,
            custom.structural,
        )
    schema = _builtin(api_version, kind, minor)
    if schema is None:
        return None
    return Api(schema, definitions, _compile(schema, minor), kind not in _CLUSTER_SCOPED)


def _folder(minor: str) -> Any:
    package = importlib.resources.files("kubernetes_validate")
    return package / "kubernetes-json-schema" / f"v{minor}.0-local-strict"


@cache
def _definitions(minor: str) -> Mapping[str, Any] | None:
    path = _folder(minor) / "_definitions.json"
    return json.loads(path.read_bytes()) if path.is_file() else None


@cache
def _registry(minor: str) -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([(DEFINITIONS, dict(_definitions(minor) or {}))])


def _compile(schema: Mapping[str, Any], minor: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(
        dict(schema), registry=_registry(minor), offline=True, validate_formats=True
    )


def _builtin(api_version: str, kind: str, minor: str) -> Mapping[str, Any] | None:
    group, _, version = api_version.rpartition("/")
    middle = f"-{group.split('.')[0]}" if group else ""
    path = _folder(minor) / f"{kind.lower()}{middle}-{version}.json"
    if not path.is_file():
        return None
    schema = json.loads(path.read_bytes())
    wanted = {"group": group, "kind": kind, "version": version}
    # The files also describe parts of objects, and the file's name has only a part of the group.
    return schema if wanted in schema.get("x-kubernetes-group-version-kind", ()) else None
