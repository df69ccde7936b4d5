"""Who stands where: in a game under way by the VPs on the track, in one that is over as it was finished.

What was found when the game was finished stands, whatever the box says today; only where VPs or Technologies were set
right since then is it worked out anew.

Rulebook: Final Scoring + Determining the Winner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.final import final_result
from hegemonic_cli.games.hegemonic.scoresheet import Scoresheet
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color


class Standing(NamedTuple):
    """One player: VPs on the track, and, once the game is over, those of the Technologies, the total, the CAP gain
    that breaks ties, and the rank.

    None is unknown, or not yet so. `score` is the total of a game that is over, else the VPs on the track; whoever left
    the game has no more than those.
    """

    seat: Seat
    vp: int | None
    score: int | None
    technologies: int | None = None
    total: int | None = None
    cap_gain: int | None = None
    rank: int | None = None
    is_winner: bool = False
    has_left: bool = False


def standings(table: Table, box: Box, sheet: Scoresheet) -> tuple[Standing, ...]:
    """Everyone who ever played, in seating order."""
    everyone = {seat.color: Standing(seat, seat.vp, seat.vp) for seat in table.seats}
    for color, seat in sheet.players.items():
        if color not in everyone:
            vp = sheet.counted.get(color)
            everyone[color] = Standing(seat, vp, vp, has_left=True)
    if table.phase == "finished":
        everyone |= _final(table, box, sheet, everyone)
    order = dict.fromkeys((*sheet.players, *everyone))
    return tuple(everyone[color] for color in order)


def _final(table: Table, box: Box, sheet: Scoresheet, everyone: Mapping[Color, Standing]) -> dict[Color, Standing]:
    """Those who played to the end, also where they left the table since."""
    result = final_result(table, box)
    totals: Mapping[Color, int | None]
    if sheet.finished is not None:
        totals, winners = sheet.finished.totals, sheet.finished.winners
    else:
        totals = {score.player: score.total for score in result.players}
        winners = result.winners or ()
    totals = {color: totals.get(color) for color in everyone if color in totals or color in table.colors}
    gains = {score.player: score.cap_gain.value for score in result.players}
    ranks = _ranks(totals, winners, gains)
    return {
        color: everyone[color]._replace(
            score=total,
            technologies=_difference(total, everyone[color].vp),
            total=total,
            cap_gain=gains.get(color),
            rank=ranks.get(color),
            is_winner=color in winners,
        )
        for color, total in totals.items()
    }


def _difference(total: int | None, vp: int | None) -> int | None:
    return None if total is None or vp is None else total - vp


def _ranks(
    totals: Mapping[Color, int | None], winners: tuple[Color, ...], gains: Mapping[Color, int | None]
) -> dict[Color, int]:
    """Ranks by total, the winners first; equal totals by CAP gain where it is known, else they share the rank.

    Empty where a total isn't known, or nobody has won.
    """
    known = {color: total for color, total in totals.items() if total is not None}
    if len(known) < len(totals) or not winners:
        return {}

    def strength(color: Color) -> tuple[bool, int]:
        return color in winners, known[color]

    def is_ahead(one: Color, other: Color) -> bool:
        if strength(one) != strength(other) or one in winners:
            return strength(one) > strength(other)
        ours, theirs = gains.get(one), gains.get(other)
        return ours is not None and theirs is not None and ours > theirs

    return {color: 1 + sum(is_ahead(other, color) for other in known) for color in known}
