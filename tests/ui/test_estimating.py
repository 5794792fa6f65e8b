"""Luck and play told apart by the strongest bot's estimates: what is added up, kept with a match, and said of it."""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import Any

import pytest

from game.bots import outcome
from game.core.chance import Dice
from game.core.game import Account, Gain, Game
from game.core.match import Match
from game.core.review import Decision, Reviewed, decisions, judged, reviewed, thought_over
from game.core.rules import Choice
from game.games.court_circular.bots import review as of_court_circular
from game.games.gang_of_four.bots import review as of_gang_of_four
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.score import settle
from game.games.read_aloud.bots import review as of_read_aloud
from game.office import luck, method
from game.office.saying import words_for
from game.shelf import GAMES
from game.ui.lobby import estimating
from game.ui.model import listing, saves
from game.ui.model.saves import Save
from game.ui.places import Office
from tests.matches import SHORT, name, played
from tests.ui.page import Page

ESTIMATED = [game for game in GAMES.values() if game.account]
for_every_estimate = pytest.mark.parametrize("game", ESTIMATED, ids=name)
GANG_OF_FOUR = GAMES["gang-of-four"]
BETTER = Choice("b", 0.0, ("reason.random", {}))


def finished(game: Game, n: int = 1, level: str = "beginner") -> Match:
    """A match that was played at random, a short one."""
    players = ("me", *[level] * (game.seats[0] - 1))
    return played(Match.begin(game, f"luck-{n}", players, SHORT.get(game.name, {})), f"luck-{n}")


def kept(matches: list[Match], marks: tuple[str, ...] = ()) -> dict[str, str]:
    found = [Save(f"s{n}", match, marks, n + 1) for n, match in enumerate(matches)]
    return {save.key: save.text() for save in found}


def reviews(stored: dict[str, str]) -> list[Reviewed | None]:
    """The newest first."""
    return [end.review for _, end in listing.ended(stored)]


def by_hand(match: Match, seat: int = 0) -> Reviewed | None:
    """The review of a whole match, one decision after the other."""
    level = [*match.game.levels][-1]
    made = [outcome(judged(match, seat, level, at)) for at in decisions(match, seat)]
    return reviewed(match, seat, [outcome(thought_over(match, seat, each)) for each in made])


# What is added up


def test_of_matches_together_result_loss_and_luck_add_up_per_round() -> None:
    """In 10 rounds 5 points were made where 20 were fair, and 32 given away: -1.5 a round, 3.2 of it lost, so +1.7."""
    found = luck.parted([Reviewed(4, 8.0, -7.0, 20.0), Reviewed(6, 12.0, 12.0, 12.0)])
    assert found == luck.Parted(10, 2.0, 0.5, 3.2, None)
    assert found.luck == pytest.approx(1.7)


def test_the_interval_is_that_of_a_mean_over_matches() -> None:
    """Losses 1 to 5 in a round each: mean 3, variance 2.5, so 1.96 * sqrt(2.5 / 5) = 1.386."""
    assert luck.parted([Reviewed(1, 0, 0, lost) for lost in (1, 2, 3, 4, 5)])[3:] == (3.0, 1.4)


def test_a_review_adds_the_gaps_of_all_decisions() -> None:
    match = finished(GANG_OF_FOUR)
    rounds = [settle(1, 1, 0, ((), ("R1",) * 4, ("R1",) * 8), (), (0, 0, 0))]
    rounds.append(settle(2, 1, 2, (("R1",) * 2, ("R1",) * 16, ()), (), rounds[0].totals))
    states = [match.states[-1]._replace(last=last, totals=last.totals) for last in rounds]
    match = match._replace(states=(match.states[0], *states))
    made = [Decision(n, "a", (BETTER,), gap) for n, gap in enumerate((3.0, 0.0, -0.5))]
    # penalties 0, 4, 16 and then 2, 80, 0: totals 2, 84, 16, so 50 - 2 ahead, and one round won of two
    assert reviewed(match, 0, made) == Reviewed(2, 8 * 2 / 3, 48 + 8, 2.5)


def test_in_court_circular_the_lead_over_the_mean_of_the_others_counts() -> None:
    match = finished(GAMES["court-circular"])
    state = match.state._replace(totals=(31, 20, 24))
    three = match._replace(players=("me", "easy", "easy"), states=(*match.states[:-1], state))
    assert of_court_circular.gain(three, 0)[1:] == (0.0, 9.0)
    assert of_court_circular.gain(match, 0).n == match.state.tally.pack


@pytest.mark.parametrize(("victors", "got"), [((0,), 100.0), ((1,), 0.0), ((0, 1), 50.0), ((), 50.0)])
def test_in_read_aloud_the_part_of_the_victory_counts(victors: tuple[int, ...], got: float) -> None:
    match = finished(GAMES["read-aloud"])
    over = match._replace(states=(match.state._replace(victors=victors),))
    assert of_read_aloud.gain(over, 0) == Gain(1, 50.0, got)


@for_every_estimate
def test_what_seats_are_ahead_of_each_other_is_nothing_together(game: Game) -> None:
    match = finished(game)
    assert game.account
    gains = [game.account.gain(match, seat) for seat in range(len(match.players))]
    assert sum(each.got - each.fair for each in gains) == pytest.approx(0)


# What a decision gave away


def test_who_does_not_go_out_gives_away_what_the_round_would_have_brought() -> None:
    """Going out at once is worth the others' mean penalty and the round; the pass is at most worth the same."""
    match = next(
        match.until(n)
        for match in map(finished, [GANG_OF_FOUR] * 20, range(20))
        for n, state in enumerate(match.states)
        if state.asked is not None and state.top and len(state.hands[state.asked]) == 1
        if len(match.game.rules.moves(state)) == 2
    )
    seat = match.asked or 0
    [out] = {*match.game.rules.moves(match.state)} - {PASS}
    seen, dice = match.seen(seat), match.dice(seat)
    gap = outcome(of_gang_of_four.gap(seen, seat, (out, PASS), dice))
    assert gap >= 0
    assert outcome(of_gang_of_four.gap(seen, seat, (PASS, out), match.dice(seat))) == -gap
    assert outcome(of_gang_of_four.gap(seen, seat, (out, out), match.dice(seat))) == 0


@for_every_estimate
def test_a_decision_is_thought_over_with_other_dice_and_by_what_the_seat_knew(game: Game) -> None:
    match = finished(game)
    level = [*game.levels][-1]
    made = (outcome(judged(match, 0, level, at)) for at in decisions(match, 0))
    other = next(each for each in made if each.played != each.better.move)
    before = match.until(other.at)
    assert game.account
    again = game.account.gap(before.seen(0), 0, (other.better.move, other.played), before.dice(0, "again"))
    assert outcome(thought_over(match, 0, other)).gap == outcome(again)
    same = other._replace(played=other.better.move)
    assert outcome(thought_over(match, 0, same)).gap == 0


def test_the_loss_that_was_found_with_the_same_dice_is_not_counted() -> None:
    """Who is said to have lost 5 at every turn, by a bot that can tell nothing apart, has lost about nothing."""

    def guess(_: object, __: int, moves: tuple[str, str], dice: Dice) -> Generator[None, None, float]:
        yield
        return dice.below(2) - 0.5

    account = Account(lambda *_: Gain(1, 0.0, 0.0), guess)
    match = finished(GANG_OF_FOUR)
    match = match._replace(game=match.game._replace(account=account))
    made = [outcome(thought_over(match, 0, Decision(at, "a", (BETTER,)))) for at in decisions(match, 0)]
    result = reviewed(match, 0, made)
    assert result
    assert abs(result.lost) < len(made) / 2
    assert {abs(each.gap) for each in made} == {0.5}


# What is kept


BAD = [
    None,
    7,
    {},
    {"n": 0, "fair": 0, "got": 0, "lost": 0},
    {"n": 1, "fair": 0, "got": "9", "lost": 0},
    {"n": 1, "fair": 0, "got": 1e400, "lost": 0},
    {"n": 1, "fair": 0, "got": 0},
    {"n": 1, "fair": 0, "got": 0, "lost": 0, "more": 0},
    {"n": 1, "fair": [], "got": 0, "lost": 0},
]


@pytest.mark.parametrize("said", BAD)
def test_a_review_that_cannot_be_one_is_none(said: object) -> None:
    match = finished(GANG_OF_FOUR)
    [(key, text)] = kept([match]).items()
    bent = {key: json.dumps({**json.loads(text), "review": said})}
    assert reviews(bent) == [None]
    assert Page("#/statistics", bent).screen == "statistics"


def test_a_review_says_nothing_else_of_a_match() -> None:
    [(key, text)] = kept([finished(GANG_OF_FOUR)]).items()
    review = Reviewed(2, 4.0, -3.5, 1.25)
    noted = saves.with_review(text, review)
    assert reviews({key: noted}) == [review]
    assert saves.meaning(noted) == saves.meaning(text)
    again = saves.with_review(noted, review._replace(lost=9.0))
    assert {**json.loads(again), "review": 0} == {**json.loads(text), "review": 0}


# What is said


def words(game: Game, lang: str, key: str, **facts: Any) -> str:
    return words_for(lang, game)(key, **facts)


@for_every_estimate
def test_the_page_says_it_of_reviewed_matches_and_how_many_they_are(game: Game) -> None:
    stored = kept([finished(game, n) for n in range(2)])
    key = "fudaba:match:s0"
    stored[key] = saves.with_review(stored[key], Reviewed(2, 5.0, 3.0, 9.0))
    page, how = Page("#/statistics", stored), f"fold method-{game.name}"
    for lang in ("en", "ja"):
        page.send("lang", lang)
        unit = "points" if "review.came-even" in words_for(lang, game) else "wins"
        assert words(game, lang, f"statistics.cost-{unit}", by=9) in page.html
        assert words(game, lang, "statistics.estimated", n=1, of=2) not in page.html
        page.send(how)
        tenths = {"fair": 2.5, "got": 1.5, "lost": 4.5, "luck": 3.5}
        whole = {"came": ("review.came-worse", {"by": 1}), "lost": 4, "luck": 3}
        facts = whole if "review.came-even" in words_for(lang, game) else tenths
        assert words(game, lang, "review.estimate", n=2, **facts) in page.html
        assert words(game, lang, "statistics.estimated", n=1, of=2) in page.html
        assert words(game, lang, "estimate.ask", n=1) in page.html
        assert words(game, lang, "statistics.few", n=5) in page.html
        page.send(how)
    many = {f"fudaba:match:s{n}": stored[key].replace('"s0"', f'"s{n}"') for n in range(5)}
    sure = Page("#/statistics", many)
    sure.send(how)
    assert words(game, "en", "statistics.lost-between", low=4.5, high=4.5) in sure.html


@pytest.mark.parametrize(("got", "how", "by"), [(21.0, "better", 8), (5.0, "even", 0), (-4.0, "worse", 4)])
def test_how_it_came_out_is_said_in_whole_points_that_add_up(got: float, how: str, by: int) -> None:
    review = Reviewed(2, 5.0, got, 9.0)
    said = method.parted(words_for("en", GANG_OF_FOUR), [review])
    came = (f"review.came-{how}", {"by": by})
    signed = by if how == "better" else -by
    assert said == words(GANG_OF_FOUR, "en", "review.estimate", n=2, came=came, lost=4, luck=signed + 4)


def test_matches_with_help_or_with_several_people_are_not_looked_through() -> None:
    match = finished(GANG_OF_FOUR)
    page = Page("#/statistics", kept([match], ("hint",)))
    assert words(GANG_OF_FOUR, "en", "statistics.all-assisted") in page.html
    assert "estimate-gang-of-four" not in page.html
    crowd = match._replace(players=("human", "human", "beginner"))
    assert estimating.counting(GANG_OF_FOUR, [(Save("x", crowd, (), 0), saves.End(True))]) == []


def test_the_matches_are_looked_through_one_by_one_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimating, "PROGRESS", 0.0)
    matches = [finished(GANG_OF_FOUR, n) for n in range(2)]
    page = Page("#/statistics", kept(matches))
    assert page.answer["more"] is None
    page.send("estimate gang-of-four")
    assert page.answer["more"] == 0
    assert ("polite", words(GANG_OF_FOUR, "en", "estimate.going", n=1, of=2)) in page.said
    while reviews(page.stored)[0] is None:
        page.send("more")
    assert reviews(page.stored)[1:] == [None]
    assert words(GANG_OF_FOUR, "en", "estimate.going", n=2, of=2) in page.html
    assert 'data-do="estimate"' in page.html
    page.send("estimate")
    assert page.answer["more"] is None
    assert words(GANG_OF_FOUR, "en", "estimate.ask", n=1) in page.html
    page.send("estimate gang-of-four")
    page.settle()
    assert reviews(page.stored) == [by_hand(match) for match in reversed(matches)]
    assert page.said[-1] == ("polite", words(GANG_OF_FOUR, "en", "estimate.done"))
    assert 'id="estimate-gang-of-four"' not in page.html
    assert page.answer["focus"] == "luck-gang-of-four"
    assert not page.answer["grab"]


def test_who_goes_elsewhere_has_nothing_looked_through_any_more() -> None:
    page = Page("#/statistics", kept([finished(GANG_OF_FOUR)]))
    page.send("estimate gang-of-four")
    page.open("#/history")
    page.settle()
    assert reviews(page.stored) == [None]
    page.open("#/statistics")
    assert page.wire.model.screen == Office("statistics")
    page.send("estimate nonsense")
    assert page.answer["more"] is None
    page.open("#/made")
    page.send("estimate read-aloud")
    assert page.answer["more"] is None


def test_a_match_that_cannot_be_opened_is_passed_over() -> None:
    stored = kept([finished(GANG_OF_FOUR, n) for n in range(2)])
    key = "fudaba:match:s1"
    stored[key] = stored[key].replace('"moves":["', '"moves":["XXX","')
    page = Page("#/statistics", stored)
    page.send("estimate gang-of-four")
    page.settle()
    assert [each is None for each in reviews(page.stored)] == [False]
