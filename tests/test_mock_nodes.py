"""The script that simulates cards: sound shell, and exactly the calls that HAMi needs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from charts.mock_nodes import annotation, card_uuid, node_script
from model.gpu import GpuModel, GpuPool

T4 = GpuModel("t4", "NVIDIA-Tesla T4", 16384)
A100 = GpuModel("a100", "NVIDIA-A100-SXM4-40GB", 40960)
POOLS = (GpuPool("small", T4, "shared", 2, 2), GpuPool("large", A100, "shared", 1, 1))

KUBECTL = """#!{python}
import json, sys
with open({log!r}, "a") as log:
    log.write(json.dumps(sys.argv[1:]) + "\\n")
"""


class Shell:
    """A rendered script in a folder of its own, with a stand-in for kubectl."""

    def __init__(self, folder: Path, pools: tuple[GpuPool, ...]) -> None:
        self.script = folder / "nodes.sh"
        self.script.write_text(node_script("tenant-a", pools, 10))
        self.log = folder / "log"
        self.kubectl = folder / "bin" / "kubectl"
        self.kubectl.parent.mkdir()
        self.kubectl.write_text(KUBECTL.format(python=sys.executable, log=str(self.log)))
        self.kubectl.chmod(0o755)

    def run(self, *arguments: str, path: str = "") -> subprocess.CompletedProcess[str]:
        """Runs the script with the stand-in first on the path."""
        found = path or f"{self.kubectl.parent}:{os.environ['PATH']}"
        sh = shutil.which("sh")
        assert sh is not None
        return subprocess.run(
            [sh, self.script, *arguments],
            env={"PATH": found},
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self) -> list[list[str]]:
        """What kubectl was called with."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [json.loads(line) for line in lines]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """The script of a tenant with two pools."""
    return Shell(tmp_path, POOLS)


@pytest.mark.parametrize("pools", [POOLS, POOLS[:1]])
def test_the_script_is_sound_shell(tmp_path: Path, pools: tuple[GpuPool, ...]) -> None:
    shellcheck = shutil.which("shellcheck", path=str(Path(sys.executable).parent))
    assert shellcheck is not None
    script = Shell(tmp_path, pools).script
    subprocess.run([shellcheck, "--shell=sh", "--enable=quote-safe-variables", script], check=True)


def test_each_node_is_labelled_described_and_given_capacity(shell: Shell) -> None:
    done = shell.run(
        "large=worker-3", "small=worker-1", "small=worker-2", "--", "--kubeconfig", "a b.kubeconfig"
    )
    assert (done.returncode, done.stderr) == (0, "")
    expected = []
    for node, pool, index, slots in (
        ("worker-1", POOLS[0], 0, "20"),
        ("worker-2", POOLS[0], 1, "20"),
        ("worker-3", POOLS[1], 0, "10"),
    ):
        described = f"hami.io/node-nvidia-register={annotation('tenant-a', pool, index, 10)}"
        amount = {"nvidia.com/gpu": slots}
        status = json.dumps({"status": {"capacity": amount, "allocatable": amount}})
        end = ["--kubeconfig", "a b.kubeconfig"]
        expected += [
            ["label", "node", node, "gpu=on", f"gpu-tenants.io/gpu-pool={pool.name}",
             "--overwrite", *end],
            ["annotate", "node", node, described, "--overwrite", *end],
            ["patch", "node", node, "--subresource=status", "--type=merge", "-p",
             status.replace(" ", ""), *end],
        ]  # fmt: skip
    assert shell.calls() == expected


def test_it_may_be_run_again(shell: Shell) -> None:
    for _ in range(2):
        assert shell.run("small=worker-1").returncode == 0
    calls = shell.calls()
    assert calls[:3] == calls[3:]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "name the nodes"),
        (["worker-1"], "'worker-1' is not POOL=NODE"),
        (["small="], "is not POOL=NODE"),
        (["--verbose"], "is not POOL=NODE"),
        (["huge=worker-1"], "'huge' is no pool of tenant-a"),
        (["large=a", "large=b"], "pool 'large' has 1 node(s), and 2 are named"),
        (["small=a", "large=a"], "the node 'a' is named twice"),
        (["small=A;rm"], "is not the name of a node"),
        (["small=a", "huge=b"], "'huge' is no pool"),
    ],
)
def test_a_mistake_changes_no_node(shell: Shell, arguments: list[str], words: str) -> None:
    done = shell.run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert shell.calls() == []


def test_a_missing_kubectl_is_said(shell: Shell, tmp_path: Path) -> None:
    shell.kubectl.unlink()
    tools = tmp_path / "tools"
    tools.mkdir()
    done = shell.run("small=a", path=str(tools))
    assert done.returncode == 2
    assert "'kubectl' is not installed" in done.stderr


def test_a_dry_run_prints_and_does_nothing(shell: Shell) -> None:
    done = shell.run("--dry-run", "large=worker-1")
    assert done.returncode == 0
    assert shell.calls() == []
    assert done.stdout.splitlines()[0] == (
        "kubectl 'label' 'node' 'worker-1' 'gpu=on' 'gpu-tenants.io/gpu-pool=large' '--overwrite'"
    )


def test_help_explains(shell: Shell) -> None:
    done = shell.run("--help")
    assert done.returncode == 0
    assert "POOL=NODE" in done.stdout
    assert "small (2 node(s) of 2 x 16384 MiB)" in done.stdout
    assert shell.calls() == []


NAMES = st.from_regex(r"[a-z][a-z0-9]{0,5}", fullmatch=True)


@given(NAMES, NAMES, st.integers(1, 4), st.integers(1, 8), st.integers(2, 20))
def test_no_two_cards_share_a_uuid_and_each_is_healthy(
    tenant: str, pool: str, nodes: int, cards: int, split: int
) -> None:
    made = GpuPool(pool, T4, "shared", nodes, cards)
    described = [json.loads(annotation(tenant, made, index, split)) for index in range(nodes)]
    uuids = [card["id"] for node in described for card in node]
    assert len(set(uuids)) == len(uuids) == nodes * cards
    assert card_uuid(tenant, pool, 0, 0) != card_uuid(f"{tenant}x", pool, 0, 0)
    for card in (card for node in described for card in node):
        assert (card["health"], card["devmem"], card["count"]) == (True, 16384, split)
        assert (card["devcore"], card["mode"], card["type"]) == (100, "hami-core", T4.device_type)
