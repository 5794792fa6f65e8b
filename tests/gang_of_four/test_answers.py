"""The list of all that could be played: by key the focus goes into it and back to its button."""

from __future__ import annotations

from tests.markup import parsed
from tests.ui.page import Page


def asked() -> Page:
    """A page at the player's turn."""
    page = Page("#/gang-of-four?deal=read-me&v=1&players=me,easy,easy")
    page.settle()
    assert page.legal
    return page


def opened() -> Page:
    """The same with the list opened by key, as the page does it."""
    page = asked()
    toggle = parsed(page.html).by_id("toggle-answers")
    assert toggle
    page.send(str(toggle.attributes["data-exact"]), "toggle-answers")
    return page


def test_opened_by_key_the_list_has_the_focus_on_its_first_entry_and_arrows_move_within_it() -> None:
    page = opened()
    answers = parsed(page.html).by_id("answers")
    assert answers
    entries = [each for each in answers.all("button") if str(each.attributes["data-do"]).startswith("pick")]
    assert page.answer["grab"]
    assert page.answer["focus"] == entries[0].attributes["id"]
    assert "data-rove" in answers.attributes
    assert len({each.attributes["id"] for each in entries}) == len(entries)
    assert [each.attributes["tabindex"] for each in entries] == ["0", *["-1"] * (len(entries) - 1)]


def test_opened_by_mouse_the_list_leaves_the_focus_where_it_is() -> None:
    page = asked()
    page.send("fold answers", "toggle-answers")
    assert 'id="answers"' in page.html
    assert not page.answer["grab"]


def test_escape_and_the_button_that_closes_the_list_give_the_focus_back() -> None:
    for do in ("clear", "fold answers"):
        page = opened()
        page.send(do)
        assert 'id="answers"' not in page.html
        assert page.answer["focus"] == "toggle-answers"


def test_without_an_answer_the_focus_goes_to_the_button_that_closes_the_list() -> None:
    page = asked()
    while page.legal != ["pass"]:
        page.play(page.legal[-1])
        page.settle()
    toggle = parsed(page.html).by_id("toggle-answers")
    assert toggle
    page.send(str(toggle.attributes["data-exact"]), "toggle-answers")
    assert page.answer["focus"] == "close-answers"
    assert 'id="close-answers"' in page.html
