"""The `controlPlane` of a tenant, with its class merged in -> a control plane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from model.control_plane import (
    ControlPlane,
    Konnectivity,
    PodSecurity,
    Probe,
    Registry,
    SpreadConstraint,
    WritePermissions,
)
from model.exposure import Exposure
from model.kamaji_release import (
    FIRST_RELEASE,
    NEWEST,
    SECURITY_CONTEXT,
    KamajiRelease,
    parse_release,
)
from model.management import ManagementCluster
from spec import defaults
from spec.layers import Layer, Resolver
from spec.parse_exposure import parse_exposure
from spec.parse_fleet import Offer
from spec.parse_workload import parse_resources

# The drivers without kine, whose containers Kamaji cannot confine.
CONFINED_DRIVERS = ("etcd",)
# Below it a process needs a right that 'restricted' Pods do not have.
LOWEST_PORT = 1024
_ARGUMENTS = ("apiServer", "controllerManager", "scheduler")
_PROBES = ("liveness", "readiness", "startup")
_PROBE_FIELDS = ("initialDelaySeconds", "timeoutSeconds", "periodSeconds", "failureThreshold")
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
    # A tag that is no release is a finding; nothing is rendered then.
    release = parse_release(offer.management.versions["kamaji"]) or NEWEST
    return ControlPlane(
        namespace=namespace,
        kamaji_release=release,
        kubernetes_version=get("kubernetesVersion"),
        data_store=get("dataStore"),
        data_store_schema=get("dataStoreSchema", identifier),
        data_store_username=get("dataStoreUsername", identifier),
        replicas=get("replicas"),
        max_surge=get("strategy.maxSurge"),
        spread=tuple(
            SpreadConstraint(
                topology_key=one["topologyKey"],
                max_skew=one.get("maxSkew", defaults.MAX_SKEW),
                when_unsatisfiable=one.get("whenUnsatisfiable", defaults.WHEN_UNSATISFIABLE),
            )
            for one in get("topologySpreadConstraints")
        ),
        resources={
            component: parse_resources(resolver, f"controlPlane.resources.{component}")
            for component in _COMPONENTS
        },
        probes={kind: probe for kind in _PROBES if (probe := _probe(resolver, kind)) != Probe()},
        pod_security=get(
            "podSecurity", pod_security(release, _driver(resolver, offer), get("port"))
        ),
        registry=_registry(resolver),
        extra_args={
            component: tuple(get(f"extraArgs.{component}"))
            for component in _ARGUMENTS
            if get(f"extraArgs.{component}")
        },
        admission_controllers=tuple(get("admissionControllers")),
        exposure=found,
        api_cidr=api_cidr(found, offer.management),
        port=get("port"),
        konnectivity=Konnectivity(
            port=get("konnectivity.port"),
            version=resolver.get("versions.konnectivity"),
            host_network=get("konnectivity.agentHostNetwork"),
            agent_replicas=get("konnectivity.agentReplicas"),
        ),
        cert_sans=cert_sans(get("certSANs"), found),
        cgroup_driver=get("kubelet.cgroupDriver"),
        write_permissions=WritePermissions(
            block_creation=get("writePermissions.blockCreation"),
            block_update=get("writePermissions.blockUpdate"),
            block_deletion=get("writePermissions.blockDeletion"),
        ),
    )


def _probe(resolver: Resolver, kind: str) -> Probe:
    return Probe(*(resolver.get(f"controlPlane.probes.{kind}.{field}") for field in _PROBE_FIELDS))


def _registry(resolver: Resolver) -> Registry | None:
    mirror = resolver.get("controlPlane.registry.mirror")
    secrets = resolver.get("controlPlane.registry.imagePullSecrets")
    return Registry(mirror, tuple(secrets)) if mirror else None


def _driver(resolver: Resolver, offer: Offer) -> str:
    store = resolver.get("controlPlane.dataStore")
    return next(one.driver for one in offer.data_stores if one.name == store)


def pod_security(release: KamajiRelease, driver: str, port: int) -> PodSecurity:
    """'restricted' where Kamaji has the fields, nothing needs kine, and no port needs a right."""
    fields = release >= FIRST_RELEASE[SECURITY_CONTEXT]
    can = fields and driver in CONFINED_DRIVERS and port >= LOWEST_PORT
    return "restricted" if can else "baseline"


def api_cidr(exposure: Exposure, cluster: ManagementCluster) -> str:
    """One address, or the whole Service network where Kubernetes chooses the address."""
    if not exposure.address:
        return cluster.service_cidr
    return f"{exposure.address}/{128 if ':' in exposure.address else 32}"


def cert_sans(given: Sequence[str], exposure: Exposure) -> tuple[str, ...]:
    """Kubeconfigs name the host name, so the certificate must (clastix/kamaji issue 640)."""
    host = exposure.hostname
    return (*given, *((host,) if host and host not in given else ()))
