"""What runs in a tenant's namespace."""

from __future__ import annotations

from collections.abc import Mapping

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.cuda_job import FIELDS, CudaJobConstruct
from charts.inference_service import (
    BUDGET_FIELDS,
    FAULT_TOLERANCE,
    SERVICE_FIELDS,
    InferenceServiceConstruct,
    controller_fields,
    fault_tolerance,
)
from charts.training_job import TrainingJobConstruct, training_fields
from charts.unit import Place, Unit
from charts.volumes import VolumeClaim, claim_fields
from model.inference import InferenceService
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
        for service in namespace.services:
            self._service(service)

    def _metadata(
        self,
        workload: Workload,
        name: str = "",
        *,
        guarded: bool = False,
        annotations: Mapping[str, str] | None = None,
    ) -> k8s.ObjectMeta:
        return self.metadata(
            name or workload.name,
            workload.namespace,
            guarded=guarded,
            extra_labels={"app.kubernetes.io/name": workload.name},
            extra_annotations=annotations,
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

    def _service(self, service: InferenceService) -> None:
        cache = service.cache
        if cache is not None and cache.persistent and service.controller == "Deployment":
            name = service.cache_name
            VolumeClaim(
                self,
                f"model-cache-{service.name}",
                metadata=self._metadata(service, name, guarded=self._guarded),
                claim=cache.claim,
            )
            fields = claim_fields("modelCache")
            self.trace("PersistentVolumeClaim", service.namespace, name, service.traced, fields)
        InferenceServiceConstruct(
            self,
            f"inference-{service.name}",
            metadata=self._metadata(service),
            controller=self._metadata(
                service, annotations={FAULT_TOLERANCE: fault_tolerance(service)}
            ),
            peers=self._metadata(service, service.peers_name),
            service=service,
        )
        for kind, name, fields in (
            (service.controller, service.name, controller_fields(service)),
            ("Service", service.name, SERVICE_FIELDS),
            ("Service", service.peers_name, SERVICE_FIELDS),
            ("PodDisruptionBudget", service.name, BUDGET_FIELDS),
        ):
            self.trace(kind, service.namespace, name, service.traced, fields)
