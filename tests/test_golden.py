"""Whole trees: what is committed is what is rendered, byte by byte."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import pipeline
from output.files import digest, files

ROOT = Path(__file__).parent.parent
CASES = {
    "lab": (ROOT / "fleet", ROOT / "dist"),
    **{
        fleet.parent.name: (fleet, fleet.parent / "dist")
        for folder in ("examples", "tests/golden")
        for fleet in sorted((ROOT / folder).glob("*/fleet"))
    },
}


def rendered(fleet: Path) -> dict[str, bytes]:
    """The files of a fleet that has no findings."""
    result = pipeline.build(fleet, shown="fleet")
    assert result.findings == ()
    assert result.tree is not None
    return files(result.tree)


def on_disk(folder: Path) -> dict[str, bytes]:
    """The files of a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize(("fleet", "dist"), CASES.values(), ids=CASES.keys())
def test_what_is_committed_is_what_is_rendered(fleet: Path, dist: Path) -> None:
    made, there = rendered(fleet), on_disk(dist)
    assert sorted(made) == sorted(there)
    for path, content in made.items():
        assert content.decode() == there[path].decode(), path


@pytest.mark.parametrize("dist", [dist for _, dist in CASES.values()], ids=CASES.keys())
def test_the_shape_of_a_tree(dist: Path) -> None:
    there = on_disk(dist)
    locks = [json.loads(there[path]) for path in there if path.startswith("locks/")]
    listed = {path: value for lock in locks for path, value in lock["files"].items()}
    assert sum(len(lock["files"]) for lock in locks) == len(listed)
    assert {path: digest(there[path]) for path in there if not path.startswith("locks/")} == listed
    objects = [path for path in there if path.startswith(("clusters/", "tenants/"))]
    for path in objects:
        documents = list(yaml.safe_load_all(there[path]))
        assert len(documents) == 1, path
        body = documents[0]
        name = f"{body['kind'].lower()}-{body['metadata']['name']}.yaml"
        assert path.endswith(f"/{body['metadata'].get('namespace', '_cluster')}/{name}")
        assert body["metadata"]["labels"]["app.kubernetes.io/managed-by"] == "gpu-tenants"
        assert not any("argocd" in key for key in body["metadata"]["labels"])


EDITS = {
    "a quota": ("tenants/tenant-a/tenant.yaml", "    - name: gpu-lab\n",
                "    - name: gpu-lab\n      quota: {pods: 7}\n"),
    "a namespace": ("tenants/tenant-a/tenant.yaml", "    - name: gpu-lab\n",
                    "    - name: gpu-lab\n    - name: second\n"),
    "a job": ("tenants/tenant-a/gpu-lab/gpu-placement.yaml", "completions: 2", "run: 2"),
    "an address": ("tenants/tenant-a/tenant.yaml", "172.18.255.201", "172.18.255.210"),
    "a version": ("tenants/tenant-a/tenant.yaml", "v1.36.4", "v1.36.3"),
    "cards": ("tenants/tenant-a/tenant.yaml", "cardsPerNode: 2", "cardsPerNode: 3"),
    "retiring": ("tenants/tenant-a/tenant.yaml", "  class: lab\n",
                 "  class: lab\n  lifecycle: retiring\n  lifecycleReason: It is over.\n"),
}  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new"), EDITS.values(), ids=EDITS.keys())
def test_a_change_of_one_tenant_changes_nothing_of_another(
    tmp_path: Path, file: str, old: str, new: str
) -> None:
    fleet = tmp_path / "fleet"
    shutil.copytree(ROOT / "fleet", fleet)
    before = rendered(fleet)
    text = (fleet / file).read_text("utf-8")
    assert text.count(old) == 1
    (fleet / file).write_text(text.replace(old, new), "utf-8")
    after = rendered(fleet)
    changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    mine = (
        "clusters/kamaji/tenants/tenant-a/", "tenants/tenant-a/", "values/tenant-a/",
        "locks/tenant-a.json",
    )  # fmt: skip
    assert changed
    assert [path for path in changed if not path.startswith(mine)] == []


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONHASHSEED": "1", "TZ": "Asia/Kathmandu", "LANG": "C", "LC_ALL": "C"},
        {"PYTHONHASHSEED": "2", "TZ": "America/St_Johns", "LANG": "tr_TR.UTF-8"},
        {"PYTHONOPTIMIZE": "2", "LC_ALL": "POSIX"},
    ],
)
def test_the_same_bytes_whatever_the_environment(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    copy = tmp_path / "elsewhere" / "fleet"
    # Another order of the files on disk, another place, another umask, another current folder.
    for path in sorted((ROOT / "fleet").rglob("*.yaml"), reverse=True):
        target = copy / path.relative_to(ROOT / "fleet")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    os.utime(copy, (0, 0))
    subprocess.run(
        ["sh", "-c", 'umask 077 && exec "$0" "$@"', sys.executable, str(ROOT / "main.py"),
         "synth", "--fleet", "elsewhere/fleet", "--out", "out"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **environment},
        check=True,
    )  # fmt: skip
    assert on_disk(tmp_path / "out") == on_disk(ROOT / "dist")
