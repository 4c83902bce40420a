"""Runs a real kube-apiserver on loopback, with etcd and the controllers that the tests need."""

from __future__ import annotations

import contextlib
import json
import shutil
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from conformance.api_server import ADMIN, ApiServer, wait_for

BINARIES = ("etcd", "kube-apiserver", "kube-controller-manager")
# The last one takes the finalizer from claims: without it no namespace with a claim ever goes.
_CONTROLLERS = (
    "resourcequota-controller,serviceaccount-controller,namespace-controller,"
    "persistentvolumeclaim-protection-controller"
)


@contextlib.contextmanager
def running(
    binaries: Path, folder: Path, users: Mapping[str, Sequence[str]]
) -> Iterator[ApiServer]:
    """Starts etcd, the API server and the controller manager, and stops them whatever happens.

    `users` maps a token, which is also the user's name, to the user's groups.
    """
    etcd_client, etcd_peer, secure = free_port(), free_port(), free_port()
    keys = _keys(folder)
    (folder / "tokens.csv").write_text(
        f'{ADMIN},{ADMIN},{ADMIN},"system:masters"\n'
        + "".join(f'{name},{name},{name},"{",".join(groups)}"\n' for name, groups in users.items())
    )
    client, peer = f"http://127.0.0.1:{etcd_client}", f"http://127.0.0.1:{etcd_peer}"
    commands = {
        "etcd": [
            f"--data-dir={folder / 'etcd'}", "--name=test",
            f"--listen-client-urls={client}", f"--advertise-client-urls={client}",
            f"--listen-peer-urls={peer}", f"--initial-advertise-peer-urls={peer}",
            f"--initial-cluster=test={peer}", "--unsafe-no-fsync", "--log-level=error",
        ],
        "kube-apiserver": [
            f"--etcd-servers={client}", f"--cert-dir={folder / 'certificates'}",
            "--bind-address=127.0.0.1", f"--secure-port={secure}",
            "--advertise-address=127.0.0.1", "--endpoint-reconciler-type=none",
            "--service-cluster-ip-range=127.64.0.0/16", "--authorization-mode=RBAC",
            f"--token-auth-file={folder / 'tokens.csv'}",
            "--service-account-issuer=https://127.0.0.1",
            f"--service-account-key-file={keys}", f"--service-account-signing-key-file={keys}",
            "--disable-admission-plugins=DefaultStorageClass,DefaultIngressClass",
        ],
    }  # fmt: skip
    with contextlib.ExitStack() as stack:
        for name, arguments in commands.items():
            stack.enter_context(_process(binaries / name, arguments, folder))
        certificate = folder / "certificates" / "apiserver.crt"
        wait_for(lambda: certificate.is_file(), "the serving certificate")
        server = ApiServer(f"https://127.0.0.1:{secure}", certificate)
        wait_for(lambda: _ready(server), "/readyz")
        stack.enter_context(_controllers(binaries, folder, server))
        wait_for(lambda: _has_default_account(server), "the service account controller")
        yield server


def _controllers(
    binaries: Path, folder: Path, server: ApiServer
) -> contextlib.AbstractContextManager[None]:
    config = {
        "apiVersion": "v1",
        "kind": "Config",
        "clusters": [
            {
                "name": "c",
                "cluster": {
                    "server": server.url,
                    "certificate-authority": str(folder / "certificates" / "apiserver.crt"),
                },
            }
        ],
        "users": [{"name": "u", "user": {"token": ADMIN}}],
        "contexts": [{"name": "x", "context": {"cluster": "c", "user": "u"}}],
        "current-context": "x",
    }
    path = folder / "controllers.json"
    path.write_text(json.dumps(config))
    arguments = [
        f"--kubeconfig={path}", f"--controllers={_CONTROLLERS}", "--leader-elect=false",
        "--bind-address=127.0.0.1", f"--secure-port={free_port()}",
        f"--cert-dir={folder / 'controllers'}", "--resource-quota-sync-period=1s",
    ]  # fmt: skip
    return _process(binaries / "kube-controller-manager", arguments, folder)


@contextlib.contextmanager
def _process(binary: Path, arguments: Sequence[str], folder: Path) -> Iterator[None]:
    log = folder / f"{binary.name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen([str(binary), *arguments], stdout=output, stderr=output)
        try:
            yield
        finally:
            process.kill()
            process.wait()


def free_port() -> int:
    """A port of the loopback interface that nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _keys(folder: Path) -> Path:
    openssl = shutil.which("openssl")
    if openssl is None:
        raise RuntimeError("openssl is needed to make the key that signs service accounts")
    path = folder / "service-accounts.key"
    command = [openssl, "genpkey", "-algorithm", "RSA", "-out", str(path)]
    subprocess.run(command, check=True, capture_output=True)
    return path


def _ready(server: ApiServer) -> bool:
    try:
        return server.request("GET", "/readyz").status == 200
    except OSError:
        return False


def _has_default_account(server: ApiServer) -> bool:
    return server.request("GET", "/api/v1/namespaces/default/serviceaccounts/default").accepted
