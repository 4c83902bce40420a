"""The one expected failure: the program cannot go on, and the user can do something about it."""

from __future__ import annotations


class FleetError(Exception):
    """Cannot start or go on (no such folder, output not writable, nothing to render): exit code 2.

    `message` says what is wrong in one sentence, `hint` what to do.
    """

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
