"""The values of HAMi's chart for one tenant."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from charts.hami_device_config import mock_device_config
from model.hami_chart import HamiChart, chart_of
from model.manifest import HelmValues
from model.tenant import Tenant

# Fields of the tenant that the values come from, by JSON pointer of the values.
_FIELDS = {
    "": "versions.hami",
    "/scheduler/kubeScheduler/image/tag": "hami.schedulerVersion",
    "/scheduler/admissionWebhook/failurePolicy": "hami.webhook.failurePolicy",
    "/scheduler/defaultSchedulerPolicy/nodeSchedulerPolicy": "hami.nodeSchedulerPolicy",
    "/scheduler/defaultSchedulerPolicy/gpuSchedulerPolicy": "hami.gpuSchedulerPolicy",
    "/scheduler/extender/extraArgs": "hami.nodeLockTimeoutSeconds",
    "/devicePlugin/deviceSplitCount": "hami.deviceSplitCount",
    "/devicePlugin/runtimeClassName": "hami.runtimeClassName",
    "/device-config/content": "hami.deviceSplitCount",
}


def hami_values(tenant: Tenant) -> HelmValues:
    """Values for the pinned version of the chart, in the mode of the tenant's driver.

    Raises ValueError for a version that the input does not accept (our own fault).
    """
    chart = chart_of(tenant.hami.version)
    if chart is None:
        raise ValueError(f"nothing is known of HAMi {tenant.hami.version}")
    mode = _mock(tenant, chart) if tenant.driver == "mock" else _host_driver(tenant, chart)
    found = {pointer: tenant.traced.location(path) for pointer, path in _FIELDS.items()}
    return HelmValues(
        path=f"values/{tenant.name}/hami.yaml",
        owner=tenant.name,
        chart="hami",
        version=tenant.hami.version,
        values={
            # The names of all objects follow it; policies and RBAC of ours name them.
            "fullnameOverride": "hami",
            "global": {"imageTag": f"v{tenant.hami.version}"},
            "scheduler": _scheduler(tenant),
            **mode,
        },
        fields={pointer: place for pointer, place in found.items() if place is not None},
    )


def _scheduler(tenant: Tenant) -> dict[str, Any]:
    hami = tenant.hami
    webhook: dict[str, Any] = {"failurePolicy": hami.failure_policy}
    if hami.failure_policy == "Fail":
        # The chart's list of namespaces that the webhook leaves alone. Without them a first boot
        # waits for ever: the webhook needs the CNI, DNS and certificates whose Pods it refuses.
        webhook["whitelistNamespaces"] = ["kube-system", "cert-manager", hami.namespace]
    return {
        "kubeScheduler": {
            "image": {
                "registry": "registry.k8s.io",
                "repository": "kube-scheduler",
                "tag": hami.scheduler_version,
            }
        },
        "defaultSchedulerPolicy": {
            "nodeSchedulerPolicy": hami.node_scheduler_policy,
            "gpuSchedulerPolicy": hami.gpu_scheduler_policy,
        },
        "extender": {
            # The chart's own two arguments, and the only switch for the lock's time-out that
            # works: `scheduler.nodeLockExpire` is overwritten by this flag's default.
            "extraArgs": [
                "--debug",
                "-v=4",
                f"--node-lock-timeout={hami.node_lock_timeout_seconds}s",
            ]
        },
        "admissionWebhook": webhook,
        # The chart's hook Jobs hang behind a default deny and fail open where they do not run.
        "certManager": {"enabled": True},
        "patch": {"enabled": False},
        "service": {"type": "ClusterIP"},
    }


def _mock(tenant: Tenant, chart: HamiChart) -> Mapping[str, Any]:
    split_count = tenant.hami.device_split_count
    values: dict[str, Any] = {
        # The real plugin needs the driver's library and cannot start without it.
        "devicePlugin": {"enabled": False, "service": {"type": "ClusterIP"}},
        "mockDevicePlugin": {"enabled": True, "image": {"tag": "1.0.1"}},
    }
    if chart.has("deviceConfig"):
        content = json.dumps(mock_device_config(split_count), indent=2)
        values["device-config"] = {"content": content}
    else:
        # The scheduler reads it too, by way of the chart's own device configuration.
        values["devicePlugin"]["deviceSplitCount"] = split_count
    return values


def _host_driver(tenant: Tenant, chart: HamiChart) -> Mapping[str, Any]:
    plugin: dict[str, Any] = {
        "enabled": True,
        "deviceSplitCount": tenant.hami.device_split_count,
        # No overcommit: a slice is memory that exists.
        "deviceMemoryScaling": 1,
        "deviceCoreScaling": 1,
        "runtimeClassName": tenant.hami.runtime_class,
        chart.node_selector: {"gpu": "on"},
        "service": {"type": "ClusterIP"},
    }
    if chart.has("deviceListStrategy"):
        plugin |= {"deviceListStrategy": "envvar", "nvidiaDriverRoot": "/"}
    if chart.has("gpuOperator"):
        plugin["gpuOperatorToolkitReady"] = {"enabled": False}
    if chart.has("nodeConfiguration"):
        # The chart's default is an example with a node that does not exist.
        plugin["nodeConfiguration"] = {"config": json.dumps({"nodeconfig": []})}
    values: dict[str, Any] = {"devicePlugin": plugin}
    if chart.has("nodeConfiguration"):
        values["mockDevicePlugin"] = {"enabled": False}
    return values
