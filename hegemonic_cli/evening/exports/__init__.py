"""A game written out: its whole history for programs, its scores for spreadsheets, its story for people."""

from __future__ import annotations

_HERE = "hegemonic_cli.evening.exports"
# Format -> the function that writes it, and the ends of file names that mean it.
FORMATS: dict[str, tuple[str, tuple[str, ...]]] = {
    "jsonl": (f"{_HERE}.history:as_lines", (".jsonl", ".ndjson")),
    "json": (f"{_HERE}.history:as_json", (".json",)),
    "csv": (f"{_HERE}.scores:as_csv", (".csv",)),
    "markdown": (f"{_HERE}.story:as_markdown", (".md", ".markdown")),
    "bgsplay": (f"{_HERE}.bgsplay:as_bgsplay", (".bgsplay",)),
}
