"""Every rule: a fixture that holds it, one that breaks only it, a mutation of our own output."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import charts
import rules
import schemas
import spec
from model.manifest import HelmValues, Manifest, Tree

ROOT = Path(__file__).parent.parent
FIXTURES = sorted((Path(__file__).parent / "rules").glob("*/*.yaml"))
IDS = [one.RULE.id for one in rules.ALL]


def tree_of(path: Path) -> Tree:
    """The documents of a fixture as objects of one cluster."""
    bodies = yaml.safe_load_all(path.read_text("utf-8"))
    return Tree(tuple(Manifest("unit", "o", "c", "1.36", body) for body in bodies))


def expectations(path: Path) -> set[tuple[str, str, str]]:
    """Rule, object and pointer, from the lines '# expect: Kind name /pointer'."""
    marks = (line for line in path.read_text("utf-8").splitlines() if line.startswith("# expect:"))
    found = set()
    for mark in marks:
        kind, name, pointer = mark.removeprefix("# expect:").split()
        found.add((path.parent.name, f"{kind.lower()}-{name}", pointer))
    return found


@pytest.mark.parametrize(
    "path", FIXTURES, ids=[f"{one.parent.name}/{one.stem}" for one in FIXTURES]
)
def test_each_fixture_breaks_its_own_rule_only(path: Path) -> None:
    tree = tree_of(path)
    found = {(one.rule, Path(one.path).stem, one.pointer) for one in rules.run(tree)}
    assert found == expectations(path)
    assert path.stem.startswith("bad-" if found else "ok-")


@pytest.mark.parametrize(
    "path", FIXTURES, ids=[f"{one.parent.name}/{one.stem}" for one in FIXTURES]
)
def test_each_fixture_is_what_an_api_server_accepts(path: Path) -> None:
    assert schemas.check(tree_of(path), crds=ROOT / "imports" / "crds") == ()


def test_modules_ids_and_fixtures_have_the_same_names() -> None:
    modules = {
        path.stem.replace("_", "-")
        for path in (ROOT / "rules").glob("*.py")
        if path.stem not in ("__init__", "run", "pods")
    }
    kinds = {(one.parent.name, one.stem.partition("-")[0]) for one in FIXTURES}
    assert sorted(modules) == IDS == sorted(IDS)
    assert kinds == {(rule, kind) for rule in IDS for kind in ("ok", "bad")}


@pytest.mark.parametrize("rule", rules.ALL, ids=IDS)
def test_words_of_a_rule(rule: Any) -> None:
    assert not rule.RULE.title.endswith(".")
    assert rule.RULE.remediation.endswith(".")
    assert rule.RULE.rationale.endswith(".")


@pytest.fixture(scope="module")
def lab_tree() -> Tree:
    """The lab, rendered."""
    fleet = spec.load(ROOT / "fleet", shown="fleet").fleet
    assert fleet is not None
    return charts.render(fleet)


def with_secret(body: dict[str, Any]) -> bool:
    """Puts a private key into an anchor."""
    if body["kind"] != "ConfigMap":
        return False
    body["data"]["tls.key"] = "-----BEGIN EC PRIVATE KEY-----\nMHcCAQEE\n"
    return True


def with_dead_key(body: dict[str, Any]) -> bool:
    """Limits a key that nobody enforces."""
    if body["kind"] != "ResourceQuota":
        return False
    body["spec"]["hard"]["limits.nvidia.com/gpu"] = "1"
    return True


def with_open_policy(body: dict[str, Any]) -> bool:
    """Takes one direction out of a default deny."""
    if body["metadata"]["name"] != "default-deny":
        return False
    body["spec"]["policyTypes"] = ["Ingress"]
    return True


def limits(body: dict[str, Any]) -> dict[str, Any]:
    """What the container of a Job may have."""
    found: dict[str, Any] = body["spec"]["template"]["spec"]["containers"][0]["resources"]["limits"]
    return found


def with_gibibytes(body: dict[str, Any]) -> bool:
    """Asks for memory with a suffix."""
    if body["kind"] != "Job":
        return False
    limits(body)["nvidia.com/gpumem"] = "4Gi"
    return True


def with_typo(body: dict[str, Any]) -> bool:
    """Asks for a policy that does not exist."""
    if body["kind"] != "Job":
        return False
    metadata = body["spec"]["template"]["metadata"]
    metadata["annotations"] = {"hami.io/gpu-scheduler-policy": "binpak"}
    return True


def with_other_scheduler(body: dict[str, Any]) -> bool:
    """Has Pods scheduled by somebody else."""
    if body["kind"] != "Job":
        return False
    body["spec"]["template"]["spec"]["schedulerName"] = "volcano"
    return True


MUTATIONS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "default-deny-missing": with_open_policy,
    "gpu-quota-key-not-enforced": with_dead_key,
    "gpu-request-misread": with_gibibytes,
    "hami-annotation-ignored": with_typo,
    "hami-bypassed": with_other_scheduler,
    "secret-in-dist": with_secret,
}


@pytest.mark.parametrize("rule", IDS)
def test_a_mutation_of_our_own_output_is_found(rule: str, lab_tree: Tree) -> None:
    assert rules.run(lab_tree) == ()
    bodies = [copy.deepcopy(dict(one.body)) for one in lab_tree.manifests]
    next(body for body in bodies if MUTATIONS[rule](body))
    mutated = tuple(
        Manifest(one.folder, one.owner, one.cluster, one.minor, body, one.fields)
        for one, body in zip(lab_tree.manifests, bodies, strict=True)
    )
    assert {one.rule for one in rules.run(Tree(mutated))} == {rule}


def test_values_and_scripts_are_searched_for_credentials_too() -> None:
    values = HelmValues("values/t/hami.yaml", "t", "hami", "2.10.0", {"a": ["AKIA" + "A" * 16]})
    (finding,) = rules.run(Tree((), (values,)))
    assert (finding.rule, finding.path, finding.pointer) == ("secret-in-dist", values.path, "/a/0")
