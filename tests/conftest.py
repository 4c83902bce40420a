"""What many tests start from: the lab's fleet files, as a copy that may be edited."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


class FleetFolder:
    """A copy of fleet files."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def edit(self, file: str, old: str, new: str) -> None:
        """Replaces a text that stands in a file exactly once."""
        target = self.path / file
        text = target.read_text("utf-8")
        if text.count(old) != 1:
            raise AssertionError(f"{old!r} stands {text.count(old)} times in {file}")
        target.write_text(text.replace(old, new), "utf-8")

    def write(self, file: str, content: str | bytes) -> Path:
        """Writes a file, with the folders above it."""
        target = self.path / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content if isinstance(content, bytes) else content.encode())
        return target


@pytest.fixture
def lab(tmp_path: Path) -> FleetFolder:
    """The lab's fleet files in a folder of the test's own."""
    shutil.copytree(ROOT / "fleet", tmp_path / "fleet")
    return FleetFolder(tmp_path / "fleet")


@pytest.fixture
def workloads(tmp_path: Path) -> FleetFolder:
    """The fleet files with workloads of every kind, in a folder of the test's own."""
    shutil.copytree(ROOT / "tests" / "golden" / "workloads" / "fleet", tmp_path / "fleet")
    return FleetFolder(tmp_path / "fleet")


@pytest.fixture
def inference(tmp_path: Path) -> FleetFolder:
    """The fleet files with model servers, in a folder of the test's own."""
    shutil.copytree(ROOT / "tests" / "golden" / "inference" / "fleet", tmp_path / "fleet")
    return FleetFolder(tmp_path / "fleet")


@pytest.fixture
def line_of() -> Callable[[Path, str], int]:
    """The number of the one line of a file that holds a text."""

    def find(file: Path, text: str) -> int:
        lines = file.read_text("utf-8").splitlines()
        (number,) = [at for at, line in enumerate(lines, 1) if text in line]
        return number

    return find
