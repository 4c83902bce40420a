"""What a control plane is asked to be: sizing, rollouts, confinement, images, arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import pipeline

if TYPE_CHECKING:
    from tests.conftest import FleetFolder

A = "tenants/tenant-a/tenant.yaml"
HERE = "    namespace: tenants\n"


def built(lab: FleetFolder, text: str = "") -> Mapping[tuple[str, str], Mapping[str, Any]]:
    """The lab with lines under tenant-a's `controlPlane`: objects by kind and name."""
    if text:
        lab.edit(A, HERE, HERE + text)
    result = pipeline.build(lab.path, shown="fleet")
    assert result.findings == ()
    assert result.tree is not None
    return {(one.kind, one.name): one.body for one in result.tree.manifests}


def spec_of(objects: Mapping[tuple[str, str], Mapping[str, Any]]) -> Mapping[str, Any]:
    """The spec of tenant-a's control plane."""
    found: Mapping[str, Any] = objects["TenantControlPlane", "tenant-a"]["spec"]
    return found


def pin(lab: FleetFolder, kamaji: str, *kubernetes: str) -> None:
    """Has the lab use another release of Kamaji, and tenant-a another Kubernetes version."""
    lab.edit("fleet.yaml", "      kamaji: 26.8.2-edge", f"      kamaji: {kamaji}")
    lab.edit("fleet.yaml", "- version: 26.8.2-edge", f"- version: {kamaji}")
    for tenant in ("tenant-a", "tenant-b"):
        file = f"tenants/{tenant}/tenant.yaml"
        for version in kubernetes:
            lab.edit(file, "kubernetesVersion: v1.36.4", f"kubernetesVersion: {version}")


def test_the_quota_has_room_for_a_rollout(lab: FleetFolder) -> None:
    before = built(lab)["ResourceQuota", "control-planes"]["spec"]["hard"]
    assert before["pods"] == "4"
    after = built(lab, "    replicas: 5\n    strategy: {maxSurge: 1}\n")
    assert after["ResourceQuota", "control-planes"]["spec"]["hard"]["pods"] == "8"
    assert spec_of(after)["controlPlane"]["deployment"]["strategy"] == {
        "type": "RollingUpdate",
        "rollingUpdate": {"maxSurge": 1, "maxUnavailable": 0},
    }


def test_spread_and_probes(lab: FleetFolder) -> None:
    deployment = spec_of(built(
        lab,
        "    topologySpreadConstraints:\n"
        "      - {topologyKey: rack, maxSkew: 2, whenUnsatisfiable: DoNotSchedule}\n"
        "    probes:\n      startup: {failureThreshold: 60}\n      liveness: {timeoutSeconds: 5}\n",
    ))["controlPlane"]["deployment"]  # fmt: skip
    assert deployment["topologySpreadConstraints"] == [
        {"topologyKey": "rack", "maxSkew": 2, "whenUnsatisfiable": "DoNotSchedule"}
    ]
    assert deployment["probes"] == {
        "startup": {"failureThreshold": 60},
        "liveness": {"timeoutSeconds": 5},
    }


def level(objects: Mapping[tuple[str, str], Mapping[str, Any]]) -> str:
    """The Pod Security level of the management namespace."""
    labels = objects["Namespace", "tenants"]["metadata"]["labels"]
    return str(labels["pod-security.kubernetes.io/enforce"])


def test_a_namespace_has_the_lowest_level_of_its_control_planes(lab: FleetFolder) -> None:
    assert level(built(lab)) == "restricted"
    objects = built(lab, "    podSecurity: baseline\n")
    assert level(objects) == "baseline"
    assert "podSecurityContext" not in spec_of(objects)["controlPlane"]["deployment"]


def test_a_low_port_and_an_old_release_leave_baseline(lab: FleetFolder) -> None:
    objects = built(lab, "    port: 443\n")
    assert level(objects) == "baseline"
    pin(lab, "26.6.3-edge")
    objects = built(lab)
    assert level(objects) == "baseline"
    server = spec_of(objects)["addons"]["konnectivity"]["server"]
    assert "securityContext" not in server


def test_restricted_with_a_release_that_lacks_it(
    lab: FleetFolder, line_of: Callable[[Path, str], int]
) -> None:
    pin(lab, "26.6.3-edge")
    lab.edit(A, HERE, HERE + "    podSecurity: restricted\n")
    found = pipeline.build(lab.path, shown="fleet").findings
    assert {one.rule for one in found} == {"kamaji-field-unsupported"}
    lines = {one.location.line for one in found if one.location}
    assert lines == {line_of(lab.path / A, "podSecurity:")}


def test_images_from_a_mirror(lab: FleetFolder) -> None:
    objects = built(
        lab, "    registry: {mirror: mirror.example.com/k8s, imagePullSecrets: [pull]}\n"
    )
    found = spec_of(objects)
    deployment, addons = found["controlPlane"]["deployment"], found["addons"]
    assert deployment["registrySettings"] == {"registry": "mirror.example.com/k8s"}
    assert deployment["serviceAccountName"] == "tenant-a-control-plane"
    assert addons["coreDNS"] == addons["kubeProxy"] == {"imageRepository": "mirror.example.com/k8s"}
    images = [addons["konnectivity"][one]["image"] for one in ("server", "agent")]
    assert images == [
        f"mirror.example.com/k8s/kas-network-proxy/proxy-{one}" for one in ("server", "agent")
    ]
    account = objects["ServiceAccount", "tenant-a-control-plane"]
    assert account["imagePullSecrets"] == [{"name": "pull"}]
    assert account["automountServiceAccountToken"] is False
    assert account["metadata"]["namespace"] == "tenants"


def test_arguments(lab: FleetFolder) -> None:
    objects = built(lab, "    extraArgs:\n      apiServer: [--event-ttl=2h]\n")
    deployment = spec_of(objects)["controlPlane"]["deployment"]
    assert deployment["extraArgs"] == {"apiServer": ["--event-ttl=2h"]}


def test_an_argument_of_kamaji_is_an_error_at_its_line(
    lab: FleetFolder, line_of: Callable[[Path, str], int]
) -> None:
    lab.edit(A, HERE, HERE + "    extraArgs:\n      apiServer: [--secure-port=443]\n")
    (finding,) = pipeline.build(lab.path, shown="fleet").findings
    assert finding.rule == "control-plane-argument-ignored"
    assert "use `networkProfile.port`" in finding.message
    assert finding.location is not None
    assert finding.location.line == line_of(lab.path / A, "--secure-port")


def test_agents_as_a_deployment_and_frozen_writes(lab: FleetFolder) -> None:
    found = spec_of(built(
        lab, "    konnectivity: {agentReplicas: 3}\n    writePermissions: {blockDeletion: true}\n"
    ))  # fmt: skip
    agent = found["addons"]["konnectivity"]["agent"]
    assert (agent["mode"], agent["replicas"]) == ("Deployment", 3)
    assert found["writePermissions"] == {
        "blockCreation": False,
        "blockUpdate": False,
        "blockDeletion": True,
    }


@pytest.mark.parametrize(
    ("kamaji", "kubernetes", "patched"),
    [
        ("26.8.2-edge", "v1.34.2", True),
        ("26.8.2-edge", "v1.35.0", False),
        ("edge-25.12.3", "v1.34.2", False),
    ],
)
def test_old_kubelets_get_a_configuration_that_they_know(
    lab: FleetFolder, kamaji: str, kubernetes: str, patched: bool
) -> None:
    pin(lab, kamaji, kubernetes)
    kubelet = spec_of(built(lab))["kubernetes"]["kubelet"]
    assert ("configurationJSONPatches" in kubelet) == patched
    if patched:
        assert kubelet["configurationJSONPatches"] == [
            {
                "op": "add",
                "path": "/featureGates",
                "value": {
                    "KubeletCrashLoopBackOffMax": False,
                    "KubeletEnsureSecretPulledImages": False,
                },
            },
            {"op": "remove", "path": "/crashLoopBackOff/maxContainerRestartPeriod"},
            {"op": "remove", "path": "/imagePullCredentialsVerificationPolicy"},
            {"op": "add", "path": "/cgroupDriver", "value": "systemd"},
        ]


def test_between_the_two_releases_an_old_version_is_an_error(
    lab: FleetFolder, line_of: Callable[[Path, str], int]
) -> None:
    pin(lab, "edge-26.1.2", "v1.34.2")
    found = pipeline.build(lab.path, shown="fleet").findings
    assert {one.rule for one in found} == {"kamaji-field-unsupported"}
    assert line_of(lab.path / A, "kubernetesVersion:") in {
        one.location.line for one in found if one.location
    }
