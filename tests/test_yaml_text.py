"""The YAML writer: what is read back, by any reader, is what was written."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
import yaml12
from hypothesis import example, given
from hypothesis import strategies as st

from output.yaml_text import style_of, to_yaml

NASTY = [
    "", " ", "on", "Off", "y", "N", "yes", "no", "true", "False", "null", "~", "NaN", ".nan",
    ".inf",
    "1e3", "1E3", "1.", ".5", "0o7", "08", "012", "0x1F", "0b1", "1_000", "+1", "-1", "12:30",
    "190:20:30", "2026-12-01", "2026-12-01T10:00:00Z", "6063e25", "=", "<<", "-", "- x", "? x",
    ": x",
    "x: y", "x:", "x #y", "#x", "%x", "@x", "`x", "!x", "&x", "*x", "|", ">", "[", "]", "{",
    "}", ",",
    '"', "'", "\\", "a\\b", "\t", "a\tb", "a\nb", "a\n", "\na", "a\n\n", "a \nb", " a\nb", "a\n b",
    "a\r\nb", "a\rb", "\x85", "a\u2028b", "\ufeff", "\x00", "\x07", "\x1b", "\x7f", "\x9f", "é",
    "日本",
    "\U0001f600", "a\U0001f600\nb", "---", "--- x", "...", "...\n", "a: |\n  b", "10.96.0.0/16",
    "8Gi", "500m", "v1.36.4", "--debug", "a" * 300, "word " * 60 + "end", "nvidia.com/gpu",
    "null\n", "on\n", "# x\ny", "- a\n- b\n", "a\n\u2028b", "a\n\u00a0b", "0", "00", "1:2", "a:b",
]  # fmt: skip

TEXT = st.text(max_size=12) | st.sampled_from(NASTY)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(-1e9, 1e9, allow_subnormal=False).filter(lambda one: "e" not in repr(one))
    | TEXT
)
VALUES = st.recursive(
    SCALARS,
    lambda child: st.lists(child, max_size=4) | st.dictionaries(TEXT, child, max_size=4),
    max_leaves=16,
)


def same(one: Any, other: Any) -> bool:
    """Equal, and of equal types all the way down: True is not 1 here."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


@given(st.dictionaries(TEXT, VALUES, max_size=5))
@example({"a": NASTY})
@example({one: one for one in NASTY})
def test_yaml_1_1_and_1_2_read_what_was_written(value: dict[str, Any]) -> None:
    text = to_yaml(value)
    assert same(yaml.safe_load(text), value)
    assert same(yaml12.parse_yaml(text), value)
    assert to_yaml(yaml.safe_load(text)) == text


@pytest.mark.parametrize("text", NASTY)
def test_a_nasty_text_alone(text: str) -> None:
    written = to_yaml({"a": text})
    assert yaml.safe_load(written) == {"a": text}
    assert yaml12.parse_yaml(written) == {"a": text}


@pytest.mark.parametrize(
    "text",
    ["on", "y", "1e3", "0o7", "08", "12:30", "1_000", "~", "=", "<<", "2026-12-01", "6063e25", "1"],
)
def test_what_some_reader_takes_for_something_else_is_quoted(text: str) -> None:
    assert to_yaml({"a": text, text: 1}) == f'a: "{text}"\n"{text}": 1\n'


@pytest.mark.parametrize(
    "text", ["nvidia.com/gpu", "v1.36.4", "10.96.0.0/16", "500m", "8Gi", "a b", "/", "x/y:1.2"]
)
def test_what_is_plain_for_every_reader_stays_plain(text: str) -> None:
    assert style_of(text) is None
    assert to_yaml({"a": text}) == f"a: {text}\n"


def test_an_object_starts_with_what_it_is() -> None:
    body = {
        "data": {"b": "1", "a": "2"},
        "spec": {},
        "metadata": {"labels": {"z": "1", "a": "2"}, "namespace": "lab", "name": "x"},
        "kind": "ConfigMap",
        "apiVersion": "v1",
    }
    assert to_yaml(body) == (
        "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: x\n  namespace: lab\n"
        '  labels:\n    z: "1"\n    a: "2"\nspec: {}\ndata:\n  b: "1"\n  a: "2"\n'
    )


def test_the_same_value_twice_is_written_twice() -> None:
    shared = {"k": ["v"]}
    assert to_yaml({"a": shared, "b": shared}) == "a:\n  k:\n  - v\nb:\n  k:\n  - v\n"


@pytest.mark.parametrize(
    "value", [2**53 + 1, -(2**53) - 1, float("nan"), float("inf"), 1e300, 1e-9]
)
def test_a_number_that_would_change_is_refused(value: float) -> None:
    with pytest.raises(ValueError, match=r"would not survive|no spelling"):
        to_yaml({"a": value})


@pytest.mark.parametrize(
    "value", [{1: "x"}, {"a": {None: 1}}, {"a": {1, 2}}, {"a": b"x"}, {"a": object()}]
)
def test_what_is_no_plain_data_is_refused(value: Any) -> None:
    with pytest.raises(TypeError):
        to_yaml(value)
