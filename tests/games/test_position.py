"""Positions: read, written, read again; every fault named at once with its place."""

from __future__ import annotations

import json

from hypothesis import given
from strategies import tables

from hegemonic_cli.games.hegemonic.position import defects, load_position, read_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document, position_toml
from hegemonic_cli.games.hegemonic.table import Table


@given(tables(is_tracked=None))
def test_every_random_table_obeys_the_laws(table: Table) -> None:
    assert defects(table) == []


@given(tables(is_tracked=None))
def test_a_written_position_reads_as_the_same_table(table: Table) -> None:
    document = position_document(table)
    assert read_position(document) == table
    assert load_position(json.dumps(document)) == table
    assert load_position(position_toml(table)) == table
