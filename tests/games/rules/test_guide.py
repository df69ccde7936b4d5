"""The Arbiter's guide: what it says in every phase, what is owed, and what it reminds of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from strategies import tables

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy, Tile
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.galaxies import preset
from hegemonic_cli.games.hegemonic.rules.guide import Guide, what_next
from hegemonic_cli.games.hegemonic.table import OpenAction, Pieces, Seat, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import ActionCard, Color, Phase, Piece
from hegemonic_cli.kernel.hexes import Hex

BASES: dict[Piece, int] = {"complex": 3, "embassy": 4, "outpost": 8}
SEATS = (
    Seat("red", "Ann", caps=9, vp=10, built=BASES, inactive=("Card A", "Card B")),
    Seat("blue", "Bo", caps=3, vp=8, built=BASES, inactive=()),
    Seat("green", caps=5, vp=30, built=BASES, inactive=("Card C",)),
)
CARDS: dict[Color, ActionCard] = {"red": "discover", "blue": "assault", "green": "subvert"}
TIED: dict[Color, ActionCard] = {"red": "industrialize", "blue": "assault", "green": "politicize"}


def at(phase: Phase, turn: Turn = Turn(), **changes: Any) -> Table:  # noqa: B008
    return replace(Table(SEATS, "red", round=2, phase=phase, turn=turn, stack=9, pool=(Tile(1),)), **changes)


def guide(phase: Phase, turn: Turn = Turn(), **changes: Any) -> Guide:  # noqa: B008
    return what_next(at(phase, turn, **changes), sample_box())


def mapped(phase: Phase, turn: Turn = Turn(), **changes: Any) -> Guide:  # noqa: B008
    """The guide where the map is tracked, with two hexes free."""
    return guide(phase, turn, **{"galaxy": Galaxy({"A": Board("A", (Hex(0, 1), Hex(1, 1)))}), **changes})


def commands(said: Guide) -> list[str]:
    return [command for owed in said.owed for command in owed.commands]


# Set-up ---------------------------------------------------------------------------------------------------------------


def test_setup_without_a_map() -> None:
    said = guide("setup")
    assert said.step == "phase"
    assert commands(said) == ["next"]


def test_setup_goes_clockwise_from_the_arbiter() -> None:
    galaxy = Galaxy({"A": Board("A", (Hex(0, 1), Hex(1, 1))), "B": Board("B", (Hex(5, 1), Hex(6, 1)))})
    bare = guide("setup", galaxy=galaxy, arbiter="blue")
    assert [(owed.step, owed.players) for owed in bare.owed] == [
        ("set-up", ("blue",)),
        ("set-up", ("green",)),
        ("set-up", ("red",)),
        ("phase", ()),
    ]
    assert bare.player == "blue"
    assert bare.then == ("green", "red")
    homes = {"A1": Tile(1, martial=1, home="red", home_embassy=True)}
    laid = guide("setup", galaxy=galaxy, arbiter="blue", tiles=homes)
    assert 'set pieces.A1.red "C E O"' in commands(laid)
    two = {
        sector: Tile(1, martial=1, home=color, home_embassy=True) for sector, color in (("A1", "red"), ("B1", "blue"))
    }
    pieces = {"A1": {"red": Pieces(1, 1, 1)}, "B1": {"blue": Pieces(1, 1, 1)}}
    pair = {"seats": SEATS[:2], "galaxy": galaxy, "tiles": two, "pieces": pieces}
    first_tiles = guide("setup", **pair)
    assert [(owed.step, owed.players) for owed in first_tiles.owed] == [
        ("set-up", ("red",)),
        ("set-up", ("blue",)),
        ("phase", ()),
    ]
    assert "beside their Home Sector" in first_tiles.owed[0].what
    pair["tiles"] = {**two, "A2": Tile(1), "B2": Tile(1)}
    done = guide("setup", **pair, pool=None)
    assert [owed.step for owed in done.owed] == ["phase"]
    assert done.reminders[0].startswith("The Sector Pool isn't known")
    assert guide("setup", **pair, pool=()).reminders == ()
    one_of_three = guide("setup", **pair, pool=(Tile(1),)).reminders
    assert one_of_three == ("1 of 3 tiles lie in the Sector Pool; for each of the others: hegemonic flip TILE.",)
    assert guide("setup", **pair, pool=(Tile(1), Tile(2), Tile(3))).reminders == ()


def test_setup_says_in_whole_sentences_who_is_on_and_where_homes_lie_well() -> None:
    said = guide("setup", galaxy=Galaxy(preset(3, rotate=2).boards), arbiter="blue")
    assert said.headline == (
        "Set-up: Bo lays a Home Sector, on a Galaxy Board of its own and beside no other Home; then Green, Ann."
    )
    assert said.reminders == (f"Sectors that lie well for Homes: {', '.join(preset(3, rotate=2).homes)}.",)


def test_first_tiles_are_laid_clockwise_by_whoever_has_laid_none() -> None:
    galaxy = Galaxy(preset(3).boards)
    homes = dict(zip(preset(3).homes, ("red", "blue", "green"), strict=True))
    tiles = {at: Tile(1, martial=1, home=color, home_embassy=True) for at, color in homes.items()}
    pieces = {at: {color: Pieces(1, 1, 1)} for at, color in homes.items()}
    beside = {color: sorted(galaxy.touching[home])[0] for home, color in homes.items()}
    of_red = guide("setup", galaxy=galaxy, arbiter="blue", tiles={**tiles, beside["red"]: Tile(3)}, pieces=pieces)
    assert (of_red.player, of_red.then) == ("blue", ("green",))
    of_blue = guide("setup", galaxy=galaxy, arbiter="blue", tiles={**tiles, beside["blue"]: Tile(3)}, pieces=pieces)
    assert of_blue.headline == "Set-up: Green lays a first Sector Tile beside their Home Sector; then Ann."


def test_a_first_tile_beside_two_homes_is_that_of_whoever_has_none_else() -> None:
    cells = {"A": (0, 1), "B": (2, 1), "C": (4, 1)}
    galaxy = Galaxy({name: Board(name, (Hex(x, y), Hex(x + 1, y))) for name, (x, y) in cells.items()})
    homes = {"A1": "red", "B1": "blue", "C1": "green"}
    laid = {at: Tile(1, martial=1, home=color, home_embassy=True) for at, color in homes.items()}
    pieces = {at: {color: Pieces(1, 1, 1)} for at, color in homes.items()}
    between = {"galaxy": galaxy, "arbiter": "red", "pieces": pieces}
    assert guide("setup", **between, tiles={**laid, "A2": Tile(3)}).player == "blue"  # A2 lies between A1 and B1
    assert guide("setup", **between, tiles={**laid, "B2": Tile(3)}).player == "red"
    both = guide("setup", **between, tiles={**laid, "A2": Tile(3), "B2": Tile(3)})
    assert (both.player, both.then) == ("green", ())


def test_a_home_lies_well_only_where_it_may_still_be_laid() -> None:
    galaxy = Galaxy(preset(3).boards)
    taken, *free = preset(3).homes
    one = {taken: Tile(1, martial=1, home="blue", home_embassy=True)}
    said = guide("setup", galaxy=galaxy, arbiter="blue", tiles=one, pieces={taken: {"blue": Pieces(1, 1, 1)}})
    assert said.reminders == (f"Sectors that lie well for Homes: {', '.join(free)}.",)


# Collection -----------------------------------------------------------------------------------------------------------


def test_collection_names_everybodys_income() -> None:
    said = guide("collection")
    assert said.headline == "Collection: everybody collects their income."
    assert [owed.what for owed in said.owed] == ["collect their income: Ann 16, Bo 16, Green 16"]
    assert commands(said) == ["collect"]
    assert said.reminders == ()
    assert "Ann ?" in what_next(at("collection"), Box()).owed[0].what


def test_collection_once_paid() -> None:
    said = guide("collection", Turn(done=("income",)))
    assert said.headline == "Collection is done: Exploration begins with Ann."
    assert commands(said) == ["next"]


def test_leaders_are_slid_down_at_collection() -> None:
    leaders = Readings(variants=["leaders"])
    seats = tuple(replace(seat, leader=level) for seat, level in zip(SEATS, (0, 3, None), strict=True))
    assert guide("collection", readings=leaders, seats=seats).reminders == (
        "Leaders: slide the Leader Cards down: Ann 0 → 1, Bo stays at 3.",
    )
    assert "slide every Leader Card down" in guide("collection", readings=leaders).reminders[0]


# Exploration ----------------------------------------------------------------------------------------------------------


def test_exploration_begins_with_the_arbiter_and_goes_clockwise() -> None:
    said = mapped("exploration", arbiter="blue")
    assert said.player == "blue"
    assert said.then == ("green", "red")
    assert said.headline == (
        "Exploration: Bo is on, flip a Sector Tile into the pool, place a tile of the pool on an empty hex,"
        " draw a Technology Card, discard or Advance a Technology Card; then Green, Ann."
    )
    assert commands(said) == ["explore blue FLIPPED SECTOR"]


def test_exploration_step_by_step() -> None:
    turn = Turn(order=("red", "blue", "green"), player="blue", done=("flip", "place"))
    said = guide("exploration", turn)
    assert [owed.step for owed in said.owed] == ["draw", "discard"]
    assert said.then == ("green",)
    assert "advance blue NAME" in commands(said)


def test_exploration_leaves_out_who_explored_early() -> None:
    turn = Turn(order=("red", "blue", "green"), player="red", early={"blue": 1})
    assert guide("exploration", turn).then == ("green",)


def test_exploration_when_all_are_through() -> None:
    said = guide("exploration", Turn(order=("red", "blue", "green")))
    assert said.headline == "Exploration is done: Actions #1 begin with everybody choosing an Action Card."
    assert commands(said) == ["next"]


@pytest.mark.parametrize(
    ("stack", "pool", "variants", "ruling", "wanted"),
    [
        (0, 1, [], "skip-flip", ["explore red - SECTOR TILE"]),
        (0, 0, [], "skip-flip", ["explore red -"]),
        (0, 1, [], "skip-tile", ["explore red -"]),
        (0, 1, ["longer-game"], "skip-tile", ["explore red - SECTOR TILE"]),
        (None, None, [], "skip-flip", ["explore red FLIPPED SECTOR"]),
        (1, 0, [], "skip-tile", ["explore red FLIPPED SECTOR"]),
    ],
)
def test_exploration_with_an_empty_stack(
    stack: int | None, pool: int | None, variants: list[Any], ruling: str, wanted: list[str]
) -> None:
    readings = Readings({"empty-stack": ruling}, variants)
    tiles = None if pool is None else (Tile(1),) * pool
    assert commands(mapped("exploration", stack=stack, pool=tiles, readings=readings)) == wanted


def test_the_last_tile_flipped_is_placed_whatever_the_ruling() -> None:
    readings = Readings({"empty-stack": "skip-tile"})
    turn = Turn(order=("red", "blue", "green"), player="red", done=("flip",))
    said = guide("exploration", turn, stack=0, readings=readings)
    assert [owed.step for owed in said.owed] == ["place", "draw", "discard"]


def test_a_full_galaxy_takes_no_tile() -> None:
    galaxy = Galaxy({"A": Board("A", (Hex(0, 1),))})
    said = guide("exploration", galaxy=galaxy, tiles={"A1": Tile(1)})
    assert [owed.step for owed in said.owed] == ["flip", "draw", "discard"]


def test_no_tiles_and_no_technologies_leave_nothing_to_do() -> None:
    readings = Readings({"learning-technologies": "none"}, ["learning-game"])
    said = guide("exploration", stack=0, pool=(), readings=readings)
    assert [owed.step for owed in said.owed] == ["phase"]


# Action Phases --------------------------------------------------------------------------------------------------------


def test_actions_begin_with_everybodys_card() -> None:
    said = mapped("action-1")
    assert said.headline == "Actions #1: everybody chooses one Action Card, then all reveal together."
    assert commands(said) == ["cards red=CARD blue=CARD green=CARD"]
    some = mapped("action-1", Turn(cards={"blue": "assault"}))
    assert some.headline == ("Actions #1: Ann and Green still to choose an Action Card, then all reveal together.")
    assert commands(some) == ["cards red=CARD green=CARD"]


def test_who_is_on_and_who_follows() -> None:
    fresh = mapped("action-2", Turn(cards=CARDS))
    assert fresh.headline == "Actions #2: Bo (Assault) is on, action 1 of 2; then Green, Ann."
    turn = Turn(cards=CARDS, order=("blue", "green", "red"), player="blue", taken=1)
    said = mapped("action-2", turn)
    assert said.headline == "Actions #2: Bo (Assault) is on, action 2 of 2; then Green, Ann."
    assert said.player == "blue"
    assert said.then == ("green", "red")
    assert said.owed[0].what == "take up to 1 more action: DESTROY, BASIC"
    assert commands(said) == [
        "conflict ACTION blue@SECTOR TARGET",
        "basic blue caps",
        "basic blue technology",
        "done blue",
    ]
    through = mapped("action-2", turn._replace(taken=2))
    assert through.headline == "Actions #2: Green (Subvert) is on, action 1 of 2; then Ann."
    last = mapped("action-2", turn._replace(player="red", taken=2))
    assert last.headline == "Actions #2 are done: take your Action Cards back, then Actions #3."


def test_every_card_offers_its_own_commands() -> None:
    def offered(card: ActionCard) -> list[str]:
        return commands(mapped("action-1", Turn(cards={"red": card}, order=("red",), player="red")))

    assert offered("industrialize")[0] == "build red STEP"
    assert offered("discover") == ["capitalize red", "survey red FLIPPED SECTOR", "research red", "done red"]
    unknown = mapped("action-1", Turn(order=("red", "blue"), player="red"))
    assert commands(unknown) == ["done red"]
    assert unknown.headline == "Actions #1: Ann is on, action 1 of 2; then Bo."


def test_the_arbiter_settles_ties() -> None:
    said = guide("action-1", Turn(cards=TIED))
    assert said.headline == "Actions #1: Bo (Assault) is on, action 1 of 2.", "who follows Bo isn't settled"
    assert said.then == ()
    assert said.owed[1].players == ("red",)
    assert said.owed[1].commands == ("cards --first red", "cards --first green")
    after = guide("action-1", Turn(cards=TIED, player="blue", taken=2))
    assert after.step == "first"
    assert after.headline == "Actions #1: Ann, the Arbiter, says who begins among Ann and Green (Order Number 2)."
    first: dict[Color, ActionCard] = {"red": "assault", "blue": "assault", "green": "discover"}
    assert guide("action-1", Turn(cards=first)).player == "red"
    assert guide("action-1", Turn(cards=first)).step == "first"


def test_who_acted_early_is_left_out() -> None:
    turn = Turn(cards=CARDS, order=("blue", "green", "red"), player="blue", taken=0, early={"green": 2, "red": 1})
    assert guide("action-1", turn).then == ("red",)


def test_a_phase_without_cards_known_never_ends_by_itself() -> None:
    said = guide("action-1", Turn(player="red", taken=2))
    assert said.step == "cards"


def test_a_unit_that_has_moved_may_still_attack_in_the_same_action() -> None:
    moved = OpenAction("blue", "move", "martial", "fleet", "X5")
    turn = Turn(CARDS, ("blue", "green", "red"), "green", open=moved)
    assert guide("action-1", turn).reminders == (
        "A Conflict of Bo's Fleet in X5 still belongs to the same action as its move.",
    )
    assert guide("action-1", turn._replace(open=None)).reminders == ()
    assert guide("action-1", turn._replace(open=OpenAction("blue", "build", "martial"))).reminders == ()


@pytest.mark.parametrize(
    ("phase", "following"),
    [("action-1", "Actions #2"), ("action-2", "Actions #3"), ("action-3", "Arbitration")],
)
def test_action_cards_are_taken_back_at_the_end(phase: Phase, following: str) -> None:
    said = guide(phase, Turn(cards=CARDS, order=("blue", "green", "red")))
    assert said.headline.endswith(f"take your Action Cards back, then {following}.")


# Arbitration ----------------------------------------------------------------------------------------------------------


def test_arbitration_in_its_order() -> None:
    said = guide("arbitration", power={"A": {"red": 5, "blue": 4}})
    assert said.headline == "Arbitration, before anyone discards: Ann stays Arbiter."
    assert [(owed.step, owed.players, owed.what) for owed in said.owed] == [
        ("arbiter", ("red",), "keep the Arbiter Token (most CAPs, 9)"),
        ("limits", ("red",), "discard 5 CAPs to the Retention Limit of 4"),
        ("limits", ("green",), "discard 1 CAP to the Retention Limit of 4"),
        (
            "scoring",
            ("red", "blue", "green"),
            "tally the boards that changed, then score: Ann +6, Bo +3, Green +0 by A as tallied",
        ),
        ("end", (), "round 3 begins with Collection, unless no empty hex is left: then the game ends"),
    ]
    assert said.reminders == ("Inactive Technology Cards go back to their owners' hands: Ann 2, Green 1.",)


def test_nobody_is_told_to_discard_in_the_learning_game() -> None:
    said = guide("arbitration", readings=Readings(variants=["learning-game"]))
    assert said.headline == "Arbitration: Green becomes Arbiter."
    assert [owed.step for owed in said.owed] == ["arbiter", "scoring", "end"]
    assert "Retention Limits are ignored" in said.reminders[-1]


def test_arbitration_step_by_step() -> None:
    limits = guide("arbitration", Turn(done=("arbiter",)))
    assert limits.step == "limits"
    assert limits.headline.startswith("Arbitration: everybody discards down to their Retention Limit")
    scoring = guide("arbitration", Turn(done=("arbiter", "limits")))
    assert scoring.step == "scoring"
    assert "tally BOARD red=POWER blue=POWER green=POWER" in commands(scoring)
    over = guide("arbitration", Turn(done=("arbiter", "limits", "scoring")))
    assert over.headline.startswith("Arbitration is done: round 3 begins with Collection, unless no empty hex is left")
    galaxy = Galaxy({"A": Board("A", (Hex(0, 1),))})
    sure = guide("arbitration", Turn(done=("arbiter", "limits", "scoring")), galaxy=galaxy)
    assert sure.headline == "Arbitration is done: round 3 begins with Collection."
    last = guide("arbitration", Turn(done=("arbiter", "limits", "scoring")), stack=0)
    assert last.headline == "Arbitration is done: the game ends, for the draw stack is empty: Final Scoring."
    unsure = guide("arbitration", Turn(done=("arbiter", "limits", "scoring")), stack=None)
    assert "unless the draw stack is empty or no empty hex is left" in unsure.headline


def test_the_arbiter_chooses_among_the_tied_and_unknown_caps_are_asked_for() -> None:
    tied = tuple(replace(seat, caps=5) for seat in SEATS)
    said = guide("arbitration", seats=tied)
    assert said.headline == "Arbitration, before anyone discards: Ann makes Bo or Green the new Arbiter."
    assert said.owed[0].commands == ("next blue", "next green")
    two = (replace(SEATS[0], caps=5), replace(SEATS[1], caps=5), SEATS[2])
    assert "can't keep it" in guide("arbitration", seats=(two[0], two[1], replace(two[2], caps=1))).owed[0].what
    unknown = guide("arbitration", seats=(SEATS[0], replace(SEATS[1], caps=None), SEATS[2]))
    assert unknown.owed[0].commands == ("caps blue=N",)
    assert unknown.owed[0].players == ("blue",)


def test_retention_limits_that_cant_be_told_and_that_nobody_passes() -> None:
    poor = tuple(replace(seat, caps=index) for index, seat in enumerate(SEATS))
    nobody = guide("arbitration", Turn(done=("arbiter",)), seats=poor)
    assert nobody.owed[0].what == "nobody holds more than their Retention Limit"
    unknown = what_next(at("arbitration", Turn(done=("arbiter",))), Box())
    assert unknown.owed[0].what == "discard down to the Retention Limit: which isn't known; 9 held"


def test_hands_that_nobody_counts_are_reminded_of_in_general() -> None:
    uncounted = tuple(replace(seat, inactive=None) for seat in SEATS)
    assert guide("arbitration", seats=uncounted).reminders == (
        "Inactive Technology Cards go back to their owners' hands.",
    )
    none = tuple(replace(seat, inactive=()) for seat in SEATS)
    assert guide("arbitration", seats=none).reminders == ()


# The end --------------------------------------------------------------------------------------------------------------


def test_the_last_round_is_announced_as_soon_as_it_is_sure() -> None:
    for phase in ("collection", "exploration", "action-1", "action-3"):
        said = guide(phase, stack=0)
        assert said.reminders[-1] == "This is the last round: the draw stack is empty."
        assert not any("last round" in reminder for reminder in guide(phase).reminders)


def test_who_won() -> None:
    said = guide("finished")
    assert said.headline == "The game is over: Green wins with 30 VPs."
    assert said.step == "finished"
    shared = tuple(replace(seat, vp=30) for seat in SEATS)
    assert guide("finished", seats=shared).headline == (
        "The game is over: Ann, Bo and Green share the win with 30 VPs."
    )
    decides = guide("finished", seats=shared, readings=Readings({"final-tie": "open"}))
    assert decides.headline == "The game is over, tied between Ann, Bo and Green: the table decides."
    unknown = guide("finished", seats=tuple(replace(seat, vp=None) for seat in SEATS))
    assert "can't be told yet" in unknown.headline


@given(table=tables(is_tracked=None))
def test_any_moment_of_any_table_has_something_next(table: Table) -> None:
    said = what_next(table, sample_box())
    assert said.headline.endswith(".")
    assert (said.step == "finished") == (table.phase == "finished")
    assert set(said.then) <= set(table.colors) - {said.player}
    for owed in said.owed:
        assert owed.commands
        assert owed.what
        assert set(owed.players) <= set(table.colors)
