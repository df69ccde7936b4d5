"""What a recording command says as JSON: `entry`, `changes` and `notes`, whatever it records."""

from __future__ import annotations

import pytest
from running import hegemonic

from hegemonic_cli.cli.app import COMMANDS, SECTIONS

LINES = (
    "caps red+1",
    "vp red+1",
    "note hello",
    "give red blue 1",
    "pay red blue 1",
    "done red",
    "basic blue caps",
    "capitalize blue --box sample",
    "research green",
    "draw red",
    "discard red",
    "flip i2",
    "place A3 i2",
    "survey green i3 C3",
    "explore red i3 F1",
    "advance yellow Foo --type industrial --tier 1 --cost 1",
    "cards red=assault blue=subvert yellow=discover green=martialize",
    "build yellow eb4! --box sample",
    "move blue:agent@B2 B1",
    "conflict annex red@B2 blue:embassy@B2 --from A5 --outcome draw",
    "set round 3",
    "correct 2 caps red+2 --box sample --illegal drop",
    "undo",
    "redo",
    "finish",
    "reopen",
    "leave red",
    "set phase collection",
    "collect --box sample",
    "next",
    "new --players 2 --track tracks --variant leaders --yes",
    "set players.blue.leader 1",
    "leader blue used",
    "tally A blue=3",
)


def test_every_recording_command_says_entry_changes_and_notes() -> None:
    assert hegemonic("new", "--from", "demo").code == 0
    seen = set()
    for line in LINES:
        forced = line.replace("!", " --force house").split()
        ran = hegemonic(*forced, "--json")
        assert ran.code == 0, (line, ran.out, ran.err)
        data = ran.json["data"]
        assert {"entry", "changes", "notes"} <= set(data), line
        assert data["entry"] is not None or line in ("undo", "redo")
        assert all(set(change) == {"what", "before", "after"} for change in data["changes"]), line
        seen.add(line.split()[0])
    names = list(COMMANDS)
    sections = list(SECTIONS)
    last = sections[sections.index("undo") + 1]
    assert seen == set(names[names.index("new") : names.index(last)])


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (
            "conflict annex red@B2 blue:embassy@B2 --from A5 --support yellow:attacker",
            ["support-amount=one-per-sector"],
        ),
        ("caps red+1", []),
        ("set rulings.support-amount location-power", []),
    ],
)
def test_check_named_a_ruling_and_the_entry_did_not(words: str, named: list[str]) -> None:
    assert hegemonic("new", "--from", "demo").code == 0
    more = ("--technology", "3", "--defender-technology", "1") if words.startswith("conflict") else ()
    ran = hegemonic(*words.split(), *more, "--json", *(("--box", "sample") if more else ()))
    assert ran.json["rulings"] == named
    if more:
        assert hegemonic("undo").code == 0
        assert f"ruling {named[0].replace('=', ': ')} - " in hegemonic(*words.split(), *more, "--box", "sample").out
