"""The real program in a real pseudo-terminal of any size, and the screen that a person sees there.

`Terminal` drives pexpect and lets pyte draw the screen; `Tmux` runs the program in tmux, which draws joined emoji as a
real terminal does. Neither is there on Windows.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

pexpect = pytest.importorskip("pexpect")
pyte = pytest.importorskip("pyte")
if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals on Windows", allow_module_level=True)

PROGRAM = ["-m", "hegemonic_cli"]
ENTER, CTRL_C, CTRL_D, CTRL_U, DOWN, UP, TAB, ERASE = "\r", "\x03", "\x04", "\x15", "\x1b[B", "\x1b[A", "\t", "\x7f"
PATIENCE = 20.0  # seconds; a busy machine is slow to start Python


class Screen(pyte.Screen):
    """pyte's screen, which doesn't know that private sequences such as `CSI > 4 m` set no color."""

    def select_graphic_rendition(self, *attrs: int, private: bool = False) -> None:
        if not private:
            super().select_graphic_rendition(*attrs)


class Terminal:
    """One run of a Python program in a terminal of `columns` by `rows`."""

    def __init__(
        self,
        words: list[str],
        *,
        columns: int = 80,
        rows: int = 24,
        home: Path | None = None,
        program: list[str] | None = None,
        shell: str | None = None,
        **variables: str,
    ) -> None:
        kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CI", "COLUMNS", "LINES")}
        environment = {**kept, "TERM": "xterm-256color", "LANG": "C.UTF-8", **variables}
        if home is not None:
            environment["HEGEMONIC_HOME"] = str(home)
        self.columns, self.rows = columns, rows
        self.screen = Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""
        command, arguments = sys.executable, [*(program or PROGRAM), *words]
        if shell is not None:
            command, arguments = "/bin/sh", ["-c", shell]
        self.child = pexpect.spawn(
            command, arguments, dimensions=(rows, columns), env=environment, encoding="utf-8", timeout=PATIENCE
        )
        self.child.delaybeforesend = 0

    def _feed(self, said: str) -> None:
        self.raw += said
        self.stream.feed(said)
        for _ in re.findall(r"\x1b\[6n", said):  # where is the cursor? A real terminal answers.
            self.child.send(f"\x1b[{self.screen.cursor.y + 1};{self.screen.cursor.x + 1}R")

    def _read(self, patience: float) -> bool:
        try:
            self._feed(self.child.read_nonblocking(4096, timeout=patience))
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        return True

    @property
    def text(self) -> str:
        """The screen as it stands, without trailing blanks."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    @property
    def last_line(self) -> str:
        """The lowest line with anything on it."""
        return self.text.rsplit("\n", 1)[-1]

    def wait_for(self, wanted: str) -> Terminal:
        """Read until the screen shows `wanted`; the screen is the failure's message."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.text and time.monotonic() < end and self._read(0.1):
            pass
        assert wanted in self.text, f"waited for {wanted!r}, the screen is:\n{self.text}"
        return self

    def wait_until(self, is_so: str) -> Terminal:
        """Read until the screen matches a pattern."""
        end = time.monotonic() + PATIENCE
        while not re.search(is_so, self.text) and time.monotonic() < end and self._read(0.1):
            pass
        assert re.search(is_so, self.text), f"waited for {is_so!r}, the screen is:\n{self.text}"
        return self

    def send(self, keys: str) -> Terminal:
        """Press keys."""
        self.child.send(keys)
        return self

    def resize(self, columns: int, rows: int) -> Terminal:
        """Pull the window to another size."""
        self.columns, self.rows = columns, rows
        self.child.setwinsize(rows, columns)
        self.screen.resize(rows, columns)
        return self

    def finish(self) -> int:
        """Read until the program ends; its exit code."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._read(0.5):
            pass
        self.child.close(force=True)
        assert self.child.exitstatus is not None, f"still running; the screen is:\n{self.text}"
        return int(self.child.exitstatus)


class Tmux:
    """One run of the program in a tmux server of its own."""

    def __init__(self, command: str, *, columns: int, rows: int, home: Path) -> None:
        if shutil.which("tmux") is None:
            pytest.skip("tmux is not installed")
        self.socket = str(home / "tmux.socket")
        size = ("-x", str(columns), "-y", str(rows))
        self._tmux("-u", "new-session", "-d", *size, f"env -u CI -u NO_COLOR HEGEMONIC_HOME={home} {command}; sleep 1")

    def _tmux(self, *words: str) -> str:
        run = subprocess.run(
            ["tmux", "-S", self.socket, "-f", "/dev/null", *words], capture_output=True, text=True, check=False
        )
        return run.stdout

    @property
    def text(self) -> str:
        """The screen as it stands."""
        return self._tmux("capture-pane", "-p").rstrip()

    def wait_for(self, wanted: str) -> Tmux:
        """Read until the screen shows `wanted`."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.text and time.monotonic() < end:
            time.sleep(0.1)
        assert wanted in self.text, f"waited for {wanted!r}, the screen is:\n{self.text}"
        return self

    def send(self, *keys: str) -> Tmux:
        """Press keys by their tmux names."""
        self._tmux("send-keys", *keys)
        return self

    def close(self) -> None:
        """End the server."""
        self._tmux("kill-server")
