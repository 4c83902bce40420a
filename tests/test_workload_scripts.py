"""The workloads' scripts, run for real against a small stand-in for torch."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
SCRIPTS = ROOT / "charts" / "scripts"

PLACEMENT = {
    "NODE_NAME": "gpu-a",
    "POD_NAME": "p-1",
    "POD_NAMESPACE": "gpu-lab",
    "GPU": "2",
    "GPU_MEMORY_MIB": "1000",
    "GPU_CORE_PERCENT": "25",
}


def run(script: str, environment: dict[str, str], card: Any = None) -> tuple[int, Any, str]:
    """Exit code, the JSON line and standard error of a script, run as a container runs it."""
    done = subprocess.run(
        [sys.executable, "-u", "-c", (SCRIPTS / script).read_text("utf-8")],
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT / "tests" / "stand_in"),
            "CARD": json.dumps(card),
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert len(lines) <= 1, done.stdout
    return done.returncode, json.loads(lines[0]) if lines else None, done.stderr


def test_placement_prints_what_hami_assigned() -> None:
    devices = "GPU-gpu-a-1,NVIDIA,1000,25:GPU-gpu-a-0,NVIDIA,1000,25:;"
    code, result, _ = run("placement.py", {**PLACEMENT, "DEVICES": devices})
    assert code == 0
    assert result == {
        "node": "gpu-a",
        "pod": "p-1",
        "namespace": "gpu-lab",
        "limits": {"gpu": 2, "memory_mib": 1000, "core_percent": 25},
        "devices": [
            {
                "container": 0,
                "uuid": f"GPU-gpu-a-{index}",
                "type": "NVIDIA",
                "memory_mib": 1000,
                "core_percent": 25,
            }
            for index in (1, 0)
        ],
    }


@pytest.mark.parametrize("environment", [{}, {"DEVICES": ""}])
def test_placement_without_a_device_is_no_failure(environment: dict[str, str]) -> None:
    code, result, _ = run("placement.py", {**PLACEMENT, **environment})
    assert (code, result["devices"]) == (0, [])


@pytest.mark.parametrize("missing", PLACEMENT)
def test_placement_names_a_missing_variable(missing: str) -> None:
    environment = {name: value for name, value in PLACEMENT.items() if name != missing}
    code, result, error = run("placement.py", environment)
    assert (code, result) == (2, None)
    assert missing in error


def test_smoke_measures_and_checks() -> None:
    code, result, _ = run("smoke.py", {"DURATION_SECONDS": "5"}, {"memory_mib": 4096})
    assert code == 0
    assert result["iterations"] == 5
    assert result["seconds"] == 5.0
    assert result["iterations_per_second"] == 1.0
    assert result["equal"] is True
    assert result["visible_bytes"] == 4096 * 2**20
    assert result["device"] == "Stand-in"


def test_smoke_is_deterministic() -> None:
    results = [
        run("smoke.py", {"DURATION_SECONDS": "3"}, {"memory_mib": 4096})[1] for _ in range(2)
    ]
    assert results[0] == results[1]


def test_smoke_fails_on_a_wrong_product() -> None:
    card = {"memory_mib": 4096, "broken_product": 13}
    code, result, error = run("smoke.py", {"DURATION_SECONDS": "5"}, card)
    assert (code, result["equal"]) == (1, False)
    assert "differs" in error


@pytest.mark.parametrize("script", ["smoke.py", "memory_pressure.py"])
def test_without_cuda_there_is_no_result(script: str) -> None:
    code, result, error = run(script, {"GPU_MEMORY_MIB": "4096"}, {})
    assert (code, result) == (3, None)
    assert "CUDA is not available" in error


@pytest.mark.parametrize("limit", [4096, 4000, 4096 + 100])
def test_memory_pressure_succeeds_where_cuda_refuses(limit: int) -> None:
    card = {"memory_mib": 16384, "limit_mib": limit}
    code, result, _ = run("memory_pressure.py", {"GPU_MEMORY_MIB": "4096"}, card)
    assert code == 0
    assert result["refused"] is True
    assert result["allocated_mib"] <= 4096 + 128
    assert result["message"] == "CUDA out of memory. Tried to allocate more"


def test_memory_pressure_fails_where_the_slice_is_no_limit() -> None:
    code, result, error = run(
        "memory_pressure.py", {"GPU_MEMORY_MIB": "4096"}, {"memory_mib": 16384}
    )
    assert (code, result["refused"]) == (1, False)
    assert "more than the slice" in error


def test_memory_pressure_is_not_fooled_by_another_failure() -> None:
    card = {"memory_mib": 16384, "error": "device-side assert triggered"}
    code, result, error = run("memory_pressure.py", {"GPU_MEMORY_MIB": "4096"}, card)
    assert (code, result) == (1, None)
    assert "device-side assert" in error


@pytest.mark.parametrize("value", ["", "0", "4Gi", "-1"])
def test_memory_pressure_needs_the_slice_as_a_number(value: str) -> None:
    code, result, error = run("memory_pressure.py", {"GPU_MEMORY_MIB": value}, {"memory_mib": 1})
    assert (code, result) == (2, None)
    assert "GPU_MEMORY_MIB" in error
