"""Any valid fleet renders without a finding, the same every time, and fits together."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pipeline
from model.manifest import Tree
from output.files import files
from output.yaml_text import to_yaml
from spec.source import read

ROOT = Path(__file__).parent.parent
# Namespaces that a cluster or a chart brings; objects of ours may lie there.
GIVEN = {"kube-system", "metallb-system"}


def lab_documents() -> dict[str, Any]:
    """The lab's files as data."""
    documents, _ = read(ROOT / "fleet", shown="fleet")
    return {document.relative: document.data for document in documents}


NAMES = st.from_regex(r"[a-z][a-z0-9-]{0,18}[a-z0-9]", fullmatch=True).filter(
    lambda name: not name.startswith(("kube-", "kamaji")) and name not in ("default", "hami-system")
)
ALLOWANCES = st.lists(
    st.sampled_from(
        [
            {"dns": {}},
            {"sameNamespace": {}},
            {"ingressFrom": {"namespace": "ingress", "ports": [80, 443]}},
            {"egressTo": {"cidr": "10.9.0.0/24", "ports": [443]}},
            {"egressTo": {"name": "store", "cidr": "10.8.0.0/16", "ports": [9000]}},
        ]
    ),
    max_size=4,
    unique_by=json.dumps,
)
NAMESPACES = st.lists(
    st.fixed_dictionaries(
        {"name": NAMES, "allow": ALLOWANCES},
        optional={
            "quota": st.fixed_dictionaries(
                {"pods": st.integers(0, 99), "gpuMemoryMiB": st.integers(0, 99999)}
            ),
            "lifecycle": st.sampled_from(["active", "retiring", "retired"]),
        },
    ),
    min_size=1,
    max_size=3,
    unique_by=lambda one: str(one["name"]),
)
JOBS = st.fixed_dictionaries(
    {
        "variant": st.just("placement"),
        "gpuProfile": st.sampled_from(["slice-4g", "slice-16g"]),
        "completions": st.integers(2, 5),
        "run": st.integers(1, 9),
    }
)
TRAININGS = st.fixed_dictionaries(
    {
        "image": st.just("example.com/train:1"),
        "command": st.just(["train"]),
        "gpuProfile": st.sampled_from(["slice-4g", "slice-16g"]),
        "checkpoint": st.fixed_dictionaries(
            {"size": st.just("1Gi"), "accessMode": st.just("ReadWriteMany")},
            optional={"resume": st.sampled_from(["acrossJobs", "withinJob"])},
        ),
        "completions": st.integers(2, 5),
        "parallelism": st.integers(1, 2),
    },
    optional={
        "schedule": st.fixed_dictionaries(
            {"cron": st.sampled_from(["0 2 * * *", "*/5 1-3 * 2 MON"])}
        ),
        "sharedMemory": st.sampled_from(["64Mi", "1Gi"]),
        "failOnExitCodes": st.lists(st.integers(1, 255), min_size=1, unique=True),
    },
)
# Room for whatever is drawn: everything that runs in a namespace has to fit into its quota.
ROOM = {
    "requests": {"cpu": "100", "memory": "100Gi"},
    "limits": {"cpu": "100", "memory": "100Gi"},
    "pods": 99,
    "gpu": 99,
    "gpuMemoryMiB": 999999,
    "gpuCorePercent": 9999,
}


@st.composite
def fleets(draw: st.DrawFn) -> dict[str, Any]:
    """A fleet of one to three tenants, as data by file."""
    found = lab_documents()
    template = found.pop("tenants/tenant-a/tenant.yaml")
    found = {path: data for path, data in found.items() if not path.startswith("tenants/")}
    for index, name in enumerate(draw(st.lists(NAMES, min_size=1, max_size=3, unique=True))):
        tenant = json.loads(json.dumps(template))
        tenant["metadata"]["name"] = name
        body = tenant["spec"]
        plane = body["controlPlane"]
        plane["dataStoreSchema"] = plane["dataStoreUsername"] = f"schema_{index}"
        plane["replicas"] = draw(st.integers(1, 5))
        plane["exposure"]["loadBalancer"]["address"] = f"172.18.255.{200 + index}"
        body["network"] = {
            "serviceCidr": f"10.{100 + index}.0.0/16",
            "podCidr": f"10.{200 + index}.0.0/16",
            "nodeCidrs": [f"172.18.{10 + index}.0/24"],
        }
        body["lifecycle"] = draw(st.sampled_from(["active", "active", "retiring", "retired"]))
        body["lifecycleReason"] = "It is needed or not."
        body["namespaces"] = draw(NAMESPACES)
        for namespace in body["namespaces"]:
            namespace["lifecycleReason"] = "It is needed or not."
            if draw(st.booleans()):
                namespace["quota"] = ROOM
                training = {
                    "apiVersion": "gpu-tenants.io/v1alpha1",
                    "kind": "TrainingJob",
                    "metadata": {"name": "train"},
                    "spec": draw(TRAININGS),
                }
                found[f"tenants/{name}/{namespace['name']}/train.yaml"] = training
            if draw(st.booleans()):
                namespace["quota"] = ROOM
                job = json.loads(json.dumps(lab_documents()[
                    "tenants/tenant-a/gpu-lab/gpu-placement.yaml"]))  # fmt: skip
                job["spec"] = draw(JOBS)
                found[f"tenants/{name}/{namespace['name']}/gpu-placement.yaml"] = job
        found[f"tenants/{name}/tenant.yaml"] = tenant
    return found


def build(fleet: dict[str, Any], order: int) -> Tree:
    """Renders a fleet, written in one order or the other."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in sorted(fleet, reverse=bool(order)):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(to_yaml(fleet[path]), "utf-8")
        result = pipeline.build(folder, shown="fleet")
    assert result.findings == ()
    assert result.tree is not None
    return result.tree


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(fleets())
def test_any_valid_fleet(fleet: dict[str, Any]) -> None:
    tree = build(fleet, 0)
    made = files(tree)
    assert made == files(build(fleet, 1))
    identities = [manifest.identity for manifest in tree.manifests]
    assert len(set(identities)) == len(identities)
    namespaces = {
        (manifest.cluster, manifest.name)
        for manifest in tree.manifests
        if manifest.kind == "Namespace"
    }
    for manifest in tree.manifests:
        if manifest.namespace and manifest.namespace not in GIVEN:
            assert (manifest.cluster, manifest.namespace) in namespaces
    folders = {manifest.folder for manifest in tree.manifests}
    anchored = {manifest.folder for manifest in tree.manifests if manifest.kind == "ConfigMap"}
    assert folders == anchored
