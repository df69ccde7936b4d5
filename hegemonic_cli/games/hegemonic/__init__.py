"""Hegemonic: its nouns, its rules chapter by chapter, its answers."""
