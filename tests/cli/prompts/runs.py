"""A scripted run or more for every wizard: table, words typed before, answers, and the words they lead to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from tests.cli.prompts.board import BOX, POSITION, table

NO_MAP = 'format = "hegemonic-position/1"\n[[players]]\ncolor = "red"\ncaps = 5\n[[players]]\ncolor = "blue"\n'


class Run(NamedTuple):
    """One run of a wizard; `given` and `options` are what was typed already."""

    verb: str
    answers: tuple[str, ...]
    words: tuple[str, ...]
    given: tuple[str, ...] = ()
    options: Mapping[str, str | tuple[str, ...]] = {}
    table: Table = table()
    box: Box = BOX
    acting: Color | None = None
    then: tuple[tuple[str, ...], ...] = ()  # commands that follow


def _with(text: str, *more: tuple[str, str]) -> Table:
    from hegemonic_cli.games.hegemonic.position import load_position

    for old, new in more:
        assert old in text, old
        text = text.replace(old, new, 1)
    return load_position(text)


AGENTS = _with(
    POSITION, ('blue = "C E O A"', 'blue = "C E O"'), ('[pieces.X2]\nblue = "C E"', '[pieces.X2]\nblue = "C A"')
)
TOGETHER = _with(POSITION, ("[turn]", '[rulings]\nseveral-attackers = "together"\n[turn]'), ("C E A", "C E 2A"))
THREES = "".join(f'[pieces.{at}]\nred = "3C"\n' for at in ("A3", "C1", "C2"))
FULL_TRACK = _with(
    POSITION,
    ('red = "C E O F"', 'red = "C E O 3F"'),
    ('A2 = "i3"', 'A2 = "i3"\nA3 = "i3"\nC1 = "i3"\nC2 = "i3"\nC3 = "i3"'),
    ('red = "2C"', 'red = "3C"\n' + THREES + '[pieces.C3]\nred = "C"'),
    ("caps = 15", "caps = 40"),
)  # fmt: skip
_HELD = ", ".join(f'{{ name = "{name}", type = "martial", tier = 1 }}' for name in ("One", "Two", "Three"))
THREE_ADVANCED = _with(POSITION, ('name = "Ann"\n', f'name = "Ann"\ntechnologies = [{_HELD}]\n'))
THREE_ADVANCED_UNNAMED = _with(
    POSITION,
    ('name = "Ann"\n', f'name = "Ann"\ntechnologies = [{_HELD}]\n'),
    ('discard = ["Sample Card B"]', 'discard = ["?", "?"]'),
)
FLEETS = _with(POSITION, ('red = "O"', 'red = "O F"'))
LEADERS = _with(
    POSITION,
    ('arbiter = "red"', 'arbiter = "red"\nvariants = ["leaders"]'),
    ('name = "Ann"\n', 'name = "Ann"\nleader = 2\n'),
    ('name = "Bob"\n', 'name = "Bob"\nleader = 0\n'),
)
NO_CARDS = table(cards="{}", order="[]", player='"red"')
SETTING_UP = _with(
    POSITION,
    ('phase = "action-1"', 'phase = "setup"'),
    ('A1 = "home red i1 e m1"\n', ""),
    ('[pieces.A1]\nred = "C E O F"\n', ""),
)
NO_POOL = _with(POSITION, ('pool = ["i2", "o3 m1"]\n', ""))
EMPTY = _with(POSITION, ('pool = ["i2", "o3 m1"]', "pool = []"), ("stack = 14", "stack = 0"))
TRACKS = _with(NO_MAP)
UNNAMED = _with(POSITION, ('discard = ["Sample Card B"]', 'discard = ["?", "?"]'))
LEARNING = _with(POSITION, ('arbiter = "red"', 'arbiter = "red"\nvariants = ["learning-game"]'))
NO_TECHNOLOGIES = _with(
    POSITION,
    ('arbiter = "red"', 'arbiter = "red"\nvariants = ["learning-game"]'),
    ("[turn]", '[rulings]\nlearning-technologies = "none"\n[turn]'),
)
SCORED = _with(
    POSITION,
    ('phase = "action-1"', 'phase = "arbitration"'),
    ("stack = 14", "stack = 0"),
    (POSITION[POSITION.index("cards =") : POSITION.index("[[players]]")], 'done = ["arbiter", "limits", "scoring"]\n'),
)
SCANT = Box()

RUNS: dict[str, Run] = {
    "range": Run("range", ("blue", "martial"), ("blue", "martial")),
    "range, the type alone": Run("range", ("industrial",), ("ann", "industrial"), ("ann",)),
    "targets": Run("targets", ("green",), ("green",)),
    "moves": Run("moves", ("blue:agent@B2",), ("blue:agent@B2",)),
    "order": Run(
        "order",
        ("assault", "subvert", "discover", "blue"),
        ("red=assault", "blue=assault", "yellow=subvert", "green=discover", "--first", "blue"),
        ("red=assault",),
    ),
    "cards": Run(
        "cards",
        ("industrialize", "politicize", "assault", "martialize", "blue"),
        ("red=industrialize", "blue=politicize", "yellow=assault", "green=martialize", "--first", "blue"),
        table=NO_CARDS,
    ),
    "cards, the Arbiter's choice alone": Run(
        "cards",
        ("blue",),
        ("red=discover", "blue=assault", "green=assault", "yellow=subvert", "--first", "blue"),
        ("red=discover", "blue=assault", "green=assault", "yellow=subvert"),
        table=NO_CARDS,
    ),
    "caps": Run("caps", ("red", "+", "1+2"), ("red+3",)),
    "vp": Run("vp", ("yellow", "=", "0"), ("yellow=0",)),
    "give": Run("give", ("red", "blue", "3"), ("red", "blue", "3")),
    "give, the amount alone": Run("pay", ("2",), ("red", "yellow", "2"), ("red", "yellow")),
    "done": Run("done", ("red",), ("red",)),
    "capitalize": Run("capitalize", ("green",), ("green",)),
    "research": Run(
        "research",
        ("green", "Sample Card A", "Hyperfold", ""),
        ("green", "--discard", "Sample Card A", "--discard", "Hyperfold"),
    ),
    "research, nobody names cards": Run(
        "research", ("green", "1+1"), ("green", "--discard", "?", "--discard", "?"), table=UNNAMED
    ),
    "research, nothing discarded": Run("research", ("",), ("green",), ("green",), table=UNNAMED),
    "research, in the Learning Game": Run("research", ("green",), ("green",), table=LEARNING),
    "basic": Run("basic", ("red", "technology", "discarded"), ("red", "technology"), table=UNNAMED),
    "basic, cards named": Run(
        "basic",
        ("deck", "discarded", "Sample Card C"),
        ("red", "technology", "--discard", "Sample Card C"),
        ("red", "technology"),
    ),
    "basic, Advanced": Run(
        "basic",
        ("red", "technology", "advanced", "Two", "Hyperfold", "martial", "1", "2+1"),
        ("red", "technology"),
        table=THREE_ADVANCED_UNNAMED,
        box=SCANT,
        then=(("advance", "red", "Hyperfold", "--discard", "Two", "--type", "martial", "--tier", "1", "--cost", "3"),),
    ),
    "basic, what alone": Run("basic", ("caps",), ("red", "caps"), ("red",)),
    "leader": Run("leader", ("yellow",), ("yellow", "used"), table=LEADERS),
    "leave": Run("leave", ("green", "yes"), ("green", "--yes")),
    "leave, too few would be left": Run("leave", ("blue",), ("blue", "--yes"), table=TRACKS),
    "finish": Run("finish", ("yes",), ("--yes",)),
    "finish, as the rules have it": Run("finish", (), ("--yes",), table=SCORED),
    "note": Run("note", ("we swapped seats",), ("we swapped seats",)),
    "explore": Run("explore", ("red", "i2 g3", "i2g3", "A3", "discarded"), ("red", "i2,g3", "A3"), table=UNNAMED),
    "explore, another tile of the pool": Run(
        "explore",
        ("red", "i2g3", "o3m1", "A3", "deck", "discarded", ""),
        ("red", "i2g3", "A3", "o3", "m1"),
    ),
    "explore, the stack is empty": Run(
        "explore",
        ("red", "o3m1", "A3", "discard", "discarded", "Sample Card A"),
        ("red", "-", "A3", "o3", "m1", "--draw", "discard", "--discard", "Sample Card A"),
        table=table(stack="0"),
    ),
    "explore, nobody knows the pool": Run(
        "explore",
        ("red", "i2g3", "p2", "A3", "deck", "discarded", ""),
        ("red", "i2g3", "A3", "p2"),
        table=NO_POOL,
    ),
    "explore, the flipped one of an unknown pool": Run(
        "explore",
        ("red", "i2g3", "i2g3", "A3", "deck", "discarded", ""),
        ("red", "i2g3", "A3"),
        table=NO_POOL,
    ),
    "explore, nothing to flip or place": Run("explore", ("red", "deck", "discarded", ""), ("red", "-"), table=EMPTY),
    "explore, what was typed of the cards isn't asked": Run(
        "explore", ("i2g3", "i2g3", "A3"), ("red", "i2g3", "A3"), ("red",), {"discard": "Sample Card A"}
    ),
    "explore, a card taken back out of a slot, another Advanced": Run(
        "explore",
        ("red", "i2g3", "i2g3", "A3", "Two", "advanced", "Sample Card C"),
        ("red", "i2g3", "A3", "--draw", "Two"),
        table=THREE_ADVANCED,
        then=(("advance", "red", "Sample Card C"),),
    ),
    "explore, Advanced, unknown to the box, slots full": Run(
        "explore",
        ("red", "i2g3", "i2g3", "A3", "advanced", "Two", "Hyperfold", "martial", "1", "2+1"),
        ("red", "i2g3", "A3"),
        table=THREE_ADVANCED_UNNAMED,
        box=SCANT,
        then=(("advance", "red", "Hyperfold", "--discard", "Two", "--type", "martial", "--tier", "1", "--cost", "3"),),
    ),
    "explore, in the Learning Game": Run(
        "explore", ("i2g3", "i2g3", "A3", "deck", "discarded", ""), ("red", "i2g3", "A3"), ("red",), table=LEARNING
    ),
    "explore, no Technologies": Run(
        "explore", ("i2g3", "i2g3", "A3"), ("red", "i2g3", "A3"), ("red",), table=NO_TECHNOLOGIES
    ),
    "survey": Run("survey", ("green", "0", "0", "C1"), ("green", "0", "C1")),
    "flip": Run("flip", ("i2 g3",), ("i2", "g3")),
    "place": Run("place", ("o3m1", "B1"), ("B1", "o3m1")),
    "check place, the tile alone": Run("check place", ("i3",), ("b1", "i3"), ("b1",)),
    "draw": Run("draw", ("blue", "Sample Card B"), ("blue", "Sample Card B")),
    "discard": Run("discard", ("blue", "Sample Card C"), ("blue", "Sample Card C")),
    "discard, not said": Run("discard", ("",), ("blue",), ("blue",)),
    "advance": Run("advance", ("red", "Sample Card C"), ("red", "Sample Card C")),
    "advance, unknown to the box": Run(
        "advance",
        ("red", "Hyperfold", "martial", "1", "2+1"),
        ("red", "Hyperfold", "--type", "martial", "--tier", "1", "--cost", "3"),
        box=SCANT,
    ),
    "check advance, slots full": Run(
        "check advance",
        ("red", "Two", "Sample Card C"),
        ("red", "Sample Card C", "--discard", "Two"),
        table=THREE_ADVANCED,
    ),
    "move": Run("move", ("red:agent@X1", "D2"), ("red:agent@X1", "D2")),
    "check move, where to alone": Run("check move", ("X1",), ("red:fleet@A1", "X1"), ("red:fleet@A1",)),
    "build": Run("build", ("red", "complex@A2", "gate@A2", "F2", "new", "enough"), ("red", "complex@A2", "gate@A2+F2")),
    "build, a Gate moved": Run("build", ("red", "gate@A2", "A5", "A2+B3", "enough"), ("red", "gate@A2+B3..A2+A5")),
    "build, another type": Run("build", ("yellow", "martial", "fleet@D3", "enough"), ("yellow", "fleet@D3")),
    "build, a full track": Run(
        "build", ("red", "complex@A5", "C1", "enough"), ("red", "complex@C1..A5"), table=FULL_TRACK
    ),
    "build, tracks alone": Run(
        "build",
        ("red", "industrial", "complex", "gate", "enough", "5"),
        ("red", "complex", "gate", "--paid", "5"),
        table=TRACKS,
        box=SCANT,
    ),
    "check build, the steps alone": Run(
        "check build", ("political", "agent@D1", "enough"), ("yellow", "agent@D1"), ("yellow",)
    ),
    "tally": Run("tally", ("A", "5", ""), ("A", "red=5"), table=TRACKS),
    "set": Run(
        "set", ("rulings.tie-for-first", "next-scores-influence"), ("rulings.tie-for-first", "next-scores-influence")
    ),
    "box set": Run("box set", ("political.cost.5", "4"), ("political.cost.5", "4")),
    "correct": Run("correct", ("3", "replace", "r bt", "yes"), ("3", "basic", "red", "technology")),
    "correct, dropped": Run("correct", ("2", "drop", "yes"), ("--drop", "2")),
    "correct, inserted": Run("correct", ("3", "insert", "r+2", "yes"), ("--before", "3", "caps", "red+2")),
    "correct, the words alone": Run("correct", ("b+1", "yes"), ("2", "caps", "blue+1"), ("2",)),
    "correct, the words before one": Run("correct", ("b+1", "yes"), ("caps", "blue+1"), (), {"before": "2"}),
    "correct, later ones become illegal": Run(
        "correct",
        ("4", "replace", "g+1", "force", "drop", "yes"),
        ("4", "caps", "green+1", "--illegal", "5=force", "--illegal", "6=drop"),
    ),
    "games switch": Run("games switch", ("Saturday",), ("Saturday",)),
    "games delete": Run("games delete", ("Friday", "yes"), ("Friday", "--yes")),
    "games delete, named": Run("games delete", ("yes",), ("Satur", "--yes"), ("Satur",)),
    "games rename": Run("games rename", ("Friday", "Sunday"), ("Friday", "Sunday")),
    "games rename, the new name alone": Run("games rename", ("Sunday",), ("Friday", "Sunday"), ("Friday",)),
    "import": Run("import", (__file__,), (__file__,)),
    "place, a Home Sector in set-up": Run(
        "place", ("i2 e m1", "C2"), ("C2", "home", "red", "i2", "e", "m1"), table=SETTING_UP, acting="red"
    ),
    "new": Run(
        "new",
        (
            *("fresh", "3", "red", "Ann", "blue", "", "green", "Cy Ö", "yes", "vanir", "osiris", "bushido", "blue"),
            *("leaders", "longer-game", "enough", "yes", "tie-for-first", "next-scores-influence"),
            *("gate-border", "pays", "unit-defence", "one", "enough"),
            *("map", "1", "2", "so", "Friday"),
        ),
        (
            *("--player", "red=Ann", "--player", "blue", "--player", "green=Cy Ö"),
            *("--house", "red=vanir", "--house", "blue=osiris", "--house", "green=bushido", "--arbiter", "blue"),
            *("--variant", "leaders", "--variant", "longer-game"),
            *("--ruling", "tie-for-first=next-scores-influence", "--ruling", "unit-defence=one"),
            *("--track", "map", "--rotate", "2", "--name", "Friday"),
        ),
    ),
    "new, taken up late": Run(
        "new",
        (
            *("late", "2", "red", "", "blue", "", "no", "red", "enough", "no", "3", "action-2"),
            *("5", "", "12", "9", "caps", ""),
        ),
        (
            *("--player", "red", "--player", "blue", "--arbiter", "red", "--late", "3", "--phase", "action-2"),
            *("--caps", "red=5", "--vp", "red=12", "--vp", "blue=9", "--track", "caps"),
        ),
    ),
    "new, from a position": Run("new", ("position", __file__, ""), ("--from", __file__)),
    "new, like another game": Run("new", ("like", "Saturday", "Sunday"), ("--like", "Saturday", "--name", "Sunday")),
    "new, players known": Run(
        "new",
        ("no", "enough", "no", "so"),
        (),
        (),
        {"player": ("red=Ann", "blue"), "arbiter": "blue", "track": "map", "name": "Friday"},
    ),
    "new, turned and turned back": Run(
        "new",
        ("no", "enough", "no", "1", "0", "5", "so"),
        ("--rotate", "5"),
        (),
        {"player": ("red=Ann", "blue"), "arbiter": "blue", "track": "map", "name": "Friday"},
    ),
    "new, the galaxy board by board": Run(
        "new",
        ("no", "enough", "no", "boards", "9", "2", "2", "6", "3"),  # the second board's row of two has but one place
        (
            *("--board", "3,-3 4,-3 2,-2 3,-2 2,-1"),
            *("--board", "2,-4 3,-4 1,-3 2,-3 1,-2"),
            *("--board", "3,-1 4,-1 2,0 3,0 4,0"),
        ),
        (),
        {"player": ("red=Ann", "blue"), "arbiter": "blue", "track": "map", "name": "Friday"},
    ),
    "new, the Learning Game takes a suggested layout": Run(
        "new",
        ("no", "no"),  # four players' layout looks the same however it is turned
        (),
        (),
        {
            "player": ("red", "blue", "green", "yellow"),
            "variant": "learning-game",
            "arbiter": "blue",
            "track": "map",
            "name": "Friday",
        },
    ),
    "quick conflict": Run("quick conflict", ("3+4", "2 + 2 + 1", "3", ""), ("3+4", "2+2+1", "--technology", "3")),
    "quick score": Run("quick score", ("red", "5", "blue", "4", "enough", "yes"), ("red=5", "blue=4", "--core")),
    "quick income": Run("quick income", ("3", "4", "8"), ("3", "4", "8")),
    "conflict, Complexes": Run(
        "conflict",
        ("red", "merger", "blue:complex@B3", "1", "4", "A2+B3", "inactive", "swapped"),
        (
            "merger",
            "red@A2",
            "blue:complex@B3",
            "--technology",
            "1",
            "--defender-technology",
            "4",
            "--destroy-gate",
            "A2+B3",
            "--defender-swapped",
        ),
    ),
    "conflict, an Agent and support": Run(
        "conflict",
        ("blue", "annex", "red:embassy@X1", "green", "attacker", "1", "Sample Card B", "1", "swapped", "inactive"),
        (
            "annex",
            "blue@X1",
            "red:embassy@X1",
            "--from",
            "B2",
            "--faction",
            "green",
            "--support",
            "green:attacker=1",
            "--technology",
            "2",
            "--defender-technology",
            "1",
            "--card",
            "Sample Card B",
            "--swapped",
        ),
    ),
    "conflict, outcome alone": Run(
        "conflict",
        ("A4", "nobody", "", "draw"),
        ("raze", "red@A4", "green:embassy@A4", "--outpost", "A4", "--outcome", "draw"),
        ("raze", "red@A4", "green:embassy@A4"),
        {"from": "A1"},
    ),
    "conflict, two Agents": Run(
        "conflict",
        ("red", "sabotage", "yellow:complex@X1", "2", "purple", "nobody", "2", "0", "inactive"),
        (
            "sabotage",
            "red@X1",
            "yellow:complex@X1",
            "--units",
            "2",
            "--faction",
            "purple",
            "--technology",
            "2",
            "--defender-technology",
            "0",
        ),
        table=TOGETHER,
    ),
    "conflict, an Agent defends": Run(
        "conflict",
        ("green", "infiltrate", "green", "none", "nobody", "0", "2", "inactive"),
        (
            "infiltrate",
            "green@X2",
            "blue:agent@X2",
            "--from",
            "F2",
            "--faction",
            "green",
            "--defender-faction",
            "none",
            "--technology",
            "0",
            "--defender-technology",
            "2",
        ),
        table=AGENTS,
    ),
    "conflict, one of two Fleets": Run(
        "conflict",
        ("red", "raze", "yellow:complex@X1", "A4", "", "attacker"),
        ("raze", "red@X1", "yellow:complex@X1", "--from", "A4", "--outcome", "attacker"),
        table=FLEETS,
    ),
    "conflict, Bases relocated to what was won": Run(
        "conflict",
        ("red", "merger", "blue:complex@B3", "3", "0", "C1", "none", "inactive"),
        (
            "merger",
            "red@A2",
            "blue:complex@B3",
            "--technology",
            "3",
            "--defender-technology",
            "0",
            "--relocate",
            "complex@C1",
        ),
        table=FULL_TRACK,
    ),
    "check conflict": Run(
        "check conflict",
        ("red", "raze", "yellow:complex@X1", ""),
        ("raze", "red@X1", "yellow:complex@X1", "--from", "A1"),
    ),
}
