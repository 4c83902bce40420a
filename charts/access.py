"""Roles of people in a tenant cluster, and who has them."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.role_rules import ROLE_NAMES, grants_of
from charts.unit import Place, Unit
from model.tenant import Access, Tenant, object_name

_GROUP = "rbac.authorization.k8s.io"


class TenantAccess(Unit):
    """A Role for each role that somebody has in a namespace, a binding per group; after HAMi.

    Arguments:
    - `tenant`: whose `access` and namespaces are read; a retired namespace gets nothing.

    Renders: Role, RoleBinding, and the anchor.
    """

    def __init__(self, scope: Construct, place: Place, *, tenant: Tenant) -> None:
        super().__init__(scope, place, anchor_namespace="kube-system")
        for namespace in tenant.namespaces:
            mine = [one for one in tenant.access if namespace.name in one.namespaces]
            if namespace.lifecycle == "retired" or not mine:
                continue
            guarded = tenant.lifecycle == namespace.lifecycle == "active"
            for role in sorted({one.role for one in mine}):
                self._role(role, namespace.name, guarded)
            for access in mine:
                self._bind(namespace.name, access, guarded, tenant)

    def _role(self, role: str, namespace: str, guarded: bool) -> None:
        k8s.KubeRole(
            self,
            f"role-{namespace}-{role}",
            metadata=self.metadata(ROLE_NAMES[role], namespace, guarded=guarded),
            rules=[
                k8s.PolicyRule(api_groups=[group], resources=list(resources), verbs=list(verbs))
                for group, resources, verbs in grants_of(role)
            ],
        )

    def _bind(self, namespace: str, access: Access, guarded: bool, tenant: Tenant) -> None:
        name = binding_name(access)
        k8s.KubeRoleBinding(
            self,
            f"binding-{namespace}-{name}",
            metadata=self.metadata(name, namespace, guarded=guarded),
            role_ref=k8s.RoleRef(api_group=_GROUP, kind="Role", name=ROLE_NAMES[access.role]),
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
    return f"{ROLE_NAMES[access.role]}-{object_name(access.group)}"
