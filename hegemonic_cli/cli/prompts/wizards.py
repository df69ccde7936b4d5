"""Which commands have prompts: where their wizard is, and what kind of command it asks for."""

from __future__ import annotations

from typing import NamedTuple

_HERE = "hegemonic_cli.cli.prompts"


class Wizard(NamedTuple):
    """The prompts of one command: `module:function`.

    `records`: the command changes the game, so that force and the box's memory belong to it. `has_table`: it is about
    a table. `asks_more`: picked from the screen's list it asks, although it could be carried out without. `may_force`:
    what is refused may be picked all the same, and the command takes `--force`.
    """

    target: str
    records: bool = True
    has_table: bool = True
    asks_more: bool = False
    may_force: bool = True


WIZARDS: dict[str, Wizard] = {
    # asking
    "range": Wizard(f"{_HERE}.looking:ask_range", records=False),
    "moves": Wizard(f"{_HERE}.move:ask_unit", records=False),
    "targets": Wizard(f"{_HERE}.looking:ask_targets", records=False),
    "order": Wizard(f"{_HERE}.cards:ask", records=False),
    "check conflict": Wizard(f"{_HERE}.conflict:ask", records=False),
    "check build": Wizard(f"{_HERE}.build:ask", records=False),
    "check move": Wizard(f"{_HERE}.move:ask", records=False),
    "check advance": Wizard(f"{_HERE}.technology:ask_advance", records=False),
    "check place": Wizard(f"{_HERE}.tiles:ask_place", records=False),
    "quick conflict": Wizard(f"{_HERE}.quick:ask_conflict", records=False, has_table=False),
    "quick score": Wizard(f"{_HERE}.quick:ask_score", records=False, has_table=False),
    "quick income": Wizard(f"{_HERE}.quick:ask_income", records=False, has_table=False),
    # recording
    "new": Wizard(f"{_HERE}.new:ask", has_table=False, may_force=False),
    "done": Wizard(f"{_HERE}.turns:ask_whose"),
    "finish": Wizard(f"{_HERE}.leaving:ask_finish", may_force=False),
    "explore": Wizard(f"{_HERE}.tiles:ask_explore"),
    "survey": Wizard(f"{_HERE}.tiles:ask_survey"),
    "flip": Wizard(f"{_HERE}.tiles:ask_flip"),
    "place": Wizard(f"{_HERE}.tiles:ask_place"),
    "draw": Wizard(f"{_HERE}.technology:ask_draw"),
    "discard": Wizard(f"{_HERE}.technology:ask_discard"),
    "advance": Wizard(f"{_HERE}.technology:ask_advance"),
    "cards": Wizard(f"{_HERE}.cards:ask"),
    "build": Wizard(f"{_HERE}.build:ask"),
    "move": Wizard(f"{_HERE}.move:ask"),
    "conflict": Wizard(f"{_HERE}.conflict:ask"),
    "basic": Wizard(f"{_HERE}.turns:ask_basic", asks_more=True),
    "capitalize": Wizard(f"{_HERE}.turns:ask_whose"),
    "research": Wizard(f"{_HERE}.turns:ask_research", asks_more=True),
    "give": Wizard(f"{_HERE}.counters:ask_give"),
    "pay": Wizard(f"{_HERE}.counters:ask_give"),
    "caps": Wizard(f"{_HERE}.counters:ask_caps"),
    "vp": Wizard(f"{_HERE}.counters:ask_vp"),
    "leader": Wizard(f"{_HERE}.turns:ask_leader"),
    "leave": Wizard(f"{_HERE}.leaving:ask_leave"),
    "note": Wizard(f"{_HERE}.turns:ask_note", may_force=False),
    "tally": Wizard(f"{_HERE}.tally:ask"),
    "set": Wizard(f"{_HERE}.setting:ask"),
    "correct": Wizard(f"{_HERE}.correct:ask", may_force=False),
    "games switch": Wizard(f"{_HERE}.games:ask_game", records=False, has_table=False),
    "games delete": Wizard(f"{_HERE}.leaving:ask_delete", records=False, has_table=False),
    "games rename": Wizard(f"{_HERE}.games:ask_rename", records=False, has_table=False),
    "import": Wizard(f"{_HERE}.games:ask_import", records=False, has_table=False),
    "box set": Wizard(f"{_HERE}.setting:ask_box", has_table=False, may_force=False),
}  # fmt: skip
