"""Everything that lies on the table: the Table, its Seats, and who has what where. Immutable; None is unknown.

Rulebook: Component Summary, 6 Player Boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import Galaxy, Gate, Tile
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.vocabulary import (
    ACTION_PHASES,
    ActionCard,
    Color,
    Domain,
    Faction,
    House,
    Phase,
    Piece,
)


class Pieces(NamedTuple):
    """One player's pieces in one Sector; Gates lie apart (`Table.gates`)."""

    complexes: int = 0
    embassies: int = 0
    outposts: int = 0
    agents: int = 0
    fleets: int = 0

    def count(self, piece: Piece) -> int:
        """How many of one kind; a Gate is none of them."""
        return self[PIECE_INDEX[piece]] if piece in PIECE_INDEX else 0

    def changed(self, piece: Piece, by: int) -> Pieces:
        """The same with `by` more (or, negative, fewer) of one kind."""
        amounts = list(self)
        amounts[PIECE_INDEX[piece]] += by
        return Pieces(*amounts)


PIECE_INDEX: dict[Piece, int] = {"complex": 0, "embassy": 1, "outpost": 2, "agent": 3, "fleet": 4}
NO_PIECES = Pieces()
UNKNOWN_CARD = "?"  # a Technology Card on a pile where nobody said which one it is


class Advanced(NamedTuple):
    """An Advanced Technology in one of a player's three slots."""

    name: str
    type: Domain | None = None
    tier: int | None = None


OpenKind = Literal["build", "move", "explore", "basic"]


class OpenAction(NamedTuple):
    """What was recorded last, to which more words may still belong: a BUILD (`build`) that goes on, a Unit that was
    moved (`move`) and may now attack in the same action, or a turn's tiles (`explore`) or BASIC draw (`basic`) whose
    card may still be Advanced; `piece` and `sector` say which Unit and where it stands."""

    player: Color
    kind: OpenKind
    domain: Domain | None = None
    piece: Piece | None = None
    sector: str | None = None


class Turn(NamedTuple):
    """Where the phase stands, as far as known: cards played, the order, who is on, how many actions they took.

    `order` lists who acts in this phase, first to last; `player` is who is on: None before it is known, and, with an
    order, once everybody is through. `done` names steps already carried out: of the phase (`income`; `arbiter`,
    `limits`, `scoring`) or of the exploration turn under way (`flip`, `place`, `draw`). `early` counts actions of
    players who acted before their turn.
    """

    cards: Mapping[Color, ActionCard] = {}
    order: tuple[Color, ...] = ()
    player: Color | None = None
    taken: int = 0
    done: tuple[str, ...] = ()
    early: Mapping[Color, int] = {}
    open: OpenAction | None = None


class Spent(NamedTuple):
    """Something used up in this Action Phase: exactly one of `attacker` (a piece standing in `sector` now), `faction`,
    `outpost` (a Sector)."""

    player: Color
    attacker: Piece | None = None
    sector: str | None = None
    faction: Faction | None = None
    outpost: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: identity, counters, cards. `built` holds typed counts where the map isn't tracked."""

    color: Color
    name: str = ""
    house: House | None = None
    caps: int | None = None
    vp: int | None = None
    technologies: tuple[Advanced, ...] = ()
    hand: int | None = None
    inactive: tuple[str, ...] | None = None
    leader: int | None = None
    tiers: Mapping[Domain, int] = field(default_factory=dict)
    modifiers: Mapping[str, int] = field(default_factory=dict)
    built: Mapping[Piece, int] | None = None

    @property
    def shown(self) -> str:
        """The name people know the player by: as typed, else the color with a capital."""
        return self.name or self.color.capitalize()


@dataclass(frozen=True, slots=True)
class Table:
    """The whole table at one moment. `galaxy` is None where the map isn't tracked."""

    seats: tuple[Seat, ...]
    arbiter: Color
    round: int = 1
    phase: Phase = "collection"
    readings: Readings = field(default_factory=Readings)
    galaxy: Galaxy | None = None
    tiles: Mapping[str, Tile] = field(default_factory=dict)
    pieces: Mapping[str, Mapping[Color, Pieces]] = field(default_factory=dict)
    gates: tuple[Gate, ...] = ()
    spent: tuple[Spent, ...] = ()
    turn: Turn = field(default_factory=Turn)
    stack: int | None = None
    pool: tuple[Tile, ...] | None = None
    discard: tuple[str, ...] | None = None
    power: Mapping[str, Mapping[Color, int]] = field(default_factory=dict)
    is_irregular: bool = False

    @property
    def colors(self) -> tuple[Color, ...]:
        """The players in clockwise seating order."""
        return tuple(seat.color for seat in self.seats)

    @property
    def is_map_tracked(self) -> bool:
        """Whether boards, tiles and pieces are known."""
        return self.galaxy is not None

    @property
    def is_action_phase(self) -> bool:
        """Whether one of the three Action Phases is under way."""
        return self.phase in ACTION_PHASES

    def seat(self, color: Color) -> Seat:
        """The player of that color; KeyError if nobody plays it."""
        for seat in self.seats:
            if seat.color == color:
                return seat
        raise KeyError(color)

    def clockwise_from(self, color: Color) -> tuple[Color, ...]:
        """The players clockwise, starting with `color`."""
        colors = self.colors
        start = colors.index(color)
        return colors[start:] + colors[:start]

    def at(self, sector: str, color: Color) -> Pieces:
        """What one player has in one Sector."""
        return self.pieces.get(sector, {}).get(color, NO_PIECES)

    def tile(self, sector: str) -> Tile | None:
        """The tile in a Sector; None for an empty hex."""
        return self.tiles.get(sector)

    def home_of(self, color: Color) -> str | None:
        """The Home Sector of a player, if it lies on the table."""
        return next((sector for sector, tile in self.tiles.items() if tile.home == color), None)

    def is_rival_home(self, sector: str, color: Color) -> bool:
        """Whether a Sector is another player's Home Sector."""
        tile = self.tiles.get(sector)
        return tile is not None and tile.home is not None and tile.home != color

    def sectors_with(self, color: Color, piece: Piece) -> Iterator[tuple[str, int]]:
        """Where a player has pieces of one kind, in Sector order, and how many; a Gate counts in both its Sectors."""
        if self.galaxy is None:
            return
        for sector in self.galaxy.sectors:
            count = (
                sum(gate.owner == color and sector in gate.ends for gate in self.gates)
                if piece == "gate"
                else self.at(sector, color).count(piece)
            )
            if count:
                yield sector, count

    def on_board(self, color: Color, piece: Piece) -> int | None:
        """How many of a player's tokens of one kind are in play (a Gate pair counts once); None where not known."""
        if self.galaxy is not None:
            if piece == "gate":
                return sum(gate.owner == color for gate in self.gates)
            return sum(held[color].count(piece) for held in self.pieces.values() if color in held)
        built = self.seat(color).built
        return None if built is None else built.get(piece)

    # The same table with one thing changed. Nothing is judged here. ------------------------------------------------

    def with_pieces(self, sector: str, color: Color, piece: Piece, by: int) -> Table:
        """This table with `by` more (negative: fewer) pieces of one kind in a Sector; Gates lie apart."""
        held = dict(self.pieces.get(sector, {}))
        pieces = held.get(color, NO_PIECES).changed(piece, by)
        if any(pieces):
            held[color] = pieces
        else:
            held.pop(color, None)
        everything = dict(self.pieces)
        if held:
            everything[sector] = held
        else:
            everything.pop(sector, None)
        return replace(self, pieces=everything)

    def with_gate(self, gate: Gate) -> Table:
        """This table with one more Gate pair."""
        return replace(self, gates=(*self.gates, gate))

    def without_gate(self, gate: Gate) -> Table:
        """This table with one Gate pair fewer; ValueError if it isn't there."""
        gates = list(self.gates)
        gates.remove(gate)
        return replace(self, gates=tuple(gates))

    def with_seat(self, seat: Seat) -> Table:
        """This table with one player's seat replaced (found by its color)."""
        return replace(self, seats=tuple(seat if old.color == seat.color else old for old in self.seats))

    def with_caps(self, color: Color, by: int) -> Table:
        """This table with a player's CAPs changed; unknown CAPs stay unknown."""
        seat = self.seat(color)
        return self if seat.caps is None else self.with_seat(replace(seat, caps=seat.caps + by))
