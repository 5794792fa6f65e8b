"""What happens one thing after the other: in which order, how long it takes, and who waits for it."""

from __future__ import annotations

from game.ui.html import Html
from game.ui.settings import DEFAULTS
from game.ui.settings import PACES as BEATS
from game.ui.stages import PACES, pace, root, stage, verdict
from tests.ui.page import Page


def root_of(page: Page) -> dict[str, str]:
    """The attributes of the root element in the last answer."""
    return dict(page.answer["root"])


def to_the_end_of_a_round(page: Page) -> None:
    """Play first legal moves until a result is to be read."""
    while not page.wire.model.reading:
        page.send("line", page.legal[0])
        page.settle()


def test_an_element_without_a_stage_is_there_from_the_start() -> None:
    assert stage(0) == {}
    assert stage(2, then=5) == {"data_stage": 2, "style": "--stage: 2; --then: 5"}


def test_the_verdict_comes_after_every_other_stage() -> None:
    assert verdict(Html("<p>nothing</p>")) == 0
    assert verdict(Html('<p data-stage="2"></p><p data-stage="11"></p><p data-stage="3"></p>')) == 12


def test_fast_bots_and_cards_that_stand_still_leave_no_time_for_stages() -> None:
    assert pace({**DEFAULTS, "pace": "slow"}) > pace(DEFAULTS) == PACES["normal"]
    assert pace({**DEFAULTS, "pace": "fast"}) == pace({**DEFAULTS, "motion": "off"}) == 0
    assert set(root(9, 0).values()) == set(root(0, 300).values()) == {""}


def test_only_the_answer_that_brings_something_new_shows_it_in_stages() -> None:
    page = Page()
    to_the_end_of_a_round(page)
    assert root_of(page)["data-reveal"] == "on"
    assert f"--stages: {verdict(Html(page.html))};" in root_of(page)["style"]
    page.send("fold log")
    assert root_of(page)["data-reveal"] == root_of(page)["style"] == ""


def test_at_a_fast_pace_a_result_is_there_at_once() -> None:
    page = Page()
    page.send("set pace fast")
    to_the_end_of_a_round(page)
    assert root_of(page)["data-reveal"] == ""


def test_bots_wait_until_the_stages_of_an_answer_are_over() -> None:
    waits = {}
    for motion in ("on", "off"):
        page = Page("#/garlandland?deal=plum-river-42&v=1&players=easy,easy")
        page.send(f"set motion {motion}")
        while 'class="result"' not in page.html:
            page.send("more")
        waits[motion] = page.answer["more"]
    assert waits["on"] - waits["off"] == verdict(Html(page.html)) * PACES["normal"] - BEATS["normal"]


def test_who_hears_the_page_is_told_at_once_and_once() -> None:
    heard = {}
    for motion in ("on", "off"):
        page = Page()
        page.send(f"set motion {motion}")
        to_the_end_of_a_round(page)
        heard[motion] = page.said
    assert heard["on"] == heard["off"]


def test_sounds_are_off_until_they_are_wanted() -> None:
    page = Page()
    page.send("line", page.legal[0])
    assert page.answer["sounds"] == []
    page.send("set sound on")
    page.settle()
    assert page.answer["sounds"]
    page.send("fold menu")
    assert 'id="sound"' in page.html
