"""What any board game needs: hexes, ranks, tallies, broken rules, a log of facts. Knows no game."""
