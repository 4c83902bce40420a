"""What the pinned release of Kamaji does not have yet: its API server drops such a field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from model.kamaji_release import FIRST_RELEASE, FIRST_RELEASE_OF_KIND, KamajiRelease
from model.manifest import Manifest
from model.report import Finding, object_finding
from schemas import rules

_GROUP = "kamaji.clastix.io"


def check_kamaji_fields(manifest: Manifest, release: KamajiRelease) -> Iterator[Finding]:
    """Each field of a TenantControlPlane, and each kind, that came after `release`."""
    if manifest.group != _GROUP:
        return
    first = FIRST_RELEASE_OF_KIND.get(manifest.kind)
    if first is not None and release < first:
        words = f"Kamaji {release} has no {manifest.kind}; it came with {first}"
        yield object_finding(rules.KAMAJI_FIELD_UNSUPPORTED, manifest, words)
    if manifest.kind != "TenantControlPlane":
        return
    for pointer, first in FIRST_RELEASE.items():
        if release < first and _has(manifest.body, pointer):
            words = f"Kamaji {release} has no `{pointer.rpartition('/')[2]}`; it came with {first}"
            yield object_finding(rules.KAMAJI_FIELD_UNSUPPORTED, manifest, words, pointer)


def _has(body: Any, pointer: str) -> bool:
    for name in pointer.split("/")[1:]:
        if not isinstance(body, dict) or name not in body:
            return False
        body = body[name]
    return True
