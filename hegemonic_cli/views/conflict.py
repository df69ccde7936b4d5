"""`check conflict` as text: who is ahead and what that means, then what was counted, in the order on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.conflict import could_lend
from hegemonic_cli.games.hegemonic.vocabulary import BASES, CONFLICT_ACTIONS, PLURAL, Piece, counted
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import padded, wrap

Names = dict[str, str]
POWER_CELLS = 4
SECTOR_CELLS = 3
UNKNOWN_CODE = "box/unknown"


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The lead and the price in one line, then why not, what follows, both sides' terms, support and cost."""
    names: Names = {seat.color: seat.shown for seat in asked.table.seats}
    caps = asked.table.seat(answer.data["attacker"]["player"]).caps
    said = [headline(answer.data, names, caps, is_allowed=answer.status != "illegal")]
    said += [f"- {problem.message}." for problem in answer.problems if problem.code != UNKNOWN_CODE]
    said += aftermath_words(answer.data, names)
    said += side_words(answer.data, names, "attacker")
    said += side_words(answer.data, names, "defender")
    said += _support_words(answer.data, names)
    if answer.data["winner"] is None:
        said += _could_lend_words(asked, answer.data, names)
    said += _cost_words(answer.data)
    said += _card_words(answer.data)
    return [line for sentence in said for line in wrap(sentence, asked.width)]


def headline(data: dict[str, Any], names: Names, caps: int | None, *, is_allowed: bool = True) -> str:
    """`Red 11 : 8 Yellow. Yellow needs a card 4 better to win, 3 to draw. Costs 4, leaves 3.`"""
    attacker, defender = names[data["attacker"]["player"]], names[data["defender"]["player"]]
    attack, defense = (_shown(data["totals"][side]) for side in ("attacker", "defender"))
    parts = [] if is_allowed else ["Not allowed."]
    parts.append(f"{attacker} {attack} : {defense} {defender}.")
    if data["winner"] is not None:
        parts.append(
            {"attacker": f"{attacker} wins.", "defender": f"{defender} wins.", "draw": "A draw."}[data["winner"]]
        )
    elif data["margin"] is not None:
        parts.append(
            needed_words(
                data["margin"], attacker, defender, data["technology"]["attacker"], data["technology"]["defender"]
            )
        )
    parts.append(price_words(data["cost"]["total"], caps))
    return " ".join(part for part in parts if part)


def needed_words(margin: int, attacker: str, defender: str, card: int | None, defender_card: int | None) -> str:
    """What the side that is behind needs of the Technology Cards that aren't on the table yet."""
    if card is None and defender_card is None:
        if margin == 0:
            return "The better card wins."
        behind = defender if margin > 0 else attacker
        return f"{behind} needs a card {abs(margin) + 1} better to win, {abs(margin)} to draw."
    if card is not None and defender_card is not None:
        return ""
    waiting, lead = (attacker, margin) if card is None else (defender, -margin)
    if lead > 0:
        return f"{waiting} wins with any card."
    if lead == 0:
        return f"{waiting} needs a card of 1 to win, 0 to draw."
    return f"{waiting} needs a card of {1 - lead} to win, {-lead} to draw."


def price_words(cost: int | None, caps: int | None) -> str:
    """`Costs 4, leaves 3.`; empty where the cost can't be told."""
    if cost is None:
        return ""
    if cost == 0:
        return "Costs nothing."
    if caps is None:
        return f"Costs {cost}."
    return f"Costs {cost}, leaves {caps - cost}." if caps >= cost else f"Costs {cost}, {cost - caps} too few."


def aftermath_words(data: dict[str, Any], names: Names) -> Iterator[str]:
    """What the decided Conflict takes off the board and puts there, and what the winner may still choose."""
    if data["winner"] is None:
        return
    for loss in data["losses"]:
        yield f"{names[loss['player']]} loses {counted(loss['count'], loss['piece'])} in {loss['sector']}."
    for gain in data["gains"]:
        yield f"{names[gain['player']]} places {counted(gain['count'], gain['piece'])} in {gain['sector']}."
    for base in data.get("relocated", ()):
        yield f"  One {base['piece'].capitalize()} comes from {base['from']}."
    if data["shortage"]:
        piece = data["defender"]["piece"]
        yield (
            f"{names[data['attacker']['player']]} has no more {PLURAL[piece]} to place: {data['shortage']} short, "
            f"left empty or relocated (--relocate {piece}@SECTOR)."
        )
    if data["may_destroy"]:
        gates = ", ".join("+".join(gate["ends"]) for gate in data["may_destroy"])
        winner = names[data[data["winner"]]["player"]]
        owner = names[data["may_destroy"][0]["owner"]]
        yield f"{winner} may destroy Gates of {owner}: {gates} (--destroy-gate)."
    if not data["losses"] and not data["gains"] and not data["may_destroy"]:
        yield "Nothing leaves the board."


def side_words(data: dict[str, Any], names: Names, name: str) -> Iterator[str]:
    """One side's Power, then its terms with their Sectors."""
    side = data[name]
    shown = names[side["player"]]
    total = _shown(side["power"]["total"])
    if not side["power"]["terms"]:
        yield f"{shown} has nothing in {side['sector']} to {'attack' if name == 'attacker' else 'defend'} with."
        return
    where = f"from {side['sector']}" if name == "attacker" else f"in {side['sector']}"
    if name == "attacker" and data["moved_from"]:
        where = f"in {side['sector']}, moved there from {data['moved_from']}"
    verb = "attacks" if name == "attacker" else "defends"
    backing = _backing_words(side, is_picked=name in data["picked"])
    yield f"{shown} {verb} {where}{backing}: {total}"
    for term in side["power"]["terms"]:
        place = padded(term["sector"] or "", SECTOR_CELLS)
        yield f"{padded(_shown(term['power']), POWER_CELLS, to_right=True)}  {place} {term['label']}"


def _backing_words(side: dict[str, Any], *, is_picked: bool) -> str:
    drawn = side["draws_on"]
    if drawn is None:
        return ""
    picked = " (most Power)" if is_picked else ""
    if "outpost" in drawn:
        return f", drawing on the Outposts in {' and '.join([drawn['outpost'], *drawn.get('also', ())])}{picked}"
    verb = "with" if side["piece"] in BASES else "drawing on"
    return f", {verb} the {' and '.join([drawn['faction'], *drawn.get('also', ())])} Faction{picked}"


def _support_words(data: dict[str, Any], names: Names) -> Iterator[str]:
    for lent in data["support"]:
        helped = names[data[lent["side"]]["player"]]
        faction = f" ({lent['faction']})" if lent["faction"] else ""
        yield f"{names[lent['player']]} lends {helped} {lent['power']}{faction}."
    cards = {name: data["technology"][name] for name in ("attacker", "defender")}
    if any(card is not None for card in cards.values()):
        played = [f"{names[data[name]['player']]} {card}" for name, card in cards.items() if card is not None]
        yield f"Technology Cards: {', '.join(played)}."


def _could_lend_words(asked: Asked, data: dict[str, Any], names: Names) -> Iterator[str]:
    lenders = could_lend(asked.table, asked.box, data)
    if lenders:
        said = [f"{names[lent.player]} up to {lent.power} to {names[data[lent.side]['player']]}" for lent in lenders]
        yield f"Could lend Power: {', '.join(said)}."


def _cost_words(data: dict[str, Any]) -> Iterator[str]:
    cost = data["cost"]
    parts = []
    if cost["movement"]:
        parts.append(f"{cost['movement']} to move")
    if cost["conflict"]:
        parts.append(f"{cost['conflict']} for the target ({data['kind'].upper()})")
    if cost.get("relocation"):
        parts.append(f"{cost['relocation']} to relocate")
    if len(parts) > 1:
        yield f"Cost: {' + '.join(parts)}."


def _card_words(data: dict[str, Any]) -> Iterator[str]:
    action = CONFLICT_ACTIONS[data["action"]]
    if action.targets is None:
        piece: Piece = data["defender"]["piece"]
        yield f"Check the card: whether {action.name.upper()} may target {PLURAL[piece]} is printed there only."


def _shown(number: int | None) -> str:
    return "?" if number is None else str(number)
