"""Our verdict is the recorded verdict of the real API server, Kamaji's and HAMi's webhooks."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import rules
import schemas
from model.manifest import Manifest, Tree
from schemas.check import check_manifest

CRDS = Path(__file__).parent.parent / "imports" / "crds"
TRUTH = Path(__file__).parent / "truth"
KAMAJI = json.loads((TRUTH / "kamaji-create.json").read_text("utf-8"))
KAMAJI_UPDATES = json.loads((TRUTH / "kamaji-update.json").read_text("utf-8"))["update"]
HAMI = json.loads((TRUTH / "hami-admission.json").read_text("utf-8"))
SCHEDULING = json.loads((TRUTH / "hami-scheduling.json").read_text("utf-8"))["scenarios"]

# What an object alone cannot tell, or what is accepted and then does not work; with the reason.
JUDGED_ELSEWHERE = {
    "missing datastore": "needs the other objects",
    "overrides dup": "accepted, and one of the two is lost",
    "extraargs managed": "accepted, and dropped without a word",
    "ingress no host": "accepted, and never exposed",
    "volume name reserved": "accepted, and the Deployment is refused for ever",
}


def edited(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A copy of `base` with values set, or removed where they are None, at dotted paths."""
    body = copy.deepcopy(base)
    for path, value in changes.items():
        *parents, last = path.split(".")
        target = body
        for name in parents:
            target = target.setdefault(name, {})
        if value is None:
            target.pop(last, None)
        else:
            target[last] = value
    return body


def verdict(body: dict[str, Any]) -> bool:
    """Whether we would let the object pass."""
    tree = Tree((Manifest("unit", "o", "kamaji", "1.36", body),))
    return not schemas.check(tree, crds=CRDS) and not rules.run(tree)


@pytest.mark.parametrize("case", KAMAJI["create"], ids=[one["case"] for one in KAMAJI["create"]])
def test_a_tenant_control_plane_is_judged_as_recorded(case: dict[str, Any]) -> None:
    body = edited(KAMAJI["base"], case["set"])
    if case["case"] in JUDGED_ELSEWHERE:
        assert verdict(body) != case["accepted"], "it is judged now: remove it from the table"
    else:
        assert verdict(body) == case["accepted"]


def test_no_case_is_excused_that_does_not_exist() -> None:
    assert set(JUDGED_ELSEWHERE) <= {one["case"] for one in KAMAJI["create"]}


# Refused here, admitted there: what HAMi then does with the Pod is not what it asks for.
HAMI_STRICTER = {
    "gpumem 16Gi": "bound without a card",
    "gpumem 1000Mi": "waits for ever",
    "gpumem 3k": "means 3000 MiB, and nobody who reads it knows",
    "gpumem 0": "the whole memory",
    "mem and pct": "the percentage is ignored",
    "pct 0": "the whole memory",
    "cores 150": "becomes 100",
    "gpu 0": "bound without a card",
    "gpu 0 mem": "bound without a card",
    "mig key": "HAMi does not know it",
    "other scheduler": "HAMi never sees it",
    "ignore label": "HAMi never sees it",
    "policy typo": "the default policy",
    "scheduler-owned annotation": "overwritten",
    "gpumem as annotation": "a whole card",
    "env visible devices": "every card of the node",
    "env disable control": "no limits",
}
# Admitted here, refused there: only the namespace's ResourceQuota tells.
HAMI_NEEDS_THE_QUOTA = {
    "q requests.gpu=1, asks 2",
    "q limits.gpumem=4096 asks 4097",
    "q limits.gpumem=4096 asks 2x4096",
    "quota 0, asks 4096",
    "quota cores 50, whole card",
    "quota cores 50, asks 2x30",
}


@pytest.mark.parametrize("case", HAMI["cases"], ids=[one["case"] for one in HAMI["cases"]])
def test_a_pod_is_judged_as_recorded(case: dict[str, Any]) -> None:
    body = {"apiVersion": "v1", "kind": "Pod", **copy.deepcopy(case["pod"])}
    body["metadata"]["name"] = "p"
    if case["case"] in HAMI_STRICTER:
        assert (verdict(body), case["accepted"]) == (False, True)
    elif case["case"] in HAMI_NEEDS_THE_QUOTA:
        assert (verdict(body), case["accepted"]) == (True, False)
    else:
        assert verdict(body) == case["accepted"]


# The Pod is as it should be; whether a card is free, and which, depends on nodes and other Pods.
SCHEDULING_NEEDS_MORE = {
    "mutex": "the cards of the node, and the Pods on them",
    "whole card then slices on a 2-card node": "the Pods on the cards",
    "slice on each card then whole card": "the Pods on the cards",
    "gpumem more than a card": "the memory of the cards",
    "cores sum over 100 on the node": "the Pods on the cards",
    "gpu 3 on 2 cards": "the number of cards of the node",
    "11 slices on one card of count 10": "the Pods on the cards",
    "use-gputype unknown": "the types of the cards",
    "vgpu-mode mig on hami-core cards": "the mode of the cards",
    "native quota requests.gpu 2": "the quota",
    "HAMi quota gpumem 8192": "the quota",
    "HAMi quota gpumem 8192, percentage": "the quota and the memory of the cards",
    "HAMi quota gpumem 8192, whole card": "the quota and the memory of the cards",
    "two quotas 9000 then 1000": "both quotas",
    "HAMi quota gpucores 50": "the quota",
}
# Bound as they ask, and refused here all the same.
SCHEDULING_STRICTER = {
    "gpumem 3k": "means 3000 MiB, and nobody who reads it knows",
    "policy typo behaves as": "the policy is ignored, which no card shows",
}


def honoured(pod: dict[str, Any]) -> bool:
    """Whether HAMi gave a Pod the cards that its limits ask for; gpu-a's cards have 16384 MiB."""
    asked = {name.partition("/")[2]: amount for name, amount in pod["limits"].items()}
    cards = [one.split(",") for one in pod["devices"].rstrip(":;").split(":") if one]
    if not pod["bound"] or not cards or len(cards) != int(asked["gpu"]):
        return False
    memory = asked.get("gpumem", pod["annotations"].get("nvidia.com/gpumem", "16384"))
    share = asked.get("gpumem-percentage")
    if share is not None and "gpumem" in asked:
        return False
    wanted = 16384 * int(share) // 100 if share is not None else int(memory.replace("k", "000"))
    cores = asked.get("gpucores")
    return all(int(one[2]) == wanted and cores in (None, one[3]) for one in cards)


@pytest.mark.parametrize(
    "scenario", SCHEDULING, ids=[one["scenario"].replace("/", "-") for one in SCHEDULING]
)
def test_what_hami_schedules_otherwise_is_refused(scenario: dict[str, Any]) -> None:
    name = scenario["scenario"]
    outcomes = set()
    for pod in scenario["pods"]:
        metadata = {"name": "p", "namespace": "n", "annotations": pod["annotations"]}
        container = {"name": "a", "image": "b:1", "resources": {"limits": pod["limits"]}}
        body = {
            "apiVersion": "v1",
            "kind": "Pod",
            "metadata": metadata,
            "spec": {"containers": [container]},
        }
        outcomes.add((verdict(body), honoured(pod)))
    if name in SCHEDULING_NEEDS_MORE:
        assert (True, False) in outcomes
    elif name in SCHEDULING_STRICTER:
        assert outcomes == {(False, True)}
    else:
        assert outcomes <= {(True, True), (False, False)}


@pytest.mark.parametrize(
    "scenario",
    [one for one in SCHEDULING if one["quotas"]],
    ids=[one["scenario"] for one in SCHEDULING if one["quotas"]],
)
def test_a_quota_key_that_limits_nothing_is_refused(scenario: dict[str, Any]) -> None:
    for quota in scenario["quotas"]:
        body = {
            "apiVersion": "v1",
            "kind": "ResourceQuota",
            "metadata": {"name": "q", "namespace": "n"},
            "spec": {"hard": quota},
        }
        limits = all(pod["bound"] for pod in scenario["pods"])
        if limits and len(scenario["quotas"]) == 1:
            assert not verdict(body)
        else:
            assert verdict(body)


# What a change alone cannot tell, or what the server accepts and Kamaji regrets.
UPDATES_STRICTER = {
    "dns lockout": "accepted, and then no change is accepted any more",
    "serviceCidr edit": "accepted, and then no change is accepted any more",
    "serviceCidrs change keep dns": "accepted, and then no change is accepted any more",
    "LB->NodePort": "accepted, and without an address never exposed",
    "bad volume mount ok create": "accepted, and the Deployment is refused for ever",
    # Recorded for a manager that never owned the field; the corpus has it for the one that does.
    "datastore unset (apply)": "an apply by its owner removes it, which the CRD forbids",
    "schema unset": "an apply by its owner removes it, which the CRD forbids",
    "lbclass unset": "an apply by its owner removes it, which the CRD forbids",
}
UPDATES_NOT_JUDGED = {"datastore missing": "needs the other objects"}


@pytest.mark.parametrize("case", KAMAJI_UPDATES, ids=[one["case"] for one in KAMAJI_UPDATES])
def test_a_change_of_a_tenant_control_plane_is_judged_as_recorded(case: dict[str, Any]) -> None:
    old = edited(KAMAJI["base"], case["create"])
    new = edited(old, case["updates"][0])
    manifest = Manifest("unit", "o", "kamaji", "1.36", new)
    ours = not check_manifest(manifest, crds=CRDS, old=old) and not rules.run(Tree((manifest,)))
    theirs = case["accepted"][0]
    if case["case"] in UPDATES_STRICTER:
        assert (ours, theirs) == (False, True)
    elif case["case"] in UPDATES_NOT_JUDGED:
        assert ours != theirs, "it is judged now: remove it from the table"
    else:
        assert ours == theirs


def test_every_table_names_recorded_cases_only() -> None:
    assert set(HAMI_STRICTER) | HAMI_NEEDS_THE_QUOTA <= {one["case"] for one in HAMI["cases"]}
    scenarios = {one["scenario"] for one in SCHEDULING}
    assert set(SCHEDULING_NEEDS_MORE) | set(SCHEDULING_STRICTER) <= scenarios
    updates = {one["case"] for one in KAMAJI_UPDATES}
    assert set(UPDATES_STRICTER) | set(UPDATES_NOT_JUDGED) <= updates
