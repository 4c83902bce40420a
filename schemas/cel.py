"""Evaluates the rules that a CRD states in CEL."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from cel_expr_python import cel

from model.pointer import escape
from schemas.cel_library import environment

_OLD = re.compile(r"\boldSelf\b")


def broken_rules(
    value: Any, schema: Mapping[str, Any], old: Any = None, pointer: str = ""
) -> Iterator[tuple[str, str]]:
    """JSON pointer and message of every broken rule, from the value downwards.

    `value` has its defaults filled in. Rules about a change (with `oldSelf`) count only where
    there is an old value. A rule that fails to evaluate is broken, as in the API server.
    """
    for rule in schema.get("x-kubernetes-validations", ()):
        message = _evaluate(rule, value, old)
        if message is not None:
            yield pointer, message
    if isinstance(value, Mapping):
        for key, item in value.items():
            child = schema.get("properties", {}).get(key) or schema.get("additionalProperties")
            if isinstance(child, Mapping):
                before = old.get(key) if isinstance(old, Mapping) else None
                yield from broken_rules(item, child, before, f"{pointer}/{escape(key)}")
    elif isinstance(value, list) and isinstance(schema.get("items"), Mapping):
        for index, item in enumerate(value):
            yield from broken_rules(item, schema["items"], None, f"{pointer}/{index}")


def _evaluate(rule: Mapping[str, Any], value: Any, old: Any) -> str | None:
    if _OLD.search(rule["rule"]) and old is None:
        return None
    result = compiled(rule["rule"]).eval(data={"self": value, "oldSelf": old})
    if result.type() == cel.Type.ERROR:
        return f"{_message(rule)} (the rule cannot be evaluated: {result.value()})"
    return None if result.value() is True else _message(rule)


@cache
def compiled(expression: str) -> Any:
    """A compiled rule. Raises RuntimeError where it does not compile."""
    return environment().compile(expression)


def _message(rule: Mapping[str, Any]) -> str:
    return str(rule.get("message") or f"the rule `{rule['rule']}` must hold")
