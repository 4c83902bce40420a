"""dist/ is written whole or not at all, and nothing that is not ours is touched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from model.error import FleetError
from model.manifest import HelmValues, Manifest, Owner, Script, Tree
from output.dist import Exchange, write
from output.drift import drift, foreign
from output.exchange import exchange
from output.files import digest, files

ROOT = Path(__file__).parent.parent


def tree(value: str = "1", extra: bool = False) -> Tree:
    """A tree with one object, one values file and one script for each of two owners."""
    manifests = [config_map("a", value), config_map("b", "1")]
    if extra:
        manifests.append(config_map("b", "1", name="extra"))
    return Tree(
        tuple(manifests),
        (HelmValues("values/a/hami.yaml", "a", "hami", "2.10.0", {"x": value}),),
        (Script("values/a/nodes.sh", "a", "#!/bin/sh\n"),),
        (Owner("a", "00", {"v": "1"}), Owner("b", "11", {})),
    )


def config_map(owner: str, value: str, name: str = "c") -> Manifest:
    """An object of an owner."""
    body = {
        "apiVersion": "v1",
        "kind": "ConfigMap",
        "metadata": {"name": name, "namespace": "n"},
        "data": {"v": value},
    }
    return Manifest(f"tenants/{owner}", owner, owner, "1.36", body)


OLD, NEW = files(tree("1", extra=True)), files(tree("2"))


def content(folder: Path) -> dict[str, bytes]:
    """Everything in a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def names(folder: Path) -> list[str]:
    """The names in a folder."""
    return sorted(path.name for path in folder.iterdir())


def swap_nothing(new: Path, old: Path) -> bool:
    """A system that cannot exchange two folders."""
    return False


def test_locks_tell_whose_each_file_is() -> None:
    lock = json.loads(NEW["locks/a.json"])
    assert lock["owner"] == "a"
    assert (lock["inputs"], lock["versions"]) == ("sha256:00", {"v": "1"})
    assert lock["files"] == {
        path: digest(NEW[path])
        for path in ("tenants/a/n/configmap-c.yaml", "values/a/hami.yaml", "values/a/nodes.sh")
    }
    assert list(json.loads(NEW["locks/b.json"])["files"]) == ["tenants/b/n/configmap-c.yaml"]


def test_two_objects_in_one_file_and_files_without_an_owner_are_our_fault() -> None:
    one = config_map("a", "1")
    with pytest.raises(ValueError, match="two objects"):
        files(Tree((one, one), owners=(Owner("a", "", {}),)))
    with pytest.raises(ValueError, match="no owner"):
        files(Tree((one,)))


@pytest.mark.parametrize("swap", [exchange, swap_nothing])
def test_writing_makes_the_tree_and_says_what_changed(tmp_path: Path, swap: Exchange) -> None:
    out = tmp_path / "dist"
    assert set(write(OLD, out, swap=swap).added) == set(OLD)
    change = write(NEW, out, swap=swap)
    assert content(out) == NEW
    assert change.removed == ("tenants/b/n/configmap-extra.yaml",)
    assert set(change.changed) == {
        "tenants/a/n/configmap-c.yaml", "values/a/hami.yaml", "locks/a.json", "locks/b.json",
    }  # fmt: skip
    assert names(tmp_path) == ["dist"]
    assert drift(NEW, out) == []


def test_an_unchanged_tree_is_not_touched(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    write(OLD, out)
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*")}
    inode = out.stat().st_ino
    assert not write(OLD, out)
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*")} == before
    assert out.stat().st_ino == inode


def test_rights_do_not_depend_on_the_umask(tmp_path: Path) -> None:
    previous = os.umask(0o077)
    try:
        write(NEW, tmp_path / "dist")
    finally:
        os.umask(previous)
    rights = {path.suffix: path.stat().st_mode & 0o777 for path in (tmp_path / "dist").rglob("*")}
    assert rights == {"": 0o755, ".yaml": 0o644, ".json": 0o644, ".sh": 0o755}


def test_what_is_not_ours_is_a_finding_and_stays(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    write(OLD, out)
    (out / "tenants" / "a" / "notes.md").write_text("mine")
    (out / "link").symlink_to(tmp_path)
    found = [(one.rule, one.path) for one in foreign(out)]
    assert found == [("file-foreign", "link"), ("file-foreign", "tenants/a/notes.md")]


def test_a_folder_of_somebody_else_is_all_foreign(tmp_path: Path) -> None:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "app.js").write_text("x")
    assert [one.rule for one in foreign(tmp_path / "dist")] == ["file-foreign"]


def test_a_lock_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    write(OLD, out)
    (out / "locks" / "a.json").write_text("<<<<<<< merge")
    rules = {one.path: one.rule for one in foreign(out)}
    assert rules["locks/a.json"] == "lock-unreadable"
    assert rules["tenants/a/n/configmap-c.yaml"] == "file-foreign"


def test_drift_names_every_difference(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    write(OLD, out)
    (out / "tenants/b/n/configmap-c.yaml").unlink()
    found = {(one.rule, one.path) for one in drift(NEW, out)}
    assert found == {
        ("dist-missing", "tenants/b/n/configmap-c.yaml"),
        ("dist-changed", "tenants/a/n/configmap-c.yaml"),
        ("dist-changed", "values/a/hami.yaml"),
        ("dist-changed", "locks/a.json"),
        ("dist-changed", "locks/b.json"),
        ("dist-extra", "tenants/b/n/configmap-extra.yaml"),
    }
    assert {one.rule for one in drift(NEW, tmp_path / "nothing")} == {"dist-missing"}


def test_places_that_cannot_be_ours_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "work" / "deep"
    inside.mkdir(parents=True)
    monkeypatch.chdir(inside)
    (tmp_path / "file").write_text("x")
    (tmp_path / "link").symlink_to(inside)
    (tmp_path / "repository" / ".git").mkdir(parents=True)
    before = content(tmp_path)
    for out in (
        Path(), Path("/"), tmp_path / "work", tmp_path / "file", tmp_path / "link",
        tmp_path / "repository", tmp_path / "file" / "dist",
    ):  # fmt: skip
        with pytest.raises(FleetError) as caught:
            write(NEW, out)
        assert caught.value.hint
    assert content(tmp_path) == before


def test_a_second_run_waits_for_nobody_and_changes_nothing(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    write(OLD, out)

    def meanwhile(new: Path, old: Path) -> bool:
        with pytest.raises(FleetError, match="another run"):
            write(OLD, out)
        return exchange(new, old)

    write(NEW, out, swap=meanwhile)
    assert content(out) == NEW


CHILD = """
import json, os, sys
from pathlib import Path

sys.path.insert(0, {root!r})
from output.dist import write
from output.exchange import exchange

files = {{path: text.encode() for path, text in json.load(open(sys.argv[4])).items()}}
limit, count = int(sys.argv[2]), 0
WATCHED = {{"open", "os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.chmod", "shutil.rmtree",
           "os.scandir", "ctypes.dlsym"}}

def audit(event, _):
    global count
    if event in WATCHED:
        count += 1
        if count == limit:
            os._exit(9)

swap = (lambda new, old: False) if sys.argv[3] == "fallback" else exchange
sys.addaudithook(audit)
write(files, Path(sys.argv[1]), swap=swap)
"""


@pytest.mark.parametrize("way", ["exchange", "fallback"])
def test_a_kill_at_any_moment_leaves_the_old_tree_or_the_new_one(tmp_path: Path, way: str) -> None:
    seen: set[str] = set()
    script = tmp_path / "child.py"
    script.write_text(CHILD.format(root=str(ROOT)))
    data = tmp_path / "new.json"
    data.write_text(json.dumps({path: text.decode() for path, text in NEW.items()}))
    for limit in range(1, 400):
        out = tmp_path / f"{limit}" / "dist"
        write(OLD, out)
        child = subprocess.run(
            [sys.executable, script, out, str(limit), way, data], check=False, cwd=tmp_path
        )
        left = content(out) if out.exists() else None
        if way == "exchange":
            assert left in (OLD, NEW), limit
        elif left is None:
            # Between the two renames of a system that cannot exchange, both trees are beside it.
            assert content(out.parent / ".dist.old") == OLD
        seen.add("none" if left is None else "old" if left == OLD else "new")
        write(NEW, out)
        assert content(out) == NEW
        assert names(out.parent) == ["dist"]
        if child.returncode == 0:
            break
        assert child.returncode == 9
    else:
        pytest.fail("the child never finished")
    assert limit > 20
    assert {"old", "new"} <= seen
