"""A tenant cluster's foundation: its namespaces and what HAMi waits for."""

from __future__ import annotations

from constructs import Construct

from charts.guard_rails import GuardRails
from charts.hami_foundation import HamiFoundation
from charts.tenant_namespace import FencedNamespace
from charts.unit import Place, Unit
from model.tenant import Tenant


class TenantFoundation(Unit):
    """Namespaces with their fences, guard rails, RuntimeClass, scheduler RBAC; before HAMi.

    Arguments:
    - `tenant`: everything of it but its control plane's sizing and its workloads is read.

    Renders: what HamiFoundation, GuardRails and, for each namespace, FencedNamespace render, and
    the anchor.
    """

    def __init__(self, scope: Construct, place: Place, *, tenant: Tenant) -> None:
        super().__init__(scope, place, anchor_namespace="kube-system")
        HamiFoundation(self, "hami", tenant=tenant)
        GuardRails(self, "guard-rails", tenant=tenant)
        for namespace in tenant.namespaces:
            if namespace.lifecycle == "retired":
                continue
            FencedNamespace(
                self,
                f"namespace-{namespace.name}",
                namespace=namespace,
                guarded=tenant.lifecycle == namespace.lifecycle == "active",
                traced=tenant.traced,
            )
