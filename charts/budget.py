"""ResourceQuota and LimitRange as constructs."""

from __future__ import annotations

from collections.abc import Mapping

from cdk8s_plus_34 import k8s
from constructs import Construct


def quantities(values: Mapping[str, str]) -> dict[str, k8s.Quantity]:
    """Quantities as the API's type; always from text, so that no number changes its form."""
    return {key: k8s.Quantity.from_string(value) for key, value in values.items()}


class Quota(Construct):
    """The budget of a namespace.

    Arguments:
    - `metadata`: name and namespace of the quota.
    - `hard`: resource name -> quantity as text ('500m', '8Gi', '2').

    Renders: ResourceQuota.
    """

    def __init__(
        self, scope: Construct, id: str, *, metadata: k8s.ObjectMeta, hard: Mapping[str, str]
    ) -> None:
        super().__init__(scope, id)
        k8s.KubeResourceQuota(
            self, "quota", metadata=metadata, spec=k8s.ResourceQuotaSpec(hard=quantities(hard))
        )


class ContainerLimitRange(Construct):
    """Defaults and maxima of a container's CPU and memory.

    Never of `nvidia.com/*`: a default there makes every container a GPU container (HAMi's webhook
    adds a card to whatever names memory or cores; recorded, truth of HAMi 'gpumem only').

    Arguments:
    - `metadata`: name and namespace of the range.
    - `default_request`: resource name -> quantity that a container without requests gets.
    - `default`: resource name -> quantity that a container without limits gets.
    - `maximum`: resource name -> the most that a container may have; None for no maximum.

    Renders: LimitRange.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        metadata: k8s.ObjectMeta,
        default_request: Mapping[str, str],
        default: Mapping[str, str],
        maximum: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(scope, id)
        k8s.KubeLimitRange(
            self,
            "limits",
            metadata=metadata,
            spec=k8s.LimitRangeSpec(
                limits=[
                    k8s.LimitRangeItem(
                        type="Container",
                        default_request=quantities(default_request),
                        default=quantities(default),
                        max=quantities(maximum) if maximum else None,
                    )
                ]
            ),
        )
