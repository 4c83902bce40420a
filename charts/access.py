"""Roles of people in a tenant cluster, and who has them."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.unit import Place, Unit
from model.tenant import Access, Tenant, object_name

_GROUP = "rbac.authorization.k8s.io"

# The least that running a Job and reading its log takes. No quotas, policies, namespaces, nodes,
# Secrets or RBAC: whoever may change those is not held by them.
_DEVELOPER = (
    (("batch",), ("jobs",), ("create", "delete", "get", "list", "watch")),
    (("",), ("pods",), ("get", "list", "watch")),
    (("",), ("pods/log",), ("get",)),
    (("",), ("events",), ("get", "list", "watch")),
)


class TenantAccess(Unit):
    """One Role per namespace that somebody has access to, one RoleBinding per group; after HAMi."""

    def __init__(self, scope: Construct, place: Place, *, tenant: Tenant) -> None:
        super().__init__(scope, place, anchor_namespace="kube-system")
        for namespace in tenant.namespaces:
            mine = [one for one in tenant.access if namespace.name in one.namespaces]
            if namespace.lifecycle == "retired" or not mine:
                continue
            guarded = tenant.lifecycle == namespace.lifecycle == "active"
            self._role(namespace.name, guarded)
            for access in mine:
                self._bind(namespace.name, access, guarded, tenant)

    def _role(self, namespace: str, guarded: bool) -> None:
        k8s.KubeRole(
            self,
            f"role-{namespace}",
            metadata=self.metadata("developer", namespace, guarded=guarded),
            rules=[
                k8s.PolicyRule(
                    api_groups=list(groups), resources=list(resources), verbs=list(verbs)
                )
                for groups, resources, verbs in _DEVELOPER
            ],
        )

    def _bind(self, namespace: str, access: Access, guarded: bool, tenant: Tenant) -> None:
        name = binding_name(access)
        k8s.KubeRoleBinding(
            self,
            f"binding-{namespace}-{name}",
            metadata=self.metadata(name, namespace, guarded=guarded),
            role_ref=k8s.RoleRef(api_group=_GROUP, kind="Role", name=access.role),
            subjects=[k8s.Subject(kind="Group", name=access.group, api_group=_GROUP)],
        )
        self.trace(
            "RoleBinding",
            namespace,
            name,
            tenant.traced,
            {"": access.field, "/subjects/0/name": f"{access.field}.group"},
        )


def binding_name(access: Access) -> str:
    """The RoleBinding's name: the role, and the group in the characters of an object's name."""
    return f"{access.role}-{object_name(access.group)}"
