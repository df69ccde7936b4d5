"""What can happen at the table, in the past tense and with its outcome: it can be folded in again without rules,
box or luck. A command that changes anything becomes one or more of these, recorded together.

Rulebook: Game Rounds.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.events.cards import (
    CardMadeInactive,
    CardOrigin,
    CardSource,
    DeckReshuffled,
    DiscardTakenBack,
    HandCounted,
    HandRefilled,
    InactiveReturned,
    StackCounted,
    TechnologyAdvanced,
    TechnologyDiscarded,
    TechnologyDrawn,
    TileFlipped,
    TilePlaced,
)
from hegemonic_cli.games.hegemonic.events.counters import (
    BoardScored,
    BoardsScored,
    CapsChanged,
    CapsGiven,
    CounterChange,
    IncomeCollected,
    LimitsApplied,
    PowerTallied,
    VpsChanged,
)
from hegemonic_cli.games.hegemonic.events.phases import (
    ArbiterChosen,
    CardsPlayed,
    GameFinished,
    GameReopened,
    LeadersMoved,
    PhaseBegun,
    SpentChanged,
    TurnChanged,
)
from hegemonic_cli.games.hegemonic.events.pieces import (
    BasesBuilt,
    BuiltStep,
    ConflictFought,
    PieceChange,
    UnitMoved,
)
from hegemonic_cli.games.hegemonic.events.whole import (
    Irregular,
    NoteWritten,
    PlayerLeft,
    TableSet,
)

__all__ = [
    "ArbiterChosen",
    "BasesBuilt",
    "BoardScored",
    "BoardsScored",
    "BuiltStep",
    "CapsChanged",
    "CapsGiven",
    "CardMadeInactive",
    "CardOrigin",
    "CardSource",
    "CardsPlayed",
    "ConflictFought",
    "CounterChange",
    "DeckReshuffled",
    "DiscardTakenBack",
    "Event",
    "GameFinished",
    "GameReopened",
    "HandCounted",
    "HandRefilled",
    "InactiveReturned",
    "IncomeCollected",
    "Irregular",
    "LeadersMoved",
    "LimitsApplied",
    "NoteWritten",
    "PhaseBegun",
    "PieceChange",
    "PlayerLeft",
    "PowerTallied",
    "SpentChanged",
    "StackCounted",
    "TableSet",
    "TechnologyAdvanced",
    "TechnologyDiscarded",
    "TechnologyDrawn",
    "TileFlipped",
    "TilePlaced",
    "TurnChanged",
    "UnitMoved",
    "VpsChanged",
]

Event = (
    TableSet
    | PhaseBegun
    | TurnChanged
    | CardsPlayed
    | SpentChanged
    | CapsChanged
    | VpsChanged
    | CapsGiven
    | IncomeCollected
    | LeadersMoved
    | ArbiterChosen
    | LimitsApplied
    | BoardsScored
    | TileFlipped
    | TilePlaced
    | StackCounted
    | TechnologyDrawn
    | DeckReshuffled
    | TechnologyDiscarded
    | DiscardTakenBack
    | TechnologyAdvanced
    | CardMadeInactive
    | InactiveReturned
    | HandRefilled
    | HandCounted
    | BasesBuilt
    | UnitMoved
    | ConflictFought
    | PlayerLeft
    | NoteWritten
    | PowerTallied
    | GameFinished
    | GameReopened
    | Irregular
)
