"""The turning point of a match: the decision by which the player gave most away, as the strongest bot judges."""

from __future__ import annotations

import re
from collections.abc import Generator
from functools import cache
from itertools import count, pairwise

import pytest

from game.bots import decide, outcome
from game.core.game import Game
from game.core.match import Match
from game.core.review import Decision, decisions, judged, levelled, reviewed, settled
from game.core.rules import Choice, Saying
from game.games.court_circular import rules as circular
from game.games.court_circular.rules.decided import decided
from game.games.gang_of_four.bots import expert
from game.shelf import GAMES
from game.ui import wire
from game.ui.model import listing, saves, scene
from game.ui.places import Look, Table
from game.ui.play import choices, costs, judging, searching, turning
from game.ui.play.curve import curve
from game.ui.searched import Review
from game.ui.view import view_of
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.matches import name, soon_over
from tests.ui.page import Page

for_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=name)


def finished(game: Game, level: str = "", n: int = 1) -> Page:
    """The page at the end of match n, where the player chose the last legal move each time, or played as a bot."""
    return _finished(game.name, level, n).twin()


@cache
def _finished(of: str, level: str, n: int) -> Page:
    game = GAMES[of]
    rivals = ",".join([next(iter(game.levels))] * (min(game.seats) - 1))
    page = Page(f"#/{game.name}?deal=turning-{n}&v=1&players=me,{rivals}{soon_over(game)}")
    page.go_on()
    while page.legal:
        page.send("line", best(page.match, level) if level else page.legal[-1])
        page.go_on()
    return page


def best(match: Match, level: str) -> str:
    """The move of a bot of this level in the seat that is asked."""
    seat = match.asked or 0
    return decide(match.game.levels[level], match.seen(seat), seat, match.dice(seat))


def asked_for(page: Page) -> Page:
    """The same page, with the turning point found."""
    page.send("turning")
    assert page.says("turning.seeking", n=1, of=len(decisions(page.match, 0)))
    assert page.answer["more"] == 0
    page.settle()
    return page


def sought(game: Game, n: int = 1) -> Page:
    """The page at the end of match n with the turning point found."""
    return _sought(game.name, n, expert.DEALS).twin()


@cache
def _sought(of: str, n: int, _: int) -> Page:
    page = looked_through(GAMES[of], n)
    page.settle()
    return page


def looked_through(game: Game, n: int = 1) -> Page:
    """The page at the end of match n when all its decisions were looked through, and none was thought over."""
    return _looked_through(game.name, n, expert.DEALS).twin()


@cache
def _looked_through(of: str, n: int, _: int) -> Page:
    """With how long bots think, which is less in these tests than in others (tests/ui/conftest.py)."""
    page = finished(GAMES[of], n=n)
    page.send("turning")
    while page.table.review and not page.table.review.done:
        page.send("more")
    return page


def with_one(game: Game) -> int:
    """The number of the first match that has a turning point."""
    return next(n for n in count(1) if (review := _sought(game.name, n, expert.DEALS).table.review) and review.worst)


def turned(game: Game) -> Page:
    """The page at the end of the first match that has a turning point, with that found."""
    return sought(game, with_one(game))


@for_every_game
def test_it_is_found_when_it_is_asked_for_and_first_only_named(game: Game) -> None:
    n = with_one(game)
    assert 'class="turning"' not in finished(game, n=n).html
    page = sought(game, n)
    assert page.table.review
    made = page.table.review.decisions
    assert [each.at for each in made] == [*decisions(page.match, 0)]
    until = page.table.review.settled
    found = max((each for each in made if until is None or each.at < until), key=lambda each: each.effect)
    for each in (found, *made[::3]):
        assert outcome(judged(page.match, 0, [*game.levels][-1], each.at)) == each._replace(gap=0.0)
    at = f"{found.at + 1} of {len(page.match.moves)}"
    told = parsed(page.html).one("div", "turning").text
    assert choices.meaning(page.wire.model, page.match, found.at, found.played) in turning.said(page.wire.model)
    assert at not in told  # nobody counts the moves
    assert "would choose" not in told
    assert ("polite", turning.said(page.wire.model)) in page.said


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.account], ids=name)
def test_who_looks_for_it_has_the_match_reviewed(game: Game) -> None:
    page = looked_through(game)
    assert [end.review for _, end in listing.ended(page.stored)] == [None]
    told = len(page.said)
    page.settle()
    assert len(page.said) == told
    assert page.table.review
    review = reviewed(page.match, 0, page.table.review.decisions)
    assert [end.review for _, end in listing.ended(page.stored)] == [review]
    [entry] = listing.listed(page.stored).good
    assert entry.known
    assert entry.over
    assert listing.opened(entry)


WHERE = {
    "garlandland": r"round \d, card \d",
    "court-circular": r"round \d(, card \d)?",
    "gang-of-four": r"round \d, (trick \d+|the exchange)",
    "read-aloud": r"your turn \d+",
}
"""How the page says where a turning point was, as the table of each game counts."""


@pytest.mark.parametrize("of", WHERE)
def test_where_it_was_is_said_as_the_table_counts(of: str) -> None:
    """Also where none of the choices decided the match, and the costliest is named instead."""
    said = parsed(turned(GAMES[of]).html).one("div", "turning").text
    assert re.search(rf"Your costliest choice \({WHERE[of]}\): |this one \({WHERE[of]}\) cost the most: ", said)


def test_the_trick_of_gang_of_four_is_counted_from_each_lead_of_a_round() -> None:
    match = finished(GAMES["gang-of-four"]).match
    moment = view_of(match.game).moment
    before = [at for at, state in enumerate(match.states[:-1]) if state.round == 1]
    took = [sum(event.kind == "took" for at in range(1, n + 1) for event in match.states[at].news) for n in before]
    assert [moment(match.states[: at + 1]) for at in before] == [("moment.trick", {"n": 1 + n}) for n in took]
    assert took[-1] > 1


def test_a_lead_that_is_chosen_belongs_to_the_round_that_was_won() -> None:
    """Its result lies there; the first card after it belongs to the next round."""
    page = finished(GAMES["court-circular"], "beginner")
    match = page.match
    mine = [at for at, state in enumerate(match.states[:-1]) if state.asked == 0]
    leads = [at for at in mine if match.states[at].choosing]
    assert leads
    for at in mine:
        state = match.states[at]
        made = Decision(at, match.moves[at], (Choice("", 0.0, ("reason.random", {})),))
        assert turning._round_of(page.wire.model, match, made) == state.round


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.chance], ids=name)
def test_what_the_turning_point_cost_is_told_at_once_and_once_with_what_was_left_of_the_chance(game: Game) -> None:
    page = turned(game)
    assert page.table.review
    worst = page.table.review.worst
    assert worst
    words = scene(page.wire.model, page.match).words
    cost = choices.gap(words, worst.told(worst.played))
    if "turning.fell" in words:
        cost = words("turning.fell", best=worst.better.worth, left=worst.worth(worst.played))
    chances = f"fell from {worst.chance:.0%} to {worst.chance - worst.effect:.0%}"
    told = bool(cost) and cost in turning.said(page.wire.model)
    for reason in (False, True):
        said = turning.said(page.wire.model)
        assert said.count(chances) == 1
        assert said.count(cost) == int(told and not (reason and game.name == "garlandland"))
        assert told or "turning.fell-match" in words or f"your chance to win was {chances}" in said
        page.send("tell-turning")


def test_a_chance_is_told_as_all_or_nothing_only_where_it_is_just_that() -> None:
    """What is nearly so is called so: "almost always loses" stands beside it."""
    assert [f"{costs.shown(each):.0%}" for each in (0, 1e-17, 0.003, 0.5, 0.998, 1)] == [
        "0%",
        "0%",
        "1%",
        "50%",
        "99%",
        "100%",
    ]


def test_what_the_reason_tells_of_the_chances_is_not_told_again_beside_it() -> None:
    """The reason says both figures, or that a card always wins; where it does not, they are told after it."""
    page = turned(GAMES["garlandland"])
    review = page.table.review
    assert review
    assert review.worst
    made, words = review.worst, scene(page.wire.model, page.match).words
    both = f"{made.better.worth:.0%} {made.worth(made.played):.0%}"
    for why, key in ((both, "turning.lost-of-match"), ("", "turning.lost-match"), ("no figure", "turning.lost-match")):
        said = costs.lost(words, page.match, review, why)
        assert said
        assert said[0] == key
    alone = made._replace(weight=0.0)
    assert costs.lost(words, page.match, review._replace(decisions=(alone,)), both) is None
    page.send("tell-turning")
    text = parsed(page.html).one("div", "turning")
    assert text.text.count(f"{made.better.worth:.0%}") == 1
    assert text.attributes["aria-label"] != words("turning.ask")


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.chance and not game.split], ids=name)
def test_a_choice_that_gave_away_little_of_the_chance_to_win_is_not_called_the_turning_point(game: Game) -> None:
    page = turned(game)
    review = page.table.review
    assert review
    assert review.worst
    for effect, none in ((costs.TURNS + 0.001, False), (costs.TURNS - 0.01, True)):
        made = review.worst._replace(weight=effect / review.worst.loss)
        alone = review._replace(decisions=(made,))
        page.wire.model = page.wire.model.on(page.table._replace(review=alone))
        said = turning.said(page.wire.model)
        assert said.startswith("No single choice") == none
        assert said.startswith("Your costliest choice") != none
        drawn = curve(page.match, 0, alone, words_of("en"))
        assert drawn
        assert (": your costliest choice" in drawn) != none
        assert (": cost most" in drawn) == none


@pytest.mark.parametrize("lang", ["en", "ja"])
@for_every_game
def test_what_it_cost_is_said_to_be_an_estimate_where_it_is_one(game: Game, lang: str) -> None:
    page = turned(game)
    page.send(f"lang {lang}")
    said = turning.said(page.wire.model)
    marks = {
        "en": ("estimate, from what you could know", "exactly from what you could know"),
        "ja": ("見積も", "正確に計算"),
    }
    assert page.table.review
    exact = page.table.review.split is not None
    assert [mark in said for mark in marks[lang]] == [not exact, exact]
    assert exact == (game.name == "garlandland")


def test_the_words_of_a_turning_point_that_luck_has_hidden_stand_in_order() -> None:
    """What was chosen, then the better choice, then why and what it cost."""
    page = turned(GAMES["garlandland"])
    review = page.table.review
    assert review
    assert review.split
    split = review.split[0], {**review.split[1], "luck": 9.0, "loss": 0.1}
    page.wire.model = page.wire.model.on(page.table._replace(review=review._replace(split=split, told=True)))
    page.send("note-away")
    text = parsed(page.html).one("div", "turning").text
    parts = [
        "The cards decided",
        "Your costliest choice",
        "strongest bot’s choice",
        "Your chance to win the match fell",
        "You won",
    ]
    found = [text.index(part) for part in parts]
    assert found == sorted(found)


def test_a_cost_is_told_in_points_only_if_it_leaves_the_chance_to_win_the_match_as_it_was() -> None:
    page = turned(GAMES["court-circular"])
    review = page.table.review
    assert review
    assert review.worst
    for made, told in ((review.worst._replace(weight=0.0001), False), (review.worst, True)):
        match = page.match
        words = scene(page.wire.model, match).words
        [*_, cost] = turning._known(page.wire.model, match, review._replace(decisions=(made,), settled=None))
        assert (cost[0], "points" in words.say(cost)) == (
            ("turning.lost-fell", False) if told else ("turning.lost", True)
        )


@for_every_game
def test_what_was_better_is_told_on_demand_with_its_reason(game: Game) -> None:
    page = turned(game)
    before = turning.said(page.wire.model)
    page.send("tell-turning")
    after = turning.said(page.wire.model)
    first = re.split(r" You chose: |\): | cost the most: ", before)[0]
    assert after.startswith(first)
    assert len(after) > len(before)
    assert "strongest bot" in after
    assert page.said[-1] == ("polite", after)
    assert 'id="tell-turning"' not in page.html


@for_every_game
def test_the_way_there_shows_the_table_before_the_move(game: Game) -> None:
    page = turned(game)
    table = page.wire.model.screen
    assert isinstance(table, Table)
    assert table.review
    assert table.review.worst
    page.send("think-again")
    look = looked(page)
    assert look.at == table.review.worst.at
    assert look.match.asked == 0
    assert page.says("turning.again")
    assert page.says("turning.goes-on")
    assert "strongest bot" not in page.html
    assert not parsed(page.html).all("div", "opened-hand")
    assert page.answer["grab"]
    assert page.answer["focus"] == view_of(game).first_card(scene(page.wire.model, look.match)), (
        "the keys choose at once"
    )


@for_every_game
def test_there_the_table_is_as_it_was_and_what_is_pressed_goes_on_from_there(game: Game) -> None:
    page = turned(game)
    page.send("think-again")
    at, whole = looked(page).at, looked(page).whole
    here = scene(page.wire.model, looked(page).match)
    assert here.moves == game.rules.moves(whole.until(at).seen(0))
    move = next(each for each in here.moves if each != whole.moves[at])
    for card in view_of(game).cards_of(here, move):
        assert parsed(page.html).by_id(card)
        page.send(f"tick {card}")
    ticked = scene(page.wire.model, looked(page).match).ticked
    assert bool(ticked) == bool(view_of(game).cards_of(here, move))
    assert parsed(page.html).by_id("play") or not parsed(page.html).all("button", "go")
    page.send(f"line {move}")
    assert looked(page).match.moves == whole.moves[:at]
    page.send("branch", random="77" * 16)
    assert page.match.moves == (*whole.moves[:at], move)
    assert page.table.marks == ("branch",)
    assert len([key for key in page.stored if key.startswith(saves.KEY)]) == 2


@for_every_game
def test_what_is_chosen_there_is_judged_at_once_and_all_three_ways_on_stay(game: Game) -> None:
    page = turned(game)
    review = page.table.review
    assert review
    assert review.worst
    made, before = review.worst, {*page.stored}
    page.send("think-again")
    page.send(f"line {made.better.move}")
    assert page.says("turning.tried-best")
    assert page.says("turning.tried-best.why")
    assert not parsed(page.html).by_id("tell-turning")
    assert "The strongest bot would choose it here" in page.said[-1][1]
    assert page.answer["focus"] == "branch"
    page.send(f"line {made.played}")
    assert page.says("turning.tried-same") or page.says("turning.tried-level")
    assert not page.says("turning.tried-best")
    for way in ("branch", "tell-turning", "to-end"):
        assert parsed(page.html).by_id(way)
    assert {*page.stored} == before
    assert looked(page).at == made.at


@for_every_game
@pytest.mark.parametrize("leaves", ["tell-turning", "look back"])
def test_what_was_chosen_there_is_forgotten_where_the_player_looks_on(leaves: str, game: Game) -> None:
    page = turned(game)
    review = page.table.review
    assert review
    assert review.worst
    page.send("think-again")
    page.send(f"line {review.worst.better.move}")
    page.send(leaves)
    assert not scene(page.wire.model, looked(page).match).ticked
    at, whole = looked(page).at, looked(page).whole
    page.send("branch", random="77" * 16)
    assert page.match.moves == whole.moves[:at]


@for_every_game
def test_what_was_better_is_told_there_too_and_the_way_back_leads_to_the_end(game: Game) -> None:
    page = turned(game)
    page.send("think-again")
    page.send("tell-turning")
    assert "The strongest bot’s choice" in page.html
    assert page.stands_at(looked(page).at, len(looked(page).whole.moves))
    assert len(parsed(page.html).all("div", "opened-hand")) == len(looked(page).whole.players)
    page.send("to-end")
    assert page.table.review
    assert page.table.review.told
    assert page.wire.model.ended


@pytest.mark.parametrize(
    ("why", "played"),
    [
        (("reason.plays", {"n": 5}), ("reason.plays", {"n": 5})),
        (
            ("reason.plays", {"n": 5}),
            ("reason.price", {"why": ("reason.plays", {"n": 5}), "price": ("reason.breaks", {})}),
        ),
        (("reason.pass", {"n": 5, "why": ("reason.plays", {"n": 5})}), ("reason.plays", {"n": 5})),
    ],
)
def test_a_reason_that_holds_for_both_moves_is_none_and_their_distance_is_told(why: Saying, played: Saying) -> None:
    page = turned(GAMES["gang-of-four"])
    review, model = page.table.review, page.wire.model
    assert review
    assert review.worst
    match = page.match._replace(game=page.match.game._replace(against=None))
    made = review.worst

    def said(better: Saying) -> str:
        both = (made.better._replace(reason=better, worth=2.3), Choice(made.played, 0.0, played))
        _, reason = choices.better(model, match, made._replace(choices=both))
        return scene(model, match).words.say(reason)

    assert "about 2 points" in said(why)
    assert "4 more plays" in said(("reason.plays", {"n": 4}))


@pytest.mark.parametrize("of", ["court-circular", "gang-of-four", "read-aloud"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_reason_tells_the_better_move_from_the_one_that_was_played(lang: str, of: str) -> None:
    """Not from the bot's own second choice: hardly ever is the same said of both."""
    page = sought(GAMES[of])
    words, told, alike = words_of(lang, GAMES[of]), 0, 0
    for made in page.table.review.decisions if page.table.review else ():
        played = next(each for each in made.choices if each.move == made.played)
        if made.loss and choices.gap(words, made.told(made.played)):
            _, reason = choices.better(page.wire.model, page.match, made)
            told += 1
            alike += words.say(reason) == words.say(played.reason)
            assert reason[0] != "turning.apart"
    assert told
    assert alike <= 0.02 * told


def test_the_distance_is_that_of_the_figures_that_the_reasons_say() -> None:
    better, played = Choice("I", 0.4051, ("reason.random", {})), Choice("II", 0.3749, ("reason.random", {}))
    made = Decision(0, "II", (better, played))
    words = words_of("en", GAMES["garlandland"])
    assert [f"{each.worth:.0%}" for each in made.choices] == ["41%", "37%"]
    assert choices.gap(words, made.told("II")) == "4% of the chance to win the round"
    assert choices.gap(words, made.told("I")) == ""


@pytest.mark.parametrize(
    ("game", "lang", "said"),
    [
        ("gang-of-four", "en", "about {} points"),
        ("gang-of-four", "ja", "約{}点"),
        ("court-circular", "en", "about {} points, compared with your rivals"),
        ("court-circular", "ja", "約{}点"),
    ],
)
def test_only_a_small_difference_of_points_is_told_to_the_tenth(game: str, lang: str, said: str) -> None:
    words = words_of(lang, GAMES[game])
    told = [choices.gap(words, worth) for worth in (24.9, 2.0, 1.96, 1.94, 0.3)]
    assert told == [said.format(n) for n in ("25", "2", "2", "1.9", "0.3")]
    assert choices.gap(words, 0.04) == ""


@pytest.mark.parametrize(
    ("move", "how"), [("G1", "same"), ("G2", "some"), ("G3", "better"), ("G4", "worse"), ("other", "worse")]
)
def test_a_move_that_is_only_a_little_better_than_the_one_played_is_not_called_better(move: str, how: str) -> None:
    worths = {"best": 0.0, "G3": -11.0, "G2": -23.7, "G1": -24.9, "G4": -30.0}
    best, *others = [Choice(each, worth, ("reason.random", {})) for each, worth in worths.items()]
    assert judging.against_played(Decision(0, "G1", (best, *others)), move) == how


def test_a_move_that_is_told_to_lack_as_much_as_the_one_played_is_called_as_good() -> None:
    worths = {"best": 0.0, "tried": -19.1, "played": -19.3}
    best, *others = [Choice(each, worth, ("reason.random", {})) for each, worth in worths.items()]
    made, words = Decision(0, "played", (best, *others)), words_of("en", GAMES["gang-of-four"])
    gap = words("turning.tried-gap", gap="about 19 points")
    assert judging.weighed(words, made, "tried") == [words("turning.tried-alike"), gap]
    assert judging.weighed(words, made, "played") == [words("turning.tried-same"), gap]


@pytest.mark.parametrize("game", ["garlandland", "read-aloud"])
def test_chances_are_told_from_where_to_where_and_not_as_a_share_that_was_given_away(game: str) -> None:
    best, played = (Choice(move, worth, ("reason.random", {})) for move, worth in (("best", 0.6), ("played", 0.12)))
    made, words = Decision(0, "played", (best, played)), words_of("en", GAMES[game])
    assert judging.weighed(words, made, "played")[1] == "The best choice wins 60% of the time, yours 12%."
    review = Review(done=True, decisions=(made._replace(weight=0.5, chance=0.4),))
    said = costs.lost(words, Match.begin(GAMES[game], "x", ("me", "easy")), review)
    assert said
    text = words.say(said)
    assert re.search(
        r"your chance to win( the round)? fell from 60% to 12%\. Your chance to win the match fell from", text
    )


def test_choices_that_cost_nothing_are_said_without_a_minus() -> None:
    facts = {"n": 5, "start": 2.5, "luck": 0.5, "loss": 0.0, "end": 3.0}
    for lang in ("ja", "en"):
        key, more = costs.parted(("review.split", facts))
        said = words_of(lang, GAMES["garlandland"])(key, **more)
        assert "0.5" in said
        assert "−" not in said


def looked(page: Page) -> Look:
    """The screen, which is a match that is looked at."""
    assert page.wire.model.look
    return page.wire.model.look


def test_where_there_was_a_hint_the_review_tells_the_same_chances() -> None:
    """A hint imagines more deals than the review does elsewhere."""
    page = Page("#/court-circular?deal=turning-1&v=1&players=me,beginner&target=20")
    page.go_on()
    page.hint()
    assert page.wire.model.notice
    told = page.wire.model.notice[1]["judged"]
    page.send("line", told[-1].move)
    page.go_on()
    at = decisions(page.match, 0)[0]
    plain, with_hint = (
        outcome(searching.search(page.match, 0, Review((at,)), hints)).decisions[0].choices
        for hints in ({}, page.table.hints)
    )
    assert with_hint == levelled(told, page.match.game.even)
    assert with_hint != plain


@for_every_game
def test_in_the_replay_each_decision_is_judged_and_those_that_lost_are_marked(game: Game) -> None:
    page = sought(game)
    made = page.table.review.decisions if page.table.review else ()
    page.send("replay")
    assert len(parsed(page.html).all("span", "lost")) == sum(each.loss > 0 for each in made)
    for each in made[:3]:
        page.send("turn", str(each.at))
        same = each.played == each.better.move
        key = "Here you chose as the strongest" if same else "The strongest bot’s choice"
        beside = parsed(page.html).one("div", "judged")
        assert key in beside.text
        assert ("It finds no clear difference." in beside.text) == (not same and not each.loss)
        assert bool(beside.all("button")) == bool(each.loss)


def test_where_a_first_card_lost_something_the_new_round_is_shown_and_elsewhere_the_one_before() -> None:
    """The table is then as the player saw it who chose: without the result that was put away before."""
    game, found = GAMES["garlandland"], {True: 0, False: 0}
    for n in range(1, 9):
        page = sought(game, n)
        made = page.table.review.decisions if page.table.review else ()
        page.send("replay")
        for each in (each for each in made if page.wire.model.look and _begins(page.wire.model.look.whole, each.at)):
            page.send("turn", str(each.at))
            assert bool(parsed(page.html).all("section", "result")) == (each.loss == 0)
            found[each.loss > 0] += 1
    assert min(found.values()) > 0


def _begins(match: Match, at: int) -> bool:
    """Whether a round after the first begins after `at` moves."""
    state = match.states[at]
    return state.last is not None and not any(state.rows) and not any(state.chosen)


@pytest.mark.parametrize("of", ["court-circular", "gang-of-four"])
def test_beside_a_choice_stand_what_was_better_what_it_cost_and_why_each_in_a_paragraph(of: str) -> None:
    page = sought(GAMES[of])
    lost = [each for each in page.table.review.decisions if each.loss] if page.table.review else []
    page.send("replay")
    for made in lost[:8]:
        page.send("turn", str(made.at))
        chosen, cost, _ = parsed(page.html).one("div", "judged").one("div", "parts").all("p")
        assert re.fullmatch(
            r"Your choice here: .*\. The strongest bot’s choice, knowing no more than you did: .*\.", chosen.text
        )
        assert re.fullmatch(r"Your choice cost about [0-9.]+ points(, compared with your rivals)?\.", cost.text)
    assert lost


@pytest.mark.parametrize("of", ["garlandland", "read-aloud"])
def test_a_replay_tells_the_chances_of_two_choices_as_the_end_of_the_match_does(of: str) -> None:
    """The hint for a choice, which thinks of others, rounds them."""
    page = turned(GAMES[of])
    lost = [each for each in page.table.review.decisions if each.loss] if page.table.review else []
    found: list[set[str]] = []
    page.send("replay")
    for made in lost:
        page.send("turn", str(made.at))
        shares = set(re.findall(r"\d+%", parsed(page.html).one("div", "judged").one("div", "parts").text))
        assert shares <= {f"{costs.shown(each):.0%}" for each in (made.better.worth, made.worth(made.played))}
        found.append(shares)
    assert any(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_player_chose_nothing_of_what_is_shown_nothing_is_said_beside_the_replay(lang: str) -> None:
    page = turned(GAMES["garlandland"])
    page.send(f"lang {lang}")
    review = page.table.review
    assert review
    mine = {each.at for each in review.decisions}
    page.send("replay 1")
    for at in range(1, 12):
        page.send("turn", str(at))
        look = page.wire.model.look
        assert look
        silent = at not in mine or choices.dealt_anew(look)
        assert ("silent" in parsed(page.html).one("div", "judged").css) == silent


def test_the_reason_lies_behind_a_button_until_another_turn_is_looked_at() -> None:
    page = turned(GAMES["court-circular"])
    page.send("think-again")
    page.send("tell-turning")
    assert not parsed(page.html).all("div", "open")
    page.send("fold", "why")
    assert len(parsed(page.html).all("div", "open")) == 1
    page.send("clear")
    assert not parsed(page.html).all("div", "open")
    page.send("fold", "why")
    page.send("look", "back")
    page.send("look", "forward")
    assert not parsed(page.html).all("div", "open")


def test_of_the_solved_game_it_is_said_what_was_luck() -> None:
    page = sought(GAMES["garlandland"])
    review = page.table.review
    assert review
    assert review.split
    assert re.search("luck (brought|cost) you|luck was even", parsed(page.html).one("div", "turning").text)


@pytest.mark.parametrize(("luck", "loss", "led"), [(-1.4, 0.1, True), (1.4, 0.1, True), (-1.4, 0.9, False)])
def test_where_the_cards_decided_that_comes_first(luck: float, loss: float, led: bool) -> None:
    page = turned(GAMES["garlandland"])
    table = page.table
    assert table.review
    facts = {"n": 3, "start": 1.5, "luck": luck, "loss": loss, "end": 0.0}
    review = table.review._replace(split=("review.split", facts))
    said = turning.said(page.wire.model.on(table._replace(review=review)))
    assert said.startswith("The cards decided this match, more than your choices did. Your costliest choice (") == led
    assert "Your choices cost you little" not in said  # it cost more than little of the chance to win the match


def costing(made: Decision, loss: float) -> Decision:
    """The decision as if the move played had lost so much, in the bot's unit."""
    best, played = Choice("best", loss, ("reason.random", {})), Choice(made.played, 0.0, ("reason.random", {}))
    return made._replace(choices=(best, played))


def of_decided(n: int) -> tuple[Page, int]:
    """The end of match n of Court Circular with all decisions looked at, and where the first stood that was settled."""
    page = looked_through(GAMES["court-circular"], n)
    at = settled(page.match, 0)
    return page, len(page.match.moves) if at is None else at


def test_no_choice_after_the_match_was_decided_is_its_turning_point() -> None:
    page, at = next((page, at) for n in count(1) for page, at in [of_decided(n)] if at < len(page.match.moves))
    table = page.table
    assert table.review
    assert table.review.settled == at
    dear = [costing(each, 99.0) if each.at >= at else each for each in table.review.decisions]
    review = table.review._replace(decisions=tuple(dear))
    assert review.worst is None or review.worst.at < at
    same = review._replace(decisions=tuple(costing(each, 99.0 * (each.at >= at)) for each in dear))
    assert same.worst is None
    words = scene(page.wire.model, page.match).words
    assert turning.said(page.wire.model.on(table._replace(review=same))).startswith(words("turning.none-open"))


@pytest.mark.parametrize("of", ["court-circular", "gang-of-four"])
def test_the_turning_point_is_where_most_of_the_chance_to_win_was_lost_not_most_points(of: str) -> None:
    """A choice that costs more points in a match that is nearly lost, or nearly won, is none."""
    game = GAMES[of]
    match = finished(game).match
    seen, rivals = match.until(0).seen(0), (0,) * (len(match.players) - 1)
    assert game.chance
    stood = [seen._replace(totals=(own, *rivals)) for own in (-150, 0, 150)]
    weights = [game.chance(each, 0, 0.5) - game.chance(each, 0, -0.5) for each in stood]
    assert 0 < max(weights[0], weights[2]) < weights[1] / 2
    costs = [costing(Decision(at, "", (), weight=weights[at]), loss) for at, loss in ((0, 14.0), (1, 8.0))]
    assert [each.loss for each in costs] == [14.0, 8.0]
    review = Review(done=True, decisions=tuple(costs))
    assert review.worst == costs[1]


@pytest.mark.parametrize(("wins", "weight"), [((2, 2), 1.0), ((0, 0), 0.375), ((2, 0), 0.25), ((0, 2), 0.25)])
def test_in_garlandland_a_round_weighs_as_much_as_it_changes_the_match(wins: tuple[int, int], weight: float) -> None:
    game = GAMES["garlandland"]
    seen = Match.begin(game, "a", ("me", "easy")).seen(0)._replace(wins=wins)
    assert game.chance
    assert game.chance(seen, 0, 1.0) - game.chance(seen, 0, 0.0) == pytest.approx(weight)
    assert game.chance(seen, 0, 0.5) == pytest.approx(game.chance(seen, 0, None))


def test_a_choice_that_decides_the_match_whatever_it_is_came_after_it_was_decided() -> None:
    """Such as the lead, when the cards of the round that was won are enough; the match tried first is such a one."""
    matches = (finished(GAMES["court-circular"], n=n).match for n in (36, *range(1, 40)))
    stood = (match.states[at] for match in matches if (at := settled(match, 0)) is not None)
    state = next(state for state in stood if decided(state) is None)
    assert {decided(circular.play(state, move)) for move in circular.moves(state)} in ({0}, {1})


@pytest.mark.parametrize(("totals", "sure"), [((5, 90, 99), True), ((9, 86, 90), None), ((90, 5, 40), False)])
def test_gang_of_four_by_rounds_is_decided_where_a_whole_hand_changes_nothing(
    totals: tuple[int, ...], sure: bool | None
) -> None:
    game = GAMES["gang-of-four"]
    match = Match.begin(game, "a", ("me", "easy", "easy"), {"limit": "rounds-4"})
    state = match.state._replace(totals=totals, round=match.state.terms.rounds)
    assert game.decided
    assert game.decided(state, 0) is sure
    assert game.decided(state._replace(round=1), 0) is None


def test_who_plays_as_the_best_bot_has_none() -> None:
    game = GAMES["garlandland"]
    page = asked_for(finished(game, [*game.levels][-1]))
    assert page.says("turning.none")


def test_after_a_lost_match_in_which_no_choice_cost_anything_the_cards_are_named() -> None:
    for n in range(20):
        page = finished(GAMES["gang-of-four"], n=n)
        told = [key for key, _ in turning._known(page.wire.model, page.match, Review((), done=True))]
        lost = 0 not in page.match.game.rules.winners(page.match.state)
        assert told == ["turning.none", *(["turning.unlucky"] if lost else [])]
        if lost:
            return
    pytest.fail("no match was lost")


@for_every_game
def test_it_is_judged_by_what_the_seat_knew(game: Game) -> None:
    """Each thought is that of a bot which had to move there."""
    match = finished(game).match
    level = [*game.levels][-1]
    for made in listed(match, level, 3):
        before = match.until(made.at)
        assert best(before, level) == made.better.move
        assert made.loss >= 0
        assert made.played == match.moves[made.at]


def listed(match: Match, level: str, most: int | None = None) -> tuple[Decision, ...]:
    """The decisions of seat 0, or so many of them."""
    return tuple(outcome(judged(match, 0, level, at)) for at in decisions(match, 0)[:most])


def test_the_decisions_come_in_the_order_of_play_and_only_where_there_was_a_choice() -> None:
    match = finished(GAMES["gang-of-four"]).match
    found = listed(match, "easy")
    assert all(a.at < b.at for a, b in pairwise(found))
    rules = match.game.rules
    choice = [
        i for i, state in enumerate(match.states[:-1]) if rules.to_move(state) == 0 and len(rules.moves(state)) > 1
    ]
    assert [each.at for each in found] == choice


@pytest.mark.parametrize(("then", "loss"), [(0.8, 0.1), (1.0, 0.0), (0.2, 0.6)])
def test_the_first_part_of_a_move_has_lost_no_more_than_is_missing_where_the_second_is_chosen(
    then: float, loss: float
) -> None:
    """Two cards swapped in one order come to the same as in the other."""
    match = finished(GAMES["read-aloud"]).match
    at = next(a for a, b in pairwise(decisions(match, 0)) if b == a + 1)
    best, played = Choice("1", 0.9, ("reason.random", {})), Choice("2", 0.3, ("reason.random", {}))
    first = Decision(at, "2", (best, played))
    second = Decision(at + 1, "3", (Choice("3", then, ("reason.random", {})),))
    [changed] = searching.going_on(match, (first,), second)
    assert changed.loss == changed.less("2") == pytest.approx(loss)
    words = words_of("en", match.game)
    assert choices.gap(words, changed.told("2")) == (f"{loss:.0%} of the chance to win" if loss else "")
    apart = second._replace(at=first.at + 2)
    assert searching.going_on(match, (first,), apart) == (first,), "somebody else has chosen in between"


def test_a_move_that_the_bot_does_not_list_counts_as_its_worst() -> None:
    def think(seen: object, seat: int, dice: object) -> Generator[None, None, tuple[Choice, ...]]:
        yield
        return (Choice("none of them", 5.0, ("reason.random", {})), Choice("nor this", 2.0, ("reason.random", {})))

    match = finished(GAMES["garlandland"]).match
    odd = match._replace(game=match.game._replace(levels={"odd": think}, reasoned=None))
    assert {each.loss for each in listed(odd, "odd")} == {3.0}


@pytest.mark.parametrize("players", ["easy,easy", "me,human"])
def test_it_is_offered_where_one_person_played(players: str) -> None:
    page = Page(f"#/garlandland?deal=turning-1&v=1&players={players}")
    page.play_on()
    assert 'id="turning"' not in page.html
    page.send("turning")
    assert 'class="turning"' not in page.html


def test_it_tells_how_far_it_is_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PROGRESS", 0.0001)
    page = finished(GAMES["garlandland"])
    page.send("turning")
    page.send("more")
    of = len(decisions(page.match, 0))
    assert page.says("turning.seeking", n=2, of=of)
    page.send("stop-turning")
    assert page.answer["more"] is None
    assert 'class="turning"' not in page.html
    assert turning.said(asked_for(page).wire.model)


def test_who_goes_on_to_another_match_meanwhile_hears_nothing_of_it() -> None:
    page = finished(GAMES["garlandland"])
    page.send("turning")
    page.send("new")
    page.settle()
    assert "turning" not in page.html


def test_two_choices_that_sound_alike_in_few_words_are_told_in_full() -> None:
    page = turned(GAMES["gang-of-four"])
    table, model = page.table, page.wire.model
    assert table.review
    assert table.review.worst
    fives, others = "G2 R2 G5 G5 Y5", "G2 R2 G5 Y5 R5"
    match = table.match._replace(game=table.match.game._replace(against=None))  # these are not in the hand
    for best, brief in ((others, False), ("G2", True)):
        both = Choice(best, 99.0, ("page.pass", {})), Choice(fives, 0.0, ("reason.takes", {"n": 3}))
        made = table.review.worst._replace(played=fives, choices=both)
        assert choices.told_apart(model, table.match, made) == brief
        review = table.review._replace(decisions=(made,), told=True)
        told = turning.shown(model.on(table._replace(review=review, match=match)), words_of("en", match.game))
        assert ("the full house 5-5-5-2-2" in str(told)) == brief


@for_every_game
def test_what_is_known_of_the_turning_point_is_heard_once_though_the_focus_goes_to_where_it_stands(game: Game) -> None:
    page = finished(game)
    for do in ("turning", "tell-turning"):
        page.send(do)
        place = parsed(page.html).by_id(str(page.answer["focus"]))
        page.settle()
        assert page.answer["focus"] == "turning-point"
        assert place
        assert (place.attributes["role"], place.attributes["aria-label"]) == ("group", words_of("en")("turning.judged"))
        assert [said for kind, said in page.said if kind == "polite"][-1] == turning.said(page.wire.model)
