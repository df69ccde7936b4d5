"""The rulebook's four worked Conflicts.

The rulebook's pictures aren't at hand: each board has just the terms that its example names.

Rulebook: Conflicts.
"""

from __future__ import annotations

from drawn import table
from fighting import codes, fought, powers

from hegemonic_cli.games.hegemonic.rules.conflict import ConflictVerdict


def terms(verdict: ConflictVerdict, side: str = "attack") -> list[tuple[str | None, int | None]]:
    tally = (verdict.attack if side == "attack" else verdict.defense).tally
    assert tally is not None
    return [(term.place, term.amount) for term in tally.terms]


# Conflict Example: Industrial vs. Political ---------------------------------------------------------------------------

INDUSTRIAL_VS_POLITICAL = table(
    """
    A1  A2  A3  C1  B1
      E1  F1  A4  D1  G1
    """,
    "yellow blue",
    tiles={
        "A1": "i1 g2",
        "B1": "i3",
        "C1": "i1",
        "D1": "i2",
        "E1": "g2",
        "F1": "home blue i1 e m1",
        "A2": "o3",
        "G1": "p1",
    },
    pieces={
        "A1": {"yellow": "C", "blue": "E A"},
        "B1": {"yellow": "3C"},
        "C1": {"yellow": "C"},
        "D1": {"yellow": "2C"},
        "E1": {"blue": "E"},
        "A2": {"blue": "E"},
        "F1": {"blue": "C E O"},
    },
    gates=[{"owner": "yellow", "ends": ["A1", "B1"]}],
)


def test_industrial_against_political_7_to_5() -> None:
    verdict = fought(INDUSTRIAL_VS_POLITICAL, "corrupt yellow@B1 blue:embassy@A1")
    assert codes(verdict) == []
    assert powers(verdict) == (7, 5)
    assert terms(verdict) == [("B1", 3), ("A1", 1), ("C1", 1), ("D1", 2)]
    assert terms(verdict, "defense") == [("A1", 2), ("E1", 2), ("A1", 1)]
    assert verdict.cost.total == 2 * 2


def test_without_the_gate_the_embassy_is_out_of_range() -> None:
    lying = table(
        """
        A1  A2  A3  C1  B1
        """,
        "yellow blue",
        tiles={"A1": "g2", "B1": "i3"},
        pieces={"A1": {"blue": "E"}, "B1": {"yellow": "3C"}},
    )
    verdict = fought(lying, "corrupt yellow@B1 blue:embassy@A1")
    assert codes(verdict) == ["target/out-of-range"]
    assert powers(verdict) == (3, 2)


# Conflict Example: Political vs. Martial ------------------------------------------------------------------------------

POLITICAL_VS_MARTIAL = table(
    """
    B1  A1  E1  C1  E2  H1  E3
      G1  G2  G3  G4  G5  G6
    """,
    "blue red",
    tiles={
        "A1": "m3",
        "B1": "m2",
        "C1": "m1",
        "E2": "-",
        "H1": "home red i1 e m1",
        "G1": "o3",
        "G3": "o3",
        "G5": "o1",
        "G6": "g3",
    },
    pieces={
        "A1": {"red": "3O F", "blue": "A"},
        "B1": {"red": "2O"},
        "C1": {"red": "O"},
        "E2": {"red": "F"},
        "H1": {"red": "O"},
        **{sector: {"blue": "E"} for sector in ("G1", "G3", "G5", "G6")},
    },
)


def test_political_against_martial_8_to_8() -> None:
    verdict = fought(POLITICAL_VS_MARTIAL, "sabotage blue@A1 red:outpost@A1", faction="orange")
    assert codes(verdict) == []
    assert powers(verdict) == (8, 8)
    assert terms(verdict) == [("A1", 1), ("G1", 3), ("G3", 3), ("G5", 1)]
    assert terms(verdict, "defense") == [("A1", 3), ("B1", 2), ("C1", 1), ("A1", 2)]
    assert verdict.cost.total == 3


# Conflict Example: Martial vs. Political ------------------------------------------------------------------------------

MARTIAL_VS_POLITICAL = table(
    """
    A1  B1  H1  C1
      D1  E1  F1  G1  G2
    """,
    "red blue yellow",
    tiles={
        "A1": "-",
        "B1": "m2",
        "C1": "m3",
        "D1": "m1",
        "E1": "o3",
        "F1": "o2",
        "G1": "o1",
        "G2": "o3",
    },
    pieces={
        "A1": {"red": "F", "blue": "A"},
        "B1": {"red": "2O"},
        "C1": {"red": "3O F"},
        "D1": {"red": "O"},
        "E1": {"blue": "E"},
        "F1": {"blue": "E"},
        "G1": {"yellow": "E"},
        "G2": {"yellow": "E"},
    },
)


def test_martial_against_political_8_to_6() -> None:
    verdict = fought(MARTIAL_VS_POLITICAL, "raze red@A1 blue:agent@A1")
    assert codes(verdict) == []
    assert powers(verdict) == (8, 6)
    assert terms(verdict) == [("A1", 2), ("B1", 2), ("C1", 3), ("D1", 1)]
    assert verdict.attack.outposts == ("B1",)
    assert verdict.defense.factions == ("orange",)
    assert verdict.cost.total == 0


def test_or_8_with_yellows_support() -> None:
    verdict = fought(MARTIAL_VS_POLITICAL, "raze red@A1 blue:agent@A1", support=["yellow:defender"])
    assert codes(verdict) == []
    assert verdict.totals == {"attacker": 8, "defender": 8}
    assert verdict.margin == 0


# Conflict Example: Martial vs. Industrial -----------------------------------------------------------------------------


def test_martial_against_industrial_11_to_8() -> None:
    lying = table(
        """
        A1  F1  B1  F2
          C1  D1  G1  G2
        """,
        "red yellow",
        tiles={
            "A1": "i2",
            "B1": "m3",
            "F2": "m2",
            "G1": "m1",
            "G2": "m1",
            "F1": "i1",
            "C1": "i3",
            "D1": "i2",
        },
        pieces={
            "A1": {"red": "F", "yellow": "2C"},
            "B1": {"red": "3O F"},
            "F2": {"red": "2O"},
            "G1": {"red": "O"},
            "G2": {"red": "O"},
            "C1": {"yellow": "3C"},
            "D1": {"yellow": "2C"},
            "F1": {"yellow": "C"},
        },
        gates=[{"owner": "yellow", "ends": ["A1", "D1"]}],
    )
    verdict = fought(lying, "raze red@A1 yellow:complex@A1")
    assert codes(verdict) == []
    assert powers(verdict) == (11, 8)
    assert terms(verdict) == [("A1", 2), ("B1", 3), ("F2", 2), ("G1", 1), ("G2", 1), ("B1", 2)]
    assert terms(verdict, "defense") == [("A1", 2), ("C1", 3), ("D1", 2), ("F1", 1)]
    assert verdict.cost.total == 2
