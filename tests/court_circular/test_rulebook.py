"""The rules page: what it draws is what the rules say."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from game.core.cards import without
from game.core.texts import capitalized
from game.games.court_circular import GAME
from game.games.court_circular.book import DOUBTS, OWN, SECTIONS, rulebook
from game.games.court_circular.book.words import en
from game.games.court_circular.page.examples import COUNTED, DUELS, NO_HAND, RUNS, SMALL, example, worths
from game.games.court_circular.rules.cards import DECK, Cards
from game.games.court_circular.rules.hands import ARTICLE, CARROLL, Sheet, classes, decide, hand, shape
from game.games.court_circular.rules.options import OPTIONS, PRESETS
from game.games.court_circular.rules.score import DOWN, EXTRA, UP
from game.games.court_circular.rules.state import LAID
from game.ui.view.book import differences
from game.words import LANGUAGES, words_of
from tests.court_circular.scenes import asked
from tests.markup import Element, tree
from tests.numbers import numbers

MORE = EXTRA["2H"]
"""What a heart counts more face up, and what a court card does."""

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))
SHEETS = (ARTICLE, CARROLL, Sheet(hearts_only=True), Sheet(lead_in_two=False, runs_without_lead=False))


def page(lang: str) -> Element:
    return tree(rulebook(words_of(lang, GAME)))


def drawn(mini: Element) -> tuple[Cards, Cards, Cards]:
    """The cards of a drawn row, those that stand out, and the one that decides."""
    cards = mini.all("span", "card")
    named = {id(card): (card.all("use")[0].attributes["href"] or "").rpartition("-")[2] for card in cards}
    row = tuple(named[id(card)] for card in cards)
    lit, decided = (tuple(named[id(card)] for card in cards if css in card.css) for css in ("in-hand", "decided"))
    return row, lit, decided


@for_both
def test_the_page_has_its_sections_and_says_all_that_was_written_for_it(lang: str) -> None:
    words = asked(lang)
    root = tree(rulebook(words))
    assert [each.attributes["id"] for each in root.all("section")] == [f"rules-{key}" for key in SECTIONS]
    assert [each.all("h2")[0].text for each in root.all("section")] == [words(f"book.{key}") for key in SECTIONS]
    assert not [
        key for key in en.SENTENCES if not key.startswith("coach.") and key != "book.of" and key not in words.keys
    ]
    assert not re.search(r"[{}*]", root.text)


@for_both
def test_the_example_of_each_hand_makes_it(lang: str) -> None:
    words, steps = words_of(lang, GAME).also(OWN), page(lang).all("ol", "ladder")[0].children
    english = words_of("en", GAME).also(OWN)
    for step, name in zip(steps, classes()[:-1], strict=True):
        carrolls = "" if lang == "en" else english(f"hand.{name}")
        assert step.all("h3")[0].text == capitalized(f"{words(f'hand.{name}')} {carrolls}")
        assert [each.attributes["lang"] for each in step.all("span", "worth")] == ["en"] * bool(carrolls)
        assert step.all("p", "what")[0].text == words(f"what.{shape(name)}")
    for step, name in zip(steps, classes(), strict=False):
        row, lit, _ = drawn(step.all("span", "mini")[0])
        made = hand(row)
        assert made.name == name
        assert sorted(lit) == sorted(made.cards)


@pytest.mark.parametrize("sheet", SHEETS)
def test_there_is_an_example_of_every_hand_on_every_sheet(sheet: Sheet) -> None:
    for name in classes(sheet):
        row, cards = example(name, sheet)
        assert hand(row, sheet).name == name
        assert sorted(cards) == sorted(hand(row, sheet).cards)
        assert {*row} <= {*SMALL}


@for_both
def test_each_sequence_makes_what_is_said_of_it(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    plates = page(lang).all("section")[[*SECTIONS].index("runs")].all("figure")
    assert len(plates) == len(RUNS)
    for plate, row in zip(plates, RUNS, strict=True):
        assert drawn(plate)[0] == row
        assert words(f"hand.{hand(row).name}") in plate.text
    assert {hand(row).name for row in RUNS} == {"sequence4", "sequence3"}


@for_both
def test_each_duel_is_decided_as_it_says(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    for key, duel in zip(DUELS, page(lang).all("figure", "duel"), strict=True):
        rows = [drawn(each)[0] for each in duel.all("span", "mini")]
        hands = hand(rows[0]), hand(rows[1])
        verdict = decide(hands)
        assert hands[0].place == hands[1].place
        assert verdict.card
        assert words(f"card.{verdict.card}") in duel.all("figcaption")[0].text
        sides = duel.all("div", "side-of")
        assert [i for i, side in enumerate(sides) if "winner" in side.css] == [verdict.order[0]]
        assert [drawn(each)[2] for each in sides] == [(verdict.card,) if i == verdict.order[0] else () for i in (0, 1)]
        assert (key == "none") == (hands[0].name == "none")


@for_both
def test_every_drawing_is_told_in_words(lang: str) -> None:
    words, root = words_of(lang, GAME).also(OWN), page(lang)
    for mini in root.all("span", "mini"):
        row = drawn(mini)[0]
        assert all(words(f"card.{card}") in (mini.attributes["aria-label"] or "") for card in row)
    assert all(svg.attributes["aria-hidden"] == "true" for svg in root.all("svg"))


@for_both
def test_the_table_of_worths_is_that_of_the_rules(lang: str) -> None:
    lines = page(lang).all("section")[[*SECTIONS].index("count")].all("tr")[1:]
    for card, line in zip(COUNTED.values(), lines, strict=True):
        assert [cell.text for cell in line.all("td")] == [str(n) for n in worths(card)]
    assert [worths(card) for card in COUNTED.values()] == [(2, 1), (3, 1), (3, 1), (4, 1)]


@for_both
def test_the_differences_are_those_of_the_two_sheets(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    lines = page(lang).all("table", "differences")[0].all("tr")[1:]
    keys = differences(OPTIONS, PRESETS)
    assert len(lines) == len(keys) > 10
    for key, line in zip(keys, lines, strict=True):
        named = [words.chosen(key, options[key]) for options in PRESETS.values()]
        assert [line.all("th")[0].text, *(cell.text for cell in line.all("td"))] == [words(f"option.{key}"), *named]
        assert named[0] != named[1]


@for_both
def test_each_doubt_has_an_answer_and_names_its_option(lang: str) -> None:
    words, doubts = words_of(lang, GAME).also(OWN), page(lang).all("section")[[*SECTIONS].index("doubts")]
    assert len(doubts.all("dt")) == len(doubts.all("dd")) == len(DOUBTS)
    for option, answer in zip(DOUBTS.values(), doubts.all("dd"), strict=True):
        assert not option or words(f"option.{option}") in answer.text


def test_so_many_rows_make_nothing() -> None:
    """Exact for the leads of one suit; the suits differ in nothing that makes a hand but hearts."""
    leads = [card for card in DECK if card[:-1] in ("2", "7", "K", "A")]
    rows = [(lead, *laid) for lead in leads for laid in list(combinations(without(DECK, lead), 3))[::97]]
    share = sum(hand(row).name == "none" for row in rows) / len(rows)
    assert abs(share - NO_HAND) < 0.05


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("log.pack", {"en": [], "ja": [len(DECK)]}),
        ("illegal.drop-third", {"en": [], "ja": [LAID]}),
        ("blurb", {"en": [1860, LAID, LAID + 1], "ja": [1860, LAID, LAID + 1]}),
        ("coach.count", {"en": [UP, DOWN, MORE], "ja": [1, UP, DOWN, MORE]}),
        ("coach.won-down", {"en": [DOWN], "ja": [1, DOWN]}),
        ("coach.lost-down", {"en": [DOWN], "ja": [1, DOWN]}),
        ("book.count.caption", {"en": [MORE], "ja": [MORE]}),
    ],
)
def test_the_numbers_that_sentences_say_by_themselves_are_those_of_the_rules(key: str, said: dict[str, object]) -> None:
    assert numbers(GAME, key, OWN) == said


def test_a_heart_and_a_court_card_count_the_same_more() -> None:
    assert (EXTRA["2H"], EXTRA["KS"], EXTRA["KH"]) == (MORE, MORE, 2 * MORE)
