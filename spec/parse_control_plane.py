"""The `controlPlane` of a tenant, with its class merged in -> a control plane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from model.exposure import Exposure
from model.kamaji_release import NEWEST, parse_release
from model.tenant import ControlPlane
from spec import defaults
from spec.layers import Layer, Resolver
from spec.parse_exposure import parse_exposure
from spec.parse_fleet import Offer
from spec.parse_workload import parse_resources

_COMPONENTS = ("apiServer", "controllerManager", "scheduler", "konnectivityServer")


def parse_control_plane(
    resolver: Resolver, name: str, exposure: Layer, offer: Offer
) -> ControlPlane:
    """The control plane of the tenant `name`; `exposure` is that part of the tenant's own file."""

    def get(path: str, *default: Any) -> Any:
        return resolver.get(f"controlPlane.{path}", *default)

    namespace = get("namespace")
    found = parse_exposure(resolver, exposure, offer.management)
    identifier = defaults.data_store_identifier(namespace, name)
    return ControlPlane(
        namespace=namespace,
        # A tag that is no release is a finding; nothing is rendered then.
        kamaji_release=parse_release(offer.management.versions["kamaji"]) or NEWEST,
        kubernetes_version=get("kubernetesVersion"),
        data_store=get("dataStore"),
        data_store_schema=get("dataStoreSchema", identifier),
        data_store_username=get("dataStoreUsername", identifier),
        replicas=get("replicas"),
        resources={
            component: parse_resources(resolver, f"controlPlane.resources.{component}")
            for component in _COMPONENTS
        },
        admission_controllers=tuple(get("admissionControllers")),
        exposure=found,
        api_cidr=_api_cidr(found, offer),
        port=get("port"),
        konnectivity_port=get("konnectivity.port"),
        konnectivity_version=resolver.get("versions.konnectivity"),
        konnectivity_host_network=get("konnectivity.agentHostNetwork"),
        cert_sans=_cert_sans(get("certSANs"), found),
        cgroup_driver=get("kubelet.cgroupDriver"),
    )


def _api_cidr(exposure: Exposure, offer: Offer) -> str:
    """One address, or the whole Service network where Kubernetes chooses the address."""
    if not exposure.address:
        return offer.management.service_cidr
    return f"{exposure.address}/{128 if ':' in exposure.address else 32}"


def _cert_sans(given: Sequence[str], exposure: Exposure) -> tuple[str, ...]:
    """Kubeconfigs name the host name, so the certificate must (clastix/kamaji issue 640)."""
    host = exposure.hostname
    return (*given, *((host,) if host and host not in given else ()))
