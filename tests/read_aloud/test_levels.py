"""The levels: who beats whom, and that the expert is blind, repeatable and gives reasons."""

from __future__ import annotations

from game.bots import analyse, decide
from game.command.arena import compete
from game.core.chance import Chance, Dice
from game.core.rules import Choice
from game.games.read_aloud import GAME, hints, rules
from game.games.read_aloud.bots import beginner, lookahead
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules.state import State
from tests.hashes import said_alike
from tests.read_aloud.scenes import known, table

known({"stop": (e.End(),), "sorry": (e.Lose(),)})
MOST = e.Most(Measure.SUM)


def thought(state: State) -> tuple[Choice, ...]:
    """What the expert thinks in the asked seat."""
    seat = rules.to_move(state)
    assert seat is not None
    return analyse(hints.reasoned, rules.seen_by(seat, state), seat, Dice("x"))


def positions(deal: str) -> list[State]:
    """Positions of normal players, some way apart."""
    state, found = rules.deal(2, GAME.defaults(), Chance(deal)), []
    for turn in range(30):
        seat = rules.to_move(state)
        if seat is None:
            break
        if turn % 6 == 5:
            found.append(state)
        state = rules.play(state, decide(lookahead.normal, rules.seen_by(seat, state), seat, Dice("x")))
    return found


def test_easy_is_ahead_of_a_beginner() -> None:
    easy, other = compete(GAME, ("easy", "beginner"), 25, "floor", {})
    assert easy.wins.mean > other.wins.mean


def test_the_expert_ends_the_game_when_it_wins() -> None:
    assert thought(table("stop p1 p2", "p8 p9", "p1a p2a", condition=MOST, by=1))[0].move == "read field 1"


def test_the_expert_recalls_the_hand_that_would_win() -> None:
    """The rival's cards were seen before: with them the rival would win, so the game is not ended for it."""
    state = table("stop p1 p2", "p3 p4", "p8 p9", condition=MOST, by=1, pile="p0 p1a p2a p0a p0b p0c")
    hand = tuple(piece._replace(known=3) for piece in state.hands[1])
    assert thought(state._replace(hands=(state.hands[0], hand)))[0].move != "read field 1"


def test_a_beginner_reads_its_own_hand_first_and_loses_last() -> None:
    state = table("p1 p2", "sorry p4", "p5 p6", pile="p7 p8")
    choices = analyse(beginner.think, rules.seen_by(0, state), 0, Dice("x"))
    assert (choices[0].move, choices[-1].move) == ("read hand 2", "read hand 1")


def test_the_expert_plays_the_same_whatever_the_hash_seed() -> None:
    code = (
        "from tests.read_aloud.test_levels import positions, thought\n"
        "print([thought(state) for state in positions('hash')])"
    )
    assert "reason" in said_alike(code)


def test_everything_hidden_dealt_anew_changes_no_thought() -> None:
    for n, state in enumerate(positions("blind")):
        seat = rules.to_move(state)
        assert seat is not None
        world = rules.imagine(rules.seen_by(seat, state), seat, Dice(f"world-{n}"))
        assert thought(world) == thought(state)
