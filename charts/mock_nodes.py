"""The script that gives a tenant's nodes their simulated cards."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

from model.gpu import GpuPool
from model.manifest import Script
from model.tenant import Tenant


def mock_nodes(tenant: Tenant) -> tuple[Script, ...]:
    """One script for a tenant with the mock driver, none for real cards."""
    if tenant.driver != "mock":
        return ()
    text = node_script(tenant.name, tenant.pools, tenant.hami.device_split_count)
    return (Script(path=f"values/{tenant.name}/nodes.sh", owner=tenant.name, text=text),)


def node_script(tenant: str, pools: tuple[GpuPool, ...], split_count: int) -> str:
    """The script's text; `split_count` is slots per card."""
    positions = [(pool, index) for pool in pools for index in range(pool.nodes)]
    cards = "\n".join(
        f"        {pool.name}/{index}) printf '%s %s\\n' "
        f"{pool.cards_per_node * split_count} '{annotation(tenant, pool, index, split_count)}' ;;"
        for pool, index in positions
    )
    wanted = "\n".join(f"        {pool.name}) printf '%s\\n' {pool.nodes} ;;" for pool in pools)
    shown = ", ".join(
        f"{pool.name} ({pool.nodes} node(s) of {pool.cards_per_node} x {pool.model.memory_mib} MiB)"
        for pool in pools
    )
    text = _template()
    for key, value in (
        ("@CARDS@", cards),
        ("@WANTED@", wanted),
        ("@POOLS@", shown),
        ("@NAMES@", " ".join(pool.name for pool in pools)),
        ("@EXAMPLE@", " ".join(f"{pool.name}={tenant}-worker" for pool in pools[:1])),
        ("@TENANT@", tenant),
    ):
        text = text.replace(key, value)
    return text


def annotation(tenant: str, pool: GpuPool, node: int, split_count: int) -> str:
    """HAMi's description of the cards of one node: a JSON array, memory in MiB.

    `health` must be there: without it HAMi takes every card for broken.
    """
    return json.dumps(
        [
            {
                "id": card_uuid(tenant, pool.name, node, index),
                "index": index,
                "count": split_count,
                "devmem": pool.model.memory_mib,
                "devcore": 100,
                "type": pool.model.device_type,
                "numa": 0,
                "mode": "hami-core",
                "health": True,
            }
            for index in range(pool.cards_per_node)
        ],
        separators=(",", ":"),
    )


def card_uuid(tenant: str, pool: str, node: int, card: int) -> str:
    """A UUID that no other card of the fleet has, and that is the same in every rendering."""
    text = hashlib.sha256(f"{tenant}/{pool}/{node}/{card}".encode()).hexdigest()
    return f"GPU-{text[:8]}-{text[8:12]}-{text[12:16]}-{text[16:20]}-{text[20:32]}"


@cache
def _template() -> str:
    return (Path(__file__).parent / "scripts" / "nodes.sh").read_text("utf-8")
