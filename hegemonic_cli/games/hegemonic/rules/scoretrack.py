"""Where a player's two tokens lie on the Score Track: one counts to 50, the second stands in the shaded areas for +50,
+100, etc., as laps are completed.

Rulebook: Component Summary.
"""

from __future__ import annotations

from typing import NamedTuple

LAP = 50  # VPs from one shaded area to the next


class TrackTokens(NamedTuple):
    """The number that the first token shows, and the shaded area of the second (None: no lap is completed)."""

    first: int
    second: int | None


def track_tokens(vp: int) -> TrackTokens:
    """The tokens that show so many VPs; 0 or more."""
    laps, first = divmod(vp, LAP)
    return TrackTokens(first, laps * LAP or None)


def tokens_words(vp: int | None) -> str:
    """`73 VPs (one token on 23, the second on +50)`."""
    if vp is None:
        return "VPs not known"
    if vp < LAP:
        return f"{vp} VP{'' if vp == 1 else 's'}"
    first, second = track_tokens(vp)
    if not first:
        return f"{vp} VPs (the second token on +{second})"
    return f"{vp} VPs (one token on {first}, the second on +{second})"
