"""A press on the condition says in plain words what it compares, with every player's figure."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.games.read_aloud import GAME
from game.games.read_aloud.cards.packs import CARDS, card_text
from game.games.read_aloud.language.effects import (
    Beside,
    Condition,
    Decide,
    Discard,
    Exactly,
    Face,
    Holder,
    Least,
    Measure,
    Most,
    Nearest,
    Odd,
    Reader,
    Second,
    SecondLeast,
    Text,
    This,
    Within,
)
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.page.explained import CONDITION, meaning
from game.games.read_aloud.rules.conditions import says_discard
from game.games.read_aloud.rules.state import State
from game.ui.model import scene as model_scene
from game.words import words_of
from tests.markup import Element
from tests.read_aloud.sights import PLAIN, drawn, for_both, scene, table
from tests.ui.page import Page

both = pytest.mark.parametrize("lang", for_both)
SETS: Text = (Discard(This()), Decide(Most(Measure.SUM)))
CONDITIONS: list[Condition] = [
    *(kind(measure) for kind in (Most, Least, Second, SecondLeast, Odd) for measure in Measure),
    *(kind(Measure.SUM, 4) for kind in (Nearest, Within, Exactly)),
    Nearest(Measure.SUM, None),
    Reader(),
    Beside(True),
    Beside(False),
    Holder(),
]


def laid(condition: Condition | None, **more: Any) -> State:
    """The first player holds 2 and 3, the second 4 and 5."""
    state = table([PLAIN, SETS], [PLAIN, PLAIN], [PLAIN, PLAIN], condition=condition, by=0, **more)
    return state._replace(held=state.field[1].key)


def shown(state: State, lang: str, *folds: str) -> list[Element]:
    """The explanation, if it is open."""
    return drawn(scene(state, lang=lang, folds=folds)).all("div", "explained")


@both
@pytest.mark.parametrize("condition", CONDITIONS, ids=str)
def test_every_condition_is_explained_with_a_line_for_each_player(condition: Condition, lang: str) -> None:
    [box] = shown(laid(condition), lang, CONDITION)
    assert len(box.one("ol", "rows").children) == 2
    words = scene(laid(condition), lang=lang).words
    for each in meaning(laid(condition)):
        assert words.say(each).rstrip(".。") in box.text


@both
def test_the_figure_of_a_hand_that_is_seen_comes_with_its_values_and_that_of_another_does_not(lang: str) -> None:
    [box] = shown(laid(Most(Measure.SUM)), lang, CONDITION)
    own, other = (each.text for each in box.one("ol", "rows").children)
    assert re.findall("[0-9]+", own) == ["5", "2", "3"]
    assert re.findall("[0-9]+", other) == []
    [box] = shown(laid(Most(Measure.SUM))._replace(faces=(Face.OPEN,) * 3), lang, CONDITION)
    assert ["9", "4", "5"] in [re.findall("[0-9]+", each.text) for each in box.one("ol", "rows").children]


@both
def test_it_is_closed_at_first_and_there_is_nothing_to_press_without_a_condition(lang: str) -> None:
    assert shown(laid(Most(Measure.SUM)), lang) == []
    way = drawn(scene(laid(Most(Measure.SUM)), lang=lang)).one("button", "to-explained")
    assert way.attributes["aria-expanded"] == "false"
    assert shown(laid(None), lang, CONDITION) == []
    assert drawn(scene(laid(None), lang=lang)).all("button", "to-explained") == []
    assert shown(laid(Most(Measure.SUM), losers=(0, 1)), lang, CONDITION) == []


def test_a_press_opens_it_and_says_it_to_those_who_listen_and_escape_closes_it() -> None:
    page = Page("#/read-aloud?deal=harbor-12&v=1&players=me,easy,normal,expert")
    while page.match.asked is not None and 'id="toggle-condition"' not in page.html:
        page.play(page.legal[0]) if page.legal else page.go_on()
    page.send(f"fold {CONDITION}")
    assert "explained" in page.html
    assert VIEW.heard(model_scene(page.wire.model, page.match), f"fold {CONDITION}") == page.said[-1][1]
    page.send("clear")
    assert "over explained" not in page.html


def test_a_card_that_is_selected_closes_it_so_that_its_sentence_is_seen() -> None:
    page = Page("#/read-aloud?deal=harbor-12&v=1&players=me,easy,normal,expert")
    while not page.legal or 'id="toggle-condition"' not in page.html:
        page.play(page.legal[0]) if page.legal else page.go_on()
    page.send(f"fold {CONDITION}")
    assert "over explained" in page.html
    page.send("tick", f"c{page.match.state.field[0].token}")
    assert "over explained" not in page.html
    assert "account chosen" in page.html


@both
def test_the_forms_of_discard_that_count_as_said_are_those_that_the_explanation_names(lang: str) -> None:
    said = words_of(lang, GAME)("explain.of-keepers")
    forms = re.findall("[「“](.+?)[」”]", said)
    for card in CARDS.values():
        text = card_text(card, lang).lower().replace("discard pile", "")
        assert says_discard(card) == any(form in text for form in forms if " " not in form), text
