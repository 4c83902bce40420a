"""Reading files: each trap of YAML and of text has one clear error, at its place."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from model.error import FleetError
from model.pointer import segments
from spec.scalars import SurpriseError, plain
from spec.source import read
from spec.tree import parse

TRAPS = [
    ("bom", b"\xef\xbb\xbfa: 1\n", "byte-order-mark", 1, 1, "byte order mark"),
    ("crlf", b"a: 1\r\nb: 2\r\n", "carriage-return", 1, 5, "CRLF"),
    ("cr", b"a: 1\rb: 2\n", "carriage-return", 1, 5, "CR"),
    ("utf16", "a: 1\n".encode("utf-16"), "not-utf8", 1, 1, "0xff"),
    ("latin1", b"a: caf\xe9\n", "not-utf8", 1, 7, "0xe9"),
    ("nul", b"a: x\x00y\n", "control-character", 1, 5, "U+0000"),
    ("next line", "a: x\u0085y\n".encode(), "control-character", 1, 5, "U+0085"),
    ("line separator", "a: x\u2028y\n".encode(), "control-character", 1, 5, "U+2028"),
    ("tab", b"a:\n\tb: 1\n", "tab-indentation", 2, 1, "tab"),
    ("tab after spaces", b"a:\n  \tb: 1\n", "tab-indentation", 2, 3, "tab"),
    ("too large", b"# " + b"x" * 2**20, "file-too-large", 1, 1, "bytes"),
    ("empty", b"", "document-count", 1, 1, "no object"),
    ("only a comment", b"# nothing\n", "document-count", 1, 1, "no object"),
    ("two documents", b"a: 1\n---\nb: 2\n", "document-count", 2, 1, "second document"),
    ("syntax", b"a: [1, 2\nb: 3\n", "yaml-syntax", 2, 2, "flow sequence"),
    ("unclosed quote", b'a: "x\n', "yaml-syntax", 2, 1, "quoted scalar"),
    ("anchor", b"a: &x 1\nb: *x\n", "anchor-used", 1, 4, "'&x'"),
    ("alias bomb", b"a: &a [x]\nb: &b [*a,*a]\nc: [*b,*b]\n", "anchor-used", 1, 4, "'&a'"),
    ("tag", b"a: !!python/name:os.system x\n", "tag-used", 1, 4, "os.system"),
    ("own tag", b"a: !secret x\n", "tag-used", 1, 4, "!secret"),
    ("duplicate", b"a: 1\nb: 2\na: 3\n", "key-duplicate", 3, 1, "first in line 1"),
    ("nested duplicate", b"a:\n  b: 1\n  b: 2\n", "key-duplicate", 3, 3, "`b`"),
    ("list on top", b"- a\n", "not-a-mapping", 1, 1, "must be a mapping"),
    ("text on top", b"a\n", "not-a-mapping", 1, 1, "must be a mapping"),
    ("integer key", b"1: x\n", "key-not-string", 1, 1, "must be a string"),
    ("collection as key", b"? [a]\n: x\n", "key-not-string", 1, 3, "must be a string"),
    ("merge key", b"a: 1\n<<: {b: 2}\n", "scalar-ambiguous", 2, 1, "special key"),
    ("on as key", b"on: 1\n", "scalar-ambiguous", 1, 1, "boolean (YAML 1.1)"),
]

SURPRISES = [
    "on", "off", "yes", "No", "y", "N", "True", "FALSE", "Null", "~", "1e3", "1E3", ".5", "5.",
    "1_000", "012", "0o7", "0x1F", "0b1", "+1", "-01", "12:30", "190:20:30", "2026-12-01",
    "2026-12-01T10:00:00Z", "6063e25", "1e10", ".inf", "-.Inf", ".NaN", "=", "<<",
    "9007199254740993", "1.5e3",
]  # fmt: skip


@pytest.mark.parametrize(
    ("raw", "rule", "line", "column", "words"),
    [trap[1:] for trap in TRAPS],
    ids=[trap[0] for trap in TRAPS],
)
def test_each_trap_is_one_error_at_its_place(
    tmp_path: Path, raw: bytes, rule: str, line: int, column: int, words: str
) -> None:
    (tmp_path / "x.yaml").write_bytes(raw)
    documents, findings = read(tmp_path, shown="fleet")
    (finding,) = findings
    assert documents == []
    assert finding.rule == rule
    assert finding.location is not None
    assert (finding.location.file, finding.location.line) == ("fleet/x.yaml", line)
    assert finding.location.column == column
    assert words in finding.message
    assert finding.fix
    assert finding.why


def test_deep_nesting_is_refused_before_it_is_built() -> None:
    (finding,) = parse("a: " + "[" * 500 + "]" * 500, "x.yaml").findings
    assert finding.rule == "yaml-too-deep"


@pytest.mark.parametrize("text", SURPRISES)
def test_a_plain_scalar_that_readers_disagree_about_is_refused(text: str) -> None:
    (finding,) = parse(f"a: {text}\n", "x.yaml").findings
    assert finding.rule == "scalar-ambiguous"
    assert finding.location is not None
    assert finding.location.column == 4
    assert f'"{text}"' in finding.fix


@pytest.mark.parametrize("text", SURPRISES)
def test_the_same_text_in_quotes_is_a_string(text: str) -> None:
    tree = parse(f'a: "{text}"\n', "x.yaml")
    assert (tree.findings, tree.data) == ([], {"a": text})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True), ("false", False), ("null", None), ("", None), ("0", 0), ("-7", -7),
        ("10", 10), ("1.5", 1.5), ("0.25", 0.25), ("2.10.0", "2.10.0"), ("v1.36.4", "v1.36.4"),
        ("26.8.2-edge", "26.8.2-edge"), ("10.96.0.0/16", "10.96.0.0/16"), ("500m", "500m"),
        ("8Gi", "8Gi"), ("172.18.255.200-172.18.255.250", "172.18.255.200-172.18.255.250"),
        ("a:b", "a:b"), ("deadbeef", "deadbeef"), ("9007199254740992", 2**53),
    ],
)  # fmt: skip
def test_plain_scalars_that_all_readers_agree_about(text: str, value: object) -> None:
    read_value = plain(text)
    assert read_value == value
    assert type(read_value) is type(value)


@given(st.text(alphabet="0123456789eE._+-:xob abcdfnyYNtrue~=<", min_size=1, max_size=8))
def test_what_we_take_for_a_value_is_that_value_for_yaml_1_1_too(text: str) -> None:
    try:
        ours = plain(text)
    except SurpriseError:
        return
    if text != text.strip() or text[0] in "-?:<=" or ": " in text or text.endswith(":"):
        return
    assert yaml.safe_load(f"[{text}]") == [ours]


def test_a_symbolic_link_is_refused_wherever_it_leads(tmp_path: Path) -> None:
    inside, outside = tmp_path / "fleet", tmp_path / "outside.yaml"
    inside.mkdir()
    outside.write_text("a: 1\n")
    (inside / "file.yaml").symlink_to(outside)
    (inside / "folder").symlink_to(tmp_path)
    _, findings = read(inside, shown="fleet")
    assert [(one.rule, str(one.location)) for one in findings] == [
        ("file-outside", "fleet/file.yaml:1:1"),
        ("file-outside", "fleet/folder:1:1"),
    ]


@pytest.fixture
def unreadable() -> Iterator[Path]:
    """An unreadable file in a folder of its own; rights count even where the tests run as root."""
    user = os.geteuid()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        file = folder / "x.yaml"
        file.write_text("a: 1\n")
        file.chmod(0)
        if user == 0:
            os.seteuid(65534)
        yield file
        os.seteuid(user)


def test_a_file_without_the_right_to_read_it(unreadable: Path) -> None:
    documents, (finding,) = read(unreadable.parent, shown="fleet")
    assert documents == []
    assert finding.rule == "file-unreadable"
    assert "Permission denied" in finding.message


def test_a_folder_named_like_a_file_cannot_be_mistaken(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").mkdir()
    (tmp_path / "x.yaml" / "y.yaml").write_text("a: 1\n")
    documents, findings = read(tmp_path, shown="fleet")
    assert ([one.relative for one in documents], findings) == (["x.yaml/y.yaml"], [])


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    for name in ("README.md", ".hidden.yaml", "x.json", "x.yaml.bak"):
        (tmp_path / name).write_text("not: [yaml")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "x.yaml").write_text("not: [yaml")
    (tmp_path / "x.yml").write_text("a: 1\n")
    documents, findings = read(tmp_path, shown="fleet")
    assert ([one.relative for one in documents], findings) == (["x.yml"], [])


@pytest.mark.parametrize("make", [False, True])
def test_nothing_to_read_is_no_success(tmp_path: Path, make: bool) -> None:
    folder = tmp_path / "fleet"
    if make:
        folder.mkdir()
    with pytest.raises(FleetError) as caught:
        read(folder, shown="fleet")
    assert caught.value.hint


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text("ab on1:é", max_size=6),
    lambda child: (
        st.lists(child, max_size=3) | st.dictionaries(st.text("abc/~", min_size=1), child)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.text("abc/~", min_size=1, max_size=4), VALUES, min_size=1))
def test_data_and_places_survive_reading(data: dict[str, object]) -> None:
    text = yaml.dump(data, Dumper=QuotingDumper, allow_unicode=True, sort_keys=False)
    tree = parse(text, "x.yaml")
    assert (tree.findings, tree.data) == ([], data)
    lines = text.splitlines()
    for pointer, place in tree.key_places.items():
        key = segments(pointer)[-1]
        assert f'"{key}"' in lines[place.line - 1][place.column - 1 :]
        assert pointer in tree.places


class QuotingDumper(yaml.SafeDumper):
    """Puts every string in double quotes, and never uses anchors."""

    def ignore_aliases(self, data: object) -> bool:
        """No anchors."""
        return True


QuotingDumper.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style='"'),
)
