"""Technology Cards: `draw`, `discard`, `advance` and `check advance`."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.question import FORCE, NOTHING, Choice, Conversation, Question, at_least
from hegemonic_cli.cli.prompts.scene import Scene, amount, on_offer, sentence
from hegemonic_cli.games.hegemonic.notation import parse_player
from hegemonic_cli.games.hegemonic.rules.advancing import SLOTS, AdvanceWords, advance_verdict
from hegemonic_cli.games.hegemonic.rules.discardpiles import open_cards
from hegemonic_cli.games.hegemonic.rules.tracks import FIRST_TIER, LAST_TIER
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, Color

EXPLORATION, ADVANCING = "Phase 2. Exploration", "Advancing Technologies"
DECK, DISCARD = "deck", "discard"
WHOSE = Question("whose", "Who?", "player", "PLAYER", EXPLORATION)
SOURCE = Question("source", "Drawn from where?", "card", "deck|discard|NAME", EXPLORATION)
THROWN = Question(
    "thrown", "Which card goes? (Enter: not said)", "card", "NAME", EXPLORATION, is_free=True, is_optional=True
)
NAME = Question("name", "Which card is Advanced?", "card", "NAME", ADVANCING, is_free=True)
TYPE = Question(
    "type", "Its type?", "choice", "--type", ADVANCING, tuple(Choice(domain, domain.capitalize()) for domain in DOMAINS)
)
TIER = Question(
    "tier",
    "Its Tier?",
    "choice",
    "--tier",
    ADVANCING,
    tuple(Choice(str(tier), f"Tier {tier}") for tier in range(FIRST_TIER, LAST_TIER + 1)),
)
COST = Question("cost", "What does the card cost?", "number", "--cost", ADVANCING, check=at_least(0))
OUT = Question("out", "All slots are taken: which one is discarded for it?", "card", "--discard", ADVANCING)
QUESTIONS = (WHOSE, SOURCE, THROWN, NAME, TYPE, TIER, COST, OUT)


def ask_draw(scene: Scene) -> Conversation:
    """`red deck`: the draw pile, the top of the discard pile, or an own Advanced Technology."""
    whose = scene.word(0) or scene.acting or (yield on_offer(WHOSE, scene, "Who draws?"))
    color = parse_player(whose, scene.table)
    source = scene.word(1) or (yield SOURCE.asked(choices=sources(scene, color), default=DECK))
    return (whose, source)


def ask_discard(scene: Scene) -> Conversation:
    """`red [NAME]`."""
    whose = scene.word(0) or scene.acting or (yield on_offer(WHOSE, scene, "Who discards?"))
    name = scene.word(1) or (yield THROWN.asked(choices=known_cards(scene)))
    return (whose,) if name == NOTHING else (whose, name)


def ask_advance(scene: Scene) -> Conversation:
    """`red NAME`, with `--type --tier --cost` where the box doesn't know the card and `--discard` for a full board."""
    table, box, options = scene.table, scene.box, scene.options
    whose = scene.word(0) or scene.acting or (yield on_offer(WHOSE, scene, "Who Advances a Technology?"))
    color = parse_player(whose, table)
    full = len(table.seat(color).technologies) >= SLOTS
    out = options.get("discard", "") or ((yield OUT.asked(choices=_advanced(scene, color))) if full else "")
    discard = out or None
    known = [
        Choice(
            card.name,
            note=f"Tier {amount(card.tier)} {card.type or '?'}, {amount(card.cost)} CAPs",
            refused=sentence(advance_verdict(table, box, color, AdvanceWords(card.name, discard=discard)).violations),
        )
        for card in box.technologies
    ]
    refused = {choice.value.casefold(): choice.refused for choice in known}

    def check(answer: str) -> str:
        reason = refused.get(answer.casefold(), "") if scene.records else ""
        return f"{reason.removesuffix('.')}. {FORCE} forces it." if reason else ""

    name = scene.word(1) or (yield NAME.asked(choices=known, check=check))
    words: list[str] = [whose, name]
    if out and "discard" not in options:
        words += ["--discard", out]
    printed = box.technology(name)
    if (printed is None or printed.type is None) and "type" not in options:
        words += ["--type", (yield TYPE)]
    if (printed is None or printed.tier is None) and "tier" not in options:
        words += ["--tier", (yield TIER)]
    if (printed is None or printed.cost is None) and not options.keys() & {"cost", "paid"}:
        words += ["--cost", (yield COST)]
    return tuple(words)


def sources(scene: Scene, color: Color) -> list[Choice]:
    """Where a player may draw from: the deck, the discard pile, their own Advanced Technologies."""
    return [Choice(DECK, "the draw pile"), *_discarded(scene), *_advanced(scene, color)]


def known_cards(scene: Scene) -> list[Choice]:
    """The cards that the box knows, for a name that is typed."""
    return [Choice(card.name, note=card.type or "") for card in scene.box.technologies]


def _discarded(scene: Scene) -> list[Choice]:
    """The top of the discard pile, or with several piles the top card of each by its name."""
    tops = open_cards(scene.table, scene.box)
    if len(tops) > 1:
        return [Choice(name, note="on a discard pile") for name in tops]
    is_empty = scene.table.discard == ()
    top = tops[0] if tops else "nobody said"
    return [Choice(DISCARD, "the discard pile", f"top: {top}", "the discard pile is empty" if is_empty else "")]


def _advanced(scene: Scene, color: Color) -> list[Choice]:
    held = scene.table.seat(color).technologies
    return [Choice(card.name, note=f"Advanced, Tier {amount(card.tier)}") for card in held]
