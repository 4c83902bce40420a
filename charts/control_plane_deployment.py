"""The Deployment of a TenantControlPlane: how its Pods are sized, spread, replaced and confined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from imports.io.clastix import kamaji
from model.control_plane import ControlPlane, Probe
from model.kamaji_release import FIRST_RELEASE
from model.workload import Resources

_PLANE = "/spec/controlPlane/deployment"
_PREFIX = "TenantControlPlaneSpecControlPlaneDeployment"
COMPONENTS = {
    "apiServer": "ApiServer",
    "controllerManager": "ControllerManager",
    "scheduler": "Scheduler",
}
# A user that no image gives anything to; every file that the components read is readable by all.
_USER = 65532

# JSON pointers of the TenantControlPlane -> fields of the tenant.
FIELDS = {
    f"{_PLANE}/replicas": "controlPlane.replicas",
    f"{_PLANE}/strategy": "controlPlane.strategy.maxSurge",
    f"{_PLANE}/topologySpreadConstraints": "controlPlane.topologySpreadConstraints",
    f"{_PLANE}/probes": "controlPlane.probes",
    f"{_PLANE}/podSecurityContext": "controlPlane.podSecurity",
    f"{_PLANE}/containerSecurityContexts": "controlPlane.podSecurity",
    "/spec/addons/konnectivity/server/securityContext": "controlPlane.podSecurity",
    f"{_PLANE}/registrySettings": "controlPlane.registry.mirror",
    f"{_PLANE}/serviceAccountName": "controlPlane.registry.imagePullSecrets",
    **{
        f"{_PLANE}/extraArgs/{component}": f"controlPlane.extraArgs.{component}"
        for component in COMPONENTS
    },
    **{
        f"{_PLANE}/resources/{component}/{part}/{what}": (
            f"controlPlane.resources.{component}.{part}.{what}"
        )
        for component in COMPONENTS
        for part in ("requests", "limits")
        for what in ("cpu", "memory")
    },
}


def service_account_name(tenant: str) -> str:
    """The ServiceAccount of a control plane that pulls its images with Secrets."""
    return f"{tenant}-control-plane"


def deployment(plane: ControlPlane, tenant: str) -> Any:
    """Everything about the Pods that Kamaji's own defaults leave open."""
    pulls = plane.registry is not None and bool(plane.registry.image_pull_secrets)
    token = FIRST_RELEASE[f"{_PLANE}/automountServiceAccountToken"]
    return kamaji.TenantControlPlaneSpecControlPlaneDeployment(
        replicas=plane.replicas,
        strategy=_strategy(plane),
        topology_spread_constraints=_spread(plane),
        resources=kamaji.TenantControlPlaneSpecControlPlaneDeploymentResources(
            api_server=_component("ApiServer", plane.resources["apiServer"]),
            controller_manager=_component(
                "ControllerManager", plane.resources["controllerManager"]
            ),
            scheduler=_component("Scheduler", plane.resources["scheduler"]),
        ),
        probes=_probes(plane),
        pod_security_context=_pod_security_context(plane),
        container_security_contexts=_container_security_contexts(plane),
        registry_settings=_registry_settings(plane),
        service_account_name=service_account_name(tenant) if pulls else None,
        # No container of a control plane talks to the management cluster.
        automount_service_account_token=False if plane.kamaji_release >= token else None,
        extra_args=_extra_args(plane),
    )


def resources(prefix: str, found: Resources) -> Any:
    """Requests and limits by the generated classes of one place; `prefix` is their common name."""
    requests: Callable[[str], Any] = getattr(kamaji, f"{prefix}Requests").from_string
    limits: Callable[[str], Any] = getattr(kamaji, f"{prefix}Limits").from_string
    return getattr(kamaji, prefix)(
        requests={"cpu": requests(found.request_cpu), "memory": requests(found.request_memory)},
        limits={"cpu": limits(found.limit_cpu), "memory": limits(found.limit_memory)},
    )


def security_context(prefix: str) -> Any:
    """What Pod Security 'restricted' asks of a container (Pod Security Standards)."""
    return getattr(kamaji, prefix)(
        allow_privilege_escalation=False,
        capabilities=getattr(kamaji, f"{prefix}Capabilities")(drop=["ALL"]),
    )


def _component(name: str, found: Resources) -> Any:
    return resources(f"{_PREFIX}Resources{name}", found)


def _strategy(plane: ControlPlane) -> Any:
    if plane.max_surge is None:
        return None
    rolling = f"{_PREFIX}StrategyRollingUpdate"
    return kamaji.TenantControlPlaneSpecControlPlaneDeploymentStrategy(
        type="RollingUpdate",
        rolling_update=getattr(kamaji, rolling)(
            max_surge=getattr(kamaji, f"{rolling}MaxSurge").from_number(plane.max_surge),
            max_unavailable=getattr(kamaji, f"{rolling}MaxUnavailable").from_number(0),
        ),
    )


def _spread(plane: ControlPlane) -> Any:
    constraint = kamaji.TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints
    return [
        constraint(
            topology_key=one.topology_key,
            max_skew=one.max_skew,
            when_unsatisfiable=one.when_unsatisfiable,
        )
        for one in plane.spread
    ] or None


def _probes(plane: ControlPlane) -> Any:
    if not plane.probes:
        return None
    return kamaji.TenantControlPlaneSpecControlPlaneDeploymentProbes(
        **{kind: _probe(kind, probe) for kind, probe in plane.probes.items()}
    )


def _probe(kind: str, probe: Probe) -> Any:
    return getattr(kamaji, f"{_PREFIX}Probes{kind.title()}")(
        initial_delay_seconds=probe.initial_delay_seconds,
        timeout_seconds=probe.timeout_seconds,
        period_seconds=probe.period_seconds,
        failure_threshold=probe.failure_threshold,
    )


def _pod_security_context(plane: ControlPlane) -> Any:
    if plane.pod_security != "restricted":
        return None
    profile = kamaji.TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile
    return kamaji.TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext(
        run_as_non_root=True,
        run_as_user=_USER,
        run_as_group=_USER,
        fs_group=_USER,
        seccomp_profile=profile(type="RuntimeDefault"),
    )


def _container_security_contexts(plane: ControlPlane) -> Any:
    if plane.pod_security != "restricted":
        return None
    prefix = f"{_PREFIX}ContainerSecurityContexts"
    return getattr(kamaji, prefix)(
        api_server=security_context(f"{prefix}ApiServer"),
        controller_manager=security_context(f"{prefix}ControllerManager"),
        scheduler=security_context(f"{prefix}Scheduler"),
    )


def _registry_settings(plane: ControlPlane) -> Any:
    if plane.registry is None:
        return None
    settings = kamaji.TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings
    return settings(registry=plane.registry.mirror)


def _extra_args(plane: ControlPlane) -> Any:
    if not plane.extra_args:
        return None
    given = {name: list(found) for name, found in plane.extra_args.items()}
    return kamaji.TenantControlPlaneSpecControlPlaneDeploymentExtraArgs(
        api_server=given.get("apiServer"),
        controller_manager=given.get("controllerManager"),
        scheduler=given.get("scheduler"),
    )
