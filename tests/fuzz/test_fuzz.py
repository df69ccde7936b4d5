"""Whatever is typed or read, a person gets a sentence: never a traceback, never exit 1, which stands for a bug of ours.

`HEGEMONIC_FUZZ=5000 pytest tests/fuzz` looks longer than usual.
"""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from running import Ran, hegemonic

from hegemonic_cli.cli.app import COMMANDS
from hegemonic_cli.cli.commands.check import COMMANDS as CHECKS

GOOD: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "benchmarks" / "six-player.json").read_text(encoding="utf-8")
)
SENTENCES = {0, 2, 3, 4, 5, 130}
EXAMPLES = int(os.environ.get("HEGEMONIC_FUZZ", "60"))
lightly = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="HEGEMONIC_FUZZ" not in os.environ,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

# Questions that look at everything a position holds.
ASKING = [
    ["status"],
    ["score"],
    ["income"],
    ["final"],
    ["arbiter"],
    ["now"],
    ["map"],
    ["audit"],
    ["position"],
    ["targets", "red", "--with-moves"],
    ["range", "blue", "political"],
    ["moves", "red:agent@X1"],
    ["check", "build", "red", "ca1", "2oa2", "gx1a1"],
    ["check", "conflict", "merger", "red@X1", "blue@X1"],
]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def assert_a_sentence(ran: Ran) -> None:
    assert "Traceback" not in ran.err + ran.out
    assert ran.code in SENTENCES, ran.err
    if ran.code in (2, 130):
        assert ran.out == "" or ran.code == 130
    if ran.code == 2:
        assert ran.err.strip()


def one_of(text: str) -> st.SearchStrategy[str]:
    """One of the words of a text."""
    return st.sampled_from(text.split())


keys = one_of(
    """
format players color name caps vp round phase arbiter boards X A center sectors tiles pieces A1 A2
X1 red blue gates owner ends spent attacker faction outpost rulings variants turn cards order player
taken stack pool discard technologies type tier hand inactive leader tiers modifiers built power
irregular industrial cost income retention units technology
"""
) | st.text(max_size=5)
scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(
        ["hegemonic-position/1", "red", "blue", "A1", "X1", "i2 m3", "home red e", "2C E 3O", "?", "-", "fleet@A1", ""]
    )
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=5), max_leaves=12
)


@lightly
@given(content=st.binary(max_size=200), words=st.sampled_from(ASKING))
@example(content=b"[" * 200_000, words=["score"])
@example(content=b'{"a":' * 200_000, words=["score"])
@example(content=b"a = " + b"[" * 100_000, words=["score"])
@example(content=b"\xff\xfe", words=["score"])
@example(content=b"", words=["score"])
@example(content=b'{"format": ' + b"9" * 5000 + b"}", words=["score"])
def test_random_bytes_as_a_position(content: bytes, words: list[str]) -> None:
    assert_a_sentence(hegemonic(*words, "-p", "-", stdin=content))


@lightly
@given(content=st.binary(max_size=200))
@example(content=b"[" * 200_000)
@example(content=b"[industrial]\ncost = " + b"[" * 50_000)
def test_random_bytes_as_a_box(content: bytes) -> None:
    Path("box.toml").write_bytes(content)
    assert_a_sentence(hegemonic("income", "-p", "-", "--box", "box.toml", stdin=json.dumps(GOOD)))


@lightly
@given(document=st.dictionaries(keys, values, max_size=8), words=st.sampled_from(ASKING))
def test_random_documents_as_a_position(document: dict[str, Any], words: list[str]) -> None:
    assert_a_sentence(hegemonic(*words, "-p", "-", stdin=json.dumps(document)))


@lightly
@given(lines=st.lists(st.tuples(keys, values), max_size=6), words=st.sampled_from(ASKING))
def test_random_toml_as_a_position(lines: list[tuple[str, Any]], words: list[str]) -> None:
    content = "\n".join(f"{key} = {json.dumps(value)}" for key, value in lines)
    assert_a_sentence(hegemonic(*words, "-p", "-", stdin=content.encode("utf-8", "surrogatepass")))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything inside a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*path, index))
    return found


PLACES = places(GOOD)


@lightly
@given(
    changes=st.lists(
        st.tuples(st.sampled_from(PLACES), st.sampled_from(["drop", "set", "move", "add"]), values, keys),
        min_size=1,
        max_size=4,
    ),
    words=st.sampled_from(ASKING),
    is_irregular=st.booleans(),
    box=st.sampled_from([[], ["--box", "sample"]]),
)
def test_mutated_good_positions(
    changes: list[tuple[tuple[Any, ...], str, Any, str]], words: list[str], is_irregular: bool, box: list[str]
) -> None:
    document = copy.deepcopy(GOOD)
    for (*way, last), how, value, key in changes:
        try:
            holder: Any = document
            for step in way:
                holder = holder[step]
            if how == "drop":
                del holder[last]
            elif how == "set":
                holder[last] = value
            elif how == "add" and isinstance(holder[last], dict):
                holder[last][key] = value
            elif how == "move" and isinstance(holder, dict):
                holder[key] = holder.pop(last)
        except (KeyError, IndexError, TypeError):
            continue
    if is_irregular:
        document["irregular"] = True
    if words[0] in ("status", "map", "audit", "position", "now"):
        box = []
    assert_a_sentence(hegemonic(*words, *box, "-p", "-", stdin=json.dumps(document)))


vocabulary = one_of(
    """
red blue green r b Ann A1 X1 b3 X2 complex agent@X1 red:fleet@A3 red@X1 blue:embassy@X2 cb3 2cb3
gx1a1 ca2..b3 merger raze industrial political martial i2 home sample caps vp red+3 blue-2 red=5
red=assault b=-1 - -- + = @ .. 5v3 y+a win 3 -3 999999999999999999999 1 0 X pool deck discard caps
technology note all A3+B3 --json --help -p six.json --box sample --force --yes --paid --name --from
--like --to --turn --first --with-moves --core --highlight --rotate tie-for-first rulings.tie-for-
first players.red.caps pieces.A3.red
"""
) | st.text(max_size=8)


@lightly
@given(command=st.sampled_from(sorted(COMMANDS)), words=st.lists(vocabulary, max_size=6))
def test_random_words_for_every_command(command: str, words: list[str]) -> None:
    Path("six.json").write_text(json.dumps(GOOD), encoding="utf-8")
    assert_a_sentence(hegemonic(command, *words))


@lightly
@given(command=st.sampled_from(sorted(CHECKS)), words=st.lists(vocabulary, max_size=5))
def test_random_words_for_every_check(command: str, words: list[str]) -> None:
    Path("six.json").write_text(json.dumps(GOOD), encoding="utf-8")
    assert_a_sentence(hegemonic("check", command, "-p", "six.json", "--box", "sample", *words))


# Lines that could be right in the game below; words are taken out of them and put in, and they are said out of turn.
LINES = [
    line.split()
    for line in """
    next
    next --json
    done red
    collect red+2
    cards red=assault blue=industrialize green=subvert yellow=discover purple=politicize orange=martialize
    build red ca1 ca2 --paid 3
    build red gate@A1+A2 --force because
    move red:fleet@A1 A2
    conflict merger red@A1 blue:complex@A2 --outcome attacker --paid 4
    conflict raze red@A1 blue@A2 --technology 3 --defender-technology 2 --force
    advance red Sample_Card_B --type martial --tier 1 --cost 2
    explore red i2 A1 i2
    survey green i1m1 B2
    flip o2
    place A1 i2 g1
    draw red deck
    discard blue
    basic red caps
    basic blue technology
    capitalize yellow
    research purple
    give red blue 2
    caps red+3 blue-2 green=5
    vp yellow+4 orange=60
    leader red used
    note something happened
    tally A red=5 blue=4
    set pieces.A1.red 2C
    set players.red.name Eve
    set round 6
    set rulings.tie-for-first next-scores-influence
    set arbiter blue
    leave orange
    finish
    reopen
    undo
    undo --round
    redo
    correct 2 caps red+1
    correct --drop 1
    correct --before 2 note earlier
    log --json
    audit
    audit --lay-out
    status
    now
    games list
    games show
    export --json
    export --csv
    """.strip().splitlines()
]


@st.composite
def nearly_right(draw: st.DrawFn) -> list[str]:
    """A line that could be right, with perhaps a word missing, added or replaced."""
    words = list(draw(st.sampled_from(LINES)))
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(words)))
        how = draw(st.sampled_from(["drop", "put", "replace"]))
        words[at : at + (how != "put")] = [] if how == "drop" else [draw(vocabulary)]
    return words


@lightly
@given(lines=st.lists(nearly_right(), max_size=12))
def test_nearly_right_lines_in_a_running_game(lines: list[list[str]]) -> None:
    Path("six.json").write_text(json.dumps(GOOD), encoding="utf-8")
    assert hegemonic("new", "--from", "six.json", "--yes").code == 0
    for words in lines:
        assert_a_sentence(hegemonic(*words))
    assert hegemonic("status", "--json").code in (0, 5)


@lightly
@given(words=st.lists(st.text(max_size=6), max_size=4))
def test_random_text_as_a_command_line(words: list[str]) -> None:
    assert_a_sentence(hegemonic(*words))
