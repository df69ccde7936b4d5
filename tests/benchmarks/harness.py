"""How speed is measured: whole commands side by side with a minimal Typer program, and pieces of work in process.

Everything that is compared runs in turn within one run, so that a busy machine slows all of it alike; what is shown is
the median. A module here that has something to measure exposes `BENCHES`, a list of `Bench` and `Command`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

HERE = Path(__file__).parent


class Bench(NamedTuple):
    """Work in this process: `setup` prepares and returns what is timed. With `beside`, the ratio to another Bench's
    median is shown; the limits are what is asked for, in milliseconds and as a ratio."""

    name: str
    setup: Callable[[], Callable[[], object]]
    limit_ms: float | None = None
    beside: str | None = None
    limit_ratio: float | None = None


class Command(NamedTuple):
    """A whole run of a program, from the shell's point of view; `beside` names another Command."""

    name: str
    argv: Sequence[str]
    beside: str | None = None
    limit_ratio: float | None = None


class Row(NamedTuple):
    """One line of the table."""

    name: str
    milliseconds: float
    beside: str
    ratio: float | None
    limit: str
    is_kept: bool | None


def run_once(argv: Sequence[str]) -> float:
    """Seconds that one run of a program takes."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "COLUMNS": "80"}
    start = perf_counter()
    subprocess.run(argv, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, check=False)
    return perf_counter() - start


def measure(benches: Sequence[Bench | Command], runs: int) -> list[Row]:
    """The median of each, all of them run in turn; a first turn, which fills caches, isn't counted."""
    work: dict[str, Callable[[], float]] = {}
    for bench in benches:
        work[bench.name] = _timed(bench)
    times: dict[str, list[float]] = {name: [] for name in work}
    for turn in range(runs + 1):
        for name, once in work.items():
            taken = once()
            if turn:
                times[name].append(taken)
    middle = {name: median(taken) * 1000 for name, taken in times.items()}
    return [_row(bench, middle) for bench in benches]


def table(rows: Sequence[Row]) -> str:
    """The rows in columns."""
    cells = [("what", "median ms", "ratio", "to", "asked", "")]
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        kept = {None: "", True: "kept", False: "MISSED"}[row.is_kept]
        cells.append((row.name, f"{row.milliseconds:.2f}", ratio, row.beside, row.limit, kept))
    widths = [max(len(line[column]) for line in cells) for column in range(6)]
    return "\n".join(
        "  ".join(
            cell.rjust(wide) if at in (1, 2) else cell.ljust(wide)
            for at, (cell, wide) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in cells
    )


def _timed(bench: Bench | Command) -> Callable[[], float]:
    if isinstance(bench, Command):
        argv = list(bench.argv)
        return lambda: run_once(argv)
    work = bench.setup()

    def once() -> float:
        start = perf_counter()
        work()
        return perf_counter() - start

    return once


def _row(bench: Bench | Command, middle: dict[str, float]) -> Row:
    taken = middle[bench.name]
    ratio = taken / middle[bench.beside] if bench.beside else None
    asked, kept = [], []
    if bench.limit_ratio is not None and ratio is not None:
        asked.append(f"<= {bench.limit_ratio:g}x")
        kept.append(ratio <= bench.limit_ratio)
    if isinstance(bench, Bench) and bench.limit_ms is not None:
        asked.append(f"< {bench.limit_ms:g} ms")
        kept.append(taken < bench.limit_ms)
    return Row(bench.name, taken, bench.beside or "", ratio, ", ".join(asked), all(kept) if kept else None)


def interpreter(*words: str) -> list[str]:
    """The same Python that runs the benchmarks, with words behind it."""
    return [sys.executable, *words]
