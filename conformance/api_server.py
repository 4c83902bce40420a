"""Talks to a kube-apiserver: apply, create, delete, and what it answers."""

from __future__ import annotations

import json
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

ADMIN = "admin"
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

    @property
    def version(self) -> str:
        """The server's version without the 'v', '1.36.3'."""
        return str(self.request("GET", "/version").body["gitVersion"]).removeprefix("v")

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

    def wait_until_gone(self, body: Mapping[str, Any]) -> None:
        """Waits until an object that was deleted does not exist any more."""
        wait_for(lambda: self.get(body).status == 404, f"the end of {self.path(body)}")

    def wait_for_crd(self, name: str) -> None:
        """Waits until the server serves a CRD's objects."""
        wait_for(lambda: self._established(name), f"the CRD {name}")

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


def wait_for(condition: Callable[[], bool], what: str) -> None:
    """Polls until a condition holds. Raises RuntimeError where it does not within two minutes."""
    deadline = time.monotonic() + 120
    while not condition():
        if time.monotonic() > deadline:
            raise RuntimeError(f"{what} was not there within two minutes")
        time.sleep(0.05)
