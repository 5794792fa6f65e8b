"""The course of a match between bots and people: who knows what, who deals, how long it takes."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from game.bots import decide
from game.command.attacks.visitor import stepped
from game.core.chance import Dice
from game.core.match import ME, Match
from game.core.rules import Choice
from game.games.garlandland import GAME, rules
from game.games.garlandland.rules import State
from game.games.garlandland.rules.score import Round
from game.ui.wire import think
from tests.garlandland.rows import dealt, round_on

BEST, WORST = "I VI VII II V", "I II IV VII V"
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def answered(match: Match) -> tuple[list[Any], Match]:
    """What each bot sees when it is asked, until the human is asked again, and the match then."""
    seen = []
    while match.asked is not None and match.players[match.asked] != ME:
        seen.append(match.seen(match.asked))
        match = match.play(stepped(think(match, match.asked, match.players[match.asked])).move)
    return seen, match


@pytest.mark.parametrize("goal", ["wins", "points"])
@pytest.mark.parametrize("level", list(GAME.levels))
def test_a_bot_plays_the_same_whichever_card_the_human_has_laid_before_it_g13(level: str, goal: str) -> None:
    """In every turn of a round, for both bots that are asked after the human."""
    match = Match.begin(GAME, "commit", (ME, level, level), {"goal": goal})
    for _ in range(5):
        (seen, match), (seen_too, other) = (answered(match.play(card)) for card in rules.moves(match.state))
        assert seen == seen_too
        assert match.moves[-2:] == other.moves[-2:]
        assert match.moves[-3] != other.moves[-3]


def test_a_bot_is_handed_what_its_seat_sees_and_nothing_else_g13() -> None:
    """Neither the human's card, nor the piles, nor the chance of the match."""
    handed: list[tuple[Any, int]] = []

    def spy(seen: Any, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
        handed.append((seen, seat))
        yield
        return (Choice(seen.hands[seat][0], 0.0, ("", {})),)

    match = Match.begin(GAME._replace(levels={"spy": spy}), "commit", (ME, "spy", "spy"))
    seen, _ = answered(match.play(match.state.hands[0][0]))
    assert handed == list(zip(seen, (1, 2), strict=True))
    for state, seat in handed:
        assert state.chance is None
        assert (state.chosen[0], state.hands[0]) == ("?", ("?",))
        assert {card for pile in state.piles for card in pile} == {"?"}
        assert "?" not in state.hands[seat]


def played(state: State) -> tuple[list[str], list[State]]:
    """The moves that bots of all levels make to the end, and the states after them."""
    levels = list(GAME.levels.values())
    moves: list[str] = []
    states: list[State] = []
    while (seat := rules.to_move(state)) is not None:
        dice = Dice(str(len(moves)))
        moves.append(decide(levels[seat % len(levels)], rules.seen_by(seat, state), seat, dice))
        state = rules.play(state, moves[-1])
        states.append(state)
    return moves, states


def rounds(states: list[State]) -> list[Round]:
    """The results, one for each round."""
    return list({state.last.number: state.last for state in states if state.last}.values())


@SEATS
def test_everybody_deals_once_in_the_points_game_g16(seats: int) -> None:
    for deal in ("one", "two", "three"):
        _, states = played(dealt(seats, "points", deal))
        assert sorted(last.dealer for last in rounds(states)) == list(range(seats))


@SEATS
@pytest.mark.parametrize("goal", ["wins", "points"])
def test_the_dealer_has_no_influence_on_play_g17(seats: int, goal: str) -> None:
    """The same deal with any first dealer: the same moves, rows and results to the end; only the box is elsewhere."""
    start = dealt(seats, goal)
    first, *others = (played(start._replace(dealer=dealer)) for dealer in range(seats))
    for moves, states in others:
        assert rounds(states)[0].dealer != rounds(first[1])[0].dealer
        assert moves == first[0]
        assert without_box(states) == without_box(first[1])


def without_box(states: list[State]) -> list[State]:
    """The states as if nobody had the box."""
    bare = []
    for state in states:
        news = tuple(
            event._replace(facts={name: fact for name, fact in event.facts.items() if name != "dealer"})
            for event in state.news
        )
        bare.append(state._replace(dealer=0, last=state.last and state.last._replace(dealer=0), news=news))
    return bare


@SEATS
def test_everyone_always_chooses_one_of_two_and_sees_six_of_seven_cards_g15(seats: int) -> None:
    state = dealt(seats)
    for _ in range(5 * seats):
        assert len(rules.moves(state)) == 2
        assert all(len(pile) >= 1 for pile in state.piles)
        before, state = state, rules.play(state, rules.moves(state)[0])
    assert state.last
    assert [len(pile) for pile in before.piles] == [1] * seats


def won_by(state: State, *winners: int) -> State:
    """The state after a round that just these have won."""
    return round_on(state, *(BEST if seat in winners else WORST for seat in range(len(state.rows))))


@SEATS
def test_a_match_can_last_two_rounds_for_each_player_and_one_more_g21(seats: int) -> None:
    state = dealt(seats)
    for number in range(1, 2 * seats + 1):
        state = won_by(state, number % seats)
        assert state.last
        assert (state.last.number, state.victors) == (number, ())
    assert state.wins == (2,) * seats
    state = won_by(state, seats - 1)
    assert state.last
    assert state.last.number == 2 * seats + 1
    assert rules.winners(state) == (seats - 1,)
    assert rules.scores(state) == (0.0,) * (seats - 1) + (1.0,)


@SEATS
def test_a_match_lasts_no_longer_whoever_wins_its_rounds_g21(seats: int) -> None:
    """All ways in which rounds can be won, ties of any number at the top among them, with the scores at each end."""
    sets = [each for n in range(1, seats + 1) for each in combinations(range(seats), n)]
    start = dealt(seats)

    @cache
    def most(wins: tuple[int, ...]) -> int:
        """How many rounds there can still be."""
        longest = 0
        for winners in sets:
            after = won_by(start._replace(wins=wins), *winners)
            assert after.wins == tuple(n + (seat in winners) for seat, n in enumerate(wins))
            assert rules.scores(after) == tuple((n == 3) * 1.0 if 3 in after.wins else n / 3 for n in after.wins)
            longest = max(longest, 1 if after.victors else 1 + most(after.wins))
        return longest

    assert most((0,) * seats) == 2 * seats + 1


def test_the_longest_match_there_is_has_that_many_moves_g21() -> None:
    assert GAME.longest == max(seats * 5 * (2 * seats + 1) for seats in GAME.seats)
