"""Runs every rule over every object that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from model.manifest import HelmValues, Manifest, Script, Tree
from model.report import Finding, finding, object_finding, sort_findings
from model.rule import Rule, Violation
from rules import (
    access_too_wide,
    container_outside_limit_range,
    control_plane_argument_ignored,
    control_plane_metadata_copied,
    control_plane_unreachable,
    control_plane_volume_broken,
    datastore_credential_incomplete,
    datastore_identity_conflict,
    datastore_override_broken,
    default_deny_missing,
    gpu_quota_key_not_enforced,
    gpu_request_misread,
    hami_annotation_ignored,
    hami_bypassed,
    kubeconfig_generator_unbounded,
    quota_exceeded,
    secret_in_dist,
)


class RuleModule(Protocol):
    """What a module in this package is: `KINDS` () stands for every kind.

    `check` may look at all manifests, and reports problems of `subject` only.
    """

    RULE: Rule
    KINDS: frozenset[str]

    def check(self, subject: Manifest, manifests: Sequence[Manifest], /) -> Iterator[Violation]:
        """The violations of one object."""
        ...


ALL: tuple[RuleModule, ...] = (
    access_too_wide,
    container_outside_limit_range,
    control_plane_argument_ignored,
    control_plane_metadata_copied,
    control_plane_unreachable,
    control_plane_volume_broken,
    datastore_credential_incomplete,
    datastore_identity_conflict,
    datastore_override_broken,
    default_deny_missing,
    gpu_quota_key_not_enforced,
    gpu_request_misread,
    hami_annotation_ignored,
    hami_bypassed,
    kubeconfig_generator_unbounded,
    quota_exceeded,
    secret_in_dist,
)


def run(tree: Tree, rules: Sequence[RuleModule] = ALL) -> tuple[Finding, ...]:
    """Every finding of every rule, sorted."""
    found = [
        object_finding(rule.RULE, subject, violation.message, violation.pointer)
        for rule in rules
        for subject in tree.manifests
        if not rule.KINDS or subject.kind in rule.KINDS
        for violation in rule.check(subject, tree.manifests)
    ]
    found.extend(_other_files(tree))
    return sort_findings(found)


def _other_files(tree: Tree) -> Iterator[Finding]:
    """Values and scripts are no objects, but they leave with dist/ all the same."""
    others: Sequence[HelmValues | Script] = (*tree.values, *tree.scripts)
    for one in others:
        content = one.values if isinstance(one, HelmValues) else {"text": one.text}
        for violation in secret_in_dist.find(content):
            yield finding(
                secret_in_dist.RULE,
                f"{one.path}: {violation.message}",
                path=one.path,
                pointer=violation.pointer,
            )
