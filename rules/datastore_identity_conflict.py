"""Control planes that would write over each other, or whose name their driver does not take."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.fields import mapping

RULE = Rule(
    id="datastore-identity-conflict",
    severity=Severity.ERROR,
    title="a schema or user that a DataStore cannot give",
    rationale="Kamaji compares no schemas: two control planes with one schema are one cluster. "
    "A name that the driver does not take leaves a control plane without a store "
    "(clastix/kamaji issues 328 and 1285).",
    remediation="Give each control plane of a DataStore its own `dataStoreSchema` and "
    "`dataStoreUsername`, of small letters, digits and underscores.",
)
KINDS = frozenset({"TenantControlPlane"})

# Driver -> most characters of schema and of user.
_LONGEST: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"MySQL": (64, 32), "PostgreSQL": (63, 63)}
)
_IDENTIFIER = re.compile(r"[a-z0-9_]+\Z")
_FIELDS = ("dataStoreSchema", "dataStoreUsername")


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Identities that another control plane has too, and those that the driver does not take."""
    spec = mapping(subject.body, "spec")
    store = spec.get("dataStore")
    for other in manifests:
        if other is subject or other.kind != subject.kind or other.cluster != subject.cluster:
            continue
        theirs = mapping(other.body, "spec")
        if store is None or theirs.get("dataStore") != store:
            continue
        where = f"`{other.namespace}/{other.name}`"
        for field in _FIELDS:
            if spec.get(field) is not None and theirs.get(field) == spec.get(field):
                yield Violation(f"/spec/{field}", f"{where} has '{spec[field]}' in '{store}' too")
        if _driver(subject, manifests) == "NATS":
            words = f"a NATS DataStore holds one control plane, and '{store}' holds {where} too"
            yield Violation("/spec/dataStore", words)
    yield from _names(spec, _driver(subject, manifests))


def _driver(subject: Manifest, manifests: Sequence[Manifest]) -> str:
    """Driver of the control plane's DataStore; empty where the store is not among the objects."""
    wanted = mapping(subject.body, "spec").get("dataStore")
    for one in manifests:
        if one.kind == "DataStore" and one.cluster == subject.cluster and one.name == wanted:
            return str(mapping(one.body, "spec").get("driver"))
    return ""


def _names(spec: Mapping[str, object], driver: str) -> Iterator[Violation]:
    for field, longest in zip(_FIELDS, _LONGEST.get(driver, ()), strict=False):
        name = str(spec.get(field, ""))
        if len(name) > longest:
            words = f"{driver} takes {longest} characters, and '{name}' has {len(name)}"
            yield Violation(f"/spec/{field}", words)
        elif name and not _IDENTIFIER.match(name):
            words = f"'{name}' must be small letters, digits and underscores with {driver}"
            yield Violation(f"/spec/{field}", words)
