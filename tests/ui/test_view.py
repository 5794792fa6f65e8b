"""What the views of all games have in common: how cards are selected, who is placed where, and what is as usual."""

from __future__ import annotations

import pytest

from game.core.cards import in_turn, put, without
from game.shelf import GAMES
from game.ui.html import Html
from game.ui.view import Scene, one, several, view_of
from game.ui.view.hand import backs, card_button, card_buttons, cover, numbered, tab_stop
from game.ui.view.ids import Ids
from game.ui.view.parts import places_of
from game.ui.view.seats import mine, rivals
from game.words import Words, words_of

SCENE = Scene(None, 1, ("I",), ("c2", "c3"), 0, ("human",) * 3, words_of("en"))


def test_one_card_or_several_are_selected_and_let_go() -> None:
    assert (one((), "c1"), one(("c1",), "c2"), one(("c1",), "c1")) == (("c1",), ("c2",), ())
    assert (several(("c1",), "c2"), several(("c1", "c2"), "c1")) == (("c1", "c2"), ("c2",))


def test_every_card_of_a_deck_has_an_id_of_its_own() -> None:
    ids = Ids(("I", "II", "III"))
    assert (ids.of("II"), ids.card("c1"), ids.card("b1-0")) == ("c1", "II", "")
    assert (ids.selected(SCENE), ids.selected(SCENE._replace(ticked=()))) == ("III", "")
    assert (ids.first(("III", "I")), ids.first(())) == ("c2", "main")


def test_a_hand_is_told_card_by_card_with_its_place() -> None:
    words = Words("en", {"page.held": "{card}: {i} of {n}, {worth}"})
    cards = numbered(words, ("II", "I"), Ids(("I", "II")).of, lambda card: {"worth": len(card)})
    assert cards == [("c1", "II: 1 of 2, 2", "II"), ("c0", "I: 2 of 2, 1", "I")]
    assert cover(Html, ("II", "I"))(words) == '<span class="card">II</span><span class="card">I</span>'


def test_the_tab_stop_of_a_group_is_the_card_selected_last_else_the_first() -> None:
    assert tab_stop(SCENE, ["c1", "c2", "c3"]) == "c3"
    assert tab_stop(SCENE, ["c1", "c2"]) == "c2"
    assert tab_stop(SCENE, ["c1"]) == "c1"
    assert tab_stop(SCENE, []) == ""


def test_a_card_button_is_disabled_where_nobody_is_asked_or_the_card_cannot_be_used() -> None:
    assert "aria-disabled" not in card_button(SCENE, "c2", "two", "c2")[()]
    for scene, able in ((SCENE._replace(moves=()), True), (SCENE, False)):
        assert 'aria-disabled="true"' in card_button(scene, "c2", "two", "c2", able=able)[()]


def test_a_group_of_card_buttons_has_one_tab_stop() -> None:
    buttons = card_buttons(SCENE, [("c1", "one", "I"), ("c2", "two", "II")], Html)
    assert ['tabindex="0"' in each for each in buttons] == [False, True]
    assert all(card in each for card, each in zip(("I", "II"), buttons, strict=True))
    assert all('aria-disabled="true"' in each for each in card_buttons(SCENE, [("c1", "one", "I")], Html, able=False))


def test_rivals_are_drawn_clockwise_and_a_spectator_sees_all() -> None:
    def drawn(scene: Scene, seat: int) -> Html:
        return Html(str(seat))

    looking_on = SCENE._replace(seat=None)
    assert (rivals(SCENE, drawn), mine(SCENE, drawn)) == ("20", "1")
    assert (rivals(looking_on, drawn), mine(looking_on, drawn)) == ("012", "")


def test_a_row_of_backs_is_one_picture_where_it_has_a_label() -> None:
    assert backs(1, 2, Html("x"), None) == (
        '<span class="backs"><span class="back" id="b1-0">x</span><span class="back" id="b1-1">x</span></span>'
    )
    assert backs(1, 0, Html("x"), "none") == '<span class="backs" role="img" aria-label="none"></span>'


def test_equals_share_a_place() -> None:
    assert places_of([-3, -7, -3, 0]) == [(1, 1), (2, 0), (2, 2), (4, 3)]


def test_seats_go_round_from_any_one_either_way() -> None:
    assert SCENE.clockwise() == in_turn(1, 3) == (1, 2, 0)
    assert in_turn(1, 4, -1) == (1, 0, 3, 2)
    assert put(("a", "b", "c"), 1, "x") == ("a", "x", "c")
    assert without(("a", "b"), "a") == ("b",)


def test_what_is_no_view_is_refused() -> None:
    game = next(iter(GAMES.values()))
    with pytest.raises(TypeError, match=f"{game.name} has no View"):
        view_of(game._replace(view=game.rules))  # type: ignore[arg-type]
