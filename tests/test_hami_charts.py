"""Every version of HAMi's chart: its values' schema, what we render for it, the way to the next."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

import charts
import schemas
import spec
from charts.hami_values import hami_values
from model.fleet import Fleet
from model.hami_chart import CHARTS, chart_of, migration, versions_with
from model.manifest import Owner
from model.tenant import Driver, Tenant
from output.migration import migration_notes
from schemas.hami_values import check_values

if TYPE_CHECKING:
    from tests.conftest import FleetFolder

ROOT = Path(__file__).parent.parent
SCHEMAS = ROOT / "schemas" / "hami"
VERSIONS = tuple(one.version for one in CHARTS)
SHARED = ROOT.parent / "shared"
MATRIX = SHARED / "knowledge" / "hami-values-matrix.csv"
UPSTREAM = SHARED / "upstream" / "hami"

# Values that templates read and that the charts' own values.yaml does not name.
UNNAMED = {
    "mockDevicePlugin.tag",
    "scheduler.admissionWebhook.objectSelector.matchLabels",
    "scheduler.nodeLabelSelector",
    "scheduler.nodeSelector",
}


def leaves(schema: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """The dotted path of every value that a schema describes."""
    for name, part in schema.get("properties", {}).items():
        place = f"{path}.{name}" if path else name
        if "properties" in part:
            yield from leaves(part, place)
        else:
            yield place


def given(values: Any, path: str = "") -> Iterator[str]:
    """The dotted path of every value in a values file; an empty mapping is one."""
    if isinstance(values, dict) and values:
        for name, part in values.items():
            yield from given(part, f"{path}.{name}" if path else name)
    else:
        yield path


def uncovered(keys: set[str], described: set[str]) -> tuple[set[str], set[str]]:
    """Keys that no schema describes, and descriptions without a key."""
    below = {
        key: next((one for one in described if key == one or key.startswith(f"{one}.")), "")
        for key in keys
    }
    missing = {key for key, found in below.items() if not found}
    return missing, described - set(below.values()) - UNNAMED


def described(version: str) -> set[str]:
    """The values in the schema of a version."""
    return set(leaves(json.loads((SCHEMAS / f"{version}.json").read_bytes())))


def test_each_version_in_the_table_has_a_schema() -> None:
    assert {path.stem for path in SCHEMAS.glob("*.json")} == set(VERSIONS)
    for version in VERSIONS:
        assert version in json.loads((SCHEMAS / f"{version}.json").read_bytes())["title"]


@pytest.mark.skipif(not MATRIX.exists(), reason="the facts are not here")
@pytest.mark.parametrize("version", VERSIONS)
def test_a_schema_names_the_values_of_its_version_and_no_others(version: str) -> None:
    rows = list(csv.DictReader(MATRIX.read_text("utf-8").splitlines()))
    keys = {row["key"] for row in rows if row[f"v{version}"] != "—"}
    assert uncovered(keys, described(version)) == (set(), set())


@pytest.mark.skipif(not UPSTREAM.exists(), reason="the charts' values are not here")
@pytest.mark.parametrize("version", ["2.7.1", "2.9.0"])
def test_a_schema_names_the_values_of_the_chart_itself(version: str) -> None:
    values = yaml.safe_load((UPSTREAM / f"values-v{version}.yaml").read_text("utf-8"))
    assert uncovered(set(given(values)), described(version)) == (set(), set())


def test_every_object_in_a_schema_is_closed() -> None:
    def objects(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        if "properties" in part:
            yield part
            for one in part["properties"].values():
                yield from objects(one)

    for version in VERSIONS:
        for one in objects(json.loads((SCHEMAS / f"{version}.json").read_bytes())):
            assert one["additionalProperties"] is False


@pytest.fixture(scope="module")
def tenant() -> Tenant:
    """A tenant of the lab."""
    fleet = spec.load(ROOT / "fleet", shown="fleet").fleet
    assert fleet is not None
    return fleet.tenants[0]


def modes() -> Iterator[tuple[str, Driver]]:
    """Every version with every driver that it can serve."""
    for one in CHARTS:
        yield one.version, "hostDriver"
        if one.has("mockDevicePlugin"):
            yield one.version, "mock"


@pytest.mark.parametrize(("version", "driver"), tuple(modes()))
def test_what_is_rendered_for_a_version_fits_its_schema(
    tenant: Tenant, version: str, driver: Driver
) -> None:
    runtime = "" if driver == "mock" else "nvidia"
    hami = replace(tenant.hami, version=version, runtime_class=runtime, failure_policy="Fail")
    values = hami_values(replace(tenant, driver=driver, hami=hami))
    assert list(check_values(values)) == []
    assert values.version == version
    assert values.values["global"]["imageTag"] == f"v{version}"


def test_the_same_things_have_other_names_in_old_versions(tenant: Tenant) -> None:
    def plugin(version: str) -> Mapping[str, Any]:
        hami = replace(tenant.hami, version=version, runtime_class="nvidia")
        found = hami_values(replace(tenant, driver="hostDriver", hami=hami))
        part = found.values["devicePlugin"]
        assert isinstance(part, dict)
        return part

    assert plugin("2.7.1")["nvidianodeSelector"] == {"gpu": "on"}
    assert plugin("2.8.3")["nvidiaNodeSelector"] == {"gpu": "on"}
    assert {"nodeConfiguration", "deviceListStrategy"} <= plugin("2.8.3").keys()
    assert not {"nodeConfiguration", "deviceListStrategy"} & plugin("2.7.1").keys()


def test_old_mock_plugins_are_given_no_configuration_of_ours(tenant: Tenant) -> None:
    hami = replace(tenant.hami, version="2.8.3", device_split_count=7)
    values = hami_values(replace(tenant, hami=hami)).values
    assert "device-config" not in values
    assert values["devicePlugin"]["deviceSplitCount"] == 7
    assert values["mockDevicePlugin"]["enabled"] is True


def test_an_unknown_version_is_our_own_fault(tenant: Tenant) -> None:
    with pytest.raises(ValueError, match=r"2\.99\.0"):
        hami_values(replace(tenant, hami=replace(tenant.hami, version="2.99.0")))


def test_a_value_of_another_version_is_unknown(tenant: Tenant) -> None:
    values = hami_values(replace(tenant, driver="hostDriver"))
    found = {one.pointer for one in check_values(replace(values, version="2.7.1"))}
    assert "/devicePlugin/nvidiaNodeSelector" in found
    assert "/mockDevicePlugin" in found


def test_versions_with_a_feature() -> None:
    assert versions_with("mockDevicePlugin") == ("2.8.3", "2.10.0")
    assert versions_with("nodeConfiguration") == ("2.8.3", "2.9.0", "2.10.0")
    assert chart_of("2.10") is None


def test_the_way_from_one_version_to_another() -> None:
    assert migration("2.10.0", "2.10.0") == ()
    assert migration("2.6.1", "2.10.0") == ()
    assert any("drain" in one for one in migration("2.9.0", "2.10.0"))
    far, near = migration("2.7.1", "2.10.0"), migration("2.9.0", "2.10.0")
    assert set(near) < set(far)
    (back,) = migration("2.10.0", "2.8.3")
    assert "downgrade" in back


def owner(name: str, version: str) -> Owner:
    """An owner with a pinned version."""
    return Owner(name, "0" * 64, {"hami": version} if version else {})


def test_tenants_that_move_alike_stand_together(tmp_path: Path) -> None:
    (tmp_path / "locks").mkdir()
    for name, text in (
        ("tenant-a", '{"versions": {"hami": "2.9.0"}}'),
        ("tenant-b", '{"versions": {"hami": "2.9.0"}}'),
        ("tenant-c", '{"versions": {"hami": "2.10.0"}}'),
        ("kamaji", '{"versions": {"kamaji": "26.8.2-edge"}}'),
        ("broken", "no lock"),
    ):
        (tmp_path / "locks" / f"{name}.json").write_text(text)
    owners = [owner(name, "2.10.0") for name in ("tenant-a", "tenant-b", "tenant-c", "new")]
    text = migration_notes([*owners, owner("broken", "2.10.0"), owner("kamaji", "")], tmp_path)
    first, *rest = text.splitlines()
    assert first == "note: HAMi moves from 2.9.0 to 2.10.0 in tenant-a, tenant-b"
    assert rest
    assert all(line.startswith("  - ") for line in rest)


@pytest.mark.parametrize("command", ["check", "synth"])
def test_a_note_is_printed_when_the_pin_moves(lab: FleetFolder, command: str) -> None:
    def run(name: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, str(ROOT / "main.py"), name],
            cwd=lab.path.parent,
            capture_output=True,
            text=True,
            check=False,
        )

    lab.edit("fleet.yaml", "- version: 2.10.0", "- version: 2.8.3\n      - version: 2.10.0")
    lab.edit("classes/lab.yaml", "hami: 2.10.0", "hami: 2.8.3")
    first = run("synth")
    assert (first.returncode, "note:" in first.stderr) == (0, False)
    lab.edit("classes/lab.yaml", "hami: 2.8.3", "hami: 2.10.0")
    done = run(command)
    assert "note: HAMi moves from 2.8.3 to 2.10.0 in tenant-a, tenant-b\n" in done.stderr
    assert "Metrics have new names" in done.stderr
    assert "note:" not in done.stdout
    assert ("note:" in run("synth").stderr) is (command == "check")


def test_a_fleet_pinned_to_an_old_version_renders_without_a_finding(lab: FleetFolder) -> None:
    lab.edit("fleet.yaml", "- version: 2.10.0", "- version: 2.8.3")
    lab.edit("classes/lab.yaml", "hami: 2.10.0", "hami: 2.8.3")
    fleet: Fleet | None = spec.load(lab.path, shown="fleet").fleet
    assert fleet is not None
    assert schemas.check(charts.render(fleet), crds=ROOT / "imports" / "crds") == ()
