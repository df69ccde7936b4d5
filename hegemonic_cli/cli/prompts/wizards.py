"""Which commands have prompts, and which words they can't do without: a light table, read at every start."""

from __future__ import annotations

from typing import NamedTuple

_HERE = "hegemonic_cli.cli.prompts"
CARDS_OR_OUTCOME = ("technology", "outcome")


class Wizard(NamedTuple):
    """The prompts of one command: `module:function`, and the words without which the command can't be carried out.

    Of the options in `one_of` at least one is needed. `records`: the command changes the game, so that force and the
    box's memory belong to it. `has_table`: it is about a table.
    """

    target: str
    words: tuple[str, ...]
    one_of: tuple[str, ...] = ()
    records: bool = True
    has_table: bool = True


WIZARDS: dict[str, Wizard] = {
    # asking
    "range": Wizard(f"{_HERE}.looking:ask_range", ("PLAYER", "TYPE"), records=False),
    "moves": Wizard(f"{_HERE}.move:ask_unit", ("PIECE",), records=False),
    "targets": Wizard(f"{_HERE}.looking:ask_targets", ("PLAYER",), records=False),
    "order": Wizard(f"{_HERE}.cards:ask", ("PLAYER=CARD",), records=False),
    "check conflict": Wizard(f"{_HERE}.conflict:ask", ("ACTION", "ATTACKER", "TARGET"), records=False),
    "check build": Wizard(f"{_HERE}.build:ask", ("PLAYER", "STEP"), records=False),
    "check move": Wizard(f"{_HERE}.move:ask", ("PIECE", "TO"), records=False),
    "check advance": Wizard(f"{_HERE}.technology:ask_advance", ("PLAYER", "NAME"), records=False),
    "check place": Wizard(f"{_HERE}.tiles:ask_place", ("SECTOR", "TILE"), records=False),
    "quick conflict": Wizard(f"{_HERE}.quick:ask_conflict", ("ATTACK", "DEFENSE"), records=False, has_table=False),
    "quick score": Wizard(f"{_HERE}.quick:ask_score", ("PLAYER=POWER",), records=False, has_table=False),
    "quick income": Wizard(
        f"{_HERE}.quick:ask_income", ("COMPLEXES", "EMBASSIES", "OUTPOSTS"), records=False, has_table=False
    ),
    # recording
    "done": Wizard(f"{_HERE}.turns:ask_whose", ("PLAYER",)),
    "explore": Wizard(f"{_HERE}.tiles:ask_explore", ("PLAYER", "FLIPPED", "SECTOR")),
    "survey": Wizard(f"{_HERE}.tiles:ask_survey", ("PLAYER", "FLIPPED", "SECTOR")),
    "flip": Wizard(f"{_HERE}.tiles:ask_flip", ("TILE",)),
    "place": Wizard(f"{_HERE}.tiles:ask_place", ("SECTOR", "TILE")),
    "draw": Wizard(f"{_HERE}.technology:ask_draw", ("PLAYER",)),
    "discard": Wizard(f"{_HERE}.technology:ask_discard", ("PLAYER",)),
    "advance": Wizard(f"{_HERE}.technology:ask_advance", ("PLAYER", "NAME")),
    "cards": Wizard(f"{_HERE}.cards:ask", ("PLAYER=CARD",)),
    "build": Wizard(f"{_HERE}.build:ask", ("PLAYER", "STEP")),
    "move": Wizard(f"{_HERE}.move:ask", ("PIECE", "TO")),
    "conflict": Wizard(f"{_HERE}.conflict:ask", ("ACTION", "ATTACKER", "TARGET"), CARDS_OR_OUTCOME),
    "basic": Wizard(f"{_HERE}.turns:ask_basic", ("PLAYER", "caps|technology")),
    "capitalize": Wizard(f"{_HERE}.turns:ask_whose", ("PLAYER",)),
    "research": Wizard(f"{_HERE}.turns:ask_whose", ("PLAYER",)),
    "give": Wizard(f"{_HERE}.counters:ask_give", ("FROM", "TO", "N")),
    "pay": Wizard(f"{_HERE}.counters:ask_give", ("FROM", "TO", "N")),
    "caps": Wizard(f"{_HERE}.counters:ask_caps", ("PLAYER±N",)),
    "vp": Wizard(f"{_HERE}.counters:ask_vp", ("PLAYER±N",)),
    "leader": Wizard(f"{_HERE}.turns:ask_leader", ("PLAYER", "used")),
    "leave": Wizard(f"{_HERE}.turns:ask_leave", ("PLAYER",)),
    "note": Wizard(f"{_HERE}.turns:ask_note", ("TEXT",)),
    "tally": Wizard(f"{_HERE}.tally:ask", ("BOARD", "PLAYER=POWER")),
    "set": Wizard(f"{_HERE}.setting:ask", ("PATH", "VALUE")),
    "box set": Wizard(f"{_HERE}.setting:ask_box", ("PATH", "VALUE"), has_table=False),
}  # fmt: skip
