"""A real kube-apiserver on loopback, with etcd and the controllers that the tests need."""

from __future__ import annotations

import contextlib
import json
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

BINARIES = ("etcd", "kube-apiserver", "kube-controller-manager")
ADMIN = "admin"
_CONTROLLERS = "resourcequota-controller,serviceaccount-controller,namespace-controller"
_MANAGER = "gpu-tenants"


@dataclass(frozen=True)
class Answer:
    """What the server said: status code, body as JSON, and its warnings."""

    status: int
    body: Any
    warnings: tuple[str, ...] = ()

    @property
    def accepted(self) -> bool:
        """Whether the request went through."""
        return self.status < 300

    @property
    def message(self) -> str:
        """The server's words about a refusal, '' otherwise."""
        return "" if self.accepted else str(self.body.get("message", ""))


class ApiServer:
    """Talks to a running server, as the user of a token."""

    def __init__(self, url: str, certificate: Path) -> None:
        self.url = url
        self._context = ssl.create_default_context(cafile=str(certificate))
        self._plurals: dict[tuple[str, str], tuple[str, bool]] = {}

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        *,
        user: str = ADMIN,
        content: str = "application/json",
    ) -> Answer:
        """One request; refusals are answers, too."""
        request = urllib.request.Request(f"{self.url}{path}", body, method=method)
        request.add_header("Authorization", f"Bearer {user}")
        request.add_header("Content-Type", content)
        request.add_header("Accept", "application/json")
        try:
            with urllib.request.urlopen(request, context=self._context, timeout=60) as reply:
                return _answer(reply.status, reply.read(), reply.headers.get_all("Warning"))
        except urllib.error.HTTPError as error:
            return _answer(error.code, error.read(), error.headers.get_all("Warning"))

    def apply(
        self, text: bytes, body: Mapping[str, Any], *, dry_run: bool = False, user: str = ADMIN
    ) -> Answer:
        """Server-side apply of a file's bytes, with strict field validation."""
        query = f"fieldManager={_MANAGER}&fieldValidation=Strict&force=true"
        if dry_run:
            query += "&dryRun=All"
        path = self.path(body)
        if path is None:
            return Answer(404, {"message": "the server does not have this kind"})
        content = "application/apply-patch+yaml"
        return self.request("PATCH", f"{path}?{query}", text, content=content, user=user)

    def create(
        self, body: Mapping[str, Any], *, dry_run: bool = False, user: str = ADMIN
    ) -> Answer:
        """An ordinary create, with strict field validation."""
        path = self.path(body, collection=True)
        query = "fieldValidation=Strict" + ("&dryRun=All" if dry_run else "")
        if path is None:
            return Answer(404, {"message": "the server does not have this kind"})
        return self.request("POST", f"{path}?{query}", json.dumps(body).encode(), user=user)

    def delete(self, body: Mapping[str, Any]) -> Answer:
        """Deletes an object at once."""
        return self.request(
            "DELETE", f"{self.path(body)}?gracePeriodSeconds=0&propagationPolicy=Background"
        )

    def get(self, body: Mapping[str, Any]) -> Answer:
        """What is stored of an object."""
        return self.request("GET", str(self.path(body)))

    def wait_for(self, condition: Callable[[], bool], what: str) -> None:
        """Polls until a condition holds. Raises RuntimeError where it never does."""
        _wait_for(condition, what)

    def wait_until_gone(self, body: Mapping[str, Any]) -> None:
        """Waits until an object that was deleted does not exist any more."""
        _wait_for(lambda: self.get(body).status == 404, f"the end of {self.path(body)}")

    def wait_for_crd(self, name: str) -> None:
        """Waits until the server serves a CRD's objects."""
        _wait_for(lambda: self._established(name), f"the CRD {name}")

    def _established(self, name: str) -> bool:
        path = f"/apis/apiextensions.k8s.io/v1/customresourcedefinitions/{name}"
        body = self.request("GET", path).body
        conditions = {one["type"]: one["status"] for one in body["status"].get("conditions", ())}
        if conditions.get("Established") != "True":
            return False
        group, version = body["spec"]["group"], body["spec"]["versions"][0]["name"]
        plural = body["spec"]["names"]["plural"]
        return self.request("GET", f"/apis/{group}/{version}/{plural}").accepted

    def path(self, body: Mapping[str, Any], *, collection: bool = False) -> str | None:
        """The address of an object or its collection, None for a kind that the server lacks."""
        version, kind = str(body.get("apiVersion", "")), str(body.get("kind", ""))
        found = self._resource(version, kind)
        if found is None:
            return None
        plural, namespaced = found
        metadata = body.get("metadata") or {}
        base = f"/apis/{version}" if "/" in version else f"/api/{version}"
        # An object without a namespace lands where a client without one would send it.
        namespace = quote(str(metadata.get("namespace") or "default"), safe="")
        place = f"/namespaces/{namespace}" if namespaced else ""
        name = "" if collection else f"/{quote(str(metadata.get('name', '')), safe='')}"
        return f"{base}{place}/{plural}{name}"

    def _resource(self, version: str, kind: str) -> tuple[str, bool] | None:
        if (version, kind) not in self._plurals:
            base = f"/apis/{version}" if "/" in version else f"/api/{version}"
            answer = self.request("GET", base)
            for one in answer.body.get("resources", ()) if answer.accepted else ():
                if "/" not in one["name"]:
                    self._plurals[version, one["kind"]] = (one["name"], one["namespaced"])
        return self._plurals.get((version, kind))


def _answer(status: int, content: bytes, warnings: Sequence[str] | None) -> Answer:
    try:
        body = json.loads(content)
    except ValueError:
        body = {"message": content.decode("utf-8", "replace")}
    return Answer(status, body, tuple(warnings or ()))


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
        _wait_for(lambda: certificate.is_file(), "the serving certificate")
        server = ApiServer(f"https://127.0.0.1:{secure}", certificate)
        _wait_for(lambda: _ready(server), "/readyz")
        stack.enter_context(_controllers(binaries, folder, server))
        _wait_for(lambda: _has_default_account(server), "the service account controller")
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


def _wait_for(condition: Callable[[], bool], what: str) -> None:
    """Polls until a condition holds; a server that never gets there is an error."""
    deadline = time.monotonic() + 120
    while not condition():
        if time.monotonic() > deadline:
            raise RuntimeError(f"{what} was not there within two minutes")
        time.sleep(0.05)


def _ready(server: ApiServer) -> bool:
    try:
        return server.request("GET", "/readyz").status == 200
    except OSError:
        return False


def _has_default_account(server: ApiServer) -> bool:
    return server.request("GET", "/api/v1/namespaces/default/serviceaccounts/default").accepted
