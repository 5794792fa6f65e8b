"""The command that tries the laws: a few matches keep them all; a broken game is found out, and found again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.__main__ import main
from game.command import lawbook, laws
from game.command.attacks.visitor import holds
from game.core.game import Game
from game.shelf import GAMES
from game.words import LANGUAGES, words_of
from tests.matches import ALL, name

GAME = GAMES["court-circular"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    status = main(("laws", *arguments))
    return status, capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("game", ALL, ids=name)
def test_matches_with_random_options_keep_all_laws(capsys: pytest.CaptureFixture[str], game: Game) -> None:
    said = words_of("en")("command.laws", what=game.name, n=2)
    assert run(capsys, "--matches", "2", "--game", game.name, "--seed", "short") == (0, [said])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_law_is_told_with_a_line_that_breaks_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    def odd(it: lawbook.Case) -> None:
        holds(len(it.match.moves) % 2 == 0, "an odd number")

    monkeypatch.setattr(lawbook, "LAWS", (odd,))
    status, lines = run(capsys, "--game", GAME.name, "--lang", lang)
    again = "python3 -m game laws --game court-circular --seed laws --match "
    assert lines[:2] == [words_of(lang)("command.laws-failed", what=GAME.name, law="odd"), again + lines[1].split()[-1]]
    assert "an odd number" in lines[-1]
    assert (status, lines) == run(capsys, *lines[1].split()[4:], "--lang", lang)


def test_costly_laws_are_tried_on_some_matches_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: dict[str, int] = {"quick": 0, "dear": 0}

    def quick(_: lawbook.Case) -> None:
        tried["quick"] += 1

    def dear(_: lawbook.Case) -> None:
        tried["dear"] += 1

    monkeypatch.setattr(lawbook, "LAWS", (quick, dear))
    monkeypatch.setattr(lawbook, "COSTLY", (dear,))
    assert run(capsys, "--game", GAME.name, "--matches", "9", "--every", "4")[0] == 0
    assert tried == {"quick": 9, "dear": 3}


def test_several_processes_try_the_laws_alike(capsys: pytest.CaptureFixture[str]) -> None:
    call = "--game", "garlandland", "--matches", "41", "--every", "40"
    assert run(capsys, *call, "--processes", "2") == run(capsys, *call)


BROKEN: dict[str, tuple[str, Callable[[Any], Any], str]] = {
    "everybody sees all": ("seen_by", lambda _: lambda __, state: state, "blind"),
    "moves are listed twice": ("moves", lambda moves: lambda state: moves(state) * 2, "asked"),
    "the stock is seen": ("seen_by", lambda sees: lambda seat, it: sees(seat, it)._replace(stock=it.stock), "told"),
    "a card is lost": ("cards", lambda cards: lambda state: cards(state)[len(state.news) % 2 :], "conserved"),
    "the winner is another": ("winners", lambda won: lambda state: tuple(1 - seat for seat in won(state)[:1]), "ends"),
    "a move is read as another": ("read", lambda read: lambda state, text: read(state, text).lower(), "read"),
    "the hidden cards are imagined as seen": ("imagine", lambda _: lambda seen, *__: seen, "imagined"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_rules_break_the_law_that_is_about_them(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    role, breaks, law = BROKEN[what]
    monkeypatch.setattr(GAME.rules, role, breaks(getattr(GAME.rules, role)))
    found = [failed.law for n in range(6) if (failed := laws.tried(GAME, "broken", n))]
    assert law in found
