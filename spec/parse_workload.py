"""What the files of all kinds of workloads have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from model.origin import Origin
from model.workload import Claim, Resources, Variable
from spec.layers import Layer, Resolver
from spec.parse_fleet import Offer
from spec.source import Document


def workload_resolver(document: Document, defaults: Mapping[str, Any]) -> Resolver:
    """Resolves the fields of one workload's file.

    Fields that nobody wrote still point at the file that they belong to.
    """
    layer = Layer("tenant", document.data["spec"], document.places, "/spec")
    top = Origin(None, "tenant", document.places.get("/metadata/name"))
    return Resolver([layer], defaults, {"": top})


def parse_shared(
    document: Document, namespace: str, offer: Offer, resolver: Resolver, image: str
) -> dict[str, Any]:
    """The fields of `model.workload.Workload`, by name."""
    get = resolver.get
    return {
        "name": document.data["metadata"]["name"],
        "namespace": namespace,
        "profile": offer.profiles[get("gpuProfile")],
        "image": image,
        "command": tuple(get("command")),
        "args": tuple(get("args")),
        "resources": parse_resources(resolver, "resources"),
        "node_scheduler_policy": get("schedulerPolicy.node"),
        "gpu_scheduler_policy": get("schedulerPolicy.gpu"),
        "traced": resolver.traced(),
    }


def parse_resources(resolver: Resolver, path: str) -> Resources:
    """Requests and limits of one container, at a dotted path."""
    return Resources(
        request_cpu=resolver.get(f"{path}.requests.cpu"),
        request_memory=resolver.get(f"{path}.requests.memory"),
        limit_cpu=resolver.get(f"{path}.limits.cpu"),
        limit_memory=resolver.get(f"{path}.limits.memory"),
    )


def parse_claim(resolver: Resolver, path: str) -> Claim:
    """A PersistentVolumeClaim's storage, at a dotted path."""
    return Claim(
        size=resolver.get(f"{path}.size"),
        storage_class=resolver.get(f"{path}.storageClassName"),
        access_mode=resolver.get(f"{path}.accessMode"),
        mount_path=resolver.get(f"{path}.mountPath"),
    )


def parse_environment(document: Document, resolver: Resolver) -> tuple[Variable, ...]:
    """The variables in `env`, and where each of them stands."""
    found = []
    for index, entry in enumerate(resolver.get("env")):
        location = document.places.get(f"/spec/env/{index}/name")
        resolver.origins[f"env[{index}]"] = Origin(entry, "tenant", location)
        secret = entry.get("secret", {})
        found.append(
            Variable(
                entry["name"], entry.get("value", ""), secret.get("name", ""), secret.get("key", "")
            )
        )
    return tuple(found)
