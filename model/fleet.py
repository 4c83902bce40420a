"""The fleet: everything that was asked for, resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from model.management import DataStore, ManagementCluster
from model.tenant import Tenant


@dataclass(frozen=True)
class Fleet:
    """Everything: one management cluster, its datastores, and the tenants sorted by name."""

    name: str
    management: ManagementCluster
    delivery_engine: Literal["none"]
    data_stores: tuple[DataStore, ...]
    tenants: tuple[Tenant, ...]

    def data_store(self, name: str) -> DataStore:
        """The datastore of that name. Raises StopIteration for an unknown one (our own fault)."""
        return next(store for store in self.data_stores if store.name == name)
