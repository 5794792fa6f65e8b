"""By ear: a card that comes openly to any place is named, so that whoever does not see the page knows it."""

from __future__ import annotations

import pytest

from game.games.read_aloud.cards.names import quoted
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place, Text
from game.games.read_aloud.language.sentences import say_condition
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.rules.state import State
from tests.read_aloud.sights import PLAIN, STAYS, after, drawn, for_both, scene, table

OTHER: Text = (e.Lose(),)
TO: dict[str, tuple[Text, str]] = {
    "field": ((e.Swap(Place.PLAY),), "hand 1 of 2"),
    "pile": ((e.SwapTwo(Place.FIELD, Place.PILE),), ""),
    "discards": ((e.Swap(Place.DISCARDS),), ""),
}


def _table(text: Text) -> State:
    """The reader's card and another lie in the field; one in the other's hand, the top of the pile open."""
    state = table([text, OTHER], [PLAIN, PLAIN], [STAYS, STAYS])
    top, *rest = state.pile
    return state._replace(pile=(top._replace(face=Face.OPEN), *rest), discards=(rest.pop(),))


@pytest.mark.parametrize("lang", for_both)
@pytest.mark.parametrize(("place", "text", "answer"), [(place, *rest) for place, rest in TO.items()], ids=TO)
def test_a_card_that_comes_openly_to_a_place_is_named(place: str, text: Text, answer: str, lang: str) -> None:
    state, log = after(_table(text), "read field 1", *filter(None, [answer]))
    news = [event for event in log if event.kind.startswith("came")]
    here = scene(state, seat=1, log=log, lang=lang)
    told = " ".join(VIEW.told(here, log))
    assert f"came-{place}-open" in [event.kind for event in news]
    for event in news:
        [key] = event.facts.get("cards") or [""]
        if event.kind.endswith("-open") and key != "k0":
            assert quoted(state.terms.cards[key], lang).strip("「」“”") in told


STACKED: dict[str, Text] = {
    "discarded-hand": (e.Discard(e.Whole(Place.ANOTHER)),),
    "shown-open": (e.Turn(e.Whole(Place.MINE), Face.OPEN),),
}


@pytest.mark.parametrize("lang", for_both)
@pytest.mark.parametrize(("kind", "text"), STACKED.items(), ids=STACKED)
def test_a_stack_is_counted_as_one_card(kind: str, text: Text, lang: str) -> None:
    """Each hand holds two cards, one of them with another card under it."""
    state = table([text, OTHER], [PLAIN, PLAIN], [PLAIN, PLAIN])
    hands = tuple((hand[0]._replace(under=("k9",)), *hand[1:]) for hand in state.hands)
    state, log = after(state._replace(hands=hands), "read field 1")
    here = scene(state, log=log, lang=lang)
    assert kind in [event.kind for event in log]
    assert here.words("page.cards", n=2) in VIEW.told(here, log)[0]


@pytest.mark.parametrize("lang", for_both)
def test_the_card_that_was_read_is_not_quoted_a_second_time(lang: str) -> None:
    state, log = after(_table((e.Swap(Place.PLAY),)), "read field 1", "hand 1 of 2")
    for seat in (0, 1):
        here = scene(state, seat=seat, log=log, lang=lang)
        told = " ".join(VIEW.told(here, log))
        assert told.count(quoted(state.terms.cards["k0"], lang)) == seat
        assert here.words("page.this-card") in told.lower()


@pytest.mark.parametrize("lang", for_both)
def test_a_condition_is_announced_to_who_has_set_it_and_quoted_to_the_others(lang: str) -> None:
    goal = e.Most(e.Measure.SUM)
    state, log = after(table([(e.Decide(goal),), STAYS], [PLAIN, PLAIN], [STAYS, STAYS]), "read field 1")
    own, others = (scene(state, seat=seat, log=log, lang=lang) for seat in (0, 1))
    said = own.words("hear.condition", condition=say_condition(goal, lang))
    assert said in VIEW.told(own, log)
    assert said not in " ".join(VIEW.told(others, log))
    assert say_condition(goal, lang) in " ".join(VIEW.told(others, log))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Discarded from Ben’s hand: 2 cards."), ("ja", "Benの手札から2枚を捨てました。")]
)
def test_the_account_counts_a_stack_as_one_card_as_the_discards_do(lang: str, said: str) -> None:
    """Each hand holds two cards, one of them with another card under it (E17)."""
    state = table([STACKED["discarded-hand"], OTHER], [PLAIN, PLAIN], [PLAIN, PLAIN])
    hands = tuple((hand[0]._replace(under=("k9",)), *hand[1:]) for hand in state.hands)
    state, log = after(state._replace(hands=hands), "read field 1")
    account = drawn(scene(state, log=log, lang=lang)).one("section", "account")
    assert said in account.text
    assert len(state.discards) == 2


def test_what_is_told_in_short_counts_all_cards_that_were_discarded() -> None:
    text: Text = (e.Discard(e.Top(4)), *[e.Turn(e.Whole(Place.HANDS), face) for face in (Face.OPEN, Face.DOWN)])
    state, log = after(table([text, OTHER, OTHER], [PLAIN] * 3, [PLAIN] * 3), "read field 1")
    account = drawn(scene(state, seat=1, log=log)).one("section", "account")
    assert "Discarded from the draw pile: 4 cards." in account.one("p", "in-short").text
