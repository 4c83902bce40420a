"""CEL as Kubernetes evaluates it: real rules compile, and our functions mean what they should."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from cel_expr_python import cel
from hypothesis import given
from hypothesis import strategies as st

from schemas.cel import broken_rules, compiled
from schemas.cel_library import compare
from schemas.defaults import with_defaults

UPSTREAM = Path(__file__).parent.parent.parent / "shared" / "upstream" / "crds"


def rules(part: Any) -> Iterator[str]:
    """Every rule in a schema."""
    if isinstance(part, Mapping):
        for rule in part.get("x-kubernetes-validations", ()):
            yield rule["rule"]
        for one in part.values():
            yield from rules(one)
    elif isinstance(part, list):
        for one in part:
            yield from rules(one)


@pytest.mark.skipif(not UPSTREAM.is_dir(), reason="the real CRDs are not beside this checkout")
def test_every_rule_of_the_real_crds_compiles() -> None:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found = {
        rule
        for path in UPSTREAM.glob("*.yaml")
        for crd in yaml.load_all(path.read_text("utf-8"), Loader=loader)
        for rule in rules(crd)
    }
    assert len(found) >= 30
    for rule in found:
        assert compiled(rule)


def value_of(expression: str, self: Any = None) -> Any:
    """The value of an expression, or the class of errors where it has none."""
    result = compiled(expression).eval(data={"self": self, "oldSelf": None})
    return "error" if result.type() == cel.Type.ERROR else result.plain_value()


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("isCIDR('10.0.0.0/8')", True),
        ("isCIDR('10.0.0.1/8')", True),
        ("isCIDR('10.0.0.0')", False),
        ("isCIDR('10.0.0.0/33')", False),
        ("isCIDR('10.0.0.0/08')", False),
        ("isCIDR('fd00::/64')", True),
        ("isIP('10.0.0.1')", True),
        ("isIP('010.0.0.1')", False),
        ("isIP('::1')", True),
        ("isIP('::ffff:1.2.3.4')", False),
        ("ip('10.0.0.1').family()", 4),
        ("ip('nope')", "error"),
        ("cidr('10.0.0.0/8').containsIP('10.1.2.3')", True),
        ("cidr('10.0.0.0/8').containsCIDR('11.0.0.0/16')", False),
        ("cidr('10.0.0.0/8').prefixLength()", 8),
        ("isURL('https://example.com/x')", True),
        ("isURL('example')", False),
        ("url('https://example.com:80/x').getHostname()", "example.com"),
        ("url('https://example.com:80/x').getHost()", "example.com:80"),
        ("url('https://example.com:80/x').getScheme()", "https"),
        ("isQuantity('1.5Gi')", True),
        ("isQuantity('1x')", False),
        ("quantity('1Gi') == quantity('1024Mi')", True),
        ("quantity('1Gi').isGreaterThan(quantity('1G'))", True),
        ("quantity('500m').compareTo(quantity('0.5'))", 0),
        ("quantity('2k').asInteger()", 2000),
        ("quantity('-1').sign()", -1),
        ("quantity('1x')", "error"),
        ("isSemver('1.2.3-rc.1')", True),
        ("isSemver('1.2')", False),
        ("semver('1.10.0').isGreaterThan(semver('1.9.0'))", True),
        ("semver('1.0.0-rc.1').isLessThan(semver('1.0.0'))", True),
        ("[1, 2, 2].isSorted()", True),
        ("[2, 1].isSorted()", False),
        ("[1, 2].sum()", 3),
        ("[3, 1].min()", 1),
        ("[3, 1].max()", 3),
        ("'abc 123'.find('[0-9]+')", "123"),
        ("'1 2'.findAll('[0-9]+')", ["1", "2"]),
        ("'a,b'.split(',')", ["a", "b"]),
    ],
)
def test_functions_of_kubernetes(expression: str, value: Any) -> None:
    assert value_of(expression) == value


def test_a_missing_key_is_an_error_and_an_error_is_absorbed_as_the_server_does() -> None:
    assert value_of("self.a.b == 1", {"a": {}}) == "error"
    assert value_of("self.a.b == 1 || true", {"a": {}}) is True
    assert value_of("self.a.b == 1 && false", {"a": {}}) is False
    assert value_of("has(self.a.b)", {"a": {}}) is False


SCHEMA: dict[str, Any] = {
    "properties": {
        "size": {"x-kubernetes-validations": [{"rule": "self == oldSelf", "message": "fixed"}]},
        "items": {"items": {"x-kubernetes-validations": [{"rule": "self > 0", "message": "> 0"}]}},
        "mode": {"default": "a"},
    },
    "x-kubernetes-validations": [{"rule": "self.mode == 'a'", "message": "mode"}],
}


def test_rules_hold_at_every_level_after_defaults_and_changes_need_an_old_object() -> None:
    value = with_defaults({"size": 2, "items": [1, 0]}, SCHEMA)
    assert value["mode"] == "a"
    assert list(broken_rules(value, SCHEMA)) == [("/items/1", "> 0")]
    assert list(broken_rules(value, SCHEMA, {"size": 1})) == [
        ("/size", "fixed"),
        ("/items/1", "> 0"),
    ]
    assert list(broken_rules({"mode": "b"}, SCHEMA)) == [("", "mode")]
    ((_, message),) = broken_rules({}, SCHEMA)
    assert "cannot be evaluated" in message


NUMBERS = st.integers(0, 30).map(str)
VERSIONS = st.builds(
    lambda numbers, before: "semver:" + ".".join(numbers) + (f"-{before}" if before else ""),
    st.lists(NUMBERS, min_size=3, max_size=3),
    st.sampled_from(["", "alpha", "alpha.1", "beta", "rc.1", "rc.2", "1"]),
)


@given(VERSIONS, VERSIONS, VERSIONS)
def test_versions_are_totally_ordered(one: str, two: str, three: str) -> None:
    assert compare(one, two) == -compare(two, one)
    assert (compare(one, two) == 0) == (one == two)
    if compare(one, two) <= 0 and compare(two, three) <= 0:
        assert compare(one, three) <= 0
