"""`cards` and `order`: one Action Card a player, then the Arbiter's choice in every tied group."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.notation import parse_card, parse_player
from hegemonic_cli.games.hegemonic.rules.actions import action_order
from hegemonic_cli.games.hegemonic.vocabulary import ACTION_CARDS, ORDER_NUMBER, ActionCard, Color

CHAPTER = "Phases 3, 4, & 5. Action Phases"
CARD = Question(
    "card",
    "Which card?",
    "card",
    "PLAYER=CARD",
    CHAPTER,
    tuple(Choice(card, card.capitalize(), f"[{ORDER_NUMBER[card]}]") for card in ACTION_CARDS),
)
FIRST = Question("first", "Who begins?", "player", "--first", CHAPTER)
QUESTIONS = (CARD, FIRST)


def ask(scene: Scene) -> Conversation:
    """`red=assault blue=…`, and `--first` where the Arbiter must choose."""
    table = scene.table
    cards: dict[Color, ActionCard] = dict(table.turn.cards) if scene.records and not table.turn.order else {}
    for word in scene.given:
        who, _, card = word.partition("=")
        cards[parse_player(who, table)] = parse_card(card)
    words = list(scene.given)
    for seat in table.seats:
        if seat.color not in cards:
            card = yield CARD.asked(f"{seat.shown}'s card?", about=seat.color)
            cards[seat.color] = parse_card(card)
            words.append(f"{seat.color}={card}")
    if "first" not in scene.options:
        arbiter = table.seat(table.arbiter).shown
        for choice in action_order(table, cards).choices:
            if choice.first is None:
                first = yield FIRST.asked(
                    f"Order Number {choice.number}: {arbiter}, who begins?",
                    [option for option in scene.players() if option.value in choice.tied],
                    about=str(choice.number),
                )
                words += ["--first", first]
    return tuple(words)
