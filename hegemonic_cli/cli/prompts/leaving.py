"""What can't be meant by mistake: `finish` before its time, `leave`, `games delete`."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.conversation import Left, is_yes, yes_no
from hegemonic_cli.cli.prompts.games import GAME, ask_game
from hegemonic_cli.cli.prompts.question import NO, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.notation import parse_player
from hegemonic_cli.games.hegemonic.rules.ending import ending
from hegemonic_cli.games.hegemonic.rules.setup import PLAYERS
from hegemonic_cli.games.hegemonic.table import Table

OVERVIEW, ENDING = "Game Overview + Objective", "Ending the Game"
MEANT = "--yes"
LEAVER = Question("leaver", "Who leaves the game?", "player", "PLAYER", OVERVIEW)
GOES = Question("goes", "Is that meant?", "yes-no", MEANT, OVERVIEW, yes_no(), default=NO)
OVER = Question("over", "End the game now?", "yes-no", MEANT, ENDING, yes_no(), default=NO)
DELETED = Question("deleted", "Delete it for good?", "yes-no", MEANT, OVERVIEW, yes_no(), default=NO)
QUESTIONS = (LEAVER, GOES, OVER, GAME, DELETED)


def ask_leave(scene: Scene) -> Conversation:
    """PLAYER, and whether it is meant. Where too few would be left the command says so."""
    who = scene.word(0) or (yield LEAVER.asked(choices=scene.players()))
    color = parse_player(who, scene.table)
    if len(scene.table.seats) > PLAYERS.start:
        yield from _meant(GOES.asked(f"{scene.shown(color)} leaves, and all that is theirs goes off the table?"))
    return (who, MEANT)


def ask_finish(scene: Scene) -> Conversation:
    """Whether it is meant, where it isn't the end that the rules bring."""
    doubt = _doubt(scene.table)
    if doubt:
        yield from _meant(OVER.asked(f"{doubt} End it now, with Final Scoring?"))
    return (MEANT,)


def ask_delete(scene: Scene) -> Conversation:
    """GAME, and whether it is meant."""
    from hegemonic_cli.cli import places
    from hegemonic_cli.evening.shelf import Shelf

    (name,) = yield from ask_game(scene)
    yield from _meant(DELETED.asked(f"Delete {Shelf(places.home()).find(name)} for good?"))
    return (name, MEANT)


def _meant(question: Question) -> Conversation:
    if not is_yes((yield question)):
        raise Left
    return ()


def _doubt(table: Table) -> str:
    """Why the game wouldn't end now by itself; nothing where it would, or has."""
    end = ending(table)
    is_scored = table.phase == "arbitration" and "scoring" in table.turn.done
    if table.phase == "finished" or (end.ends and is_scored):
        return ""
    if end.ends:
        return "This is the last round, but its boards aren't scored yet."
    return (
        "Whether the game ends with this round can't be told." if end.ends is None else "The game goes on by the rules."
    )
