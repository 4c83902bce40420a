"""Everything that we render is accepted by a real API server, and stored as it was rendered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from conformance.record import install
from model.quantity import parse

if TYPE_CHECKING:
    from conformance.api_server import ApiServer
    from tests.conformance.conftest import Cluster

ROOT = Path(__file__).parent.parent.parent
REAL_CRDS = ROOT.parent / "shared" / "upstream" / "crds"
GIVEN = ("metallb-system", "kamaji-system")
CHANGED_BY_CONTROLLERS = ("ResourceQuota", "Namespace", "Job", "PersistentVolumeClaim")
PHASES = ("foundation", "load-balancer", "datastores", "tenants", "access", "workloads")


def clusters(tree: Path) -> Iterator[tuple[str, list[Path]]]:
    """Every cluster of a tree, with its files in the order of its phases."""
    for folder in sorted([*tree.glob("clusters/*"), *tree.glob("tenants/*")]):
        yield (
            folder.name,
            [
                path
                for phase in PHASES
                for path in sorted(folder.glob(f"{phase}/**/*.yaml"), key=namespaces_first)
            ],
        )


def committed() -> Iterator[tuple[str, list[Path]]]:
    """Every cluster of every committed tree."""
    trees = [ROOT / "dist", *sorted(ROOT.glob("examples/*/dist")),
             *sorted(ROOT.glob("tests/golden/*/dist"))]  # fmt: skip
    for tree in trees:
        for name, files in clusters(tree):
            yield f"{tree.relative_to(ROOT).parent}/{name}", files


def namespaces_first(path: Path) -> tuple[bool, str]:
    """A Namespace is applied before what is in it, as every engine does."""
    return (not path.name.startswith("namespace-"), str(path))


CLUSTERS = dict(committed())

# What the server adds to what we render: defaults of the API (documented in its reference), and
# what is its own. Indices and names are '*'.
ADDED = re.compile(
    "|".join(
        (
            r"/metadata/(uid|resourceVersion|generation|creationTimestamp|managedFields).*",
            r"/status.*",
            r"/metadata/labels/kubernetes.io~1metadata.name",
            r"/spec/finalizers.*",
            # Job and Pod template.
            r"/spec/(completionMode|suspend|podReplacementPolicy|selector|manualSelector).*",
            r"/metadata/(labels|annotations)/(batch\.kubernetes\.io~1|controller-uid|job-name).*",
            r"/spec/template/metadata/labels/(batch\.kubernetes\.io~1|controller-uid|job-name).*",
            r"/spec/template/metadata/creationTimestamp",
            r"/spec/template/spec/(dnsPolicy|terminationGracePeriodSeconds)",
            r"/spec/template/spec/containers/\*/(terminationMessage(Path|Policy))",
            r"/spec/template/spec/containers/\*/resources/requests/nvidia\.com~1.*",
            r"/spec/template/spec/containers/\*/env/\*/valueFrom/fieldRef/apiVersion",
            # CronJob.
            r"/spec/(successfulJobsHistoryLimit|failedJobsHistoryLimit|concurrencyPolicy|suspend)",
            r"/spec/jobTemplate/spec/template/spec/(dnsPolicy|terminationGracePeriodSeconds)",
            r"/spec/jobTemplate/spec/template/spec/containers/\*/(terminationMessage(Path|Policy))",
            r"/spec/jobTemplate/spec/template/spec/containers/\*/resources/requests/nvidia\.com~1.*",
            r"/spec/jobTemplate/spec/template/spec/containers/\*/env/\*/valueFrom/fieldRef/apiVersion",
            r"/spec(/jobTemplate/spec)?/backoffLimit",
            # PersistentVolumeClaim.
            r"/metadata/finalizers.*",
            r"/spec/volumeMode",
            # Gateway API.
            r"/spec/controlPlane/gateway/parentRefs/\*/(kind|group)",
            # Deployment, StatefulSet and Service.
            r"/spec/template/spec/restartPolicy",
            r"/spec/template/spec/containers/\*/ports/\*/protocol",
            r"/spec/template/spec/containers/\*/.*Probe/(successThreshold|httpGet/scheme)",
            r"/spec/persistentVolumeClaimRetentionPolicy.*",
            r"/spec/updateStrategy/rollingUpdate.*",
            r"/spec/volumeClaimTemplates/\*/(apiVersion|kind|status.*|spec/volumeMode)",
            r"/spec/(clusterIP|ipFamil|sessionAffinity|internalTrafficPolicy|type).*",
            # Admission policies and their bindings.
            r"/spec/match(Constraints|Resources)/(namespaceSelector|objectSelector|matchPolicy)",
            r"/spec/matchConstraints/resourceRules/\*/scope",
            # Defaults of Kamaji's CRD.
            r"/spec/controlPlane/deployment/(registrySettings|strategy|serviceAccountName).*",
            r"/spec/kubernetes/kubelet/preferredAddressTypes.*",
            r"/spec/networkProfile/(serviceCidr|podCidr)",
            r"/spec/addons/konnectivity/(server|agent)/(image|tolerations).*",
            r"/spec/avoidBuggyIPs",
        )
    )
    + r"\Z"
)


def differences(wanted: Any, stored: Any, pointer: str = "") -> Iterator[str]:
    """Where the stored object is not what was rendered, plus what the server may add."""
    if isinstance(wanted, dict) and isinstance(stored, dict):
        for key in wanted.keys() | stored.keys():
            yield from _field(wanted, stored, key, pointer)
    elif isinstance(wanted, list) and isinstance(stored, list):
        if len(wanted) != len(stored):
            yield f"{pointer} has {len(stored)} entries instead of {len(wanted)}"
        for one, other in zip(wanted, stored, strict=False):
            yield from differences(one, other, f"{pointer}/*")
    elif not same(wanted, stored):
        yield f"{pointer} is {stored!r} instead of {wanted!r}"


def _field(wanted: dict[str, Any], stored: dict[str, Any], key: str, pointer: str) -> Iterator[str]:
    place = f"{pointer}/{key.replace('~', '~0').replace('/', '~1')}"
    if key not in stored:
        yield f"{place} was dropped"
    elif key in wanted:
        yield from differences(wanted[key], stored[key], place)
    elif isinstance(stored[key], dict) and stored[key]:
        yield from differences({}, stored[key], place)
    elif not ADDED.match(place):
        yield f"{place} was added: {stored[key]!r}"


def same(wanted: Any, stored: Any) -> bool:
    """Equal and of one type, or two spellings of one quantity."""
    if type(wanted) is type(stored) and wanted == stored:
        return True
    texts = isinstance(wanted, str) and isinstance(stored, str)
    return texts and parse(wanted) is not None and parse(wanted) == parse(stored)


def apply_all(cluster: Cluster, files: list[Path]) -> None:
    """Applies every file, and looks at what the server says and stores."""
    for name in GIVEN:
        cluster.namespace(name)
    versions = {}
    for path in files:
        text = path.read_bytes()
        body = yaml.safe_load(text)
        answer = cluster.apply(text, body)
        assert answer.accepted, f"{path}: {answer.message}"
        assert answer.warnings == (), f"{path}: {answer.warnings}"
        assert list(differences(body, answer.body)) == [], path
        versions[path] = answer.body["metadata"]["resourceVersion"]
    for path in files:
        body = yaml.safe_load(path.read_bytes())
        again = cluster.apply(path.read_bytes(), body)
        stored = again.body["metadata"]["resourceVersion"]
        if body["kind"] not in CHANGED_BY_CONTROLLERS:
            assert stored == versions[path], f"{path} changed when it was applied again"
        # Controllers write the status of these; what we own is the same all the same.
        assert list(differences(body, again.body)) == [], path


@pytest.mark.parametrize("files", CLUSTERS.values(), ids=CLUSTERS.keys())
def test_a_tree_is_accepted_and_stored_as_it_is(cluster: Cluster, files: list[Path]) -> None:
    assert files
    apply_all(cluster, files)


@pytest.mark.skipif(not REAL_CRDS.is_dir(), reason="the real CRDs are not beside this checkout")
def test_the_real_crds_accept_it_too(cluster: Cluster, server: ApiServer, tmp_path: Path) -> None:
    for path in REAL_CRDS.glob("*.yaml"):
        if path.name.startswith(("kamaji.", "metallb.")):
            (tmp_path / path.name).write_bytes(path.read_bytes())
    install(server, tmp_path)
    try:
        for name, files in CLUSTERS.items():
            management = [path for path in files if "clusters" in path.parts]
            if management:
                apply_all(cluster, management)
                cluster.clean()
                assert name
    finally:
        install(server, ROOT / "imports" / "crds")


def test_a_difference_would_be_seen() -> None:
    wanted = {"spec": {"a": "1", "b": [{"c": 1}], "memory": "1024Mi"}}
    stored = json.loads(json.dumps(wanted))
    stored["spec"]["memory"] = "1Gi"
    assert list(differences(wanted, stored)) == []
    stored["spec"]["a"] = 1
    del stored["spec"]["b"][0]["c"]
    stored["spec"]["d"] = True
    assert sorted(differences(wanted, stored)) == [
        "/spec/a is 1 instead of '1'",
        "/spec/b/*/c was dropped",
        "/spec/d was added: True",
    ]
