"""A credential in dist/ is in Git for ever."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.manifest import Manifest
from model.pointer import escape
from model.rule import Rule, Severity, Violation

RULE = Rule(
    id="secret-in-dist",
    severity=Severity.ERROR,
    title="a credential in dist/",
    rationale="Whoever can read the repository, now or later, has it; rotating is the only cure.",
    remediation="Refer to a Secret that is made inside the cluster.",
)
KINDS: frozenset[str] = frozenset()

_TEXTS = (
    (re.compile(r"-----BEGIN ([A-Z ]+ )?PRIVATE KEY-----"), "a private key"),
    (re.compile(r"\b(client-key-data|client-certificate-data):"), "a kubeconfig"),
    (re.compile(r"\bkind: ?Config\b[\s\S]*\bclusters:"), "a kubeconfig"),
    (re.compile(r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}"), "a token"),
    (re.compile(r"\b(ghp|gho|ghs|glpat|github_pat)[_-][A-Za-z0-9_]{20,}"), "an access token"),
    (re.compile(r"\bAKIA[0-9A-Z]{16}\b"), "an access key"),
)


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """A Secret with content, a DataStore with content, and texts that look like credentials."""
    if subject.kind == "Secret" and not subject.group:
        for key in ("data", "stringData"):
            if subject.body.get(key):
                yield Violation(f"/{key}", f"`{key}` must not be in dist/")
        return
    if subject.kind == "DataStore":
        yield from _content(subject.body, "")
    yield from find(subject.body)


def find(value: Any, pointer: str = "") -> Iterator[Violation]:
    """Texts that look like credentials, anywhere inside a value."""
    if isinstance(value, str):
        for pattern, what in _TEXTS:
            if pattern.search(value):
                yield Violation(pointer, f"the text looks like {what}")
                return
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from find(item, f"{pointer}/{escape(str(key))}")
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from find(item, f"{pointer}/{index}")


def _content(value: Any, pointer: str) -> Iterator[Violation]:
    if not isinstance(value, Mapping):
        return
    for key, item in value.items():
        place = f"{pointer}/{escape(key)}"
        if key == "content" and item:
            yield Violation(place, "`content` must not be in dist/; use `secretReference`")
        else:
            yield from _content(item, place)
