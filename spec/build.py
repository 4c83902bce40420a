"""Keyword arguments -> clusters and tenants, with the input's defaults; for Python programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from model.control_plane import ControlPlane, Konnectivity, SpreadConstraint, WritePermissions
from model.exposure import Exposure
from model.gpu import GpuPool
from model.kamaji_release import NEWEST, KamajiRelease
from model.management import DataStore, ManagementCluster
from model.namespace import TenantNamespace
from model.network import Network
from model.tenant import Access, Driver, Hami, Tenant
from spec import defaults
from spec.build_namespace import NOWHERE, resources
from spec.parse_control_plane import api_cidr, cert_sans, pod_security

_COMPONENTS = ("apiServer", "controllerManager", "scheduler", "konnectivityServer")


def management_cluster(
    *,
    name: str,
    kubernetes_version: str,
    pod_cidr: str,
    service_cidr: str,
    node_cidrs: Sequence[str],
    namespaces: Sequence[str],
    versions: Mapping[str, str],
    **optional: Any,
) -> ManagementCluster:
    """A management cluster; `versions` by component, `optional` any other field of the class."""
    first, last = _fleet("nodePortRange").split("-")
    fields = {
        "cluster_domain": _fleet("clusterDomain"),
        "node_ports": (int(first), int(last)),
        "kamaji_namespace": _fleet("kamajiNamespace"),
        "monitoring_namespace": _fleet("monitoring.namespace"),
        "load_balancer": _fleet("loadBalancer.implementation"),
        "load_balancer_namespace": _fleet("loadBalancer.namespace"),
        "address_pools": tuple(_fleet("loadBalancer.addressPools")),
        "gateways": tuple(_fleet("gateways")),
        "traced": NOWHERE,
        **optional,
    }
    return ManagementCluster(
        name=name,
        kubernetes_version=kubernetes_version,
        pod_cidr=pod_cidr,
        service_cidr=service_cidr,
        node_cidrs=tuple(node_cidrs),
        namespaces=tuple(namespaces),
        versions=versions,
        **fields,
    )


def control_plane(
    *,
    tenant: str,
    namespace: str,
    kubernetes_version: str,
    cluster: ManagementCluster,
    data_store: DataStore,
    exposure: Exposure,
    konnectivity_version: str,
    kamaji_release: KamajiRelease = NEWEST,
    **optional: Any,
) -> ControlPlane:
    """The control plane of the tenant of that name; `optional` any other field of the class.

    `namespace` is one of the management cluster's; schema and user name in the datastore are
    derived from it and from the tenant's name, as for a fleet file.
    """
    identifier = defaults.data_store_identifier(namespace, tenant)
    port = optional.get("port", _tenant("controlPlane.port"))
    fields = {
        "data_store_schema": identifier,
        "data_store_username": identifier,
        "replicas": _tenant("controlPlane.replicas"),
        "max_surge": _tenant("controlPlane.strategy.maxSurge"),
        "spread": tuple(
            SpreadConstraint(one["topologyKey"], defaults.MAX_SKEW, defaults.WHEN_UNSATISFIABLE)
            for one in _tenant("controlPlane.topologySpreadConstraints")
        ),
        "resources": {
            one: resources(defaults.TENANT, f"controlPlane.resources.{one}") for one in _COMPONENTS
        },
        "probes": {},
        "pod_security": pod_security(kamaji_release, data_store.driver, port),
        "registry": None,
        "extra_args": {},
        "admission_controllers": tuple(_tenant("controlPlane.admissionControllers")),
        "api_cidr": api_cidr(exposure, cluster),
        "port": port,
        "konnectivity": Konnectivity(
            port=_tenant("controlPlane.konnectivity.port"),
            version=konnectivity_version,
            host_network=_tenant("controlPlane.konnectivity.agentHostNetwork"),
            agent_replicas=_tenant("controlPlane.konnectivity.agentReplicas"),
        ),
        "cgroup_driver": _tenant("controlPlane.kubelet.cgroupDriver"),
        "write_permissions": WritePermissions(),
        **optional,
    }
    fields["cert_sans"] = cert_sans(optional.get("cert_sans", ()), exposure)
    return ControlPlane(
        namespace=namespace,
        kamaji_release=kamaji_release,
        kubernetes_version=kubernetes_version,
        data_store=data_store.name,
        exposure=exposure,
        **fields,
    )


def network(
    *,
    service_cidrs: Sequence[str],
    pod_cidrs: Sequence[str],
    node_cidrs: Sequence[str],
    dns_service_ips: Sequence[str] = (),
    cluster_domain: str = defaults.TENANT["network.clusterDomain"],
) -> Network:
    """The networks of a tenant; DNS gets the tenth address of each Service network by default."""
    return Network(
        service_cidrs=tuple(service_cidrs),
        pod_cidrs=tuple(pod_cidrs),
        node_cidrs=tuple(node_cidrs),
        dns_service_ips=tuple(dns_service_ips or defaults.dns_service_ips(service_cidrs)),
        cluster_domain=cluster_domain,
    )


def tenant(
    *,
    name: str,
    stage: Literal["lab", "production"],
    owners: Sequence[str],
    control_plane: ControlPlane,
    network: Network,
    driver: Driver,
    pools: Sequence[GpuPool],
    hami_version: str,
    cert_manager_version: str,
    namespaces: Sequence[TenantNamespace],
    access: Sequence[Access] = (),
    class_name: str = "",
    **optional: Any,
) -> Tenant:
    """A tenant of no class; `optional` any other field of the class `Tenant`."""
    fields = {
        "display_name": name,
        "lifecycle": _tenant("lifecycle"),
        "hami": hami(
            version=hami_version,
            stage=stage,
            driver=driver,
            kubernetes_version=control_plane.kubernetes_version,
        ),
        "monitoring_namespace": _tenant("monitoring.namespace"),
        "traced": NOWHERE,
        **optional,
    }
    return Tenant(
        name=name,
        class_name=class_name,
        stage=stage,
        owners=tuple(owners),
        control_plane=control_plane,
        network=network,
        driver=driver,
        pools=tuple(pools),
        cert_manager_version=cert_manager_version,
        namespaces=tuple(namespaces),
        access=tuple(access),
        **fields,
    )


def hami(
    *, version: str, stage: str, driver: str, kubernetes_version: str, **optional: Any
) -> Hami:
    """How HAMi is installed; `optional` any other field of the class."""
    fields = {
        "namespace": _tenant("hami.namespace"),
        "scheduler_version": kubernetes_version,
        "failure_policy": defaults.failure_policy(stage),
        "node_scheduler_policy": _tenant("hami.nodeSchedulerPolicy"),
        "gpu_scheduler_policy": _tenant("hami.gpuSchedulerPolicy"),
        "device_split_count": _tenant("hami.deviceSplitCount"),
        "node_lock_timeout_seconds": defaults.node_lock_timeout_seconds(driver),
        "runtime_class": defaults.runtime_class(driver),
        **optional,
    }
    return Hami(version=version, **fields)


def _fleet(field: str) -> Any:
    return defaults.FLEET[f"managementCluster.{field}"]


def _tenant(field: str) -> Any:
    return defaults.TENANT[field]
