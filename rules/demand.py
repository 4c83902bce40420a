"""What workloads ask of their namespace's quota at full scale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil
from typing import Any

from model.manifest import Manifest
from model.quantity import parse
from rules.pods import DOMAIN, POD_KINDS, gpu_limits, pod_of

Demand = dict[str, Fraction]

_AUTOSCALERS = ("HorizontalPodAutoscaler", "ScaledObject")
# What KEDA's ScaledObject grows to when it does not say (keda.sh, ScaledObject specification).
_KEDA_MAXIMUM = 100
# A Deployment's default (Kubernetes API reference, RollingUpdateDeployment).
_DEFAULT_SURGE = "25%"


def demand(subject: Manifest, manifests: Sequence[Manifest]) -> Demand:
    """Quota resource -> amount of one workload or claim at full scale, others as they are.

    GPU memory and cores count for each card, as HAMi does; what a percentage of a card's memory is,
    a manifest does not tell.
    """
    spec = _mapping(subject.body.get("spec"))
    if subject.kind == "PersistentVolumeClaim":
        return _claim(spec)
    if subject.kind not in POD_KINDS:
        return {}
    found = _times(_pod(subject, manifests), pods_at_full_scale(subject, manifests))
    for template in spec.get("volumeClaimTemplates") or ():
        claim = _claim(_mapping(_mapping(template).get("spec")))
        found = plus(found, _times(claim, _replicas(subject, manifests)))
    return found


def plus(one: Demand, other: Demand) -> Demand:
    """The sum, resource by resource."""
    return {key: one.get(key, Fraction(0)) + other.get(key, Fraction(0)) for key in one | other}


def _most(one: Demand, other: Demand) -> Demand:
    return {key: max(one.get(key, Fraction(0)), other.get(key, Fraction(0))) for key in one | other}


def _times(one: Demand, count: int) -> Demand:
    return {key: amount * count for key, amount in one.items()}


def pods_at_full_scale(subject: Manifest, manifests: Sequence[Manifest]) -> int:
    """How many Pods of a workload can be there at once; of a DaemonSet nothing is known, so 0."""
    spec = _mapping(subject.body.get("spec"))
    match subject.kind:
        case "Pod":
            return 1
        case "Job":
            return _of_job(spec)
        case "CronJob":
            template = _mapping(_mapping(spec.get("jobTemplate")).get("spec"))
            return 0 if spec.get("suspend") else _of_job(template)
        case "Deployment":
            replicas = _replicas(subject, manifests)
            return replicas + _surge(_mapping(spec.get("strategy")), replicas)
        case "StatefulSet" | "ReplicaSet":
            return _replicas(subject, manifests)
    return 0


def _of_job(spec: Mapping[str, Any]) -> int:
    if spec.get("suspend"):
        return 0
    parallelism = int(spec.get("parallelism", 1))
    return min(parallelism, int(spec["completions"])) if "completions" in spec else parallelism


def _replicas(subject: Manifest, manifests: Sequence[Manifest]) -> int:
    for one in manifests:
        same = (one.cluster, one.namespace) == (subject.cluster, subject.namespace)
        if one.kind not in _AUTOSCALERS or not same:
            continue
        spec = _mapping(one.body.get("spec"))
        target = _mapping(spec.get("scaleTargetRef"))
        if (target.get("kind", "Deployment"), target.get("name")) == (subject.kind, subject.name):
            return int(spec.get("maxReplicas", spec.get("maxReplicaCount", _KEDA_MAXIMUM)))
    return int(_mapping(subject.body.get("spec")).get("replicas", 1))


def _surge(strategy: Mapping[str, Any], replicas: int) -> int:
    if strategy.get("type") == "Recreate":
        return 0
    surge = _mapping(strategy.get("rollingUpdate")).get("maxSurge", _DEFAULT_SURGE)
    text = str(surge)
    return ceil(int(text[:-1]) * replicas / 100) if text.endswith("%") else int(text)


def _pod(subject: Manifest, manifests: Sequence[Manifest]) -> Demand:
    """What one Pod asks for: its containers together, or its largest init container."""
    together: Demand = {"pods": Fraction(1)}
    alone: Demand = {}
    defaults = _defaults(subject, manifests)
    for pointer, container in pod_of(subject).containers:
        own = _container(container, defaults)
        sidecar = container.get("restartPolicy") == "Always"
        if "/initContainers/" in pointer and not sidecar:
            alone = _most(alone, own)
        else:
            together = plus(together, own)
    return _most(together, alone)


def _container(
    container: Mapping[str, Any], defaults: tuple[Mapping[str, Any], Mapping[str, Any]]
) -> Demand:
    resources = _mapping(container.get("resources"))
    own_limits = _mapping(resources.get("limits"))
    limits = {**defaults[1], **own_limits}
    # A request that is missing is the container's own limit, and only then the default.
    requests = {**defaults[0], **own_limits, **_mapping(resources.get("requests"))}
    found: Demand = {}
    for prefix, values in (("requests", requests), ("limits", limits)):
        for name, value in values.items():
            if not name.startswith(DOMAIN) or (prefix, name) == ("requests", f"{DOMAIN}gpu"):
                found[f"{prefix}.{name}"] = parse(value) or Fraction(0)
    gpu = gpu_limits(container)
    cards = parse(gpu.get("gpu", "1")) or Fraction(0)
    for name in ("gpumem", "gpucores"):
        if name in gpu:
            found[f"limits.{DOMAIN}{name}"] = cards * (parse(gpu[name]) or Fraction(0))
    return found


def _defaults(
    subject: Manifest, manifests: Sequence[Manifest]
) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """What the namespace's LimitRanges give a container that says nothing: requests, limits."""
    requests: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for item in container_limits(subject, manifests):
        limits.update(_mapping(item.get("default")))
        requests.update(_mapping(item.get("defaultRequest")))
    return requests, limits


def container_limits(
    subject: Manifest, manifests: Sequence[Manifest]
) -> Iterator[Mapping[str, Any]]:
    """The items of the namespace's LimitRanges that are about containers."""
    for one in manifests:
        if one.kind != "LimitRange":
            continue
        if (one.cluster, one.namespace) == (subject.cluster, subject.namespace):
            for item in _mapping(one.body.get("spec")).get("limits") or ():
                if item.get("type") == "Container":
                    yield item


def _claim(spec: Mapping[str, Any]) -> Demand:
    requests = _mapping(_mapping(spec.get("resources")).get("requests"))
    return {
        "persistentvolumeclaims": Fraction(1),
        "requests.storage": parse(requests.get("storage")) or Fraction(0),
    }


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
