"""Names, labels, annotations and namespaces: what the API server checks in Go, not in schemas."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from model.manifest import Manifest
from model.pointer import escape
from model.report import Finding, object_finding
from model.rule import Rule
from schemas import rules
from schemas.catalog import Api
from schemas.names import RFC1123_LABEL, RFC1123_SUBDOMAIN, is_label_value, is_qualified_name

_RFC1035_LABEL = re.compile(r"[a-z]([-a-z0-9]*[a-z0-9])?\Z")
_PATH_SEGMENT = re.compile(r"(?!\.{1,2}\Z)[^/%]+\Z")

# Kind -> pattern, greatest length, and how the pattern is called (Kubernetes API reference,
# "Object Names and IDs"; TenantControlPlane: recorded, truth of Kamaji 'name 63', 'name 64').
_SUBDOMAIN = (RFC1123_SUBDOMAIN, 253, "an RFC 1123 subdomain")
_NAMES: Mapping[str, tuple[re.Pattern[str], int, str]] = {
    "Namespace": (RFC1123_LABEL, 63, "an RFC 1123 label"),
    "Job": (RFC1123_SUBDOMAIN, 63, "an RFC 1123 subdomain of at most 63 characters"),
    "CronJob": (RFC1123_SUBDOMAIN, 52, "an RFC 1123 subdomain of at most 52 characters"),
    "TenantControlPlane": (_RFC1035_LABEL, 63, "an RFC 1035 label"),
    "Role": (_PATH_SEGMENT, 253, "a path segment"),
    "RoleBinding": (_PATH_SEGMENT, 253, "a path segment"),
    "ClusterRole": (_PATH_SEGMENT, 253, "a path segment"),
    "ClusterRoleBinding": (_PATH_SEGMENT, 253, "a path segment"),
}
_ANNOTATIONS_LIMIT = 262144

Problem = tuple[Rule, str, str]


def check_metadata(manifest: Manifest, api: Api) -> Iterator[Finding]:
    """Everything about `metadata`, and about the labels of templates and selectors."""
    problems = [*_name(manifest), *_scope(manifest, api), *_label_maps(manifest.body, "")]
    for rule, pointer, words in problems:
        yield object_finding(rule, manifest, words, pointer)


def _name(manifest: Manifest) -> Iterator[Problem]:
    pattern, longest, called = _pattern(manifest)
    if not pattern.match(manifest.name) or len(manifest.name) > longest:
        yield rules.NAME_INVALID, "/metadata/name", f"'{manifest.name}' must be {called}"
    namespace = manifest.namespace
    if namespace and (not RFC1123_LABEL.match(namespace) or len(namespace) > 63):
        words = f"the namespace '{namespace}' must be an RFC 1123 label"
        yield rules.NAME_INVALID, "/metadata/namespace", words


def _pattern(manifest: Manifest) -> tuple[re.Pattern[str], int, str]:
    if manifest.kind != "Service":
        return _NAMES.get(manifest.kind, _SUBDOMAIN)
    # From 1.36 on a Service may start with a digit (recorded by the corpus).
    if int(manifest.minor.partition(".")[2]) >= 36:
        return (RFC1123_LABEL, 63, "an RFC 1123 label")
    return (_RFC1035_LABEL, 63, "an RFC 1035 label")


def _scope(manifest: Manifest, api: Api) -> Iterator[Problem]:
    if api.namespaced and not manifest.namespace:
        words = f"a {manifest.kind} must have a namespace"
        yield rules.NAMESPACE_SCOPE, "/metadata", words
    elif not api.namespaced and manifest.namespace:
        words = f"a {manifest.kind} must not have a namespace"
        yield rules.NAMESPACE_SCOPE, "/metadata/namespace", words


def _label_maps(value: Any, pointer: str) -> Iterator[Problem]:
    """Labels and annotations wherever an object or a template has metadata, and selectors."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _label_maps(item, f"{pointer}/{index}")
        return
    if not isinstance(value, Mapping):
        return
    for key, item in value.items():
        place = f"{pointer}/{escape(key)}"
        if key in ("labels", "matchLabels", "nodeSelector") and isinstance(item, Mapping):
            yield from _labels(item, place)
        elif key == "annotations" and isinstance(item, Mapping):
            yield from _annotations(item, place)
        else:
            yield from _label_maps(item, place)


def _labels(labels: Mapping[str, Any], pointer: str) -> Iterator[Problem]:
    for key, value in labels.items():
        place = f"{pointer}/{escape(key)}"
        if not is_qualified_name(key):
            yield rules.LABEL_INVALID, place, f"`{key}` must be a qualified name"
        elif isinstance(value, str) and not is_label_value(value):
            yield (
                rules.LABEL_INVALID,
                place,
                f"the value '{value}' of `{key}` must be a label value",
            )


def _annotations(annotations: Mapping[str, Any], pointer: str) -> Iterator[Problem]:
    for key in annotations:
        if not is_qualified_name(key.lower()):
            place = f"{pointer}/{escape(key)}"
            yield rules.LABEL_INVALID, place, f"`{key}` must be a qualified name"
    size = sum(len(key.encode()) + len(str(value).encode()) for key, value in annotations.items())
    if size > _ANNOTATIONS_LIMIT:
        words = f"the annotations have {size} bytes and must have at most {_ANNOTATIONS_LIMIT}"
        yield rules.LABEL_INVALID, pointer, words
