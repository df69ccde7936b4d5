"""`hegemonic`: a table-side companion for the board game Hegemonic."""

__version__ = "0.1.0"
