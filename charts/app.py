"""A cdk8s app of anybody's -> the tree that is checked and written."""

from __future__ import annotations

from collections.abc import Mapping

from cdk8s import App, Chart

from charts.unit import Unit
from model.digest import digest
from model.manifest import Manifest, Owner, Tree, disambiguate
from model.version import minor_of


def app_tree(
    app: App,
    *,
    cluster: str,
    kubernetes_version: str,
    versions: Mapping[str, Mapping[str, str]],
) -> Tree:
    """Every object of every chart, nested ones too.

    A unit of this package knows its own place; what is in other charts goes to `apps/<cluster>/
    <path of the chart>/` and is checked for `cluster` at `kubernetes_version` ('v1.36.4').
    `versions`: cluster -> component -> version, for the checks that depend on one ('kamaji'); each
    of these clusters gets a lock, which says so.
    Raises what cdk8s raises where a construct's own validation fails.
    """
    minor = minor_of(kubernetes_version)
    manifests = [
        one for chart in app.charts for one in _manifests(chart, cluster=cluster, minor=minor)
    ]
    return Tree(
        manifests=disambiguate(manifests),
        owners=tuple(
            Owner(
                name=owner,
                inputs=digest(*(one.body for one in manifests if one.owner == owner)),
                versions=versions.get(owner, {}),
            )
            for owner in sorted({one.owner for one in manifests} | set(versions))
        ),
    )


def _manifests(chart: Chart, *, cluster: str, minor: str) -> list[Manifest]:
    if isinstance(chart, Unit):
        return chart.manifests()
    folder = f"apps/{cluster}/{chart.node.path}"
    return [
        Manifest(folder=folder, owner=cluster, cluster=cluster, minor=minor, body=body)
        for body in chart.to_json()
    ]
