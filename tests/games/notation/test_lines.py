"""Short lines: what each becomes, and what is said of a mistaken one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typedtables import FOUR, seated

from hegemonic_cli.games.hegemonic.notation.lines import Command, read_line
from hegemonic_cli.games.hegemonic.notation.verbs import FORMS
from hegemonic_cli.kernel.violation import Problem

LAST = Command("build", ("yellow", "complex@B3"))


@pytest.mark.parametrize(
    ("line", "verb", "words"),
    [
        # BUILD
        ("cb3 2cb3 gb3d1", "build", "red 3complex@B3 gate@B3+D1"),
        ("y ca4 ga4c2", "build", "yellow complex@A4 gate@A4+C2"),
        ("joan cb3", "build", "yellow complex@B3"),
        ("complex b3", "build", "red complex@B3"),
        ("y complex b3 gate b3 d1", "build", "yellow complex@B3 gate@B3+D1"),
        ("ca2..b3", "build", "red complex@A2..B3"),
        ("cb3,2eb4", "build", "red complex@B3 2embassy@B4"),
        ("2c", "build", "red 2complex"),
        ("+ cb4", "build", "yellow complex@B4 --same-action"),
        ("+cb4 ob3", "build", "yellow complex@B4 outpost@B3 --same-action"),
        # Conflicts and moves
        ("mer b2 bca3", "conflict", "merger red@B2 blue:complex@A3"),
        ("cor b2 bca2 1v0", "conflict", "corrupt red@B2 blue:complex@A2 --technology 1 --defender-technology 0"),
        ("raz b2 ba3 win", "conflict", "raze red@A3 blue@A3 --from B2 --outcome attacker"),
        ("raz a3 ba3 LOSE", "conflict", "raze red@A3 blue@A3 --outcome defender"),
        ("ann b1 bea3 3v2 y+a2 g+d", "conflict",
         ("annex red@A3 blue:embassy@A3 --from B1 --technology 3 --defender-technology 2 "
          "--support yellow:attacker=2 --support green:defender")),
        ("annex b1 blue embassy a3 draw", "conflict", "annex red@A3 blue:embassy@A3 --from B1 --outcome draw"),
        ("sab b1 zoe a3", "conflict", "sabotage red@A3 blue@A3 --from B1"),
        ("g raz b2 ra3", "conflict", "raze green@A3 red@A3 --from B2"),
        ("inf b1 bea3 --faction orange", "conflict",
         "infiltrate red@A3 blue:embassy@A3 --from B1 --faction orange"),
        ("ann b2 b4", "move", "red:agent@B2 B4"),
        ("str b2 b4", "move", "red:fleet@B2 B4"),
        ("mer b2 bca3 3v2 gb2a3", "conflict",
         ("merger red@B2 blue:complex@A3 --technology 3 --defender-technology 2 --destroy-gate B2+A3")),
        ("mer b2 bca3 3v2 gb2", "conflict",
         ("merger red@B2 blue:complex@A3 --technology 3 --defender-technology 2 --destroy-gate A3+B2")),
        ("inf b1 bea3 win 2eb4", "conflict",
         ("infiltrate red@A3 blue:embassy@A3 --from B1 --relocate embassy@B4 --relocate embassy@B4 "
          "--outcome attacker")),
        # Cards
        ("c iapd", "cards", "red=industrialize blue=assault yellow=politicize green=discover"),
        ("c i a p d", "cards", "red=industrialize blue=assault yellow=politicize green=discover"),
        ("c iaad g", "cards", "red=industrialize blue=assault yellow=assault green=discover --first green"),
        ("c i aad r g", "cards",
         "red=industrialize blue=assault yellow=assault green=discover --first red --first green"),
        ("c r=ind zoe=a --first red", "cards", "red=industrialize blue=assault --first red"),
        # Tiles
        ("x i2g3 b4", "explore", "red i2g3 B4"),
        ("x i2,g3 b4 o2 m1", "explore", "red i2g3 B4 o2 m1"),
        ("x - a4", "explore", "red - A4"),
        ("x 0 a4 -", "explore", "red 0 A4 -"),
        ("x -", "explore", "red -"),
        ("y x i2 a4", "explore", "yellow i2 A4"),
        ("sur - a1 i2", "survey", "red - A1 i2"),
        # One's own actions
        ("bc", "basic", "red caps"),
        ("bt", "basic", "red technology"),
        ("g bc", "basic", "green caps"),
        ("cap", "capitalize", "red"),
        ("res", "research", "red"),
        # Counters and CAPs that change hands
        ("r+3 b-3 y=5 rvp+2", "caps", "red+3 blue-3 yellow=5 redvp+2"),
        ("rvp+2 zoe:vp=0", "vp", "red+2 blue=0"),
        ("pay r b 3", "give", "red blue 3"),
        # The rest
        ("u", "undo", ""),
        ("?", "?", ""),
        ("? gate", "rules", "gate"),
        ("why", "why", ""),
        ("n", "next", ""),
        ("", "next", ""),
        ("  ", "next", ""),
        ("sco B", "score", "B"),
        ("SCORE", "score", ""),
        ("undo --to 3", "undo", "--to 3"),
        ("check build y cb3", "check", "build y cb3"),
        # The past
        ("correct 12 b bt", "correct", "12 basic blue technology"),
        ("correct 12 y cb3 2cb4", "correct", "12 build yellow complex@B3 2complex@B4"),
        ("correct 12 r+2", "correct", "12 caps red+2"),
        ("correct 12 basic blue caps", "correct", "12 basic blue caps"),
        ("correct --drop 12", "correct", "--drop 12"),
        ("correct 12", "correct", "12"),
        # Forcing
        ("cb3!", "build", "red complex@B3 --force"),
        ("cb3 !", "build", "red complex@B3 --force"),
        ("raz b2 ba3 --faction orange !", "conflict", "raze red@A3 blue@A3 --from B2 --faction orange --force"),
    ],
)  # fmt: skip
def test_what_a_line_becomes(line: str, verb: str, words: str) -> None:
    assert read_line(line, FOUR, LAST) == Command(verb, tuple(words.split()))


def test_words_that_hold_spaces() -> None:
    assert read_line("adv Nano-Fabricants II 4", FOUR) == Command(
        "advance", ("red", "Nano-Fabricants II", "--cost", "4")
    )
    assert read_line('adv "Card 4"', FOUR) == Command("advance", ("red", "Card 4"))
    assert read_line("note  Ann's tile, wow!", FOUR) == Command("note", ("Ann's tile, wow!",))
    assert read_line('set players.red.name "Ann Marie"', FOUR) == Command("set", ("players.red.name", "Ann Marie"))
    assert read_line("correct 9 y adv Card 4 2", FOUR) == Command(
        "correct", ("9", "advance", "yellow", "Card 4", "--cost", "2")
    )


def test_a_reason_may_stand_behind_the_sign_that_forces() -> None:
    assert read_line("cb3 ! house rule", FOUR) == Command("build", ("red", "complex@B3", "--force", "house rule"))
    assert read_line("cb3! house rule", FOUR) == Command("build", ("red", "complex@B3", "--force", "house rule"))
    loud = seated(("red", "Wow!"), ("blue", "Zoë"))
    assert read_line("Wow! cb3", loud) == Command("build", ("red", "complex@B3"))
    assert read_line('set players.red.name "Ann ! Marie"', FOUR).words == ("players.red.name", "Ann ! Marie")


def test_a_line_about_the_past_needs_its_player() -> None:
    with pytest.raises(Problem, match="not whose it is"):
        read_line("correct 12 bc", FOUR)


def test_the_player_on_turn_is_the_tables_unless_said_otherwise() -> None:
    nobody = seated(("red", ""), ("blue", ""), turn=None)
    assert read_line("cb3", nobody, on_turn="blue").words[0] == "blue"
    with pytest.raises(Problem) as caught:
        read_line("cb3", nobody)
    assert str(caught.value) == "`cb3` is understood, but not whose it is: no turn is under way."
    assert caught.value.hint == "Write the player in front, like `r cb3`."


def test_plus_needs_a_build_before_it() -> None:
    for last in (None, Command("score")):
        with pytest.raises(Problem, match="goes on with the BUILD of the line before"):
            read_line("+ cb3", FOUR, last)


def test_plus_after_plus_goes_on_too() -> None:
    once = read_line("+ cb4", FOUR, LAST)
    assert read_line("+ cb5", FOUR, once) == Command("build", ("yellow", "complex@B5", "--same-action"))


@pytest.mark.parametrize(
    ("line", "message", "hint"),
    [
        ("zzz", "`zzz` begins no line: expected a step (cb3), a Conflict (raz b2 ba3)", ""),
        ("scroe", "`scroe` begins no line", "Did you mean score?"),
        ("b3", "`b3` is a Sector and says nothing by itself.", "To build there write a piece in front, like `cb3`."),
        ("ycb3", "`ycb3` begins no line.", "Did you mean `y cb3`?"),
        ("st", "`st` could be status or strike: write more of it.", ""),
        ("in", "`in` could be income, infiltrate or invade: write more of it.", ""),
        ("p cb3", "nobody plays purple: at the table are", ""),
        ("purple cb3", "nobody plays purple: at the table are", ""),
        ("y", "Understood: Joan. Then nothing follows.", f"Expected: {FORMS['build']}."),
        ("y b3", "Understood: Joan. Then `b3` is a Sector and names no piece.", f"Expected: {FORMS['build']}."),
        ("g b3", "Understood: Green. Then `b3` is a Sector", "For a Gate write `gb3`. Expected:"),
        ("y score", "Understood: Joan. Then `score` takes no player in front.", "Expected: score"),
        ("cb9", "Understood: Ann Marie builds. Then: there is no Sector B9", "Expected:"),
        ("raz", "Understood: Ann Marie: raze. Then the attacker's Sector is missing.", FORMS["conflict"]),
        ("raz b2", "Understood: Ann Marie: raze from B2. Then the target is missing.", "Expected:"),
        ("raz b9 ba3", "Understood: Ann Marie: raze. Then: there is no Sector B9", "Expected:"),
        ("raz b2 ba9", "Understood: Ann Marie: raze from B2. Then: there is no Sector A9", "Expected:"),
        ("mer b2 b3", "Understood: Ann Marie: merger from B2. Then `b3` names no player, and Complexes don't", ""),
        ("ann b2 b3 b4", "Understood: Ann Marie: annex from B2, moves to B3. Then `b4` is too much.", "Expected:"),
        ("ann b2 ba3 foo", "Understood: Ann Marie: annex from B2 at blue@A3. Then `foo` is neither cards (3v2)", ""),
        ("ann b2 ba3 3v2 win", "Understood: Ann Marie: annex from B2 at blue@A3. Then both the cards and the", ""),
        ("ann cb3", "Understood: Ann Marie: annex. Then: `cb3` is no", "For Ann Marie write the color: `r cb3`"),
        ("c iap", "Understood: Action Cards. Then 3 letters for Ann Marie, Zoë, Joan and Green.", "one letter"),
        ("c iapd q", "Understood: Action Cards, and who begins. Then: `q` is no player", "Expected:"),
        ("ann b2 ba3 gb9a1", "Understood: Ann Marie: annex from B2 at blue@A3. Then: there is no Sector B9", ""),
        ("c iaxp", "Understood: Action Cards, Joan. Then: `x` is no Action Card", ""),
        ("x", "Understood: Ann Marie: explore. Then the flipped tile is missing.", f"Expected: {FORMS['explore']}."),
        ("x i2", "Understood: Ann Marie: explore, flipped i2. Then the Sector is missing.", "Expected:"),
        ("x i9 b4", "Understood: Ann Marie: explore. Then: `i9`: a tile has 0 to 3 Industrial Locations", ""),
        ("x i2 b4 zz", "Understood: Ann Marie: explore, flipped i2, to B4. Then: `zz` is no word for a tile", ""),
        ("adv", "Understood: Ann Marie: advance. Then the Technology is missing.", f"Expected: {FORMS['advance']}."),
        ("bc now", "Understood: Ann Marie: basic caps. Then `now` is too much.", "Expected: bc."),
        ("q+3", "Understood: a change of counters. Then: `q` is no player", FORMS["counters"]),
        ("r+3 cb3", "Understood: a change of counters. Then: `cb3` changes no counter", ""),
        ("pay r b", "Understood: CAPs change hands from Ann Marie to Zoë. Then the rest is missing.", ""),
        ("pay r b x", "Understood: CAPs change hands from Ann Marie to Zoë. Then `x` is no number of CAPs.", ""),
        ("pay", "Understood: CAPs change hands. Then the rest is missing.", ""),
        ("!", "`!` forces a line and must stand at the end of one.", "Like `cb3 !`."),
        ("--json", "`--json` begins no line.", ""),
    ],
)  # fmt: skip
def test_a_mistaken_line_says_what_was_understood_and_expected(line: str, message: str, hint: str) -> None:
    with pytest.raises(Problem) as caught:
        read_line(line, FOUR)
    assert caught.value.kind == "usage"
    assert str(caught.value).startswith(message)
    assert hint in caught.value.hint


@pytest.mark.parametrize(
    "line",
    ["9{}cb3", "cb9{}", "raz b2 ba3 9{}v2", "raz b2 ba3 y+a9{}", "r+9{}", "pay r b 9{}", "x i9{} b4", "9{}c", "ba9{}"],
)
def test_a_number_no_table_can_hold_is_a_usage_problem(line: str) -> None:
    with pytest.raises(Problem) as caught:
        read_line(line.format("9" * 5000), FOUR)
    assert caught.value.kind == "usage"


@given(st.text(alphabet='abcgoprxy+-=@:. 0123!|"äüvé', max_size=24) | st.text(max_size=24))
def test_any_line_is_a_command_or_a_usage_problem(line: str) -> None:
    try:
        read: Command | Problem = read_line(line, FOUR, LAST)
    except Problem as problem:
        read = problem
    if isinstance(read, Problem):
        assert read.kind == "usage"
        assert str(read)
    else:
        assert read.verb
