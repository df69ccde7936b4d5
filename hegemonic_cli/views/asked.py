"""What a view may look at beside the answer it shows."""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import Table


class Asked(NamedTuple):
    """The table and the box that were asked about, and the width of the output in cells."""

    table: Table
    box: Box
    width: int
