"""The words without which a command can't be carried out. Read at every start, so it is a plain table and no more.

On a terminal the missing ones are asked for (`cli/prompts`), elsewhere all of them are named at once.
"""

from __future__ import annotations

NEEDED: dict[str, tuple[str, ...]] = {
    "range": ("PLAYER", "TYPE"),
    "moves": ("PIECE",),
    "targets": ("PLAYER",),
    "order": (),  # without words it takes the table's cards
    "check conflict": ("ACTION", "ATTACKER", "TARGET"),
    "check build": ("PLAYER", "STEP"),
    "check move": ("PIECE", "TO"),
    "check advance": ("PLAYER", "NAME"),
    "check place": ("SECTOR", "TILE"),
    "quick conflict": ("ATTACK", "DEFENSE"),
    "quick score": ("PLAYER=POWER",),
    "quick income": ("COMPLEXES EMBASSIES OUTPOSTS",),  # three incomes as a sum are one word
    "new": (),  # options alone
    "done": (),  # without a word, whoever is on
    "finish": (),
    "explore": ("PLAYER", "FLIPPED", "SECTOR"),
    "survey": ("PLAYER", "FLIPPED", "SECTOR"),
    "flip": ("TILE",),
    "place": ("SECTOR", "TILE"),
    "draw": ("PLAYER",),
    "discard": ("PLAYER",),
    "advance": ("PLAYER", "NAME"),
    "cards": ("PLAYER=CARD",),
    "build": ("PLAYER", "STEP"),
    "move": ("PIECE", "TO"),
    "conflict": ("ACTION", "ATTACKER", "TARGET"),
    "basic": ("PLAYER", "caps|technology"),
    "capitalize": ("PLAYER",),
    "research": ("PLAYER",),
    "give": ("FROM", "TO", "N"),
    "pay": ("FROM", "TO", "N"),
    "caps": ("PLAYER±N",),
    "vp": ("PLAYER±N",),
    "leader": ("PLAYER", "used"),
    "leave": ("PLAYER",),
    "note": ("TEXT",),
    "tally": ("BOARD", "PLAYER=POWER"),
    "set": ("PATH", "VALUE"),
    "correct": ("N", "COMMAND"),
    "games switch": ("GAME",),
    "games delete": ("GAME",),
    "games rename": ("GAME", "NEW"),
    "import": ("FILE",),
    "box set": ("PATH", "VALUE"),
}
# Where one of several options is needed beside the words; each group of them must be met.
ONE_OF: dict[str, tuple[tuple[str, ...], ...]] = {
    "conflict": (("technology", "card", "outcome"),),
    "new": (("player", "players"), ("arbiter",), ("track", "late")),
}
# Usage Problems that a few more answers mend: what is missing shows only when the words are judged.
MENDED_BY_ANSWERS = frozenset({"advance/unknown-card"})
# An option, or a word, with which a command needs no more.
ENOUGH_WITH: dict[str, tuple[str, ...]] = {
    "set": ("from",),
    "explore": ("-",),
    "survey": ("-",),
    "cards": ("first",),
    "correct": ("drop",),
    "new": ("yes", "from", "like"),
}
# An option that says what the first word would say.
FIRST_WORD: dict[str, str] = {"correct": "before"}
# What is asked about on a terminal though nothing is missing, unless one of these options (as the shell knows them, as
# the command does) says that it is meant so.
CONFIRMED: dict[str, tuple[str, ...]] = {
    "finish": ("yes", "json", "as_json"),
    "leave": ("yes", "json", "as_json"),
    "games delete": ("yes", "json", "as_json"),
    "correct": ("illegal", "dry_run", "json", "as_json"),
}
