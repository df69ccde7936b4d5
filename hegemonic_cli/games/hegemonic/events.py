"""What can happen at the table, in the past tense and with its outcome: it can be folded in again without rules,
box or luck. A command that changes anything becomes one or more of these, recorded together.

Rulebook: Game Rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import Gate, Tile
from hegemonic_cli.games.hegemonic.table import Advanced, OpenAction, Spent, Table
from hegemonic_cli.games.hegemonic.vocabulary import ActionCard, Color, ConflictName, Outcome, Phase, Piece

CardSource = Literal["deck", "discard", "advanced"]
CardOrigin = Literal["hand", "advanced", "inactive"]


class TableSet(NamedTuple):
    """The table was laid out, or set right, as a whole."""

    table: Table


class PhaseBegun(NamedTuple):
    """A phase began; what was played and used up in the one before is over."""

    round: int
    phase: Phase
    order: tuple[Color, ...] = ()
    player: Color | None = None


class TurnChanged(NamedTuple):
    """Who is on, how many actions they took, and what of the phase or the turn is done by now."""

    player: Color | None = None
    taken: int = 0
    done: tuple[str, ...] = ()
    early: Mapping[Color, int] = {}
    open: OpenAction | None = None


class CardsPlayed(NamedTuple):
    """Action Cards were revealed: all that are known by now, and the order in which they are resolved."""

    cards: Mapping[Color, ActionCard]
    order: tuple[Color, ...]
    player: Color | None = None


class SpentChanged(NamedTuple):
    """What is used up in this Action Phase, all of it."""

    spent: tuple[Spent, ...] = ()


class CounterChange(NamedTuple):
    """One player's counter: changed `by` so much, or `to` a number that was read off the table."""

    player: Color
    by: int | None = None
    to: int | None = None


class CapsChanged(NamedTuple):
    """CAPs were gained, lost, or set right."""

    changes: tuple[CounterChange, ...]


class VpsChanged(NamedTuple):
    """Victory points were gained, lost, or set right."""

    changes: tuple[CounterChange, ...]


class CapsGiven(NamedTuple):
    """CAPs changed hands."""

    giver: Color
    receiver: Color
    amount: int


class IncomeCollected(NamedTuple):
    """Every player took the CAP gain of the three tracks and what Technologies and Leaders add."""

    gains: Mapping[Color, int]


class LeadersMoved(NamedTuple):
    """Leader Cards show these levels now."""

    levels: Mapping[Color, int]


class ArbiterChosen(NamedTuple):
    """The Arbiter Token was taken."""

    player: Color


class LimitsApplied(NamedTuple):
    """CAPs were discarded down to the Retention Limits: so many by each player."""

    discards: Mapping[Color, int]


class BoardScored(NamedTuple):
    """One board at the end of a round: the Power that was compared and the VPs it gave."""

    board: str
    powers: Mapping[Color, int]
    vp: Mapping[Color, int]


class BoardsScored(NamedTuple):
    """All boards were scored at the end of this round."""

    round: int
    boards: tuple[BoardScored, ...]


class TileFlipped(NamedTuple):
    """A Sector Tile came into the pool: from the draw stack, or in set-up from a hand."""

    tile: Tile
    is_from_stack: bool = True


class TilePlaced(NamedTuple):
    """A Sector Tile was laid into a Sector, out of the pool or from elsewhere (a hand, the box)."""

    sector: str
    tile: Tile
    is_from_pool: bool = False


class TechnologyDrawn(NamedTuple):
    """A Technology Card came into a hand; its name where it is known. In the Learning Game there is no hand."""

    player: Color
    source: CardSource
    name: str | None = None


class DeckReshuffled(NamedTuple):
    """The draw deck was empty, so the discard pile became the new one."""


class TechnologyDiscarded(NamedTuple):
    """A Technology Card went onto the discard pile; its name where it is known."""

    player: Color
    origin: CardOrigin
    name: str | None = None


class DiscardTakenBack(NamedTuple):
    """The card that was counted as discarded after a draw wasn't: it is Advanced instead."""

    player: Color


class TechnologyAdvanced(NamedTuple):
    """A Technology Card went from the hand into a slot."""

    player: Color
    card: Advanced
    paid: int


class CardMadeInactive(NamedTuple):
    """A card that was played in a Conflict, or the one drawn for it (`is_swapped`), lies in the Inactive pile now."""

    player: Color
    name: str | None = None
    is_swapped: bool = False


class InactiveReturned(NamedTuple):
    """These players took their Inactive piles back into their hands."""

    players: tuple[Color, ...]


class HandRefilled(NamedTuple):
    """A RESEARCH: so many cards discarded, the hand drawn up to so many."""

    player: Color
    discarded: int
    hand: int


class HandCounted(NamedTuple):
    """Somebody has so many cards in hand, whatever was counted before."""

    player: Color
    hand: int


class BuiltStep(NamedTuple):
    """One piece of a BUILD: where it stands now, for a Gate its other half, and where a relocated one came from."""

    piece: Piece
    sector: str | None
    other_end: str | None = None
    origin: str | None = None
    origin_other_end: str | None = None
    cost: int | None = None


class BasesBuilt(NamedTuple):
    """A BUILD action, or a part of one: its steps in order and what was paid for all of them."""

    player: Color
    steps: tuple[BuiltStep, ...]
    paid: int


class UnitMoved(NamedTuple):
    """An Agent or a Fleet moved."""

    player: Color
    piece: Piece
    origin: str
    to: str
    paid: int


class PieceChange(NamedTuple):
    """So many pieces of one kind that were lost or won in a Sector (None: the map isn't tracked)."""

    player: Color
    piece: Piece
    sector: str | None
    amount: int


class ConflictFought(NamedTuple):
    """A Conflict from declaration to cleanup: who beat whom with what, and everything that left or came."""

    action: ConflictName
    attacker: Color
    piece: Piece
    origin: str
    defender: Color
    target: Piece
    sector: str
    outcome: Outcome
    paid: int
    attack: int | None = None
    defence: int | None = None
    losses: tuple[PieceChange, ...] = ()
    gains: tuple[PieceChange, ...] = ()
    relocated: tuple[PieceChange, ...] = ()
    gates: tuple[Gate, ...] = ()


class PlayerLeft(NamedTuple):
    """A player left the game with everything of theirs; who has the Arbiter Token then."""

    player: Color
    arbiter: Color


class NoteWritten(NamedTuple):
    """Somebody wrote a note."""

    text: str


class PowerTallied(NamedTuple):
    """A board's Power as people counted it."""

    board: str
    power: Mapping[Color, int]


class GameFinished(NamedTuple):
    """The game is over: total VPs after Final Scoring, and who won."""

    totals: Mapping[Color, int]
    winners: tuple[Color, ...]


class GameReopened(NamedTuple):
    """A finished game goes on where it was finished."""

    round: int
    phase: Phase


class Irregular(NamedTuple):
    """The table breaks laws of the pieces because people say it does, or doesn't any more."""

    is_irregular: bool


Event = (
    TableSet
    | PhaseBegun
    | TurnChanged
    | CardsPlayed
    | SpentChanged
    | CapsChanged
    | VpsChanged
    | CapsGiven
    | IncomeCollected
    | LeadersMoved
    | ArbiterChosen
    | LimitsApplied
    | BoardsScored
    | TileFlipped
    | TilePlaced
    | TechnologyDrawn
    | DeckReshuffled
    | TechnologyDiscarded
    | DiscardTakenBack
    | TechnologyAdvanced
    | CardMadeInactive
    | InactiveReturned
    | HandRefilled
    | HandCounted
    | BasesBuilt
    | UnitMoved
    | ConflictFought
    | PlayerLeft
    | NoteWritten
    | PowerTallied
    | GameFinished
    | GameReopened
    | Irregular
)
