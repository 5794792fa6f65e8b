"""The problems of Gang of Four: their reasons are so to the letter, and the line that is shown resists all the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from game.core.match import Match
from game.core.rules import Saying
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.problems import DEFENCE, SOLVER
from game.games.gang_of_four.rules.answers import PASS
from game.problems import pool
from game.problems.problem import position
from tests.every import EVERY

SOME = 1 if EVERY else 3
"""Every so many of the shipped problems are looked at."""


@cache
def asked() -> tuple[tuple[str, Match, Saying], ...]:
    """Problems with the right move and its reason."""
    found = []
    for problem in [*pool.pool(GAME).values()][::SOME]:
        match = position(problem, GAME)
        reason = SOLVER.why(match, problem.answer)
        assert reason, problem.deal
        found.append((problem.answer, match, reason))
    return tuple(found)


def plays(said: Saying) -> Iterator[tuple[str, ...]]:
    """What is played one after the other, as a reason tells it."""
    yield said[1]["cards"]
    if "then" in said[1]:
        yield from plays(said[1]["then"])


def test_what_a_reason_says_one_goes_out_with_is_all_that_is_held() -> None:
    told = set()
    for move, match, (key, facts) in asked():
        held = Counter(match.state.hands[match.asked or 0]) - Counter(move.split())
        if key == "problem.why-any":
            out = [card for cards in plays(facts["line"]) for card in cards]
            assert Counter(out) == held
        elif key == "problem.why-whoever-rest":
            assert Counter((*facts["after"], *facts["rest"])) == held
        told.add(key)
    assert {"problem.why-any", "problem.why-whoever-rest", "problem.why-back"} <= told


def test_who_is_said_to_come_back_beats_the_answer_at_once() -> None:
    for move, match, (key, facts) in asked():
        if key == "problem.why-back":
            line = SOLVER.line(match, move, 0)
            told = [(rules.to_move(state), played) for state, played in zip(line.states, line.moves, strict=False)]
            told = told[len(match.moves) + 1 :]
            turn = next(n for n, (seat, _) in enumerate(told) if seat == match.asked)
            assert told[turn][1] == " ".join(facts["after"])
            assert (facts["seat"], " ".join(facts["reply"])) in told[:turn]


def test_in_the_line_shown_nobody_could_hold_out_longer() -> None:
    """Against how the seat goes on there; a search that remembers nothing but the number of its moves."""
    resists = 0
    for move, match, _ in asked()[:: 1 if EVERY else 4]:
        line = SOLVER.line(match, move, 0)
        for n, state in enumerate(line.states[len(match.moves) : -1], len(match.moves)):
            if rules.to_move(state) == match.asked:
                continue
            lasts = {each: needs(match, rules.play(state, each)) for each in rules.moves(state)}
            best = [each for each, needed in lasts.items() if needed == max(lasts.values())]
            assert line.moves[n] in best
            resists += line.moves[n] != PASS
    assert resists > 10


def needs(match: Match, state: rules.State) -> int:
    """How many moves the seat needs at most to go out from here."""
    if state.last is not None:
        return 0
    if rules.to_move(state) == match.asked:
        return 1 + needs(match, rules.play(state, DEFENCE.search(match).move(state, ways=False)))
    return max(needs(match, rules.play(state, each)) for each in rules.moves(state))


@pytest.mark.parametrize("name", ["problem-1446"])
def test_an_easy_problem_is_not_lost_by_passing_all_the_way(name: str) -> None:
    problem = pool.named(GAME, name)
    line = SOLVER.line(position(problem, GAME), problem.answer, 0)
    others = [each for each in line.moves[len(problem.moves) :] if each != PASS]
    assert "R9" in others
