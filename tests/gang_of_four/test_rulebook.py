"""The rules page: what it draws is what the rules say, and what it names and counts too."""

from __future__ import annotations

import re

import pytest

from game.games.gang_of_four import GAME
from game.games.gang_of_four.book import DOUBTS, OWN, SECTIONS, rulebook
from game.games.gang_of_four.book.examples import DEALT, DUELS, GANGS, LEFT, SETS, TWICE, facts
from game.games.gang_of_four.book.words import en
from game.games.gang_of_four.rules.answers import fault_of
from game.games.gang_of_four.rules.cards import DECK, TOP, in_order
from game.games.gang_of_four.rules.combos import KINDS, beats, classify
from game.games.gang_of_four.rules.exchange import gifts
from game.games.gang_of_four.rules.score import BANDS, penalty, times
from game.games.gang_of_four.rules.state import OPTIONS, PRESETS, Exchange, agreed
from game.words import LANGUAGES, words_of
from tests.gang_of_four.scenes import asked
from tests.gang_of_four.tables import table
from tests.markup import Element, parsed
from tests.numbers import numbers

JAPANESE = agreed(PRESETS["japanese"])
for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))


def page(lang: str) -> Element:
    return parsed(rulebook(words_of(lang, GAME)))


def section(lang: str, key: str) -> Element:
    return page(lang).all("section")[[*SECTIONS].index(key)]


@for_both
def test_the_page_has_its_sections_and_says_all_that_was_written_for_it(lang: str) -> None:
    words = asked(lang)
    sections = parsed(rulebook(words)).all("section")
    assert [each.attributes["id"] for each in sections] == [f"rules-{key}" for key in SECTIONS]
    assert [each.all("h2")[0].text for each in sections] == [words(f"book.{key}") for key in SECTIONS]
    assert not [key for key in en.SENTENCES if key not in words.keys]


@for_both
def test_every_drawing_is_told_in_words(lang: str) -> None:
    """It is hidden from who listens, and beside it stand the names of its cards."""
    words = words_of(lang, GAME).also(OWN)
    fans = 0
    for parent in page(lang).all():
        for i, each in enumerate(parent.children):
            if "fan" in each.css:
                fans += 1
                assert each.attributes["aria-hidden"] == "true"
                assert parent.children[i + 1].text == words("page.cards", cards=each.cards())
    assert fans > 50
    assert all(svg.attributes["aria-hidden"] == "true" for svg in page(lang).all("svg"))


@for_both
def test_the_ladder_has_every_kind_the_strongest_first_with_an_example_that_is_one(lang: str) -> None:
    words, steps = words_of(lang, GAME).also(OWN), section(lang, "kinds").one("ol", "ladder").children
    found = [classify(step.cards()) for step in steps]
    assert [combo and combo.kind for combo in found] == list(reversed(KINDS))
    assert [step.one("h3").text for step in steps] == [words(f"kind.{kind}") for kind in reversed(KINDS)]


@for_both
@pytest.mark.parametrize(("part", "duels"), [("compare", DUELS), ("gangs", GANGS)])
def test_each_contest_has_the_winner_that_the_rules_say(lang: str, part: str, duels: dict[str, object]) -> None:
    drawn = section(lang, part).all("figure", "duel")
    for key, duel in zip(duels, drawn, strict=True):
        sides = duel.all("div", "side-of")
        one, other = (classify(side.cards()) for side in sides)
        assert one
        assert other
        assert ["winner" in side.css for side in sides] == [beats(one, other), beats(other, one)]
        assert ("winner" in sides[0].css) == (key != "equal")


def test_each_contest_shows_what_its_sentence_says() -> None:
    made = {key: [classify(side.split()) for side in sides] for key, sides in (DUELS | GANGS).items()}
    kinds = {key: tuple(combo.kind for combo in pair if combo) for key, pair in made.items()}
    assert kinds["number"] == kinds["colour"] == ("single", "single")
    assert kinds["pair"] == kinds["equal"] == ("pair", "pair")
    assert kinds["straight"] == ("straight", "straight")
    assert kinds["flush"] == ("flush", "flush")
    assert kinds["house"] == ("full_house", "full_house")
    assert kinds["kinds"] == ("flush", "straight")
    assert kinds["lowest"] == ("gang_of_four", "straight_flush")
    assert kinds["higher"] == ("gang_of_four", "gang_of_four")
    assert kinds["larger"] == ("gang_of_five", "gang_of_four")


@for_both
def test_what_can_be_made_with_special_cards_is_what_the_rules_say(lang: str) -> None:
    words, items = (
        words_of(lang, GAME).also(OWN),
        [item for each in section(lang, "special").all("ul", "sets") for item in each.children],
    )
    texts = [text for each in SETS.values() for text in each]
    for text, item in zip(texts, items, strict=True):
        cards = in_order(text.split())
        combo = classify(cards)
        assert item.cards() == cards
        assert ("fault" in item.css) == (combo is None)
        assert (words(f"kind.{combo.kind}") if combo else words.say(fault_of(cards))) in item.text
        assert all(cards.count(card) <= DECK.count(card) for card in cards)


def test_the_tables_and_figures_are_those_of_the_rules() -> None:
    bands, costs = section("en", "score").all("table")
    for row, (most, factor) in zip(bands.all("tr")[1:], BANDS, strict=True):
        assert [cell.text.split("–")[-1] for cell in row.children] == [str(most), f"× {factor}", str(penalty(most))]
    for row, left in zip(costs.all("tr")[1:], LEFT, strict=True):
        assert [cell.text for cell in row.children] == [str(left), f"{left} cards × {times(left)} = {penalty(left)}"]
    assert {times(left) for left in LEFT} == {factor for _, factor in BANDS}
    known = facts()
    assert (known["cards"], known["numbered"], known["held"], known["dummy"]) == (64, 60, 16, 16)
    assert (known["seven"], known["eight"], known["most"], known["limit"]) == (7, 16, 80, 100)


def test_the_loser_of_the_example_gives_what_the_rules_demand() -> None:
    state = table(DEALT, "G3", "G4", exchange=Exchange(0, 1))
    assert gifts(state) == (f"give {facts()['strongest']}",)
    assert section("en", "exchange").one("figure").cards() == state.hands[0]
    assert len(state.hands[0]) == 16


def test_five_cards_that_fit_two_kinds_are_shown_as_the_stronger() -> None:
    combo = classify(TWICE.split())
    assert combo
    assert facts()["twice"] == combo.kind == "full_house"
    assert {card[0] for card in combo.cards} == {"G", "M"}


@for_both
def test_each_doubt_has_an_answer_and_each_option_its_choices(lang: str) -> None:
    words, doubts = words_of(lang, GAME).also(OWN), section(lang, "doubts")
    assert len(doubts.all("dt")) == len(doubts.all("dd")) == len(DOUBTS)
    options = section(lang, "options")
    for option, head, body in zip(OPTIONS, options.all("dt"), options.all("dd"), strict=True):
        assert head.text == words(f"option.{option.key}")
        quoted = [words("book.options.quoted", choice=words(f"option.{option.key}.{key}")) for key in option.choices]
        assert all(each in body.text for each in quoted)


def test_english_holds_no_japanese() -> None:
    assert not re.search("[ぁ-ヿ一-龯]", page("en").text)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("preset.japanese.help", {"en": [1, JAPANESE.limit], "ja": [JAPANESE.limit]}),
        ("option.call.help", {"en": [1, penalty(1)], "ja": [1, penalty(1)]}),
        ("coach.out", {"en": [penalty(1)], "ja": [penalty(1)]}),
        ("coach.forgot", {"en": [penalty(1)], "ja": [1, penalty(1)]}),
        ("book.call.forget", {"en": [penalty(1)], "ja": [1, penalty(1)]}),
        ("coach.paid", {"en": [8, times(8), times(16)], "ja": [8, 1, times(8), times(16)]}),
        ("book.plans.near", {"en": [7, 8], "ja": [7, 8]}),
        ("what.single", {"en": [TOP, 1], "ja": [TOP, 1]}),
    ],
)
def test_the_numbers_that_sentences_say_by_themselves_are_those_of_the_rules(key: str, said: dict[str, object]) -> None:
    assert numbers(GAME, key, OWN) == said
