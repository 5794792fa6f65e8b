"""Cards nobody would write: whatever the grammar can say, the game goes on with it, and ends."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Chance, Dice
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.codec import pack
from game.games.read_aloud.language.effects import Text
from game.shelf import GAMES
from tests.read_aloud.texts import texts

GAME = GAMES["read-aloud"]


@given(
    st.lists(texts(), min_size=30, max_size=40), st.sampled_from(GAME.seats), st.sampled_from(["forbidden", "allowed"])
)
def test_a_match_with_any_cards_ends(wild: list[Text], seats: int, repetition: str) -> None:
    own = pack(tuple(Card(f"w{n + 1}", n % 9, text) for n, text in enumerate(wild)))
    options = {**GAME.defaults(), "deck": "40", "own": own, "repetition": repetition}
    assert [option.key for option in GAME.options if not option.takes(options[option.key])] == []
    state = GAME.rules.deal(seats, options, Chance("wild"))
    dice = Dice("wild")
    for _ in range(GAME.longest):
        if GAME.rules.to_move(state) is None:
            break
        state = GAME.rules.play(state, dice.choice(GAME.rules.moves(state)))
    assert GAME.rules.to_move(state) is None
