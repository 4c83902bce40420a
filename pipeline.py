"""load -> render -> check: knows the order of the stages, writes nothing, prints nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import charts
import rules
import schemas
import spec
from model.error import FleetError
from model.fleet import Fleet
from model.manifest import Tree
from model.origin import Origin
from model.report import Finding, sort_findings
from model.suggestion import suggest

KINDS = spec.KINDS
schema_text = spec.schema_text

CRDS = Path(__file__).parent / "imports" / "crds"


@dataclass(frozen=True)
class Result:
    """What came of a fleet folder; fleet and tree are None where its files have errors.

    What came of an app has a tree and no fleet.
    """

    fleet: Fleet | None
    tree: Tree | None
    findings: tuple[Finding, ...]


def resolve(directory: Path, *, shown: str) -> tuple[Fleet | None, tuple[Finding, ...]]:
    """The fleet as its files resolve, without rendering it; None where they have errors.

    Raises FleetError where there is nothing to read.
    """
    loaded = spec.load(directory, shown=shown)
    return loaded.fleet, loaded.findings


def origins(fleet: Fleet, tenant: str, field: str) -> Mapping[str, Origin]:
    """The resolved values of a tenant, all of them or those at and below a field.

    Raises FleetError for an unknown tenant or field.
    """
    found = next((one for one in fleet.tenants if one.name == tenant), None)
    if found is None:
        known = ", ".join(one.name for one in fleet.tenants)
        raise FleetError(f"no tenant '{tenant}'", f"Known tenants: {known}.")
    values = {
        path: origin
        for path, origin in found.traced.origins.items()
        if origin.value is not None
        and (not field or path == field or path.startswith((f"{field}.", f"{field}[")))
    }
    if not values:
        near = suggest(field, found.traced.origins)
        hint = f"Did you mean '{near}'?" if near else "Leave the field out to see all values."
        raise FleetError(f"'{tenant}' has no field '{field}'", hint)
    return values


def build(directory: Path, *, shown: str, step: Callable[[str], None] = lambda _: None) -> Result:
    """Renders and checks a fleet folder; `shown` is how messages name it.

    Raises FleetError where there is nothing to read, to render or to check.
    """
    step(f"read {shown}")
    loaded = spec.load(directory, shown=shown)
    if loaded.fleet is None:
        return Result(None, None, loaded.findings)
    tree = charts.render(loaded.fleet, step)
    step("check")
    found = (*loaded.findings, *schemas.check(tree, crds=CRDS), *rules.run(tree))
    return Result(loaded.fleet, tree, sort_findings(found))


def check_app(
    app: charts.App,
    *,
    cluster: str,
    kubernetes_version: str,
    versions: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
) -> Result:
    """What the charts of any cdk8s app yield, with the findings that a fleet's tree would have.

    `cluster` is where charts that are no units of ours go, at `kubernetes_version` ('v1.36.4');
    `versions` maps a cluster to its pinned components: {'mgmt': {'kamaji': '26.8.2-edge'}} checks
    what that release lacks. Raises FleetError for an app without objects.
    """
    tree = charts.app_tree(
        app, cluster=cluster, kubernetes_version=kubernetes_version, versions=versions
    )
    return Result(None, tree, sort_findings((*schemas.check(tree, crds=CRDS), *rules.run(tree))))
