"""Whatever fleet somebody describes, a real API server takes everything that is rendered of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, given, seed, settings

from output.files import files
from tests.conformance.conftest import Cluster
from tests.conformance.test_trees import apply_all, clusters
from tests.test_properties import build, fleets

if TYPE_CHECKING:
    import pytest

    from conformance.api_server import ApiServer


def test_any_valid_fleet_is_accepted(
    server: ApiServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    applied = 0

    @seed(4)
    @settings(
        max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(fleets())
    def applies(fleet: dict[str, Any]) -> None:
        nonlocal applied
        tree = write(files(build(fleet, 0)), tmp_path_factory.mktemp("tree"))
        for _, paths in clusters(tree):
            cluster = Cluster(server)
            try:
                apply_all(cluster, paths)
            finally:
                cluster.clean(namespaces=False)
            applied += len(paths)

    applies()
    assert applied > 100


def write(content: dict[str, bytes], folder: Path) -> Path:
    """Writes a rendered tree, as `synth` would."""
    for name, text in content.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    return folder
