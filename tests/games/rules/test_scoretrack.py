"""Two tokens on the Score Track: the second counts completed laps."""

from __future__ import annotations

import pytest

from hegemonic_cli.games.hegemonic.rules.scoretrack import tokens_words, track_tokens


@pytest.mark.parametrize(
    ("vp", "first", "second"), [(0, 0, None), (49, 49, None), (50, 0, 50), (73, 23, 50), (99, 49, 50), (101, 1, 100)]
)
def test_the_tokens_add_up_to_the_vps(vp: int, first: int, second: int | None) -> None:
    assert track_tokens(vp) == (first, second)
    assert first + (second or 0) == vp


def test_in_words() -> None:
    assert tokens_words(None) == "VPs not known"
    assert tokens_words(1) == "1 VP"
    assert tokens_words(12) == "12 VPs"
    assert tokens_words(73) == "73 VPs (one token on 23, the second on +50)"
    assert tokens_words(100) == "100 VPs (the second token on +100)"
