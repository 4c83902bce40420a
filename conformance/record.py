"""Asks a real API server about every case, and writes down what it says."""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from conformance.api_server import Answer, ApiServer  # noqa: E402  found from the root
from conformance.corpus import Case, cases  # noqa: E402
from conformance.processes import running  # noqa: E402

RECORDED = Path(__file__).parent / "recorded"
CRDS = ROOT / "imports" / "crds"

# Invented by the server, anew in each run.
_UID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def main() -> None:
    """Writes conformance/recorded/<minor>.json for the server of the binaries in $BINARIES."""
    binaries = Path(os.environ["BINARIES"])
    with tempfile.TemporaryDirectory() as folder, running(binaries, Path(folder), {}) as server:
        install(server, CRDS)
        server.create({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": "cases"}})
        version = server.version
        answers = {case.name: recorded(ask(server, case)) for case in cases()}
    minor = ".".join(version.split(".")[:2])
    RECORDED.mkdir(exist_ok=True)
    text = json.dumps({"server": f"v{version}", "answers": answers}, indent=1, ensure_ascii=False)
    (RECORDED / f"{minor}.json").write_text(f"{text}\n", "utf-8")


def install(server: ApiServer, folder: Path) -> None:
    """Installs every CRD of a folder, and waits until the server has them."""
    names = []
    for path in sorted(folder.glob("*.yaml")):
        for crd in yaml.safe_load_all(path.read_text("utf-8")):
            crd["spec"].pop("conversion", None)
            crd.pop("status", None)
            answer = server.apply(json.dumps(crd).encode(), crd)
            if not answer.accepted:
                raise RuntimeError(f"{path}: {answer.message}")
            names.append(crd["metadata"]["name"])
    for name in names:
        server.wait_for_crd(name)


def ask(server: ApiServer, case: Case) -> Answer:
    """What the server says about a case: a dry run of it, or of the change of a real object."""
    if case.updated is None:
        return server.apply(json.dumps(case.body).encode(), case.body, dry_run=True)
    first = server.apply(json.dumps(case.body).encode(), case.body)
    if not first.accepted:
        raise RuntimeError(f"{case.name} cannot even be created: {first.message}")
    answer = server.apply(json.dumps(case.updated).encode(), case.updated, dry_run=True)
    server.delete(case.body)
    return answer


def recorded(answer: Answer) -> Mapping[str, Any]:
    """What is kept of an answer."""
    found: dict[str, Any] = {"accepted": answer.accepted, "status": answer.status}
    if answer.message:
        found["message"] = _UID.sub("UID", answer.message)
    if answer.warnings:
        found["warnings"] = list(answer.warnings)
    return found


if __name__ == "__main__":
    main()
