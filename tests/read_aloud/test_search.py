"""What the expert thinks on: the best of its own readings, the mean of what the others may read, and nothing twice."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType

import pytest

from game.bots import analyse, decide, outcome
from game.core.chance import Chance, Dice
from game.core.match import ME, Match
from game.games.read_aloud import GAME, hints, rules
from game.games.read_aloud.bots import expert
from game.games.read_aloud.bots.answering import options
from game.games.read_aloud.bots.search import AIMED, FEWER, Node, grow, searched
from game.games.read_aloud.bots.worth import worth
from game.games.read_aloud.hints.compared import alike
from game.games.read_aloud.rules.state import State


def begun() -> State:
    """The first turn among three, in which a position may come again."""
    state = rules.deal(3, GAME.defaults(), Chance("search"))
    return state._replace(terms=state.terms._replace(repeats=True), news=())


def grown(seat: int) -> Node:
    """That position in the eyes of a seat, thought on by one reading."""
    root = Node(begun(), seat)
    outcome(grow(root, seat))
    return root


def test_the_seat_that_thinks_reads_what_is_best_for_it() -> None:
    root = grown(begun().turn)
    assert root.hope == max(kid.hope for kid in root.kids)
    assert root.best.hope == root.hope


def test_what_another_seat_may_read_is_weighed_by_how_it_looks_to_that_seat() -> None:
    reader = begun().turn
    root = grown((reader + 1) % 3)
    looks = [worth(kid.state, reader) for kid in root.kids]
    assert sum(root.odds) == pytest.approx(1)
    assert looks[root.kids.index(root.likeliest())] == max(looks)
    assert root.hope == pytest.approx(sum(odds * kid.hope for odds, kid in zip(root.odds, root.kids, strict=True)))


def test_what_has_been_thought_on_waits_for_the_others() -> None:
    """The likeliest reading is thought on first; then one that is nearly as likely and has not been."""
    seat = (begun().turn + 1) % 3
    root = grown(seat)
    first = root.best
    assert first is root.likeliest()
    first.visits = 1000
    root.judge()
    assert root.best is not first


def test_a_position_is_done_when_all_that_follows_is_over() -> None:
    root = grown((begun().turn + 1) % 3)
    for kid in root.kids:
        kid.done = True
    root.judge()
    assert root.done


def test_every_answer_is_thought_on_once() -> None:
    state = begun()
    world = rules.imagine(rules.seen_by(state.turn, state), state.turn, Dice("world"))
    ends = outcome(searched(world, options(world), state.turn, 0))
    assert len(ends) == len(options(world))
    assert any(end.kids for end in ends)


@pytest.mark.parametrize(("deal", "moves"), [("aim-22", 12), ("aim-2", 37)])
def test_a_hint_sees_the_card_that_another_seat_would_aim_at(deal: str, moves: int) -> None:
    """One of many that may be discarded is the one that counts; of two answers tried neither hits it."""
    match = Match.begin(GAME, deal, ("normal", "normal"))
    for _ in range(moves):
        seat = match.asked or 0
        match = match.play(decide(GAME.levels["normal"], match.seen(seat), seat, match.dice(seat)))
    hopes = []
    for aims in (FEWER, AIMED, 100):
        root = Node(match.state, 1 - match.state.turn)
        outcome(grow(root, 1 - match.state.turn, aims))
        hopes.append(root.hope)
    assert hopes[0] > hopes[1] + 0.3
    assert hopes[1] == hopes[2]


def test_a_thought_takes_few_calls() -> None:
    """A measure of its time that no other work on the machine changes: 150,000, and 230,000 before 27 November."""
    match = Match.begin(GAME, "plum-river-42", ("expert",) * 4)
    seat, calls = match.asked or 0, Counter[str]()

    def count(_frame: FrameType, event: str, _arg: object) -> None:
        calls[event] += 1

    sys.setprofile(count)
    try:
        analyse(GAME.levels["expert"], match.seen(seat), seat, match.dice(seat))
    finally:
        sys.setprofile(None)
    assert calls["call"] < 170_000


def test_a_review_holds_cards_for_equal_that_cannot_be_told_apart() -> None:
    """Looked at each by itself, one is found better than the other by chance."""
    match = _choosing_unseen()
    seen, dice = match.seen(0), match.dice(0)
    assert len({choice.worth for choice in analyse(expert.think, seen, 0, dice)}) > 1
    assert len({choice.worth for choice in analyse(hints.thorough, seen, 0, dice)}) == 1


def _choosing_unseen() -> Match:
    """A match in which the first seat is asked for cards of which it can tell none apart."""
    for n in range(400):
        match = Match.begin(GAME, f"unseen-{n}", (ME, "random", "random"))
        dice = Chance(match.deal)("moves")
        while match.asked is not None:
            some = options(match.seen(0)) if match.asked == 0 else ()
            if len(some) > 1 and all(alike(match.seen(0), some[0], each) for each in some[1:]):
                return match
            match = match.play(dice.choice(GAME.rules.moves(match.state)))
    raise AssertionError("no such match")
