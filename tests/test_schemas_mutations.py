"""Whatever somebody writes into an object, the checks answer with findings, and never fail."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import yaml

from conformance.mutations import mutate
from model.manifest import Manifest
from schemas.check import check_manifest

ROOT = Path(__file__).parent.parent
CRDS = ROOT / "imports" / "crds"
BODIES = [
    body
    for path in sorted((ROOT / "dist").glob("[ct]*/**/*.yaml"))
    if "apiVersion" in (body := yaml.safe_load(path.read_bytes()))
]


@pytest.mark.parametrize("seed", range(8))
def test_a_changed_object_never_makes_the_checks_fail(seed: int) -> None:
    chance = random.Random(seed)
    verdicts = set()
    for _ in range(500):
        _, body = mutate(chance.choice(BODIES), chance)
        manifest = Manifest("unit", "o", "c", "1.36", body)
        verdicts.add(bool(check_manifest(manifest, crds=CRDS)))
    assert verdicts == {True, False}


def test_a_list_where_a_set_has_a_word_is_a_finding() -> None:
    metadata = {"name": "a", "finalizers": [["x"]]}
    body = {"apiVersion": "v1", "kind": "Namespace", "metadata": metadata}
    (found,) = check_manifest(Manifest("unit", "o", "c", "1.36", body), crds=CRDS)
    assert (found.rule, found.pointer) == ("schema-invalid", "/metadata/finalizers/0")
