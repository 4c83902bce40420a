"""Names in one file that must exist in another, and versions that the fleet must allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from model.report import Finding, finding
from model.suggestion import suggest
from spec import reference_rules as rules
from spec.envelope import Documents
from spec.source import Document


def check_references(documents: Documents) -> list[Finding]:
    """Every name that does not exist and every version that is not allowed.

    The documents have passed their schemas; a class that is broken itself counts as known.
    """
    if documents.fleet is None:
        return []
    offer = documents.fleet.data["spec"]
    found = list(_fleet(documents.fleet, offer))
    for item in documents.classes:
        found.extend(_class(item, offer))
    for item in documents.tenants:
        found.extend(_tenant(item, offer, documents))
    namespaces = {
        item.data["metadata"]["name"]: _names(item, "namespaces") for item in documents.tenants
    }
    for item, tenant, namespace in documents.workloads:
        found.extend(_workload(item, namespace, namespaces.get(tenant), offer))
    return found


def _fleet(document: Document, offer: Mapping[str, Any]) -> Iterator[Finding]:
    for path in (
        "dataStores",
        "gpuModels",
        "gpuProfiles",
        "managementCluster/gateways",
        "managementCluster/loadBalancer/addressPools",
    ):
        yield from _duplicates(document, path)
    versions = offer["managementCluster"]["versions"]
    yield from _versions(document, "managementCluster/versions", versions, offer)


def _class(document: Document, offer: Mapping[str, Any]) -> Iterator[Finding]:
    spec = document.data["spec"]
    yield from _versions(document, "versions", spec["versions"], offer)
    known = _known(offer, "gpuProfiles")
    for index, profile in enumerate(spec["gpuProfiles"]):
        yield from _reference(document, f"gpuProfiles/{index}", "GPU profile", profile, known)


def _tenant(
    document: Document, offer: Mapping[str, Any], documents: Documents
) -> Iterator[Finding]:
    spec = document.data["spec"]
    control_plane = spec["controlPlane"]
    classes = [one.data["metadata"]["name"] for one in documents.classes]
    classes.extend(documents.broken_classes)
    namespaces = offer["managementCluster"]["namespaces"]
    stores = _known(offer, "dataStores")
    yield from _reference(document, "class", "class", spec["class"], classes)
    yield from _reference(
        document, "controlPlane/dataStore", "datastore", control_plane["dataStore"], stores
    )
    yield from _reference(
        document,
        "controlPlane/namespace",
        "namespace of the management cluster",
        control_plane["namespace"],
        namespaces,
    )
    gateway = control_plane["exposure"].get("gateway")
    if gateway is not None:
        known = _known(offer["managementCluster"], "gateways")
        path = "controlPlane/exposure/gateway/name"
        yield from _reference(document, path, "gateway", gateway["name"], known)
    yield from _versions(document, "versions", spec.get("versions", {}), offer)
    yield from _tenant_lists(document, offer)


def _tenant_lists(document: Document, offer: Mapping[str, Any]) -> Iterator[Finding]:
    spec = document.data["spec"]
    yield from _duplicates(document, "namespaces")
    yield from _duplicates(document, "gpu/pools")
    models = _known(offer, "gpuModels")
    for index, pool in enumerate(spec["gpu"]["pools"]):
        yield from _reference(
            document, f"gpu/pools/{index}/model", "GPU model", pool["model"], models
        )
    own = _names(document, "namespaces")
    for index, access in enumerate(spec.get("access", ())):
        for place, name in enumerate(access.get("namespaces", ())):
            pointer = f"access/{index}/namespaces/{place}"
            yield from _reference(document, pointer, "namespace of the tenant", name, own)


def _workload(
    document: Document, namespace: str, known: Sequence[str] | None, offer: Mapping[str, Any]
) -> Iterator[Finding]:
    if known is not None and namespace not in known:
        near = suggest(namespace, known)
        yield finding(
            rules.WORKLOAD_FOLDER_UNKNOWN,
            f"the folder '{namespace}' must be a namespace of the tenant"
            + _did_you_mean(near, known),
            location=document.places.get("/kind"),
        )
    profile = document.data["spec"]["gpuProfile"]
    yield from _reference(
        document, "gpuProfile", "GPU profile", profile, _known(offer, "gpuProfiles")
    )


def _reference(
    document: Document, path: str, what: str, name: str, known: Iterable[str]
) -> Iterator[Finding]:
    names = sorted(known)
    if name in names:
        return
    yield finding(
        rules.REFERENCE_UNKNOWN,
        f"unknown {what} '{name}'" + _did_you_mean(suggest(name, names), names),
        location=document.places.get(f"/spec/{path}"),
    )


def _versions(
    document: Document, path: str, chosen: Mapping[str, str], offer: Mapping[str, Any]
) -> Iterator[Finding]:
    for component, version in chosen.items():
        allowed = [entry["version"] for entry in offer["versions"].get(component, ())]
        if version not in allowed:
            yield finding(
                rules.VERSION_NOT_ALLOWED,
                f"`{component}` '{version}' must be one of the fleet's versions: "
                + (", ".join(f"'{one}'" for one in allowed) or "it allows none"),
                location=document.places.get(f"/spec/{path}/{component}"),
            )


def _duplicates(document: Document, path: str) -> Iterator[Finding]:
    seen: dict[str, int] = {}
    for index, name in enumerate(_names(document, path)):
        if name in seen:
            first = document.places.get(f"/spec/{path}/{seen[name]}/name")
            yield finding(
                rules.NAME_DUPLICATE,
                f"the name '{name}' stands twice, first in line {first.line if first else '?'}",
                location=document.places.get(f"/spec/{path}/{index}/name"),
            )
        seen.setdefault(name, index)


def _names(document: Document, path: str) -> list[str]:
    entries = document.data["spec"]
    for key in path.split("/"):
        entries = entries.get(key, {})
    return [entry["name"] for entry in entries]


def _known(offer: Mapping[str, Any], key: str) -> list[str]:
    return [entry["name"] for entry in offer.get(key, ())]


def _did_you_mean(near: str | None, known: Sequence[str]) -> str:
    if near is not None:
        return f"; did you mean '{near}'?"
    return "; known: " + (", ".join(f"'{one}'" for one in known) if known else "none")
