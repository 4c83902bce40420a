"""Overrides of a control plane's DataStore that Kamaji accepts and cannot follow."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.fields import items, mapping

RULE = Rule(
    id="datastore-override-broken",
    severity=Severity.ERROR,
    title="an override of a DataStore that does not work",
    rationale="Kamaji's webhook accepts it (recorded: truth of Kamaji, 'overrides dup' and "
    "'overrides missing ds'), and then the API server does not start or uses one of two stores.",
    remediation="Name each resource once, as '/events' or 'group/resource', with a DataStore of "
    "the etcd driver.",
)
KINDS = frozenset({"TenantControlPlane"})

_RESOURCE = re.compile(r"([a-z0-9]([-a-z0-9.]*[a-z0-9])?)?/[a-z]+\Z")


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Repeated resources, resources in another form, stores that are not etcd."""
    drivers = {
        one.name: mapping(one.body, "spec").get("driver")
        for one in manifests
        if one.kind == "DataStore" and one.cluster == subject.cluster
    }
    seen: set[object] = set()
    for index, one in items(subject.body, "spec", "dataStoreOverrides"):
        place = f"/spec/dataStoreOverrides/{index}"
        resource, store = one.get("resource"), str(one.get("dataStore"))
        if not _RESOURCE.match(str(resource)):
            words = f"'{resource}' must be like '/events' or 'apps/deployments'"
            yield Violation(f"{place}/resource", words)
        elif resource in seen:
            yield Violation(f"{place}/resource", f"'{resource}' is given twice")
        seen.add(resource)
        if drivers.get(store, "etcd") != "etcd":
            words = f"DataStore '{store}' has the driver {drivers[store]}, and only etcd works"
            yield Violation(f"{place}/dataStore", words)
        elif drivers and store not in drivers:
            yield Violation(f"{place}/dataStore", f"there is no DataStore '{store}'")
