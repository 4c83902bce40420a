"""Checked InferenceService file -> the model server."""

from __future__ import annotations

from model.inference import InferenceService, ModelCache, Probes
from spec import defaults
from spec.layers import Resolver
from spec.parse_fleet import Offer
from spec.parse_workload import parse_claim, parse_environment, parse_shared, workload_resolver
from spec.source import Document


def parse_inference(document: Document, namespace: str, offer: Offer) -> InferenceService:
    """The model server as a value; schema and references hold."""
    resolver = workload_resolver(document, defaults.INFERENCE)
    get = resolver.get
    return InferenceService(
        **parse_shared(document, namespace, offer, resolver, get("image")),
        environment=parse_environment(document, resolver),
        shared_memory=get("sharedMemory"),
        controller=get("controller"),
        replicas=get("replicas"),
        port=get("port"),
        service_port=get("servicePort"),
        probes=Probes(
            readiness_path=get("probes.readiness.path"),
            liveness_path=get("probes.liveness.path"),
            load_timeout_seconds=get("probes.loadTimeoutSeconds"),
        ),
        max_surge=get("rollout.maxSurge"),
        max_unavailable=get("rollout.maxUnavailable"),
        failure_domain=get("failureDomain"),
        drain_seconds=get("drainSeconds"),
        grace_period_seconds=get("terminationGracePeriodSeconds"),
        cache=_cache(document, resolver),
    )


def _cache(document: Document, resolver: Resolver) -> ModelCache | None:
    if "modelCache" not in document.data["spec"]:
        return None
    persistent = resolver.get("modelCache.type") == "persistentVolumeClaim"
    return ModelCache(persistent, parse_claim(resolver, "modelCache"))
