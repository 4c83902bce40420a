"""A random change of a rendered object gets the same verdict from us and from the API server."""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from conformance.mutations import mutate
from conformance.record import CRDS
from model.manifest import Manifest
from schemas.check import check_manifest

if TYPE_CHECKING:
    from conformance.api_server import ApiServer
    from tests.conformance.conftest import Cluster

ROOT = Path(__file__).parent.parent.parent
NAMESPACE = "changed"
CHANGES = 300

# Kind, place and rule -> why we refuse what the server accepts. There is no table for the
# reverse: what the server refuses, we refuse.
STRICTER = {
    ("LimitRange", r"/spec(/limits.*)?", "schema-invalid"): "the schema requires `limits`",
    ("LimitRange", r"/spec/limits/.*", "api-value-invalid"): "the server ignores unknown types",
    ("LimitRange", r"/spec/limits/.*", "enum-invalid"): "the server ignores unknown types",
    ("Namespace", r"/metadata/labels/pod-security.*", "api-value-invalid"): "it ignores them",
    ("RoleBinding", r"/roleRef/apiGroup", "schema-invalid"): "schemas before 1.36 require it",
    ("ClusterRoleBinding", r"/roleRef/apiGroup", "schema-invalid"): "schemas before 1.36 do",
    ("TenantControlPlane", r"/.*", "kamaji-admission"): "Kamaji's webhook does not run here",
    ("Job", r"/spec/podFailurePolicy(/rules)?", "schema-invalid"): "the schema requires `rules`",
    ("CronJob", r"/.*/podFailurePolicy(/rules)?", "schema-invalid"): "the schema requires `rules`",
    ("CronJob", r"/spec/jobTemplate/metadata/.*", "label-invalid"): "its Jobs are refused later",
    ("ResourceQuota", r"/spec/hard/requests\..*", "api-value-invalid"): "there is no half device",
}


def bodies() -> dict[str, list[dict[str, Any]]]:
    """Every object of every committed tree by kind; namespaced ones moved to one namespace."""
    found: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
    trees = ("dist", "examples/*/dist", "tests/golden/*/dist")
    for path in sorted(path for tree in trees for path in ROOT.glob(f"{tree}/*/**/*.yaml")):
        body = yaml.safe_load(path.read_bytes())
        if "apiVersion" not in body:
            continue
        if "namespace" in body["metadata"]:
            body["metadata"]["namespace"] = NAMESPACE
        content = {key: value for key, value in body.items() if key != "metadata"}
        found[body["kind"]][json.dumps(content, sort_keys=True)] = body
    return {kind: list(found[kind].values()) for kind in sorted(found)}


BODIES = bodies()


def known(kind: str, place: str, rule: str) -> bool:
    """Whether being stricter at a place has a reason."""
    return any(
        kind == one and rule == other and re.fullmatch(pattern, place)
        for one, pattern, other in STRICTER
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_change_gets_the_same_verdict(seed: int, cluster: Cluster, server: ApiServer) -> None:
    cluster.namespace(NAMESPACE)
    minor = ".".join(server.version.split(".")[:2])
    chance = random.Random(seed)
    verdicts = set()
    for _ in range(CHANGES):
        kind = chance.choice(list(BODIES))
        what, body = mutate(chance.choice(BODIES[kind]), chance)
        answer = server.apply(json.dumps(body).encode(), body, dry_run=True)
        findings = check_manifest(Manifest("unit", "o", "c", minor, body), crds=CRDS)
        verdicts.add(answer.accepted)
        if answer.accepted and findings:
            place = what.split(" ")[0]
            for one in findings:
                assert known(kind, place, one.rule), f"{kind} {what}: accepted, but {one.message}"
        assert answer.accepted or findings, f"{kind} {what}: {answer.message}"
    assert verdicts == {True, False}
