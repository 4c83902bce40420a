"""Volumes of workloads: claims that outlive Pods, and shared memory."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.budget import quantities
from model.workload import Claim

SHARED_MEMORY = "shared-memory"


class VolumeClaim(Construct):
    """A claim that outlives the Pods that mount it.

    Arguments:
    - `metadata`: name and namespace; guarded, because what is in the volume is lost with it.
    - `claim`: size as a quantity ('20Gi'), StorageClass and access mode.

    Renders: PersistentVolumeClaim.
    """

    def __init__(
        self, scope: Construct, id: str, *, metadata: k8s.ObjectMeta, claim: Claim
    ) -> None:
        super().__init__(scope, id)
        k8s.KubePersistentVolumeClaim(self, "claim", metadata=metadata, spec=claim_spec(claim))


def claim_spec(claim: Claim) -> k8s.PersistentVolumeClaimSpec:
    """What is asked for; no StorageClass where the cluster's default is wanted."""
    return k8s.PersistentVolumeClaimSpec(
        access_modes=[claim.access_mode],
        storage_class_name=claim.storage_class or None,
        resources=k8s.VolumeResourceRequirements(requests=quantities({"storage": claim.size})),
    )


def claim_fields(path: str) -> dict[str, str]:
    """Pointers of a claim -> fields of the workload below a dotted path."""
    return {
        "": path,
        "/spec/accessModes": f"{path}.accessMode",
        "/spec/storageClassName": f"{path}.storageClassName",
        "/spec/resources/requests/storage": f"{path}.size",
    }


def claimed(name: str, claim: str) -> k8s.Volume:
    """A volume of a Pod that is a claim."""
    return k8s.Volume(
        name=name,
        persistent_volume_claim=k8s.PersistentVolumeClaimVolumeSource(claim_name=claim),
    )


def empty_directory(name: str, size: str) -> k8s.Volume:
    """A folder on the node that goes with the Pod; beyond its size the Pod is evicted."""
    source = k8s.EmptyDirVolumeSource(size_limit=k8s.Quantity.from_string(size))
    return k8s.Volume(name=name, empty_dir=source)


def shared_memory(size: str) -> tuple[list[k8s.Volume], list[k8s.VolumeMount]]:
    """/dev/shm of a size, and its mount; nothing where the size is ''."""
    if not size:
        return [], []
    source = k8s.EmptyDirVolumeSource(medium="Memory", size_limit=k8s.Quantity.from_string(size))
    return (
        [k8s.Volume(name=SHARED_MEMORY, empty_dir=source)],
        [k8s.VolumeMount(name=SHARED_MEMORY, mount_path="/dev/shm")],
    )
