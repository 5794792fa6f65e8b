"""The line for typed moves, without a browser: what is refused goes back to it, with an example."""

from __future__ import annotations

import pytest

from game.shelf import GAMES
from game.words import LANGUAGES, words_of
from tests.ui.page import Page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_refused_stays_in_the_line_and_says_what_can_be_typed(name: str, lang: str) -> None:
    page = Page(f"#/{name}?deal=plum-river-42&v=1&players=me,{'easy,' * (GAMES[name].seats[0] - 2)}easy", lang=lang)
    page.go_on()
    before = page.match
    texts = ("something else", "1", page.legal[0] + " 99")
    for text in [each for each in texts if each not in page.legal]:
        answer = page.send("line", text)
        assert page.match == before
        assert answer["effects"][-1] == ["retype", text]
        assert page.wire.model.notice
        key, facts = page.wire.model.notice
        assert key == "table.typed-example" or {"text", "move"} & facts.keys()
        if key == "table.typed-example":
            assert facts["move"] in page.legal
            assert page.said[-1] == ("assertive", words_of(lang, GAMES[name])(key, **facts))


def test_a_move_that_is_made_leaves_the_line() -> None:
    page = Page()
    page.go_on()
    assert "retype" not in [kind for kind, *_ in page.send("line", page.legal[0])["effects"]]


def test_a_button_that_makes_a_move_has_nothing_to_do_with_the_line() -> None:
    page = Page()
    page.go_on()
    assert "retype" not in [kind for kind, *_ in page.send("line nothing-like-a-move", "button")["effects"]]
