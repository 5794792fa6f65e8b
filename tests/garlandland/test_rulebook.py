"""The rules page: what it draws is what the rules say; test_specimens.py counts what its sentences name."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.core.texts import capitalized
from game.games.garlandland import GAME
from game.games.garlandland.book import DOUBTS, OWN, SECTIONS, rulebook
from game.games.garlandland.book.examples import BOX, DUELS, turn
from game.games.garlandland.book.words import en
from game.games.garlandland.page.chances import likely, told
from game.games.garlandland.page.reveal import lit
from game.games.garlandland.rules.hands import CARDS, DECK, POINTS, ROW, Row, decide, garland, garlands, hand
from game.games.garlandland.rules.score import SETUP
from game.words import LANGUAGES, words_of
from tests.garlandland.lesson import asked
from tests.garlandland.rows import ROWS
from tests.markup import Element, tree
from tests.numbers import numbers

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))


def page(lang: str) -> Element:
    return tree(rulebook(words_of(lang, GAME)))


def drawn(node: Element) -> tuple[Row, tuple[str, ...], list[int], list[int]]:
    """The cards of a drawn row, its rings, which of these glow, and which decide."""
    used = [(use.attributes.get("href") or "").removeprefix("#garlandland-") for use in node.all("use")]
    rings = node.all("span", "garland")
    glowing = [i for i, ring in enumerate(rings) if "made" in ring.css]
    deciding = [i for i, ring in enumerate(rings) if "decides" in ring.css]
    row = tuple(name for name in used if name in CARDS)
    return row, tuple(name.removeprefix("ring-") for name in used if name not in CARDS), glowing, deciding


@for_both
def test_the_page_has_its_sections_and_says_all_that_was_written_for_it(lang: str) -> None:
    words = asked(lang)
    sections = tree(rulebook(words)).all("section")
    assert [each.attributes["id"] for each in sections] == [f"rules-{key}" for key in SECTIONS]
    assert [each.all("h2")[0].text for each in sections] == [words(f"book.{key}") for key in SECTIONS]
    assert not [key for key in en.SENTENCES if key not in words.keys]
    assert not re.search(r"[{}*]", tree(rulebook(words)).text)


@for_both
def test_every_drawn_row_closes_the_garlands_that_the_rules_say(lang: str) -> None:
    """The last card of the circle is its first again."""
    rows = [drawn(each) for each in page(lang).all("ol", "cards")]
    assert len(rows) == 1 + 4 + 2 + len(POINTS) + 2 * (len(DUELS) + 1) + 1
    for row, rings, glowing, _ in rows:
        assert rings == garlands(row)
        assert glowing == list(lit(rings) if len(row) == 5 else range(len(rings) if len(row) != 4 else 0))


@for_both
def test_every_drawing_is_told_in_words(lang: str) -> None:
    """It is hidden from who listens, and beside it stand its cards and garlands."""
    words = words_of(lang, GAME).also(OWN)
    for parent in (each for tag in ("figure", "li", "div", "dd") for each in page(lang).all(tag)):
        for i, each in enumerate(parent.children):
            if "cards" in each.css:
                told = parent.children[i + 1]
                row = drawn(each)[0]
                names = [words("page.card", card=row[0])]
                for left, right in pairwise(row):
                    names.append(words("hear.join", garland=garland(left, right), card=right))
                assert each.attributes["aria-hidden"] == "true"
                assert told.css == ["unseen"]
                assert all(name in told.text for name in names)
    assert all(svg.attributes["aria-hidden"] == "true" for svg in page(lang).all("svg"))


@for_both
def test_the_example_of_each_hand_makes_it(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    steps = page(lang).all("ol", "ladder")[0].children
    assert [hand(garlands(drawn(step)[0])) for step in steps] == list(POINTS)
    for step, (name, points) in zip(steps, POINTS.items(), strict=True):
        assert step.all("h3")[0].text == capitalized(f"{words(f'hand.{name}')} {words('page.points', n=points)}")


@for_both
def test_each_duel_is_decided_as_it_says(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    names = words.named([words("book.row-a"), words("book.row-b")])
    duels = page(lang).all("figure", "duel")
    for key, duel in zip((*DUELS, "equals"), duels, strict=True):
        rows = [drawn(each) for each in duel.all("ol", "cards")]
        verdict = decide((rows[0][0], rows[1][0]))
        made = [hand(garlands(row)) for row, *_ in rows]
        assert verdict.criterion == {"equals": "shape"}.get(key, key)
        assert verdict.deciding == tuple(deciding[0] if deciding else None for *_, deciding in rows)
        sides = duel.all("div", "side-of")
        assert tuple(i for i, side in enumerate(sides) if "winner" in side.css) == verdict.winners
        assert all(names("page.hand-of", seat=i, hand=name) in sides[i].text for i, name in enumerate(made))
        assert made == (["single shape", "all black"] if key == "equals" else [made[0]] * 2)
        assert len(duel.all("figcaption")[0].text) > 10


@for_both
def test_what_a_card_would_do_is_what_the_rules_say(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    figures = page(lang).all("section")[[*SECTIONS].index("round")].all("figure")
    for figure in figures:
        row = drawn(figure)[0]
        best = min(
            (hand(garlands((*row, card))) for card in CARDS if card not in row),
            key=lambda name: list(POINTS).index(name),
        )
        assert words("page.would", garland=garland(*row[-2:])) in figure.text
        odds = told(likely(row[:-1], turn()[1], row[-1], best), "page.share")
        assert words("page.reach", hand=best, odds=odds, what=(f"what.{best}", {})) in figure.text


@for_both
def test_the_tables_are_those_of_the_rules(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    meetings, points = page(lang).all("table")
    for card, line in zip(CARDS, meetings.all("tr")[1:], strict=True):
        shared = [words(f"garland.{garland(card, other)}") if other != card else "" for other in CARDS]
        assert [line.all("th")[0].text, *(cell.text for cell in line.all("td"))] == [card, *shared]
    for (name, worth), line in zip(POINTS.items(), points.all("tr")[1:], strict=True):
        many = sum(hand(garlands(row)) == name for row in ROWS)
        assert [cell.text for cell in line.children] == [capitalized(words(f"hand.{name}")), str(worth), f"{many:,}"]
    assert all(th.attributes.get("scope") in ("col", "row") for th in page(lang).all("th"))
    assert all(table.all("caption")[0].text for table in (meetings, points))


@for_both
def test_each_card_is_shown_with_its_symbols(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    for card, item in zip(CARDS, page(lang).all("ul", "deck")[0].children, strict=True):
        assert drawn(item)[0] == (card,)
        assert item.text == f"{words('page.card', card=card)} {words.list([words(f'garland.{s}') for s in DECK[card]])}"


@for_both
def test_each_doubt_has_an_answer(lang: str) -> None:
    asked = page(lang).all("section")[[*SECTIONS].index("doubts")]
    assert len(asked.all("dt")) == len(asked.all("dd")) == len(DOUBTS)
    row = drawn(asked)[0]
    assert "S" in garlands(row)
    assert hand(garlands(row)) != "all black"
    assert all(kind[0] in "BS" for kind in garlands(row))
    assert words_of(lang, GAME).also(OWN)(f"hand.{hand(garlands(row))}") in asked.all("dd")[0].text


@for_both
def test_what_is_japanese_is_marked_so(lang: str) -> None:
    marked = page(lang).all("dd")
    japanese = [each for each in marked if re.search("[ぁ-ヿ一-龯]", each.text)] if lang == "en" else []
    assert all(each.attributes.get("lang") == "ja" for each in japanese)
    assert lang == "ja" or len(japanese) == 2


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("option.goal.help", {"en": [SETUP, 1], "ja": [SETUP]}),
        ("coach.begin", {"en": [ROW, SETUP], "ja": [ROW, SETUP]}),
        ("blurb", {"en": [ROW, 2, ROW - 1], "ja": [ROW, ROW - 1]}),
        ("row.twice", {"en": [len(CARDS)], "ja": [2, 1, len(CARDS), 1]}),
    ],
)
def test_the_numbers_that_sentences_say_by_themselves_are_those_of_the_rules(key: str, said: dict[str, object]) -> None:
    assert numbers(GAME, key, OWN) == said


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_who_names_no_card_is_told_the_first_and_the_last(lang: str) -> None:
    sentence = words_of(lang, GAME).also(OWN)("illegal.card", text="?")
    assert re.findall("[IV]+", sentence) == [CARDS[0], CARDS[-1]]


@for_both
def test_the_rules_and_the_tile_of_the_menu_give_a_match_here_the_same_time(lang: str) -> None:
    words = words_of(lang, GAME).also(OWN)
    assert str(BOX["here"]) in words("tile.time")
    assert len(re.findall(r"\b5\b|約5分", words("book.short.box", **BOX))) == 1
