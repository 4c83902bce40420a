"""The program as a person runs it: exit codes, streams, and what stays on disk."""

from __future__ import annotations

import json
import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.conftest import FleetFolder

ROOT = Path(__file__).parent.parent
A = "tenants/tenant-a/tenant.yaml"


def run(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs main.py in a folder."""
    kept = {key: value for key, value in os.environ.items() if key != "CDK8S_OUTDIR"}
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        cwd=cwd,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def tree(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_synth_is_the_default_and_says_what_it_did(lab: FleetFolder) -> None:
    done = run(cwd=lab.path.parent)
    assert (done.returncode, done.stdout) == (0, "")
    assert "fleet/ → dist/   2 tenants, 1 management cluster, 54 objects, 0 findings" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert tree(lab.path.parent / "dist") == tree(ROOT / "dist")
    again = run("synth", cwd=lab.path.parent)
    assert again.returncode == 0


def test_a_typo_is_one_finding_and_changes_nothing(lab: FleetFolder) -> None:
    run(cwd=lab.path.parent)
    before = tree(lab.path.parent / "dist")
    lab.edit(A, "cardsPerNode: 2", "cardsPerNod: 2")
    done = run(cwd=lab.path.parent)
    assert done.returncode == 1
    assert done.stdout == (
        "error[field-unknown]: unknown field `cardsPerNod` in `gpu.pools[0]`; did you mean "
        "`cardsPerNode`?\n"
        "  --> fleet/tenants/tenant-a/tenant.yaml:31:9\n"
        "  = why: What nothing reads would silently have no effect.\n"
        "  = fix: Write `cardsPerNode` instead of `cardsPerNod`.\n"
        "\n1 error\n"
    )
    assert done.stderr == ""
    assert tree(lab.path.parent / "dist") == before


def test_json_is_all_that_is_on_standard_output(lab: FleetFolder) -> None:
    lab.edit(A, "driver: mock", "driver: mok")
    done = run("check", "--format", "json", cwd=lab.path.parent)
    report = json.loads(done.stdout)
    assert done.returncode == 1
    assert report["summary"] == {"errors": 1, "warnings": 0}
    assert report["findings"][0]["source"]["file"] == f"fleet/{A}"


def test_check_writes_nothing_and_finds_drift(lab: FleetFolder) -> None:
    folder = lab.path.parent
    missing = run("check", cwd=folder)
    assert missing.returncode == 1
    assert "dist-missing" in missing.stdout
    assert not (folder / "dist").exists()
    run(cwd=folder)
    assert run("check", cwd=folder).returncode == 0
    target = folder / "dist/tenants/tenant-a/foundation/gpu-lab/resourcequota-budget.yaml"
    target.write_text(target.read_text().replace('"8192"', '"9999"'))
    (folder / "dist/tenants/tenant-a/foundation/extra.yaml").write_text("a: 1\n")
    found = run("check", cwd=folder)
    assert found.returncode == 1
    assert "error[dist-changed]" in found.stdout
    assert "error[file-foreign]" in found.stdout
    assert "54 objects, 2 findings" in found.stderr
    assert '"9999"' in target.read_text()


def test_synth_does_not_write_over_a_stranger(lab: FleetFolder) -> None:
    folder = lab.path.parent
    (folder / "dist").mkdir()
    (folder / "dist" / "mine.txt").write_text("x")
    done = run(cwd=folder)
    assert done.returncode == 1
    assert "error[file-foreign]: mine.txt is in no lock" in done.stdout
    assert list(tree(folder / "dist")) == ["mine.txt"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--fleet", "nowhere"], "no folder nowhere"),
        (["synth", "--out", "/"], "holds more than our output"),
        (["synth", "--frmat", "json"], "No such option"),
        (["synth", "--format", "xml"], "'xml' is not one of"),
        (["sinth"], "No such command 'sinth'"),
        (["explain", "tenant-x"], "no tenant 'tenant-x'"),
        (["explain", "tenant-a", "network.podCider"], "Did you mean 'network.podCidr'?"),
        (["schema", "Tenannt"], "is not one of"),
    ],
)
def test_wrong_usage_is_exit_2_without_a_traceback(
    lab: FleetFolder, arguments: list[str], words: str
) -> None:
    done = run(*arguments, cwd=lab.path.parent)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_missing_node_is_said(lab: FleetFolder) -> None:
    done = run(cwd=lab.path.parent, JSII_NODE="/nowhere/node")
    assert done.returncode == 2
    assert "Node.js is missing" in done.stderr


def test_a_home_that_cannot_be_written_is_no_reason_to_hang(lab: FleetFolder) -> None:
    done = run(cwd=lab.path.parent, HOME="/proc/self", XDG_CACHE_HOME="/proc/self")
    assert done.returncode == 0, done.stderr


def test_our_own_fault_is_exit_3_and_says_how_to_report_it(lab: FleetFolder) -> None:
    broken = lab.path.parent / "broken"
    (broken / "output").mkdir(parents=True)
    for name in ("main.py", "pipeline.py", "model", "spec", "charts", "imports", "schemas", "rules",
                 "output"):  # fmt: skip
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, broken / name, dirs_exist_ok=True)
        else:
            shutil.copy(source, broken / name)
    (broken / "output/files.py").write_text("def files(tree):\n    raise KeyError('boom')\n")
    for arguments in ([], ["--debug"]):
        done = subprocess.run(
            [sys.executable, "main.py", "--fleet", str(lab.path), *arguments],
            cwd=broken,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 3
        assert "internal error in gpu-tenants" in done.stderr
        assert ("Traceback" in done.stderr) == bool(arguments)


def test_explain_shows_where_each_value_comes_from(lab: FleetFolder) -> None:
    done = run("explain", "tenant-b", "namespaces[0].quota", cwd=lab.path.parent)
    assert done.returncode == 0
    lines = dict(line.split(None, 1) for line in done.stdout.splitlines())
    assert lines["namespaces[0].quota.gpuMemoryMiB"].split() == [
        "32768", "tenant", "fleet/tenants/tenant-b/tenant.yaml:38",
    ]  # fmt: skip
    assert lines["namespaces[0].quota.pods"].split() == ["10", "class", "fleet/classes/lab.yaml:38"]
    as_json = run(
        "explain", "tenant-b", "network.clusterDomain", "--format", "json", cwd=lab.path.parent
    )
    assert json.loads(as_json.stdout)["values"] == {
        "network.clusterDomain": {
            "value": "cluster.local", "source": "default", "file": None, "line": None,
            "column": None,
        }
    }  # fmt: skip


def test_schema_prints_the_published_schema(tmp_path: Path) -> None:
    done = run("schema", "Tenant", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout == (ROOT / "spec/schema/tenant.json").read_text("utf-8")


@pytest.mark.parametrize("command", [[], ["synth"], ["check"], ["explain"], ["schema"]])
def test_every_help_has_an_example(tmp_path: Path, command: list[str]) -> None:
    done = run(*command, "--help", cwd=tmp_path)
    assert done.returncode == 0
    assert "Example: gpu-tenants" in done.stdout


def test_cdk8s_outdir_names_the_tree_and_findings_go_to_standard_error(lab: FleetFolder) -> None:
    folder = lab.path.parent
    done = run("synth", cwd=folder, CDK8S_OUTDIR="elsewhere")
    assert done.returncode == 0
    assert tree(folder / "elsewhere") == tree(ROOT / "dist")
    lab.edit(A, "driver: mock", "driver: mok")
    done = run("synth", cwd=folder, CDK8S_OUTDIR="elsewhere")
    assert (done.returncode, done.stdout) == (1, "")
    assert "error[value-invalid]" in done.stderr


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_a_terminal_sees_colours_unless_it_asks_not_to(
    lab: FleetFolder, environment: dict[str, str], coloured: bool
) -> None:
    lab.edit(A, "driver: mock", "driver: mok")
    leader, follower = pty.openpty()
    kept = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    child = subprocess.Popen(
        [sys.executable, str(ROOT / "main.py")],
        cwd=lab.path.parent,
        stdout=follower,
        stderr=follower,
        env={**kept, "TERM": "xterm-256color", **environment},
    )
    os.close(follower)
    seen = b""
    while True:
        try:
            chunk = os.read(leader, 4096)
        except OSError:
            break
        if not chunk:
            break
        seen += chunk
    os.close(leader)
    assert child.wait() == 1
    assert (b"\x1b[1;31merror" in seen) is coloured
    assert b"value-invalid" in seen


def test_the_installed_package_has_the_command_and_all_its_data(
    tmp_path: Path, lab: FleetFolder
) -> None:
    source = tmp_path / "source"
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if name.split("/")[0] in ("tests", "docs", "dist", "examples", "conformance"):
            continue
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
    target = tmp_path / "site"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
         "--no-index", "--target", str(target), str(source)],
        check=True,
    )  # fmt: skip
    command = target / "bin" / "gpu-tenants"
    done = subprocess.run(
        [sys.executable, str(command)],
        cwd=lab.path.parent,
        env={**os.environ, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert tree(lab.path.parent / "dist") == tree(ROOT / "dist")
