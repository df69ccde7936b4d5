"""Small positions whose answers were worked out by hand from the rulebook and the rulings, through the program itself.

Each file of `tests/golden/audited_positions` holds tables: a position (without its first line), the boards that lie
there, the box (the sample box where none is given), and what is asked with what must come of it:

- `code`: the exit code, 0 where it isn't given; `rulings`, `problems` (their codes) and `places` (of a refused file):
  exactly these; `says`: parts of problems' messages; `count`: how many problems.
- `data`: JSON; a key is a path into the answer's data, `*` stands for every item of a list.

They are answers to the texts, not to the program: nothing here is ever written by a program.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from golden_files import GOLDEN
from running import Ran, hegemonic

BOARDS = {
    "X": "center = [0, 0]\nsectors = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]",
    "A": "sectors = [[2, -1], [2, -2], [3, -1], [3, -2], [3, -3]]",
    "B": "sectors = [[-2, 1], [-2, 2], [-3, 1], [-3, 2], [-3, 3]]",
    "C": "sectors = [[1, 1], [2, 0], [1, 2], [2, 1], [3, 0]]",
}
STATUSES = {0: "ok", 3: "illegal", 4: "error", 5: "error"}
# What the program tells beyond the fields that are promised.
MORE = {"terms", "modifier", "capitalize"}
USAGE = 2


def cases() -> list[Any]:
    """Every question of every table, with a name that finds it again."""
    return [
        pytest.param(table, asked, id=f"{path.stem}: {table['name']}: {asked['words']}")
        for path in sorted((GOLDEN / "audited_positions").glob("*.toml"))
        for table in tomllib.loads(path.read_text(encoding="utf-8"))["table"]
        for asked in table["asked"]
    ]


def position(table: dict[str, Any]) -> str:
    """The whole position file, in TOML."""
    boards = "".join(f"[boards.{board}]\n{BOARDS[board]}\n" for board in table.get("galaxy", ""))
    return f'format = "hegemonic-position/1"\n{table["position"]}\n{boards}'


def ask(table: dict[str, Any], asked: dict[str, Any], folder: Path, text: str) -> Ran:
    """What the program says to the question about that text of the position."""
    file, box = folder / "position", folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    options = ["-p", str(file)]
    if "box" in table:
        box.write_text(table["box"], encoding="utf-8")
        options += ["--box", str(box)]
    elif not table.get("builtin"):
        options += ["--box", "sample"]
    words = asked["words"] if isinstance(asked["words"], list) else asked["words"].split()
    return hegemonic(*words, *options, "--json")


def looked_up(value: Any, path: list[str]) -> Any:
    """What stands at a path; `*` makes a list of what stands at the rest of it in every item."""
    if not path:
        return value
    if path[0] == "*":
        return [looked_up(item, path[1:]) for item in value]
    return looked_up(value[int(path[0])] if isinstance(value, list) else value[path[0]], path[1:])


def without_more(value: Any) -> Any:
    """The value without the fields that are told beyond the promised ones."""
    if isinstance(value, dict):
        return {key: without_more(inner) for key, inner in value.items() if key not in MORE}
    return [without_more(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize(("table", "asked"), cases())
def test_the_answer_is_the_one_worked_out_by_hand(table: dict[str, Any], asked: dict[str, Any], tmp_path: Path) -> None:
    ran = ask(table, asked, tmp_path, position(table))
    assert ran.code == asked.get("code", 0), ran.out + ran.err
    if ran.code == USAGE:
        assert ran.out == ""
        return
    answer = ran.json
    assert answer["status"] == STATUSES[ran.code]
    for path, expected in json.loads(asked.get("data", "{}")).items():
        assert without_more(looked_up(answer["data"], path.split("."))) == expected, path
    messages = [problem["message"] for problem in answer["problems"]]
    found = {
        "rulings": answer["rulings"],
        "problems": [problem["code"] for problem in answer["problems"]],
        "places": sorted(message.partition(": ")[0] for message in messages),
        "count": len(messages),
    }
    for what in found.keys() & asked.keys():
        expected = sorted(asked[what]) if what == "places" else asked[what]
        assert found[what] == expected
    for part in asked.get("says", ()):
        assert any(part in message for message in messages), messages


@pytest.mark.parametrize(("table", "asked"), cases())
def test_json_and_toml_say_the_same(table: dict[str, Any], asked: dict[str, Any], tmp_path: Path) -> None:
    as_toml = ask(table, asked, tmp_path, position(table))
    as_json = ask(table, asked, tmp_path, json.dumps(tomllib.loads(position(table))))
    assert as_json == as_toml
