"""Trainings as rendered: whole manifests, and what each field changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import charts
import spec
from model.fleet import Fleet
from model.manifest import Manifest
from model.namespace import Lifecycle
from model.training import TrainingJob

ROOT = Path(__file__).parent.parent
GUARD = {
    "argocd.argoproj.io/sync-options": "Prune=false,Delete=false",
    "kustomize.toolkit.fluxcd.io/prune": "disabled",
}
MINE = {
    "app.kubernetes.io/managed-by": "gpu-tenants",
    "app.kubernetes.io/part-of": "workloads",
    "gpu-tenants.io/tenant": "tenant-a",
}


@pytest.fixture(scope="module")
def fleet() -> Fleet:
    """The golden fleet with workloads of every kind."""
    found = spec.load(ROOT / "tests/golden/workloads/fleet", shown="fleet").fleet
    assert found is not None
    return found


def training_of(fleet: Fleet, name: str, **changes: Any) -> TrainingJob:
    """One of the fleet's trainings, changed."""
    (found,) = [
        one
        for namespace in fleet.tenants[0].namespaces
        for one in namespace.trainings
        if one.name == name
    ]
    return replace(found, **changes)


def rendered(
    fleet: Fleet, training: TrainingJob, lifecycle: Lifecycle = "active", engine: str = "none"
) -> dict[str, Manifest]:
    """What a training alone renders to, by kind."""
    tenant = fleet.tenants[0]
    (namespace,) = [one for one in tenant.namespaces if one.name == training.namespace]
    alone = replace(namespace, jobs=(), trainings=(training,), lifecycle=lifecycle)
    tree = charts.render(
        replace(fleet, tenants=(replace(tenant, namespaces=(alone,)),), delivery_engine=engine)  # type: ignore[arg-type]
    )
    folder = f"tenants/tenant-a/workloads/{training.namespace}"
    return {one.kind: one for one in tree.manifests if one.folder == folder}


def pod_of(body: Mapping[str, Any]) -> Any:
    """The Pod's spec of a Job or a CronJob."""
    spec = body["spec"]
    return spec.get("jobTemplate", {"spec": spec})["spec"]["template"]["spec"]


def test_a_claim_outlives_its_job(fleet: Fleet) -> None:
    made = rendered(fleet, training_of(fleet, "shards"))
    claim = made["PersistentVolumeClaim"].body
    assert claim == {
        "apiVersion": "v1",
        "kind": "PersistentVolumeClaim",
        "metadata": {
            "name": "shards-checkpoints",
            "namespace": "training",
            "labels": {**MINE, "app.kubernetes.io/name": "shards"},
            "annotations": GUARD,
        },
        "spec": {
            "accessModes": ["ReadWriteMany"],
            "storageClassName": "shared",
            "resources": {"requests": {"storage": "1Ti"}},
        },
    }
    other = rendered(fleet, training_of(fleet, "shards", image="registry.example.com/shards:3"))
    assert other["PersistentVolumeClaim"].body == claim
    assert other["Job"].name != made["Job"].name
    retiring = rendered(fleet, training_of(fleet, "shards"), lifecycle="retiring")
    assert "annotations" not in retiring["PersistentVolumeClaim"].body["metadata"]


def test_a_training_of_several_indexes(fleet: Fleet) -> None:
    body = rendered(fleet, training_of(fleet, "shards"))["Job"].body
    (container,) = pod_of(body).pop("containers")
    assert container == {
        "name": "training",
        "image": "registry.example.com/shards:2",
        "imagePullPolicy": "IfNotPresent",
        "command": ["python", "shard.py"],
        "env": [
            {"name": "HOME", "value": "/tmp"},
            {
                "name": "JOB_NAME",
                "valueFrom": {
                    "fieldRef": {"fieldPath": "metadata.labels['batch.kubernetes.io/job-name']"}
                },
            },
            {
                "name": "JOB_COMPLETION_INDEX",
                "valueFrom": {
                    "fieldRef": {
                        "fieldPath": "metadata.annotations"
                        "['batch.kubernetes.io/job-completion-index']"
                    }
                },
            },
            {"name": "CHECKPOINT_DIR", "value": "/state"},
        ],
        "securityContext": {"allowPrivilegeEscalation": False, "capabilities": {"drop": ["ALL"]}},
        "resources": {
            "requests": {"cpu": "1", "memory": "2Gi"},
            "limits": {
                "cpu": "2",
                "memory": "4Gi",
                "nvidia.com/gpu": "1",
                "nvidia.com/gpumem": "20480",
                "nvidia.com/gpucores": "50",
            },
        },
        "volumeMounts": [
            {
                "name": "checkpoints",
                "mountPath": "/state",
                "subPathExpr": "all-jobs/$(JOB_COMPLETION_INDEX)",
            },
            {"name": "shared-memory", "mountPath": "/dev/shm"},
        ],
    }
    assert body["spec"] == {
        "completions": 8,
        "parallelism": 4,
        "completionMode": "Indexed",
        "backoffLimitPerIndex": 2,
        "activeDeadlineSeconds": 604800,
        "ttlSecondsAfterFinished": 86400,
        "podReplacementPolicy": "Failed",
        "podFailurePolicy": {
            "rules": [
                {
                    "action": "Ignore",
                    "onPodConditions": [{"type": "DisruptionTarget", "status": "True"}],
                },
                {
                    "action": "FailJob",
                    "onExitCodes": {
                        "containerName": "training",
                        "operator": "In",
                        "values": [2, 64],
                    },
                },
            ]
        },
        "template": {
            "metadata": {
                "labels": {"app.kubernetes.io/name": "shards"},
                "annotations": {
                    "gpu-tenants.io/run": "2",
                    "hami.io/node-scheduler-policy": "spread",
                    "hami.io/gpu-scheduler-policy": "spread",
                },
            },
            "spec": {
                "restartPolicy": "Never",
                "automountServiceAccountToken": False,
                "schedulerName": "hami-scheduler",
                "nodeSelector": {"gpu": "on"},
                "terminationGracePeriodSeconds": 300,
                "securityContext": {
                    "runAsNonRoot": True,
                    "runAsUser": 1000,
                    "runAsGroup": 1000,
                    "fsGroup": 1000,
                    "fsGroupChangePolicy": "OnRootMismatch",
                    "seccompProfile": {"type": "RuntimeDefault"},
                },
                "volumes": [
                    {
                        "name": "checkpoints",
                        "persistentVolumeClaim": {"claimName": "shards-checkpoints"},
                    },
                    {
                        "name": "shared-memory",
                        "emptyDir": {"medium": "Memory", "sizeLimit": "1Gi"},
                    },
                ],
            },
        },
    }


def test_a_training_with_a_schedule(fleet: Fleet) -> None:
    made = rendered(fleet, training_of(fleet, "nightly"))
    assert "Job" not in made
    body = made["CronJob"].body
    # A CronJob's template may change, so that its name stays.
    assert body["metadata"]["name"] == "nightly"
    assert "annotations" not in body["metadata"]
    template = body["spec"].pop("jobTemplate")
    assert body["spec"] == {
        "schedule": "30 2 * * MON-FRI",
        "timeZone": "Europe/Berlin",
        "suspend": False,
        "startingDeadlineSeconds": 7200,
        "concurrencyPolicy": "Forbid",
        "successfulJobsHistoryLimit": 3,
        "failedJobsHistoryLimit": 3,
    }
    job = template["spec"]
    assert (job["backoffLimit"], job["completions"], "completionMode" in job) == (6, 1, False)
    assert "ttlSecondsAfterFinished" not in job
    assert "gpu-tenants.io/run" not in job["template"]["metadata"]["annotations"]
    variables = {one["name"]: one for one in job["template"]["spec"]["containers"][0]["env"]}
    assert variables["EPOCHS"] == {"name": "EPOCHS", "value": "3"}
    assert variables["HUB_TOKEN"]["valueFrom"] == {"secretKeyRef": {"name": "hub", "key": "token"}}


@pytest.mark.parametrize(
    ("resume", "completions", "mount"),
    [
        ("acrossJobs", 1, {"subPath": "all-jobs"}),
        ("acrossJobs", 2, {"subPathExpr": "all-jobs/$(JOB_COMPLETION_INDEX)"}),
        ("withinJob", 1, {"subPathExpr": "$(JOB_NAME)"}),
        ("withinJob", 2, {"subPathExpr": "$(JOB_NAME)/$(JOB_COMPLETION_INDEX)"}),
    ],
)
def test_who_goes_on_from_which_checkpoints(
    fleet: Fleet, resume: Any, completions: int, mount: dict[str, str]
) -> None:
    training = training_of(fleet, "afresh")
    checkpoints = replace(training.checkpoints, resume=resume)
    changed = replace(training, checkpoints=checkpoints, completions=completions)
    pod = pod_of(rendered(fleet, changed)["Job"].body)
    assert pod["containers"][0]["volumeMounts"] == [
        {"name": "checkpoints", "mountPath": "/checkpoints", **mount}
    ]


def test_a_training_is_named_after_its_content(fleet: Fleet) -> None:
    def name(**changes: Any) -> str:
        return rendered(fleet, training_of(fleet, "afresh", **changes))["Job"].name

    names = [name(), name(run=2), name(image="registry.example.com/x:1"), name(backoff_limit=1)]
    assert len(set(names)) == 4
    assert all(one.startswith("afresh-") for one in names)


def test_a_delivered_training_never_expires(fleet: Fleet) -> None:
    body = rendered(fleet, training_of(fleet, "afresh"), engine="flux")["Job"].body
    assert "ttlSecondsAfterFinished" not in body["spec"]


def test_findings_point_at_the_lines_of_the_input(fleet: Fleet) -> None:
    def line(manifest: Manifest, pointer: str) -> str:
        location = manifest.location(pointer)
        assert location is not None
        text = (ROOT / "tests/golden/workloads" / location.file).read_text("utf-8")
        return text.splitlines()[location.line - 1].strip()

    shards = rendered(fleet, training_of(fleet, "shards"))
    container = "/spec/template/spec/containers/0"
    assert line(shards["Job"], "/spec/backoffLimitPerIndex") == "backoffLimit: 2"
    assert line(shards["Job"], f"{container}/resources/limits/nvidia.com~1gpu") == (
        "gpuProfile: slice-20g"
    )
    assert line(shards["Job"], f"{container}/volumeMounts/0/mountPath") == "mountPath: /state"
    assert line(shards["PersistentVolumeClaim"], "/spec/accessModes/0") == (
        "accessMode: ReadWriteMany"
    )
    nightly = rendered(fleet, training_of(fleet, "nightly"))["CronJob"]
    assert line(nightly, "/spec/schedule") == "cron: 30 2 * * MON-FRI"
    inner = f"/spec/jobTemplate{container}"
    assert line(nightly, f"{inner}/image") == "image: registry.example.com/nightly:1.4.0"
