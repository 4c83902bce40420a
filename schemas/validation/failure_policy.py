"""What a Job does about Pods that fail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from schemas.names import is_qualified_name

_ACTIONS = ("FailJob", "FailIndex", "Ignore", "Count")
_STATUS = ("True", "False", "Unknown")
_MOST_RULES = 20
_MOST_CODES = 255


def failure_policy(
    spec: Mapping[str, Any], pod: Mapping[str, Any], place: str
) -> Iterator[tuple[str, str]]:
    """Everything about `podFailurePolicy`, and what it demands of the fields beside it."""
    policy = spec.get("podFailurePolicy")
    if not isinstance(policy, Mapping):
        return
    where = f"{place}/podFailurePolicy"
    if pod.get("restartPolicy", "Always") != "Never":
        yield where, "`podFailurePolicy` needs `restartPolicy` Never"
    replacement = spec.get("podReplacementPolicy", "Failed")
    if replacement != "Failed":
        yield f"{place}/podReplacementPolicy", "`podReplacementPolicy` must be Failed beside it"
    rules = policy.get("rules") or ()
    if len(rules) > _MOST_RULES:
        yield f"{where}/rules", f"there must be at most {_MOST_RULES} rules"
    names = {
        str(one.get("name"))
        for part in ("containers", "initContainers")
        for one in pod.get(part) or ()
        if isinstance(one, Mapping)
    }
    for index, rule in enumerate(rules):
        yield from _rule(rule, f"{where}/rules/{index}", names, spec)


def _rule(
    rule: Mapping[str, Any], place: str, names: set[str], spec: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    action = rule.get("action")
    if action not in _ACTIONS:
        yield f"{place}/action", f"`action` '{action}' must be one of {', '.join(_ACTIONS)}"
    if action == "FailIndex" and "backoffLimitPerIndex" not in spec:
        yield f"{place}/action", "`action` FailIndex needs `backoffLimitPerIndex`"
    codes, conditions = rule.get("onExitCodes"), rule.get("onPodConditions")
    if (codes is None) == (not conditions):
        yield place, "one of `onExitCodes` and `onPodConditions` must be there, and not both"
    if isinstance(codes, Mapping):
        yield from _codes(codes, f"{place}/onExitCodes", names)
    if len(conditions or ()) > _MOST_RULES:
        yield f"{place}/onPodConditions", f"there must be at most {_MOST_RULES} conditions"
    for index, one in enumerate(conditions or ()):
        yield from _condition(one, f"{place}/onPodConditions/{index}")


def _codes(codes: Mapping[str, Any], place: str, names: set[str]) -> Iterator[tuple[str, str]]:
    operator, values = codes.get("operator"), list(codes.get("values") or ())
    if operator not in ("In", "NotIn"):
        yield f"{place}/operator", f"`operator` '{operator}' must be 'In' or 'NotIn'"
    container = codes.get("containerName")
    if container is not None and container not in names:
        yield f"{place}/containerName", f"there is no container '{container}'"
    if not 0 < len(values) <= _MOST_CODES:
        yield f"{place}/values", f"there must be 1 to {_MOST_CODES} values"
    if values != sorted(set(values)):
        yield f"{place}/values", "the values must ascend, and none must stand twice"
    if operator == "In" and 0 in values:
        yield f"{place}/values", "0 is success, and must not be a value of 'In'"


def _condition(one: Mapping[str, Any], place: str) -> Iterator[tuple[str, str]]:
    kind, status = str(one.get("type", "")), one.get("status", "True")
    if not is_qualified_name(kind):
        yield f"{place}/type", f"`type` '{kind}' must be a qualified name"
    if status not in _STATUS:
        yield f"{place}/status", f"`status` '{status}' must be one of {', '.join(_STATUS)}"
