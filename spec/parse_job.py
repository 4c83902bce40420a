"""Checked CudaJob file -> the Job."""

from __future__ import annotations

from model.workload import CudaJob
from spec import defaults
from spec.parse_fleet import Offer
from spec.parse_workload import parse_shared, workload_resolver
from spec.source import Document


def parse_job(document: Document, namespace: str, offer: Offer) -> CudaJob:
    """The Job as a value; schema and references hold."""
    resolver = workload_resolver(document, defaults.JOB)
    get = resolver.get
    variant = get("variant")
    image = get("image", defaults.IMAGES[variant])
    return CudaJob(
        **parse_shared(document, namespace, offer, resolver, image),
        variant=variant,
        completions=get("completions"),
        parallelism=get("parallelism"),
        deadline_seconds=get("activeDeadlineSeconds"),
        ttl_seconds=get("ttlSecondsAfterFinished"),
        duration_seconds=get("durationSeconds"),
        run=get("run"),
    )
