"""What a tenant's people and Pods may do, on a real API server with the rendered fences."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from conformance.api_server import wait_for
from tests.conformance.conftest import DEVELOPER, STRANGER, Cluster

if TYPE_CHECKING:
    from conformance.api_server import Answer, ApiServer

ROOT = Path(__file__).parent.parent.parent
TENANT = ROOT / "dist" / "tenants" / "tenant-a"
NAMESPACE = "gpu-lab"
CONTAINER = "/spec/containers/0"


@pytest.fixture(scope="module")
def tenant(server: ApiServer) -> Iterator[Cluster]:
    """The foundation and the access of the lab's tenant-a."""
    made = Cluster(server)
    files = [
        *sorted(TENANT.glob("foundation/**/namespace-*.yaml")),
        *sorted(TENANT.glob("foundation/*/*.yaml")),
        *sorted(TENANT.glob("access/**/*.yaml")),
    ]
    for path in files:
        answer = made.apply(path.read_bytes(), yaml.safe_load(path.read_bytes()))
        assert answer.accepted, answer.message
    quota = yaml.safe_load((TENANT / "foundation/gpu-lab/resourcequota-budget.yaml").read_bytes())
    wait_for(lambda: "hard" in server.get(quota).body.get("status", {}), "the quota")
    account = {
        "apiVersion": "v1",
        "kind": "ServiceAccount",
        "metadata": {"name": "default", "namespace": NAMESPACE},
    }
    wait_for(lambda: server.get(account).accepted, "the default account")
    refused = pod("waiting", labels={"hami.io/webhook": "ignore"})
    wait_for(lambda: not server.create(refused, dry_run=True).accepted, "the policy")
    yield made
    made.clean()


def job() -> dict[str, Any]:
    """The lab's Job, as it lies on disk."""
    (path,) = (TENANT / "workloads").glob("**/job-*.yaml")
    body: dict[str, Any] = yaml.safe_load(path.read_bytes())
    return body


def pod(name: str, labels: dict[str, str] | None = None, **changes: Any) -> dict[str, Any]:
    """A Pod as the Job controller makes it of the lab's Job, changed at JSON pointers of dots."""
    template = copy.deepcopy(job()["spec"]["template"])
    template["metadata"]["labels"].update(labels or {})
    body = {
        "apiVersion": "v1",
        "kind": "Pod",
        "metadata": {**template["metadata"], "name": name, "namespace": NAMESPACE},
        "spec": template["spec"],
    }
    body["spec"].update(changes)
    return body


def container(**changes: Any) -> dict[str, Any]:
    """The container of the lab's Job, changed."""
    (found,) = copy.deepcopy(job()["spec"]["template"]["spec"]["containers"])
    found.update(changes)
    return {"containers": [found]}


def test_pods_are_admitted_up_to_the_quota_and_refused_beyond(
    tenant: Cluster, server: ApiServer
) -> None:
    made: list[dict[str, Any]] = []
    try:
        for index in range(2):
            body = pod(f"slice-{index}")
            answer = server.create(body)
            assert answer.accepted, answer.message
            assert answer.warnings == ()
            made.append(body)
        third = server.create(pod("slice-2"))
        assert third.status == 403
        assert "exceeded quota: budget" in third.message
        assert "requests.nvidia.com/gpu=2" in third.message
    finally:
        for body in made:
            server.delete(body)


BYPASSES: dict[str, tuple[dict[str, Any], str]] = {
    "another scheduler": (pod("p", schedulerName="default-scheduler"), "hami-scheduler"),
    "the webhook ignored": (pod("p", labels={"hami.io/webhook": "ignore"}), "hami.io/webhook"),
    "a node named outright": (pod("p", nodeName="gpu-a"), "nodeName"),
    "control switched off": (
        pod("p", **container(env=[{"name": "CUDA_DISABLE_CONTROL", "value": "true"}])),
        "CUDA_DISABLE_CONTROL",
    ),
    "all devices visible": (
        pod("p", **container(env=[{"name": "NVIDIA_VISIBLE_DEVICES", "value": "all"}])),
        "NVIDIA_VISIBLE_DEVICES",
    ),
    "privileged": (
        pod("p", **container(securityContext={"privileged": True})),
        "privileged",
    ),
}


@pytest.mark.parametrize(("body", "words"), BYPASSES.values(), ids=BYPASSES.keys())
def test_ways_around_hami_are_refused(
    tenant: Cluster, server: ApiServer, body: dict[str, Any], words: str
) -> None:
    answer = server.create(body, dry_run=True)
    assert answer.status in (403, 422)
    assert words in answer.message


def test_a_pod_without_a_card_is_left_alone(tenant: Cluster, server: ApiServer) -> None:
    limits = {"cpu": "100m", "memory": "64Mi"}
    body = pod(
        "plain", schedulerName="default-scheduler", **container(resources={"limits": limits})
    )
    answer = server.create(body, dry_run=True)
    assert answer.accepted, answer.message


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"hostNetwork": True}, "restricted"),
        ({"securityContext": {}}, "restricted"),
        ({"volumes": [{"name": "h", "hostPath": {"path": "/"}}]}, "restricted"),
    ],
)
def test_pod_security_is_enforced(
    tenant: Cluster, server: ApiServer, changes: dict[str, Any], words: str
) -> None:
    answer = server.create(pod("p", **changes), dry_run=True)
    assert answer.status == 403
    assert words in answer.message


def test_the_limit_range_gives_defaults_and_maxima(tenant: Cluster, server: ApiServer) -> None:
    answer = server.create(
        pod("p", schedulerName="default-scheduler", **container(resources={})), dry_run=True
    )
    assert answer.accepted, answer.message
    (made,) = answer.body["spec"]["containers"]
    # Never a card: a default there would make every container a GPU container.
    assert made["resources"] == {
        "requests": {"cpu": "100m", "memory": "128Mi"},
        "limits": {"cpu": "500m", "memory": "512Mi"},
    }
    large = {"limits": {"cpu": "5", "memory": "1Gi"}, "requests": {"cpu": "1", "memory": "1Gi"}}
    refused = server.create(
        pod("p", schedulerName="default-scheduler", **container(resources=large)), dry_run=True
    )
    assert refused.status == 403
    assert "maximum cpu usage per Container is 4" in refused.message


def test_a_developer_runs_jobs_and_nothing_else(tenant: Cluster, server: ApiServer) -> None:
    def attempt(body: dict[str, Any], user: str = DEVELOPER) -> Answer:
        return server.create(body, dry_run=True, user=user)

    body = job()
    body["metadata"].pop("annotations", None)
    assert attempt(body).accepted
    assert attempt(body, STRANGER).status == 403
    assert attempt(pod("p")).status == 403
    for path in sorted(TENANT.glob("foundation/**/*.yaml")):
        assert attempt(yaml.safe_load(path.read_bytes())).status == 403, path


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"env": [{"name": "NVIDIA_VISIBLE_DEVICES", "value": "all"}]}, "NVIDIA_VISIBLE_DEVICES"),
        ({"env": [{"name": "CUDA_DISABLE_CONTROL", "value": "true"}]}, "CUDA_DISABLE_CONTROL"),
        ({"securityContext": {"privileged": True}}, "privileged"),
        ({}, ""),
    ],
)
def test_an_ephemeral_container_is_held_like_the_others(
    tenant: Cluster, server: ApiServer, changes: dict[str, Any], words: str
) -> None:
    body = pod("debugged")
    stored = server.create(body)
    assert stored.accepted, stored.message
    try:
        changed = copy.deepcopy(stored.body)
        secure = container()["containers"][0]["securityContext"]
        changed["spec"]["ephemeralContainers"] = [
            {"name": "debug", "image": "docker.io/library/busybox:1", "securityContext": secure}
            | changes
        ]
        answer = server.request(
            "PUT", f"{server.path(body)}/ephemeralcontainers", json.dumps(changed).encode()
        )
        assert answer.accepted == (not words), answer.message
        assert words in answer.message
    finally:
        server.delete(body)


VERBS = ("get", "list", "watch", "create", "update", "patch", "delete", "deletecollection")
RESOURCES = {
    "": (
        "pods", "pods/log", "pods/exec", "pods/portforward", "pods/ephemeralcontainers", "events",
        "configmaps",
        "secrets", "services", "serviceaccounts", "serviceaccounts/token", "resourcequotas",
        "limitranges", "namespaces", "nodes", "nodes/proxy", "persistentvolumeclaims",
    ),
    "batch": ("jobs", "cronjobs"),
    "apps": ("deployments", "daemonsets"),
    "networking.k8s.io": ("networkpolicies",),
    "rbac.authorization.k8s.io": ("roles", "rolebindings", "clusterroles", "clusterrolebindings"),
    "admissionregistration.k8s.io": (
        "validatingadmissionpolicies", "validatingadmissionpolicybindings",
        "mutatingwebhookconfigurations",
    ),
    "node.k8s.io": ("runtimeclasses",),
}  # fmt: skip
READ = {"get", "list", "watch"}
MAY = {
    ("", "configmaps"): READ,
    ("", "events"): READ,
    ("", "limitranges"): READ,
    ("", "persistentvolumeclaims"): READ,
    ("", "pods"): {"delete", *READ},
    ("", "pods/log"): {"get"},
    ("", "pods/portforward"): {"create", "get"},
    ("", "resourcequotas"): READ,
    ("", "services"): READ,
    ("apps", "deployments"): READ,
    ("batch", "cronjobs"): READ,
    ("batch", "jobs"): {"create", "delete", *READ},
    ("networking.k8s.io", "networkpolicies"): READ,
}


@pytest.mark.parametrize("group", RESOURCES)
def test_the_whole_table_of_what_a_developer_may(
    tenant: Cluster, server: ApiServer, group: str
) -> None:
    for resource in RESOURCES[group]:
        allowed = {verb for verb in VERBS if may(server, verb, group, resource, NAMESPACE)}
        assert allowed == MAY.get((group, resource), set()), resource
        elsewhere = {verb for verb in VERBS if may(server, verb, group, resource, "kube-system")}
        assert elsewhere == set(), resource


def may(server: ApiServer, verb: str, group: str, resource: str, namespace: str) -> bool:
    """Whether the developers' group may do something, by the server's own answer."""
    name, _, subresource = resource.partition("/")
    review = {
        "apiVersion": "authorization.k8s.io/v1",
        "kind": "SubjectAccessReview",
        "spec": {
            "user": DEVELOPER,
            "groups": ["vision-developers"],
            "resourceAttributes": {
                "namespace": namespace,
                "verb": verb,
                "group": group,
                "resource": name,
                "subresource": subresource,
            },
        },
    }
    path = "/apis/authorization.k8s.io/v1/subjectaccessreviews"
    answer = server.request("POST", path, json.dumps(review).encode())
    assert answer.accepted, answer.message
    return bool(answer.body["status"]["allowed"])
