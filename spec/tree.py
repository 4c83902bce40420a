"""A YAML text -> plain data, with the place of every key and value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import yaml

from model.location import Location
from model.pointer import escape
from model.report import Finding, finding
from spec import source_rules as rules
from spec.scalars import SurpriseError, plain

DEPTH = 30

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass
class Tree:
    """What was read: data, the places of values and keys by JSON pointer, and what is wrong."""

    file: str
    data: Any = None
    places: dict[str, Location] = field(default_factory=dict)
    key_places: dict[str, Location] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


def parse(text: str, file: str) -> Tree:
    """One document as data. The first fault of syntax or structure is the only one reported."""
    tree = Tree(file)
    problem = _structure(text, file)
    if problem is not None:
        tree.findings.append(problem)
        return tree
    node: Any = yaml.compose(text, Loader=_LOADER)
    if not isinstance(node, yaml.MappingNode):
        tree.findings.append(
            finding(
                rules.NOT_A_MAPPING,
                "the document must be a mapping",
                location=_location(file, node.start_mark),
            )
        )
        return tree
    tree.data = _value(node, "", tree)
    return tree


def _structure(text: str, file: str) -> Finding | None:
    """Faults that show in the events, before anything is expanded."""
    counts = _Counts()
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            problem = _event(event, file) or counts.add(event, file)
            if problem is not None:
                return problem
    except yaml.MarkedYAMLError as error:
        words = ": ".join(part for part in (error.context, error.problem) if part)
        mark = error.problem_mark or error.context_mark
        return finding(rules.YAML_SYNTAX, words, location=_location(file, mark))
    except yaml.YAMLError as error:
        return finding(rules.YAML_SYNTAX, str(error).splitlines()[0], location=Location(file, 1, 1))
    if counts.documents == 0:
        return finding(
            rules.DOCUMENT_COUNT, "the file holds no object", location=Location(file, 1, 1)
        )
    return None


@dataclass
class _Counts:
    documents: int = 0
    depth: int = 0

    def add(self, event: Any, file: str) -> Finding | None:
        """Counts documents and levels of nesting; a finding where there are too many."""
        location = _location(file, event.start_mark)
        self.documents += isinstance(event, yaml.DocumentStartEvent)
        self.depth += isinstance(event, yaml.CollectionStartEvent)
        self.depth -= isinstance(event, yaml.CollectionEndEvent)
        if self.documents > 1:
            words = "a second document starts here"
            return finding(rules.DOCUMENT_COUNT, words, location=location)
        if self.depth > DEPTH:
            words = f"the nesting is deeper than {DEPTH} levels"
            return finding(rules.YAML_TOO_DEEP, words, location=location)
        return None


def _event(event: Any, file: str) -> Finding | None:
    location = _location(file, event.start_mark)
    if getattr(event, "anchor", None) is not None:
        sign = "*" if isinstance(event, yaml.AliasEvent) else "&"
        return finding(
            rules.ANCHOR_USED, f"'{sign}{event.anchor}' must not be used", location=location
        )
    if getattr(event, "tag", None) is not None:
        return finding(rules.TAG_USED, f"the tag '{event.tag}' must not be used", location=location)
    return None


def _value(node: Any, pointer: str, tree: Tree) -> Any:
    tree.places[pointer] = _location(tree.file, node.start_mark, pointer)
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, pointer, tree)
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, f"{pointer}/{index}", tree) for index, item in enumerate(node.value)]
    return _scalar(node, tree)


def _mapping(node: yaml.MappingNode, pointer: str, tree: Tree) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key_node, value_node in node.value:
        key = _key(key_node, tree)
        if key is None:
            continue
        place = f"{pointer}/{escape(key)}"
        if key in data:
            first = tree.key_places[place]
            tree.findings.append(
                finding(
                    rules.KEY_DUPLICATE,
                    f"the key `{key}` stands twice, first in line {first.line}",
                    location=_location(tree.file, key_node.start_mark, place),
                )
            )
            continue
        tree.key_places[place] = _location(tree.file, key_node.start_mark, place)
        data[key] = _value(value_node, place, tree)
    return data


def _key(node: yaml.Node, tree: Tree) -> str | None:
    value = _scalar(node, tree) if isinstance(node, yaml.ScalarNode) else node
    if isinstance(value, str):
        return value
    if value is not _AMBIGUOUS:
        shown = node.value if isinstance(node, yaml.ScalarNode) else "a collection"
        tree.findings.append(
            finding(
                rules.KEY_NOT_STRING,
                f"the key `{shown}` must be a string",
                location=_location(tree.file, node.start_mark),
            )
        )
    return None


_AMBIGUOUS = object()


def _scalar(node: yaml.ScalarNode, tree: Tree) -> Any:
    # libyaml says '' for a plain scalar where PyYAML says None.
    if node.style:
        return node.value
    try:
        return plain(node.value)
    except SurpriseError as surprise:
        tree.findings.append(
            finding(
                rules.SCALAR_AMBIGUOUS,
                f"the plain value {node.value} may be read as {surprise} or as a string",
                location=_location(tree.file, node.start_mark),
                fix=f'Write "{node.value}" in double quotes if it is a string, or a plain number, '
                "true or false.",
            )
        )
        return _AMBIGUOUS


def _location(file: str, mark: Any, pointer: str = "") -> Location:
    if mark is None:
        return Location(file, 1, 1, pointer)
    return Location(file, mark.line + 1, mark.column + 1, pointer)
