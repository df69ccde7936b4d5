"""`hegemonic position`: a file in order, as TOML or JSON, and the schema."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from jsonschema import Draft202012Validator
from running import hegemonic
from strategies import random_table

from hegemonic_cli.games.hegemonic.position import load_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document, position_toml

TABLE = random_table(Random(5), players=4)
TWO = '{"format": "hegemonic-position/1", "players": [{"color": "red"}, {"color": "blue"}]}'


@pytest.mark.parametrize("text", [position_toml(TABLE), json.dumps(position_document(TABLE))], ids=["TOML", "JSON"])
def test_a_position_from_standard_input_comes_back_as_toml(text: str) -> None:
    ran = hegemonic("position", "-p", "-", stdin=text)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == position_toml(TABLE)
    assert hegemonic("position", "--toml", "-p", "-", stdin=text).out == ran.out


def test_json_holds_the_position_and_is_a_position(tmp_path: Path) -> None:
    file = tmp_path / "tonight.toml"
    file.write_text(position_toml(TABLE), encoding="utf-8")
    ran = hegemonic("position", "--json", "--position", str(file))
    assert (ran.json["schema"], ran.json["command"], ran.json["status"]) == (1, "position", "ok")
    assert ran.json["data"] == position_document(TABLE)
    assert hegemonic("position", "-p", "-", stdin=ran.out).out == position_toml(TABLE)


def test_the_schema_is_printed_for_other_programs() -> None:
    schema = json.loads(hegemonic("position", "--schema").out)
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(position_document(TABLE))
    assert hegemonic("position", "--schema", "--json").json["data"] == schema


def test_toml_goes_with_nothing_else() -> None:
    assert hegemonic("position", "--toml", "--json", "-p", "-", stdin=TWO).code == 2
    assert hegemonic("position", "--toml", "--schema").code == 2


def test_problems_as_json_name_code_and_place() -> None:
    ran = hegemonic("position", "--json", "-p", "-", stdin=TWO.replace("red", "rde"))
    assert ran.code == 4
    assert ran.json["status"] == "error"
    (problem,) = ran.json["problems"]
    assert problem["code"] == "position/unknown-word"
    assert problem["message"] == 'players.1.color: "rde" is no color; did you mean red?'


def test_the_file_is_named_where_it_cant_be_read(tmp_path: Path) -> None:
    for words in (str(tmp_path), str(tmp_path / "nothing.toml")):
        ran = hegemonic("position", "-p", words)
        assert ran.code == 4
        assert words in ran.err


def test_a_file_without_end_is_left_alone() -> None:
    if Path("/dev/zero").exists():
        assert hegemonic("position", "-p", "/dev/zero").code == 4


def test_an_irregular_position_stays_one() -> None:
    text = TWO.replace('"red"', '"red", "caps": -2').replace("{", '{"irregular": true, ', 1)
    ran = hegemonic("position", "-p", "-", stdin=text)
    assert ran.code == 0
    assert load_position(ran.out).is_irregular
