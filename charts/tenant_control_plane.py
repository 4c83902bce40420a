"""A TenantControlPlane from the tenant's control plane and network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cdk8s import ApiObjectMetadata
from constructs import Construct

from charts import exposure
from imports.io.clastix import kamaji
from model.exposure import LoadBalancer
from model.kamaji_release import FIRST_RELEASE
from model.network import Network
from model.tenant import ControlPlane
from model.workload import Resources

_PLANE = "/spec/controlPlane/deployment"
_COMPONENTS = ("apiServer", "controllerManager", "scheduler")

# JSON pointers of the TenantControlPlane -> fields of the tenant.
_FIELDS = {
    **exposure.FIELDS,
    "": "controlPlane",
    "/metadata/name": "",
    "/metadata/namespace": "controlPlane.namespace",
    "/spec/dataStore": "controlPlane.dataStore",
    "/spec/dataStoreSchema": "controlPlane.dataStoreSchema",
    "/spec/dataStoreUsername": "controlPlane.dataStoreUsername",
    f"{_PLANE}/replicas": "controlPlane.replicas",
    **{
        f"{_PLANE}/resources/{component}/{part}/{what}": (
            f"controlPlane.resources.{component}.{part}.{what}"
        )
        for component in _COMPONENTS
        for part in ("requests", "limits")
        for what in ("cpu", "memory")
    },
    "/spec/kubernetes/version": "controlPlane.kubernetesVersion",
    "/spec/kubernetes/admissionControllers": "controlPlane.admissionControllers",
    "/spec/kubernetes/kubelet/cgroupfs": "controlPlane.kubelet.cgroupDriver",
    "/spec/networkProfile/port": "controlPlane.port",
    "/spec/networkProfile/certSANs": "controlPlane.certSANs",
    "/spec/networkProfile/clusterDomain": "network.clusterDomain",
    "/spec/networkProfile/serviceCidr": "network.serviceCidrs",
    "/spec/networkProfile/serviceCidrs": "network.serviceCidrs",
    "/spec/networkProfile/podCidr": "network.podCidrs",
    "/spec/networkProfile/podCidrs": "network.podCidrs",
    "/spec/networkProfile/dnsServiceIPs": "network.dnsServiceIPs",
    "/spec/addons/konnectivity/server/port": "controlPlane.konnectivity.port",
    "/spec/addons/konnectivity/server/version": "versions.konnectivity",
    "/spec/addons/konnectivity/agent/version": "versions.konnectivity",
    "/spec/addons/konnectivity/agent/hostNetwork": "controlPlane.konnectivity.agentHostNetwork",
}


def fields(plane: ControlPlane) -> dict[str, str]:
    """JSON pointers of the TenantControlPlane of this control plane -> fields of the tenant."""
    address = exposure.ADDRESS_FIELDS.get(type(plane.exposure.service), "controlPlane.exposure")
    return {**_FIELDS, "/spec/networkProfile/address": address}


def tenant_control_plane(
    scope: Construct,
    id: str,
    *,
    metadata: ApiObjectMetadata,
    control_plane: ControlPlane,
    network: Network,
) -> kamaji.TenantControlPlane:
    """Everything that the input names, and what Kamaji would otherwise choose by itself.

    `controlPlane.deployment` and `networkProfile` are always there: Kamaji's webhook and the CRD's
    rules fail without them (recorded, truth of Kamaji 'no deployment').
    """
    return kamaji.TenantControlPlane(
        scope,
        id,
        metadata=metadata,
        spec=kamaji.TenantControlPlaneSpec(
            data_store=control_plane.data_store,
            data_store_schema=control_plane.data_store_schema,
            data_store_username=control_plane.data_store_username,
            control_plane=_control_plane(control_plane),
            kubernetes=_kubernetes(control_plane),
            network_profile=_network_profile(control_plane, network),
            addons=_addons(control_plane),
        ),
    )


def _control_plane(plane: ControlPlane) -> Any:
    return kamaji.TenantControlPlaneSpecControlPlane(
        deployment=kamaji.TenantControlPlaneSpecControlPlaneDeployment(
            replicas=plane.replicas,
            resources=kamaji.TenantControlPlaneSpecControlPlaneDeploymentResources(
                api_server=_component("ApiServer", plane.resources["apiServer"]),
                controller_manager=_component(
                    "ControllerManager", plane.resources["controllerManager"]
                ),
                scheduler=_component("Scheduler", plane.resources["scheduler"]),
            ),
        ),
        service=exposure.service(plane.exposure),
        ingress=exposure.ingress(plane.exposure),
        gateway=exposure.gateway(plane.exposure),
    )


def _component(name: str, resources: Resources) -> Any:
    prefix = f"TenantControlPlaneSpecControlPlaneDeploymentResources{name}"
    return _resources(prefix, resources)


def _resources(prefix: str, resources: Resources) -> Any:
    requests: Callable[[str], Any] = getattr(kamaji, f"{prefix}Requests").from_string
    limits: Callable[[str], Any] = getattr(kamaji, f"{prefix}Limits").from_string
    return getattr(kamaji, prefix)(
        requests={
            "cpu": requests(resources.request_cpu),
            "memory": requests(resources.request_memory),
        },
        limits={"cpu": limits(resources.limit_cpu), "memory": limits(resources.limit_memory)},
    )


def _kubernetes(plane: ControlPlane) -> Any:
    plugins = kamaji.TenantControlPlaneSpecKubernetesAdmissionControllers
    drivers = kamaji.TenantControlPlaneSpecKubernetesKubeletCgroupfs
    return kamaji.TenantControlPlaneSpecKubernetes(
        version=plane.kubernetes_version,
        admission_controllers=[_member(plugins, one) for one in plane.admission_controllers],
        kubelet=kamaji.TenantControlPlaneSpecKubernetesKubelet(
            cgroupfs=_member(drivers, plane.cgroup_driver)
        ),
    )


def _network_profile(plane: ControlPlane, network: Network) -> Any:
    service = plane.exposure.service
    # A second network is rendered even where the release lacks the field: that is the finding.
    plural = (
        plane.kamaji_release >= FIRST_RELEASE["/spec/networkProfile/serviceCidrs"]
        or len(network.service_cidrs) > 1
        or len(network.pod_cidrs) > 1
    )
    balancer = service if isinstance(service, LoadBalancer) else None
    return kamaji.TenantControlPlaneSpecNetworkProfile(
        address=plane.exposure.address or None,
        port=plane.port,
        cert_sa_ns=list(plane.cert_sans) or None,
        cluster_domain=network.cluster_domain,
        service_cidrs=list(network.service_cidrs) if plural else None,
        pod_cidrs=list(network.pod_cidrs) if plural else None,
        service_cidr=None if plural else network.service_cidrs[0],
        pod_cidr=None if plural else network.pod_cidrs[0],
        dns_service_i_ps=list(network.dns_service_ips),
        load_balancer_class=(balancer and balancer.load_balancer_class) or None,
        load_balancer_source_ranges=list(balancer.source_ranges if balancer else ()) or None,
    )


def _addons(plane: ControlPlane) -> Any:
    modes = kamaji.TenantControlPlaneSpecAddonsKonnectivityAgentMode
    return kamaji.TenantControlPlaneSpecAddons(
        core_dns=kamaji.TenantControlPlaneSpecAddonsCoreDns(),
        kube_proxy=kamaji.TenantControlPlaneSpecAddonsKubeProxy(),
        # Both versions outright: the image of the derived one may not exist.
        konnectivity=kamaji.TenantControlPlaneSpecAddonsKonnectivity(
            server=kamaji.TenantControlPlaneSpecAddonsKonnectivityServer(
                port=plane.konnectivity_port,
                version=plane.konnectivity_version,
                resources=_resources(
                    "TenantControlPlaneSpecAddonsKonnectivityServerResources",
                    plane.resources["konnectivityServer"],
                ),
            ),
            agent=kamaji.TenantControlPlaneSpecAddonsKonnectivityAgent(
                mode=modes.DAEMON_SET,
                version=plane.konnectivity_version,
                host_network=plane.konnectivity_host_network,
            ),
        ),
    )


def _member(enumeration: Any, value: str) -> Any:
    """The member of a generated enum for the API's own spelling ('LimitRanger')."""
    wanted = value.replace("_", "").casefold()
    return next(one for one in enumeration if one.name.replace("_", "").casefold() == wanted)
