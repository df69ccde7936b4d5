"""The asker, and one file per wizard that asks."""
