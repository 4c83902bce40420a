"""The rules about what is in dist/ and what should be."""

from __future__ import annotations

from model.rule import error

_SYNTH = "Run `gpu-tenants synth` (or `make synth`) and commit the result."


FILE_FOREIGN = error(
    "file-foreign",
    "a file in dist/ that we did not make",
    "Engines apply whatever is in a synced folder, and what we did not make we never delete.",
    "Move it out of dist/, or delete it yourself.",
)
LOCK_UNREADABLE = error(
    "lock-unreadable",
    "a lock that cannot be read",
    "Without it nobody knows which files of dist/ are ours to replace.",
    "Restore the file from Git.",
)
DIST_MISSING = error(
    "dist-missing",
    "a file that dist/ should have",
    "The clusters get what is committed, not what the fleet files say.",
    _SYNTH,
)
DIST_CHANGED = error(
    "dist-changed",
    "a file in dist/ that differs from what the fleet files say",
    "Either the fleet files have changed since the last synth, or dist/ was edited by hand.",
    _SYNTH,
)
DIST_EXTRA = error(
    "dist-extra",
    "a file in dist/ that the fleet files no longer ask for",
    "The clusters keep getting an object that nobody asks for.",
    _SYNTH,
)
