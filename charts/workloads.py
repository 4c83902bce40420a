"""What runs in a tenant's namespace."""

from __future__ import annotations

from constructs import Construct

from charts.cuda_job import FIELDS, CudaJobConstruct
from charts.unit import Place, Unit
from model.namespace import TenantNamespace


class Workloads(Unit):
    """The Jobs of one namespace. `delivered` tells whether a GitOps engine applies them."""

    def __init__(
        self, scope: Construct, place: Place, *, namespace: TenantNamespace, delivered: bool
    ) -> None:
        super().__init__(scope, place, anchor_namespace=namespace.name)
        for job in namespace.jobs:
            CudaJobConstruct(
                self,
                f"job-{job.name}",
                metadata=self.metadata(
                    job.name, namespace.name, extra_labels={"app.kubernetes.io/name": job.name}
                ),
                job=job,
                expires=not delivered,
            )
            self.trace("Job", namespace.name, job.name, job.traced, FIELDS)
