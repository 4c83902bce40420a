"""Kamaji's releases: their order, their tags, and what each of them has."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from model.kamaji_release import (
    FIRST_RELEASE,
    FIRST_RELEASE_OF_KIND,
    NEWEST,
    OLDEST,
    KamajiRelease,
    parse_release,
)
from tests.test_imports import CRDS

RELEASES = st.builds(KamajiRelease, st.integers(24, 27), st.integers(1, 12), st.integers(1, 6))


@given(RELEASES)
def test_a_release_is_read_as_it_is_written(release: KamajiRelease) -> None:
    assert parse_release(str(release)) == release


@pytest.mark.parametrize(
    "tag",
    ["v1.0.0", "latest", "26.8.2", "edge-25.12.1-edge", "edge-25.13.1", "26.08.2-edge", "",
     "26.8.2-edge\n"],
)  # fmt: skip
def test_other_texts_are_no_release(tag: str) -> None:
    assert parse_release(tag) is None


@pytest.mark.parametrize(
    ("tag", "minor"),
    [
        ("edge-24.11.5", (1, 30)),
        ("edge-24.12.1", (1, 31)),
        ("edge-25.4.1", (1, 33)),
        ("edge-25.9.1", (1, 33)),
        ("edge-25.9.2", (1, 34)),
        ("edge-25.12.3", (1, 34)),
        ("edge-25.12.4", (1, 35)),
        ("26.5.2-edge", (1, 35)),
        ("26.5.3-edge", (1, 36)),
        ("26.8.2-edge", (1, 36)),
    ],
)
def test_the_highest_minor_version(tag: str, minor: tuple[int, int]) -> None:
    release = parse_release(tag)
    assert release is not None
    assert release.highest_minor == minor


def test_every_field_of_the_table_is_in_the_crd() -> None:
    documents = yaml.safe_load_all((CRDS / "kamaji.clastix.io.yaml").read_text("utf-8"))
    crds = {one["spec"]["names"]["kind"]: one for one in documents}
    schema = crds["TenantControlPlane"]["spec"]["versions"][0]["schema"]["openAPIV3Schema"]
    for pointer in FIRST_RELEASE:
        found = schema
        for name in pointer.split("/")[1:]:
            found = found["properties"][name]
    assert set(FIRST_RELEASE_OF_KIND) <= set(crds)
    assert all(first <= NEWEST for first in FIRST_RELEASE.values())
    assert OLDEST < NEWEST
