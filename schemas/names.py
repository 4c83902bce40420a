"""What a name may look like (Kubernetes documentation, "Object Names and IDs")."""

from __future__ import annotations

import re

LABEL = r"[a-z0-9]([-a-z0-9]*[a-z0-9])?"
SUBDOMAIN = rf"{LABEL}(\.{LABEL})*"
# Without the greatest length: 63 for a label, 253 for a subdomain.
RFC1123_LABEL = re.compile(rf"{LABEL}\Z")
RFC1123_SUBDOMAIN = re.compile(rf"{SUBDOMAIN}\Z")

_LABEL_NAME = re.compile(r"[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?\Z")


def is_qualified_name(key: str) -> bool:
    """'name' or 'domain/name', as keys of labels, annotations and resources must be."""
    domain, slash, name = key.rpartition("/")
    if slash and (not RFC1123_SUBDOMAIN.match(domain) or len(domain) > 253):
        return False
    return len(name) <= 63 and bool(_LABEL_NAME.match(name))


def is_label_value(value: str) -> bool:
    """At most 63 letters, digits, '-', '_' and '.', or nothing."""
    return not value or (len(value) <= 63 and bool(_LABEL_NAME.match(value)))
