"""`python tests/benchmarks [PART OF A NAME] [--runs N]` (`make bench`): measures and prints one table."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from importlib import import_module

from harness import HERE, Bench, Command, measure, table

NOT_BENCHMARKS = {"harness", "minimal", "__main__"}


def main() -> int:
    """Measure everything whose module or name holds the word given; 1 if a limit is missed."""
    parser = ArgumentParser(prog="python tests/benchmarks", description=__doc__)
    parser.add_argument("part", nargs="?", default="", help="measure only modules whose name holds this")
    parser.add_argument("--runs", type=int, default=15, help="how many runs each median is taken of")
    chosen = parser.parse_args()
    is_missed = False
    for path in sorted(HERE.glob("*.py")):
        if path.stem in NOT_BENCHMARKS or chosen.part not in path.stem:
            continue
        module = import_module(path.stem)
        benches: list[Bench | Command] = module.BENCHES
        rows = measure(benches, chosen.runs)
        print(f"{path.stem}: {(module.__doc__ or '').splitlines()[0]}", table(rows), "", sep="\n")
        is_missed |= any(row.is_kept is False for row in rows)
    print(f"medians of {chosen.runs} runs, in turn; Python {sys.version.split()[0]}")
    return int(is_missed)


if __name__ == "__main__":
    sys.exit(main())
