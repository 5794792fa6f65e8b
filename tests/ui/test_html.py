"""HTML from plain Python: what is written, and what is refused."""

from __future__ import annotations

import html

import pytest

from game.ui.html import br, button, css, div, escape, render, span, unescape


def test_text_is_escaped_and_markup_is_not() -> None:
    assert (
        div(title='"<')["a < b", span["c"], None, False, 3] == '<div title="&quot;&lt;">a &lt; b<span>c</span>3</div>'
    )


@pytest.mark.parametrize("text", ["", "a", "&<>\"'", "&amp;lt;", "&&amp;&#x27;'", "札 & 場"])
def test_text_is_escaped_as_python_does_it_and_comes_back_the_same(text: str) -> None:
    assert escape(text) == html.escape(text)
    assert unescape(escape(text)) == text


def test_attributes_that_are_none_or_false_vanish() -> None:
    assert button(type="button", disabled=False, title=None, data_rove=True)[()] == (
        '<button type="button" data-rove></button>'
    )


def test_classes_of_several_calls_add_up() -> None:
    assert div(".card", id="c7")(".red.tall")[()] == '<div class="card red tall" id="c7"></div>'


def test_a_later_attribute_replaces_an_earlier_one_and_none_takes_it_away() -> None:
    frame = div(id="c7", title='say " id="x"', data_rove=True)
    assert frame(id="c8")[()] == '<div title="say &quot; id=&quot;x&quot;" data-rove id="c8"></div>'
    assert frame(data_rove=None, title=None)[()] == '<div id="c7"></div>'
    assert frame(data_rov=True)[()].count("data-rov") == 2


@pytest.mark.parametrize("classes", ["card", ".card red", "red.card", ".", ".card.", '."onclick="'])
def test_classes_without_their_dots_are_refused(classes: str) -> None:
    with pytest.raises(ValueError, match="a dot before each"):
        div(classes)


def test_a_void_element_takes_no_children() -> None:
    assert render([br, br[()]]) == "<br><br>"
    with pytest.raises(ValueError, match="'br' has no children"):
        br["text"]


def test_a_tag_shows_how_it_is_written_so_far() -> None:
    assert repr(div(".card", id="c7")) == '<div class="card" id="c7"> without children'


def test_classes_are_named_where_they_hold() -> None:
    assert css(".seat") == ".seat"
    assert css(".seat", mine=1, asked=None, in_hand="yes") == ".seat.mine.in-hand"
