"""What Kamaji's admission webhook refuses, beyond the CRD."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterator, Mapping
from typing import Any

from model.kamaji_release import NEWEST, KamajiRelease
from model.manifest import Manifest
from model.report import Finding, object_finding
from schemas import rules
from schemas.names import SUBDOMAIN

_NUMBER = r"(0|[1-9][0-9]*)"
_VERSION = re.compile(rf"v?{_NUMBER}\.{_NUMBER}\.{_NUMBER}(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?\Z")
_ALT_NAME = re.compile(rf"(\*\.)?{SUBDOMAIN}\Z")


def check_kamaji_admission(
    manifest: Manifest,
    old: Mapping[str, Any] | None = None,
    release: KamajiRelease = NEWEST,
) -> Iterator[Finding]:
    """Everything that the webhook would say about a TenantControlPlane; nothing for other kinds.

    With the object as it was (`old`), also what it says about the change. `release` decides which
    Kubernetes versions it knows.
    """
    if manifest.kind != "TenantControlPlane":
        return
    spec = manifest.body.get("spec")
    if not isinstance(spec, Mapping):
        return
    profile = _mapping(spec, "networkProfile")
    problems = (
        *_deployment(spec),
        *_version(_mapping(spec, "kubernetes").get("version"), release),
        *_alt_names(profile.get("certSANs") or ()),
        *_dns(profile),
        *(_changes(old.get("spec") or {}, spec) if old is not None else ()),
    )
    for pointer, words in problems:
        yield object_finding(rules.KAMAJI_ADMISSION, manifest, words, pointer)


def _mapping(parent: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    child = parent.get(key)
    return child if isinstance(child, Mapping) else {}


def _deployment(spec: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    plane = _mapping(spec, "controlPlane")
    if "deployment" not in plane:
        yield "/spec/controlPlane", "`deployment` must be there, or the webhook itself fails"
    replicas = _mapping(plane, "deployment").get("replicas", 0)
    if isinstance(replicas, int) and replicas < 0:
        yield (
            "/spec/controlPlane/deployment/replicas",
            f"`replicas` {replicas} must not be negative",
        )


def _version(version: object, release: KamajiRelease) -> Iterator[tuple[str, str]]:
    if not isinstance(version, str):
        return
    match = _VERSION.match(version)
    if match is None:
        yield "/spec/kubernetes/version", f"`version` '{version}' must be like 'v1.36.4'"
    elif (int(match[1]), int(match[2])) > release.highest_minor:
        highest = ".".join(map(str, release.highest_minor))
        words = f"`version` '{version}' must be at most {highest} with Kamaji {release}"
        yield "/spec/kubernetes/version", words


def _changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    before, after = (
        _VERSION.match(str(_mapping(spec, "kubernetes").get("version"))) for spec in (old, new)
    )
    if before is not None and after is not None:
        step = (int(after[1]), int(after[2]) - int(before[2]))
        words = f"`version` '{before[0]}' must not become '{after[0]}': "
        if step < (int(before[1]), 0):
            yield "/spec/kubernetes/version", words + "Kamaji never downgrades a minor version"
        elif step > (int(before[1]), 1):
            yield "/spec/kubernetes/version", words + "one minor version at a time"
    networks = [_service_cidrs(_mapping(spec, "networkProfile")) for spec in (old, new)]
    if networks[0] != networks[1]:
        # Accepted, and then the webhook compares each change with the old network (recorded).
        words = f"the Service network {networks[0]} must not change: no change is accepted after it"
        yield "/spec/networkProfile", words


def _alt_names(names: object) -> Iterator[tuple[str, str]]:
    for index, name in enumerate(names if isinstance(names, list) else ()):
        if not _is_address(name) and not _ALT_NAME.match(str(name)):
            place = f"/spec/networkProfile/certSANs/{index}"
            yield place, f"'{name}' must be an address or a DNS name, without a port"


def _dns(profile: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    networks = [one for text in _service_cidrs(profile) if (one := _network(text)) is not None]
    given = profile.get("dnsServiceIPs")
    if given is None:
        # Kamaji's default: ten is added to the last byte of the address as it is written.
        given = [str(_plus_ten(text)) for text in _service_cidrs(profile) if _network(text)]
    for index, text in enumerate(given if isinstance(given, list) else ()):
        place = f"/spec/networkProfile/dnsServiceIPs/{index}"
        if not _is_address(text):
            yield place, f"'{text}' must be an address"
        elif networks and not any(_inside(text, network) for network in networks):
            yield place, f"the DNS address '{text}' must be inside a Service network"


def _service_cidrs(profile: Mapping[str, Any]) -> list[str]:
    plural = profile.get("serviceCidrs")
    if isinstance(plural, list) and plural:
        return [str(one) for one in plural]
    return [str(profile.get("serviceCidr") or "10.96.0.0/16")]


def _plus_ten(cidr: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    address = ipaddress.ip_address(cidr.partition("/")[0])
    step = 10 if address.version == 4 else 16
    packed = bytearray(address.packed)
    packed[-1] = (packed[-1] + step) % 256
    return ipaddress.ip_address(bytes(packed))


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def _inside(text: str, network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> bool:
    address = ipaddress.ip_address(text)
    return address.version == network.version and address in network


def _is_address(text: object) -> bool:
    try:
        ipaddress.ip_address(str(text))
    except ValueError:
        return False
    return True
