"""What an effect consists of: a class, a row of rules, a phrase in each language, a tag in links."""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Chance
from game.core.rules import Secret
from game.games.read_aloud import rules
from game.games.read_aloud.bots.worth import worth
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.codec import TAGS
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language import en, ja
from game.games.read_aloud.language.effects import Change, Face, Place
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import ROWS, effective, has_effect, resolve, row
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import Ask, State, Terms
from game.games.read_aloud.rules.turns import open_first
from tests.read_aloud.scenes import SELF, after, known, table, told
from tests.read_aloud.texts import texts

CLASSES = (*get_args(e.Plain), e.If, e.Either)
TABLES = (ja.TABLE, en.TABLE)


def test_each_effect_has_a_row_a_phrase_in_each_language_and_a_tag() -> None:
    """In the order of the classes, so that they are found again; a class that is in no union is no effect."""
    assert tuple(ROWS) == CLASSES
    assert [tuple(table["clause"]) for table in TABLES] == [CLASSES] * 2
    assert [tuple(table["plain"]) for table in TABLES] == [CLASSES[:-2]] * 2
    assert [each for each in TAGS if each in CLASSES and TAGS.count(each) == 1] == [e for e in TAGS if e in CLASSES]
    assert {*CLASSES} <= {*TAGS}


def test_each_class_of_the_vocabulary_is_in_a_union() -> None:
    unions = (e.Amount, e.Cards, e.Condition, e.Test, e.Clause)
    used = {each for union in unions for each in get_args(union)} - {int}
    assert used == {each for each in vars(e).values() if hasattr(each, "__dataclass_fields__") and isinstance(each, type)}


def test_the_parts_of_a_clause() -> None:
    assert e.parts(e.End()) == (e.End(),)
    assert e.parts(e.If(e.Undecided(), e.End())) == (e.End(),)
    assert e.parts(e.Either(e.Lose(), e.End())) == (e.Lose(), e.End())


@st.composite
def positions(draw: st.DrawFn) -> tuple[State, Any]:
    """A table in the middle of a game with random texts, and a clause that is about to be resolved on it."""
    written = draw(st.lists(texts(2), min_size=16, max_size=16))
    deck = [Card(f"w{n}", n % 7 - 1, text) for n, text in enumerate(written)]
    terms = Terms(2, False, False, {card.key: card for card in deck})
    chance = Chance("rows")
    state = open_first(rules.laid_out(terms, tuple(terms.cards), 3)._replace(chance=chance))
    for _ in range(draw(st.integers(0, 12))):
        if state.over:
            break
        state = rules.play(state, draw(st.sampled_from(rules.moves(state))))
    clause = draw(texts(1))[0]
    return state, clause


@given(positions())
def test_a_clause_without_an_effect_changes_nothing_that_can_be_known(drawn: tuple[State, Any]) -> None:
    """And one with an effect asks for something that can be chosen, or changes something."""
    state, clause = drawn
    if state.over or state.asked:
        return
    begun = about_to(state, readable(state)[0])
    done = resolve(begun, clause)
    if isinstance(done, Ask):
        assert bool(done.spots or done.numbers) == has_effect(begun, clause)
        return
    same = done[0]._replace(news=begun.news, shuffles=begun.shuffles, tokens=begun.tokens) == begun
    assert same == (not has_effect(begun, clause))
