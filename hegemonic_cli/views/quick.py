"""The words of `quick score` and `quick income`: those of the real answers, for nobody in particular."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.income import collects_words, known, next_words, retention_words, tier_words
from hegemonic_cli.views.layout import wrap
from hegemonic_cli.views.score import award_words


def score_lines(answer: Answer, asked: Asked) -> list[str]:
    """Who scores what, in one line; then why, the most Power first."""
    (board,) = answer.data["boards"]
    awards = sorted(board["awards"], key=lambda award: -board["powers"][award["player"]])
    said = ", ".join(f"{award['player'].capitalize()} +{award['vp']}" for award in awards)
    text = wrap(f"{said}.", asked.width)
    for award in awards:
        power = board["powers"][award["player"]]
        text += wrap(f"  {award['player'].capitalize()} {power} → {award_words(award)}", asked.width)
    return text


def income_lines(answer: Answer, asked: Asked) -> list[str]:
    """What is collected and from which tracks; then next costs, tiers, Retention Limit, CAPITALIZE."""
    (row,) = answer.data["players"]
    text = wrap(f"{collects_words(row)}.", asked.width)
    if any(count is not None for count in row["built"].values()):
        text += wrap(f"  {next_words(row)} {tier_words(row)} {retention_words(row)}", asked.width)
    return [*text, f"  CAPITALIZE pays {known(row['capitalize'])}."]
