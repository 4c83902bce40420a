"""A TenantControlPlane from the tenant's control plane and network."""

from __future__ import annotations

from typing import Any

from cdk8s import ApiObjectMetadata
from constructs import Construct

from charts import control_plane_deployment, exposure
from charts.control_plane_deployment import deployment, resources, security_context
from imports.io.clastix import kamaji
from model.control_plane import ControlPlane, WritePermissions
from model.exposure import LoadBalancer
from model.kamaji_release import FIRST_RELEASE, NEW_KUBELET_FIELDS
from model.network import Network

# The first minor version whose kubelets know all that Kamaji writes into their configuration.
_KNOWN_FIELDS = 35
# A tainted card node needs its agent too, and Kamaji's list is replaced, not extended.
_AGENT_TOLERATIONS = ("CriticalAddonsOnly", "nvidia.com/gpu")

# JSON pointers of the TenantControlPlane -> fields of the tenant.
_FIELDS = {
    **exposure.FIELDS,
    **control_plane_deployment.FIELDS,
    "": "controlPlane",
    "/metadata/name": "",
    "/metadata/namespace": "controlPlane.namespace",
    "/spec/dataStore": "controlPlane.dataStore",
    "/spec/dataStoreSchema": "controlPlane.dataStoreSchema",
    "/spec/dataStoreUsername": "controlPlane.dataStoreUsername",
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
    "/spec/kubernetes/kubelet/configurationJSONPatches": "controlPlane.kubernetesVersion",
    "/spec/writePermissions": "controlPlane.writePermissions",
    "/spec/addons/coreDNS/imageRepository": "controlPlane.registry.mirror",
    "/spec/addons/kubeProxy/imageRepository": "controlPlane.registry.mirror",
    "/spec/addons/konnectivity/server/image": "controlPlane.registry.mirror",
    "/spec/addons/konnectivity/agent/image": "controlPlane.registry.mirror",
    "/spec/addons/konnectivity/agent/replicas": "controlPlane.konnectivity.agentReplicas",
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
            control_plane=_control_plane(control_plane, metadata.name or ""),
            kubernetes=_kubernetes(control_plane),
            network_profile=_network_profile(control_plane, network),
            addons=_addons(control_plane),
            write_permissions=_write_permissions(control_plane),
        ),
    )


def _control_plane(plane: ControlPlane, tenant: str) -> Any:
    return kamaji.TenantControlPlaneSpecControlPlane(
        deployment=deployment(plane, tenant),
        service=exposure.service(plane.exposure),
        ingress=exposure.ingress(plane.exposure),
        gateway=exposure.gateway(plane.exposure),
    )


def _kubernetes(plane: ControlPlane) -> Any:
    plugins = kamaji.TenantControlPlaneSpecKubernetesAdmissionControllers
    drivers = kamaji.TenantControlPlaneSpecKubernetesKubeletCgroupfs
    return kamaji.TenantControlPlaneSpecKubernetes(
        version=plane.kubernetes_version,
        admission_controllers=[_member(plugins, one) for one in plane.admission_controllers],
        kubelet=kamaji.TenantControlPlaneSpecKubernetesKubelet(
            cgroupfs=_member(drivers, plane.cgroup_driver),
            configuration_json_patches=_kubelet_patches(plane),
        ),
    )


def _kubelet_patches(plane: ControlPlane) -> Any:
    """What keeps kubelets before 1.35 working with a Kamaji that is built on 1.35 or later.

    Its kubelet configuration then holds two fields that they do not know, and they do not start;
    switching the feature gates off alone is not enough (clastix/kamaji issues 1047 and 1084).
    """
    _, minor = plane.minor.split(".")
    if int(minor) >= _KNOWN_FIELDS or plane.kamaji_release < NEW_KUBELET_FIELDS:
        return None
    patch = kamaji.TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches
    ops = kamaji.TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp
    gates = {"KubeletCrashLoopBackOffMax": False, "KubeletEnsureSecretPulledImages": False}
    return [
        patch(op=ops.ADD, path="/featureGates", value=gates),
        patch(op=ops.REMOVE, path="/crashLoopBackOff/maxContainerRestartPeriod"),
        patch(op=ops.REMOVE, path="/imagePullCredentialsVerificationPolicy"),
        patch(op=ops.ADD, path="/cgroupDriver", value=plane.cgroup_driver),
    ]


def _write_permissions(plane: ControlPlane) -> Any:
    wanted = plane.write_permissions
    if wanted == WritePermissions():
        return None
    return kamaji.TenantControlPlaneSpecWritePermissions(
        block_creation=wanted.block_creation,
        block_update=wanted.block_update,
        block_deletion=wanted.block_deletion,
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
    mirror = plane.registry.mirror if plane.registry is not None else None
    return kamaji.TenantControlPlaneSpecAddons(
        core_dns=kamaji.TenantControlPlaneSpecAddonsCoreDns(
            # The name of the image is fixed, so that only what stands before it can differ.
            image_repository=mirror
        ),
        kube_proxy=kamaji.TenantControlPlaneSpecAddonsKubeProxy(image_repository=mirror),
        konnectivity=kamaji.TenantControlPlaneSpecAddonsKonnectivity(
            server=_konnectivity_server(plane, mirror), agent=_konnectivity_agent(plane, mirror)
        ),
    )


def _konnectivity_server(plane: ControlPlane, mirror: str | None) -> Any:
    prefix = "TenantControlPlaneSpecAddonsKonnectivityServer"
    return kamaji.TenantControlPlaneSpecAddonsKonnectivityServer(
        port=plane.konnectivity.port,
        # The version outright, here and below: the image of the derived one may not exist.
        version=plane.konnectivity.version,
        image=mirror and f"{mirror}/kas-network-proxy/proxy-server",
        resources=resources(f"{prefix}Resources", plane.resources["konnectivityServer"]),
        security_context=(
            security_context(f"{prefix}SecurityContext")
            if plane.pod_security == "restricted"
            else None
        ),
    )


def _konnectivity_agent(plane: ControlPlane, mirror: str | None) -> Any:
    modes = kamaji.TenantControlPlaneSpecAddonsKonnectivityAgentMode
    toleration = kamaji.TenantControlPlaneSpecAddonsKonnectivityAgentTolerations
    replicas = plane.konnectivity.agent_replicas
    return kamaji.TenantControlPlaneSpecAddonsKonnectivityAgent(
        mode=modes.DAEMON_SET if replicas is None else modes.DEPLOYMENT,
        replicas=replicas,
        version=plane.konnectivity.version,
        image=mirror and f"{mirror}/kas-network-proxy/proxy-agent",
        host_network=plane.konnectivity.host_network,
        tolerations=[toleration(key=key, operator="Exists") for key in _AGENT_TOLERATIONS],
    )


def _member(enumeration: Any, value: str) -> Any:
    """The member of a generated enum for the API's own spelling ('LimitRanger')."""
    wanted = value.replace("_", "").casefold()
    return next(one for one in enumeration if one.name.replace("_", "").casefold() == wanted)
