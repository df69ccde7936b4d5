"""Setting up: how many boards, tiles and cards for so many players, what stays in the box, and the steps in order.

For 2 or 3 players the rulebook plays with the tiles that carry an icon and doesn't say how many those are: such numbers
are None until someone counts them.

Rulebook: Game Setup, The Learning Game, Optional: Leaders, Optional: Technology Draft, Optional: Multiple Technology
Discard Piles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.galaxies import GALAXY_BOARDS, GALAXY_BOARDS_IN_BOX
from hegemonic_cli.games.hegemonic.table import Pieces

PLAYERS = range(2, 7)
SECTOR_TILES_IN_BOX = 48
TECHNOLOGY_CARDS_IN_BOX = 54
TILES_PER_PLAYER = 8
LEARNING_TILES_PER_PLAYER = 4
ICON_PLAYERS = (2, 3)  # these play with the tiles of their icon, and without one copy of each Technology Card
TILES_DEALT = 2
FIRST_TILES = 1
EXTRA_POOL_TILE = {2: 1}  # a 2-player game adds one tile to the pool
HAND = 5
DRAFT_DEAL = 6
STARTING_CAPS = 0
STARTING_VP = 0
FIRST_BASES = Pieces(complexes=1, embassies=1, outposts=1)

SETUP = "Game Setup"
LEARNING = "The Learning Game"


class SetupNumbers(NamedTuple):
    """What a number of players sets up; None where the rulebook doesn't say and the box doesn't know.

    `tiles` are selected, `dealt` of them to each player, so that `pool` lie face up and `stack` are left to draw once
    the first tiles are placed. `cards` Technology Cards are played with, `hand` of them in each hand, `deck` left;
    `copies_out` stay in the box.
    """

    players: int
    galaxy_boards: int
    tiles: int | None
    dealt: int
    pool: int
    stack: int | None
    hand: int
    cards: int | None
    copies_out: int | None
    deck: int | None

    def with_tiles(self, tiles: int) -> SetupNumbers:
        """The same once the tiles that are played with are counted."""
        return self._replace(tiles=tiles, stack=tiles - self.pool - self.players * FIRST_TILES)


class SetupStep(NamedTuple):
    """One step of the checklist: a stable key, what to do in full sentences, and the chapter."""

    key: str
    sentence: str
    chapter: str = SETUP


def setup_numbers(players: int, readings: Readings, box: Box) -> SetupNumbers:
    """Boards, tiles and cards for 2 to 6 players."""
    is_learning = readings.is_learning_game
    pool = players + EXTRA_POOL_TILE.get(players, 0)  # the second tile of each, or dealt there in the Learning Game
    cards, out = technology_cards(players, box)
    hand = HAND if readings.has_hands else 0
    discarded = players if readings.drafts_technologies else 0
    deck = None if cards is None else cards - hand * players - discarded
    dealt = 0 if is_learning else TILES_DEALT
    numbers = SetupNumbers(players, GALAXY_BOARDS[players], None, dealt, pool, None, hand, cards, out, deck)
    if is_learning:
        return numbers.with_tiles(LEARNING_TILES_PER_PLAYER * players)
    return numbers if players in ICON_PLAYERS else numbers.with_tiles(TILES_PER_PLAYER * players)


def technology_cards(players: int, box: Box) -> tuple[int | None, int | None]:
    """How many Technology Cards are played with, and how many copies stay in the box.

    For 2 or 3 players one copy of each card stays; how many different cards there are is known only where the box
    knows all of its copies.
    """
    if players not in ICON_PLAYERS:
        return TECHNOLOGY_CARDS_IN_BOX, 0
    copies = [card.copies for card in box.technologies]
    known = [number for number in copies if number is not None]
    if len(known) < len(copies) or sum(known) != TECHNOLOGY_CARDS_IN_BOX:
        return None, None
    return TECHNOLOGY_CARDS_IN_BOX - len(known), len(known)


def copies_in_play(copies: int, players: int) -> int:
    """How many of a Technology Card's copies are played with."""
    return copies - (1 if players in ICON_PLAYERS else 0)


def setup_checklist(players: int, readings: Readings, box: Box) -> list[SetupStep]:
    """What to do on the table before the first round, in the rulebook's order; what stays in the box comes last."""
    numbers = setup_numbers(players, readings, box)
    return [
        *_galaxy_steps(numbers, readings),
        *_card_steps(numbers, readings),
        *_tile_steps(numbers, readings),
        *_leftover_steps(numbers, readings),
    ]


def _galaxy_steps(numbers: SetupNumbers, readings: Readings) -> Iterator[SetupStep]:
    yield SetupStep("arbiter", "Choose who begins as the Arbiter; that player takes the Arbiter Token.")
    how = (
        "in one of the pre-set layouts"
        if readings.is_learning_game
        else "in one of the suggested layouts, or board by board: the Arbiter first, then counterclockwise, each board "
        "touching two others, one of them the Core if that can be"
    )
    yield SetupStep("galaxy", f"Lay the Core Board and {numbers.galaxy_boards} Galaxy Boards, {how}.")
    yield SetupStep(
        "colors",
        "Everybody takes the Player Board, tokens, Home Sector and six Action Cards of a color, and fills the Player "
        f"Board. All start with {STARTING_CAPS} CAPs and {STARTING_VP} VPs.",
    )
    if readings.has_leaders:
        yield SetupStep(
            "leaders",
            "Deal one Leader Card to each player, or choose them as you like; slide it under the Player Board so that "
            "only the portrait shows.",
            "Optional: Leaders",
        )


def _card_steps(numbers: SetupNumbers, readings: Readings) -> Iterator[SetupStep]:
    if numbers.players in ICON_PLAYERS:
        many = "" if numbers.copies_out is None else f" ({numbers.copies_out} cards, {numbers.cards} are left)"
        yield SetupStep("copies", f"Put one copy of each Technology Card back into the box{many}.")
    if not readings.has_hands:
        yield SetupStep("technologies", "Shuffle the Technology Cards into a draw deck; nobody is dealt any.", LEARNING)
        return
    left = "the rest is the draw deck" if numbers.deck is None else f"the other {numbers.deck} are the draw deck"
    if readings.drafts_technologies:
        yield SetupStep(
            "technologies",
            f"Shuffle the Technology Cards and deal {DRAFT_DEAL} to each player. Everybody keeps one and passes the "
            f"rest clockwise, again and again; the last card is discarded. Each has {numbers.hand} in hand, {left}.",
            "Optional: Technology Draft",
        )
    else:
        yield SetupStep("technologies", f"Shuffle the Technology Cards and deal {numbers.hand} to each player; {left}.")
    if readings.has_pile_for_each_type:
        yield SetupStep(
            "discard-piles",
            "Leave room for three discard piles: Industrial, Political and Martial.",
            "Optional: Multiple Technology Discard Piles",
        )


def _tile_steps(numbers: SetupNumbers, readings: Readings) -> Iterator[SetupStep]:
    homes = (
        "Starting with the Arbiter, clockwise, each player lays their Home Sector on an empty hex of a Galaxy Board "
        "that has none: not on the Core, not beside another Home Sector."
    )
    first = "Everybody puts their first Complex, Embassy and Outpost on the Locations of their Home Sector."
    icon = f" of those with the {numbers.players}-player icon" if numbers.players in ICON_PLAYERS else ""
    if readings.is_learning_game:
        yield SetupStep(
            "tiles",
            f"Take {numbers.tiles} Sector Tiles{icon} at random, {LEARNING_TILES_PER_PLAYER} per player, as the draw "
            "stack.",
            LEARNING,
        )
        yield SetupStep("pool", f"Turn {numbers.pool} of them face up into the Sector Pool.", LEARNING)
        yield SetupStep("homes", homes, LEARNING)
        yield SetupStep("first-bases", first)
        yield SetupStep(
            "first-tiles",
            f"In the same order each draws a Sector Tile and lays it beside their Home Sector; {numbers.stack} are "
            "left.",
            LEARNING,
        )
        return
    taken = (
        f"Take the Sector Tiles with the {numbers.players}-player icon and count them"
        if numbers.tiles is None
        else f"Take {numbers.tiles} Sector Tiles at random, {TILES_PER_PLAYER} per player"
    )
    yield SetupStep("tiles", f"{taken}; shuffle them into a draw stack and deal {numbers.dealt} to each player.")
    yield SetupStep("homes", homes)
    yield SetupStep("first-bases", first)
    yield SetupStep(
        "first-tiles",
        "Starting with the Arbiter, clockwise, each player lays one of their two tiles on an empty hex beside their "
        "Home Sector.",
    )
    extra = EXTRA_POOL_TILE.get(numbers.players, 0)
    more = f", and {extra} more from the stack" if extra else ""
    left = "" if numbers.stack is None else f"; {numbers.stack} are left in the stack"
    yield SetupStep("pool", f"The other tiles go into the Sector Pool{more}: {numbers.pool} in all{left}.")


def _leftover_steps(numbers: SetupNumbers, readings: Readings) -> Iterator[SetupStep]:
    boards = GALAXY_BOARDS_IN_BOX - numbers.galaxy_boards
    back = [f"{boards} Galaxy Board" + ("" if boards == 1 else "s")] if boards else []
    if numbers.tiles is None:
        back.append("the Sector Tiles without the icon")
    elif numbers.tiles < SECTOR_TILES_IN_BOX:
        back.append(f"{SECTOR_TILES_IN_BOX - numbers.tiles} Sector Tiles")
    if numbers.players < PLAYERS.stop - 1:
        back.append("what belongs to colors that nobody plays")
    if not readings.has_leaders:
        back.append("the Leader Cards")
    if back:
        yield SetupStep("box", f"Back into the box: {_listed(back)}.")


def _listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
