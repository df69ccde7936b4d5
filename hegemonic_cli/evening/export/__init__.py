"""A game written out: whole history, one document, a table of numbers, a report for people, a play for BG Stats."""
