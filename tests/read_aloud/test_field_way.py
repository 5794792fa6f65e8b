"""On a phone three cards of the field are in sight: of more, a button shows the rest."""

from __future__ import annotations

from tests.markup import parsed
from tests.ui.page import Page

DEAL = "#/read-aloud?deal=harbor-12&v=1&players=me,easy"


def test_of_more_than_three_cards_of_the_field_there_is_a_way_to_the_fourth() -> None:
    page = parsed(Page(f"{DEAL}&limit=4").html)
    field, way = page.by_id("field"), page.by_id("to-field")
    assert field
    assert way
    fourth = [*field.all("button")][3].attributes["id"]
    assert (way.attributes["data-do"], way.attributes["aria-label"]) == (
        f"visit {fourth}",
        "Show the rest of the field",
    )
    assert "1 more in field" in way.text, "it says what is behind"
    back = page.by_id("back-field")
    assert back
    assert (back.attributes["data-do"], back.attributes["aria-label"]) == (
        f"visit {next(iter(field.all('button'))).attributes['id']}",
        "Back to the first card of the field",
    )


def test_of_three_there_is_none() -> None:
    page = parsed(Page(DEAL).html)
    assert page.by_id("to-field") is page.by_id("back-field") is None
