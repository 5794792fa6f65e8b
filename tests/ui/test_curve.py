"""The curve at the end of a match: how the player stood at each decision, and the way to each."""

from __future__ import annotations

import pytest

from game.core.game import Game
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.play import scale
from game.ui.play.curve import came_to, round_ends, the_end
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.matches import name, played
from tests.ui.test_turning import turned

for_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=name)


@for_every_game
def test_each_decision_is_a_button_in_the_order_of_play_and_the_worst_is_the_tab_stop(game: Game) -> None:
    page = turned(game)
    review = page.table.review
    assert review
    assert review.worst
    points = parsed(page.html).one("div", "points").all("button", "point")
    assert [each.attributes["data-do"] for each in points] == [f"replay {each.at}" for each in review.decisions]
    stops = [each.attributes["id"] for each in points if each.attributes["tabindex"] == "0"]
    assert stops == [f"point-{review.worst.at}"]
    assert page.html.count('class="dot worst"') == 1


@for_every_game
def test_a_point_leads_to_its_turn_where_the_choice_is_judged(game: Game) -> None:
    page = turned(game)
    review = page.table.review
    assert review
    made = review.decisions[-1]
    page.send(f"replay {made.at}", f"point-{made.at}")
    look = page.wire.model.look
    assert look
    assert look.at == made.at
    page.send("to-end")
    assert page.table.review == review


@pytest.mark.parametrize("lang", LANGUAGES)
@for_every_game
def test_the_caption_says_whether_chances_are_of_the_round_or_of_the_match(game: Game, lang: str) -> None:
    page, words = turned(game), words_of(lang)
    page.send(f"lang {lang}")
    of = {"garlandland": "curve.chance-round", "read-aloud": "curve.chance"}.get(game.name, "curve.points")
    (caption,) = parsed(page.html).all("figcaption", "small")
    assert caption.text.startswith(words(of))


@pytest.mark.parametrize("text", ["", "replay", "-1", "9999999", "99999", "²"])
def test_a_turn_that_is_none_breaks_nothing(text: str) -> None:
    page = turned(GAMES["garlandland"])
    last = len(page.match.moves)
    page.send("replay", text)
    assert page.wire.model.look
    assert page.wire.model.look.at in (0, last)


def test_before_all_decisions_are_known_there_is_no_curve() -> None:
    page = turned(GAMES["garlandland"])
    review = page.table.review
    assert review
    table = page.table._replace(review=review._replace(done=False, left=(0,)))
    page.wire.model = page.wire.model.on(table)
    page.send("note-away")
    assert 'class="stood-through"' not in page.html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gang_of_four_draws_the_cards_chosen_and_once_told_the_better_ones(lang: str) -> None:
    page = turned(GAMES["gang-of-four"])
    page.send(f"lang {lang}")
    assert len(parsed(page.html).one("div", "turning").all("span", "fan")) == 1
    page.send("tell-turning")
    assert len(parsed(page.html).one("div", "turning").all("span", "fan")) == 2


def test_words_come_first_and_figures_small_after_them() -> None:
    page = turned(GAMES["garlandland"])
    page.send("tell-turning")
    lines = parsed(page.html).one("div", "turning").all("p")
    small = ["figured" in (each.attributes.get("class") or "") for each in lines if each.text]
    first = small.index(True)
    assert first == 2
    assert not any("%" in each.text for each in lines[:first])


@for_every_game
def test_the_curve_says_its_course_in_a_line_and_what_goes_up_and_across(game: Game) -> None:
    page = turned(game)
    review = page.table.review
    assert review
    figure = parsed(page.html).one("figure", "stood-through")
    words = words_of("en", game)
    assert "Even is 50%." in figure.text or "Even is 0." in figure.text
    assert words("curve.even") in figure.one("svg", "curve").text
    rounds = len(round_ends(page.match))
    assert words("curve.rounds" if rounds > 1 else "curve.decisions") in figure.text
    numbers = [each.text for each in figure.all("text", "below")]
    apart = 1 if rounds <= scale.MOST_ROUNDS else 2
    assert numbers == ([str(n) for n in range(1, rounds + 1, apart)] if rounds > 1 else [])


@pytest.mark.parametrize(
    ("winners", "said"), [((0,), "result: 33%."), ((0, 1, 3), "3 players share the win, which is 33%")]
)
def test_a_shared_win_is_said_to_be_a_part_of_one(
    winners: tuple[int, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.begin(GAMES["read-aloud"], "shared", (ME, "random", "random", "random"))
    monkeypatch.setattr(match.game.rules, "winners", lambda _: winners)
    assert said in the_end(words_of("en", match.game), match, 0, "33%")


@for_every_game
def test_where_chances_are_drawn_the_line_ends_with_what_the_match_came_to(game: Game) -> None:
    page = turned(game)
    drawn = parsed(page.html).one("figure", "stood-through")
    ends = [
        each.attributes["points"].split()[-1] for each in drawn.all("polyline", "line") if each.attributes["points"]
    ]
    result = came_to(page.match, 0)
    said = words_of("en", game)("curve.result", worth="100%" if result == 1 else "0%")
    if result is None:
        assert "The line ends" not in drawn.text
    else:
        assert ends[-1] == f"{scale.across(1, 1):.1f},{scale.scale([], 2, chances=True).height(result):.1f}"
        assert said in drawn.text


def test_a_match_that_nobody_won_has_come_to_nothing() -> None:
    game = GAMES["read-aloud"]
    matches = (Match.begin(game, f"stat-{n}", ("me", "random")) for n in range(60))
    match = next(each for begun in matches if not (each := played(begun, begun.deal)).state.victors)
    assert [came_to(match, seat) for seat in (0, 1)] == [0, 0]


def test_points_have_a_scale_of_round_numbers_and_a_move_that_ends_all_does_not_flatten_it() -> None:
    here = scale.scale([-7.4, 3.0, 1000.0], 3, chances=False)
    assert here.ticks == (-10, -5, 0, 5)
    assert here.figure(1000.0) == "+5"
    assert here.figure(-0.2) == "0"
    assert here.height(1000.0) == here.height(5) == scale.TOP


def test_chances_go_from_none_to_all_and_are_even_by_the_number_of_seats() -> None:
    here = scale.scale([0.3, 0.4], 4, chances=True)
    assert (here.low, here.high, here.even) == (0, 1, 0.25)
    assert here.figure(0.52) == "52%"
