"""DataStores that never get ready because a credential is not fully named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from model.manifest import Manifest
from model.rule import Rule, Severity, Violation
from rules.fields import mapping

RULE = Rule(
    id="datastore-credential-incomplete",
    severity=Severity.ERROR,
    title="a credential of a DataStore that is not fully named",
    rationale="The API takes it, and Kamaji then reports the DataStore as invalid, so that no "
    "control plane of it starts (Kamaji 26.8.2-edge: the reconciler of DataStores).",
    remediation="Give `secretReference` a `name`, a `namespace` and a `keyPath`; give NATS a "
    "`basicAuth`.",
)
KINDS = frozenset({"DataStore"})


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """References without name or namespace, and NATS without a user."""
    spec = mapping(subject.body, "spec")
    for field in ("basicAuth", "tlsConfig"):
        yield from _references(spec.get(field), f"/spec/{field}")
    if spec.get("driver") == "NATS" and not spec.get("basicAuth"):
        yield Violation("/spec", "Kamaji connects to NATS with `basicAuth` only")


def _references(value: Any, pointer: str) -> Iterator[Violation]:
    if not isinstance(value, Mapping):
        return
    for key, item in value.items():
        place = f"{pointer}/{key}"
        if key != "secretReference":
            yield from _references(item, place)
            continue
        for field in ("name", "namespace"):
            if not mapping(value, key).get(field):
                yield Violation(place, f"`secretReference` needs `{field}`")
