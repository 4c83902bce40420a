"""Puts a new folder in the place of an old one, in one step where the system can."""

from __future__ import annotations

import ctypes
import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

# linux/fs.h: RENAME_EXCHANGE; sys/stdio.h of macOS: RENAME_SWAP. Both are 2.
_SWAP = 2
_AT_FDCWD = {"linux": -100, "darwin": -2}
_UNSUPPORTED = (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP)


def exchange(new: Path, old: Path) -> bool:
    """Swaps two folders of one file system; False, with nothing changed, where it cannot.

    Raises OSError for any other failure.
    """
    call = _system_call()
    if call is None:
        return False
    at = _AT_FDCWD[sys.platform]
    if call(at, os.fsencode(new), at, os.fsencode(old), _SWAP) == 0:
        return True
    number = ctypes.get_errno()
    if number in _UNSUPPORTED:
        return False
    raise OSError(number, os.strerror(number), str(old))


def _system_call() -> Callable[..., int] | None:
    if sys.platform not in _AT_FDCWD:
        return None
    library = ctypes.CDLL(None, use_errno=True)
    name = "renameat2" if sys.platform == "linux" else "renameatx_np"
    call: Any = getattr(library, name, None)
    if call is not None:
        call.argtypes = [ctypes.c_int, ctypes.c_char_p] * 2 + [ctypes.c_uint]
    function: Callable[..., int] | None = call
    return function
