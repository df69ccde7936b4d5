"""The laws of the pieces: what can't lie on a table, however the game went, unless somebody broke a rule.

Only what no legal past can lead to is a law. Bases and Gate halves in rival Homes, a Gate longer than its owner's tier
now allows, a Gate whose Complex is gone, players without a Home Sector or pieces: all of these can be.

Rulebook: Component Summary, Game Setup, Power, Advancing Technologies, Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from hegemonic_cli.games.hegemonic.filevalues import listing, quoted
from hegemonic_cli.games.hegemonic.galaxy import Tile, board_of
from hegemonic_cli.games.hegemonic.positionkeys import BUILT
from hegemonic_cli.games.hegemonic.rules.power import bases_power
from hegemonic_cli.games.hegemonic.table import PIECE_INDEX, Pieces, Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASES,
    CORE,
    DOMAIN_OF,
    PLURAL,
    SUPPLY,
    Base,
    Color,
    Piece,
    Unit,
    counted,
)
from hegemonic_cli.kernel.hexes import neighbours
from hegemonic_cli.kernel.violation import Violation

SECTOR_TILES = 48
TECHNOLOGY_CARDS = 54
ADVANCED_SLOTS = 3
_LOCATION_NAME: dict[Base, str] = {
    "complex": "Industrial Location",
    "embassy": "Political Location",
    "outpost": "Martial Location",
}
_BASE_UNDER: dict[Unit, Base] = {"agent": "embassy", "fleet": "outpost"}


def defects(table: Table, *, unread: Collection[str] = ()) -> list[Violation]:
    """Every broken law of the pieces of a Table, each message beginning with its place in a position file.

    `unread` names Sectors of which nothing is to be said, because what lies there couldn't be read.
    """
    broken: list[Violation] = []
    for sector, held in table.pieces.items():
        tile = table.tiles.get(sector)
        if tile is not None and sector not in unread:
            broken += _location_laws(sector, tile, held)
            if tile.home is not None:
                broken += _rival_home_laws(table, sector, tile.home, held)
    broken += _supply_laws(table)
    broken += _home_laws(table)
    broken += _gate_laws(table, unread)
    broken += _card_laws(table)
    broken += _spent_laws(table, unread)
    broken += _counter_laws(table)
    return broken


def contradictions(table: Table) -> list[Violation]:
    """Where typed counts (`built`, `power`) say something else than the pieces on the tracked map."""
    found: list[Violation] = []
    words = {piece: word for word, piece in BUILT.items()}
    for seat in table.seats:
        for piece, count in (seat.built or {}).items():
            shown = table.on_board(seat.color, piece)
            if shown != count:
                found.append(
                    Violation(
                        "position/contradiction",
                        f"players.{seat.color}.built.{words[piece]}: {count}, but the map shows {shown}",
                    )
                )
    for board, typed in table.power.items():
        counted_power = _board_power(table, board)
        for color in table.colors:
            if typed.get(color) != counted_power.get(color):
                found.append(
                    Violation(
                        "position/contradiction",
                        f"power.{board}.{color}: {_or_no_base(typed.get(color))}, but the map shows "
                        f"{_or_no_base(counted_power.get(color))}",
                        "Scoring",
                    )
                )
    return found


def _or_no_base(power: int | None) -> str:
    return "no Base" if power is None else str(power)


def _board_power(table: Table, board: str) -> dict[Color, int]:
    power: dict[Color, int] = {}
    for sector, held in table.pieces.items():
        if board_of(sector) == board:
            for color in held:
                for term in bases_power(table, sector, color):
                    power[color] = power.get(color, 0) + (term.amount or 0)
    return power


def _location_laws(sector: str, tile: Tile, held: Mapping[Color, Pieces]) -> Iterator[Violation]:
    room: dict[Base, int] = {
        "complex": tile.industrial,
        "embassy": int(tile.has_embassy_location),
        "outpost": tile.martial,
    }
    for base in BASES:
        index = PIECE_INDEX[base]
        owners = {color: pieces[index] for color, pieces in held.items() if pieces[index]}
        if not owners:
            continue
        if base == "outpost":
            for color, count in owners.items():
                if count > tile.martial:
                    yield _too_many(f"pieces.{sector}.{color}", counted(count, base), base, tile)
            if len(owners) > 1 and tile.martial:
                yield Violation(
                    "pieces/owners",
                    f"pieces.{sector}: Outposts of {listing(owners)}, a Martial Location has one owner at a time",
                    "Power",
                )
        elif sum(owners.values()) > room[base]:
            if len(owners) == 1:
                ((color, count),) = owners.items()
                yield _too_many(f"pieces.{sector}.{color}", counted(count, base), base, tile)
            else:
                (first, count), *rest = owners.items()
                several = [f"{counted(count, base)} of {first}", *(f"{more} of {color}" for color, more in rest)]
                yield _too_many(f"pieces.{sector}", listing(several), base, tile)


def _too_many(place: str, there: str, base: Base, tile: Tile) -> Violation:
    name = _LOCATION_NAME[base]
    if base == "outpost" and tile.martial:
        room = f"the tile's Martial Location holds {counted(tile.martial, base)}"
    elif base == "complex" and tile.industrial:
        room = f"the tile has {tile.industrial} {name}{'' if tile.industrial == 1 else 's'}"
    elif base == "embassy" and tile.has_embassy_location:
        room = f"the tile has 1 {'Embassy Location' if tile.home else name}"
    else:
        room = f"the tile has no {name}"
    return Violation("pieces/locations", f"{place}: {there}, {room}", "Power")


def _rival_home_laws(table: Table, sector: str, owner: Color, held: Mapping[Color, Pieces]) -> Iterator[Violation]:
    for color, pieces in held.items():
        if color == owner:
            continue
        place = f"pieces.{sector}.{color}"
        bases: list[Base] = [base for base in BASES if pieces[PIECE_INDEX[base]]]
        if bases and table.readings["rival-home-build"] == "forbidden":
            there = listing(counted(pieces[PIECE_INDEX[base]], base) for base in bases)
            yield Violation(
                "pieces/rival-home",
                f"{place}: {there} in the Home Sector of {owner}, where the ruling rival-home-build=forbidden lets "
                "nobody else build",
                "BUILD Actions",
            )
        for unit, base in _BASE_UNDER.items():
            count = pieces[PIECE_INDEX[unit]]
            # A Unit can't end its move here; but where its owner could build a Base, they could build it, too.
            if count and not (base in bases and table.readings["rival-home-build"] == "allowed"):
                yield Violation(
                    "pieces/rival-home",
                    f"{place}: {counted(count, unit)} in the Home Sector of {owner}, where no Unit of another player "
                    "may end its move",
                    "Moving Agents and Fleets",
                )


def _supply_laws(table: Table) -> Iterator[Violation]:
    lying: dict[Color, list[int]] = {color: [0] * len(PIECE_INDEX) for color in table.colors}
    for held in table.pieces.values():
        for color, pieces in held.items():
            totals = lying.get(color)
            if totals is not None:
                for index, count in enumerate(pieces):
                    totals[index] += count
    for seat in table.seats:
        in_play: dict[Piece, int] = {piece: lying[seat.color][index] for piece, index in PIECE_INDEX.items()}
        in_play["gate"] = sum(gate.owner == seat.color for gate in table.gates)
        for piece, most in SUPPLY.items():
            typed = (seat.built or {}).get(piece, 0) if table.galaxy is None else 0
            count = max(in_play[piece], typed)
            if count > most:
                box = f"a color has {most}{' pairs' if piece == 'gate' else ''}"
                yield Violation(
                    "pieces/supply",
                    f"players.{seat.color}: {counted(count, piece)} in play, {box} of them",
                    "Component Summary",
                )


def _home_laws(table: Table) -> Iterator[Violation]:
    rule = "Game Setup"
    homes: list[tuple[str, Color]] = []
    for sector, tile in table.tiles.items():
        if tile.home is None:
            continue
        place = f"tiles.{sector}"
        if board_of(sector) == CORE:
            yield Violation("homes/core", f"{place}: no Home Sector lies on the Core", rule)
        for other, color in homes:
            if color == tile.home:
                yield Violation(
                    "homes/second", f"{place}: a second Home Sector of {color}, there is one in {other}", rule
                )
            elif board_of(other) == board_of(sector):
                yield Violation(
                    "homes/same-board",
                    f"{place}: the Home Sector of {tile.home} lies on one board with that of {color} ({other}), each "
                    "is on a board of its own",
                    rule,
                )
            if color != tile.home and _touch(table, other, sector):
                yield Violation(
                    "homes/adjacent",
                    f"{place}: the Home Sector of {tile.home} touches that of {color} ({other}), none may",
                    rule,
                )
        homes.append((sector, tile.home))


def _touch(table: Table, one: str, other: str) -> bool:
    if table.galaxy is None:
        return False
    return table.galaxy.hexes[other] in neighbours(table.galaxy.hexes[one])


def _gate_laws(table: Table, unread: Collection[str]) -> Iterator[Violation]:
    for number, gate in enumerate(table.gates, 1):
        place = f"gates.{number}.ends"
        if gate.ends[0] == gate.ends[1]:
            yield Violation(
                "gates/same-sector",
                f"{place}: both halves stand in {gate.ends[0]}, a Gate joins two Sectors",
                "Quantum Gates",
            )
        for sector in dict.fromkeys(gate.ends):
            tile = table.tiles.get(sector)
            if sector not in unread and tile is not None and not tile.industrial:
                yield Violation(
                    "gates/location",
                    f"{place}: the tile in {sector} has no Industrial Location, a Gate half needs one in its Sector",
                    "Quantum Gates",
                )


def _card_laws(table: Table) -> Iterator[Violation]:
    cards = len(table.discard or ())
    for seat in table.seats:
        place = f"players.{seat.color}"
        cards += len(seat.technologies) + len(seat.inactive or ()) + max(seat.hand or 0, 0)
        if len(seat.technologies) > ADVANCED_SLOTS:
            yield Violation(
                "technologies/slots",
                f"{place}.technologies: {len(seat.technologies)} Advanced Technologies, a Player Board has "
                f"{ADVANCED_SLOTS} slots",
                "Advancing Technologies",
            )
        names = [card.name.casefold() for card in seat.technologies]
        for number, card in enumerate(seat.technologies):
            if names.index(names[number]) < number:
                yield Violation(
                    "technologies/copy",
                    f"{place}.technologies.{number + 1}: a second copy of {quoted(card.name)}, a player can have one",
                    "Advancing Technologies",
                )
        if seat.leader is not None and not table.readings.has_leaders:
            yield Violation(
                "players/leader",
                f'{place}.leader: level {seat.leader}, but "leaders" is not among the variants',
                "Optional: Leaders",
            )
    if cards > TECHNOLOGY_CARDS:
        yield Violation(
            "technologies/supply",
            f"players: {cards} Technology Cards in hands, slots and piles, there are {TECHNOLOGY_CARDS} in the box",
            "Component Summary",
        )
    for variant in ("leaders", "technology-draft"):
        if table.readings.is_learning_game and variant in table.readings.variants:
            yield Violation(
                "variants/learning-game", f"variants: {variant} isn't played in the Learning Game", "The Learning Game"
            )


def _spent_laws(table: Table, unread: Collection[str]) -> Iterator[Violation]:
    rule = "Declaring and Targeting Conflicts"
    used: dict[object, int] = {}
    for number, entry in enumerate(table.spent, 1):
        place = f"spent.{number}"
        used[entry] = times = used.get(entry, 0) + 1
        if entry.faction is not None:
            if times == 2:
                yield Violation(
                    "spent/twice", f"{place}: {entry.player}'s {entry.faction} Faction is listed twice", rule
                )
            continue
        sector = entry.sector or entry.outpost
        piece: Piece = entry.attacker or "outpost"
        if sector is None or sector in unread:
            continue
        there = table.at(sector, entry.player).count(piece)
        allowed = there if DOMAIN_OF[piece] != "industrial" and piece != "outpost" else min(there, 1)
        if not there:
            yield Violation("spent/not-there", f"{place}: {entry.player} has no {piece.capitalize()} in {sector}", rule)
        elif times == allowed + 1:
            what = counted(there, piece) if piece in _BASE_UNDER else f"one group of {PLURAL[piece]}"
            yield Violation(
                "spent/twice",
                f"{place}: {times} times the same is used up, {entry.player} has {what} in {sector}",
                rule,
            )


def _counter_laws(table: Table) -> Iterator[Violation]:
    counters = [("stack", table.stack, "the stack can't hold fewer than 0 Sector Tiles")]
    houses: dict[str, Color] = {}
    for seat in table.seats:
        place = f"players.{seat.color}"
        counters += [
            (f"{place}.caps", seat.caps, "nobody can have fewer than 0 CAPs"),
            (f"{place}.vp", seat.vp, "the Score Track begins at 0"),
            (f"{place}.hand", seat.hand, "a hand can't hold fewer than 0 cards"),
        ]
        if seat.house is not None and seat.house in houses:
            yield Violation(
                "players/house",
                f"{place}.house: {houses[seat.house]} plays the House {seat.house.capitalize()} already",
                "Great Houses of the Post-Human Assembly",
            )
        elif seat.house is not None:
            houses[seat.house] = seat.color
    for place, amount, sentence in counters:
        if amount is not None and amount < 0:
            yield Violation("counters/negative", f"{place}: {amount}, {sentence}", "Component Summary")
    laid = sum(tile.home is None for tile in table.tiles.values())
    tiles = laid + len(table.pool or ()) + max(table.stack or 0, 0)
    if tiles > SECTOR_TILES:
        yield Violation(
            "tiles/supply",
            f"tiles: {tiles} Sector Tiles on the boards, in the pool and in the stack, there are {SECTOR_TILES} in the "
            "box",
            "Component Summary",
        )
