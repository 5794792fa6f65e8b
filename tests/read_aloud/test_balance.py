"""The figures by which the packs are balanced, and the command that prints them; measured ones are in 0009."""

from __future__ import annotations

import json

import pytest

from game.__main__ import main
from game.command.arena import watch
from game.command.balance import Played, figures, idle
from game.core.game import Use
from game.core.match import Match
from game.games.read_aloud import GAME
from game.games.read_aloud.rules.balance import in_sight, use
from tests.read_aloud.scenes import table


def played(winners: tuple[int, ...], length: int = 20, first: int = 0, used: str = "") -> Played:
    """A finished game in which cards a and b could be read."""
    return Played(True, winners, Use(first, length, ("a", "b"), tuple(used)))


def test_seats_are_counted_from_whoever_began() -> None:
    games = [played((1,), first=1), played((0,), first=1), played((0, 1)), played(())]
    facts = figures(games, 2)
    assert (facts["won"], facts["shares"], facts["above"]) == (0.75, (0.5, 0.5), 0)
    assert figures(games[:1], 2)["shares"] == (1, 0)


def test_lengths_are_told() -> None:
    facts = figures([played((), length) for length in (10, 201, 30)], 2)
    assert (facts["median"], facts["longest"], facts["short"]) == (30, 201, 2 / 3)


def test_a_card_is_idle_when_it_is_read_in_less_than_one_game_of_a_hundred() -> None:
    assert idle([played((), used="a")] + [played(())] * 99) == ("b 0/100",)
    assert idle([played((), used="a")] + [played(())] * 100) == ("a 1/101", "b 0/101")


def test_a_card_could_have_been_read_when_the_reader_sees_it() -> None:
    assert in_sight(table("p1 p2", "p3 p4", "p5 p6", pile="p7")) == {"p1", "p2", "p3", "p4"}
    assert in_sight(table("p1 p2", "p3 p4", "p5 p6", turn=1)) == {"p1", "p2", "p5", "p6"}


def test_what_is_read_could_be_seen() -> None:
    match = watch(Match.begin(GAME, "use", ("random",) * 3, {}))
    told = use(match)
    assert set(told.used) <= set(told.offered) <= set(match.state.terms.cards)
    assert told.length == match.state.readings >= len(told.used) > 0
    assert told.first == match.state.first


def test_a_few_games_of_the_normal_bot_end() -> None:
    games = [watch(Match.begin(GAME, f"few-{n}", ("normal",) * 2, {})) for n in range(4)]
    assert all(match.asked is None for match in games)
    assert any(match.state.victors for match in games)


def test_the_command_prints_a_line_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["balance", "read-aloud", "--games", "3", "--level", "random", "--json"]
    assert main(arguments) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["seats"], line["n"], line["ended"]) for line in lines] == [(2, 3, 1.0), (3, 3, 1.0), (4, 3, 1.0)]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_figures_are_a_sentence(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["balance", "read-aloud", "--games", "2", "--level", "random", "--seats", "2", "--lang", lang]
    assert main(arguments) == 0
    assert "100.0%" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [("whist",), ("garlandland",), ("read-aloud", "--level", "clever"), ("read-aloud", "--seats", "5")]
)
def test_what_cannot_be_measured_is_said(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", *arguments, "--games", "1"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_two_processes_come_to_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["balance", "read-aloud", "--games", "4", "--level", "random", "--seats", "2"]
    outs = []
    for processes in "12":
        main([*arguments, "--processes", processes])
        outs.append(capsys.readouterr().out)
    assert outs[0] == outs[1] != ""
