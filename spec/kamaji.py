"""Is the pinned release of Kamaji one whose API is known."""

from __future__ import annotations

from collections.abc import Iterator

from model.kamaji_release import NEWEST, OLDEST, parse_release
from model.report import Finding, finding
from spec import reference_rules as rules
from spec.parse_fleet import Offer


def check_kamaji(offer: Offer) -> Iterator[Finding]:
    """A tag that is no release, or one before or after those that are known."""
    tag = offer.management.versions["kamaji"]
    release = parse_release(tag)
    if release is not None and OLDEST <= release <= NEWEST and str(release) == tag:
        return
    yield finding(
        rules.KAMAJI_RELEASE_UNKNOWN,
        f"`kamaji` '{tag}' must be a release from {OLDEST} to {NEWEST}",
        location=offer.management.traced.location("managementCluster.versions.kamaji"),
    )
