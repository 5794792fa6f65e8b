"""What an effect consists of: a class, a row of rules, a phrase in each language, a tag in links."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Dice
from game.games.read_aloud import rules
from game.games.read_aloud.cards.codec import TAGS
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language import en, ja
from game.games.read_aloud.language.effects import Act, Change, Face, Place
from game.games.read_aloud.reading.written import phrases
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import ROWS, effective, has_effect, resolve
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import Chosen
from tests.read_aloud.scenes import after, known, table, told
from tests.read_aloud.texts import said_by

CLASSES = (*get_args(e.Plain), e.If, e.Either)
TABLES = (ja.TABLE, en.TABLE)
LIMITS = st.integers(1, 4)


def test_each_effect_has_a_row_a_phrase_in_each_language_and_a_tag() -> None:
    assert tuple(ROWS) == CLASSES
    assert [tuple(table["clause"]) for table in TABLES] == [CLASSES] * 2
    assert [tuple(table["plain"]) for table in TABLES] == [CLASSES[:-2]] * 2
    assert [TAGS.count(each) for each in CLASSES] == [1] * len(CLASSES)


def test_each_class_of_the_vocabulary_is_in_a_union() -> None:
    unions = (e.Amount, e.Cards, e.Looked, e.Condition, e.Test, e.Clause)
    used = {each for union in unions for each in get_args(union)} - {int}
    assert used == {
        each for each in vars(e).values() if hasattr(each, "__dataclass_fields__") and isinstance(each, type)
    }


def test_the_parts_of_a_clause() -> None:
    assert e.parts(e.End()) == (e.End(),)
    assert e.parts(e.If(e.Undecided(), e.End())) == (e.End(),)
    assert e.parts(e.Either(e.Lose(), e.End())) == (e.Lose(), e.End())


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A table on which anything may be so, with a card of the field or of a hand that is about to be read."""
    sizes = [draw(st.integers(least, 3)) for least in (1, 0, 0, 0, 0, 0)]
    names = iter([f"p{n}" for n in range(sum(sizes))])
    zones = [" ".join(islice(names, size)) for size in sizes]
    state = table(*zones[:4], pile=zones[4], discards=zones[5], limits=(draw(LIMITS), draw(LIMITS)))
    pile = tuple(piece._replace(face=draw(st.sampled_from((None, Face.OPEN)))) for piece in state.pile)
    faces = (draw(st.sampled_from((Face.OPEN, Face.DOWN))), *(draw(st.sampled_from(Face)) for _ in state.hands))
    bans = tuple(act for act in Act if draw(st.booleans()))
    losers = tuple(seat for seat in range(3) if draw(st.booleans()))
    offsets = tuple(draw(st.integers(-1, 1)) for _ in state.hands)
    state = state._replace(pile=pile, faces=faces, bans=bans, losers=losers, offsets=offsets)
    if draw(st.booleans()):
        state = state._replace(condition=e.Reader(), by=draw(st.integers(0, 1)))
    spots = (Spot(Place.FIELD, 0), *[Spot(Place.HANDS, 0, 0)] * bool(state.hands[0]))
    return about_to(state, draw(st.sampled_from(spots)))


def clauses(kind: type) -> st.SearchStrategy[e.Clause]:
    """Clauses of one class."""
    said = [phrase for phrase in phrases(ja.LANGUAGE)["clause"] if phrase.said and phrase.key is kind]
    return st.sampled_from(said).flatmap(lambda phrase: said_by(ja.LANGUAGE, phrase))


def ends(state: State, clause: e.Clause, chosen: Chosen = ()) -> Iterator[State]:
    """The states after a clause, with the first and the last answers to each of its questions; of news only looks."""
    done = resolve(state, clause, chosen)
    if not isinstance(done, Ask):
        news = tuple(event for event in done[0].news if event.kind.startswith("looked"))
        yield done[0]._replace(news=news, shuffles=0, tokens=0)
        return
    answers: Chosen = done.spots or done.numbers
    for answer in dict.fromkeys((*answers[:2], *answers[-2:])):
        yield from ends(state, clause, (*chosen, answer))


@pytest.mark.parametrize("kind", CLASSES)
@given(data=st.data())
def test_a_clause_has_an_effect_where_one_of_its_ends_differs_from_its_beginning(
    kind: type, data: st.DataObject
) -> None:
    state, clause = data.draw(positions()), data.draw(clauses(kind))
    before = state._replace(news=(), shuffles=0, tokens=0)
    differs = any(end != before for end in ends(state, clause))
    assert has_effect(state, clause) >= differs if by_values(clause) else has_effect(state, clause) == differs


def by_values(clause: e.Clause) -> bool:
    """Whether it depends on values that may be hidden, which are not looked at before the reading (R5)."""
    chosen = (getattr(part, "cards", None) for part in e.parts(clause))
    return isinstance(clause, e.LoseBy | e.EachBy) or any(isinstance(each, e.Valued | e.Peak) for each in chosen)


def test_the_parts_that_have_an_effect_now() -> None:
    """Of a choice all that can be chosen; of an If nothing while its test is not met."""
    known({"loseor": (e.Either(e.Lose(), e.Undecide()), e.If(e.None_(Place.PILE), e.Lose()))})
    state = table("loseor p2", "p3", "p4", pile="p5", condition=e.Reader(), by=0)
    either, if_ = state.terms.cards["loseor"].text
    lost, open_ = state._replace(losers=(0,)), state._replace(condition=None)
    begun = [about_to(each, Spot(Place.FIELD, 0)) for each in (state, lost, open_, state._replace(pile=()))]
    parts = [effective(each, either) for each in begun]
    assert parts == [(e.Lose(), e.Undecide()), (e.Undecide(),), (e.Lose(),), (e.Lose(), e.Undecide())]
    assert [effective(each, if_) for each in begun] == [(), (), (), (e.Lose(),)]


def test_any_number_of_the_pile_has_an_effect_also_where_its_top_is_open() -> None:
    known({"anytop": (e.Turn(e.Top(e.Any()), Face.OPEN),)})
    state = table("anytop p2", "p3", "p4", pile="p5 p6")
    state = state._replace(pile=(state.pile[0]._replace(face=Face.OPEN), *state.pile[1:]))
    assert "idle" not in told(after(state, "read field 1"))
    assert "idle" in told(after(state._replace(pile=state.pile[:1]), "read field 1"))


@pytest.mark.parametrize("name", ["stackif", "stackor"])
def test_a_card_that_stacks_by_a_condition_or_a_choice_is_imagined_with_its_change(name: str) -> None:
    """Under a hidden card, whose value it has changed; of two changes it has made one."""
    stacks = e.Stack(Place.ANOTHER, Change.DOUBLE), e.Stack(Place.ANOTHER, Change.ZERO)
    known({"stackif": (e.If(e.None_(Place.DISCARDS), stacks[0]),), "stackor": (e.Either(*stacks),)})
    state = after(table("p1 p2", f"{name} p3", "p4", pile="p5 p6"), "read hand 1", *["second"] * (name == "stackor"))
    worlds = [rules.imagine(rules.seen_by(0, state), 0, Dice(str(n))) for n in range(20)]
    found = {world.hands[1][0].changes for world in worlds if world.hands[1][0].under}
    assert found == {(stack.change,) for stack in stacks[: 1 + (name == "stackor")]}
