"""What people may do: each role holds the one before it, and none may change the fence."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import charts
import rules
import spec
from charts.role_rules import ROLES, grants_of, verbs_of
from rules import access_too_wide

ROOT = Path(__file__).parent.parent
FENCE = {
    ("", "limitranges"), ("", "namespaces"), ("", "nodes"), ("", "resourcequotas"),
    ("", "serviceaccounts"), ("networking.k8s.io", "networkpolicies"),
}  # fmt: skip
READ = {"get", "list", "watch"}


def test_each_role_holds_what_the_one_before_it_holds() -> None:
    roles = [verbs_of(role) for role in ROLES]
    for smaller, larger in itertools.pairwise(roles):
        for key, verbs in smaller.items():
            assert set(verbs) <= set(larger[key])


@pytest.mark.parametrize("role", ROLES)
def test_no_role_changes_the_fence_or_reads_a_secret(role: str) -> None:
    table = verbs_of(role)
    for key in FENCE & table.keys():
        assert set(table[key]) <= READ
    assert not READ & set(table.get(("", "secrets"), ()))
    assert not any(group == "rbac.authorization.k8s.io" for group, _ in table)


@pytest.mark.parametrize("role", ROLES)
def test_what_is_rendered_is_the_table(role: str) -> None:
    rendered = {
        (group, resource): tuple(sorted(verbs))
        for group, resources, verbs in grants_of(role)
        for resource in resources
    }
    assert rendered == verbs_of(role)


def test_the_tenancy_fleet_has_every_role_and_no_finding() -> None:
    folder = ROOT / "tests" / "golden" / "tenancy" / "fleet"
    fleet = spec.load(folder, shown="fleet").fleet
    assert fleet is not None
    tree = charts.render(fleet)
    names = {one.name for one in tree.manifests if one.kind == "Role"}
    assert {"viewer", "developer", "namespace-admin"} <= names
    assert rules.run(tree, [access_too_wide]) == ()
