"""The curve at the end of a match: how the player stood at each decision, and the way to each."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.core.game import Game
from game.core.match import ME, Match
from game.core.review import Decision, difference, levelled
from game.core.rules import Choice, Saying, share
from game.games.court_circular.rules.decided import decided
from game.games.gang_of_four.bots.normal import FINISH
from game.games.garlandland.rules.hands import garland
from game.shelf import GAMES
from game.ui.html import render
from game.ui.play import choices, scale
from game.ui.play.curve import LARGE, Fall, Result, curve, fall, results, round_ends, shared
from game.ui.searched import Review
from game.words import LANGUAGES, words_of
from tests.court_circular.test_decided import last
from tests.markup import parsed
from tests.matches import name, played
from tests.ui.test_turning import turned

for_every_game = pytest.mark.parametrize("game", [game for game in GAMES.values() if game.chance], ids=name)


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
def test_every_place_of_the_curve_belongs_to_the_nearest_decision(game: Game) -> None:
    page = turned(game)
    review, last = page.table.review, len(page.match.moves)
    assert review
    places = [100 * scale.across(each.at, last) / scale.WIDE for each in review.decisions]
    edges = [0.0, *((left + right) / 2 for left, right in pairwise(places)), 100.0]
    points = parsed(page.html).one("div", "points").all("button", "point")
    strips = [re.findall(r"[0-9.]+", each.attributes["style"] or "") for each in points]
    for strip, (left, right), place in zip(strips, pairwise(edges), places, strict=True):
        start, wide, dot = map(float, strip)
        assert (start, start + wide) == pytest.approx((left, right), abs=0.02)
        assert start + wide * dot / 100 == pytest.approx(place, abs=wide / 100)


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
def test_the_caption_says_how_the_chances_of_the_match_come_from_what_could_be_known(game: Game, lang: str) -> None:
    page, words = turned(game), words_of(lang)
    page.send(f"lang {lang}")
    (caption,) = parsed(page.html).all("figcaption", "small")
    solved = game.name == "garlandland"
    assert words("curve.chance-exact" if solved else "curve.chance") in caption.text


@pytest.mark.parametrize(("left", "told"), [(0.1, True), (0.65, False)])
def test_a_drop_is_drawn_and_named_where_it_can_be_seen_below_its_dot(left: float, told: bool) -> None:
    match = turned(GAMES["read-aloud"]).match
    words = words_of("en", match.game)
    drawn = curve(match, 0, _costly(left), words)
    assert drawn
    assert ('class="drop"' in render(drawn)) is (words("curve.drop") in render(drawn)) is told


def _costly(left: float) -> Review:
    """A review of one choice that has lowered a chance to win of 0.7 to this."""
    best, played = (Choice(move, worth, ("reason.random", {})) for move, worth in (("best", 0.7), ("played", left)))
    return Review(done=True, decisions=(Decision(0, "played", (best, played), chance=0.7),))


@pytest.mark.parametrize(("left", "told"), [(0.6, True), (0.3, False)])
def test_a_fall_that_no_choice_made_is_found_if_it_is_the_steepest(
    left: float, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = turned(GAMES["read-aloud"]).match
    monkeypatch.setattr(match.game.rules, "winners", lambda _: ())
    review = _costly(left)
    assert fall(match, 0, review) == (Fall(review.decisions[0], left, 0) if told else None)


def test_the_costliest_choice_lies_clear_of_the_numbers_beside_the_scale_also_where_it_was_the_first() -> None:
    match = turned(GAMES["read-aloud"]).match
    best, played = (Choice(move, worth, ("reason.random", {})) for move, worth in (("best", 0.9), ("played", 0.1)))
    review = Review(done=True, decisions=(Decision(0, "played", (best, played), chance=0.5),))
    drawn = curve(match, 0, review, words_of("en", match.game))
    assert drawn
    chart = parsed(render(drawn))
    (worst,) = chart.all("circle", "worst")
    number = next(each for each in chart.all("text", "left") if each.text == "50%")
    across, size, figure = (
        float(value or 0) for value in (worst.attributes["cx"], worst.attributes["r"], number.attributes["x"])
    )
    assert across - size > figure


@pytest.mark.parametrize("lang", LANGUAGES)
@for_every_game
def test_the_caption_begins_with_what_is_up_what_is_right_and_what_a_dot_is(game: Game, lang: str) -> None:
    page, words = turned(game), words_of(lang)
    page.send(f"lang {lang}")
    first = "".join(words.sentences_of(parsed(page.html).one("div", "turning").one("figcaption", "small").text)[:2])
    asked = {"en": ("higher", "better", "dot"), "ja": ("高い", "左から右", "丸")}[lang]
    assert all(each in first for each in asked)


@for_every_game
def test_the_dot_of_a_choice_says_what_is_told_of_it(game: Game) -> None:
    """A difference that is not told makes none: the choice is as good as the best, at its dot and beside its turn."""
    page = turned(game)
    review = page.table.review
    assert review
    points = parsed(page.html).one("div", "points").all("button", "point")
    page.send("replay")
    for made, point in zip(review.decisions, points, strict=True):
        page.send("turn", str(made.at))
        look = page.wire.model.look
        assert look
        if choices.dealt_anew(look):
            assert "next" in parsed(page.html).one("div", "opened-hands").css, "its hands are not those of the result"
            assert "silent" in parsed(page.html).one("div", "judged").css, "what lies there is of the round before"
            continue
        beside = parsed(page.html).one("div", "judged").text
        level = "Here you chose as the strongest" in beside or "It finds no clear difference." in beside
        assert level == ("as good as" in (point.attributes["aria-label"] or ""))
        assert level != (difference(made.better.worth, made.worth(made.played)) >= game.even)


def test_two_cards_that_are_told_to_win_as_often_are_as_good() -> None:
    said: Saying = ("reason.random", {})
    near, far = (levelled((Choice("1", 0.2049, said), Choice("2", its, said)), 0.01) for its in (0.195, 0.1949))
    assert [choice.worth for choice in near] == [0.2049, 0.2049]
    assert [choice.worth for choice in far] == [0.2049, 0.1949]


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
@pytest.mark.parametrize("of", ["gang-of-four", "garlandland", "court-circular"])
def test_the_cards_chosen_are_drawn_and_once_told_the_better_ones_beside_them(of: str, lang: str) -> None:
    page, words = turned(GAMES[of]), words_of(lang)
    page.send(f"lang {lang}")
    drawn = [words("turning.yours")]
    for _ in range(2):
        rows = parsed(page.html).one("div", "turning").all("div", "row-of")
        assert [row.one("p", "of").text for row in rows] == drawn
        assert all(row.all("use") for row in rows)
        page.send("tell-turning")
        drawn.append(words("turning.bots"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_both_choices_say_in_brackets_is_left_out(lang: str) -> None:
    page = turned(GAMES["garlandland"])
    page.send(f"lang {lang}")
    model, match, seen = page.wire.model, page.match, set[bool]()
    for at, state in enumerate(match.states[:-1]):
        if match.until(at).asked == 0 and state.rows[0]:
            one, two = match.game.rules.moves(state)[:2]
            made = Decision(at, one, (Choice(two, 0.0, ("reason.random", {})),))
            said = [choices.named(model, match, made, move) for move in (one, two)]
            same = garland(state.rows[0][-1], one) == garland(state.rows[0][-1], two)
            assert [each.endswith((")", "）")) for each in said] == [not same] * 2
            seen.add(same)
    assert seen == {True, False}


def test_the_large_dot_is_seen_on_the_squares_of_the_rounds() -> None:
    drawn = parsed(turned(GAMES["garlandland"]).html).one("div", "points").one("svg")
    marks = [each for each in drawn.children if "dot" in each.css or "result" in each.css]
    assert "worst" in marks[-1].css
    assert not any("worst" in each.css for each in marks[:-1])


def test_words_come_first_and_figures_small_after_them() -> None:
    page = turned(GAMES["garlandland"])
    page.send("tell-turning")
    lines = [each for each in parsed(page.html).one("div", "turning").children if each.tag == "p"]
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
    assert f"Even is {1 / len(page.match.players):.0%}." in figure.text
    assert words("curve.even") in figure.one("svg", "curve").text
    rounds = len(round_ends(page.match))
    assert words("curve.rounds" if rounds > 1 else "curve.decisions") in figure.text
    numbers = [each.text for each in figure.all("text", "below")]
    apart = 1 if rounds <= scale.MOST_ROUNDS else 2
    assert numbers == ([str(n) for n in range(1, rounds + 1, apart)] if rounds > 1 else [])


@pytest.mark.parametrize(
    ("winners", "said"), [((0,), ""), ((0, 1, 3), "A win shared by 3 players counts 33% for each.")]
)
def test_a_shared_win_is_said_to_be_a_part_of_one(
    winners: tuple[int, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.begin(GAMES["read-aloud"], "shared", (ME, "random", "random", "random"))
    monkeypatch.setattr(match.game.rules, "winners", lambda _: winners)
    assert shared(words_of("en", match.game), match, 0, "33%") == said


@for_every_game
def test_the_line_goes_through_the_result_of_every_round_and_ends_with_that_of_the_match(game: Game) -> None:
    page = turned(game)
    drawn = parsed(page.html).one("figure", "stood-through")
    (line,) = drawn.all("polyline", "line")
    stops = (line.attributes["points"] or "").split()
    found = results(page.match, 0)
    places = [f"{scale.across(at, len(page.match.moves)):.1f},{scale.height(chance):.1f}" for at, chance in found]
    squares = drawn.all("rect", "result")
    assert list(dict.fromkeys(stop for stop in stops if stop in places)) == places  # a decision may lie there too
    assert len(squares) == len(found) == max(1, len(round_ends(page.match)))
    assert stops[-1] == places[-1]
    won = share(0, game.rules.winners(page.match.state))
    assert found[-1] == (len(page.match.moves), won)


@for_every_game
def test_results_are_told_apart_from_choices_where_there_are_several_and_by_ear(game: Game) -> None:
    page, words = turned(game), words_of("en")
    *between, _ = results(page.match, 0)
    text = parsed(page.html).one("figure", "stood-through").text
    assert (words("curve.rounds") in text) == bool(between)
    after = words.list(f"{each.chance:.0%}" for each in between)
    assert (words("curve.said-results", after=after) in text) == bool(between)


@for_every_game
def test_the_highest_and_the_lowest_are_of_all_that_is_told(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of the rounds in between, which go by the score alone; the last result is not told as a chance."""
    page, words = turned(game), words_of("en", game)
    review = page.table.review
    assert review
    for low, high in ((0.01, 0.99), (0.3, 0.3)):
        between = [Result(1, low), Result(2, high)]
        monkeypatch.setattr("game.ui.play.curve.results", lambda *_, ends=between: (*ends, Result(3, 1.0)))
        drawn = curve(page.match, 0, review, words)
        assert drawn
        told = [each.chance for each in review.decisions] + [low, high]
        said = parsed(render(drawn)).one("p", "unseen").text
        assert f"at best {max(told):.0%}, at worst {min(told):.0%}" in said


@for_every_game
def test_the_turning_point_is_the_decision_at_which_the_line_falls_deepest(game: Game) -> None:
    page = turned(game)
    review = page.table.review
    assert review
    worst = review.worst
    assert worst
    falls = [each.effect for each in review.decisions if review.settled is None or each.at < review.settled]
    assert worst.effect == max(falls) > 0
    heights = [scale.height(worst.chance), scale.height(worst.chance - worst.effect)]
    drops = parsed(page.html).one("figure", "stood-through").all("line", "drop")
    drawn = [f"{height:.1f}" for height in heights] if heights[1] - heights[0] >= 3 * LARGE else []
    assert [height for drop in drops for height in (drop.attributes["y1"], drop.attributes["y2"])] == drawn


@pytest.mark.parametrize(("name", "seats"), [("court-circular", 2), ("court-circular", 4), ("gang-of-four", 4)])
def test_between_rounds_the_chance_goes_by_the_lead_and_is_equal_without_one(name: str, seats: int) -> None:
    game = GAMES[name]
    seen = Match.begin(game, "a", ("me", *("easy",) * (seats - 1))).seen(0)
    assert game.chance
    even, more, less = (game.chance(seen._replace(totals=(own, *(0,) * (seats - 1))), 0, None) for own in (0, 20, -20))
    better, worse = (less, more) if name == "gang-of-four" else (more, less)  # there points are penalties
    assert even == pytest.approx(1 / seats)
    assert 0 < worse < even < better < 1


def test_in_garlandland_a_round_won_raises_the_chance_by_wins_or_by_points_and_the_rounds_left() -> None:
    seen = Match.begin(GAMES["garlandland"], "a", ("me", "easy")).seen(0)
    chance = GAMES["garlandland"].chance
    assert chance
    stood = [chance(seen._replace(wins=wins), 0, None) for wins in ((0, 2), (0, 1), (0, 0), (1, 0), (2, 1))]
    assert stood == [0.125, 0.3125, 0.5, 0.6875, 0.75]
    points = seen._replace(goal="points", points=(9, 4))
    early, late = (chance(points._replace(round=number), 0, None) for number in (1, 2))
    assert 0.5 < early < late < 1


def test_a_round_that_ends_with_the_next_cards_of_gang_of_four_is_worth_what_it_costs_the_others() -> None:
    """The expert's worth of such a move says only that nothing is better."""
    game = GAMES["gang-of-four"]
    state = Match.begin(game, "a", ("me", "easy", "easy", "easy")).state
    hands = tuple(hand[:n] for hand, n in zip(state.hands, (1, 2, 3, 4), strict=True))
    seen = game.rules.seen_by(0, state._replace(hands=hands))
    assert game.chance
    assert game.chance(seen, 0, FINISH) == pytest.approx(game.chance(seen._replace(totals=(-3, 0, 0, 0)), 0, None))


@pytest.mark.parametrize(("own", "other", "chance"), [(40, 8, 0.0), (0, 40, 1.0)])
def test_in_the_last_round_of_gang_of_four_what_is_out_of_reach_is_no_chance(
    own: int, other: int, chance: float
) -> None:
    game = GAMES["gang-of-four"]
    match = Match.begin(game, "a", ("me", "easy", "easy"), {"limit": "rounds-2"})
    hands = tuple(hand[:n] for hand, n in zip(match.state.hands, (3, 4, 5), strict=True))
    last = match.state._replace(round=2, hands=hands, totals=(own, other, other))
    assert game.chance
    assert game.chance(game.rules.seen_by(0, last), 0, None) == chance
    assert 0 < game.chance(game.rules.seen_by(0, last._replace(round=1)), 0, None) < 1
    assert 0 < game.chance(game.rules.seen_by(0, last._replace(totals=(other, other, other))), 0, None) < 1


def test_in_court_circular_it_is_no_chance_either_once_nobody_can_catch_who_is_ahead() -> None:
    chance = GAMES["court-circular"].chance
    assert chance
    for state, first in ((last(55, 48), None), (last(55, 47), 0)):
        assert decided(state) == first
        stood = [chance(state, seat, 3.0) for seat in (0, 1)]
        assert (stood == [1, 0]) == (first == 0)


def test_a_match_that_nobody_won_has_come_to_nothing() -> None:
    game = GAMES["read-aloud"]
    matches = (Match.begin(game, f"stat-{n}", ("me", "random")) for n in range(60))
    match = next(each for begun in matches if not (each := played(begun, begun.deal)).state.victors)
    assert [results(match, seat)[-1].chance for seat in (0, 1)] == [0, 0]


def test_a_game_that_tells_no_chance_has_no_curve() -> None:
    page = turned(GAMES["garlandland"])
    match = page.match._replace(game=page.match.game._replace(chance=None))
    assert page.table.review
    assert curve(match, 0, page.table.review, words_of("en")) is None
