"""Whatever players write on their cards: the game goes on by its laws, and ends (R3)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import HIDDEN
from game.core.chance import Chance, Dice
from game.core.rules import Secret
from game.games.read_aloud import rules
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.rules.state import State, Terms
from game.games.read_aloud.rules.turns import LONGEST, open_first
from game.games.read_aloud.words import en, ja
from tests.read_aloud.texts import texts

DECKS = st.lists(st.tuples(st.integers(-9, 9), texts(3)), min_size=14, max_size=24)
SEED = st.integers(0, 999).map(str)


def laid(deck: list[tuple[int, tuple[object, ...]]], seats: int, repeats: bool) -> State:
    cards = {f"w{n}": Card(f"w{n}", value, text) for n, (value, text) in enumerate(deck, 1)}  # type: ignore[arg-type]
    terms = Terms(2, True, repeats, cards)
    return open_first(rules.laid_out(terms, tuple(cards), seats)._replace(chance=Chance("any")))


@given(deck=DECKS, seats=st.sampled_from([2, 3]), repeats=st.booleans(), seed=SEED)
def test_r3_the_game_always_ends_and_its_laws_hold(
    deck: list[tuple[int, tuple[object, ...]]], seats: int, repeats: bool, seed: str
) -> None:
    state, dice = laid(deck, seats, repeats), Chance(seed)("moves")
    all_cards = rules.cards(state)
    n = 0
    while (seat := rules.to_move(state)) is not None:
        moves = rules.moves(state)
        seen = rules.seen_by(seat, state)
        assert moves
        assert rules.moves(seen) == moves
        assert rules.cards(state) == all_cards
        assert HIDDEN not in all_cards
        assert rules.seen_by(seat, rules.imagine(seen, seat, Dice(seed))) == seen
        move = dice.choice(moves)
        after = rules.play(state, move)
        assert seen_after(seen, move) in (None, rules.seen_by(seat, after))
        assert all(f"log.{event.kind}" in table for event in after.news for table in (en.SENTENCES, ja.SENTENCES))
        assert all(f"log.{event.kind}.seen" in en.SENTENCES for event in after.news if event.private)
        state, n = after, n + 1
    assert n <= LONGEST
    assert state.last


def seen_after(seen: State, move: str) -> State | None:
    """What comes of a move in a seen state; None where that needs a secret."""
    try:
        return rules.play(seen, move)
    except Secret:
        return None
