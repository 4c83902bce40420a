"""Checked CudaJob file -> the Job."""

from __future__ import annotations

from model.origin import Origin, Traced
from model.workload import CudaJob, Resources
from spec import defaults
from spec.layers import Layer, Resolver
from spec.parse_fleet import Offer
from spec.source import Document


def parse_job(document: Document, namespace: str, offer: Offer) -> CudaJob:
    """The Job as a value; schema and references hold."""
    layer = Layer("tenant", document.data["spec"], document.places, "/spec")
    resolver = Resolver([layer], defaults.JOB)
    get = resolver.get
    variant = get("variant")
    return CudaJob(
        name=document.data["metadata"]["name"],
        namespace=namespace,
        variant=variant,
        profile=offer.profiles[get("gpuProfile")],
        image=get("image", defaults.IMAGES[variant]),
        command=tuple(get("command")),
        args=tuple(get("args")),
        completions=get("completions"),
        parallelism=get("parallelism"),
        deadline_seconds=get("activeDeadlineSeconds"),
        ttl_seconds=get("ttlSecondsAfterFinished"),
        duration_seconds=get("durationSeconds"),
        run=get("run"),
        resources=parse_resources(resolver, "resources"),
        node_scheduler_policy=get("schedulerPolicy.node"),
        gpu_scheduler_policy=get("schedulerPolicy.gpu"),
        traced=_anchored(resolver, document),
    )


def parse_resources(resolver: Resolver, path: str) -> Resources:
    """Requests and limits of one container, at a dotted path."""
    return Resources(
        request_cpu=resolver.get(f"{path}.requests.cpu"),
        request_memory=resolver.get(f"{path}.requests.memory"),
        limit_cpu=resolver.get(f"{path}.limits.cpu"),
        limit_memory=resolver.get(f"{path}.limits.memory"),
    )


def _anchored(resolver: Resolver, document: Document) -> Traced:
    # Fields that nobody wrote still point at the file that they belong to.
    top = Origin(None, "tenant", document.places.get("/metadata/name"))
    return Traced({"": top, **resolver.origins})
