"""Checks the values of HAMi's chart, which the chart itself does not."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from model.manifest import HelmValues
from model.pointer import escape
from model.report import Finding, finding
from model.suggestion import suggest
from schemas import rules
from schemas.hami_nodes import Problem, node_configuration

# What must be left alone by a webhook that refuses: without them a first boot never ends.
_SYSTEM_NAMESPACES = ("kube-system", "cert-manager")


def check_values(values: HelmValues) -> Iterator[Finding]:
    """Unknown and unusable values of a chart that we have a schema for; an unknown chart too."""
    schema = _schema(values.chart, values.version)
    if schema is None:
        words = f"there is no schema for chart {values.chart} {values.version}"
        problems: list[Problem] = [(rules.HELM_VALUE_UNKNOWN, "", words)]
    else:
        problems = [*_structure(values.values, schema)]
        problems = problems or [*_across(values.values, values.version)]
    for rule, pointer, words in problems:
        yield finding(
            rule,
            f"chart {values.chart}: {words}",
            location=values.location(pointer),
            path=values.path,
            pointer=pointer,
        )


@cache
def _schema(chart: str, version: str) -> Mapping[str, Any] | None:
    path = Path(__file__).parent / chart / f"{version}.json"
    return json.loads(path.read_bytes()) if path.is_file() else None


def _structure(values: Mapping[str, Any], schema: Mapping[str, Any]) -> Iterator[Problem]:
    for error in Draft202012Validator(dict(schema)).iter_errors(dict(values)):
        problem: Any = error
        pointer = "".join(f"/{escape(str(part))}" for part in problem.absolute_path)
        if problem.validator == "additionalProperties":
            yield from _unknown(problem, pointer)
        else:
            name = problem.absolute_path[-1] if problem.absolute_path else "the values"
            described = problem.schema.get("description", "")
            words = f"`{name}` {problem.instance!r} breaks {problem.validator} "
            words += f"{problem.validator_value!r}. {described}"
            yield rules.HELM_VALUE_INVALID, pointer, words.rstrip()


def _unknown(error: Any, pointer: str) -> Iterator[Problem]:
    known = sorted(error.schema["properties"])
    for name in error.instance:
        if name in known:
            continue
        near = suggest(name, known)
        hint = f"; did you mean `{near}`?" if near else ""
        place = f"{pointer}/{escape(name)}"
        yield rules.HELM_VALUE_UNKNOWN, place, f"unknown value `{name}`{hint}"


def _across(values: Mapping[str, Any], version: str) -> Iterator[Problem]:
    scheduler, plugin = _at(values, "scheduler"), _at(values, "devicePlugin")
    yield from _webhook(scheduler)
    if plugin.get("enabled") is False and not _at(values, "mockDevicePlugin").get("enabled"):
        words = "with neither `devicePlugin` nor `mockDevicePlugin` no node gets a card"
        yield rules.HELM_VALUE_INVALID, "/devicePlugin/enabled", words
    if plugin.get("createRuntimeClass") and not plugin.get("runtimeClassName"):
        words = "`createRuntimeClass` does nothing without `runtimeClassName`"
        yield rules.HELM_VALUE_INVALID, "/devicePlugin/createRuntimeClass", words
    if "cdi-" in str(plugin.get("deviceListStrategy", "")):
        for name in ("nvidiaDriverRoot", "nvidiaHookPath"):
            if not plugin.get(name):
                words = f"a CDI strategy needs `{name}`"
                yield rules.HELM_VALUE_INVALID, "/devicePlugin/deviceListStrategy", words
    yield from node_configuration(plugin, version)
    yield from _mock(values, version)


def _webhook(scheduler: Mapping[str, Any]) -> Iterator[Problem]:
    webhook = _at(scheduler, "admissionWebhook")
    certificate = _at(scheduler, "certManager").get("enabled")
    certificate = certificate or _at(scheduler, "patch").get("enabled", True)
    if webhook.get("enabled", True) and not certificate:
        words = "the webhook needs a certificate: `certManager` or `patch` must be enabled"
        yield rules.HELM_VALUE_INVALID, "/scheduler/certManager", words
    if webhook.get("failurePolicy") == "Fail":
        spared = webhook.get("whitelistNamespaces") or ()
        missing = [one for one in _SYSTEM_NAMESPACES if one not in spared]
        if missing:
            words = f"with Fail, `whitelistNamespaces` must name {', '.join(missing)}"
            yield rules.HELM_VALUE_INVALID, "/scheduler/admissionWebhook/failurePolicy", words
    if _at(webhook, "customURL").get("enabled"):
        words = "`customURL` bypasses the konnectivity tunnel, so that nothing reaches the webhook"
        yield rules.HELM_VALUE_INVALID, "/scheduler/admissionWebhook/customURL/enabled", words


def _mock(values: Mapping[str, Any], version: str) -> Iterator[Problem]:
    mock = _at(values, "mockDevicePlugin")
    content = _at(values, "device-config").get("content") or ""
    tag = mock.get("tag") or _at(mock, "image").get("tag", "1.0.1")
    # Until 2.8.3 the chart's `vnpus` is the list that the image expects.
    readable = version == "2.8.3" or (content and "vnpus" not in content)
    if mock.get("enabled") and tag == "1.0.1" and not readable:
        words = "the image 1.0.1 cannot read the chart's `vnpus`: give a `device-config.content` "
        words += "without it"
        yield rules.HELM_VALUE_INVALID, "/mockDevicePlugin/image/tag", words


def _at(values: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    child = values.get(key)
    return child if isinstance(child, Mapping) else {}
