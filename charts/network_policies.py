"""NetworkPolicies as constructs: the default deny, and what is opened in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s_plus_34 import k8s
from constructs import Construct

from model.network import Peer

DNS_PORT = 53


def to_peer(peer: Peer) -> k8s.NetworkPolicyPeer:
    """A peer of the model as the API's: Pods of a namespace, or addresses."""
    if peer.cidr:
        return k8s.NetworkPolicyPeer(
            ip_block=k8s.IpBlock(cidr=peer.cidr, except_=list(peer.except_cidrs) or None)
        )
    return pods_of(peer.namespace, peer.pod_labels)


def pods_of(namespace: str, labels: Mapping[str, str]) -> k8s.NetworkPolicyPeer:
    """Pods with these labels in one namespace; both selectors in one peer, so that both hold."""
    return k8s.NetworkPolicyPeer(
        namespace_selector=k8s.LabelSelector(
            match_labels={"kubernetes.io/metadata.name": namespace}
        ),
        pod_selector=k8s.LabelSelector(match_labels=dict(labels)) if labels else None,
    )


def ports(numbers: Sequence[int], protocol: str = "TCP") -> list[k8s.NetworkPolicyPort]:
    """Ports of one protocol."""
    return [
        k8s.NetworkPolicyPort(port=k8s.IntOrString.from_number(one), protocol=protocol)
        for one in numbers
    ]


def dns_egress() -> k8s.NetworkPolicyEgressRule:
    """Egress to the cluster's DNS, by UDP and TCP."""
    return k8s.NetworkPolicyEgressRule(
        to=[pods_of("kube-system", {"k8s-app": "kube-dns"})],
        ports=[*ports([DNS_PORT], "UDP"), *ports([DNS_PORT])],
    )


class DefaultDeny(Construct):
    """Closes a namespace in both directions for every Pod in it.

    Arguments:
    - `metadata`: name and namespace of the policy.

    Renders: NetworkPolicy.
    """

    def __init__(self, scope: Construct, id: str, *, metadata: k8s.ObjectMeta) -> None:
        super().__init__(scope, id)
        k8s.KubeNetworkPolicy(
            self,
            "policy",
            metadata=metadata,
            spec=k8s.NetworkPolicySpec(
                pod_selector=k8s.LabelSelector(), policy_types=["Ingress", "Egress"]
            ),
        )


class AllowIngress(Construct):
    """Opens ingress to selected Pods.

    Arguments:
    - `metadata`: name and namespace of the policy.
    - `selector`: labels of the Pods; all of the namespace where it is empty.
    - `rules`: who may come in, and to which ports.

    Renders: NetworkPolicy.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        metadata: k8s.ObjectMeta,
        selector: Mapping[str, str],
        rules: Sequence[k8s.NetworkPolicyIngressRule],
    ) -> None:
        super().__init__(scope, id)
        k8s.KubeNetworkPolicy(
            self,
            "policy",
            metadata=metadata,
            spec=k8s.NetworkPolicySpec(
                pod_selector=k8s.LabelSelector(match_labels=dict(selector) or None),
                policy_types=["Ingress"],
                ingress=list(rules),
            ),
        )


class AllowEgress(Construct):
    """Opens egress of selected Pods.

    Arguments:
    - `metadata`: name and namespace of the policy.
    - `selector`: labels of the Pods; all of the namespace where it is empty.
    - `rules`: where they may go, and to which ports.

    Renders: NetworkPolicy.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        metadata: k8s.ObjectMeta,
        selector: Mapping[str, str],
        rules: Sequence[k8s.NetworkPolicyEgressRule],
    ) -> None:
        super().__init__(scope, id)
        k8s.KubeNetworkPolicy(
            self,
            "policy",
            metadata=metadata,
            spec=k8s.NetworkPolicySpec(
                pod_selector=k8s.LabelSelector(match_labels=dict(selector) or None),
                policy_types=["Egress"],
                egress=list(rules),
            ),
        )


class AllowSameNamespace(Construct):
    """Opens the traffic between the Pods of one namespace.

    Arguments:
    - `metadata`: name and namespace of the policy.

    Renders: NetworkPolicy.
    """

    def __init__(self, scope: Construct, id: str, *, metadata: k8s.ObjectMeta) -> None:
        super().__init__(scope, id)
        everyone = k8s.NetworkPolicyPeer(pod_selector=k8s.LabelSelector())
        k8s.KubeNetworkPolicy(
            self,
            "policy",
            metadata=metadata,
            spec=k8s.NetworkPolicySpec(
                pod_selector=k8s.LabelSelector(),
                policy_types=["Ingress", "Egress"],
                ingress=[k8s.NetworkPolicyIngressRule(from_=[everyone])],
                egress=[k8s.NetworkPolicyEgressRule(to=[everyone])],
            ),
        )
