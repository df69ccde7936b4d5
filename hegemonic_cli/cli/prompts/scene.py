"""What a wizard sees: table, box, the words that were typed already, and how to remember a number of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from hegemonic_cli.cli.prompts.question import Choice, Question, Words
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.tracks import Known
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Problem, Violation

Remember = Callable[[str, str], Box]


class Scene:
    """The table a wizard asks about; `records` where its words change the game, so that force is possible.

    `acting` is the player whose action was picked: nobody is asked whose it is then. `then` is what a wizard leaves:
    the commands that follow its own and belong to the same turn.
    """

    __slots__ = ("_options", "_remember", "acting", "box", "given", "records", "table", "then")

    def __init__(
        self,
        table: Table,
        box: Box,
        given: tuple[str, ...] = (),
        options: Mapping[str, str | tuple[str, ...]] | None = None,
        *,
        records: bool = True,
        remember: Remember | None = None,
        acting: Color | None = None,
    ) -> None:
        self.then: tuple[Words, ...] = ()
        self.acting = acting
        self.table = table
        self.box = box
        self.given = given
        self._options = dict(options or {})
        self.records = records
        self._remember = remember

    def word(self, at: int) -> str | None:
        """The typed word at a place, or None."""
        return self.given[at] if at < len(self.given) else None

    def at(self, table: Table, given: Words) -> Scene:
        """The same scene at another table, for another command of which these words are known."""
        return Scene(table, self.box, given, records=self.records, remember=self._remember, acting=self.acting)

    @property
    def options(self) -> dict[str, str]:
        """The options that were typed, by their names with `_` for `-`; of a repeated one the last value."""
        return {name: value if isinstance(value, str) else value[-1] for name, value in self._options.items() if value}

    def every(self, option: str) -> tuple[str, ...]:
        """Every value of an option that may be repeated."""
        value = self._options.get(option, ())
        return (value,) if isinstance(value, str) else value

    def number(self, option: str) -> int | None:
        """The value of an option that is a number; None where it wasn't typed or isn't one."""
        value = self.options.get(option, "")
        return int(value) if value.removeprefix("-").isdecimal() else None

    def remember(self, path: str, value: str) -> None:
        """Keep a value of the box (`political.cost.5`, `industrial.cost` with all its numbers) for good."""
        if self._remember is not None:
            self.box = self._remember(path, value)

    @property
    def can_remember(self) -> bool:
        """Whether there is a box of the person's own to keep numbers in."""
        return self._remember is not None

    def shown(self, color: Color) -> str:
        """The player as people know them."""
        return self.table.seat(color).shown

    def player_on_turn(self) -> Color | None:
        """Whose turn it is, as far as known."""
        from hegemonic_cli.games.hegemonic.rules.guide import what_next

        return self.table.turn.player or what_next(self.table, self.box).player

    def players(self, besides: Iterable[Color] = ()) -> tuple[Choice, ...]:
        """The players in seating order, whoever is named in `besides` left out."""
        left_out = set(besides)
        return tuple(
            Choice(seat.color, seat.shown, "" if seat.shown.casefold() == seat.color else seat.color)
            for seat in self.table.seats
            if seat.color not in left_out
        )

    def sectors(self, refusals: Callable[[str], Iterable[Violation]] | None = None) -> tuple[Choice, ...]:
        """Every Sector of the galaxy with what lies there, the legal ones first; the others say why not."""
        galaxy = self.table.galaxy
        if galaxy is None:
            return ()
        choices = [
            Choice(sector, note=self.lies_in(sector), refused=sentence(refusals(sector) if refusals else ()))
            for sector in galaxy.sectors
        ]
        return tuple(sorted(choices, key=lambda choice: bool(choice.refused)))

    def lies_in(self, sector: str) -> str:
        """The tile of a Sector in its words; an empty hex says so."""
        tile = self.table.tile(sector)
        return "empty hex" if tile is None else tile_words(tile)


def sentence(violations: Iterable[Violation]) -> str:
    """The first broken rule as a sentence for a greyed choice; nothing where nothing is broken."""
    return next((violation.message for violation in violations), "")


def on_offer(question: Question, scene: Scene, text: str, *, about: str = "") -> Question:
    """A player question with everybody on offer, whoever is on turn first."""
    return question.asked(text, scene.players(), about=about, default=scene.player_on_turn())


def amount(known: Known | int | None) -> str:
    """A number for people; `?` where it isn't known."""
    value = known.value if isinstance(known, Known) else known
    return "?" if value is None else str(value)


def faulty(parse: Callable[[str], object]) -> Callable[[str], str]:
    """A check that an answer can be read, by the same parser that reads the command's words."""

    def check(answer: str) -> str:
        try:
            parse(answer)
        except Problem as problem:
            said = [violation.message for violation in problem.violations]
            return " ".join(
                [*(each if each.endswith((".", "?")) else f"{each}." for each in said), problem.hint]
            ).strip()
        return ""

    return check
