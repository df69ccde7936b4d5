"""Runs the program in this process, as `hegemonic WORDS` would in a shell.

Tests are imported one by one (`--import-mode=importlib`), with the tests folder on the path (pyproject.toml), so that
any of them can say `from running import hegemonic`.
"""

from __future__ import annotations

import io
import json
import sys
from typing import Any, NamedTuple

from hegemonic_cli.cli.app import main


class Ran(NamedTuple):
    """How a run ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON object that was printed."""
        return json.loads(self.out)


class _Stream(io.TextIOWrapper):
    """A stream that is no terminal, whose bytes can be looked at."""

    def __init__(self, content: bytes = b"", encoding: str = "utf-8", errors: str = "strict") -> None:
        self.raw_bytes = io.BytesIO(content)
        super().__init__(self.raw_bytes, encoding=encoding, errors=errors, newline="\n", write_through=True)

    def text(self) -> str:
        self.flush()
        return self.raw_bytes.getvalue().decode(self.encoding)


def hegemonic(*words: str, stdin: str | bytes = b"", encoding: str = "utf-8") -> Ran:
    """One run of the program with these words; `encoding` is that of its output."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = _Stream(encoding=encoding), _Stream(encoding=encoding, errors="backslashreplace")
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = _Stream(given), out, err
    try:
        code = main(words)
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
    return Ran(code, out.text(), err.text())
