"""The guide through set-up, Collection and Exploration.

Rulebook: Game Setup, Phase 1. Collection, Phase 2. Exploration.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.rules.collection import TOP_LEADER_LEVEL, collected, leader_after_collection
from hegemonic_cli.games.hegemonic.rules.exploration import are_tiles_typed, placement_violations, without_first_tile
from hegemonic_cli.games.hegemonic.rules.galaxies import suggested_homes
from hegemonic_cli.games.hegemonic.rules.guide.values import Guide, Owed, followed_by, names
from hegemonic_cli.games.hegemonic.rules.phases import ExplorationStep, exploration_order, exploration_steps
from hegemonic_cli.games.hegemonic.rules.setup import EXTRA_POOL_TILE
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

PLACE = "place SECTOR TILE"
STEP_WORDS: dict[ExplorationStep, str] = {
    "flip": "flip a Sector Tile into the pool",
    "place": "place a tile of the pool on an empty hex",
    "draw": "draw a Technology Card",
    "discard": "discard or Advance a Technology Card",
}


def setup(table: Table, box: Box) -> Guide:
    """What is missing on the table before the first round can begin."""
    begin = Owed("phase", (), "begin the first round", ("next",))
    if table.galaxy is None:
        return Guide("Set-up: lay out the galaxy and the Home Sectors, then begin.", (begin,))
    clockwise = table.clockwise_from(table.arbiter)
    homeless = tuple(color for color in clockwise if table.home_of(color) is None)
    owed = [
        Owed("set-up", (color,), "lay their Home Sector", (f"place SECTOR home {color} TILE",)) for color in homeless
    ]
    bare = [color for color in clockwise if color not in homeless and _has_no_bases(table, color)]
    for color in bare:
        what = "put their first Complex, Embassy and Outpost on their Home Sector"
        command = f'set pieces.{table.home_of(color)}.{color} "C E O"'
        owed.append(Owed("set-up", (color,), what, (command,)))
    if homeless:
        who, *then = homeless
        headline = (
            f"Set-up: {table.seat(who).shown} lays a Home Sector, on a Galaxy Board of its own and beside no other "
            f"Home{followed_by(table, then)}."
        )
        return Guide(headline, (*owed, begin), who, tuple(then), _suggestions(table, who))
    if bare:
        return Guide(f"Set-up: {names(table, bare)} still to put their first Bases out.", (*owed, begin), bare[0])
    left = without_first_tile(table)
    if left:
        who, *then = left
        owed = [Owed("set-up", (color,), "lay a Sector Tile beside their Home Sector", (PLACE,)) for color in left]
        headline = (
            f"Set-up: {table.seat(who).shown} lays a first Sector Tile beside their Home Sector"
            f"{followed_by(table, then)}."
        )
        return Guide(headline, (*owed, begin), who, tuple(then))
    headline = "Set-up is done: the first round begins with Collection."
    return Guide(headline, (begin,), reminders=_pool_reminder(table))


def _has_no_bases(table: Table, color: Color) -> bool:
    home = table.home_of(color)
    return home is not None and not all(table.at(home, color)[:3])


def _suggestions(table: Table, player: Color) -> tuple[str, ...]:
    """Where the Home Sectors of the pre-set layout lie that are still free."""
    boards = table.galaxy.boards if table.galaxy else {}
    home = Tile(home=player)
    homes = [
        sector
        for sector in suggested_homes(boards, len(table.seats))
        if not placement_violations(table, sector, home, player)
    ]
    return (f"Sectors that lie well for Homes: {', '.join(homes)}.",) if homes else ()


def _pool_reminder(table: Table) -> tuple[str, ...]:
    """Where the Sector Pool's first tiles weren't said, or not all: how to, and what it means to leave it."""
    if table.pool is None:
        unknown = "The Sector Pool isn't known, so any tile may come from it; to say what lies there"
        return (f"{unknown}: hegemonic flip TILE.",)
    players = len(table.seats)
    lying, due = len(table.pool), players + EXTRA_POOL_TILE.get(players, 0)
    if 0 < lying < due:
        return (f"{lying} of {due} tiles lie in the Sector Pool; for each of the others: hegemonic flip TILE.",)
    return ()


def collection(table: Table, box: Box) -> Guide:
    """Incomes, and Leader Cards slid down."""
    if "income" in table.turn.done:
        who = table.seat(table.arbiter).shown
        what = "move the Phase Tracker on to Exploration"
        return Guide(f"Collection is done: Exploration begins with {who}.", (Owed("phase", (), what, ("next",)),))
    amounts = ", ".join(f"{seat.shown} {_income_words(table, box, seat)}" for seat in table.seats)
    owed = Owed("income", table.colors, f"collect their income: {amounts}", ("collect",))
    return Guide("Collection: everybody collects their income.", (owed,), reminders=_leaders(table))


def exploration(table: Table, box: Box) -> Guide:
    """Who explores, which steps are left of that turn, and who follows."""
    order = table.turn.order or exploration_order(table)
    player = table.turn.player
    if player is None and not table.turn.order:
        player = order[0]
    steps = exploration_steps(table)
    if player is None or not steps:
        what = "move the Phase Tracker on to Actions #1"
        over = "Exploration is done" if player is None else "Exploration has nothing left to do"
        headline = f"{over}: Actions #1 begin with everybody choosing an Action Card."
        return Guide(headline, (Owed("phase", (), what, ("next",)),))
    after = order[order.index(player) + 1 :] if player in order else ()
    then = tuple(color for color in after if not table.turn.early.get(color))
    who = table.seat(player).shown
    if not are_tiles_typed(table) and not table.turn.done:
        return _untracked(table, player, then)
    headline = f"Exploration: {who} is on, {_steps_words(steps)}{followed_by(table, then)}."
    owed = _whole_turn(table, player, steps)
    reminders: tuple[str, ...] = ()
    if not table.readings.has_hands and "draw" in steps:
        reminders = ("Learning Game: nobody keeps a hand, so the card drawn is Advanced or discarded at once.",)
    return Guide(headline, owed, player, then, reminders)


def _untracked(table: Table, player: Color, then: tuple[Color, ...]) -> Guide:
    """Exploration where nobody types tiles: whoever is left explores, and only what a Technology costs is said."""
    headline = f"Exploration: {table.seat(player).shown} explores{followed_by(table, then)}; then Actions #1."
    what = "explore; a Technology that is Advanced is typed for its cost"
    return Guide(headline, (Owed("explore", (player, *then), what, ("next", "advance PLAYER NAME")),), player, then)


def _whole_turn(table: Table, player: Color, steps: tuple[ExplorationStep, ...]) -> tuple[Owed, ...]:
    commands = {
        "flip": ("flip TILE",),
        "place": (PLACE,),
        "draw": (f"draw {player} deck", f"draw {player} discard", f"draw {player} NAME"),
        "discard": (f"discard {player} NAME", f"advance {player} NAME"),
    }
    if not table.turn.done and ("place" in steps or "flip" not in steps):
        flipped = "FLIPPED SECTOR" if "flip" in steps else "- SECTOR TILE" if "place" in steps else "-"
        return (Owed("explore", (player,), _steps_words(steps), (f"explore {player} {flipped}",)),)
    return tuple(Owed(step, (player,), STEP_WORDS[step], commands[step]) for step in steps)


def _steps_words(steps: tuple[ExplorationStep, ...]) -> str:
    return ", ".join(STEP_WORDS[step] for step in steps)


def _income_words(table: Table, box: Box, seat: Seat) -> str:
    total = collected(table, box, seat.color).total
    return "?" if total is None else str(total)


def _leaders(table: Table) -> tuple[str, ...]:
    if not table.readings.has_leaders:
        return ()
    known = [(seat.shown, seat.leader) for seat in table.seats if seat.leader is not None]
    if not known:
        return ("Leaders: slide every Leader Card down one level; one that shows level 3 stays.",)
    moves = ", ".join(
        f"{who} stays at {level}" if level == TOP_LEADER_LEVEL else f"{who} {level} → {leader_after_collection(level)}"
        for who, level in known
    )
    return (f"Leaders: slide the Leader Cards down: {moves}.",)
