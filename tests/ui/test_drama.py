"""What is noticed between two rounds and at the end of a match, and that it says what is true."""

from __future__ import annotations

import pytest

from game.bots import decide
from game.core.game import Game
from game.core.match import Match
from game.shelf import GAMES
from game.ui.view import drama, view_of
from game.ui.view.closing import Course
from game.ui.view.shown import rounds
from game.words import LANGUAGES, words_of
from tests.matches import name

BEST_OF = Course(wins=3, behind=2)
PENALTIES = Course(fewer=True, behind=20)
IN_FOUR = PENALTIES._replace(rounds=4)
POINTS = Course(behind=10)


def key(course: Course, stood: tuple[tuple[int, ...], ...], over: bool = False) -> str:
    said = (drama.at_end if over else drama.between)(course._replace(stood=stood), 0)
    return said[0].removeprefix("drama.") if said else ""


@pytest.mark.parametrize(
    ("course", "stood", "said"),
    [
        (BEST_OF, ((1, 0),), ""),
        (BEST_OF, ((1, 0), (1, 1)), ""),
        (BEST_OF, ((1, 0), (2, 0)), "one-more"),
        (BEST_OF, ((1, 0), (2, 0), (2, 1)), ""),
        (BEST_OF, ((1, 0), (1, 1), (2, 1)), "one-more"),
        (BEST_OF, ((2, 0), (2, 1), (2, 2)), "decides"),
        (BEST_OF, ((2, 0, 1), (2, 1, 1), (2, 2, 1)), "decides-for"),
        (IN_FOUR, ((0, 5, 9), (6, 5, 9), (6, 6, 9)), "decides-level"),
        (IN_FOUR, ((0, 5, 9), (6, 5, 9), (6, 7, 9)), ""),
        (IN_FOUR, ((6, 6, 9), (7, 7, 9)), ""),
        (PENALTIES, ((0, 5), (0, 9), (12, 9)), "overtakes"),
        (PENALTIES, ((0, 5), (12, 5)), ""),
        (PENALTIES, ((5, 0), (0, 9), (12, 9)), ""),
        (PENALTIES, ((0, 5), (0, 9), (9, 9)), ""),
        (POINTS, ((5, 0), (5, 2), (5, 7)), "overtakes"),
        (POINTS, ((5, 0), (5, 2), (7, 2)), ""),
        (Course(), (), ""),
    ],
)
def test_between_two_rounds_only_what_is_dramatic_is_said(
    course: Course, stood: tuple[tuple[int, ...], ...], said: str
) -> None:
    assert key(course, stood) == said


@pytest.mark.parametrize(
    ("course", "stood", "said"),
    [
        (BEST_OF, ((0, 1), (0, 2), (1, 2), (2, 2), (3, 2)), "from-score"),
        (BEST_OF, ((0, 1, 0), (0, 2, 0), (1, 2, 0), (2, 2, 0), (3, 2, 0)), "from-wins"),
        (BEST_OF, ((0, 1), (1, 1), (2, 1), (2, 2), (3, 2)), "last-round"),
        (BEST_OF, ((0, 1), (1, 1), (2, 1), (3, 1)), ""),
        (BEST_OF, ((1, 0), (2, 0), (3, 0)), "throughout"),
        (PENALTIES, ((25, 5), (25, 60), (30, 102)), "from-points"),
        (PENALTIES, ((25, 5), (25, 60), (30, 112)), ""),
        (PENALTIES, ((24, 5), (24, 60), (30, 102)), ""),
        (PENALTIES, ((9, 5), (60, 50), (60, 102)), "at-last"),
        (PENALTIES, ((9, 5), (9, 5), (50, 51)), "at-last"),
        (PENALTIES, ((5, 9), (60, 50), (60, 70), (60, 61)), "by-one"),
        (PENALTIES, ((5, 9), (9, 9), (9, 12)), ""),
        (PENALTIES, ((5, 9), (9, 19)), ""),
        (PENALTIES, ((5, 9), (9, 9)), ""),
        (Course(), (), ""),
    ],
)
def test_at_the_end_the_most_telling_is_said(course: Course, stood: tuple[tuple[int, ...], ...], said: str) -> None:
    assert key(course, stood, over=True) == said


def test_a_score_begins_with_the_own_count_or_the_winners() -> None:
    level = BEST_OF._replace(stood=((2, 1), (2, 2)))
    assert drama.between(level, 1) == ("drama.decides", {"score": ("drama.score", {"a": 2, "b": 2})})
    back = BEST_OF._replace(stood=((0, 2), (2, 2), (3, 2)))
    assert drama.at_end(back, 1) == ("drama.from-score", {"seat": 0, "score": ("drama.score", {"a": 0, "b": 2})})


def played(game: Game, deal: str) -> Match:
    """A match of quick bots."""
    match = Match.begin(game, deal, ("random",) * game.usual_seats)
    while (seat := match.asked) is not None:
        match = match.play(decide(game.levels["random"], match.seen(seat), seat, match.dice(seat)))
    return match


@pytest.mark.parametrize("game", GAMES.values(), ids=name)
def test_the_course_ends_with_what_the_match_ends_with(game: Game) -> None:
    match = played(game, "drama-1")
    view = view_of(game)
    course = view.course(match.state, rounds(match))
    if not course.stood:  # a game that counts no rounds has nothing to tell of them
        assert drama.at_end(course, 0) is None
        return
    assert course.stood[-1] == tuple(facts["n"] for _, facts in view.counts(match.state))
    assert course.fewer == view.fewer
    assert len(course.stood) == len(rounds(match))
    said = drama.at_end(course, 0)
    if said and "seat" in said[1]:
        assert (said[1]["seat"],) == game.rules.winners(match.state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_said_of_you_and_of_others(lang: str) -> None:
    words = words_of(lang).named(("you", "Ben", "Cleo"))
    for seat in (0, 1):
        facts = {"seat": seat, "other": 1 - seat, "n": 2, "seats": (0, 1), "score": ("drama.score", {"a": 2, "b": 1})}
        for each in ("decides", "decides-for", "decides-level", "one-more", "overtakes", "from-score", "from-wins"):
            assert words(f"drama.{each}", **facts)
        for each in ("from-points", "at-last", "by-one", "last-round", "throughout"):
            assert words(f"drama.{each}", **facts)
