"""A tenant made in Python, beside a chart of our own: rendered, checked, and only then written."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from charts import prepare

# jsii starts Node.js when cdk8s is imported, so it has to be found before.
prepare()

from cdk8s import App, Chart  # noqa: E402
from cdk8s_plus_34 import k8s  # noqa: E402
from constructs import Construct  # noqa: E402

import pipeline  # noqa: E402
from charts.control_plane import ControlPlaneUnit  # noqa: E402
from charts.tenant_foundation import TenantFoundation  # noqa: E402
from charts.unit import Place  # noqa: E402
from charts.workloads import Workloads  # noqa: E402
from model.exposure import Exposure, LoadBalancer  # noqa: E402
from model.gpu import GpuModel, GpuPool, GpuProfile  # noqa: E402
from model.management import DataStore  # noqa: E402
from model.network import Allowance, Peer  # noqa: E402
from model.report import has_errors  # noqa: E402
from output import REPORTERS  # noqa: E402
from output.publish import publish  # noqa: E402
from spec import build as make  # noqa: E402
from spec.build_namespace import cuda_job, namespace, namespace_quota  # noqa: E402

KUBERNETES = "v1.36.4"
CLUSTER = make.management_cluster(
    name="kamaji",
    kubernetes_version="v1.36.1",
    pod_cidr="10.244.0.0/16",
    service_cidr="10.96.0.0/16",
    node_cidrs=["172.18.0.0/24"],
    namespaces=["tenants"],
    versions={"kamaji": "26.8.2-edge"},
)
STORE = DataStore(
    name="default",
    driver="etcd",
    existing=True,
    endpoints=("kamaji-etcd-0.kamaji-etcd.kamaji-system.svc.cluster.local:2379",),
    egress=Peer(namespace="kamaji-system"),
    ports=(2379,),
)
SLICE = GpuProfile("slice-4g", count=1, exclusive=False, memory_mib=4096, core_percent=25)
LAB = namespace(
    name="gpu-lab",
    quota=namespace_quota(gpu=2, gpu_memory_mib=8192, gpu_core_percent=50),
    allowances=[Allowance("dns", "", Peer(), ports=(), protocol="UDP", field="")],
    jobs=[cuda_job(name="gpu-smoke", namespace="gpu-lab", profile=SLICE, variant="smoke")],
)
TENANT = make.tenant(
    name="vision",
    stage="lab",
    owners=["@acme/vision"],
    control_plane=make.control_plane(
        tenant="vision",
        namespace="tenants",
        kubernetes_version=KUBERNETES,
        cluster=CLUSTER,
        data_store=STORE,
        exposure=Exposure(LoadBalancer("metallb", "172.18.255.201")),
        konnectivity_version="v0.36.0",
    ),
    network=make.network(
        service_cidrs=["10.97.0.0/16"],
        pod_cidrs=["10.245.0.0/16"],
        node_cidrs=["172.18.10.0/24"],
    ),
    driver="hostDriver",
    pools=[GpuPool("t4", GpuModel("t4", "NVIDIA-Tesla T4", 16384), "shared", 1, 2)],
    hami_version="2.10.0",
    cert_manager_version="v1.21.2",
    namespaces=[LAB],
)


class Dashboard(Chart):
    """A chart of our own: what shows the team its Jobs."""

    def __init__(self, scope: Construct, id: str, *, namespace: str) -> None:
        super().__init__(scope, id)
        labels = {"app": "dashboard"}
        self.deployment = k8s.KubeDeployment(
            self,
            "deployment",
            metadata=k8s.ObjectMeta(name="dashboard", namespace=namespace, labels=labels),
            spec=k8s.DeploymentSpec(
                replicas=2,
                selector=k8s.LabelSelector(match_labels=labels),
                template=k8s.PodTemplateSpec(
                    metadata=k8s.ObjectMeta(labels=labels), spec=dashboard_pod()
                ),
            ),
        )


def dashboard_pod() -> k8s.PodSpec:
    """A Pod that Pod Security 'restricted' lets in."""
    return k8s.PodSpec(
        automount_service_account_token=False,
        security_context=k8s.PodSecurityContext(
            run_as_non_root=True,
            run_as_user=65532,
            seccomp_profile=k8s.SeccompProfile(type="RuntimeDefault"),
        ),
        containers=[
            k8s.Container(
                name="web",
                image="registry.example.com/vision/dashboard:1.4.0",
                security_context=k8s.SecurityContext(
                    allow_privilege_escalation=False,
                    capabilities=k8s.Capabilities(drop=["ALL"]),
                ),
            )
        ],
    )


def app() -> App:
    """The control plane for the management cluster, the rest for the tenant's own."""
    made = App()
    outside = Place(
        folder="clusters/kamaji/tenants/vision",
        owner="vision",
        cluster="kamaji",
        minor=CLUSTER.minor,
        fleet="example",
        tenant="vision",
    )
    ControlPlaneUnit(made, outside, tenant=TENANT, cluster=CLUSTER, data_store=STORE)
    inside = replace(outside, cluster="vision", minor=TENANT.control_plane.minor)
    foundation = replace(inside, folder="tenants/vision/foundation")
    TenantFoundation(made, foundation, tenant=TENANT)
    workloads = replace(inside, folder="tenants/vision/workloads/gpu-lab")
    Workloads(made, workloads, namespace=LAB, delivered=False, guarded=True)
    Dashboard(made, "dashboard", namespace="gpu-lab")
    return made


def main(out: str = "build/python") -> int:
    """Checks the app's charts as those of a fleet, and writes them where nothing is wrong."""
    result = pipeline.check_app(
        app(),
        cluster="vision",
        kubernetes_version=KUBERNETES,
        versions={"kamaji": CLUSTER.versions},
    )
    findings = result.findings
    if result.tree is not None and not has_errors(findings):
        findings = (*findings, *publish(result.tree, Path(out)))
    sys.stderr.write(REPORTERS["text"](findings, out=out))
    return 1 if has_errors(findings) else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
