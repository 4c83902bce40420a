"""Which kind each document is, and whether it stands where that kind belongs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from model.location import Location
from model.report import Finding, finding
from model.suggestion import suggest
from spec import source_rules as rules
from spec.source import Document

API_VERSION = "gpu-tenants.io/v1alpha1"

# The kinds that run in a tenant's namespace: one file each, in the namespace's folder.
WORKLOADS = ("CudaJob", "InferenceService", "TrainingJob")

# Where the files of a kind belong; the group 'name' is what `metadata.name` must be.
PLACES: Mapping[str, tuple[str, str]] = {
    "Fleet": (r"fleet\.ya?ml", "fleet.yaml"),
    "TenantClass": (r"classes/(?P<name>[^/]+)\.ya?ml", "classes/<name>.yaml"),
    "Tenant": (r"tenants/(?P<name>[^/]+)/tenant\.ya?ml", "tenants/<name>/tenant.yaml"),
    **dict.fromkeys(
        WORKLOADS,
        (
            r"tenants/(?P<tenant>[^/]+)/(?P<namespace>[^/]+)/(?P<name>[^/]+)\.ya?ml",
            "tenants/<tenant>/<namespace>/<name>.yaml",
        ),
    ),
}


@dataclass(frozen=True)
class Documents:
    """The documents by kind; `workloads` with the tenant and namespace that their path names.

    `broken_classes` are names of classes that exist but cannot be used.
    """

    fleet: Document | None
    classes: tuple[Document, ...]
    tenants: tuple[Document, ...]
    workloads: tuple[tuple[Document, str, str], ...]
    broken_classes: tuple[str, ...] = ()


def classify(
    documents: Sequence[Document], broken: Sequence[str] = ()
) -> tuple[Documents, list[Finding]]:
    """The documents by kind, and what is wrong with version, kind, place or name.

    `broken` are the paths, relative to the fleet folder, of files that could not be read.
    """
    findings: list[Finding] = []
    sorted_in: dict[str, list[tuple[Document, Mapping[str, str]]]] = {kind: [] for kind in PLACES}
    for document in documents:
        kind, place, problem = _classify(document)
        if problem is not None:
            findings.append(problem)
            broken = (*broken, document.relative)
        else:
            sorted_in[kind].append((document, place))
    found = Documents(
        fleet=next((one for one, _ in sorted_in["Fleet"]), None),
        classes=tuple(one for one, _ in sorted_in["TenantClass"]),
        tenants=tuple(one for one, _ in sorted_in["Tenant"]),
        workloads=tuple(
            (one, place["tenant"], place["namespace"])
            for kind in WORKLOADS
            for one, place in sorted_in[kind]
        ),
        broken_classes=tuple(class_names(broken)),
    )
    files = [*broken, *(one.relative for one in documents)]
    findings.extend(_fleets(sorted_in["Fleet"], documents, files))
    findings.extend(_tenants_of_workloads(found, files))
    return found, findings


def _classify(document: Document) -> tuple[str, Mapping[str, str], Finding | None]:
    version, kind = document.data.get("apiVersion"), document.data.get("kind")
    if version != API_VERSION:
        words = f"`apiVersion` {_shown(version)} must be '{API_VERSION}'"
        return "", {}, _problem(rules.KIND_UNKNOWN, words, document, "/apiVersion")
    if kind not in PLACES:
        near = suggest(kind, PLACES) if isinstance(kind, str) else None
        words = f"`kind` {_shown(kind)} must be one of " + ", ".join(f"'{one}'" for one in PLACES)
        words += f"; did you mean '{near}'?" if near else ""
        return "", {}, _problem(rules.KIND_UNKNOWN, words, document, "/kind")
    pattern, place = PLACES[kind]
    match = re.fullmatch(pattern, document.relative)
    if match is None:
        words = f"a {kind} must stand in {place}, not in {document.relative}"
        return "", {}, _problem(rules.FILE_MISPLACED, words, document, "/kind")
    groups = match.groupdict()
    return kind, groups, _name(document, groups.get("name"))


def _name(document: Document, wanted: str | None) -> Finding | None:
    metadata = document.data.get("metadata")
    name = metadata.get("name") if isinstance(metadata, Mapping) else None
    # A missing or malformed name is the schema's to report.
    if wanted is None or not isinstance(name, str) or name == wanted:
        return None
    words = f"`metadata.name` '{name}' must be '{wanted}', like the file or folder"
    return _problem(rules.NAME_MISMATCH, words, document, "/metadata/name")


def _fleets(
    fleets: Sequence[tuple[Document, Mapping[str, str]]],
    documents: Sequence[Document],
    files: Sequence[str],
) -> list[Finding]:
    if len(fleets) > 1:
        words = f"there is another Fleet: {fleets[0][0].file}"
        return [_problem(rules.FILE_MISPLACED, words, one, "/kind") for one, _ in fleets[1:]]
    if fleets or any(re.fullmatch(r"fleet\.ya?ml", one) for one in files):
        return []
    place = documents[0].file.removesuffix(documents[0].relative) if documents else ""
    words = f"{place}fleet.yaml is missing"
    return [finding(rules.FLEET_MISSING, words, location=Location(f"{place}fleet.yaml", 1, 1))]


def class_names(files: Sequence[str]) -> list[str]:
    """The names of the classes that these files hold, by their paths: what is in a broken file
    cannot be relied on.
    """
    matches = (re.fullmatch(PLACES["TenantClass"][0], one) for one in files)
    return [match["name"] for match in matches if match]


def _tenants_of_workloads(found: Documents, files: Sequence[str]) -> list[Finding]:
    matches = (re.fullmatch(PLACES["Tenant"][0], one) for one in files)
    folders = {match["name"] for match in matches if match}
    return [
        _problem(
            rules.FILE_MISPLACED,
            f"there is no tenants/{tenant}/tenant.yaml for this workload",
            document,
            "/kind",
        )
        for document, tenant, _ in found.workloads
        if tenant not in folders
    ]


def _problem(rule: Any, words: str, document: Document, pointer: str) -> Finding:
    location = document.places.get(pointer) or document.places[""]
    return finding(rule, words, location=location)


def _shown(value: Any) -> str:
    return "is missing and" if value is None else f"'{value}'"
