"""Model servers as rendered: what each field changes, and what may be lost of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import charts
import spec
from model.fleet import Fleet
from model.inference import InferenceService
from model.namespace import Lifecycle

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def fleet() -> Fleet:
    """The golden fleet with model servers."""
    found = spec.load(ROOT / "tests/golden/inference/fleet", shown="fleet").fleet
    assert found is not None
    return found


def service_of(fleet: Fleet, name: str, **changes: Any) -> InferenceService:
    """One of the fleet's model servers, changed."""
    (found,) = [one for one in fleet.tenants[0].namespaces[0].services if one.name == name]
    return replace(found, **changes)


def rendered(
    fleet: Fleet, service: InferenceService, lifecycle: Lifecycle = "active"
) -> dict[tuple[str, str], dict[str, Any]]:
    """What a model server alone renders to, by kind and name."""
    tenant = fleet.tenants[0]
    alone = replace(tenant.namespaces[0], services=(service,), lifecycle=lifecycle)
    tree = charts.render(replace(fleet, tenants=(replace(tenant, namespaces=(alone,)),)))
    return {
        (one.kind, one.name): dict(one.body)
        for one in tree.manifests
        if one.folder == "tenants/tenant-a/workloads/serving"
    }


def test_one_replica_has_no_budget_and_is_not_spread(fleet: Fleet) -> None:
    made = rendered(fleet, service_of(fleet, "alone"))
    assert {kind for kind, _ in made} == {"ConfigMap", "Deployment", "Service"}
    body = made["Deployment", "alone"]
    assert "topologySpreadConstraints" not in body["spec"]["template"]["spec"]
    (container,) = body["spec"]["template"]["spec"]["containers"]
    assert "lifecycle" not in container
    assert body["metadata"]["annotations"] == {
        "gpu-tenants.io/fault-tolerance": "one replica: none may be lost"
    }


def test_the_services_find_the_pods_and_their_port(fleet: Fleet) -> None:
    made = rendered(fleet, service_of(fleet, "embed"))
    template = made["StatefulSet", "embed"]["spec"]["template"]
    (container,) = template["spec"]["containers"]
    for name in ("embed", "embed-replicas"):
        service = made["Service", name]["spec"]
        assert service["selector"].items() <= template["metadata"]["labels"].items()
        (port,) = service["ports"]
        assert port["targetPort"] == container["ports"][0]["name"]
        assert port["port"] == 8080
    assert made["StatefulSet", "embed"]["spec"]["serviceName"] == "embed-replicas"
    assert made["Service", "embed-replicas"]["spec"]["clusterIP"] == "None"


@pytest.mark.parametrize("seconds", [1, 10, 11, 900, 86400])
def test_a_model_has_all_the_time_to_load_that_it_was_given(fleet: Fleet, seconds: int) -> None:
    service = service_of(fleet, "chat")
    patient = replace(service, probes=replace(service.probes, load_timeout_seconds=seconds))
    body = rendered(fleet, patient)["Deployment", "chat"]
    (container,) = body["spec"]["template"]["spec"]["containers"]
    probe = container["startupProbe"]
    assert 0 <= probe["periodSeconds"] * probe["failureThreshold"] - seconds < 10
    assert body["spec"]["progressDeadlineSeconds"] > seconds


def test_a_node_each_is_insisted_on_before_all_nodes_are_there(fleet: Fleet) -> None:
    (one,) = rendered(fleet, service_of(fleet, "chat"))["Deployment", "chat"]["spec"]["template"][
        "spec"
    ]["topologySpreadConstraints"]
    assert one["whenUnsatisfiable"] == "DoNotSchedule"
    assert (one["maxSkew"], one["minDomains"]) == (1, 2)
    assert one["matchLabelKeys"] == ["pod-template-hash"]


@pytest.mark.parametrize(
    ("domain", "words"), [("card", "one card may be lost"), ("none", "no fault tolerance")]
)
def test_what_may_be_lost_is_said_where_it_is_reviewed(
    fleet: Fleet, domain: str, words: str
) -> None:
    made = rendered(fleet, service_of(fleet, "embed", failure_domain=domain))
    body = made["StatefulSet", "embed"]
    assert words in body["metadata"]["annotations"]["gpu-tenants.io/fault-tolerance"]
    (one,) = body["spec"]["template"]["spec"]["topologySpreadConstraints"]
    assert one["whenUnsatisfiable"] == "ScheduleAnyway"
    assert "minDomains" not in one


def test_a_cache_is_one_claim_or_one_per_replica_and_guarded(fleet: Fleet) -> None:
    chat = rendered(fleet, service_of(fleet, "chat"))
    claim = chat["PersistentVolumeClaim", "chat-model-cache"]
    assert claim["metadata"]["annotations"]["kustomize.toolkit.fluxcd.io/prune"] == "disabled"
    retiring = rendered(fleet, service_of(fleet, "chat"), lifecycle="retiring")
    assert "annotations" not in retiring["PersistentVolumeClaim", "chat-model-cache"]["metadata"]
    embed = rendered(fleet, service_of(fleet, "embed"))
    assert not [kind for kind, _ in embed if kind == "PersistentVolumeClaim"]
    (template,) = embed["StatefulSet", "embed"]["spec"]["volumeClaimTemplates"]
    (container,) = embed["StatefulSet", "embed"]["spec"]["template"]["spec"]["containers"]
    assert container["volumeMounts"][0]["name"] == template["metadata"]["name"]


def test_a_drain_disturbs_one_replica_at_a_time(fleet: Fleet) -> None:
    budget = rendered(fleet, service_of(fleet, "embed"))["PodDisruptionBudget", "embed"]
    assert budget["spec"] == {
        "maxUnavailable": 1,
        "selector": {"matchLabels": {"app.kubernetes.io/name": "embed"}},
        "unhealthyPodEvictionPolicy": "AlwaysAllow",
    }
