"""How a control plane is reached: what each exposure renders, and what it may not look like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import charts
import pipeline
import rules
import schemas
import spec
from model.exposure import (
    ClusterIP,
    Exposure,
    Gateway,
    GatewayRoute,
    Ingress,
    LoadBalancer,
    NodePort,
)
from model.manifest import Tree

if TYPE_CHECKING:
    from tests.conftest import FleetFolder

ROOT = Path(__file__).parent.parent
A = "tenants/tenant-a/tenant.yaml"
AWS = "service.beta.kubernetes.io/aws-load-balancer-"
BALANCER = Exposure(LoadBalancer("metallb", "172.18.255.201"))


def rendered(
    exposure: Exposure, port: int = 6443, konnectivity_port: int = 8132
) -> Mapping[str, Any]:
    """The spec of the lab's first control plane with another exposure; it has no finding."""
    fleet = spec.load(ROOT / "fleet", shown="fleet").fleet
    assert fleet is not None
    tenant = fleet.tenants[0]
    plane = tenant.control_plane
    plane = replace(
        plane,
        exposure=exposure,
        port=port,
        konnectivity=replace(plane.konnectivity, port=konnectivity_port),
    )
    tree = charts.render(replace(fleet, tenants=(replace(tenant, control_plane=plane),)))
    assert schemas.check(tree, crds=ROOT / "imports" / "crds") == ()
    assert rules.run(tree) == ()
    return spec_of(tree)


def spec_of(tree: Tree) -> Mapping[str, Any]:
    """The spec of the only control plane of a tree."""
    (body,) = [one.body for one in tree.manifests if one.kind == "TenantControlPlane"]
    found: Mapping[str, Any] = body["spec"]
    return found


@pytest.mark.parametrize(
    ("balancer", "annotations"),
    [
        (LoadBalancer("metallb", "10.0.0.9"), {"metallb.io/loadBalancerIPs": "10.0.0.9"}),
        (LoadBalancer("kubeVip", "10.0.0.9"), {"kube-vip.io/loadbalancerIPs": "10.0.0.9"}),
        (LoadBalancer("cilium", "10.0.0.9"), {"lbipam.cilium.io/ips": "10.0.0.9"}),
        (
            LoadBalancer("azure", "10.0.0.9"),
            {"service.beta.kubernetes.io/azure-load-balancer-ipv4": "10.0.0.9"},
        ),
        (
            LoadBalancer("aws", "10.0.0.9", elastic_ip_allocations=("eipalloc-1", "eipalloc-2")),
            {
                f"{AWS}type": "external",
                f"{AWS}nlb-target-type": "ip",
                f"{AWS}scheme": "internet-facing",
                f"{AWS}eip-allocations": "eipalloc-1,eipalloc-2",
            },
        ),
    ],
    ids=lambda one: one.implementation if isinstance(one, LoadBalancer) else "",
)
def test_each_load_balancer_is_asked_for_the_address_in_its_way(
    balancer: LoadBalancer, annotations: dict[str, str]
) -> None:
    found = rendered(Exposure(balancer))
    assert found["controlPlane"]["service"] == {
        "serviceType": "LoadBalancer",
        "additionalMetadata": {"annotations": annotations},
    }
    assert found["networkProfile"]["address"] == "10.0.0.9"
    assert "ingress" not in found["controlPlane"]
    assert "gateway" not in found["controlPlane"]


def test_class_ranges_and_node_ports_of_a_load_balancer() -> None:
    balancer = LoadBalancer("cilium", "10.0.0.9", ("10.0.0.0/8",), "io.cilium/l2", False)
    found = rendered(Exposure(balancer))
    assert found["controlPlane"]["service"]["allocateLoadBalancerNodePorts"] is False
    assert found["networkProfile"]["loadBalancerClass"] == "io.cilium/l2"
    assert found["networkProfile"]["loadBalancerSourceRanges"] == ["10.0.0.0/8"]


def test_node_port() -> None:
    found = rendered(Exposure(NodePort("172.18.0.2")), port=30443, konnectivity_port=30132)
    assert found["controlPlane"]["service"] == {"serviceType": "NodePort"}
    assert found["networkProfile"]["address"] == "172.18.0.2"
    assert found["networkProfile"]["port"] == 30443
    assert found["addons"]["konnectivity"]["server"]["port"] == 30132


def test_cluster_ip_leaves_the_address_to_the_management_cluster() -> None:
    found = rendered(Exposure(ClusterIP()))
    assert found["controlPlane"]["service"] == {"serviceType": "ClusterIP"}
    assert "address" not in found["networkProfile"]


@pytest.mark.parametrize(
    ("controller", "annotation"),
    [
        ("haproxyKubernetes", "haproxy.org/ssl-passthrough"),
        ("haproxyIngress", "haproxy-ingress.github.io/ssl-passthrough"),
        ("ingressNginx", "nginx.ingress.kubernetes.io/ssl-passthrough"),
    ],
)
def test_ingress_passes_tls_through(controller: Any, annotation: str) -> None:
    route = Ingress("a.example.com", "public", controller)
    found = rendered(Exposure(ClusterIP(), route))
    assert found["controlPlane"]["ingress"] == {
        "hostname": "a.example.com",
        "ingressClassName": "public",
        "additionalMetadata": {"annotations": {annotation: "true"}},
    }


def test_gateway_names_one_listener() -> None:
    gateway = Gateway("public", "gateways", "kube-apiserver", 6443, "*.example.com")
    found = rendered(Exposure(BALANCER.service, GatewayRoute("a.example.com", gateway)))
    assert found["controlPlane"]["gateway"] == {
        "hostname": "a.example.com",
        "parentRefs": [
            {"name": "public", "namespace": "gateways", "sectionName": "kube-apiserver"}
        ],
    }


def test_the_host_name_joins_the_certificate_once(lab: FleetFolder) -> None:
    lab.edit(
        A,
        "        address: 172.18.255.201\n",
        "        address: 172.18.255.201\n"
        "      ingress: {hostname: a.example.com, className: x, controller: haproxyIngress}\n"
        "    certSANs: [b.example.com]\n",
    )
    fleet = spec.load(lab.path, shown="fleet").fleet
    assert fleet is not None
    assert fleet.tenants[0].control_plane.cert_sans == ("b.example.com", "a.example.com")


def test_pods_find_the_api_where_the_service_is(lab: FleetFolder) -> None:
    lab.edit(A, "      loadBalancer:\n        address: 172.18.255.201\n", "      clusterIP: {}\n")
    fleet = spec.load(lab.path, shown="fleet").fleet
    assert fleet is not None
    assert [one.control_plane.api_cidr for one in fleet.tenants] == [
        fleet.management.service_cidr,
        "172.18.255.202/32",
    ]


@pytest.mark.parametrize(
    ("exposure", "words"),
    [
        ("{}", "must have exactly one of `loadBalancer` or `nodePort` or `clusterIP`"),
        ("{clusterIP: {}, nodePort: {address: 172.18.0.2}}", "must have exactly one of"),
        (
            "{clusterIP: {}, ingress: {hostname: a.b, className: x, controller: haproxyIngress}, "
            "gateway: {hostname: a.b, name: x}}",
            "`controlPlane.exposure.gateway` must not stand here",
        ),
        ("{clusterIP: {}, ingress: {hostname: 'a.b:443'}}", "'a.b:443' is not allowed"),
        ("{nodePort: {}}", "must have the field `address`"),
    ],
)
def test_what_an_exposure_may_not_be(lab: FleetFolder, exposure: str, words: str) -> None:
    lab.edit(
        A,
        "    exposure:\n      loadBalancer:\n        address: 172.18.255.201\n",
        f"    exposure: {exposure}\n",
    )
    found = spec.load(lab.path, shown="fleet").findings
    assert any(words in one.message for one in found), [one.message for one in found]


def test_pools_of_other_implementations_are_checked_and_not_rendered(lab: FleetFolder) -> None:
    lab.edit("fleet.yaml", "implementation: metallb", "implementation: kubeVip")
    lab.edit("fleet.yaml", "      metallb: v0.16.1\n", "")
    fleet = spec.load(lab.path, shown="fleet").fleet
    assert fleet is not None
    folder = "clusters/kamaji/load-balancer"
    kinds = [one.kind for one in charts.render(fleet).manifests if one.folder == folder]
    assert kinds == ["ConfigMap"]
    lab.edit(A, "address: 172.18.255.201", "address: 172.18.0.1")
    (finding,) = spec.load(lab.path, shown="fleet").findings
    assert finding.rule == "address-outside-pools"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("      metallb: v0.16.1\n", "", "must have the field `metallb`"),
        ("implementation: metallb", "implementation: kubeVip", "metallb` must not stand here"),
        ("      addressPools:\n        - name: kind\n"
         "          addresses: [172.18.255.200-172.18.255.250]\n", "",
         "must have the field `addressPools`"),
    ],
)  # fmt: skip
def test_what_metallb_needs_goes_with_it(lab: FleetFolder, old: str, new: str, words: str) -> None:
    lab.edit("fleet.yaml", old, new)
    found = spec.load(lab.path, shown="fleet").findings
    assert any(words in one.message for one in found), [one.message for one in found]


DUAL = (
    ("serviceCidr: 10.97.0.0/16", "serviceCidrs: [10.97.0.0/16, fd00:97::/108]"),
    ("podCidr: 10.245.0.0/16", "podCidrs: [10.245.0.0/16, fd00:245::/56]"),
    ("    dnsServiceIPs: [10.97.0.10]\n", ""),
)


def test_two_families(lab: FleetFolder) -> None:
    for old, new in DUAL:
        lab.edit(A, old, new)
    result = pipeline.build(lab.path, shown="fleet")
    assert result.findings == ()
    assert result.tree is not None
    (body,) = [one.body for one in result.tree.manifests
               if one.kind == "TenantControlPlane" and one.name == "tenant-a"]  # fmt: skip
    profile = body["spec"]["networkProfile"]
    assert profile["serviceCidrs"] == ["10.97.0.0/16", "fd00:97::/108"]
    assert profile["podCidrs"] == ["10.245.0.0/16", "fd00:245::/56"]
    assert profile["dnsServiceIPs"] == ["10.97.0.10", "fd00:97::a"]


def test_one_family_that_is_ipv6(lab: FleetFolder) -> None:
    for old, new in (
        ("serviceCidr: 10.97.0.0/16", "serviceCidr: fd00:97::/108"),
        ("podCidr: 10.245.0.0/16", "podCidr: fd00:245::/56"),
        ("nodeCidrs: [172.18.10.0/24]", "nodeCidrs: [fd00:18::/64]"),
        ("address: 172.18.255.201", "address: fd00:255::201"),
        ("    dnsServiceIPs: [10.97.0.10]\n", ""),
    ):
        lab.edit(A, old, new)
    lab.edit("fleet.yaml", "[172.18.255.200-172.18.255.250]",
             "[172.18.255.200-172.18.255.250, 'fd00:255::/112']")  # fmt: skip
    result = pipeline.build(lab.path, shown="fleet")
    assert result.findings == ()
    assert result.fleet is not None
    assert result.fleet.tenants[0].control_plane.api_cidr == "fd00:255::201/128"


def pinned(lab: FleetFolder, tag: str) -> None:
    """Has the lab use another release of Kamaji, and a Kubernetes version that it takes."""
    lab.edit("fleet.yaml", "      kamaji: 26.8.2-edge", f"      kamaji: {tag}")
    lab.edit("fleet.yaml", "- version: 26.8.2-edge", f"- version: {tag}")


def test_an_older_release_gets_the_older_fields(lab: FleetFolder) -> None:
    pinned(lab, "26.6.3-edge")
    result = pipeline.build(lab.path, shown="fleet")
    assert result.findings == ()
    assert result.tree is not None
    for one in result.tree.manifests:
        if one.kind == "TenantControlPlane":
            profile = one.body["spec"]["networkProfile"]
            assert "serviceCidrs" not in profile
            assert "podCidrs" not in profile
            assert profile["serviceCidr"].startswith("10.9")
            assert profile["podCidr"].startswith("10.24")


def test_what_the_release_lacks_is_an_error_where_it_was_asked_for(
    lab: FleetFolder, line_of: Callable[[Path, str], int]
) -> None:
    pinned(lab, "26.6.3-edge")
    for old, new in DUAL:
        lab.edit(A, old, new)
    lab.edit(A, "        address: 172.18.255.201\n",
             "        address: 172.18.255.201\n        allocateNodePorts: false\n")  # fmt: skip
    found = pipeline.build(lab.path, shown="fleet").findings
    assert {one.rule for one in found} == {"kamaji-field-unsupported"}
    assert {one.location.line for one in found if one.location} == {
        line_of(lab.path / A, text) for text in ("serviceCidrs:", "podCidrs:", "allocateNodePorts:")
    }


def test_a_kubernetes_version_that_the_release_does_not_take(
    lab: FleetFolder, line_of: Callable[[Path, str], int]
) -> None:
    pinned(lab, "26.5.2-edge")
    found = pipeline.build(lab.path, shown="fleet").findings
    assert {one.rule for one in found} == {"kamaji-admission"}
    assert line_of(lab.path / A, "kubernetesVersion:") in {
        one.location.line for one in found if one.location
    }
