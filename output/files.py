"""A tree -> the bytes of every file in dist/, locks included."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from model.manifest import HelmValues, Tree
from output.yaml_text import to_yaml


def files(tree: Tree) -> dict[str, bytes]:
    """Path relative to dist/ -> content, sorted by path.

    Raises ValueError where two objects would be one file, or where a file has no owner (our own
    faults).
    """
    made: dict[str, bytes] = {}
    owned: dict[str, dict[str, str]] = {owner.name: {} for owner in tree.owners}
    for path, owner, content in _contents(tree):
        if path in made:
            raise ValueError(f"two objects would be written to {path}")
        if owner not in owned:
            raise ValueError(f"{path} belongs to '{owner}', which is no owner")
        made[path] = content
        owned[owner][path] = digest(content)
    for one in tree.owners:
        made[f"locks/{one.name}.json"] = _json(
            {
                "apiVersion": "gpu-tenants.io/v1alpha1",
                "kind": "Lock",
                "owner": one.name,
                "inputs": f"sha256:{one.inputs}",
                "versions": dict(one.versions),
                "files": owned[one.name],
            }
        )
    return dict(sorted(made.items()))


def digest(content: bytes) -> str:
    """'sha256:' and the digest in hex."""
    return f"sha256:{hashlib.sha256(content).hexdigest()}"


def _contents(tree: Tree) -> Iterator[tuple[str, str, bytes]]:
    for manifest in tree.manifests:
        yield manifest.path, manifest.owner, to_yaml(manifest.body).encode()
    for values in tree.values:
        yield values.path, values.owner, _values(values)
    for script in tree.scripts:
        yield script.path, script.owner, script.text.encode()


def _values(values: HelmValues) -> bytes:
    return f"# Values for chart {values.chart} {values.version}\n{to_yaml(values.values)}".encode()


def _json(value: Any) -> bytes:
    return (json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False) + "\n").encode()
