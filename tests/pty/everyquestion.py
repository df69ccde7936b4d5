"""A small program that asks one question of each kind; what it was told is its last line."""

from __future__ import annotations

import sys

from hegemonic_cli.cli.prompts.conversation import Desk, Left, hold, yes_no
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question, at_least, notice
from hegemonic_cli.cli.prompts.terminal import asker_of_this_terminal

SECTORS = tuple(Choice(f"B{number}", note="2 CAPs") for number in range(1, 6)) + tuple(
    Choice(f"C{number}", refused="no free Industrial Location") for number in range(1, 6)
)
WHO = Question(
    "who", "Whose Complex?", "player", "PLAYER", "building",
    (Choice("red", "Åsa"), Choice("blue", "王小明"), Choice("green", "👩‍🚀"), Choice("yellow", "Y" * 40)),
)  # fmt: skip
WHERE = Question("where", "Where?", "sector", "SECTOR", "building", SECTORS)
PAID = Question("paid", "What was paid?", "number", "--paid", "building", default="2", check=at_least(0, 99))
CARD = Question(
    "card", "Which Technology?", "card", "NAME", "building",
    (Choice("Nano-Fabricants"), Choice("Emergent Economics")), is_free=True, is_optional=True,
)  # fmt: skip
SURE = Question("sure", "Record it?", "yes-no", "", "building", yes_no())


def ask() -> Conversation:
    who = yield WHO
    where = yield WHERE
    yield notice(f"{who} builds in {where}.")
    paid = yield PAID
    card = yield CARD
    sure = yield SURE
    return (who, where, paid, card, sure)


if __name__ == "__main__":
    desk = Desk(
        explain=lambda topic: [f"RULE {topic}: Bases are built within Range. (BUILD Actions)"],
        draw_map=lambda sectors: ["MAP " + " ".join(sectors)],
        may_force=True,
    )
    try:
        print("SAID " + "|".join(hold(ask, asker_of_this_terminal(), desk)).encode("ascii", "replace").decode())
    except Left:
        print("LEFT")
        sys.exit(130)
    except EOFError:
        print("ENDED")
        sys.exit(130)
