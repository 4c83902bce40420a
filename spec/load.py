"""Loads a fleet folder: read, classify, validate, resolve, check."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from model.error import FleetError
from model.fleet import Fleet
from model.report import Finding, has_errors, sort_findings
from model.tenant import Tenant
from model.workload import Workload
from spec.addresses import check_addresses
from spec.capacity import check_capacity
from spec.control_planes import check_control_planes
from spec.envelope import WORKLOADS, Documents, class_names, classify
from spec.exposures import check_exposures
from spec.families import check_families
from spec.hami import check_hami, check_hami_versions
from spec.identity import check_identity
from spec.inference import check_inference
from spec.kamaji import check_kamaji
from spec.networks import check_networks
from spec.parse_fleet import Offer, parse_fleet
from spec.parse_inference import parse_inference
from spec.parse_job import parse_job
from spec.parse_tenant import parse_tenant
from spec.parse_training import parse_training
from spec.references import check_references
from spec.resources import check_resources
from spec.schema import validate
from spec.source import Document, read
from spec.workloads import check_workloads

KINDS = ("Fleet", "TenantClass", "Tenant", *WORKLOADS)

_PARSERS: Mapping[str, Callable[[Document, str, Offer], Workload]] = MappingProxyType(
    {
        "CudaJob": parse_job,
        "InferenceService": parse_inference,
        "TrainingJob": parse_training,
    }
)


@dataclass(frozen=True)
class Loaded:
    """A fleet, or None where an error forbids rendering, and all findings, sorted."""

    fleet: Fleet | None
    findings: tuple[Finding, ...]


def schema_text(kind: str) -> str:
    """The JSON Schema of an input kind, as it is published. Raises KeyError for an unknown kind."""
    if kind not in KINDS:
        raise KeyError(kind)
    return (Path(__file__).parent / "schema" / f"{kind.lower()}.json").read_text("utf-8")


def load(directory: Path, *, shown: str) -> Loaded:
    """Everything under a fleet folder; `shown` is how messages name that folder.

    Raises FleetError where there is nothing to read.
    """
    documents, found = read(directory, shown=shown)
    broken = sorted({one.location.file.removeprefix(f"{shown}/") for one in found if one.location})
    classified, problems = classify(documents, broken)
    found = [*found, *problems]
    sound, problems = _valid(classified)
    found.extend(problems)
    if sound.fleet is None:
        return Loaded(None, sort_findings(found))
    found.extend(check_references(sound))
    found.extend(check_hami_versions(sound.fleet))
    offer = parse_fleet(sound.fleet)
    tenants = _tenants(sound, offer, {one.location.file for one in found if one.location})
    found.extend(_checks(sound, offer, tenants))
    if has_errors(found):
        return Loaded(None, sort_findings(found))
    if not tenants:
        raise FleetError(
            f"no tenant in {shown}", "Add tenants/<name>/tenant.yaml; there is nothing to render."
        )
    fleet = Fleet(
        name=offer.name,
        management=offer.management,
        delivery_engine=offer.delivery_engine,
        data_stores=offer.data_stores,
        tenants=tuple(tenants),
    )
    return Loaded(fleet, sort_findings(found))


@cache
def _schema(kind: str) -> Mapping[str, Any]:
    schema: Mapping[str, Any] = json.loads(schema_text(kind))
    return schema


def _valid(documents: Documents) -> tuple[Documents, list[Finding]]:
    found: list[Finding] = []

    def sound(document: Document, kind: str) -> bool:
        problems = validate(document, _schema(kind))
        found.extend(problems)
        return not problems

    fleet = documents.fleet
    if fleet is not None and not sound(fleet, "Fleet"):
        fleet = None
    classes = tuple(one for one in documents.classes if sound(one, "TenantClass"))
    broken = class_names([one.relative for one in documents.classes if one not in classes])
    return (
        Documents(
            fleet=fleet,
            classes=classes,
            tenants=tuple(one for one in documents.tenants if sound(one, "Tenant")),
            workloads=tuple(
                one for one in documents.workloads if sound(one[0], one[0].data["kind"])
            ),
            broken_classes=tuple(sorted({*documents.broken_classes, *broken})),
        ),
        found,
    )


def _tenants(documents: Documents, offer: Offer, broken: set[str]) -> list[Tenant]:
    """The tenants that can be resolved: no finding stands in their file or their class's."""
    classes = {one.data["metadata"]["name"]: one for one in documents.classes}
    tenants = []
    for document in documents.tenants:
        plan = classes.get(document.data["spec"]["class"])
        if plan is None or {document.file, plan.file} & broken:
            continue
        name = document.data["metadata"]["name"]
        workloads = _workloads(documents, name, offer, broken)
        tenants.append(parse_tenant(document, plan, workloads, offer))
    return sorted(tenants, key=lambda one: one.name)


def _workloads(
    documents: Documents, tenant: str, offer: Offer, broken: set[str]
) -> dict[str, list[Workload]]:
    """The workloads of one tenant by namespace, sorted by name."""
    workloads: dict[str, list[Workload]] = {}
    for document, owner, namespace in documents.workloads:
        if owner == tenant and document.file not in broken:
            parse = _PARSERS[document.data["kind"]]
            workloads.setdefault(namespace, []).append(parse(document, namespace, offer))
    return {name: sorted(found, key=lambda one: one.name) for name, found in workloads.items()}


def _checks(documents: Documents, offer: Offer, tenants: Sequence[Tenant]) -> list[Finding]:
    allowed = {
        one.data["metadata"]["name"]: tuple(one.data["spec"]["gpuProfiles"])
        for one in documents.classes
    }
    return [
        *check_networks(offer, tenants),
        *check_addresses(offer, tenants),
        *check_families(tenants),
        *check_kamaji(offer),
        *check_control_planes(offer, tenants),
        *check_exposures(offer, tenants),
        *check_identity(offer, tenants),
        *check_capacity(tenants, allowed),
        *check_hami(tenants),
        *check_resources(tenants),
        *check_workloads(tenants),
        *check_inference(tenants),
    ]
