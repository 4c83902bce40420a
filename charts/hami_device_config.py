"""HAMi's device configuration for a tenant without cards."""

from __future__ import annotations

from typing import Any


def mock_device_config(split_count: int) -> dict[str, Any]:
    """What HAMi 2.10.0's scheduler and the mock device plugin 1.0.1 both read.

    The chart's own configuration has `vnpus` as a map, which the mock image 1.0.1 cannot parse: it
    ends with a fatal error and restarts for ever. Ours leaves `vnpus` out and keeps the resource
    names of the other vendors, which the scheduler looks up. `split_count` is slots per card.
    """
    return {
        "nvidia": _nvidia(split_count),
        "cambricon": _names(
            "cambricon.com/vmlu", "cambricon.com/mlu.smlu.vmemory", "cambricon.com/mlu.smlu.vcore"
        ),
        "hygon": {
            **_names("hygon.com/dcunum", "hygon.com/dcumem", "hygon.com/dcucores"),
            "memoryFactor": 1,
        },
        "metax": {
            "resourceCountName": "metax-tech.com/gpu",
            "resourceVCountName": "metax-tech.com/sgpu",
            "resourceVMemoryName": "metax-tech.com/vmemory",
            "resourceVCoreName": "metax-tech.com/vcore",
            "sgpuTopologyAware": False,
        },
        "enflame": {
            "resourceNameGCU": "enflame.com/gcu",
            "resourceNameDRSGCU": "enflame.com/drs-gcu",
            "resourceNameGCUMemory": "enflame.com/gcu-memory",
            "resourceNameGCUCore": "enflame.com/gcu-core",
        },
        "mthreads": _names(
            "mthreads.com/vgpu", "mthreads.com/sgpu-memory", "mthreads.com/sgpu-core"
        ),
        "kunlun": {
            "resourceCountName": "kunlunxin.com/xpu",
            "resourceVCountName": "kunlunxin.com/vxpu",
            "resourceVMemoryName": "kunlunxin.com/vxpu-memory",
        },
        "awsneuron": {
            "resourceCountName": "aws.amazon.com/neuron",
            "resourceCoreName": "aws.amazon.com/neuroncore",
        },
        "amd": _names("amd.com/gpu", "amd.com/gpumem", "amd.com/gpucores"),
        "vastai": {"resourceCountName": "vastaitech.com/va"},
        "biren": {"resourceCountName": "birentech.com/gpu"},
    }


def _nvidia(split_count: int) -> dict[str, Any]:
    return {
        "resourceCountName": "nvidia.com/gpu",
        "resourceMemoryName": "nvidia.com/gpumem",
        "resourceMemoryPercentageName": "nvidia.com/gpumem-percentage",
        "resourceCoreName": "nvidia.com/gpucores",
        "resourcePriorityName": "nvidia.com/priority",
        "overwriteEnv": False,
        "defaultMemory": 0,
        "defaultCores": 0,
        "defaultGPUNum": 1,
        "preConfiguredDeviceMemory": 0,
        "memoryFactor": 1,
        "deviceSplitCount": split_count,
        "deviceMemoryScaling": 1,
        "deviceCoreScaling": 1,
        "enableNumaTopology": False,
        "gpuCorePolicy": "default",
        "libCudaLogLevel": 1,
        "runtimeClassName": "",
        # HAMi ends with a fatal error where this list is empty; mock cards have no MIG mode.
        "migProfileAllowlist": [{"models": ["A30"], "profiles": ["1g.6gb", "2g.12gb", "4g.24gb"]}],
    }


def _names(count: str, memory: str, core: str) -> dict[str, Any]:
    return {
        "resourceCountName": count,
        "resourceMemoryName": memory,
        "resourceCoreName": core,
    }
