"""Our CRDs have the constraints of the real ones, on every field that we have."""

from __future__ import annotations

import copy
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
CRDS = ROOT / "imports" / "crds"
UPSTREAM = ROOT.parent / "shared" / "upstream" / "crds"

CONSTRAINTS = (
    "type", "format", "enum", "pattern", "minimum", "maximum", "minLength", "maxLength",
    "minItems", "maxItems", "minProperties", "maxProperties", "default", "nullable",
    "x-kubernetes-int-or-string", "x-kubernetes-list-type", "x-kubernetes-list-map-keys",
    "x-kubernetes-map-type", "x-kubernetes-preserve-unknown-fields",
)  # fmt: skip

upstream = pytest.mark.skipif(
    not UPSTREAM.is_dir(), reason="the real CRDs are not beside this checkout"
)


def ours() -> list[tuple[Path, dict[str, Any]]]:
    """Every CRD of ours with its file."""
    return [
        (path, crd)
        for path in sorted(CRDS.glob("*.yaml"))
        for crd in yaml.safe_load_all(path.read_text("utf-8"))
    ]


def real(crd: Mapping[str, Any]) -> dict[str, Any]:
    """The real CRD of the same kind."""
    spec = crd["spec"]
    path = UPSTREAM / f"{spec['group']}_{spec['names']['plural']}.yaml"
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def schema(crd: Mapping[str, Any], version: str) -> Mapping[str, Any]:
    """The structural schema of one version."""
    found: Mapping[str, Any] = next(
        one["schema"]["openAPIV3Schema"]
        for one in crd["spec"]["versions"]
        if one["name"] == version
    )
    return found


def differences(mine: Mapping[str, Any], theirs: Mapping[str, Any], path: str) -> Iterator[str]:
    """Where our schema says something else about a field than the real one."""
    yield from constraint_differences(mine, theirs, path)
    properties = mine.get("properties", {})
    required = [one for one in theirs.get("required", ()) if one in properties]
    if list(mine.get("required", ())) != required:
        yield f"{path or '/'}: required is {mine.get('required')!r}, really {required!r}"
    yield from rule_differences(mine, theirs, path)
    for name, field in properties.items():
        if not path and name in ("metadata", "status", "apiVersion", "kind"):
            continue
        if name not in theirs.get("properties", {}):
            yield f"{path}/{name}: does not exist"
        else:
            yield from differences(field, theirs["properties"][name], f"{path}/{name}")
    for key in ("items", "additionalProperties"):
        if isinstance(mine.get(key), Mapping):
            yield from differences(mine[key], theirs[key], f"{path}/{key}")


def constraint_differences(
    mine: Mapping[str, Any], theirs: Mapping[str, Any], path: str
) -> Iterator[str]:
    """Keywords of one field that differ."""
    for key in CONSTRAINTS:
        if mine.get(key) != theirs.get(key):
            yield f"{path or '/'}: {key} is {mine.get(key)!r}, really {theirs.get(key)!r}"


def rule_differences(
    mine: Mapping[str, Any], theirs: Mapping[str, Any], path: str
) -> Iterator[str]:
    """CEL rules that we lack or have too many; those about fields that we lack are not ours."""
    have = {one["rule"] for one in mine.get("x-kubernetes-validations", ())}
    want = {one["rule"] for one in theirs.get("x-kubernetes-validations", ())}
    absent = set(theirs.get("properties", {})) - set(mine.get("properties", {}))
    want = {one for one in want if not any(f"self.{field}" in one for field in absent)}
    for rule in have ^ want:
        yield f"{path or '/'}: rule {rule!r} is {'not real' if rule in have else 'missing'}"


@upstream
@pytest.mark.parametrize(
    "index", range(len(ours())), ids=[one["metadata"]["name"] for _, one in ours()]
)
def test_every_constraint_on_our_fields_is_the_real_one(index: int) -> None:
    _, crd = ours()[index]
    version = crd["spec"]["versions"][0]["name"]
    theirs = real(crd)
    assert crd["spec"]["scope"] == theirs["spec"]["scope"]
    assert list(differences(schema(crd, version), schema(theirs, version), "")) == []


@upstream
@pytest.mark.parametrize(
    ("pointer", "change", "said"),
    [
        ("spec/kubernetes/admissionControllers/items", {"enum": ["PodSecurity"]}, "enum"),
        ("spec/networkProfile/clusterDomain", {"pattern": ".*"}, "pattern"),
        ("spec/networkProfile/clusterDomain", {"x-kubernetes-validations": []}, "missing"),
        ("spec/networkProfile/dnsServiceIPs", {"maxItems": 9}, "maxItems"),
        ("spec/controlPlane/deployment/replicas", {"default": 3}, "default"),
        ("spec", {"required": ["kubernetes"]}, "required"),
        ("spec/networkProfile/port", {"type": "string"}, "type"),
    ],
)
def test_the_comparison_can_fail(pointer: str, change: dict[str, Any], said: str) -> None:
    crd = copy.deepcopy(next(one for _, one in ours()))
    mine = field = schema(crd, "v1alpha1")
    for name in pointer.split("/"):
        field = field["items"] if name == "items" else field["properties"][name]
    assert isinstance(field, dict)
    field.update(change)
    found = list(differences(mine, schema(real(crd), "v1alpha1"), ""))
    assert any(said in one for one in found)


@upstream
def test_no_description_is_the_real_ones() -> None:
    for _, crd in ours():
        version = crd["spec"]["versions"][0]["name"]
        theirs = set(descriptions(schema(real(crd), version)))
        assert set(descriptions(schema(crd, version))) & theirs == set()


def descriptions(part: Any) -> Iterator[str]:
    """Every description in a schema."""
    if isinstance(part, Mapping):
        if isinstance(part.get("description"), str):
            yield part["description"]
        for one in part.values():
            yield from descriptions(one)


def fields(part: Any, path: str) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Path, name and schema of every field."""
    if not isinstance(part, Mapping):
        return
    for name, field in part.get("properties", {}).items():
        yield f"{path}/{name}", name, field
        yield from fields(field, f"{path}/{name}")
    yield from fields(part.get("items"), f"{path}[]")


@pytest.mark.parametrize("path", sorted(CRDS.glob("*.yaml")), ids=lambda path: str(path.name))
def test_one_file_holds_one_group_and_describes_every_field(path: Path) -> None:
    for crd in yaml.safe_load_all(path.read_text("utf-8")):
        assert path.name == f"{crd['spec']['group']}.yaml"
        version = crd["spec"]["versions"][0]["name"]
        for place, name, field in fields(schema(crd, version), ""):
            # The API server allows no description of `metadata` itself.
            assert field.get("description") or place == "/metadata", place
            # jsii's Python generator has a method of this name on every builder.
            assert name != "build", place


def test_the_generator_is_sound_shell() -> None:
    shellcheck = shutil.which("shellcheck", path=str(Path(sys.executable).parent))
    assert shellcheck is not None
    subprocess.run([shellcheck, ROOT / "imports" / "generate.sh"], check=True)


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (ROOT / "imports" / "package-lock.json").read_text("utf-8")
