"""Numbers with a lowest and a highest value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from schemas.visit import Node, short_type

_PORT = (1, 65535)
_INT32 = 2**31 - 1

# Type and field -> lowest and highest value.
_BOUNDS: Mapping[tuple[str, str], tuple[int, int]] = MappingProxyType(
    {
        ("batch.v1.JobSpec", "completions"): (0, _INT32),
        ("batch.v1.JobSpec", "parallelism"): (0, _INT32),
        ("batch.v1.JobSpec", "backoffLimit"): (0, _INT32),
        ("batch.v1.JobSpec", "backoffLimitPerIndex"): (0, _INT32),
        ("batch.v1.JobSpec", "maxFailedIndexes"): (0, _INT32),
        ("batch.v1.JobSpec", "activeDeadlineSeconds"): (0, 2**53),
        ("batch.v1.JobSpec", "ttlSecondsAfterFinished"): (0, _INT32),
        ("batch.v1.CronJobSpec", "startingDeadlineSeconds"): (0, 2**53),
        ("batch.v1.CronJobSpec", "successfulJobsHistoryLimit"): (0, _INT32),
        ("batch.v1.CronJobSpec", "failedJobsHistoryLimit"): (0, _INT32),
        ("core.v1.ContainerPort", "containerPort"): _PORT,
        ("core.v1.ContainerPort", "hostPort"): (0, 65535),
        ("core.v1.ServicePort", "port"): _PORT,
        ("core.v1.ServicePort", "targetPort"): (0, 65535),
        ("core.v1.PodSecurityContext", "runAsUser"): (0, _INT32),
        ("core.v1.PodSecurityContext", "runAsGroup"): (0, _INT32),
        ("core.v1.PodSecurityContext", "fsGroup"): (0, _INT32),
        ("core.v1.SecurityContext", "runAsUser"): (0, _INT32),
        ("core.v1.SecurityContext", "runAsGroup"): (0, _INT32),
        ("core.v1.PodSpec", "activeDeadlineSeconds"): (1, _INT32),
        ("core.v1.TopologySpreadConstraint", "maxSkew"): (1, _INT32),
        ("core.v1.TopologySpreadConstraint", "minDomains"): (1, _INT32),
        ("core.v1.Probe", "periodSeconds"): (0, _INT32),
        ("core.v1.Probe", "initialDelaySeconds"): (0, _INT32),
        ("core.v1.Probe", "timeoutSeconds"): (0, _INT32),
        ("core.v1.Probe", "failureThreshold"): (0, _INT32),
        ("core.v1.Probe", "terminationGracePeriodSeconds"): (1, 2**53),
        ("core.v1.HTTPGetAction", "port"): _PORT,
        ("core.v1.TCPSocketAction", "port"): _PORT,
        ("apps.v1.DeploymentSpec", "replicas"): (0, _INT32),
        ("apps.v1.DeploymentSpec", "minReadySeconds"): (0, _INT32),
        ("apps.v1.DeploymentSpec", "progressDeadlineSeconds"): (0, _INT32),
        ("apps.v1.DeploymentSpec", "revisionHistoryLimit"): (0, _INT32),
        ("apps.v1.StatefulSetSpec", "replicas"): (0, _INT32),
        ("apps.v1.StatefulSetSpec", "minReadySeconds"): (0, _INT32),
        ("apps.v1.StatefulSetSpec", "revisionHistoryLimit"): (0, _INT32),
        ("apps.v1.RollingUpdateStatefulSetStrategy", "partition"): (0, _INT32),
    }
)
_HIGHEST_USER_PRIORITY = 1_000_000_000


def problems(body: Mapping[str, Any], nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Numbers outside their bounds."""
    for node in nodes:
        key = (short_type(node.owner), node.field)
        if key in _BOUNDS and isinstance(node.value, int):
            low, high = _BOUNDS[key]
            if not low <= node.value <= high:
                words = f"`{node.field}` {node.value} must be between {low} and {high}"
                yield node.pointer, words
    value = body.get("value")
    number = value if body.get("kind") == "PriorityClass" and isinstance(value, int) else 0
    if number > _HIGHEST_USER_PRIORITY:
        yield "/value", f"`value` {number} must be at most {_HIGHEST_USER_PRIORITY}"
