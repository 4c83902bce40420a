"""Checks every object and every chart value of a tree against its API."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from model.error import FleetError
from model.kamaji_release import NEWEST, KamajiRelease, parse_release
from model.manifest import Manifest, Tree
from model.report import Finding, object_finding, sort_findings
from schemas import rules
from schemas.catalog import Api, find
from schemas.cel import broken_rules
from schemas.containers import check_containers
from schemas.defaults import with_defaults
from schemas.hami_values import check_values as check_helm_values
from schemas.immutable import changed_fields
from schemas.kamaji_admission import check_kamaji_admission
from schemas.kamaji_fields import check_kamaji_fields
from schemas.metadata import check_metadata
from schemas.network_policy import check_network_policy
from schemas.structure import check_structure
from schemas.validation.run import check_validation
from schemas.values import check_values
from schemas.visit import visit


def check(tree: Tree, *, crds: Path) -> tuple[Finding, ...]:
    """Every finding about a tree, sorted; `crds` is the folder with the CRDs that count as known.

    Raises FleetError for a tree without objects: a run with nothing to check must not pass.
    """
    if not tree.manifests:
        raise FleetError("there is nothing to check", "Add a tenant to the fleet files.")
    releases = _releases(tree)
    found = [
        *_duplicates(tree),
        *(
            one
            for manifest in tree.manifests
            for one in check_manifest(
                manifest, crds=crds, kamaji=releases.get(manifest.cluster, NEWEST)
            )
        ),
        *(one for values in tree.values for one in check_helm_values(values)),
    ]
    return sort_findings(found)


def _releases(tree: Tree) -> dict[str, KamajiRelease]:
    """Cluster -> the release of Kamaji that is pinned for it, where that is known."""
    parsed = {
        one.name: parse_release(one.versions["kamaji"])
        for one in tree.owners
        if "kamaji" in one.versions
    }
    return {name: release for name, release in parsed.items() if release is not None}


def check_manifest(
    manifest: Manifest,
    *,
    crds: Path,
    old: Mapping[str, Any] | None = None,
    kamaji: KamajiRelease = NEWEST,
) -> tuple[Finding, ...]:
    """Every finding about one object, at most one per place.

    With the object as it was (`old`), what must not change is checked too; `kamaji` is the release
    that runs in the object's cluster.
    """
    if not (manifest.api_version and manifest.kind and manifest.name):
        words = "`apiVersion`, `kind` and `metadata.name` must be set"
        return (object_finding(rules.OBJECT_INCOMPLETE, manifest, words),)
    api = find(manifest.api_version, manifest.kind, manifest.minor, crds)
    if api is None:
        words = f"{manifest.api_version} {manifest.kind} is unknown in Kubernetes {manifest.minor}"
        return (object_finding(rules.KIND_UNSUPPORTED, manifest, words),)
    found: dict[str, Finding] = {}
    for one in _checks(manifest, api, old, kamaji):
        found.setdefault(one.pointer, one)
    return tuple(found.values())


def _checks(
    manifest: Manifest, api: Api, old: Mapping[str, Any] | None, kamaji: KamajiRelease
) -> Iterator[Finding]:
    nodes = list(visit(manifest.body, api.schema, api.definitions))
    values = list(check_values(manifest, nodes))
    structure = list(check_structure(manifest, api))
    yield from (*values, *structure)
    yield from check_metadata(manifest, api)
    # The checks below rely on the types that the schema promises, and on nothing being null.
    if structure or any(one.rule == rules.NULL_VALUE.id for one in values):
        return
    yield from check_containers(manifest, nodes)
    yield from check_network_policy(manifest, nodes)
    if api.structural is None:
        yield from check_validation(manifest, nodes)
        yield from _immutable(manifest, old)
    else:
        yield from _cel(manifest, api, old)
        yield from check_kamaji_fields(manifest, kamaji)
        yield from check_kamaji_admission(manifest, old, kamaji)


def _immutable(manifest: Manifest, old: Mapping[str, Any] | None) -> Iterator[Finding]:
    for pointer, words in changed_fields(old, manifest.body) if old is not None else ():
        yield object_finding(rules.FIELD_IMMUTABLE, manifest, words, pointer)


def _cel(manifest: Manifest, api: Api, old: Mapping[str, Any] | None) -> Iterator[Finding]:
    structural = api.structural or {}
    value = with_defaults(dict(manifest.body), structural)
    before = with_defaults(dict(old), structural) if old is not None else None
    for pointer, message in broken_rules(value, structural, before):
        yield object_finding(rules.CEL_RULE_BROKEN, manifest, message, pointer)


def _duplicates(tree: Tree) -> Iterator[Finding]:
    seen: dict[tuple[str, ...], Manifest] = {}
    for manifest in tree.manifests:
        first = seen.setdefault(manifest.identity, manifest)
        if first is not manifest:
            yield object_finding(rules.OBJECT_DUPLICATE, manifest, f"it is also in {first.path}")
