"""Documents that a command writes: into a file of the person's choice, or to standard output, byte for byte."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from hegemonic_cli.kernel.violation import Problem, Violation, usage


def keep(path: Path, content: bytes, *, replaces: bool) -> None:
    """Write a file whole or not at all. An existing one is replaced only where `replaces` says so.

    Raises Problem: usage where the file exists, unreadable where it can't be written.
    """
    beside = path.parent / f".{path.name}.{os.getpid()}.new"
    try:
        with open(beside, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if replaces:
            os.replace(beside, path)
        elif not _is_given_its_name(beside, path):
            raise usage(f"{path} exists already.", "Nothing was written. Add --replace, or choose another name.")
    except OSError as error:
        refused = Violation("file/unwritable", f"{path} can't be written: {error.strerror or error}")
        raise Problem("unreadable", refused, "Nothing was written.") from None
    except ValueError:  # a name that no system can hold
        refused = Violation("file/unwritable", f"{str(path)!r} can't be the name of a file")
        raise Problem("unreadable", refused, "Nothing was written.") from None
    finally:
        with suppress(OSError, ValueError):
            beside.unlink()


def _is_given_its_name(beside: Path, path: Path) -> bool:
    try:
        os.link(beside, path)
    except FileExistsError:
        return False
    except OSError:  # a file system without hard links
        if path.exists():
            return False
        os.rename(beside, path)
    return True
