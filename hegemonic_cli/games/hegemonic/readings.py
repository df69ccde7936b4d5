"""How the rulebook is read: every ruling with its question and values, the variants, and what they make possible.

Rules ask for a capability (`readings.home_embassy_power`), never `if variant == …`. Every ruling that was asked for is
noted in `asked`, so that a result can name just those that would have changed it.

Rulebook: The Learning Game, Optional Advanced Rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.vocabulary import Variant


class Ruling(NamedTuple):
    """One place where the book is silent or tables differ: the first value is the default."""

    id: str
    question: str
    values: tuple[str, ...]
    chapter: str
    house_rule: bool = False

    @property
    def default(self) -> str:
        """The reading that holds unless the table picks another."""
        return self.values[0]


RULINGS: dict[str, Ruling] = {
    ruling.id: ruling
    for ruling in (
        Ruling(
            "tie-for-first",
            "Players tied for the most Power on a board score 3 each: does the next highest still score Influence?",
            ("drop-a-place", "next-scores-influence"),
            "Scoring",
        ),
        Ruling(
            "zero-power-rank",
            "May a player whose Bases on a board add to 0 Power score Control or Influence there?",
            ("ranks", "presence-only"),
            "Scoring",
        ),
        Ruling(
            "final-technology-vp",
            "Is an Advanced Technology worth the printed 3, 4 or 6 VPs, or 2 VPs per tier?",
            ("printed-list", "two-per-tier"),
            "Final Scoring + Determining the Winner",
        ),
        Ruling(
            "final-tie",
            "Players tied in VPs and in CAP gain: do they share the win?",
            ("shared", "open"),
            "Final Scoring + Determining the Winner",
        ),
        Ruling(
            "several-attackers",
            "May several Agents (or Fleets) of one player in one Sector attack together?",
            ("one", "together"),
            "Declaring and Targeting Conflicts",
        ),
        Ruling(
            "unit-defence",
            "How do two Agents (or Fleets) of one player defend where no Base of their type covers them?",
            ("together", "one", "each-draws"),
            "Step 1 – Determine Starting Conflict Power",
        ),
        Ruling(
            "defending-units-lost",
            "Which of the Defender's Units in the Conflict Sector are lost with a lost or drawn Conflict?",
            ("same-type", "all"),
            "Step 4 – Compare Final Conflict Power",
        ),
        Ruling(
            "gate-on-draw",
            "A Gate is the target and the Conflict is a draw: is the Gate lost?",
            ("lost", "stays"),
            "Step 4 – Compare Final Conflict Power",
        ),
        Ruling(
            "gate-border",
            "Does an Agent pay the border fee when it goes through a Gate whose ends lie on two boards?",
            ("pays", "free"),
            "Moving Agents and Fleets",
        ),
        Ruling(
            "gate-placement-distance",
            "Are the hexes between the halves of a new Gate counted through Gates already in play?",
            ("through-gates", "board-only"),
            "Quantum Gates",
        ),
        Ruling(
            "fleet-counts-once",
            "Does a Fleet that fights in the Sector of the Outpost it draws from count only once?",
            ("yes", "no"),
            "Step 1 – Determine Starting Conflict Power",
        ),
        Ruling(
            "move-uses-unit",
            "Is a Unit that was moved by a Conflict Action without a Conflict used for this Action Phase?",
            ("yes", "no"),
            "Declaring and Targeting Conflicts",
        ),
        Ruling(
            "relocation-range",
            "Does a Base that is being relocated give Range from its old place?",
            ("yes", "no"),
            "BUILD Actions",
        ),
        Ruling(
            "takeover-relocation-cost",
            "Are Bases relocated to Locations won by TAKEOVER free?",
            ("free", "pays"),
            "Step 4 – Compare Final Conflict Power",
        ),
        Ruling(
            "faction-without-embassy",
            "May an Agent's owner name a Faction in which they have no Embassy, so that others may lend?",
            ("allowed", "own-embassy"),
            "Step 2 – Add Political Support",
        ),
        Ruling(
            "rival-home-build",
            "May a player build, or put a Gate half, in someone else's Home Sector?",
            ("allowed", "forbidden"),
            "BUILD Actions",
        ),
        Ruling(
            "wild-home-scores",
            'Does the 1 Power of a "Wild" Home Embassy count when boards are scored?',
            ("yes", "no"),
            'Optional: "Wild" Home Embassies',
        ),
        Ruling(
            "empty-stack",
            "The draw stack is empty when a tile should be flipped: does one still place from the pool?",
            ("skip-flip", "skip-tile"),
            "Phase 2. Exploration",
        ),
        Ruling(
            "longer-game-no-tiles",
            "Longer Game: stack and pool are empty and hexes are left. Does the game end?",
            ("ends", "goes-on"),
            "Optional: Longer Game",
        ),
        Ruling(
            "learning-technologies",
            "Learning Game, no hands: are Technologies still drawn and Advanced?",
            ("draw-and-use", "none"),
            "The Learning Game",
        ),
        Ruling(
            "last-card",
            "The last card in hand is played in a Conflict: what comes back from the Inactive pile?",
            ("pile-only", "with-it"),
            "Inactive Technology Cards",
        ),
        Ruling(
            "support-amount",
            "How much does a supporter lend from each matching Sector?",
            ("one-per-sector", "location-power"),
            "Step 2 – Add Political Support",
            house_rule=True,
        ),
        Ruling(
            "phase-limits",
            "Does a Faction back an Agent (an Outpost stack a Fleet) once per Action Phase in defence too?",
            ("both", "attacker-only"),
            "Step 1 – Determine Starting Conflict Power",
            house_rule=True,
        ),
        Ruling(
            "center-blocks",
            "Is the Center out of play for all purposes, Range too?",
            ("yes", "no"),
            "Component Summary",
            house_rule=True,
        ),
    )
}


class Readings:
    """The variants in play and the table's value of every ruling; remembers which rulings were asked for."""

    __slots__ = ("_values", "asked", "variants")

    def __init__(self, values: Mapping[str, str] | None = None, variants: Iterable[Variant] = ()) -> None:
        self._values = dict(values or {})
        self.variants: frozenset[Variant] = frozenset(variants)
        self.asked: set[str] = set()

    def __getitem__(self, ruling: str) -> str:
        """The value of a ruling at this table; asking is noted."""
        self.asked.add(ruling)
        return self._values.get(ruling) or RULINGS[ruling].default

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Readings) and self.chosen == other.chosen and self.variants == other.variants

    def __hash__(self) -> int:
        return hash((frozenset(self.chosen.items()), self.variants))

    @property
    def chosen(self) -> dict[str, str]:
        """The rulings that differ from their default, in the order of `RULINGS`."""
        return {
            name: self._values[name]
            for name, ruling in RULINGS.items()
            if self._values.get(name, ruling.default) != ruling.default
        }

    def value(self, ruling: str) -> str:
        """The value of a ruling, without noting that it was asked for (for showing it)."""
        return self._values.get(ruling) or RULINGS[ruling].default

    def with_value(self, ruling: str, value: str) -> Readings:
        """The same readings with one ruling changed and nothing asked yet."""
        return Readings({**self._values, ruling: value}, self.variants)

    # What the variants make possible. ------------------------------------------------------------------------------

    @property
    def is_learning_game(self) -> bool:
        """Whether the Learning Game's changes hold."""
        return "learning-game" in self.variants

    @property
    def has_leaders(self) -> bool:
        """Whether Leader Cards are in play."""
        return "leaders" in self.variants

    @property
    def home_embassy_power(self) -> int:
        """The Power of an Embassy in its owner's Home Sector."""
        return 1 if "wild-home-embassies" in self.variants else 0

    @property
    def home_embassy_is_wild(self) -> bool:
        """Whether a Home Embassy belongs to every Faction."""
        return "wild-home-embassies" in self.variants

    @property
    def is_support_allowed(self) -> bool:
        """Whether third players may lend Political Power in a Conflict."""
        return not self.is_learning_game

    @property
    def applies_retention_limits(self) -> bool:
        """Whether players discard down to their Retention Limit in Arbitration."""
        return not self.is_learning_game

    @property
    def caps_may_change_hands(self) -> bool:
        """Whether players may give CAPs to each other."""
        return not self.is_learning_game

    @property
    def empty_stack_ends_game(self) -> bool:
        """Whether the game ends when the Sector Tile draw stack is empty."""
        return "longer-game" not in self.variants

    @property
    def has_hands(self) -> bool:
        """Whether players hold Technology Cards in their hands."""
        return not self.is_learning_game

    @property
    def has_pile_for_each_type(self) -> bool:
        """Whether Technology Cards are discarded onto three piles, one for each type."""
        return "multiple-discard-piles" in self.variants

    @property
    def drafts_technologies(self) -> bool:
        """Whether the first hands are drafted, which leaves a card of each player on the discard."""
        return "technology-draft" in self.variants and self.has_hands

    @property
    def center_blocks(self) -> bool:
        """Whether Range and distance go around the Center Sector."""
        return self["center-blocks"] == "yes"
