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
        if path.stem not in ("__init__", "run", "pods", "fields", "demand")
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
    limits(body)["nvidia.com/gpumem"] = "4k"
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


def plane(body: dict[str, Any]) -> dict[str, Any]:
    """The spec of a TenantControlPlane; empty for other kinds."""
    found: dict[str, Any] = body["spec"] if body["kind"] == "TenantControlPlane" else {}
    return found


def with_managed_argument(body: dict[str, Any]) -> bool:
    """Gives an argument that Kamaji sets itself."""
    extra = {"apiServer": ["--etcd-prefix=/other"]}
    plane(body).get("controlPlane", {}).get("deployment", {})["extraArgs"] = extra
    return bool(plane(body))


def with_tracking_mark(body: dict[str, Any]) -> bool:
    """Puts a mark of an engine on the Service that Kamaji makes."""
    labels = {"kustomize.toolkit.fluxcd.io/name": "tenants"}
    plane(body).get("controlPlane", {}).get("service", {})["additionalMetadata"] = {
        "labels": labels
    }
    return bool(plane(body))


def with_taken_port(body: dict[str, Any]) -> bool:
    """Has the API server listen where the scheduler does."""
    plane(body).get("networkProfile", {})["port"] = 10259
    return bool(plane(body))


def with_dangling_mount(body: dict[str, Any]) -> bool:
    """Mounts a volume that nobody declares."""
    mounts = {"apiServer": [{"name": "audit", "mountPath": "/etc/audit"}]}
    plane(body).get("controlPlane", {}).get("deployment", {})["additionalVolumeMounts"] = mounts
    return bool(plane(body))


def with_unplaced_credential(body: dict[str, Any]) -> bool:
    """Makes of an anchor a DataStore whose password is nowhere."""
    if body["kind"] != "ConfigMap":
        return False
    password = {"secretReference": {"name": "sql", "keyPath": "password"}}
    username = {"secretReference": {"name": "sql", "namespace": "x", "keyPath": "user"}}
    body.pop("data")
    body["kind"], body["apiVersion"] = "DataStore", "kamaji.clastix.io/v1alpha1"
    body["spec"] = {"driver": "MySQL", "endpoints": ["sql:3306"]}
    body["spec"]["basicAuth"] = {"username": username, "password": password}
    return True


def with_the_schema_of_another(body: dict[str, Any]) -> bool:
    """Has tenant-b write over tenant-a."""
    if body["metadata"]["name"] != "tenant-b" or not plane(body):
        return False
    plane(body)["dataStoreSchema"] = "tenant_a"
    return True


def with_two_overrides(body: dict[str, Any]) -> bool:
    """Sends one resource to two stores."""
    override = {"resource": "/events", "dataStore": "default"}
    plane(body)["dataStoreOverrides"] = [override, override]
    return bool(body["kind"] == "TenantControlPlane")


def with_open_generator(body: dict[str, Any]) -> bool:
    """Makes of an anchor a KubeconfigGenerator for every tenant."""
    if body["kind"] != "ConfigMap":
        return False
    body.pop("data")
    body["kind"], body["apiVersion"] = "KubeconfigGenerator", "kamaji.clastix.io/v1alpha1"
    body["spec"] = {"user": {"stringValue": "deliverer"}}
    return True


def with_more_pods(body: dict[str, Any]) -> bool:
    """Runs more Pods at once than the quota has cards for."""
    if body["kind"] != "Job":
        return False
    body["spec"].update(completions=3, parallelism=3)
    return True


def with_a_large_container(body: dict[str, Any]) -> bool:
    """Lets a container have more memory than its LimitRange allows."""
    if body["kind"] != "Job":
        return False
    limits(body)["memory"] = "12Gi"
    body["spec"].update(parallelism=1)
    return True


def with_right_to_quotas(body: dict[str, Any]) -> bool:
    """Lets developers raise their own quota."""
    if body["kind"] != "Role":
        return False
    right = {"apiGroups": [""], "resources": ["resourcequotas"], "verbs": ["patch"]}
    body["rules"].append(right)
    return True


MUTATIONS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "access-too-wide": with_right_to_quotas,
    "control-plane-argument-ignored": with_managed_argument,
    "control-plane-metadata-copied": with_tracking_mark,
    "control-plane-unreachable": with_taken_port,
    "control-plane-volume-broken": with_dangling_mount,
    "datastore-credential-incomplete": with_unplaced_credential,
    "datastore-identity-conflict": with_the_schema_of_another,
    "datastore-override-broken": with_two_overrides,
    "container-outside-limit-range": with_a_large_container,
    "quota-exceeded": with_more_pods,
    "default-deny-missing": with_open_policy,
    "gpu-quota-key-not-enforced": with_dead_key,
    "gpu-request-misread": with_gibibytes,
    "hami-annotation-ignored": with_typo,
    "hami-bypassed": with_other_scheduler,
    "kubeconfig-generator-unbounded": with_open_generator,
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
