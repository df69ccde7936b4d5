"""The words of `income`."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, SPACES, Domain, counted
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import UNKNOWN, wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """Per player: what they collect and from which tracks, then next costs, tiers and the Retention Limit."""
    text: list[str] = []
    is_applied = asked.table.readings.applies_retention_limits
    for row in answer.data["players"]:
        shown = asked.table.seat(row["player"]).shown
        if not any(count is not None for count in (*row["built"].values(), *row["tiers"].values())):
            text += wrap(f"{shown}: no track is tracked.", asked.width)
            continue
        text += wrap(f"{shown} collects {collects_words(row)}.", asked.width)
        text += wrap(
            f"  {next_words(row)} {tier_words(row)} {retention_words(row, is_applied=is_applied)}", asked.width
        )
        text += wrap(f"  CAPITALIZE pays {known(row['capitalize'])}.", asked.width)
    return text


def collects_words(row: dict[str, Any]) -> str:
    """`16: 4 (3 Complexes) + 5 (4 Embassies) + 7 (8 Outposts)`."""
    terms = [_track_words(row, domain) for domain in DOMAINS]
    modifier = ""
    if row["modifier"]:
        sign = "+" if row["modifier"] > 0 else "-"
        modifier = f" {sign} {abs(row['modifier'])} (Technologies and Leader)"
    total = row["income"]["total"]
    caps = f"{UNKNOWN} CAPs" if total is None else caps_words(total)
    return f"{caps}: {' + '.join(terms)}{modifier}"


def next_words(row: dict[str, Any]) -> str:
    """`Next Complex 2, Embassy 5, Outpost 5.`"""
    costs = []
    for domain in DOMAINS:
        is_full = (row["built"][domain] or 0) >= SPACES[domain]
        cost = "none left" if is_full else known(row["next_cost"][domain])
        costs.append(f"{BASE_OF[domain].capitalize()} {cost}")
    return f"Next {', '.join(costs)}."


def tier_words(row: dict[str, Any]) -> str:
    """`Tiers 1/2/2.`: Industrial, Political, Martial."""
    return f"Tiers {'/'.join(known(row['tiers'][domain]) for domain in DOMAINS)}."


def known(value: int | None) -> str:
    """A number, or `?` where it isn't known."""
    return UNKNOWN if value is None else str(value)


def _track_words(row: dict[str, Any], domain: Domain) -> str:
    count = row["built"][domain]
    what = domain.capitalize() if count is None else counted(count, BASE_OF[domain])
    return f"{known(row['income'][domain])} ({what})"


def retention_words(row: dict[str, Any], *, is_applied: bool = True) -> str:
    """`Keeps 4.`: the Retention Limit, and whether the table applies it."""
    limit = row["retention"]
    if limit is None and not any(row["built"].values()) and None not in row["built"].values():
        return "No Retention Limit."
    return f"Keeps {known(limit)}{'' if is_applied else ' (not applied in the Learning Game)'}."
