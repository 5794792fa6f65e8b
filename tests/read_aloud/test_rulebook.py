"""The rules page of Read-Aloud: what it shows is what the grammar says and the rules do."""

from __future__ import annotations

import re

import pytest

from game.games.read_aloud import GAME, rules
from game.games.read_aloud.book import DOUBTS, OWN, SECTIONS, rulebook
from game.games.read_aloud.book.words import en
from game.games.read_aloud.language.sentences import say, steps
from game.games.read_aloud.page.examples import SPECIMENS, worth_of_stack
from game.games.read_aloud.rules.conditions import value
from game.words import words_of
from tests.markup import Element, tree
from tests.read_aloud.sights import PLAIN, after, asked, for_both, table

both = pytest.mark.parametrize("lang", for_both)


def page(lang: str) -> Element:
    return tree(rulebook(words_of(lang, GAME)))


@both
def test_the_page_has_its_sections_and_says_all_that_was_written_for_it(lang: str) -> None:
    words = asked(lang)
    root = tree(rulebook(words))
    assert [each.attributes["id"] for each in root.all("section")] == [f"rules-{key}" for key in SECTIONS]
    assert [each.all("h2")[0].text for each in root.all("section")] == [words(f"book.{key}") for key in SECTIONS]
    assert not [key for key in en.SENTENCES if key not in words.keys]
    assert not re.search(r"[{}*]", root.text)


@both
def test_every_card_on_it_is_said_by_the_grammar(lang: str) -> None:
    said = {say(card.text, lang) for card in SPECIMENS.values()}
    shown = [each.all("span", "text")[0].text for each in page(lang).all("span", "slip")]
    assert shown
    assert not [each for each in shown if each not in said]


@both
def test_the_order_of_the_words_is_that_of_the_clauses(lang: str) -> None:
    for figure, name in zip(page(lang).all("figure", "order-of"), ("after", "before"), strict=True):
        lines = [each.text for each in figure.all("ol", "steps")[0].children]
        assert lines[::2] == list(steps(SPECIMENS[name].text, lang))
        assert {*lines[1::2]} == {words_of(lang, GAME).also(OWN)("book.fill.then")}


def test_a_stack_comes_to_what_the_page_says() -> None:
    texts = [SPECIMENS[name].text for name in ("negate", "double")]
    state, _ = after(table(texts, [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 1", "hand 2")
    while state.turn != 0 or state.asked:
        state = rules.play(state, rules.moves(state)[0])
    state, _ = after(state, next(move for move in rules.moves(state) if move == "read field 2"), "hand 2")
    stack = state.hands[0][1]
    card = SPECIMENS["highest"].value
    assert value(state, stack) * card == state.terms.cards[stack.key or ""].value * worth_of_stack(
        "highest", "negate", "double"
    )


@both
def test_each_doubt_has_an_answer(lang: str) -> None:
    doubts = page(lang).all("section")[[*SECTIONS].index("doubts")]
    assert len(doubts.all("dt")) == len(doubts.all("dd")) == len(DOUBTS)
    assert all(each.text for each in (*doubts.all("dt"), *doubts.all("dd")))


@both
def test_every_drawing_is_told_in_words(lang: str) -> None:
    assert all(svg.attributes["aria-hidden"] == "true" for svg in page(lang).all("svg"))
