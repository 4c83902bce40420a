"""Findings: everything that can be wrong, in one shape."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from model.location import Location
from model.manifest import Manifest
from model.rule import Rule, Severity


@dataclass(frozen=True)
class Finding:
    """One problem: which rule, what is wrong (`message`), why it matters, what to do (`fix`).

    `location` is the line of the user's file where it can be mended, when there is one; `path` is
    the file relative to dist/ and `pointer` the JSON pointer inside it, when it shows there.
    """

    rule: str
    severity: Severity
    message: str
    why: str
    fix: str
    location: Location | None = None
    path: str = ""
    pointer: str = ""

    @property
    def sort_key(self) -> tuple[str, int, int, str, str, str, str]:
        """Orders by the user's file and line, then by place in dist/, then by rule."""
        place = self.location or Location("", 0, 0)
        return (
            place.file,
            place.line,
            place.column,
            self.path,
            self.pointer,
            self.rule,
            self.message,
        )


def finding(
    rule: Rule,
    message: str,
    *,
    location: Location | None = None,
    path: str = "",
    pointer: str = "",
    fix: str = "",
) -> Finding:
    """A `Finding` of `rule`; `fix` replaces the rule's general remediation by a closer one."""
    return Finding(
        rule=rule.id,
        severity=rule.severity,
        message=message,
        why=rule.rationale,
        fix=fix or rule.remediation,
        location=location,
        path=path,
        pointer=pointer,
    )


def object_finding(
    rule: Rule, manifest: Manifest, words: str, pointer: str = "", *, fix: str = ""
) -> Finding:
    """A `Finding` about the field of an object at `pointer`, with the input line it comes from."""
    return finding(
        rule,
        f"{manifest}: {words}",
        location=manifest.location(pointer),
        path=manifest.path,
        pointer=pointer,
        fix=fix,
    )


def sort_findings(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings in reporting order, without exact repetitions."""
    return tuple(sorted(set(findings), key=lambda item: item.sort_key))


def has_errors(findings: Iterable[Finding]) -> bool:
    """Whether any finding forbids writing dist/."""
    return any(item.severity is Severity.ERROR for item in findings)
