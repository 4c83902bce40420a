"""Labels and annotations that we put on objects."""

from __future__ import annotations

from types import MappingProxyType

TENANT = "gpu-tenants.io/tenant"

# Deleting a guarded object takes two commits with either engine, and nothing else waits
# (recorded: truth of Argo CD 8, truth of Flux 9, 10, 20, 23).
GUARD = MappingProxyType(
    {
        "argocd.argoproj.io/sync-options": "Prune=false,Delete=false",
        "kustomize.toolkit.fluxcd.io/prune": "disabled",
    }
)


def labels(fleet: str, tenant: str = "") -> dict[str, str]:
    """The labels of every object: who made it, which fleet and which tenant it belongs to."""
    common = {
        "app.kubernetes.io/managed-by": "gpu-tenants",
        "app.kubernetes.io/part-of": fleet,
    }
    return {**common, TENANT: tenant} if tenant else common


def guard(active: bool) -> dict[str, str]:
    """The annotations that keep an engine from deleting an object, as long as it is active."""
    return dict(GUARD) if active else {}


def pod_security(level: str, minor: str) -> dict[str, str]:
    """Pod Security labels of a Namespace, pinned to the minor version of its cluster ('1.36')."""
    modes = ("enforce", "audit", "warn")
    prefix = "pod-security.kubernetes.io"
    return {
        **{f"{prefix}/{mode}": level for mode in modes},
        **{f"{prefix}/{mode}-version": f"v{minor}" for mode in modes},
    }
