"""A fleet -> manifests, values and scripts; the only code that imports cdk8s."""

from __future__ import annotations

from collections.abc import Callable

from model.fleet import Fleet
from model.manifest import Tree


def render(fleet: Fleet, step: Callable[[str], None] = lambda _: None) -> Tree:
    """Everything that dist/ is to hold; `step` is told what is being rendered.

    Raises FleetError where Node.js cannot be started.
    """
    from charts.node_runtime import prepare

    # jsii starts Node.js when cdk8s is imported: its environment has to be set before.
    prepare()
    from charts.owners import render_fleet

    return render_fleet(fleet, step)
