"""Reads CRDs and turns their structural schemas into closed JSON Schemas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

OBJECT_META = (
    "https://kubernetes.io/api/_definitions.json#/$defs/"
    "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta"
)
_KEPT = (
    "type", "enum", "pattern", "minimum", "maximum", "minLength", "maxLength", "minItems",
    "maxItems", "minProperties", "maxProperties", "required", "format", "description",
    "x-kubernetes-list-type", "x-kubernetes-list-map-keys",
)  # fmt: skip


@dataclass(frozen=True)
class CustomResource:
    """One served version of a CRD: the schema as the CRD has it, closed, and the scope."""

    structural: Mapping[str, Any]
    closed: Mapping[str, Any]
    namespaced: bool


@cache
def custom_resources(folder: Path) -> Mapping[tuple[str, str], CustomResource]:
    """Every (apiVersion, kind) of the CRDs in a folder of YAML files."""
    return dict(
        found for path in sorted(folder.glob("*.yaml")) for found in _read(path.read_text("utf-8"))
    )


def _read(text: str) -> Iterator[tuple[tuple[str, str], CustomResource]]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    for crd in yaml.load_all(text, Loader=loader):
        spec = crd["spec"]
        for version in spec["versions"]:
            structural = version["schema"]["openAPIV3Schema"]
            key = (f"{spec['group']}/{version['name']}", spec["names"]["kind"])
            yield key, CustomResource(structural, _root(structural), spec["scope"] == "Namespaced")


def _root(structural: Mapping[str, Any]) -> dict[str, Any]:
    schema = closed(structural)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["properties"] = {
        "apiVersion": {"type": "string"},
        "kind": {"type": "string"},
        **schema.get("properties", {}),
        "metadata": {"$ref": OBJECT_META},
    }
    return schema


def closed(structural: Mapping[str, Any]) -> dict[str, Any]:
    """A structural schema as the API server applies it with strict field validation."""
    schema = {key: structural[key] for key in _KEPT if key in structural}
    if structural.get("x-kubernetes-int-or-string"):
        schema["type"] = ["integer", "string"]
    if "properties" in structural:
        schema["properties"] = {
            name: closed(child) for name, child in structural["properties"].items()
        }
        if not structural.get("x-kubernetes-preserve-unknown-fields"):
            schema["additionalProperties"] = False
    if isinstance(structural.get("additionalProperties"), Mapping):
        schema["additionalProperties"] = closed(structural["additionalProperties"])
    if "items" in structural:
        schema["items"] = closed(structural["items"])
    return schema
