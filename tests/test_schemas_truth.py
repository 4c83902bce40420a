"""Our verdict is the recorded verdict of the real API server, Kamaji's and HAMi's webhooks."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import schemas
from model.manifest import Manifest, Tree

CRDS = Path(__file__).parent.parent / "imports" / "crds"
TRUTH = Path(__file__).parent / "truth"
KAMAJI = json.loads((TRUTH / "kamaji-create.json").read_text("utf-8"))
HAMI = json.loads((TRUTH / "hami-admission.json").read_text("utf-8"))

# What an object alone cannot tell, or what our own CRD does not have; with the reason.
JUDGED_ELSEWHERE = {
    "missing datastore": "needs the other objects",
    "overrides dup": "our CRD has no dataStoreOverrides: the field is unknown",
    "overrides missing ds": "our CRD has no dataStoreOverrides: the field is unknown",
    "ingress no host": "our CRD has no ingress: the field is unknown",
    "volume name reserved": "our CRD has no additionalVolumes: the field is unknown",
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
    manifest = Manifest("unit", "o", "kamaji", "1.36", body)
    return not schemas.check(Tree((manifest,)), crds=CRDS)


@pytest.mark.parametrize("case", KAMAJI["create"], ids=[one["case"] for one in KAMAJI["create"]])
def test_a_tenant_control_plane_is_judged_as_recorded(case: dict[str, Any]) -> None:
    body = edited(KAMAJI["base"], case["set"])
    if case["case"] in JUDGED_ELSEWHERE:
        assert verdict(body) != case["accepted"], "it is judged now: remove it from the table"
    else:
        assert verdict(body) == case["accepted"]


def test_no_case_is_excused_that_does_not_exist() -> None:
    assert set(JUDGED_ELSEWHERE) <= {one["case"] for one in KAMAJI["create"]}


@pytest.mark.parametrize(
    "case",
    [one for one in HAMI["cases"] if one["status"] in (201, 422)],
    ids=[one["case"] for one in HAMI["cases"] if one["status"] in (201, 422)],
)
def test_a_pod_is_judged_as_the_api_server_judged_it(case: dict[str, Any]) -> None:
    body = {"apiVersion": "v1", "kind": "Pod", **copy.deepcopy(case["pod"])}
    body["metadata"]["name"] = "p"
    assert verdict(body) == case["accepted"]
