"""Labels and annotations that do harm where Kamaji copies them to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from model.manifest import Manifest
from model.pointer import escape
from model.rule import Rule, Severity, Violation
from rules.fields import mapping

RULE = Rule(
    id="control-plane-metadata-copied",
    severity=Severity.ERROR,
    title="metadata that does harm on what Kamaji makes",
    rationale="Kamaji copies additional metadata to the objects that it makes: an engine that "
    "finds its own marks on them prunes them, and Pods without Kamaji's own label leave their "
    "Deployment (Kamaji 26.8.2-edge: the Deployment's selector).",
    remediation="Remove the key.",
)
KINDS = frozenset({"TenantControlPlane"})

# Field -> its path below /spec/controlPlane.
_PLACES = (
    ("deployment", "additionalMetadata"),
    ("deployment", "podAdditionalMetadata"),
    ("service", "additionalMetadata"),
    ("ingress", "additionalMetadata"),
    ("gateway", "additionalMetadata"),
)
_ENGINE: Mapping[str, str] = MappingProxyType(
    {
        "app.kubernetes.io/instance": "Argo CD may read it as its own mark",
        "argocd.argoproj.io/": "it is a mark of Argo CD",
        "kustomize.toolkit.fluxcd.io/": "it is a mark of Flux",
        "helm.toolkit.fluxcd.io/": "it is a mark of Flux",
    }
)


def check(subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
    """Each key under an additional metadata that an engine or Kamaji itself relies on."""
    for path in _PLACES:
        metadata = mapping(subject.body, "spec", "controlPlane", *path)
        for part in ("labels", "annotations"):
            for key in mapping(metadata, part):
                words = _harm(path, str(key))
                if words:
                    place = "/".join(("/spec/controlPlane", *path, part, escape(str(key))))
                    yield Violation(place, f"`{key}`: {words}")


def _harm(path: tuple[str, str], key: str) -> str:
    if key == "kamaji.clastix.io/name" and path[1] == "podAdditionalMetadata":
        return "Kamaji's Deployment finds its Pods by it"
    for mark, words in _ENGINE.items():
        if key == mark or (mark.endswith("/") and key.startswith(mark)):
            return words
    return ""
