"""The problems of Gang of Four: their reasons are so to the letter, and the line that is shown resists all the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from game.core.match import Match
from game.core.rules import Saying
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.hints.names import names
from game.games.gang_of_four.problems import DEFENCE, SOLVER
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.combos import all_combos, beats, classify
from game.problems import pool
from game.problems.problem import position
from game.problems.saying import words_for as words_of_problems
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


def cards_of(named: Saying) -> tuple[str, ...]:
    """The cards of what a reason names."""
    return tuple(named[1]["cards"])


def plays(said: Saying) -> Iterator[tuple[str, ...]]:
    """What is played one after the other, as a reason tells it."""
    yield cards_of(said[1]["cards"])
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
            assert Counter((*cards_of(facts["after"]), *cards_of(facts["rest"]))) == held
        told.add(key)
    assert {"problem.why-any", "problem.why-whoever-rest", "problem.why-back"} <= told


def test_who_is_said_to_come_back_beats_the_answer_at_once() -> None:
    for move, match, (key, facts) in asked():
        if key == "problem.why-back":
            line = SOLVER.line(match, move, 0)
            told = [(rules.to_move(state), played) for state, played in zip(line.states, line.moves, strict=False)]
            told = told[len(match.moves) + 1 :]
            turn = next(n for n, (seat, _) in enumerate(told) if seat == match.asked)
            assert told[turn][1] == " ".join(cards_of(facts["after"]))
            assert (facts["seat"], " ".join(cards_of(facts["reply"]))) in told[:turn]


def wrong_moves() -> Iterator[tuple[Match, str, Mapping[str, Any]]]:
    """Wrong moves of problems, with what is said against them."""
    for answer, match, _ in asked():
        for move in rules.moves(match.state):
            if move != answer:
                yield match, move, SOLVER.against(match, move)[1]


def test_what_is_said_to_answer_a_wrong_move_beats_what_was_named_right_before_it() -> None:
    told = Counter[str]()
    for match, _, facts in wrong_moves():
        key, tried = facts["try"]
        before = tried.get("lead") or tried.get("cards")
        compare = match.state.terms.compare
        reply = classify(cards_of(facts["reply"]), compare)
        named = classify(cards_of(before), compare) if before else None
        assert reply
        assert named is None or beats(reply, named)
        told[key] += 1
    assert told.keys() == {"problem.try", "problem.try-lead", "problem.try-pass"}


def test_the_lead_named_after_a_trick_taken_is_the_one_that_is_beaten() -> None:
    words = words_of_problems("en", GAME)
    match = position(pool.named(GAME, "problem-2054"), GAME)
    said = words.say(SOLVER.against(match, "GP"))
    assert "green phoenix, the trick is yours, but when you then lead the red 3," in said


def test_a_pair_is_named_as_one_where_it_is_played_as_one_and_else_card_by_card() -> None:
    words, told = words_of_problems("ja", GAME), set[bool]()
    for _, _, (key, facts) in asked():
        if key == "problem.why-any":
            pair = any(len(cards) == 2 for cards in plays(facts["line"]))
            assert ("のペア" in words.say(facts["line"])) == pair
            told.add(pair)
    assert told == {True, False}
    problem = pool.named(GAME, "problem-1446")
    reason = SOLVER.why(position(problem, GAME), problem.answer)
    assert reason
    assert "黄の9、もう1枚の黄の9、赤のドラゴンを出して" in words.say(reason)


def test_two_pairs_of_a_number_are_told_apart_by_their_cards() -> None:
    told = 0
    for match, move, facts in wrong_moves():
        tried = facts["try"][1].get("cards")
        if tried:
            own = classify(move.split(), match.state.terms.compare)
            held = all_combos(match.state.hands[match.asked or 0], match.state.terms.compare)
            twins = [each for each in held if own and each.text != own.text and names(each)[-1] == names(own)[-1]]
            assert bool(twins) == (tried[0] == "brief.one" and len(move.split()) > 1)
            told += bool(twins)
    assert told


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
