"""The printer: what the output can't show becomes something it can, and a reader that has gone ends it quietly."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import pytest

from hegemonic_cli.cli import output


@pytest.mark.parametrize(
    ("text", "ascii_text"),
    [
        ("Red 11 : 8 Yellow", "Red 11 : 8 Yellow"),
        ("12 → 21", "12 -> 21"),
        ("Step 1 – Determine", "Step 1 - Determine"),
        ("Zoë", "Zo\\xeb"),
        ("👩‍🚀", "\\U0001f469\\u200d\\U0001f680"),
        ("\udcff", "\\udcff"),
    ],
)
def test_ascii_shows_everything_in_its_own_letters(text: str, ascii_text: str) -> None:
    assert output.shown(text, "ascii") == ascii_text


@pytest.mark.parametrize("text", ["Zoë", "👩‍🚀", "12 → 21", "名前", "two\nlines\twith a tab"])
def test_utf8_shows_a_name_as_it_was_typed(text: str) -> None:
    assert output.shown(text, "utf-8") == text


@pytest.mark.parametrize(
    ("text", "harmless"), [("\x1b[2J", "\\x1b[2J"), ("a\rb", "a\\x0db"), ("\x9b1m", "\\x9b1m"), ("\udc80", "\\udc80")]
)
def test_control_characters_never_reach_the_terminal(text: str, harmless: str) -> None:
    assert output.shown(text, "utf-8") == harmless


def test_json_is_ascii_where_the_output_cannot_show_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii", write_through=True))
    output.say_json({"name": "Zoë", "a": 1})
    assert raw.getvalue() == b'{"name": "Zo\\u00eb", "a": 1}\n'


def test_json_keeps_names_where_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="utf-8", write_through=True))
    output.say_json({"name": "Zoë"})
    assert raw.getvalue() == '{"name": "Zoë"}\n'.encode()


def test_no_output_at_all_is_no_reason_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    output.say("nobody hears this")
    output.tell("nor this")
    output.say_json({})
    output.flush()


@pytest.mark.parametrize(("columns", "expected"), [("40", 40), ("200", 200), ("3", output.NARROWEST), ("", 80)])
def test_width_follows_the_terminal(monkeypatch: pytest.MonkeyPatch, columns: str, expected: int) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr(sys, "__stdout__", None)
    assert output.width() == expected


@pytest.mark.parametrize("words", [["--help"], ["nonsense"], []])
def test_a_reader_that_has_gone_is_not_a_problem(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        [sys.executable, "-m", "hegemonic_cli", *words], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert ran.returncode == (2 if words == ["nonsense"] else 0)
    assert "Traceback" not in ran.stderr
    assert "Broken" not in ran.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full on this system")
@pytest.mark.parametrize("words", [["--version"], ["--help"]])
def test_a_full_disk_is_said(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "hegemonic_cli", *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert ran.returncode == 4
    assert "No space left" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full on this system")
@pytest.mark.parametrize(("words", "code"), [(["nonsense"], 2), (["score", "-p", "nowhere.toml"], 4), (["--help"], 0)])
def test_messages_that_cannot_be_written_do_not_change_the_exit_code(words: list[str], code: int) -> None:
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "hegemonic_cli", *words], stdout=subprocess.PIPE, stderr=full, check=False
        )
    assert ran.returncode == code
