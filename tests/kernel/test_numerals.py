"""Numbers as typed: none too long to be read."""

from __future__ import annotations

import pytest

from hegemonic_cli.kernel.numerals import numeral


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), (" 12 ", 12), ("007", 7), ("12", 12), ("", None), ("-1", None), ("²", None), ("1_000", None)],
)
def test_a_number_as_typed(text: str, number: int | None) -> None:
    assert numeral(text) == number


def test_a_number_that_python_refuses_to_read_is_none() -> None:
    assert numeral("9" * 5000) is None
    assert numeral("9" * 10) is None
