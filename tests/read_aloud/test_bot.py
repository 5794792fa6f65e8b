"""The bot in positions laid by hand: it ends what it wins, holds back what others would win, and reads no 負ける."""

from __future__ import annotations

import re

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.core.match import Match
from game.core.rules import Choice
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.bots import lookahead
from game.games.read_aloud.bots.worth import NOBODY, worth
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure, Place
from game.games.read_aloud.rules.state import Spot, State
from game.words import LANGUAGES, words_of
from tests.read_aloud.scenes import SELF, after, known, table

known(
    {
        "stop": (e.End(),),
        "sorry": (e.Lose(),),
        "rest": (e.Nothing(),),
        "highest": (SELF, e.Decide(e.Most(Measure.SUM))),
        "lowest": (SELF, e.Decide(e.Least(Measure.SUM))),
        "nobody": (SELF, e.Undecide()),
        "clear": (e.Discard(e.Whole(Place.PILE)),),
        "throw": (e.Discard(e.Some(1, Place.MINE)), SELF),
    }
)
MOST = e.Most(Measure.SUM)
LONG = "p3 p4 p5 p6 p7 p3a p4a p5a p6a p7a"
OPEN = (e.Face.OPEN,) * 3
TRIED = 400
"""Answers tried in thought for a decision of the normal level; in this match they are 47 on average, 224 at most."""


def thought(state: State, seat: int = 0) -> tuple[Choice, ...]:
    """What the normal bot thinks of its moves."""
    return analyse(lookahead.normal, rules.seen_by(seat, state), seat, Dice("bot"))


def first(state: State, seat: int = 0) -> str:
    return thought(state, seat)[0].move


def test_it_ends_the_game_when_the_condition_holds_for_it() -> None:
    assert first(table("stop p1 p2", "p8 p9", "p1a p2a", condition=MOST, by=1, faces=OPEN)) == "read field 1"


def test_it_does_not_end_the_game_for_others() -> None:
    state = table("p0 p1 p2", "stop p1b", "p8 p9", condition=MOST, by=1, pile="p3 p4 p5")
    assert thought(state)[-1].move == "read hand 1"


def test_it_does_not_end_the_game_for_nobody_while_there_is_hope() -> None:
    state = table("stop p1 p2", "p8 highest", "p3 p4", faces=OPEN, pile="p3a p4a p5 p6 p7 p0")
    assert first(state) != "read field 1"


def test_it_reads_a_condition_that_it_satisfies_when_the_end_is_near() -> None:
    state = table("p1 p2 p3", "p0 lowest", "p8 p9", condition=MOST, by=1, faces=OPEN)
    assert first(state) == "read hand 2"


def test_it_takes_away_a_condition_that_holds_for_another_who_can_end_the_game() -> None:
    state = table("stop p1 p2", "p0 nobody", "p8 p9", condition=MOST, by=1, faces=OPEN, pile="p1a p2a p3 p4")
    assert first(state) in ("read hand 2", "read field 1")


def test_it_loses_only_when_there_is_nothing_else() -> None:
    assert thought(table("sorry p1 p2", "p3 p4", "p5 p6", pile="p7 p8 p9"))[-1].move == "read field 1"
    assert first(table("sorry", "sorry1", "p5", faces=OPEN)).startswith("read")
    hopeless = table("sorry stop", "p-9 p-8", "p8 p9", pile=LONG, condition=MOST, by=1, bans=(e.Act.READ_HANDS,))
    assert [choice.move for choice in thought(hopeless)] == ["read field 2", "read field 1"]


@pytest.mark.parametrize(
    ("condition", "hands"),
    [
        (MOST, ("p9a p9", "p5 p5a", "p1 p0")),
        (e.Least(Measure.SUM), ("p1 p0", "p2 p3", "p9 p9a")),
        (e.Nearest(Measure.SUM, 10), ("p5 p5a", "p9 p3", "p9 p9a")),
        (e.Within(Measure.SUM, 15), ("p9 p6", "p5 p5a", "p9 p9a")),
    ],
)
def test_to_be_further_ahead_is_better(condition: e.Condition, hands: tuple[str, ...]) -> None:
    """The hands stand from best to worst; the rival's total is 8."""
    tables = [table("p1c p2c", hand, "p4 p4a", condition=condition, by=1, pile="p3c p7c") for hand in hands]
    worths = [worth(state, 0) for state in tables]
    assert worths == sorted({*worths}, reverse=True)


def test_it_gives_its_lowest_card_when_the_highest_sum_wins() -> None:
    pile = "p1a p2a p3a p1b p2b p3b p4b"
    state = table("p1 p2 p3", "throw p9 p0", "p4 p5 p6", condition=MOST, by=0, pile=pile)
    assert first(after(state, "read hand 1")) == "hand 3"


def test_it_picks_the_field_card_that_serves_the_condition() -> None:
    state = table("p1 p9 p2", "p5 p3", "p4 p6", condition=MOST, by=0, faces=OPEN, picks=True)
    assert first(after(state, "read hand 2")) == "field 2"


def test_it_sees_that_the_next_player_can_end_the_game() -> None:
    """The same standing is worth less when whoever reads next can end it."""
    ends, goes_on = (table(f"{card} p1", "p2", "p8", condition=MOST, by=1, turn=1) for card in ("stop", "p3"))
    assert worth(ends, 0) < worth(goes_on, 0)


def test_an_end_or_a_condition_that_can_be_chosen_counts() -> None:
    """In the field of whoever reads next, and in the own hand, where it is worth as much as one without a choice."""
    known({"endor": (e.Either(e.Nothing(), e.End()),), "mostor": (SELF, e.Either(e.Undecide(), e.Decide(MOST)))})
    ends, goes_on = (table(f"{card} p1", "p2", "p8", condition=MOST, by=1, turn=1) for card in ("endor", "p3"))
    assert worth(ends, 0) < worth(goes_on, 0)
    held = [table("p1 p2", f"p9 {card}", "p3 p4", pile="p5 p6") for card in ("p0", "mostor", "highest")]
    plain, choice, sure = (worth(state, 0) for state in held)
    assert plain < choice == sure


def test_nobody_winning_is_worth_more_than_another_winning() -> None:
    over = table("p1", "p2", "p3")._replace(over=True)
    assert worth(over._replace(victors=(1,)), 0) < worth(over, 0) == NOBODY < worth(over._replace(victors=(0,)), 0)


@pytest.mark.parametrize(
    ("state", "move", "key"),
    [
        (table("stop p1 p2", "p8 p9", "p1a p2a", condition=MOST, by=1), "read field 1", "reason.ends-all"),
        (table("stop p1 p2", "p1a p2a", "p8 p9", condition=MOST, by=1), "read field 1", "reason.ends-none"),
        (table("sorry p1 p2", "p8 p9", "p1a p2a", pile="p3 p4"), "read field 1", "reason.lose"),
        (table("rest p1 p2", "p8 p9", "p1a p2a", pile="p3 p4"), "read field 1", "reason.nothing-none"),
        (table("p1 p2", "p8 p9", "p1a p2a", condition=MOST, by=1, pile="p3 p4"), "read hand 1", "reason.holds-all"),
        (table("nobody p2", "p8 p9", "p1a p2a", condition=MOST, by=1, pile="p3 p4"), "read field 1", "reason.open"),
    ],
)
def test_every_reason_is_said(state: State, move: str, key: str) -> None:
    reason = {choice.move: choice.reason for choice in thought(state)}[move]
    assert reason[0] == key
    assert all(words_of(lang, GAME).say(reason) for lang in LANGUAGES)


@pytest.mark.parametrize("key", ["ends", "holds", "nothing"])
def test_a_reason_counts_no_imagined_deals(key: str) -> None:
    """What is said is whether they agree; and of an end, the chance to win, as of any other choice."""
    for lang, sure, open_ in (("en", "probably", "depends on"), ("ja", "おそらく|そう", "しだい")):
        said = words_of(lang, GAME)
        whole = said(f"reason.{key}", left=7, odds=0.85)
        assert open_ in whole
        assert all(re.search(sure, said(f"reason.{key}{kind}", left=7)) for kind in ("-all", "-none"))
        others = [said(f"reason.{key}{kind}", left=7) for kind in ("-all", "-none")]
        assert not re.search(r"[0-6]", "".join([whole.replace("85%", ""), *others]))
        assert ("85%" in whole) == (key == "ends")


def test_the_easy_one_looks_at_three_cards() -> None:
    state = Match.begin(GAME, "easy", ("human", "human"), {}).state
    seat = rules.to_move(state)
    assert seat is not None
    choices = analyse(lookahead.easy, rules.seen_by(seat, state), seat, Dice("easy"))
    assert sum(choice.reason[0] != "reason.random" for choice in choices) == lookahead.EASY.looks == 3


def test_a_decision_tries_few_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes about as long as a move."""
    tried: list[Spot | int] = []

    def follow(state: State, answer: Spot | int) -> State:
        tried.append(answer)
        return rules.follow(state, answer)

    monkeypatch.setattr(lookahead, "follow", follow)
    match = Match.begin(GAME, "quick", ("normal",) * 4, {})
    while (seat := match.asked) is not None and len(match.moves) < 40:
        tried.clear()
        choices = analyse(lookahead.normal, match.seen(seat), seat, match.dice(seat))
        assert len(tried) < TRIED
        match = match.play(choices[0].move)
