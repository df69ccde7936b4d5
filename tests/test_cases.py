"""The cases that lie beside the project: random positions with their right answers, through the command line.

They were worked out by a separate program straight from the rulebook. Where the folder isn't there, every test here is
skipped, visibly.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from running import hegemonic

from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, Color

FOLDER = Path(__file__).parents[1].parent / "shared" / "cases"
CASES = sorted(FOLDER.glob("*.json"))


class Case(NamedTuple):
    """A case laid out as files, as the program reads them."""

    expect: dict[str, Any]
    options: tuple[str, ...]

    def data(self, *words: str) -> Any:
        """The data that a command answers on this position."""
        ran = hegemonic(*words, *self.options, "--json")
        assert ran.code == 0, ran.out + ran.err
        assert ran.json["status"] == "ok"
        return ran.json["data"]


@pytest.fixture(params=CASES or [None], ids=lambda path: path.stem if path else "no cases here")
def case(request: pytest.FixtureRequest, tmp_path: Path) -> Case:
    if request.param is None:
        pytest.skip(f"{FOLDER} isn't there")
    raw = json.loads(request.param.read_text(encoding="utf-8"))
    position, box = tmp_path / "position.json", tmp_path / "box.toml"
    position.write_text(json.dumps(raw["position"]), encoding="utf-8")
    lines: list[str] = []
    for table, values in raw["box"].items():
        # JSON's numbers and lists of numbers are TOML as they stand.
        lines += [f"[{table}]", *(f"{key} = {json.dumps(value)}" for key, value in values.items())]
    box.write_text("\n".join(lines), encoding="utf-8")
    return Case(raw["expect"], ("-p", str(position), "--box", str(box)))


def test_range(case: Case) -> None:
    for color, by_type in case.expect["range"].items():
        for domain in DOMAINS:
            data = case.data("range", color, domain)
            found = {key: data[key] for key in ("in_range", "buildable")}
            assert found == by_type[domain], (color, domain)


def test_targets(case: Case) -> None:
    fields = ("action", "from", "defender", "piece", "sector", "attack", "defense", "cost")

    def rows(targets: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
        return sorted(tuple(target[field] for field in fields) for target in targets)

    for color, expected in case.expect["targets"].items():
        found = case.data("targets", color)["targets"]
        assert rows(found) == rows(expected), color
        assert all(target["margin"] == target["attack"] - target["defense"] for target in found)
        assert all(target["moved_from"] is None for target in found)


@pytest.mark.parametrize("unit", ["agent", "fleet"])
def test_moves(case: Case, unit: str) -> None:
    for color, by_sector in case.expect[f"{unit}_moves"].items():
        for sector, costs in by_sector.items():
            found = case.data("moves", f"{color}:{unit}@{sector}")["moves"]
            assert {move["to"]: move["cost"] for move in found} == costs, (color, sector)


def test_income(case: Case) -> None:
    players: dict[Color, Any] = {row["player"]: row for row in case.data("income")["players"]}
    assert set(players) == set(case.expect["income"])
    for color, expected in case.expect["income"].items():
        assert {key: players[color][key] for key in expected} == expected, color


def test_score(case: Case) -> None:
    boards = {row["board"]: row for row in case.data("score")["boards"]}
    for board, expected in case.expect["score"].items():
        assert {key: boards[board][key] for key in expected} == expected, board
