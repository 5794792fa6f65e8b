"""The short names of cards: what tells two cards of a table apart stays in them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.names import OwnKey
from game.games.read_aloud.cards.packs import CARDS, PACKS, card_text
from game.games.read_aloud.language.effects import (
    DISCARD_THIS,
    Decide,
    Discard,
    Exactly,
    Lose,
    Measure,
    Place,
    Shuffle,
    Some,
    Text,
    Undecide,
)
from game.games.read_aloud.language.sentences import say
from game.games.read_aloud.page.naming import CUT, SHORT, name_of
from game.games.read_aloud.rules.state import Terms
from game.words import LANGUAGES
from tests.read_aloud.sights import asked, for_both

both = pytest.mark.parametrize("lang", for_both)


def names(cards: Iterable[Card], lang: str) -> dict[str, str]:
    """The name of each of these cards, by its key."""
    terms = Terms(3, False, False, {card.key: card for card in cards})
    return {key: name_of(asked(lang), terms, key) for key in terms.cards}


@both
@pytest.mark.parametrize("cards", [*PACKS.values(), tuple(CARDS.values())])
def test_no_two_cards_of_a_table_look_the_same(cards: tuple[Card, ...], lang: str) -> None:
    told: dict[str, set[str]] = {}
    for key, name in names(cards, lang).items():
        told.setdefault(name, set()).add(card_text(CARDS[key], lang))
    assert not [name for name, texts in told.items() if len(texts) > 1]


@both
def test_a_name_is_as_short_as_that_allows(lang: str) -> None:
    most = SHORT[LANGUAGES[lang].upright]
    told = names(CARDS.values(), lang).values()
    assert sum(len(name) > most for name in told) < len(CARDS) // 10
    assert max(map(len, told)) < 1.6 * most
    assert sum(CUT in name for name in told) > len(CARDS) // 10


@both
def test_a_short_name_leaves_out_the_discard_and_the_end_of_what_is_long(lang: str) -> None:
    long: Text = (Discard(Some(1, Place.FIELD)), Lose(), Undecide(), Shuffle(Place.FIELD), DISCARD_THIS)
    told = names([Card("k0", 0, (DISCARD_THIS, Lose())), Card("k1", 0, long)], lang)
    assert told["k0"] == say((Lose(),), lang).rstrip(".")
    assert told["k1"].endswith(CUT)
    assert len(told["k1"]) <= SHORT[LANGUAGES[lang].upright]


@both
def test_a_condition_is_named_by_what_it_compares(lang: str) -> None:
    texts: list[Text] = [(DISCARD_THIS, Decide(Exactly(Measure.SUM, n))) for n in (7, 70)]
    told = names([Card(f"k{n}", n, text) for n, text in enumerate(texts)], lang)
    assert all(name.startswith(asked(lang)("page.condition-name")) for name in told.values())
    assert "7" in told["k0"]
    assert "70" in told["k1"]


@both
def test_cards_that_differ_in_their_own_discard_alone_are_named_by_it(lang: str) -> None:
    text: Text = (Discard(Some(1, Place.ANYONE)),)
    kept, gone = Card("k0", 0, text), Card("k1", 0, (*text, DISCARD_THIS))
    told = names([kept, gone], lang)
    assert told["k0"] != told["k1"]
    assert names([gone], lang)["k1"] == told["k0"]


def test_a_card_that_a_player_wrote_has_a_name_too() -> None:
    own = Card("w1", 1, (DISCARD_THIS,))
    key = OwnKey(own.key)
    key.card = own
    assert names([own], "en")[key] == "Discard this card"


@both
def test_a_card_printed_in_words_of_its_own_is_called_by_them(lang: str) -> None:
    [card] = [card for card in CARDS.values() if card_text(card, lang) != say(card.text, lang)]
    assert names(CARDS.values(), lang)[card.key] == card_text(card, lang).rstrip(".。")
