"""A fleet -> manifests, values and scripts; the only code that imports cdk8s."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from charts.node_runtime import prepare
from model.fleet import Fleet
from model.manifest import Tree

if TYPE_CHECKING:
    from cdk8s import App

__all__ = ["App", "app_tree", "prepare", "render"]


def render(fleet: Fleet, step: Callable[[str], None] = lambda _: None) -> Tree:
    """Everything that dist/ is to hold; `step` is told what is being rendered.

    Raises FleetError where Node.js cannot be started.
    """
    # jsii starts Node.js when cdk8s is imported: its environment has to be set before.
    prepare()
    from charts.owners import render_fleet

    return render_fleet(fleet, step)


def app_tree(
    app: App,
    *,
    cluster: str,
    kubernetes_version: str,
    versions: Mapping[str, Mapping[str, str]],
) -> Tree:
    """What the charts of an app yield, as `charts.app` says."""
    from charts.app import app_tree

    return app_tree(app, cluster=cluster, kubernetes_version=kubernetes_version, versions=versions)
