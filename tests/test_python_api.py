"""The constructs without fleet files: the example, its checks, the builders, the reference."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import pipeline
from model.digest import digest
from model.error import FleetError
from model.exposure import Exposure, NodePort
from model.gpu import GpuModel, GpuPool, GpuProfile
from model.tenant import Tenant
from output.publish import publish
from spec import build as make
from spec.build_namespace import cuda_job, namespace, namespace_quota

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "python" / "main.py"


def loaded(path: Path) -> Any:
    """A program of the checkout as a module."""
    found = importlib.util.spec_from_file_location(path.stem, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


GENERATOR = loaded(ROOT / "docs" / "generate.py")
CONSTRUCTS = {node.name: node for _, node in GENERATOR.constructs()}


@pytest.fixture(scope="module")
def example() -> Any:
    return loaded(EXAMPLE)


def checked(app: Any, cluster: str = "vision") -> pipeline.Result:
    return pipeline.check_app(app, cluster=cluster, kubernetes_version="v1.36.4")


def test_the_example_writes_its_tree(example: Any, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = subprocess.run(
        [sys.executable, EXAMPLE, out],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    written = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    job = "tenants/vision/workloads/gpu-lab/gpu-lab/job-gpu-smoke-"
    assert any(one.startswith(job) for one in written)
    for path in (
        "apps/vision/dashboard/gpu-lab/deployment-dashboard.yaml",
        "clusters/kamaji/tenants/vision/tenants/tenantcontrolplane-vision.yaml",
        "tenants/vision/foundation/_cluster/namespace-gpu-lab.yaml",
    ):
        assert path in written
    tree = checked(example.app()).tree
    assert tree is not None
    locks = {"locks/kamaji.json", "locks/vision.json"}
    assert written == {one.path for one in tree.manifests} | locks


@pytest.mark.parametrize(
    ("pointer", "value", "rule"),
    [
        ("/spec/replicas", "1", "schema-invalid"),
        ("/spec/template/spec/runtimeClassName", "NVIDIA", "api-value-invalid"),
    ],
)
def test_a_mistake_in_a_chart_of_the_users_own_is_found(
    example: Any, pointer: str, value: object, rule: str
) -> None:
    from cdk8s import ApiObject, JsonPatch

    app = example.app()
    chart = app.node.find_child("dashboard")
    ApiObject.of(chart.deployment).add_json_patch(JsonPatch.add(pointer, value))
    found = [(one.rule, one.path, one.pointer) for one in checked(app).findings]
    path = "apps/vision/dashboard/gpu-lab/deployment-dashboard.yaml"
    assert found == [(rule, path, pointer)]


def test_a_broken_rule_in_a_chart_of_the_users_own_is_found(example: Any) -> None:
    from cdk8s import Chart
    from cdk8s_plus_34 import k8s

    app = example.app()
    chart = Chart(app, "mine")
    k8s.KubeSecret(
        chart,
        "secret",
        metadata=k8s.ObjectMeta(name="token", namespace="gpu-lab"),
        string_data={"token": "abc"},
    )
    assert {(one.rule, one.path) for one in checked(app).findings} == {
        ("secret-in-dist", "apps/vision/mine/gpu-lab/secret-token.yaml")
    }


def test_two_objects_of_one_name_are_found(example: Any) -> None:
    from cdk8s import Chart
    from cdk8s_plus_34 import k8s

    app = example.app()
    k8s.KubeNamespace(
        Chart(app, "mine"), "namespace", metadata=k8s.ObjectMeta(name="gpu-lab")
    )  # fmt: skip
    assert "object-duplicate" in {one.rule for one in checked(app).findings}


def test_an_app_without_objects_is_refused() -> None:
    from charts import prepare

    prepare()
    from cdk8s import App

    with pytest.raises(FleetError, match="nothing to check"):
        checked(App())


def test_the_pinned_kamaji_is_what_its_control_planes_are_checked_for(example: Any) -> None:
    result = pipeline.check_app(
        example.app(),
        cluster="vision",
        kubernetes_version="v1.36.4",
        versions={"kamaji": {"kamaji": "25.12.1-edge"}},
    )
    assert "/spec/networkProfile/serviceCidrs" in {one.pointer for one in result.findings}


def test_publish_leaves_what_is_not_ours_alone(example: Any, tmp_path: Path) -> None:
    tree = checked(example.app()).tree
    assert tree is not None
    foreign = tmp_path / "out" / "notes.txt"
    foreign.parent.mkdir()
    foreign.write_text("mine")
    assert [one.path for one in publish(tree, tmp_path / "out")] == ["notes.txt"]
    assert [path.name for path in foreign.parent.iterdir()] == ["notes.txt"]


def test_what_is_built_by_keyword_is_what_a_file_with_the_same_words_gives() -> None:
    """The defaults of the builders are those of the input, every one of them."""
    fleet, _ = pipeline.resolve(ROOT / "examples" / "minimal" / "fleet", shown="fleet")
    assert fleet is not None
    cluster = make.management_cluster(
        name="management",
        kubernetes_version="v1.36.1",
        pod_cidr="10.244.0.0/16",
        service_cidr="10.96.0.0/16",
        node_cidrs=["192.0.2.0/26"],
        namespaces=["tenants"],
        versions={"kamaji": "26.8.2-edge", "certManager": "v1.21.2"},
    )
    assert digest(cluster) == digest(fleet.management)
    (from_file,) = fleet.tenants
    assert digest(replace(built(cluster, fleet), class_name="small")) == digest(from_file)


def built(cluster: Any, fleet: Any) -> Tenant:
    """The tenant of examples/minimal, by keyword."""
    control_plane = make.control_plane(
        tenant="vision",
        namespace="tenants",
        kubernetes_version="v1.36.4",
        cluster=cluster,
        data_store=fleet.data_store("default"),
        exposure=Exposure(NodePort("192.0.2.10")),
        konnectivity_version="v0.36.0",
        port=30443,
    )
    smoke = cuda_job(
        name="smoke",
        namespace="work",
        profile=GpuProfile("slice-4g", 1, False, 4096, 25),
        variant="smoke",
    )
    return make.tenant(
        name="vision",
        stage="lab",
        owners=["@acme/vision"],
        control_plane=replace(
            control_plane, konnectivity=replace(control_plane.konnectivity, port=30132)
        ),
        network=make.network(
            service_cidrs=["10.97.0.0/16"],
            pod_cidrs=["10.245.0.0/16"],
            node_cidrs=["192.0.2.64/26"],
        ),
        driver="hostDriver",
        pools=[GpuPool("t4", GpuModel("t4", "NVIDIA-Tesla T4", 15360), "shared", 1, 1)],
        hami_version="2.10.0",
        cert_manager_version="v1.21.2",
        namespaces=[
            namespace(
                name="work",
                quota=namespace_quota(gpu=2, gpu_memory_mib=8192, gpu_core_percent=50),
                jobs=[smoke],
                field="namespaces[0]",
            )
        ],
    )


def test_a_field_that_no_class_has_is_refused() -> None:
    with pytest.raises(TypeError, match="gpu_memory"):
        namespace_quota(gpu_memory=1)


def test_every_public_construct_is_in_the_reference() -> None:
    """Found by their classes, not by their source, so that neither test can be wrong alone."""
    from charts import prepare

    prepare()
    from constructs import Construct

    public = set()
    for path in (ROOT / "charts").glob("*.py"):
        module = importlib.import_module(f"charts.{path.stem}")
        public |= {
            name
            for name, one in vars(module).items()
            if isinstance(one, type)
            and issubclass(one, Construct)
            and one.__module__ == module.__name__
            and not name.startswith("_")
        }
    page = (ROOT / "docs" / "constructs.md").read_text("utf-8")
    assert public == set(CONSTRUCTS)
    assert [name for name in sorted(public) if f"\n## {name}\n" not in page] == []


@pytest.mark.parametrize("name", CONSTRUCTS)
def test_every_argument_is_described_and_every_rendered_kind_named(name: str) -> None:
    node = CONSTRUCTS[name]
    for argument, (kind, meaning) in GENERATOR.arguments(node).items():
        assert kind, argument
        assert len(meaning.split()) > 2, argument
    kinds = {
        one.attr.removeprefix("Kube")
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute)
        and isinstance(one.value, ast.Name)
        and one.attr.startswith("Kube")
    }
    words = GENERATOR.rendered(node)
    assert words
    assert [kind for kind in sorted(kinds) if kind not in words] == []
