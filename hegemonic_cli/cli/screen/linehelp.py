"""How a line is written, for `?` on the screen, and the words that Tab completes."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.notation import verbs
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.layout import wrap

ABOVE = (
    "A line is what happened. The player on turn needs no name; anybody else stands in front (r, b, y: colors).",
    "c e o: Complex, Embassy, Outpost; g a f: Gate, Agent, Fleet; b3: a Sector.",
)
ROWS = (
    ("pl a3 home r i1em1", "set-up: a Home Sector, its Locations; pl a4 i2g3 a tile"),
    ("cb3 2ob4 gb3d1", "BUILD; + cb4 goes on with it; ca2..b3 relocates"),
    ("raz b2 bca3 3v2", "Conflict: from b2 on Blue's Complex in a3, cards 3 and 2"),
    ("… y+d1 gd1", "Yellow lends the Defender 1; the winner destroys Gate d1"),
    ("… win, lose, draw", "where the cards aren't told"),
    ("raz b2 b4", "a Unit moves, no Conflict"),
    ("bc  bt", "BASIC: 2 CAPs, a Technology Card"),
    ("cap  res  sur i2 b4", "CAPITALIZE, RESEARCH, SURVEY"),
    ("c iapd b", "Action Cards by initials, as listed above; b begins the tied"),
    ("x i2g3 b4", "an exploration turn: flipped, placed"),
    ("adv NAME", "Advance a Technology, behind x or bt in place of the discard"),
    ("r+3 b-3 y=5 rvp+2", "CAPs and VPs set right"),
    ("pay r b 3", "CAPs given"),
    ("u", "takes the last entry back; redo brings it again"),
    ("why  map  score", "or any other command by its name or the beginning of it"),
    ("? TOPIC", "a rule, such as ? gates"),
    ("correct 12 r cb3", "what entry 12 should have been"),
)
BELOW = (
    "A line that ends in ! is recorded against the board; ! why keeps the reason.",
    "In the table: + income, keep the Retention Limit, 3 → 9 VPs if boards were scored now.",
    "? there is a number that your box doesn't know: box enter.",
    "Enter does what stands in brackets. Ctrl-D or q leaves; everything is kept.",
)
COLUMN = 20  # where meanings begin
NARROW = 60  # below it they follow each line at once
HANGING = "    "


def help_lines(width: int) -> list[str]:
    """The short lines, one example each."""
    said = [part for line in ABOVE for part in wrap(line, width)] + [""]
    for form, meaning in ROWS:
        if width < NARROW:
            first, *more = wrap(f"{form} – {meaning}", width - len(HANGING))
            said += [first, *(HANGING + part for part in more)]
        else:
            first, *more = wrap(meaning, width - COLUMN)
            said += [f"{form:<{COLUMN}}{first}", *(" " * COLUMN + part for part in more)]
    return [*said, "", *(part for line in BELOW for part in wrap(line, width))]


def words_of(table: Table | None) -> list[str]:
    """What can be completed: commands and short words, and at a table its players and Sectors."""
    words = [*verbs.VERBS, *verbs.SHORT, *verbs.OWN_ACTIONS, *verbs.ACTS]
    if table is None:
        return words
    names = [seat.name for seat in table.seats if seat.name and " " not in seat.name]
    sectors = list(table.galaxy.sectors) if table.galaxy else []
    return [*words, *table.colors, *names, *sectors]
