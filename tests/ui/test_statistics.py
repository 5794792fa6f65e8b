"""The page of statistics: counts, intervals, the curve, and the luck of the deal where it is known."""

from __future__ import annotations

from functools import cache

import pytest

from game.bots import outcome
from game.core.match import Match
from game.games.garlandland import bots
from game.games.garlandland.bots.review import Round
from game.office import luck, numbers
from game.office.curve import curve
from game.office.saying import words_for
from game.shelf import GAMES
from game.ui.saves import End, Save, won
from tests.matches import played
from tests.ui.page import Page

GARLANDLAND = GAMES["garlandland"]


@cache
def duel(n: int, level: str = "easy", goal: str = "wins", name: str = "garlandland") -> Match:
    game = GAMES[name]
    options = {"goal": goal} if name == "garlandland" else {}
    rivals = (level,) * (game.seats[0] - 1)
    return played(Match.begin(game, f"stat-{n}", ("me", *rivals), options), f"stat-{n}")


def stored(matches: list[Match], marks: tuple[str, ...] = ()) -> dict[str, str]:
    saves = [Save(f"s{n}", match, marks, n + 1) for n, match in enumerate(matches)]
    return {save.key: save.text() for save in saves}


@pytest.mark.parametrize(
    ("won_", "n", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1)],
)
def test_intervals_are_those_of_wilson(won_: int, n: int, low: float, high: float) -> None:
    assert numbers.wilson(won_, n) == pytest.approx((low, high), abs=1e-4)


def test_matches_are_counted_by_opponents_and_those_with_help_apart() -> None:
    saves = [Save(str(n), duel(n, "easy" if n % 2 else "normal"), ("undo",) if n > 7 else (), n) for n in range(10)]
    ended = [(save, End(True, won(save.match))) for save in saves]
    found = numbers.records(ended)["garlandland"]
    assert [*found] == [("easy",), ("normal",)]
    assert [len(each.plays) for each in found.values()] == [4, 4]
    assert [each.assisted for each in found.values()] == [1, 1]
    mine = sum(save.match.state.victors == (0,) for save in saves[:8])
    assert sum(each.won for each in found.values()) == mine


def test_rows_without_a_loss_are_counted_now_and_at_best() -> None:
    record = numbers.Record(tuple(enumerate((1, 0.5, 1, 0, 1, 1))))
    assert (record.streak, record.best, record.won, record.shared) == (2, 3, 4, 1)


def test_the_curve_takes_the_mean_of_the_last_twenty() -> None:
    plays = tuple((n, float(n >= 20)) for n in range(40))
    shares = [share for _, share in numbers.means(plays)]
    assert shares[19] == 0
    assert shares[29] == 0.5
    assert shares[39] == 1


def test_a_curve_of_one_match_can_be_drawn() -> None:
    assert "polyline" in curve({"x": [(0, 1.0)]})


def test_the_luck_of_the_deal_is_that_of_the_whole_review() -> None:
    match = duel(1)
    found = bots.dealt(match, 0)
    rounds = reviewed(match)
    assert found
    assert found.n == len(rounds)
    assert found.before == pytest.approx(sum(each.start for each in rounds))
    assert found.got == pytest.approx(sum(each.end for each in rounds))
    first = sum(max(each.turns[0].shares.values()) for each in rounds)
    assert found.after == pytest.approx(first)


def reviewed(match: Match) -> tuple[Round, ...]:
    return outcome(bots.review(match, 0))


def test_luck_is_said_only_where_it_is_exact() -> None:
    words = words_for("en", GARLANDLAND)
    matches = [duel(n) for n in range(3)]
    page = Page("#/statistics", stored(matches))
    found = luck.dealt(matches)
    assert found
    assert (
        words(
            "statistics.luck",
            n=found.n,
            before=found.before,
            dealt=found.after - found.before,
            made=found.got - found.after,
            got=found.got,
        )
        in page.html
    )
    assert words("statistics.not-yet") in Page("#/statistics", stored([duel(1, goal="points")])).html
    assert words("statistics.not-yet") in Page("#/statistics", stored([duel(1)], ("undo",))).html


def test_the_page_says_the_curve_in_words() -> None:
    page = Page("#/statistics", stored([duel(n) for n in range(6)]))
    words = words_for("en", GARLANDLAND)
    assert page.screen == "statistics"
    assert "<polyline" in page.html
    assert words("statistics.curve", n=20) in page.html
    assert words("statistics.won-of", won=sum(duel(n).state.victors == (0,) for n in range(6)), n=6) in page.html
    page.send("lang ja")
    assert words_for("ja", GARLANDLAND)("statistics.curve", n=20) in page.html


def test_a_match_that_does_not_replay_ends_nothing() -> None:
    match = duel(1)
    bad = {key: text.replace('"moves":["', '"moves":["XXX","') for key, text in stored([match]).items()}
    assert Page("#/statistics", bad).screen == "statistics"


def test_without_a_match_the_page_says_so() -> None:
    assert Page("#/statistics").says("history.none")
