"""The players of a position file: who they are, their counters and their cards.

Rulebook: 6 Player Boards, Great Houses of the Post-Human Assembly.
"""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.filevalues import MAX_NUMBER, Values, listing
from hegemonic_cli.games.hegemonic.positionkeys import (
    BUILT,
    MAX_COUNT,
    MAX_LEADER,
    MAX_PLAYERS,
    MAX_TIER,
    MIN_PLAYERS,
    MODIFIERS,
    PLAYER_KEYS,
    TECHNOLOGY_KEYS,
)
from hegemonic_cli.games.hegemonic.table import Advanced, Seat
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, DOMAINS, HOUSES, Color, Domain, Piece

ENTRY_EXAMPLE = '[[players]] with color = "red" for each'


class Players:
    """The seats of a position, and which colors play; `are_known` is False where a color couldn't be read."""

    __slots__ = ("are_known", "seats", "values")

    def __init__(self, values: Values, document: dict[str, Any]) -> None:
        self.values = values
        self.seats: list[Seat] = []
        self.are_known = True
        if "players" not in document:
            values.fault("players", f"missing; write {ENTRY_EXAMPLE} player, in clockwise order", "missing")
            self.are_known = False
            return
        entries = values.items(document["players"], "players", ENTRY_EXAMPLE)
        for number, entry in enumerate(entries, 1):
            self._add(entry, f"players.{number}")
        if isinstance(document["players"], list | tuple) and not MIN_PLAYERS <= len(entries) <= MAX_PLAYERS:
            values.fault(
                "players", f"{MIN_PLAYERS} to {MAX_PLAYERS} players are expected, {len(entries)} listed", "wrong-value"
            )

    @property
    def colors(self) -> list[Color]:
        """The colors that play, in seating order."""
        return [seat.color for seat in self.seats]

    def color(self, value: object, place: str) -> Color | None:
        """The color of somebody who plays."""
        color = self.values.choice(value, place, COLORS, "color")
        if color is None or not self.are_known or color in self.colors:
            return color
        self.values.fault(place, f"nobody plays {color}; the players are {listing(self.colors)}", "unknown-color")
        return None

    def _add(self, entry: object, place: str) -> None:
        values = self.values
        player = values.table(entry, place, example=ENTRY_EXAMPLE)
        color: Color | None = None
        if "color" in player:
            color = values.choice(player["color"], f"{place}.color", COLORS, "color")
        elif isinstance(entry, dict):
            values.fault(f"{place}.color", f"missing; the colors are {listing(COLORS)}", "missing")
        if color is None:
            self.are_known = False
        elif color in self.colors:
            values.fault(
                f"{place}.color", f"{color} plays already, as player {self.colors.index(color) + 1}", "repeated-player"
            )
            color = None
        else:
            place = f"players.{color}"
        values.known_keys(player, place, PLAYER_KEYS)
        seat = self._seat(player, color or COLORS[0], place)
        if color is not None:
            self.seats.append(seat)

    def _seat(self, player: dict[str, Any], color: Color, place: str) -> Seat:
        values = self.values

        def whole(key: str, low: int, high: int) -> int | None:
            return values.whole(player[key], f"{place}.{key}", low, high) if key in player else None

        return Seat(
            color=color,
            name=values.text(player["name"], f"{place}.name", "a name") or "" if "name" in player else "",
            house=values.choice(player["house"], f"{place}.house", HOUSES, "House") if "house" in player else None,
            caps=whole("caps", -MAX_NUMBER, MAX_NUMBER),
            vp=whole("vp", -MAX_NUMBER, MAX_NUMBER),
            technologies=self._technologies(player.get("technologies", ()), f"{place}.technologies"),
            hand=whole("hand", -MAX_COUNT, MAX_COUNT),
            inactive=card_names(values, player["inactive"], f"{place}.inactive") if "inactive" in player else None,
            leader=whole("leader", 0, MAX_LEADER),
            tiers=self._tiers(player["tiers"], f"{place}.tiers") if "tiers" in player else {},
            modifiers=self._modifiers(player["modifiers"], f"{place}.modifiers") if "modifiers" in player else {},
            built=self._built(player["built"], f"{place}.built") if "built" in player else None,
        )

    def _technologies(self, value: object, place: str) -> tuple[Advanced, ...]:
        values = self.values
        cards = []
        for number, entry in enumerate(values.items(value, place, '[{ name = "…" }]'), 1):
            at = f"{place}.{number}"
            card = values.table(entry, at, TECHNOLOGY_KEYS, '{ name = "…", type = "industrial", tier = 1 }')
            if "name" not in card:
                if isinstance(entry, dict):
                    values.fault(f"{at}.name", "missing", "missing")
                continue
            name = values.text(card["name"], f"{at}.name", "the name of a card")
            kind = values.choice(card["type"], f"{at}.type", DOMAINS, "type") if "type" in card else None
            tier = values.whole(card["tier"], f"{at}.tier", 1, MAX_TIER) if "tier" in card else None
            if name is not None:
                cards.append(Advanced(name, kind, tier))
                values.keep(place, number)
        return tuple(cards)

    def _tiers(self, value: object, place: str) -> dict[Domain, int]:
        tiers: dict[Domain, int] = {}
        for domain, tier in self.values.table(value, place, DOMAINS, "{ martial = 2 }").items():
            known = self.values.whole(tier, f"{place}.{domain}", 1, MAX_TIER) if domain in DOMAINS else None
            if known is not None:
                tiers[domain] = known  # type: ignore[index]  # checked against DOMAINS just above
        return tiers

    def _modifiers(self, value: object, place: str) -> dict[str, int]:
        modifiers: dict[str, int] = {}
        for word, amount in self.values.table(value, place, MODIFIERS, "{ income = 2 }").items():
            if word not in MODIFIERS:
                continue
            known = self.values.whole(amount, f"{place}.{word}", -MAX_COUNT, MAX_COUNT)
            if known is not None:
                modifiers[word] = known
        return modifiers

    def _built(self, value: object, place: str) -> dict[Piece, int]:
        built: dict[Piece, int] = {}
        for word, count in self.values.table(value, place, BUILT, "{ complexes = 3, embassies = 4 }").items():
            known = self.values.whole(count, f"{place}.{word}", 0, MAX_COUNT) if word in BUILT else None
            if known is not None:
                built[BUILT[word]] = known
        return built


def card_names(values: Values, value: object, place: str) -> tuple[str, ...]:
    """The names of Technology Cards in a list."""
    names = (
        values.text(name, f"{place}.{number}", "the name of a card")
        for number, name in enumerate(values.items(value, place, '["…"]'), 1)
    )
    return tuple(name for name in names if name is not None)
