"""The DataStores that we make; after Kamaji and its etcd."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cdk8s import ApiObjectMetadata
from constructs import Construct

from charts.labels import guard, labels
from charts.unit import Place, Unit
from imports.io.clastix import kamaji
from model.management import DataStore, ManagementCluster, SecretKey

_TLS = "DataStoreSpecTlsConfig"


class DataStores(Unit):
    """Every datastore of the fleet that nothing else makes, with references to its Secrets.

    Arguments:
    - `data_stores`: those with `existing` are left out.
    - `cluster`: the management cluster, for where its lines in the input are.

    Renders: DataStore, and the anchor.
    """

    def __init__(
        self,
        scope: Construct,
        place: Place,
        *,
        data_stores: Sequence[DataStore],
        cluster: ManagementCluster,
    ) -> None:
        super().__init__(scope, place, anchor_namespace="kube-system")
        for store in data_stores:
            if store.existing:
                continue
            kamaji.DataStore(
                self,
                f"store-{store.name}",
                metadata=ApiObjectMetadata(
                    name=store.name, labels=labels(place.fleet), annotations=guard(True)
                ),
                spec=kamaji.DataStoreSpec(
                    driver=kamaji.DataStoreSpecDriver.ETCD,
                    endpoints=list(store.endpoints),
                    tls_config=_tls_config(store),
                ),
            )
            self.trace("DataStore", "", store.name, cluster.traced, {"": "dataStores"})


def _tls_config(store: DataStore) -> Any:
    return kamaji.DataStoreSpecTlsConfig(
        certificate_authority=kamaji.DataStoreSpecTlsConfigCertificateAuthority(
            certificate=_reference("CertificateAuthorityCertificate", store.ca_certificate),
            private_key=_reference("CertificateAuthorityPrivateKey", store.ca_private_key),
        ),
        client_certificate=kamaji.DataStoreSpecTlsConfigClientCertificate(
            certificate=_reference("ClientCertificateCertificate", store.client_certificate),
            private_key=_reference("ClientCertificatePrivateKey", store.client_private_key),
        ),
    )


def _reference(part: str, secret: SecretKey | None) -> Any:
    if secret is None:
        return None
    reference = getattr(kamaji, f"{_TLS}{part}SecretReference")
    return getattr(kamaji, f"{_TLS}{part}")(
        secret_reference=reference(
            name=secret.name, namespace=secret.namespace, key_path=secret.key
        )
    )
