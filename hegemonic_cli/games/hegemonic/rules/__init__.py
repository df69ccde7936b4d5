"""One file per chapter of the rulebook; rules judge and return values, and change nothing."""
