"""Each construct renders exactly what it was asked for: whole manifests, field by field."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import charts
import spec
from model.exposure import Exposure, LoadBalancer
from model.fleet import Fleet
from model.gpu import GpuProfile
from model.manifest import Tree
from model.namespace import Lifecycle
from model.network import Allowance, Peer
from model.tenant import Tenant

ROOT = Path(__file__).parent.parent
GUARD = {
    "argocd.argoproj.io/sync-options": "Prune=false,Delete=false",
    "kustomize.toolkit.fluxcd.io/prune": "disabled",
}
COMPONENTS = ("apiServer", "controllerManager", "scheduler")
CONFINED = {"allowPrivilegeEscalation": False, "capabilities": {"drop": ["ALL"]}}
COMMON = {"app.kubernetes.io/managed-by": "gpu-tenants", "app.kubernetes.io/part-of": "lab"}
MINE = {**COMMON, "gpu-tenants.io/tenant": "tenant-a"}


def load(folder: str) -> Fleet:
    """A fleet of this repository."""
    fleet = spec.load(ROOT / folder, shown=folder).fleet
    assert fleet is not None
    return fleet


@pytest.fixture(scope="module")
def lab() -> Fleet:
    """The lab."""
    return load("fleet")


def with_tenant(fleet: Fleet, **changes: Any) -> Fleet:
    """The fleet with only its first tenant, changed."""
    return replace(fleet, tenants=(replace(fleet.tenants[0], **changes),))


def one(tree: Tree, path: str) -> Mapping[str, Any]:
    """The object at a path of dist/."""
    (found,) = [item.body for item in tree.manifests if item.path == path]
    return found


def metadata(
    name: str,
    namespace: str = "",
    labels: Mapping[str, str] = MappingProxyType({}),
    *,
    guarded: bool = False,
    tenant: bool = True,
) -> dict[str, Any]:
    """Metadata as every object has it."""
    found: dict[str, Any] = {"name": name, "labels": {**(MINE if tenant else COMMON), **labels}}
    if namespace:
        found["namespace"] = namespace
    if guarded:
        found["annotations"] = GUARD
    return found


def levels(level: str) -> dict[str, str]:
    """Pod Security labels."""
    modes = ("enforce", "audit", "warn")
    return {
        **{f"pod-security.kubernetes.io/{mode}": level for mode in modes},
        **{f"pod-security.kubernetes.io/{mode}-version": "v1.36" for mode in modes},
    }


def test_tenant_control_plane(lab: Fleet) -> None:
    plane = replace(
        lab.tenants[0].control_plane,
        cert_sans=("a.example.com", "10.0.0.1"),
        exposure=Exposure(LoadBalancer("metallb", "172.18.255.201", ("10.0.0.0/8",))),
        konnectivity=replace(lab.tenants[0].control_plane.konnectivity, host_network=True),
    )
    tree = charts.render(with_tenant(lab, control_plane=plane))
    body = one(tree, "clusters/kamaji/tenants/tenant-a/tenants/tenantcontrolplane-tenant-a.yaml")

    def resources(*values: str) -> dict[str, Any]:
        return {
            "requests": {"cpu": values[0], "memory": values[1]},
            "limits": {"cpu": values[2], "memory": values[3]},
        }

    assert body == {
        "apiVersion": "kamaji.clastix.io/v1alpha1",
        "kind": "TenantControlPlane",
        "metadata": metadata("tenant-a", "tenants", guarded=True),
        "spec": {
            "dataStore": "default",
            "dataStoreSchema": "tenant_a",
            "dataStoreUsername": "tenant_a",
            "controlPlane": {
                "deployment": {
                    "replicas": 1,
                    "topologySpreadConstraints": [
                        {"topologyKey": key, "maxSkew": 1, "whenUnsatisfiable": "ScheduleAnyway"}
                        for key in ("kubernetes.io/hostname", "topology.kubernetes.io/zone")
                    ],
                    "automountServiceAccountToken": False,
                    "podSecurityContext": {
                        "runAsNonRoot": True,
                        "runAsUser": 65532,
                        "runAsGroup": 65532,
                        "fsGroup": 65532,
                        "seccompProfile": {"type": "RuntimeDefault"},
                    },
                    "containerSecurityContexts": dict.fromkeys(
                        ("apiServer", "controllerManager", "scheduler"), CONFINED
                    ),
                    "resources": {
                        "apiServer": resources("100m", "384Mi", "1", "1Gi"),
                        "controllerManager": resources("50m", "96Mi", "500m", "256Mi"),
                        "scheduler": resources("25m", "48Mi", "250m", "128Mi"),
                    },
                },
                "service": {
                    "serviceType": "LoadBalancer",
                    "additionalMetadata": {
                        "annotations": {"metallb.io/loadBalancerIPs": "172.18.255.201"}
                    },
                },
            },
            "kubernetes": {
                "version": "v1.36.4",
                "kubelet": {"cgroupfs": "systemd"},
                "admissionControllers": ["ResourceQuota", "LimitRanger", "NodeRestriction"],
            },
            "networkProfile": {
                "address": "172.18.255.201",
                "port": 6443,
                "certSANs": ["a.example.com", "10.0.0.1"],
                "clusterDomain": "cluster.local",
                "serviceCidrs": ["10.97.0.0/16"],
                "podCidrs": ["10.245.0.0/16"],
                "dnsServiceIPs": ["10.97.0.10"],
                "loadBalancerSourceRanges": ["10.0.0.0/8"],
            },
            "addons": {
                "coreDNS": {},
                "kubeProxy": {},
                "konnectivity": {
                    "server": {
                        "port": 8132,
                        "version": "v0.36.0",
                        "resources": resources("25m", "48Mi", "250m", "128Mi"),
                        "securityContext": CONFINED,
                    },
                    "agent": {
                        "mode": "DaemonSet",
                        "version": "v0.36.0",
                        "hostNetwork": True,
                        "tolerations": [
                            {"key": "CriticalAddonsOnly", "operator": "Exists"},
                            {"key": "nvidia.com/gpu", "operator": "Exists"},
                        ],
                    },
                },
            },
        },
    }


@pytest.mark.parametrize("plugin", json.loads(spec.schema_text("Tenant"))["properties"]["spec"]
                         ["properties"]["controlPlane"]["properties"]["admissionControllers"]
                         ["items"]["enum"])  # fmt: skip
def test_every_admission_plugin_of_the_input_exists_in_kamaji(lab: Fleet, plugin: str) -> None:
    from charts.tenant_control_plane import _member
    from imports.io.clastix import kamaji

    plugins = kamaji.TenantControlPlaneSpecKubernetesAdmissionControllers
    assert _member(plugins, plugin).name.replace("_", "").lower() == plugin.lower()


def test_policies_around_a_control_plane(lab: Fleet) -> None:
    cluster = replace(lab.management, monitoring_namespace="monitoring")
    tree = charts.render(replace(lab, management=cluster))
    folder = "clusters/kamaji/tenants/tenant-a/tenants"
    selector = {"matchLabels": {"kamaji.clastix.io/name": "tenant-a"}}
    ingress = one(tree, f"{folder}/networkpolicy-tenant-a-control-plane-ingress.yaml")
    assert ingress == {
        "apiVersion": "networking.k8s.io/v1",
        "kind": "NetworkPolicy",
        "metadata": metadata("tenant-a-control-plane-ingress", "tenants", guarded=True),
        "spec": {
            "podSelector": selector,
            "policyTypes": ["Ingress"],
            "ingress": [
                {"ports": tcp(6443, 8132)},
                {"from": [in_namespace("monitoring")], "ports": tcp(6443, 10257, 10259)},
            ],
        },
    }
    egress = one(tree, f"{folder}/networkpolicy-tenant-a-control-plane-egress.yaml")
    assert egress["spec"] == {
        "podSelector": selector,
        "policyTypes": ["Egress"],
        "egress": [
            DNS,
            {"to": [in_namespace("kamaji-system")], "ports": tcp(2379)},
            {"to": [in_namespace("kamaji-system")], "ports": tcp(9443)},
        ],
    }


def tcp(*ports: int) -> list[dict[str, Any]]:
    """Ports of a policy."""
    return [{"port": port, "protocol": "TCP"} for port in ports]


def in_namespace(name: str, **labels: str) -> dict[str, Any]:
    """A peer of a policy."""
    peer: dict[str, Any] = {
        "namespaceSelector": {"matchLabels": {"kubernetes.io/metadata.name": name}}
    }
    if labels:
        peer["podSelector"] = {
            "matchLabels": {key.replace("_", "-"): labels[key] for key in labels}
        }
    return peer


DNS = {
    "to": [in_namespace("kube-system", k8s_app="kube-dns")],
    "ports": [{"port": 53, "protocol": "UDP"}, {"port": 53, "protocol": "TCP"}],
}


def test_management_foundation(lab: Fleet) -> None:
    tree = charts.render(lab)
    folder = "clusters/kamaji/foundation"
    assert one(tree, f"{folder}/_cluster/namespace-tenants.yaml") == {
        "apiVersion": "v1",
        "kind": "Namespace",
        "metadata": metadata("tenants", "", levels("restricted"), guarded=True, tenant=False),
    }
    assert one(tree, f"{folder}/tenants/resourcequota-control-planes.yaml") == {
        "apiVersion": "v1",
        "kind": "ResourceQuota",
        "metadata": metadata("control-planes", "tenants", guarded=True, tenant=False),
        # Two tenants, one replica each, twice in a rollout: 4 x 200m, 4 x 576Mi, 4 x 2, 4 x 1.5Gi.
        "spec": {
            "hard": {
                "requests.cpu": "800m",
                "requests.memory": "2304Mi",
                "limits.cpu": "8",
                "limits.memory": "6Gi",
                "pods": "4",
            }
        },
    }
    assert one(tree, f"{folder}/tenants/limitrange-control-planes.yaml")["spec"] == {
        "limits": [
            {
                "type": "Container",
                "defaultRequest": {"cpu": "50m", "memory": "64Mi"},
                "default": {"cpu": "500m", "memory": "256Mi"},
            }
        ]
    }
    assert one(tree, f"{folder}/tenants/networkpolicy-default-deny.yaml")["spec"] == {
        "podSelector": {},
        "policyTypes": ["Ingress", "Egress"],
    }


def test_the_shared_quota_counts_every_tenant_that_is_not_retired(lab: Fleet) -> None:
    first, second = lab.tenants
    path = "clusters/kamaji/foundation/tenants/resourcequota-control-planes.yaml"
    steps: tuple[tuple[Lifecycle, str], ...] = (
        ("active", "4"),
        ("retiring", "4"),
        ("retired", "2"),
    )
    for lifecycle, pods in steps:
        fleet = replace(lab, tenants=(first, replace(second, lifecycle=lifecycle)))
        assert one(charts.render(fleet), path)["spec"]["hard"]["pods"] == pods


def test_load_balancer_and_datastore(lab: Fleet) -> None:
    tree = charts.render(lab)
    folder = "clusters/kamaji/load-balancer/metallb-system"
    assert one(tree, f"{folder}/ipaddresspool-kind.yaml") == {
        "apiVersion": "metallb.io/v1beta1",
        "kind": "IPAddressPool",
        "metadata": metadata("kind", "metallb-system", tenant=False),
        "spec": {"addresses": ["172.18.255.200-172.18.255.250"], "autoAssign": False},
    }
    assert one(tree, f"{folder}/l2advertisement-control-planes.yaml") == {
        "apiVersion": "metallb.io/v1beta1",
        "kind": "L2Advertisement",
        "metadata": metadata("control-planes", "metallb-system", tenant=False),
        "spec": {"ipAddressPools": ["kind"]},
    }

    def secret(name: str, key: str) -> dict[str, Any]:
        return {"secretReference": {"name": name, "namespace": "kamaji-system", "keyPath": key}}

    assert one(tree, "clusters/kamaji/datastores/_cluster/datastore-default.yaml") == {
        "apiVersion": "kamaji.clastix.io/v1alpha1",
        "kind": "DataStore",
        "metadata": metadata("default", guarded=True, tenant=False),
        "spec": {
            "driver": "etcd",
            "endpoints": [
                f"kamaji-etcd-{index}.kamaji-etcd.kamaji-system.svc.cluster.local:2379"
                for index in range(3)
            ],
            "tlsConfig": {
                "certificateAuthority": {
                    "certificate": secret("kamaji-etcd-certs", "ca.crt"),
                    "privateKey": secret("kamaji-etcd-certs", "ca.key"),
                },
                "clientCertificate": {
                    "certificate": secret("kamaji-etcd-root-client-certs", "tls.crt"),
                    "privateKey": secret("kamaji-etcd-root-client-certs", "tls.key"),
                },
            },
        },
    }


def test_a_namespace_with_every_allowance(lab: Fleet) -> None:
    everywhere = Peer(cidr="10.9.0.0/16", except_cidrs=("10.9.1.0/24",))
    gateway = Peer(namespace="ingress", pod_labels={"app": "gateway"})
    allowances = (
        Allowance("dns", "", Peer(), (), "TCP", "x"),
        Allowance("sameNamespace", "", Peer(), (), "TCP", "x"),
        Allowance("ingressFrom", "gateway", gateway, (8080,), "TCP", "x"),
        Allowance("egressTo", "store", everywhere, (443, 8443), "UDP", "x"),
    )
    namespace = replace(lab.tenants[0].namespaces[0], allowances=allowances)
    tree = charts.render(with_tenant(lab, namespaces=(namespace,)))
    folder = "tenants/tenant-a/foundation"
    assert one(tree, f"{folder}/_cluster/namespace-gpu-lab.yaml") == {
        "apiVersion": "v1",
        "kind": "Namespace",
        "metadata": metadata("gpu-lab", "", levels("restricted"), guarded=True),
    }
    assert one(tree, f"{folder}/gpu-lab/resourcequota-budget.yaml") == {
        "apiVersion": "v1",
        "kind": "ResourceQuota",
        "metadata": metadata("budget", "gpu-lab", guarded=True),
        "spec": {
            "hard": {
                "requests.cpu": "4",
                "requests.memory": "8Gi",
                "limits.cpu": "8",
                "limits.memory": "16Gi",
                "pods": "10",
                "requests.nvidia.com/gpu": "2",
                "limits.nvidia.com/gpumem": "8192",
                "limits.nvidia.com/gpucores": "50",
            }
        },
    }
    assert one(tree, f"{folder}/gpu-lab/limitrange-containers.yaml")["spec"] == {
        "limits": [
            {
                "type": "Container",
                "defaultRequest": {"cpu": "100m", "memory": "128Mi"},
                "default": {"cpu": "500m", "memory": "512Mi"},
                "max": {"cpu": "4", "memory": "8Gi"},
            }
        ]
    }
    policies = {
        name: one(tree, f"{folder}/gpu-lab/networkpolicy-{name}.yaml")["spec"]
        for name in (
            "default-deny", "allow-dns", "allow-same-namespace", "allow-ingress-from-gateway",
            "allow-egress-to-store",
        )
    }  # fmt: skip
    pod: dict[str, Any] = {"podSelector": {}}
    assert policies == {
        "default-deny": {**pod, "policyTypes": ["Ingress", "Egress"]},
        "allow-dns": {**pod, "policyTypes": ["Egress"], "egress": [DNS]},
        "allow-same-namespace": {
            **pod,
            "policyTypes": ["Ingress", "Egress"],
            "ingress": [{"from": [pod]}],
            "egress": [{"to": [pod]}],
        },
        "allow-ingress-from-gateway": {
            **pod,
            "policyTypes": ["Ingress"],
            "ingress": [{"from": [in_namespace("ingress", app="gateway")], "ports": tcp(8080)}],
        },
        "allow-egress-to-store": {
            **pod,
            "policyTypes": ["Egress"],
            "egress": [
                {
                    "to": [{"ipBlock": {"cidr": "10.9.0.0/16", "except": ["10.9.1.0/24"]}}],
                    "ports": [{"port": port, "protocol": "UDP"} for port in (443, 8443)],
                }
            ],
        },
    }


def test_what_hami_waits_for() -> None:
    tree = charts.render(load("examples/gpu/fleet"))
    folder = "tenants/tenant-a/foundation"
    mine = {**MINE, "app.kubernetes.io/part-of": "gpu-example"}
    assert one(tree, f"{folder}/_cluster/namespace-hami-system.yaml")["metadata"] == {
        "name": "hami-system",
        "labels": {**mine, **levels("privileged")},
        "annotations": GUARD,
    }
    assert one(tree, f"{folder}/_cluster/runtimeclass-nvidia.yaml") == {
        "apiVersion": "node.k8s.io/v1",
        "kind": "RuntimeClass",
        "metadata": {"name": "nvidia", "labels": mine},
        "handler": "nvidia",
    }
    assert one(tree, f"{folder}/_cluster/clusterrole-hami-scheduler-dra.yaml")["rules"] == [
        {
            "apiGroups": ["resource.k8s.io"],
            "resources": [
                "deviceclasses", "resourceclaims", "resourceclaimtemplates", "resourceslices",
            ],
            "verbs": ["get", "list", "watch"],
        }
    ]  # fmt: skip
    binding = one(tree, f"{folder}/_cluster/clusterrolebinding-hami-scheduler-dra.yaml")
    assert (binding["roleRef"], binding["subjects"]) == (
        {
            "apiGroup": "rbac.authorization.k8s.io",
            "kind": "ClusterRole",
            "name": "hami-scheduler-dra",
        },
        [{"kind": "ServiceAccount", "name": "hami-scheduler", "namespace": "hami-system"}],
    )
    policies = {
        name: one(tree, f"{folder}/hami-system/networkpolicy-{name}.yaml")["spec"]
        for name in ("default-deny", "allow-webhook", "allow-metrics", "allow-dns-and-api")
    }
    assert policies == {
        "default-deny": {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]},
        "allow-webhook": {
            "podSelector": {"matchLabels": {"app.kubernetes.io/component": "hami-scheduler"}},
            "policyTypes": ["Ingress"],
            "ingress": [
                {
                    "from": [in_namespace("kube-system", k8s_app="konnectivity-agent")],
                    "ports": tcp(443),
                }
            ],
        },
        "allow-metrics": {
            "podSelector": {},
            "policyTypes": ["Ingress"],
            "ingress": [{"from": [in_namespace("monitoring")], "ports": tcp(9394, 9395)}],
        },
        "allow-dns-and-api": {
            "podSelector": {},
            "policyTypes": ["Egress"],
            "egress": [
                DNS,
                {"to": [{"ipBlock": {"cidr": "192.168.10.201/32"}}], "ports": tcp(6443)},
            ],
        },
    }


def test_agents_on_the_host_network_reach_the_webhook_from_the_nodes(lab: Fleet) -> None:
    plane = lab.tenants[0].control_plane
    plane = replace(plane, konnectivity=replace(plane.konnectivity, host_network=True))
    tree = charts.render(with_tenant(lab, control_plane=plane))
    path = "tenants/tenant-a/foundation/hami-system/networkpolicy-allow-webhook.yaml"
    (rule,) = one(tree, path)["spec"]["ingress"]
    assert rule["from"] == [{"ipBlock": {"cidr": "172.18.10.0/24"}}]


def test_access(lab: Fleet) -> None:
    tree = charts.render(lab)
    folder = "tenants/tenant-a/access/gpu-lab"
    assert one(tree, f"{folder}/role-developer.yaml") == {
        "apiVersion": "rbac.authorization.k8s.io/v1",
        "kind": "Role",
        "metadata": metadata("developer", "gpu-lab", guarded=True),
        "rules": [
            {
                "apiGroups": [""],
                "resources": [
                    "configmaps", "events", "limitranges", "persistentvolumeclaims",
                    "resourcequotas", "services",
                ],
                "verbs": ["get", "list", "watch"],
            },
            {"apiGroups": [""], "resources": ["pods"], "verbs": ["delete", "get", "list", "watch"]},
            {"apiGroups": [""], "resources": ["pods/log"], "verbs": ["get"]},
            {"apiGroups": [""], "resources": ["pods/portforward"], "verbs": ["create", "get"]},
            {
                "apiGroups": ["apps"],
                "resources": ["deployments", "replicasets", "statefulsets"],
                "verbs": ["get", "list", "watch"],
            },
            {
                "apiGroups": ["autoscaling"],
                "resources": ["horizontalpodautoscalers"],
                "verbs": ["get", "list", "watch"],
            },
            {
                "apiGroups": ["batch"],
                "resources": ["cronjobs"],
                "verbs": ["get", "list", "watch"],
            },
            {
                "apiGroups": ["batch"],
                "resources": ["jobs"],
                "verbs": ["create", "delete", "get", "list", "watch"],
            },
            {
                "apiGroups": ["events.k8s.io"],
                "resources": ["events"],
                "verbs": ["get", "list", "watch"],
            },
            {
                "apiGroups": ["networking.k8s.io"],
                "resources": ["networkpolicies"],
                "verbs": ["get", "list", "watch"],
            },
            {
                "apiGroups": ["policy"],
                "resources": ["poddisruptionbudgets"],
                "verbs": ["get", "list", "watch"],
            },
        ],
    }  # fmt: skip
    assert one(tree, f"{folder}/rolebinding-developer-vision-developers.yaml") == {
        "apiVersion": "rbac.authorization.k8s.io/v1",
        "kind": "RoleBinding",
        "metadata": metadata("developer-vision-developers", "gpu-lab", guarded=True),
        "roleRef": {
            "apiGroup": "rbac.authorization.k8s.io",
            "kind": "Role",
            "name": "developer",
        },
        "subjects": [
            {
                "apiGroup": "rbac.authorization.k8s.io",
                "kind": "Group",
                "name": "vision-developers",
            }
        ],
    }


def job_of(fleet: Fleet, **changes: Any) -> Mapping[str, Any]:
    """The lab's Job, changed, as rendered."""
    namespace = fleet.tenants[0].namespaces[0]
    job = replace(namespace.jobs[0], **changes)
    tree = charts.render(with_tenant(fleet, namespaces=(replace(namespace, jobs=(job,)),)))
    (body,) = [item.body for item in tree.manifests if item.kind == "Job"]
    return body


def test_cuda_job(lab: Fleet) -> None:
    body = job_of(lab, variant="smoke", image="example.com/torch:1", duration_seconds=7, run=3)
    name = body["metadata"]["name"]
    assert name.startswith("gpu-placement-")
    assert len(name) == len("gpu-placement-") + 8
    (container,) = body["spec"]["template"]["spec"].pop("containers")
    script = (ROOT / "charts" / "scripts" / "smoke.py").read_text("utf-8")
    assert container == {
        "name": "workload",
        "image": "example.com/torch:1",
        "imagePullPolicy": "IfNotPresent",
        "command": ["python", "-u", "-c", script],
        "env": [{"name": "HOME", "value": "/tmp"}, {"name": "DURATION_SECONDS", "value": "7"}],
        "securityContext": {
            "allowPrivilegeEscalation": False,
            "capabilities": {"drop": ["ALL"]},
        },
        "resources": {
            "requests": {"cpu": "100m", "memory": "64Mi"},
            "limits": {
                "cpu": "500m",
                "memory": "128Mi",
                "nvidia.com/gpu": "1",
                "nvidia.com/gpumem": "4096",
                "nvidia.com/gpucores": "25",
            },
        },
    }
    assert body == {
        "apiVersion": "batch/v1",
        "kind": "Job",
        "metadata": metadata(name, "gpu-lab", {"app.kubernetes.io/name": "gpu-placement"}),
        "spec": {
            "completions": 2,
            "parallelism": 2,
            "backoffLimit": 0,
            "activeDeadlineSeconds": 600,
            "ttlSecondsAfterFinished": 3600,
            "template": {
                "metadata": {
                    "labels": {"app.kubernetes.io/name": "gpu-placement"},
                    "annotations": {
                        "gpu-tenants.io/run": "3",
                        "hami.io/node-scheduler-policy": "binpack",
                        "hami.io/gpu-scheduler-policy": "binpack",
                    },
                },
                "spec": {
                    "restartPolicy": "Never",
                    "automountServiceAccountToken": False,
                    "schedulerName": "hami-scheduler",
                    "nodeSelector": {"gpu": "on"},
                    "securityContext": {
                        "runAsNonRoot": True,
                        "runAsUser": 1000,
                        "runAsGroup": 1000,
                        "seccompProfile": {"type": "RuntimeDefault"},
                    },
                },
            },
        },
    }


def test_environment_and_command_of_each_variant(lab: Fleet) -> None:
    def container(**changes: Any) -> Any:
        (found,) = job_of(lab, **changes)["spec"]["template"]["spec"]["containers"]
        return found

    placement = {one["name"]: one for one in container(variant="placement")["env"]}
    assert list(placement) == [
        "HOME", "NODE_NAME", "POD_NAME", "POD_NAMESPACE", "DEVICES", "GPU", "GPU_MEMORY_MIB",
        "GPU_CORE_PERCENT",
    ]  # fmt: skip
    assert placement["DEVICES"]["valueFrom"] == {
        "fieldRef": {"fieldPath": "metadata.annotations['hami.io/vgpu-devices-allocated']"}
    }
    assert [placement[name]["value"] for name in ("GPU", "GPU_MEMORY_MIB")] == ["1", "4096"]
    pressure = container(variant="memoryPressure")
    assert pressure["env"][1] == {"name": "GPU_MEMORY_MIB", "value": "4096"}
    custom = container(variant="custom", command=("train",), args=("--epochs", "1"))
    assert (custom["command"], custom["args"]) == (["train"], ["--epochs", "1"])


def test_an_exclusive_profile_takes_the_whole_card_outright(lab: Fleet) -> None:
    profile = GpuProfile("whole", 2, True, 0, 100)
    (container,) = job_of(lab, profile=profile)["spec"]["template"]["spec"]["containers"]
    limits = container["resources"]["limits"]
    assert {key: limits[key] for key in limits if "nvidia" in key} == {
        "nvidia.com/gpu": "2",
        "nvidia.com/gpumem-percentage": "100",
        "nvidia.com/gpucores": "100",
    }


def test_a_job_is_named_after_its_content(lab: Fleet) -> None:
    names = [
        job_of(lab, **changes)["metadata"]["name"]
        for changes in ({}, {"run": 2}, {"image": "example.com/other:1"}, {"deadline_seconds": 1})
    ]
    assert len(set(names)) == 4
    assert names[0] == job_of(lab)["metadata"]["name"]


def test_anchors_guards_and_lifecycle(lab: Fleet) -> None:
    def paths(tree: Tree) -> set[str]:
        return {item.path for item in tree.manifests}

    def guarded(tree: Tree) -> set[str]:
        return {
            item.path
            for item in tree.manifests
            if item.cluster == "tenant-a" or item.folder.endswith("tenant-a")
            if item.body["metadata"].get("annotations") == GUARD
        }

    active = charts.render(lab)
    folders = {item.folder for item in active.manifests}
    anchors = {item.folder for item in active.manifests if item.kind == "ConfigMap"}
    assert folders == anchors
    assert not any("configmap" in path for path in guarded(active))
    assert {"TenantControlPlane", "Namespace", "ResourceQuota", "LimitRange", "NetworkPolicy",
            "Role", "RoleBinding", "ValidatingAdmissionPolicy",
            "ValidatingAdmissionPolicyBinding"} == {
        item.kind for item in active.manifests if item.path in guarded(active)
    }  # fmt: skip

    retiring = charts.render(with_tenant(lab, lifecycle="retiring"))
    assert paths(retiring) == {path for path in paths(active) if "tenant-b" not in path}
    assert guarded(retiring) == set()

    retired = charts.render(with_tenant(lab, lifecycle="retired"))
    assert [path for path in sorted(paths(retired)) if "tenant-a" in path] == [
        "clusters/kamaji/tenants/tenant-a/kube-system/"
        "configmap-gpu-tenants-clusters-kamaji-tenants-tenant-a.yaml"
    ]
    assert (retired.values, retired.scripts) == ((), ())


def test_lifecycle_of_one_namespace(lab: Fleet) -> None:
    namespace = lab.tenants[0].namespaces[0]
    other = replace(namespace, name="other", jobs=())

    def render(lifecycle: Any) -> Tree:
        changed = replace(namespace, lifecycle=lifecycle)
        return charts.render(with_tenant(lab, namespaces=(changed, other)))

    retiring = render("retiring")
    assert one(retiring, "tenants/tenant-a/foundation/gpu-lab/networkpolicy-default-deny.yaml")
    for item in retiring.manifests:
        if item.namespace == "gpu-lab" or (item.kind, item.name) == ("Namespace", "gpu-lab"):
            assert "annotations" not in item.body["metadata"]
        elif (item.kind, item.name) == ("Namespace", "other"):
            assert item.body["metadata"]["annotations"] == GUARD
    retired = render("retired")
    assert not any("gpu-lab" in item.path for item in retired.manifests)
    assert any(item.name == "other" for item in retired.manifests)


def test_values_of_hami_in_each_mode(lab: Fleet) -> None:
    (mock, _) = charts.render(lab).values
    assert mock.values["devicePlugin"] == {"enabled": False, "service": {"type": "ClusterIP"}}
    assert mock.values["mockDevicePlugin"] == {"enabled": True, "image": {"tag": "1.0.1"}}
    assert "vnpus" not in json.loads(mock.values["device-config"]["content"])
    assert "--node-lock-timeout=2s" in mock.values["scheduler"]["extender"]["extraArgs"]
    (host,) = charts.render(load("examples/gpu/fleet")).values
    assert host.values == {
        "fullnameOverride": "hami",
        "global": {"imageTag": "v2.10.0"},
        "scheduler": {
            "kubeScheduler": {
                "image": {
                    "registry": "registry.k8s.io",
                    "repository": "kube-scheduler",
                    "tag": "v1.36.4",
                }
            },
            "defaultSchedulerPolicy": {
                "nodeSchedulerPolicy": "binpack",
                "gpuSchedulerPolicy": "spread",
            },
            "extender": {"extraArgs": ["--debug", "-v=4", "--node-lock-timeout=300s"]},
            "admissionWebhook": {"failurePolicy": "Ignore"},
            "certManager": {"enabled": True},
            "patch": {"enabled": False},
            "service": {"type": "ClusterIP"},
        },
        "devicePlugin": {
            "enabled": True,
            "deviceSplitCount": 10,
            "deviceMemoryScaling": 1,
            "deviceCoreScaling": 1,
            "deviceListStrategy": "envvar",
            "nvidiaDriverRoot": "/",
            "runtimeClassName": "nvidia",
            "gpuOperatorToolkitReady": {"enabled": False},
            "nodeConfiguration": {"config": '{"nodeconfig": []}'},
            "nvidiaNodeSelector": {"gpu": "on"},
            "service": {"type": "ClusterIP"},
        },
        "mockDevicePlugin": {"enabled": False},
    }


def test_a_webhook_that_refuses_leaves_the_system_alone(lab: Fleet) -> None:
    hami = replace(lab.tenants[0].hami, failure_policy="Fail")
    (values,) = charts.render(with_tenant(lab, hami=hami)).values
    assert values.values["scheduler"]["admissionWebhook"] == {
        "failurePolicy": "Fail",
        "whitelistNamespaces": ["kube-system", "cert-manager", "hami-system"],
    }


def test_findings_can_point_at_the_lines_of_the_input(lab: Fleet) -> None:
    tree = charts.render(lab)
    (plane,) = [item for item in tree.manifests if item.name == "tenant-a"
                and item.kind == "TenantControlPlane"]  # fmt: skip
    found = {
        pointer: plane.location(pointer)
        for pointer in ("/spec/kubernetes/version", "/spec/networkProfile/address", "/spec")
    }
    lines = (ROOT / "fleet/tenants/tenant-a/tenant.yaml").read_text("utf-8").splitlines()
    for pointer, word in (
        ("/spec/kubernetes/version", "kubernetesVersion"),
        ("/spec/networkProfile/address", "address"),
    ):
        place = found[pointer]
        assert place is not None
        assert word in lines[place.line - 1]


def test_rendering_a_tenant_depends_on_the_fleet_and_the_tenant_only(lab: Fleet) -> None:
    from charts.owners import render_tenant

    first: Tenant = lab.tenants[0]
    alone = render_tenant(replace(lab, tenants=()), first)
    assert alone == render_tenant(lab, first)


@pytest.mark.parametrize(
    "path", sorted((ROOT / "charts").glob("*.py")), ids=lambda path: str(path.name)
)
def test_no_dict_stands_in_a_list_given_to_jsii(path: Path) -> None:
    """cdk8s drops the snake_case keys of a dict inside a list without a word."""
    data_only = ("hami_values.py", "hami_device_config.py", "mock_nodes.py")
    if path.name in data_only:
        assert "cdk8s" not in path.read_text("utf-8")
        return
    tree = ast.parse(path.read_text("utf-8"))
    found = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.List | ast.ListComp)
        and any(
            isinstance(item, ast.Dict)
            for item in (node.elts if isinstance(node, ast.List) else [node.elt])
        )
    ]
    assert found == []


def test_guard_rails_of_a_tenants_pods(lab: Fleet) -> None:
    tree = charts.render(lab)
    folder = "tenants/tenant-a/foundation/_cluster"
    policy = one(tree, f"{folder}/validatingadmissionpolicy-gpu-tenants-pods.yaml")
    binding = one(tree, f"{folder}/validatingadmissionpolicybinding-gpu-tenants-pods.yaml")
    assert policy["spec"]["failurePolicy"] == "Fail"
    assert [item["message"].split()[-1] for item in policy["spec"]["validations"]] == [
        "hami-scheduler",
        "off",
        "scheduler",
        "limits",
        "node",
    ]
    assert binding["spec"] == {
        "policyName": "gpu-tenants-pods",
        "validationActions": ["Deny"],
        "matchResources": {
            "namespaceSelector": {
                "matchLabels": {"gpu-tenants.io/tenant": "tenant-a"},
                "matchExpressions": [
                    {
                        "key": "kubernetes.io/metadata.name",
                        "operator": "NotIn",
                        "values": ["hami-system"],
                    }
                ],
            }
        },
    }
    for body in (policy, binding):
        assert body["metadata"]["annotations"] == GUARD
