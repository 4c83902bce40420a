"""Every default of the input, in one place: constants, and rules for the derived ones."""

from __future__ import annotations

import hashlib
import ipaddress
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

# The longest schema or user name that every driver takes: MySQL's limit for user names
# (clastix/kamaji issue 1285).
IDENTIFIER_LENGTH = 32

MAX_SKEW = 1
WHEN_UNSATISFIABLE: Final = "ScheduleAnyway"
API_SERVER_PORT = 6443
GATEWAY_LISTENER = "kube-apiserver"

FLEET: Mapping[str, Any] = MappingProxyType(
    {
        "managementCluster.clusterDomain": "cluster.local",
        "managementCluster.kamajiNamespace": "kamaji-system",
        "managementCluster.monitoring.namespace": "",
        "managementCluster.loadBalancer.implementation": None,
        "managementCluster.loadBalancer.namespace": "metallb-system",
        "managementCluster.loadBalancer.addressPools": [],
        "managementCluster.gateways": [],
        # The default of kube-apiserver's --service-node-port-range.
        "managementCluster.nodePortRange": "30000-32767",
        "network.reservedCidrs": [],
        "delivery.engine": "none",
    }
)

_RESOURCES = {
    "apiServer": ("250m", "512Mi", "1", "1Gi"),
    "controllerManager": ("125m", "256Mi", "500m", "512Mi"),
    "scheduler": ("125m", "256Mi", "500m", "512Mi"),
    "konnectivityServer": ("50m", "64Mi", "250m", "128Mi"),
}

TENANT: Mapping[str, Any] = MappingProxyType(
    {
        "lifecycle": "active",
        "controlPlane.port": API_SERVER_PORT,
        "controlPlane.certSANs": [],
        "controlPlane.exposure.loadBalancer.sourceRanges": [],
        "controlPlane.exposure.loadBalancer.class": "",
        "controlPlane.exposure.loadBalancer.allocateNodePorts": None,
        "controlPlane.exposure.loadBalancer.elasticIPAllocations": [],
        "controlPlane.replicas": 2,
        "controlPlane.strategy.maxSurge": None,
        "controlPlane.topologySpreadConstraints": [
            {"topologyKey": "kubernetes.io/hostname"},
            {"topologyKey": "topology.kubernetes.io/zone"},
        ],
        **{
            f"controlPlane.probes.{kind}.{field}": None
            for kind in ("liveness", "readiness", "startup")
            for field in (
                "initialDelaySeconds",
                "timeoutSeconds",
                "periodSeconds",
                "failureThreshold",
            )
        },
        "controlPlane.registry.mirror": "",
        "controlPlane.registry.imagePullSecrets": [],
        **{
            f"controlPlane.extraArgs.{component}": []
            for component in ("apiServer", "controllerManager", "scheduler")
        },
        **{
            f"controlPlane.writePermissions.block{what}": False
            for what in ("Creation", "Update", "Deletion")
        },
        "controlPlane.konnectivity.agentReplicas": None,
        "controlPlane.admissionControllers": ["ResourceQuota", "LimitRanger", "NodeRestriction"],
        "controlPlane.konnectivity.port": 8132,
        "controlPlane.konnectivity.agentHostNetwork": False,
        "controlPlane.kubelet.cgroupDriver": "systemd",
        **{
            f"controlPlane.resources.{component}.{part}": value
            for component, values in _RESOURCES.items()
            for part, value in zip(
                ("requests.cpu", "requests.memory", "limits.cpu", "limits.memory"),
                values,
                strict=True,
            )
        },
        "network.clusterDomain": "cluster.local",
        "monitoring.namespace": "",
        "hami.namespace": "hami-system",
        "hami.nodeSchedulerPolicy": "binpack",
        "hami.gpuSchedulerPolicy": "spread",
        "hami.deviceSplitCount": 10,
        "access": [],
    }
)

POOL: Mapping[str, Any] = MappingProxyType({"cardsPerNode": 1})

NAMESPACE: Mapping[str, Any] = MappingProxyType(
    {
        "lifecycle": "active",
        "quota.requests.cpu": "4",
        "quota.requests.memory": "8Gi",
        "quota.limits.cpu": "8",
        "quota.limits.memory": "16Gi",
        "quota.pods": 20,
        "quota.gpu": 0,
        "quota.gpuMemoryMiB": 0,
        "quota.gpuCorePercent": 0,
        "containerLimits.defaultRequest.cpu": "100m",
        "containerLimits.defaultRequest.memory": "128Mi",
        "containerLimits.default.cpu": "500m",
        "containerLimits.default.memory": "512Mi",
        "containerLimits.max.cpu": "4",
        "containerLimits.max.memory": "8Gi",
    }
)

JOB: Mapping[str, Any] = MappingProxyType(
    {
        "command": [],
        "args": [],
        "completions": 2,
        "parallelism": 2,
        "activeDeadlineSeconds": 600,
        "ttlSecondsAfterFinished": 3600,
        "durationSeconds": 120,
        "run": 1,
        "resources.requests.cpu": "1",
        "resources.requests.memory": "2Gi",
        "resources.limits.cpu": "2",
        "resources.limits.memory": "4Gi",
        "schedulerPolicy.node": "binpack",
        "schedulerPolicy.gpu": "binpack",
    }
)

TRAINING: Mapping[str, Any] = MappingProxyType(
    {
        "args": [],
        "env": [],
        "sharedMemory": "",
        "checkpoint.storageClassName": "",
        # Of two Pods that write the same checkpoints, one would undo what the other has done.
        "checkpoint.accessMode": "ReadWriteOncePod",
        "checkpoint.mountPath": "/checkpoints",
        "checkpoint.resume": "acrossJobs",
        "completions": 1,
        "parallelism": 1,
        "backoffLimit": 6,
        "failOnExitCodes": [],
        "terminationGracePeriodSeconds": 300,
        "activeDeadlineSeconds": 604800,
        "ttlSecondsAfterFinished": 86400,
        "run": 1,
        "schedule.timeZone": "Etc/UTC",
        "schedule.startingDeadlineSeconds": 3600,
        "schedule.suspend": False,
        "resources.requests.cpu": "1",
        "resources.requests.memory": "2Gi",
        "resources.limits.cpu": "2",
        "resources.limits.memory": "4Gi",
        "schedulerPolicy.node": "binpack",
        "schedulerPolicy.gpu": "binpack",
    }
)

INFERENCE: Mapping[str, Any] = MappingProxyType(
    {
        "command": [],
        "args": [],
        "env": [],
        "sharedMemory": "",
        "controller": "Deployment",
        "replicas": 1,
        "port": 8000,
        "servicePort": 80,
        "probes.readiness.path": "/health",
        "probes.liveness.path": "/health",
        "probes.loadTimeoutSeconds": 900,
        # A Pod beyond `replicas` needs cards that a quota rarely has left.
        "rollout.maxSurge": 0,
        "rollout.maxUnavailable": 1,
        "failureDomain": "node",
        "drainSeconds": 10,
        "terminationGracePeriodSeconds": 60,
        "modelCache.type": "emptyDir",
        "modelCache.storageClassName": "",
        "modelCache.accessMode": "ReadWriteOnce",
        "modelCache.mountPath": "/models",
        "resources.requests.cpu": "1",
        "resources.requests.memory": "2Gi",
        "resources.limits.cpu": "2",
        "resources.limits.memory": "4Gi",
        "schedulerPolicy.node": "spread",
        "schedulerPolicy.gpu": "spread",
    }
)

IMAGES: Mapping[str, str] = MappingProxyType(
    {
        "placement": "docker.io/library/python:3.13-alpine",
        "smoke": "docker.io/pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime",
        "memoryPressure": "docker.io/pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime",
        "custom": "",
    }
)


def data_store_identifier(namespace: str, name: str) -> str:
    """Schema and user name of a control plane: `[a-z0-9_]`, at most 32 characters.

    Frozen: a changed rule would give every tenant an empty datastore. A long name keeps its first
    23 characters and gets eight hex digits of the SHA-256 of the whole.
    """
    whole = f"{namespace}_{name}".replace("-", "_")
    if len(whole) <= IDENTIFIER_LENGTH:
        return whole
    digest = hashlib.sha256(f"{namespace}/{name}".encode()).hexdigest()[:8]
    return f"{whole[:23]}_{digest}"


def dns_service_ips(service_cidrs: Sequence[str]) -> list[str]:
    """The tenth address of each Service network; written out, because Kamaji's own default adds ten
    to the last byte of whatever address the CIDR is written with (recorded, truth of Kamaji).

    A text that is no network has none: it is a finding elsewhere.
    """
    found = []
    for cidr in service_cidrs:
        try:
            found.append(str(ipaddress.ip_network(cidr, strict=False)[10]))
        except (ValueError, IndexError):
            continue
    return found


def failure_policy(stage: str) -> str:
    """In the lab an outage of HAMi's webhook lets Pods wait; in production it refuses them."""
    return "Fail" if stage == "production" else "Ignore"


def node_lock_timeout_seconds(driver: str) -> int:
    """Without a device plugin nothing releases a node's lock, so that a second Pod would wait."""
    return 2 if driver == "mock" else 300


def runtime_class(driver: str) -> str:
    """The NVIDIA runtime exists where there are real cards."""
    return "" if driver == "mock" else "nvidia"
