"""Checks what HAMi's device plugin is told about single nodes, as JSON text in its values."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from model.hami_chart import chart_of
from model.rule import Rule
from model.suggestion import suggest
from schemas import rules

Problem = tuple[Rule, str, str]

_POINTER = "/devicePlugin/nodeConfiguration/config"
_MODES = ("hami-core", "mig")


def node_configuration(plugin: Mapping[str, Any], version: str) -> Iterator[Problem]:
    """What the plugin of a chart version would not read, or would read as something else.

    The plugin drops the settings of all nodes, with one line in its log, where one of them does not
    parse; an unknown key it ignores.
    """
    configuration = plugin.get("nodeConfiguration")
    text = configuration.get("config") if isinstance(configuration, Mapping) else None
    if text is None:
        return
    try:
        nodes = json.loads(text)["nodeconfig"]
        names = [node["name"] for node in nodes]
        keys = [key for node in nodes for key in node]
    except (ValueError, TypeError, KeyError, AttributeError):
        words = "`config` must be JSON with a list `nodeconfig` of named nodes"
        yield rules.HELM_VALUE_INVALID, _POINTER, words
        return
    chart = chart_of(version)
    known = sorted(chart.node_settings) if chart else []
    unknown = [key for key in keys if key.casefold() not in known]
    if unknown:
        near = suggest(unknown[0], known)
        hint = f"; did you mean `{near}`?" if near else ""
        words = f"unknown setting `{unknown[0]}` of a node{hint}"
        yield rules.HELM_VALUE_UNKNOWN, _POINTER, words
    elif "your-node-name" in names or len(set(names)) < len(names):
        words = "each node must be named once, by its own name"
        yield rules.HELM_VALUE_INVALID, _POINTER, words
    else:
        yield from _values(nodes)


def _values(nodes: list[Mapping[str, Any]]) -> Iterator[Problem]:
    for node in nodes:
        found = {key.casefold(): value for key, value in node.items()}
        for key, sound, wanted in _WANTED:
            if key in found and not sound(found[key]):
                words = f"`{key}` {found[key]!r} of node '{node['name']}' must be {wanted}"
                yield rules.HELM_VALUE_INVALID, _POINTER, words


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value > 0


def _count(value: Any) -> bool:
    return isinstance(value, int) and _number(value)


_WANTED: tuple[tuple[str, Callable[[Any], bool], str], ...] = (
    ("operatingmode", lambda value: value in _MODES, "'hami-core' or 'mig'"),
    ("devicesplitcount", _count, "a whole number of at least 1"),
    ("devicememoryscaling", _number, "a number above 0"),
    ("devicecorescaling", _number, "a number above 0"),
    # A number here makes the plugin drop the settings of all nodes.
    ("libcudaloglevel", lambda value: value in ("0", "1", "3", "4"), "'0', '1', '3' or '4'"),
)
