"""One real API server for the whole run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.api_server import ApiServer
from conformance.processes import BINARIES, running
from conformance.record import CRDS, install

DEVELOPER, STRANGER = "developer", "stranger"
USERS = {DEVELOPER: ["vision-developers", "speech-developers"], STRANGER: ["nobody"]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ApiServer]:
    """The server, with our CRDs. Without binaries the run fails; it is never skipped."""
    folder = os.environ.get("BINARIES", "")
    missing = [name for name in BINARIES if not (Path(folder) / name).is_file()]
    if not folder or missing:
        pytest.fail("no binaries: run `make conformance`", pytrace=False)
    with running(Path(folder), tmp_path_factory.mktemp("server"), USERS) as started:
        install(started, CRDS)
        yield started


class Cluster:
    """What a test puts into the server, and takes out again."""

    def __init__(self, server: ApiServer) -> None:
        self.server = server
        self._made: list[dict[str, Any]] = []

    def namespace(self, name: str) -> None:
        """A namespace that something else brings."""
        body = {"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name}}
        if self.server.get(body).status == 404:
            self.apply(str(body).encode(), body)

    def apply(self, text: bytes, body: Any) -> Any:
        """Applies a file's bytes, and remembers the object."""
        answer = self.server.apply(text, body)
        if answer.accepted and body not in self._made:
            self._made.append(body)
        return answer

    def clean(self, *, namespaces: bool = True) -> None:
        """Deletes everything, and waits until it is gone.

        A Namespace takes five seconds to go; whoever applies it again may leave it.
        """
        gone = [one for one in self._made if namespaces or one["kind"] != "Namespace"]
        for body in reversed(gone):
            self.server.delete(body)
        for body in gone:
            self.server.wait_until_gone(body)


@pytest.fixture
def cluster(server: ApiServer) -> Iterator[Cluster]:
    """An empty cluster."""
    made = Cluster(server)
    yield made
    made.clean()
