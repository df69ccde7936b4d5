"""The running game: kept on disk, recorded, taken back, corrected, let out and in."""
