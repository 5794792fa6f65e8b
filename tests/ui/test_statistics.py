"""The page of statistics: counts, intervals, the curve, and the luck of the deal where it is known."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import log, log10, sqrt

import pytest

from game.bots import outcome
from game.core.game import Game
from game.core.match import Match
from game.games.garlandland import bots
from game.games.garlandland.bots.review import Round
from game.office import luck, numbers
from game.office.curve import apart, curve
from game.office.saying import words_for
from game.office.strength import Table, performance, strengths
from game.shelf import GAMES
from game.ui.model.saves import End, Save, won
from tests.markup import parsed
from tests.matches import ALL, name, played
from tests.ui.page import Page

GARLANDLAND = GAMES["garlandland"]
HOW = "fold method-garlandland"
"""The message that opens how the figures of Garlandland are found."""


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
    record = numbers.Record((1, 0.5, 1, 0, 1, 1))
    assert (record.streak, record.best, record.won, record.shared) == (2, 3, 4, 1)


def test_a_match_that_nobody_won_is_no_loss() -> None:
    record = numbers.Record()
    for worth, nobody in ((1, False), (0, True), (1, False), (0, False), (0, True)):
        record = record.after(worth, nobody=nobody)
    assert (record.won, record.lost, len(record.unwon), record.best, record.streak) == (2, 1, 2, 3, 1)


def test_the_page_counts_a_match_that_nobody_won_as_the_history_does() -> None:
    words, game = words_for("en", GAMES["read-aloud"]), "read-aloud"
    match = next(each for n in range(60) if not (each := duel(n, "random", name=game)).state.victors)
    kept = stored([match])
    assert words("history.nobody") in Page("#/history", kept).html.lower()
    (row,) = parsed(Page("#/statistics", kept).html).one("ul", "versus").all("li")
    assert [each.text for each in row.one("dl").all("div")] == ["Won0", "Nobody won1", "Lost0"]
    assert [each.attributes["class"] for each in row.one("span", "bar").all("span")] == ["of-nobody"]


WON, LOST = Table(1, (1300,)), Table(0, (1300,))


@pytest.mark.parametrize(
    ("tables", "rating"),
    [
        ([WON, LOST], 1300),  # as strong as who wins as often
        ([Table(1, (1000, 1000)), Table(0, (1000, 1000)), Table(0, (1000, 1000))], 1000),  # a third of the victories
        ([Table(1, (1000,)), Table(0, (1600,))], 1300),
        ([Table(0.5, (1300,))] * 20, 1300),
        ([WON] * 20, 1300 + 400 * log10(20.5 / 0.5)),  # the drawn duel beside keeps it finite
        ([LOST] * 20, 1300 - 400 * log10(20.5 / 0.5)),
    ],
)
def test_a_rating_is_what_the_victories_let_expect(tables: list[Table], rating: float) -> None:
    assert performance(tables).rating == pytest.approx(rating, abs=1)


def test_who_wins_ten_times_as_often_is_400_points_stronger() -> None:
    assert performance([WON] * 1000 + [LOST] * 100).rating == pytest.approx(1700, abs=3)


def test_the_interval_is_as_wide_as_the_matches_let_know() -> None:
    few, many = performance([WON, LOST] * 2), performance([WON, LOST] * 200)
    assert many.error == pytest.approx(1.96 * 400 / log(10) / sqrt(401 / 4))
    assert few.error == pytest.approx(1.96 * 400 / log(10) / sqrt(5 / 4))


def test_matches_are_rated_from_the_fifth_on_by_the_last_twenty() -> None:
    ended = [(Save(str(n), duel(0), (), n), End(True, (0,) if n < 20 else (1,))) for n in range(40)]
    found = strengths(GARLANDLAND, ended)
    assert len(found) == 36
    assert found[15] == performance([Table(1, (GARLANDLAND.ratings["easy"],))] * 20)
    assert found[-1] == performance([Table(0, (GARLANDLAND.ratings["easy"],))] * 20)


def test_matches_that_say_nothing_of_the_rating_are_left_out() -> None:
    undecided = (Save("a", duel(0), (), 1), End(True, ()))
    unrated = (Save("b", duel(0, "random"), (), 1), End(True, (0,)))
    three = played(Match.begin(GARLANDLAND, "stat-0", ("me", "easy", "easy"), {}), "stat-0")
    assert strengths(GARLANDLAND, [undecided, unrated, (Save("c", three, (), 1), End(True, (0,)))] * 9) == []


@pytest.mark.parametrize("game", [game for game in ALL if game.ratings], ids=name)
def test_levels_are_rated_in_their_order(game: Game) -> None:
    assert [*game.ratings] == [level for level in game.levels if level != "random"]
    assert all(weaker < stronger for weaker, stronger in pairwise(game.ratings.values()))


def test_names_beside_a_chart_keep_apart() -> None:
    assert apart([100, 95, 40, 39, 38]) == [100, 88, 40, 28, 16]


def test_a_curve_of_one_match_can_be_drawn() -> None:
    assert "polyline" in curve([1300.0], {"x": 1000, "y": 1400})


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
    assert words("statistics.made-less", by=2.5) in page.html
    assert "These values are exact" not in page.html
    page.send(HOW)
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


def test_what_never_happened_is_no_figure_and_who_is_new_is_shown_a_way_on() -> None:
    words, lost = words_for("en", GARLANDLAND), next(duel(n) for n in range(20) if duel(n).state.victors == (1,))
    few = Page("#/statistics", stored([lost]))
    (row,) = parsed(few.html).one("ul", "versus").all("li")
    assert [each.text for each in row.one("dl").all("div")] == ["Won0", "Lost1"]
    assert [each.attributes["class"] for each in row.one("span", "bar").all("span")] == ["of-lost"]
    assert not row.all("span", "small")
    helped = Page("#/statistics", stored([lost], ("undo",)))
    (row,) = parsed(helped.html).one("ul", "versus").all("li")
    assert not row.all("span", "bar") + row.all("dl")
    assert row.one("span", "small").text == "1 match with hints or undo, not counted."
    assert words("statistics.all-assisted") in helped.html
    for page in (helped, Page("#/statistics"), Page("#/history")):
        assert 'href="#/garlandland/today"' in page.html


def test_the_page_says_the_curve_in_words() -> None:
    page = Page("#/statistics", stored([duel(n) for n in range(6)]))
    words = words_for("en", GARLANDLAND)
    ended = [(Save(str(n), duel(n), (), n), End(True, won(duel(n)))) for n in range(6)]
    assert page.screen == "statistics"
    assert "<polyline" in page.html
    assert "In points" not in page.html
    page.send(HOW)
    assert words("statistics.curve", seats=2, n=20) in page.html
    assert words("statistics.stood", n=1, was=strengths(GARLANDLAND, ended)[0].rating) in page.html
    figures = [each.text for each in parsed(page.html).one("dl", "counted").all("dd")]
    assert figures[0] == str(sum(duel(n).state.victors == (0,) for n in range(6)))
    page.send("lang ja")
    assert words_for("ja", GARLANDLAND)("statistics.curve", seats=2, n=20) in page.html


def test_a_bar_is_parted_as_the_matches_were_and_the_share_is_told_from_the_fifth_on() -> None:
    every = [duel(n) for n in range(20)]
    by_victor = [[match for match in every if match.state.victors == (seat,)] for seat in (0, 1)]
    saves = [*by_victor[0][:2], *by_victor[1][:4]]
    for n, told in ((4, False), (6, True)):
        page = Page("#/statistics", stored(saves[:n]))
        page.send(HOW)
        (row,) = parsed(page.html).one("ul", "versus").all("li")
        assert ("in the long run" in page.html) is told
    parts = {str(each.attributes["class"]): each.attributes["style"] for each in row.one("span", "bar").all("span")}
    assert parts == {"of-won": "flex: 2", "of-lost": "flex: 4"}


def test_the_game_that_was_played_most_comes_first() -> None:
    others = [duel(n, "beginner", name="court-circular") for n in range(2)]
    saves = [*(Save(f"c{n}", match, (), n) for n, match in enumerate(others)), Save("g", duel(0), (), 9)]
    page = Page("#/statistics", {save.key: save.text() for save in saves})
    heads = [each.attributes["id"] for each in parsed(page.html).all("h2")]
    assert heads == ["of-court-circular", "of-garlandland"]


def test_a_match_that_does_not_replay_ends_nothing() -> None:
    match = duel(1)
    bad = {key: text.replace('"moves":["', '"moves":["XXX","') for key, text in stored([match]).items()}
    assert Page("#/statistics", bad).screen == "statistics"


def test_without_a_match_the_page_says_so() -> None:
    assert Page("#/statistics").says("history.none")
