"""A fleet -> everything in dist/, owner by owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from cdk8s import App

from charts.access import TenantAccess
from charts.control_plane import ControlPlaneUnit
from charts.data_stores import DataStores
from charts.hami_values import hami_values
from charts.load_balancer import LoadBalancer
from charts.management_foundation import ManagementFoundation
from charts.mock_nodes import mock_nodes
from charts.tenant_foundation import TenantFoundation
from charts.unit import Place, Unit
from charts.workloads import Workloads
from model.digest import digest
from model.fleet import Fleet
from model.manifest import HelmValues, Manifest, Owner, Script, Tree, disambiguate
from model.tenant import Tenant


def render_fleet(fleet: Fleet, step: Callable[[str], None]) -> Tree:
    """The whole tree: the management cluster first, then each tenant by itself."""
    step(f"render {fleet.management.name}")
    trees = [render_management(fleet)]
    for tenant in fleet.tenants:
        step(f"render {tenant.name}")
        trees.append(render_tenant(fleet, tenant))
    return Tree(
        manifests=disambiguate([one for tree in trees for one in tree.manifests]),
        values=tuple(one for tree in trees for one in tree.values),
        scripts=tuple(one for tree in trees for one in tree.scripts),
        owners=tuple(one for tree in trees for one in tree.owners),
    )


def render_management(fleet: Fleet) -> Tree:
    """What belongs to the management cluster itself, and to no tenant."""
    app, cluster = App(), fleet.management
    planes = tuple(
        tenant.control_plane.sizing for tenant in fleet.tenants if tenant.lifecycle != "retired"
    )

    def place(unit: str) -> Place:
        folder = f"clusters/{cluster.name}/{unit}"
        return Place(folder, cluster.name, cluster.name, cluster.minor, fleet.name)

    units = [
        ManagementFoundation(app, place("foundation"), cluster=cluster, sizings=planes),
        LoadBalancer(app, place("load-balancer"), cluster=cluster),
        DataStores(app, place("datastores"), data_stores=fleet.data_stores, cluster=cluster),
    ]
    owner = Owner(
        name=cluster.name,
        inputs=digest(fleet.name, cluster, fleet.data_stores, planes),
        versions={"kubernetes": cluster.kubernetes_version, **cluster.versions},
    )
    return Tree(manifests=_manifests(units), owners=(owner,))


def render_tenant(fleet: Fleet, tenant: Tenant) -> Tree:
    """What belongs to one tenant: a function of (fleet, tenant) and of nothing else."""
    app = App()
    units: list[Unit] = [_control_plane(app, fleet, tenant)]
    values: tuple[HelmValues, ...] = ()
    scripts: tuple[Script, ...] = ()
    if tenant.lifecycle != "retired":
        units.extend(_inside(app, fleet, tenant))
        values = (hami_values(tenant),)
        scripts = mock_nodes(tenant)
    owner = Owner(
        name=tenant.name,
        inputs=digest(
            fleet.name,
            fleet.management,
            fleet.delivery_engine,
            fleet.data_store(tenant.control_plane.data_store),
            tenant,
        ),
        versions=tenant.versions,
    )
    return Tree(_manifests(units), values, scripts, (owner,))


def _control_plane(app: App, fleet: Fleet, tenant: Tenant) -> ControlPlaneUnit:
    cluster = fleet.management
    return ControlPlaneUnit(
        app,
        Place(
            folder=f"clusters/{cluster.name}/tenants/{tenant.name}",
            owner=tenant.name,
            cluster=cluster.name,
            minor=cluster.minor,
            fleet=fleet.name,
            tenant=tenant.name,
        ),
        tenant=tenant,
        cluster=cluster,
        data_store=fleet.data_store(tenant.control_plane.data_store),
    )


def _inside(app: App, fleet: Fleet, tenant: Tenant) -> Iterable[Unit]:
    base = Place(
        folder=f"tenants/{tenant.name}",
        owner=tenant.name,
        cluster=tenant.name,
        minor=tenant.control_plane.minor,
        fleet=fleet.name,
        tenant=tenant.name,
    )
    yield TenantFoundation(app, replace(base, folder=f"{base.folder}/foundation"), tenant=tenant)
    yield TenantAccess(app, replace(base, folder=f"{base.folder}/access"), tenant=tenant)
    for namespace in tenant.namespaces:
        if namespace.lifecycle != "retired":
            yield Workloads(
                app,
                replace(base, folder=f"{base.folder}/workloads/{namespace.name}"),
                namespace=namespace,
                delivered=fleet.delivery_engine != "none",
                guarded=tenant.lifecycle == namespace.lifecycle == "active",
            )


def _manifests(units: Iterable[Unit]) -> tuple[Manifest, ...]:
    return tuple(manifest for unit in units for manifest in unit.manifests())
