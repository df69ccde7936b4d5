"""`hegemonic check conflict ACTION ATTACKER TARGET`: may it be declared, who is ahead, what does it cost?"""

from __future__ import annotations

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.conflict_options import (
    ActionArgument,
    DefenderFactionOption,
    DefenderModifierOption,
    DefenderOutpostOption,
    DefenderTechnologyOption,
    DestroyGateOption,
    FactionOption,
    FromOption,
    ModifierOption,
    OutpostOption,
    PiecesArgument,
    RelocateOption,
    SupportOption,
    TechnologyOption,
    UnitsOption,
)
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.declaring import ConflictWords, declared
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.conflict import conflict as judged
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.conflict import lines


def conflict(
    action: ActionArgument,
    pieces: PiecesArgument,
    moved_from: FromOption = None,
    faction: FactionOption = None,
    defender_faction: DefenderFactionOption = None,
    outpost: OutpostOption = None,
    defender_outpost: DefenderOutpostOption = None,
    support: SupportOption = None,
    technology: TechnologyOption = None,
    defender_technology: DefenderTechnologyOption = None,
    modifier: ModifierOption = 0,
    defender_modifier: DefenderModifierOption = 0,
    units: UnitsOption = 1,
    destroy_gate: DestroyGateOption = None,
    relocate: RelocateOption = None,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """May this Conflict be declared, and who wins it?

    Both sides' Power term by term, the cost, and, once both cards are given, who wins and what leaves the board. Where
    it isn't said what backs an Agent or a Fleet, the strongest Faction or Outpost still unused is taken.
    """
    words = ConflictWords(
        action,
        pieces,
        moved_from,
        faction,
        defender_faction,
        outpost,
        defender_outpost,
        support or (),
        technology,
        defender_technology,
        modifier,
        defender_modifier,
        units,
        destroy_gate or (),
        relocate or (),
    )

    def question(table: Table, numbers: Box) -> Answer:
        return judged(table, numbers, declared(words, table))

    answer(question, lines, position=position, box=box, as_json=as_json)
