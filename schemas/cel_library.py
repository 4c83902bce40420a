"""Kubernetes' own functions for CEL, as far as they work on plain values."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from cel_expr_python import cel
from cel_expr_python.ext import ext_optional, ext_strings

from model.quantity import parse

_T = cel.Type
_QUANTITY, _VERSION = "quantity:", "semver:"
_SEMVER = re.compile(
    r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)"
    r"(-((0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?"
    r"(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?\Z"
)


@cache
def environment() -> Any:
    """CEL with `self`, `oldSelf`, strings, optionals, and the functions below."""
    return _environment("self", "oldSelf")


@cache
def _admission() -> Any:
    return _environment(
        "object", "oldObject", "request", "params", "namespaceObject", "authorizer", "variables"
    )


def _environment(*names: str) -> Any:
    return cel.NewEnv(
        variables=dict.fromkeys(names, _T.DYN),
        extensions=[ext_strings.ExtStrings(), ext_optional.ExtOptional()],
        functions=[*_addresses(), *_texts(), *_lists(), *_ordered()],
    )


def admission_type(expression: str) -> tuple[str, str]:
    """The type of an admission policy's expression ('BOOL'), or '' and what is wrong with it."""
    try:
        return str(_admission().compile(expression).return_type().name()), ""
    except RuntimeError as error:
        return "", str(error).splitlines()[0]


def _function(
    name: str,
    returns: Any,
    parameters: Sequence[Any],
    implementation: Callable[..., Any],
    *,
    member: bool = False,
) -> Any:
    overload = cel.Overload(
        id=f"gpu_tenants_{name}_{'member' if member else 'global'}_{len(parameters)}",
        return_type=returns,
        parameters=list(parameters),
        is_member=member,
        impl=implementation,
    )
    return cel.FunctionDecl(name, [overload])


def _addresses() -> list[Any]:
    return [
        _function("isIP", _T.BOOL, [_T.STRING], is_ip),
        _function("isCIDR", _T.BOOL, [_T.STRING], is_cidr),
        # An address is its canonical text here, a network too: members of them work on text.
        _function("ip", _T.STRING, [_T.STRING], lambda text: str(ipaddress.ip_address(text))),
        _function("cidr", _T.STRING, [_T.STRING], _canonical_cidr),
        _function("family", _T.INT, [_T.STRING], _family, member=True),
        _function("prefixLength", _T.INT, [_T.STRING], _prefix_length, member=True),
        _function("containsIP", _T.BOOL, [_T.STRING, _T.STRING], _contains_ip, member=True),
        _function("containsCIDR", _T.BOOL, [_T.STRING, _T.STRING], _contains_cidr, member=True),
    ]


def _texts() -> list[Any]:
    return [
        _function("isURL", _T.BOOL, [_T.STRING], is_url),
        _function("url", _T.STRING, [_T.STRING], _url),
        _function("getScheme", _T.STRING, [_T.STRING], _scheme, member=True),
        _function("getHost", _T.STRING, [_T.STRING], _host, member=True),
        _function("getHostname", _T.STRING, [_T.STRING], _hostname, member=True),
        _function("find", _T.STRING, [_T.STRING, _T.STRING], _find, member=True),
        _function("findAll", _T.List(_T.STRING), [_T.STRING, _T.STRING], _find_all, member=True),
    ]


def _lists() -> list[Any]:
    return [
        _function("isSorted", _T.BOOL, [_T.LIST], _is_sorted, member=True),
        _function("sum", _T.DYN, [_T.LIST], sum, member=True),
        _function("min", _T.DYN, [_T.LIST], min, member=True),
        _function("max", _T.DYN, [_T.LIST], max, member=True),
    ]


def _ordered() -> list[Any]:
    """Quantities and semantic versions; both are text with a tag, so that both can be compared."""
    pair = [_T.STRING, _T.STRING]
    return [
        _function("isQuantity", _T.BOOL, [_T.STRING], lambda text: parse(text) is not None),
        _function("quantity", _T.STRING, [_T.STRING], _quantity),
        _function("isSemver", _T.BOOL, [_T.STRING], lambda text: bool(_SEMVER.match(text))),
        _function("semver", _T.STRING, [_T.STRING], _semver),
        _function("compareTo", _T.INT, pair, compare, member=True),
        _function("isGreaterThan", _T.BOOL, pair, lambda a, b: compare(a, b) > 0, member=True),
        _function("isLessThan", _T.BOOL, pair, lambda a, b: compare(a, b) < 0, member=True),
        _function("asInteger", _T.INT, [_T.STRING], _as_integer, member=True),
        _function(
            "sign", _T.INT, [_T.STRING], lambda text: compare(text, f"{_QUANTITY}0"), member=True
        ),
    ]


def is_ip(text: str) -> bool:
    """An address as Go's netip reads it: no zone, no IPv4 inside IPv6."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    mapped = isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None
    return "%" not in text and not mapped


def is_cidr(text: str) -> bool:
    """A prefix as Go's netip reads it: host bits may be set."""
    address, slash, length = text.partition("/")
    if not slash or not is_ip(address) or not re.fullmatch(r"0|[1-9][0-9]*", length):
        return False
    return int(length) <= (128 if ":" in address else 32)


def is_url(text: str) -> bool:
    """An absolute URL or an absolute path."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return bool(parts.scheme and (parts.netloc or parts.path)) or text.startswith("/")


def compare(left: str, right: str) -> int:
    """-1, 0 or 1, for two results of `quantity()` or two of `semver()`.

    Raises ValueError for anything else.
    """
    if left.startswith(_QUANTITY) and right.startswith(_QUANTITY):
        first, second = _number(left), _number(right)
        return (first > second) - (first < second)
    one, other = (_precedence(text.removeprefix(_VERSION)) for text in (left, right))
    return (one > other) - (one < other)


def _quantity(text: str) -> str:
    number = parse(text)
    return f"{_QUANTITY}{number}" if number is not None else _fail(text)


def _as_integer(text: str) -> int:
    return int(_number(text))


def _number(text: str) -> Fraction:
    return Fraction(text.removeprefix(_QUANTITY))


def _semver(text: str) -> str:
    return f"{_VERSION}{text}" if _SEMVER.match(text) else _fail(text)


def _precedence(text: str) -> tuple[object, ...]:
    """A key that orders versions (Semantic Versioning 2.0.0, section 11)."""
    if not _SEMVER.match(text):
        raise ValueError(f"'{text}' is neither a quantity nor a version")
    core, _, before = text.partition("+")[0].partition("-")
    numbers = tuple(int(part) for part in core.split("."))
    parts = tuple(
        (0, int(part), "") if part.isdigit() else (1, 0, part) for part in before.split(".") if part
    )
    return (numbers, not before, parts)


def _is_sorted(items: list[Any]) -> bool:
    return items == sorted(items)


def _url(text: str) -> str:
    return text if is_url(text) else _fail(text)


def _scheme(text: str) -> str:
    return urlsplit(text).scheme


def _host(text: str) -> str:
    return urlsplit(text).netloc


def _canonical_cidr(text: str) -> str:
    return text if is_cidr(text) else _fail(text)


def _fail(text: str) -> str:
    raise ValueError(f"cannot convert '{text}'")


def _family(text: str) -> int:
    return ipaddress.ip_address(text.partition("/")[0]).version


def _prefix_length(text: str) -> int:
    return int(text.partition("/")[2])


def _contains_ip(network: str, address: str) -> bool:
    return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)


def _contains_cidr(outer: str, inner: str) -> bool:
    big, small = (ipaddress.ip_network(one, strict=False) for one in (outer, inner))
    return (
        big.version == small.version
        and big.prefixlen <= small.prefixlen
        and small.network_address in big
    )


def _hostname(text: str) -> str:
    return urlsplit(text).hostname or ""


def _find(text: str, pattern: str) -> str:
    match = re.search(pattern, text)
    return match[0] if match else ""


def _find_all(text: str, pattern: str) -> list[str]:
    return [match[0] for match in re.finditer(pattern, text)]
