"""What each version of HAMi's chart has, and what changes from one to the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Feature = Literal[
    "deviceConfig",
    "deviceListStrategy",
    "gpuOperator",
    "legacyMetrics",
    "mockDevicePlugin",
    "nodeConfiguration",
    "numaTopology",
    "overwriteEnv",
    "serviceMonitors",
]


@dataclass(frozen=True)
class HamiChart:
    """One version of the chart.

    `node_selector` is its name for the labels of the nodes that the device plugin runs on,
    `node_settings` what it reads of a node's own configuration, and `notes` what somebody must
    know who comes from the version before.
    """

    version: str
    features: frozenset[Feature]
    node_selector: str
    node_settings: frozenset[str]
    gpu_scheduler_policies: tuple[str, ...]
    notes: tuple[str, ...]

    def has(self, feature: Feature) -> bool:
        """Whether this version of the chart has a feature."""
        return feature in self.features


_SINCE_2_8: frozenset[Feature] = frozenset(
    {"deviceListStrategy", "gpuOperator", "nodeConfiguration"}
)
_SINCE_2_9: frozenset[Feature] = frozenset(
    {*_SINCE_2_8, "legacyMetrics", "overwriteEnv", "serviceMonitors"}
)
_NODE_SETTINGS = frozenset(
    {
        "name", "operatingmode", "devicesplitcount", "devicememoryscaling", "devicecorescaling",
        "preconfigureddevicememory", "libcudaloglevel", "migstrategy", "filterdevices",
        "enablegetpreferredallocation",
    }
)  # fmt: skip
_POLICIES = ("binpack", "spread", "topology-aware")

# In ascending order. The mock device plugin comes with 2.8; in 2.9.0 its image 1.0.1 ends with a
# parse error of the device configuration, which only 2.10.0 lets us replace.
CHARTS = (
    HamiChart(
        version="2.7.1",
        features=frozenset(),
        node_selector="nvidianodeSelector",
        node_settings=frozenset(),
        gpu_scheduler_policies=_POLICIES,
        notes=(),
    ),
    HamiChart(
        version="2.8.3",
        features=frozenset({*_SINCE_2_8, "mockDevicePlugin"}),
        node_selector="nvidiaNodeSelector",
        node_settings=_NODE_SETTINGS,
        gpu_scheduler_policies=_POLICIES,
        notes=(
            "The cards of a node are described in JSON; an older scheduler cannot read that, so "
            "that going back leaves the nodes without cards.",
            "Values renamed: `nvidianodeSelector` is `nvidiaNodeSelector`, `vgpuMonitor.resources` "
            "is `monitor.resources`.",
            "New: configuration per node, device list strategies, the GPU Operator's driver, the "
            "mock device plugin.",
        ),
    ),
    HamiChart(
        version="2.9.0",
        features=_SINCE_2_9,
        node_selector="nvidiaNodeSelector",
        node_settings=_NODE_SETTINGS,
        gpu_scheduler_policies=_POLICIES,
        notes=(
            "Metrics have new names (`hami_...`): dashboards and alerts must follow, or "
            "`hami.metrics.legacyNames` keeps the old names beside the new ones.",
            "The tag of a single image wins over `global.imageTag`; before, it was the other way "
            "round.",
            "The device plugin leaves the host's network, so that NetworkPolicies close its "
            "metrics port 9394.",
            "The scheduler's Service leads to the leader only.",
            "A Pod over the quota of GPU memory is refused at once; before, it waited.",
            "`hami.overwriteEnv` takes effect.",
            "The mock device plugin cannot read this version's configuration: the driver 'mock' is "
            "not available.",
        ),
    ),
    HamiChart(
        version="2.10.0",
        features=frozenset({*_SINCE_2_9, "deviceConfig", "mockDevicePlugin", "numaTopology"}),
        node_selector="nvidiaNodeSelector",
        node_settings=_NODE_SETTINGS | {"enablenumatopology"},
        gpu_scheduler_policies=(*_POLICIES, "mutex", "numa"),
        notes=(
            "MIG slices are placed and recorded in another way: drain the Pods of MIG nodes first; "
            "there is no way back while they run.",
            "MIG profiles are a list per model, which replaces the fixed geometries.",
            "A privileged container in a Pod with a card is refused, as is a percentage of memory "
            "outside of 0 to 100.",
            "A quota of 0 is a limit; before, it was none.",
            "`dra` and `hami-dra` have left the chart, and AMD's and Enflame's resources have new "
            "names.",
        ),
    ),
)

# The device plugin's Pods are replaced, and running containers keep the old library.
_ALWAYS = "Stop the GPU workloads before the chart is upgraded, and start them again afterwards."
_BACK = "This is a downgrade, which HAMi does not support: remove HAMi and install it anew."


def chart_of(version: str) -> HamiChart | None:
    """What is known of a version of the chart; None for an unknown one."""
    return next((one for one in CHARTS if one.version == version), None)


def versions_with(feature: Feature) -> tuple[str, ...]:
    """The versions that have a feature, in ascending order."""
    return tuple(one.version for one in CHARTS if one.has(feature))


def migration(old: str, new: str) -> tuple[str, ...]:
    """What somebody must know who moves from one version to another.

    Empty where nothing moves, or where a version is unknown: the input does not accept such a one.
    """
    known = [one.version for one in CHARTS]
    if old == new or old not in known or new not in known:
        return ()
    first, last = known.index(old), known.index(new)
    if last < first:
        return (_BACK,)
    passed = CHARTS[first + 1 : last + 1]
    return (_ALWAYS, *(note for one in passed for note in one.notes))
