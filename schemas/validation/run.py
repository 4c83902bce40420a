"""Runs every check of the API server's own validation over an object."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from model.manifest import Manifest
from model.report import Finding, object_finding
from schemas import rules
from schemas.validation import (
    admission_policy,
    bounds,
    claims,
    config_map,
    cron_jobs,
    jobs,
    limit_ranges,
    network_peers,
    object_metadata,
    patterns,
    pods,
    probes,
    quotas,
    rbac,
    required,
    resource_names,
    rollouts,
    selectors,
    services,
    unions,
    volumes,
    workloads,
)
from schemas.visit import Node


class Check(Protocol):
    """A module with checks of one kind of mistake."""

    def problems(
        self, body: Mapping[str, Any], nodes: Sequence[Node], /
    ) -> Iterator[tuple[str, str]]:
        """JSON pointer and words of each problem."""
        ...


CHECKS: tuple[Check, ...] = (
    required,
    bounds,
    patterns,
    unions,
    volumes,
    selectors,
    object_metadata,
    config_map,
    resource_names,
    quotas,
    limit_ranges,
    network_peers,
    rbac,
    pods,
    probes,
    jobs,
    cron_jobs,
    claims,
    services,
    workloads,
    rollouts,
    admission_policy,
)


def check_validation(manifest: Manifest, nodes: Sequence[Node]) -> Iterator[Finding]:
    """Everything that the API server's validation would refuse about a built-in kind."""
    for check in CHECKS:
        for pointer, words in check.problems(manifest.body, nodes):
            yield object_finding(rules.API_VALUE_INVALID, manifest, words, pointer)
