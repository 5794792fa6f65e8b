"""Where a player is to be chosen, the question says for what."""

from __future__ import annotations

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.page import VIEW
from tests.read_aloud.sights import STAYS, drawn, for_both, scene, table

WHOLE = e.Whole(Place.ANYONE)
QUESTIONS: tuple[tuple[e.Clause, str, str], ...] = (
    (e.SwapHands(Place.ANOTHER), "Choose whose hand to swap with yours", "だれと手札を交換するか選んでください"),
    (e.Discard(WHOLE), "Choose whose hand to discard", "だれの手札を捨てるか選んでください"),
    (e.Discard(e.Peak(Place.ANYONE, True)), "Choose whose cards to discard", "だれのカードを捨てるか選んでください"),
    (e.Turn(WHOLE, Face.OPEN), "Choose whose hand to make visible", "だれの手札をみせるか選んでください"),
    (e.Turn(WHOLE, Face.DOWN), "Choose whose hand to turn face down", "だれの手札を伏せるか選んでください"),
    (
        e.ToPile(WHOLE, e.Where.TOP),
        "Choose whose hand to put into the draw pile",
        "だれの手札を山札に戻すか選んでください",
    ),
    (e.Shuffle(Place.ANYONE), "Choose whose hand to shuffle", "だれの手札をシャッフルするか選んでください"),
    (e.Each(Place.ANYONE, 1), "Choose who has to discard", "だれが捨てるか選んでください"),
    (e.Take(2, Place.PILE, Place.ANYONE), "Choose who gets cards", "だれの手札に加えるか選んでください"),
    (e.Limit(Place.ANYONE, 1), "Choose whose hand limit to raise", "だれの手札の上限をふやすか選んでください"),
    (e.Limit(Place.ANYONE, -1), "Choose whose hand limit to lower", "だれの手札の上限をへらすか選んでください"),
    (e.SetLimit(Place.ANYONE, 5), "Choose whose hand limit to change", "だれの手札の上限を変えるか選んでください"),
    (e.LoseEach(Place.ANOTHER), "Choose who loses", "だれが負けるか選んでください"),
)


@pytest.mark.parametrize("lang", for_both)
@pytest.mark.parametrize(("clause", "en", "ja"), QUESTIONS)
def test_the_question_for_a_player_says_for_what(clause: e.Clause, en: str, ja: str, lang: str) -> None:
    state = rules.play(table([(clause,), STAYS, STAYS], *[[STAYS] * 3] * 3), "read field 1")
    assert state.asked
    assert state.asked.kind == "player"
    here = scene(state, lang=lang)
    assert VIEW.status(here) == {"en": en, "ja": ja}[lang]
    assert drawn(here).one("div", "answers").attributes["aria-label"] == {"en": en, "ja": ja}[lang]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Choose the field or a whole hand to turn face down"),
        ("ja", "伏せるのは場札か、だれの手札か選んでください"),
    ],
)
def test_where_a_card_stands_for_all_of_its_place_the_question_says_so(lang: str, said: str) -> None:
    text = (e.Turn(e.Whole(Place.PLAY), Face.DOWN),)
    state = rules.play(table([text, STAYS, STAYS], *[[STAYS] * 3] * 3), "read field 1")
    assert state.asked
    assert state.asked.kind == "card"
    assert VIEW.status(scene(state, lang=lang)) == said
