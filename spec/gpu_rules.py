"""The rules about cards, drivers and HAMi that must hold across the input files."""

from __future__ import annotations

from model.rule import error

HAMI_CHART_UNKNOWN = error(
    "hami-chart-unknown",
    "a version of HAMi's chart whose values we do not know",
    "The chart ignores values that it does not know, so that nothing can be rendered unseen.",
    "Write one of the known versions.",
)
HAMI_FEATURE_MISSING = error(
    "hami-feature-missing",
    "something that the pinned version of HAMi does not have",
    "HAMi would ignore it without a word.",
    "Pin another version of HAMi, or leave the field out.",
)
HAMI_SCHEDULER_SKEW = error(
    "hami-scheduler-skew",
    "a kube-scheduler in HAMi that does not fit the control plane",
    "A kube-scheduler works with an API server of its own minor version or of the next one, and "
    "never with an older one.",
    "Leave `hami.schedulerVersion` out: it follows `controlPlane.kubernetesVersion`.",
)
