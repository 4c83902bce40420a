"""What must fit together across the input files: one edit of the lab per rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pytest

from model.rule import Rule
from spec import load, reference_rules

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.conftest import FleetFolder

    LineOf = Callable[[Path, str], int]

FLEET = "fleet.yaml"
CLASS = "classes/lab.yaml"
A = "tenants/tenant-a/tenant.yaml"
B = "tenants/tenant-b/tenant.yaml"
JOB = "tenants/tenant-a/gpu-lab/gpu-placement.yaml"


class Case(NamedTuple):
    """Edits of the lab, and the one finding that they lead to."""

    rule: str
    edits: Sequence[tuple[str, str, str]]
    file: str
    line_with: str
    words: str


CASES = {
    "class": Case(
        "reference-unknown",
        [(A, "class: lab", "class: labb")],
        A,
        "class: labb",
        "did you mean 'lab'?",
    ),
    "datastore": Case(
        "reference-unknown",
        [(A, "dataStore: default", "dataStore: other")],
        A,
        "dataStore: other",
        "known: 'default'",
    ),
    "management namespace": Case(
        "reference-unknown",
        [(A, "namespace: tenants", "namespace: tenant")],
        A,
        "namespace: tenant",
        "did you mean 'tenants'?",
    ),
    "GPU model": Case(
        "reference-unknown",
        [(A, "model: mock-t4", "model: mock-t5")],
        A,
        "model: mock-t5",
        "unknown GPU model",
    ),
    "profile of a job": Case(
        "reference-unknown",
        [(JOB, "gpuProfile: slice-4g", "gpuProfile: slice-5g")],
        JOB,
        "slice-5g",
        "unknown GPU profile",
    ),
    "profile of a class": Case(
        "reference-unknown",
        [(CLASS, "gpuProfiles: [slice-4g,", "gpuProfiles: [slice-4g, slice-8g,")],
        CLASS,
        "slice-8g",
        "unknown GPU profile",
    ),
    "namespace of an access": Case(
        "reference-unknown",
        [(A, "role: developer\n", "role: developer\n      namespaces: [gpu-labs]\n")],
        A,
        "gpu-labs",
        "did you mean 'gpu-lab'?",
    ),
    "version": Case(
        "version-not-allowed",
        [(CLASS, "hami: 2.10.0", "hami: 2.9.0")],
        CLASS,
        "hami: 2.9.0",
        "'2.10.0'",
    ),
    "version of the management cluster": Case(
        "version-not-allowed",
        [(FLEET, "kamaji: 26.8.2-edge", "kamaji: 26.8.1-edge")],
        FLEET,
        "kamaji: 26.8.1-edge",
        "'26.8.2-edge'",
    ),
    "version of a tenant": Case(
        "version-not-allowed",
        [(A, "  class: lab\n", "  class: lab\n  versions:\n    hami: 2.10.1\n")],
        A,
        "hami: 2.10.1",
        "'2.10.0'",
    ),
    "namespace twice": Case(
        "name-duplicate",
        [(A, "    - name: gpu-lab\n",
          "    - {name: gpu-lab, quota: {pods: 1}}\n    - name: gpu-lab\n")],
        A,
        "    - name: gpu-lab",
        "stands twice",
    ),
    "workload folder": Case(
        "workload-folder-unknown",
        [(A, "    - name: gpu-lab\n", "    - name: gpu-labs\n")],
        JOB,
        "kind: CudaJob",
        "did you mean 'gpu-labs'?",
    ),
    "pod network over the management cluster's": Case(
        "cidr-overlap",
        [(A, "podCidr: 10.245.0.0/16", "podCidr: 10.244.0.0/16")],
        A,
        "podCidr: 10.244.0.0/16",
        "the management cluster 'kamaji'",
    ),
    "service network over the management cluster's": Case(
        "cidr-overlap",
        [(A, "serviceCidr: 10.97.0.0/16", "serviceCidr: 10.96.0.0/15"),
         (A, "dnsServiceIPs: [10.97.0.10]", "dnsServiceIPs: [10.97.0.11]")],
        A,
        "serviceCidr: 10.96.0.0/15",
        "`serviceCidr` 10.96.0.0/16",
    ),
    "own pod and service networks": Case(
        "cidr-overlap",
        [(A, "podCidr: 10.245.0.0/16", "podCidr: 10.97.128.0/17")],
        A,
        "podCidr: 10.97.128.0/17",
        "`serviceCidr` 10.97.0.0/16",
    ),
    "nodes of two tenants": Case(
        "cidr-overlap",
        [(B, "nodeCidrs: [172.18.20.0/24]", "nodeCidrs: [172.18.10.128/25]")],
        B,
        "nodeCidrs",
        "tenant 'tenant-a'",
    ),
    "reserved": Case(
        "cidr-overlap",
        [(FLEET, "tenantNetworksRouted: false",
          "tenantNetworksRouted: false\n    reservedCidrs: [10.245.7.0/24]")],
        A,
        "podCidr",
        "`reservedCidrs` 10.245.7.0/24",
    ),
    "routed pod networks": Case(
        "cidr-overlap",
        [(FLEET, "tenantNetworksRouted: false", "tenantNetworksRouted: true"),
         (B, "podCidr: 10.246.0.0/16", "podCidr: 10.245.0.0/24")],
        B,
        "podCidr",
        "tenant 'tenant-a'",
    ),
    "host bits": Case(
        "cidr-invalid",
        [(A, "podCidr: 10.245.0.0/16", "podCidr: 10.245.0.1/16")],
        A,
        "podCidr",
        "host bits",
    ),
    "exception outside": Case(
        "except-outside-cidr",
        [(A, "    - name: gpu-lab\n", "    - name: gpu-lab\n      allow:\n        - egressTo: "
          "{cidr: 10.9.0.0/24, except: [10.8.0.0/25], ports: [443]}\n")],
        A,
        "- egressTo",
        "must be a part of `cidr` '10.9.0.0/24'",
    ),
    "DNS": Case(
        "dns-service-ip-outside",
        [(A, "dnsServiceIPs: [10.97.0.10]", "dnsServiceIPs: [10.98.0.10]")],
        A,
        "dnsServiceIPs",
        "must be inside `serviceCidr` 10.97.0.0/16",
    ),
    "address outside": Case(
        "address-outside-pools",
        [(A, "address: 172.18.255.201", "address: 172.18.255.251")],
        A,
        "address: 172.18.255.251",
        "172.18.255.200-172.18.255.250",
    ),
    "address twice": Case(
        "address-taken",
        [(B, "address: 172.18.255.202", "address: 172.18.255.201")],
        B,
        "address: 172.18.255.201",
        "tenant 'tenant-a'",
    ),
    "no address": Case(
        "address-invalid",
        [(A, "address: 172.18.255.201", "address: 172.18.255.256")],
        A,
        "address: 172.18.255.256",
        "must be an address",
    ),
    "descending pool": Case(
        "address-invalid",
        [(FLEET, "172.18.255.200-172.18.255.250", "172.18.255.250-172.18.255.200")],
        FLEET,
        "172.18.255.250-172.18.255.200",
        "ascending range",
    ),
    "schema": Case(
        "datastore-identity-taken",
        [(B, "dataStoreSchema: tenant_b", "dataStoreSchema: tenant_a")],
        B,
        "dataStoreSchema: tenant_a",
        "tenant 'tenant-a'",
    ),
    "user": Case(
        "datastore-identity-taken",
        [(B, "dataStoreUsername: tenant_b", "dataStoreUsername: tenant_a")],
        B,
        "dataStoreUsername: tenant_a",
        "tenant 'tenant-a'",
    ),
    "management cluster's name": Case(
        "tenant-name-taken",
        [(FLEET, "    name: kamaji\n", "    name: tenant-a\n")],
        A,
        "  name: tenant-a",
        "must not be named like the management cluster",
    ),
    "HAMi's namespace": Case(
        "namespace-reserved",
        [(A, "    - name: gpu-lab\n", "    - name: gpu-lab\n    - name: hami-system\n")],
        A,
        "- name: hami-system",
        "'hami-system'",
    ),
    "smoke on mock": Case(
        "cuda-on-mock",
        [(JOB, "variant: placement", "variant: smoke")],
        JOB,
        "variant: smoke",
        "the driver of 'tenant-a' is 'mock'",
    ),
    "profile too large": Case(
        "profile-not-served",
        [(FLEET, "      memoryMiB: 4096\n", "      memoryMiB: 16385\n")],
        JOB,
        "gpuProfile",
        "1 x 16385 MiB",
    ),
    "profile of another class": Case(
        "profile-not-allowed",
        [(CLASS, "gpuProfiles: [slice-4g, slice-16g]", "gpuProfiles: [slice-16g]")],
        JOB,
        "gpuProfile",
        "must be one of the class 'lab': 'slice-16g'",
    ),
    "node too large": Case(
        "mock-node-too-large",
        [(B, "cardsPerNode: 1", "cardsPerNode: 3")],
        B,
        "- name: a100",
        "122880 MiB a node",
    ),
    "ports": Case(
        "port-taken",
        [(A, "    namespace: tenants\n", "    namespace: tenants\n    port: 8132\n")],
        A,
        "port: 8132",
        "also the API server's",
    ),
    "port of the scheduler": Case(
        "port-taken",
        [(A, "    namespace: tenants\n", "    namespace: tenants\n    port: 10259\n")],
        A,
        "port: 10259",
        "also the scheduler's",
    ),
    "allowance twice": Case(
        "allowance-duplicate",
        [(A, "    - name: gpu-lab\n",
          "    - name: gpu-lab\n      allow:\n        - egressTo: {cidr: 10.9.0.0/24, ports: [1]}\n"
          "        - egressTo: {cidr: 10.9.0.0/24, ports: [2]}\n")],
        A,
        "ports: [2]",
        "`egressTo` is allowed twice under the same name '10-9-0-0-24'",
    ),
    "parallelism": Case(
        "parallelism-too-large",
        [(JOB, "completions: 2", "completions: 1")],
        JOB,
        "parallelism: 2",
        "at most `completions` 1",
    ),
    "limit of a job": Case(
        "limit-below-request",
        [(JOB, "requests: {cpu: 100m, memory: 64Mi}", "requests: {cpu: 100m, memory: 1Gi}")],
        JOB,
        "memory: 1Gi",
        "'1Gi' must be less than or equal to `resources.limits.memory` '128Mi'",
    ),
    "slice": Case(
        "slice-missing",
        [(CLASS, "gpuMemoryMiB: 8192", "gpuMemoryMiB: 32768"),
         (FLEET, "      memoryMiB: 4096\n      corePercent: 25\n", "      exclusive: true\n"),
         (A, "driver: mock", "driver: hostDriver"),
         (JOB, "variant: placement", "variant: memoryPressure")],
        JOB,
        "gpuProfile",
        "is exclusive",
    ),
    "groups": Case(
        "access-duplicate",
        [(A, "      role: developer\n", "      role: developer\n    - group: Vision_developers\n"
          "      role: developer\n")],
        A,
        "- group: Vision_developers",
        "would share a RoleBinding",
    ),
    "Kamaji that nobody knows yet": Case(
        "kamaji-release-unknown",
        [
            (FLEET, "kamaji: 26.8.2-edge", "kamaji: 26.9.1-edge"),
            (FLEET, "- version: 26.8.2-edge", "- version: 26.9.1-edge"),
        ],
        FLEET,
        "kamaji: 26.9.1-edge",
        "from edge-25.8.2 to 26.8.2-edge",
    ),
    "Kamaji in the wrong spelling": Case(
        "kamaji-release-unknown",
        [
            (FLEET, "kamaji: 26.8.2-edge", "kamaji: edge-26.8.2"),
            (FLEET, "- version: 26.8.2-edge", "- version: edge-26.8.2"),
        ],
        FLEET,
        "kamaji: edge-26.8.2",
        "'edge-26.8.2' must be a release",
    ),
    "families": Case(
        "cidr-families-differ",
        [(A, "podCidr: 10.245.0.0/16", "podCidr: fd00:245::/56")],
        A,
        "podCidr:",
        "`podCidrs` are IPv6, and `serviceCidrs` IPv4",
    ),
    "two of a family": Case(
        "cidr-families-differ",
        [
            (A, "podCidr: 10.245.0.0/16", "podCidrs: [10.245.0.0/16, fd00:245::/56]"),
            (A, "serviceCidr: 10.97.0.0/16", "serviceCidrs: [10.97.0.0/16, 10.99.0.0/16]"),
        ],
        A,
        "serviceCidrs:",
        "must be of two address families",
    ),
    "IPv6 first": Case(
        "cidr-order-lost",
        [
            (A, "podCidr: 10.245.0.0/16", "podCidrs: [10.245.0.0/16, fd00:245::/56]"),
            (A, "serviceCidr: 10.97.0.0/16", 'serviceCidrs: ["20.97.0.0/16", "1d00:97::/108"]'),
            (A, "dnsServiceIPs: [10.97.0.10]", "dnsServiceIPs: [20.97.0.10]"),
        ],
        A,
        "serviceCidrs:",
        "would become",
    ),
    "size of a Service network": Case(
        "cidr-size-unusable",
        [(A, "serviceCidr: 10.97.0.0/16", "serviceCidr: 11.0.0.0/8"),
         (A, "dnsServiceIPs: [10.97.0.10]", "dnsServiceIPs: [11.0.0.10]")],
        A,
        "serviceCidr:",
        "must have a prefix from /12 to /30",
    ),
    "size of a Pod network": Case(
        "cidr-size-unusable",
        [(A, "podCidr: 10.245.0.0/16", "podCidr: 10.245.0.0/25")],
        A,
        "podCidr:",
        "must have a prefix from /8 to /24",
    ),
    "IPv6 network in its long form": Case(
        "cidr-invalid",
        [(A, "nodeCidrs: [172.18.10.0/24]", "nodeCidrs: [172.18.10.0/24, fd00:0:0::/64]")],
        A,
        "nodeCidrs:",
        "'fd00:0:0::/64' must be written as 'fd00::/64'",
    ),
    "Pod Security out of reach": Case(
        "pod-security-unmet",
        [(A, "    namespace: tenants\n", "    namespace: tenants\n    port: 443\n"
             "    podSecurity: restricted\n")],
        A,
        "podSecurity:",
        "port 443 needs a right that is taken away",
    ),
    "two constraints about one label": Case(
        "spread-duplicate",
        [(A, "    namespace: tenants\n", "    namespace: tenants\n    topologySpreadConstraints: "
             "[{topologyKey: zone}, {topologyKey: zone, maxSkew: 2}]\n")],
        A,
        "topologySpreadConstraints",
        "'zone' stands twice",
    ),
    "no load balancer": Case(
        "load-balancer-missing",
        [
            (FLEET, """    loadBalancer:
      implementation: metallb
      addressPools:
        - name: kind
          addresses: [172.18.255.200-172.18.255.250]
""", ""),
            (FLEET, "      metallb: v0.16.1\n", ""),
            (B, """      loadBalancer:
        address: 172.18.255.202
""", """      clusterIP: {}
"""),
        ],
        A,
        "address: 172.18.255.201",
        "has no load balancer",
    ),
    "elastic IPs elsewhere": Case(
        "elastic-ip-misfit",
        [(A, "address: 172.18.255.201", """address: 172.18.255.201
        elasticIPAllocations: [eipalloc-0123456789abcdef0]""")],
        A,
        "elasticIPAllocations",
        "must not stand with the load balancer 'metallb'",
    ),
    "node port outside": Case(
        "node-port-outside-range",
        [(A, """      loadBalancer:
        address: 172.18.255.201
""", """      nodePort:
        address: 172.18.0.2
    port: 30443
    konnectivity: {port: 8132}
""")],
        A,
        "konnectivity:",
        "must be one of the node ports 30000-32767",
    ),
    "node port not written": Case(
        "node-port-outside-range",
        [(A, """      loadBalancer:
        address: 172.18.255.201
""", """      nodePort: {address: 172.18.0.2}
    port: 30443
""")],
        A,
        "nodePort:",
        "`controlPlane.konnectivity.port` 8132 must be",
    ),
    "node port range": Case(
        "node-port-outside-range",
        [(FLEET, "    namespaces: [tenants]", """    nodePortRange: 30000-70000
    namespaces: [tenants]""")],
        FLEET,
        "nodePortRange",
        "must be ascending and end with 65535 at most",
    ),
    "node port taken": Case(
        "node-port-taken",
        [
            (A, """      loadBalancer:
        address: 172.18.255.201
""", """      nodePort: {address: 172.18.0.2}
    port: 30443
    konnectivity: {port: 30132}
"""),
            (B, """      loadBalancer:
        address: 172.18.255.202
""", """      nodePort: {address: 172.18.0.3}
    port: 30444
    konnectivity: {port: 30443}
"""),
        ],
        B,
        "konnectivity:",
        "30443 is also a node port of tenant 'tenant-a'",
    ),
    "host name taken": Case(
        "host-name-taken",
        [
            (A, """        address: 172.18.255.201
""", """        address: 172.18.255.201
      ingress: {hostname: a.example.com, className: haproxy, controller: haproxyIngress}
"""),
            (B, """        address: 172.18.255.202
""", """        address: 172.18.255.202
      ingress: {hostname: a.example.com, className: haproxy, controller: haproxyIngress}
"""),
        ],
        B,
        "hostname:",
        "'a.example.com' is also tenant 'tenant-a''s",
    ),
    "gateway unknown": Case(
        "reference-unknown",
        [(A, """        address: 172.18.255.201
""", """        address: 172.18.255.201
      gateway: {hostname: a.example.com, name: public}
""")],
        A,
        "gateway:",
        "unknown gateway 'public'; known: none",
    ),
    "gateway host name": Case(
        "gateway-misfit",
        [
            (FLEET, "    namespaces: [tenants]", """    namespaces: [tenants]
    gateways: [{name: public, namespace: gateways, hostname: "*.example.com"}]"""),
            (A, """        address: 172.18.255.201
""", """        address: 172.18.255.201
      gateway: {hostname: a.example.org, name: public}
"""),
        ],
        A,
        "gateway:",
        "accept '*.example.com', and not 'a.example.org'",
    ),
    "gateway port": Case(
        "gateway-misfit",
        [
            (FLEET, "    namespaces: [tenants]", """    namespaces: [tenants]
    gateways: [{name: public, namespace: gateways, port: 443, hostname: a.example.com}]"""),
            (A, """        address: 172.18.255.201
""", """        address: 172.18.255.201
      gateway: {hostname: a.example.com, name: public}
"""),
        ],
        A,
        "gateway:",
        "`controlPlane.port` 6443 must be 443",
    ),
    "address of a node": Case(
        "address-invalid",
        [(A, """      loadBalancer:
        address: 172.18.255.201
""", """      nodePort: {address: 172.18.0.300}
    port: 30443
    konnectivity: {port: 30132}
""")],
        A,
        "172.18.0.300",
        "must be an address",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_one_edit_leads_to_one_finding_at_its_line(
    lab: FleetFolder, line_of: LineOf, case: Case
) -> None:
    for file, old, new in case.edits:
        lab.edit(file, old, new)
    loaded = load(lab.path, shown="fleet")
    (finding,) = loaded.findings
    assert loaded.fleet is None
    assert finding.rule == case.rule
    assert finding.location is not None
    assert finding.location.file == f"fleet/{case.file}"
    assert finding.location.line == line_of(lab.path / case.file, case.line_with)
    assert case.words in finding.message


def test_the_lab_itself_has_no_finding(lab: FleetFolder) -> None:
    loaded = load(lab.path, shown="fleet")
    assert loaded.findings == ()
    assert loaded.fleet is not None
    assert [one.name for one in loaded.fleet.tenants] == ["tenant-a", "tenant-b"]


def test_every_rule_has_a_case() -> None:
    declared = {one.id for one in vars(reference_rules).values() if isinstance(one, Rule)}
    assert declared == {case.rule for case in CASES.values()}


def test_unrouted_pod_networks_may_be_equal(lab: FleetFolder) -> None:
    lab.edit(B, "podCidr: 10.246.0.0/16", "podCidr: 10.245.0.0/16")
    assert load(lab.path, shown="fleet").findings == ()


def test_a_retired_tenant_frees_its_address(lab: FleetFolder) -> None:
    lab.edit(B, "address: 172.18.255.202", "address: 172.18.255.201")
    reason = "lifecycle: retired\n  lifecycleReason: The team is gone.\n"
    lab.edit(A, "  class: lab\n", f"  class: lab\n  {reason}")
    assert load(lab.path, shown="fleet").findings == ()


def test_all_files_are_reported_in_one_run(lab: FleetFolder) -> None:
    lab.edit(A, "class: lab", "class: labb")
    lab.edit(B, "podCidr: 10.246.0.0/16", "podCidr: 10.244.0.0/16")
    lab.edit(JOB, "completions:", "completion:")
    found = load(lab.path, shown="fleet").findings
    assert [one.rule for one in found] == ["field-unknown", "reference-unknown", "cidr-overlap"]
    assert list(found) == sorted(found, key=lambda one: one.sort_key)


def test_a_broken_class_is_reported_once_and_not_as_unknown(lab: FleetFolder) -> None:
    lab.edit(CLASS, "stage: lab", "stage: labb")
    (finding,) = load(lab.path, shown="fleet").findings
    assert finding.rule == "value-invalid"
    lab.write("classes/lab.yaml", b"\xef\xbb\xbfkind: x\n")
    (finding,) = load(lab.path, shown="fleet").findings
    assert finding.rule == "byte-order-mark"
