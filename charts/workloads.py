"""What runs in a tenant's namespace."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.cuda_job import FIELDS, CudaJobConstruct
from charts.training_job import TrainingJobConstruct, training_fields
from charts.unit import Place, Unit
from charts.volumes import VolumeClaim, claim_fields
from model.namespace import TenantNamespace
from model.training import TrainingJob
from model.workload import CudaJob, Workload


class Workloads(Unit):
    """The workloads of one namespace.

    Arguments:
    - `namespace`: whose `jobs` and `trainings` are rendered; the namespace itself is not.
    - `delivered`: whether a GitOps engine applies them; what it delivers never expires.
    - `guarded`: whether deleting what holds data takes two commits with either engine.

    Renders: Job, CronJob, PersistentVolumeClaim, and the anchor.
    """

    def __init__(
        self,
        scope: Construct,
        place: Place,
        *,
        namespace: TenantNamespace,
        delivered: bool,
        guarded: bool,
    ) -> None:
        super().__init__(scope, place, anchor_namespace=namespace.name)
        self._expires, self._guarded = not delivered, guarded
        for job in namespace.jobs:
            self._job(job)
        for training in namespace.trainings:
            self._training(training)

    def _metadata(
        self, workload: Workload, name: str = "", *, guarded: bool = False
    ) -> k8s.ObjectMeta:
        return self.metadata(
            name or workload.name,
            workload.namespace,
            guarded=guarded,
            extra_labels={"app.kubernetes.io/name": workload.name},
        )

    def _job(self, job: CudaJob) -> None:
        CudaJobConstruct(
            self,
            f"job-{job.name}",
            metadata=self._metadata(job),
            job=job,
            expires=self._expires,
        )
        self.trace("Job", job.namespace, job.name, job.traced, FIELDS)

    def _training(self, training: TrainingJob) -> None:
        VolumeClaim(
            self,
            f"checkpoints-{training.name}",
            metadata=self._metadata(training, training.claim_name, guarded=self._guarded),
            claim=training.checkpoints.claim,
        )
        self.trace(
            "PersistentVolumeClaim",
            training.namespace,
            training.claim_name,
            training.traced,
            claim_fields("checkpoint"),
        )
        TrainingJobConstruct(
            self,
            f"training-{training.name}",
            metadata=self._metadata(training),
            training=training,
            expires=self._expires,
        )
        kind = "CronJob" if training.schedule else "Job"
        fields = training_fields(training)
        self.trace(kind, training.namespace, training.name, training.traced, fields)
