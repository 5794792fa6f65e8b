"""How sentences are set on slips: letters by length, what comes first in small, and room for every card."""

from __future__ import annotations

import pytest

from game.games.read_aloud.cards.packs import CARDS, card_text
from game.games.read_aloud.language.effects import Discard, Lose, Nothing, This
from game.games.read_aloud.language.sentences import say
from game.games.read_aloud.page.typeset import MOST, SIZES, classes, downwards, face, first_of, setting
from game.games.read_aloud.reading.grammar import LONGEST
from game.ui.html import render
from game.words import LANGUAGES
from tests.markup import tree
from tests.read_aloud.sights import for_both

both = pytest.mark.parametrize("lang", for_both)
FIRST = (Discard(This()), Lose())


@both
def test_what_comes_first_is_set_apart_and_nothing_is_lost(lang: str) -> None:
    for upright in (False, True):
        for card in CARDS.values():
            said = card_text(card, lang)
            text = tree(face(said, card.text, lang, upright)).all("span", "text")[0]
            assert text.text == said
            assert bool(text.all("span", "lead")) == (len(card.text) > 1 and card.text[0] == Discard(This()))


@both
def test_what_comes_first_is_the_discard_before_all_else_alone(lang: str) -> None:
    said = say(FIRST, lang)
    assert said.startswith(first_of(said, FIRST, lang))
    assert {"en": "Discard this card, then ", "ja": "このカードを捨ててから"}[lang] == first_of(said, FIRST, lang)
    assert first_of(say((Discard(This()),), lang), (Discard(This()),), lang) == ""
    assert first_of(say((Nothing(), Discard(This())), lang), (Nothing(), Discard(This())), lang) == ""


def test_what_comes_first_breaks_between_its_words() -> None:
    assert "<wbr>捨ててから</span>" in render([face(say(FIRST, "ja"), FIRST, "ja", upright=True)])


@both
def test_every_printed_card_has_room_on_one_slip(lang: str) -> None:
    for card in CARDS.values():
        said = card_text(card, lang)
        first = first_of(said, card.text, lang)
        for upright in (False, LANGUAGES[lang].upright):
            assert setting(said[len(first) :], upright).slips == 1, said


@both
def test_few_printed_cards_have_letters_smaller_than_an_eleventh_of_their_width(lang: str) -> None:
    sizes = []
    for card in CARDS.values():
        said = card_text(card, lang)
        sizes.append(SIZES[setting(said[len(first_of(said, card.text, lang)) :], LANGUAGES[lang].upright).size - 1])
    assert sum(size < 10 for size in sizes) <= 2
    assert sum(size < 11 for size in sizes) <= len(sizes) / 13


@both
def test_the_longer_a_sentence_the_smaller_its_letters_and_the_longest_takes_several_slips(lang: str) -> None:
    word = {"en": "card ", "ja": "札を"}[lang]
    upright = LANGUAGES[lang].upright
    sizes = [setting(word * n, upright) for n in range(1, LONGEST // len(word))]
    assert sizes == sorted(sizes, key=lambda each: (each.slips, each.size))
    assert {each.size for each in sizes} == {*range(1, len(SIZES) + 1)}
    assert sizes[0] == (1, 1)
    assert 1 < sizes[-1].slips <= MOST


def test_a_line_that_runs_downwards_ends_between_phrases_where_all_have_room_whole() -> None:
    lines = render(downwards("場札かだれかの手札から10枚ずつを、交換する"))
    assert lines.split("<wbr>") == [
        *("場札か", "だれかの", "手札から"),
        '<span class="tcy">10</span>枚ずつを、',
        "交換する",
    ]
    looks = [classes(card_text(card, "ja"), card.text, "ja", upright=True) for card in CARDS.values()]
    assert all("phrased" in look for look in looks)
    assert "phrased" not in classes("あ" * 30, FIRST, "ja", upright=True)


def test_a_word_that_is_longer_than_a_line_has_smaller_letters() -> None:
    assert setting("incomprehensibly", False).size > setting("a longer line of", False).size
