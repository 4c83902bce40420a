"""Every rule about one object: a manifest that holds it and one that breaks only it."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
import yaml

import schemas
from model.error import FleetError
from model.manifest import HelmValues, Manifest, Owner, Tree
from model.rule import Rule
from schemas import rules
from schemas.catalog import find

ROOT = Path(__file__).parent.parent
CRDS = ROOT / "imports" / "crds"
FIXTURES = sorted((Path(__file__).parent / "schemas").glob("*/*.yaml"))
MINORS = ("1.34", "1.35", "1.36", "1.37")


def tree_of(path: Path) -> Tree:
    """The documents of a fixture as a tree; one of kind HelmValues stands for chart values.

    A line '# kamaji: TAG' pins the release of Kamaji in the cluster.
    """
    manifests: list[Manifest] = []
    values: list[HelmValues] = []
    text = path.read_text("utf-8")
    pins = [line.removeprefix("# kamaji:").strip() for line in text.splitlines()
            if line.startswith("# kamaji:")]  # fmt: skip
    owners = tuple(Owner("c", "", {"kamaji": tag}) for tag in pins)
    for body in yaml.safe_load_all(text):
        if body.get("kind") == "HelmValues":
            values.append(
                HelmValues("values.yaml", "o", body["chart"], body["version"], body["values"])
            )
        else:
            manifests.append(Manifest("unit", "o", "c", "1.36", body))
    filler = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "x", "namespace": "y"}}
    return Tree(
        tuple(manifests or [Manifest("unit", "o", "c", "1.36", filler)]),
        tuple(values),
        owners=owners,
    )


def expectations(path: Path) -> set[tuple[str, str]]:
    """The pointers that a fixture's first lines say are found; the rule is the folder's name."""
    marks = (line for line in path.read_text("utf-8").splitlines() if line.startswith("# expect:"))
    return {(path.parent.name, mark.removeprefix("# expect:").strip()) for mark in marks}


@pytest.mark.parametrize(
    "path", FIXTURES, ids=[f"{one.parent.name}/{one.stem}" for one in FIXTURES]
)
def test_each_fixture_breaks_its_own_rule_only(path: Path) -> None:
    found = schemas.check(tree_of(path), crds=CRDS)
    assert {(one.rule, one.pointer) for one in found} == expectations(path)
    assert path.stem.startswith("bad-" if expectations(path) else "ok-")


def test_every_rule_has_a_fixture_that_holds_and_one_that_breaks_it() -> None:
    declared = {one.id for one in vars(rules).values() if isinstance(one, Rule)}
    # A change needs the object as it was: the corpus of conformance/cases has those.
    declared.remove(rules.FIELD_IMMUTABLE.id)
    kinds = {(one.parent.name, one.stem.partition("-")[0]) for one in FIXTURES}
    assert kinds == {(rule, kind) for rule in declared for kind in ("ok", "bad")}


def test_nothing_to_check_is_no_success() -> None:
    with pytest.raises(FleetError, match="nothing to check"):
        schemas.check(Tree(()), crds=CRDS)


@pytest.mark.parametrize("minor", MINORS)
def test_no_schema_is_ever_fetched(minor: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a connection was attempted")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    find.cache_clear()
    for api_version, kind in (("v1", "Pod"), ("batch/v1", "Job"), ("v1", "ResourceQuota")):
        api = find(api_version, kind, minor, CRDS)
        assert api is not None
        assert not api.validator.is_valid({"apiVersion": api_version, "kind": kind, "spec": 1})


def test_an_unknown_minor_version_makes_every_kind_unknown() -> None:
    assert find("v1", "Pod", "1.99", CRDS) is None


def test_findings_point_at_the_line_that_a_field_comes_from() -> None:
    from model.location import Location

    place = Location("fleet/x.yaml", 7, 3)
    body = {
        "apiVersion": "v1",
        "kind": "ConfigMap",
        "metadata": {"name": "Bad_Name", "namespace": "y"},
    }
    manifest = Manifest("unit", "o", "c", "1.36", body, {"/metadata": place})
    (finding,) = schemas.check(Tree((manifest,)), crds=CRDS)
    assert (finding.location, finding.pointer) == (place, "/metadata/name")
