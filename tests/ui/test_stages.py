"""What happens one thing after the other: in which order, how long it takes, and who waits for it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from game.core.match import Match
from game.shelf import GAMES
from game.ui.html import Html
from game.ui.settings import DEFAULTS
from game.ui.settings import PACES as BEATS
from game.ui.view import view_of
from game.ui.view.sound import AT_THE_END, FLIGHT, SOUNDS, notes
from game.ui.view.stages import PACES, pace, root, stage, verdict
from tests.markup import Element, parsed
from tests.matches import played
from tests.ui.page import Page

LONGEST_SILENCE = 4
"""Stages, while the cards of heaps are counted one by one."""


def root_of(page: Page) -> dict[str, str]:
    """The attributes of the root element in the last answer."""
    return dict(page.answer["root"])


def to_the_end_of_a_round(page: Page) -> None:
    """Play first legal moves until a result is to be read."""
    page.settle()
    while page.legal:
        page.send("line", page.legal[0])
        page.settle()
    if not page.wire.model.at_result:
        pytest.skip("no result is to be read in this game")


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
        while page.answer["more"] is not None and 'class="result"' not in page.html:
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


@pytest.mark.parametrize("game", GAMES)
def test_at_every_table_there_is_a_switch_for_sounds_in_sight_and_one_that_heads_the_lists_of_a_phone(
    game: str,
) -> None:
    rivals = ",".join([next(iter(GAMES[game].levels))] * (GAMES[game].seats[0] - 1))
    page = Page(f"#/{game}?deal=plum-river-42&v=1&players=me,{rivals}")
    for on in ("false", "true"):
        (shown,) = [each for each in parsed(page.html).all("button", "sound") if each.attributes["id"] == "sound"]
        assert shown.attributes["aria-pressed"] == on
        page.send("fold", "menu")
        side = parsed(page.html).by_id("side")
        assert side
        first, *_ = [each for each in side.all("button") if each.attributes["id"] != "close-lists"]
        assert (first.attributes["id"], first.attributes["aria-pressed"]) == ("sound-listed", on)
        page.send("fold", "menu")
        page.send(shown.attributes["data-do"] or "")


@cache
def first_result(game: str) -> tuple[Element, dict[str, str]]:
    """The page and its root's attributes when a round or match is first over."""
    rivals = ",".join([next(iter(GAMES[game].levels))] * (max(2, min(GAMES[game].seats)) - 1))
    page = Page(f"#/{game}?deal=plum-river-42&v=1&players=me,{rivals}")
    to_the_end_of_a_round(page)
    return parsed(page.html), root_of(page)


def at(element: Element) -> int:
    """The stage at which an element is seen."""
    return int(element.attributes.get("data-stage") or 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_result_is_told_after_what_decides_it_and_the_verdict_last(game: str) -> None:
    page, root = first_result(game)
    result = page.one(css="result")
    why, staged = result.one(css="why"), [each for each in page.all() if at(each)]
    assert root["data-reveal"] == "on"
    assert at(result) <= at(why) < max(map(at, staged)) + 1
    assert at(why) >= 1
    assert f"--stages: {max(map(at, staged)) + 1};" in root["style"]
    assert not any(at(each) for each in page.all() if each.attributes.get("id") in ("status", "result"))


@pytest.mark.parametrize("game", GAMES)
def test_the_stages_of_a_result_follow_each_other_without_a_long_silence(game: str) -> None:
    page, _ = first_result(game)
    stages = sorted({at(each) for each in page.all() if at(each)})
    assert stages[0] == 1
    assert all(after - before <= LONGEST_SILENCE for before, after in pairwise(stages))


def test_in_court_circular_and_read_aloud_the_winner_is_named_after_the_others() -> None:
    for game in ("court-circular", "read-aloud"):
        rows = [each for each in first_result(game)[0].one(css="result").all(css="rows")[0].children if at(each)]
        won = [at(each) for each in rows if "winner" in each.css]
        assert not won or max(won) == max(map(at, rows))


@pytest.mark.parametrize("game", GAMES)
def test_every_cue_has_its_notes_and_a_lost_match_sounds_otherwise_than_a_won_one(game: str) -> None:
    match = played(Match.begin(GAMES[game], "cues", ("human",) * max(2, min(GAMES[game].seats))), "cues", 300)
    view, heard = view_of(match.game), set()
    for before, after in pairwise(match.states):
        both = [
            view.cues(match.game.rules.seen_by(seat, before), match.game.rules.seen_by(seat, after), seat)
            for seat in range(len(match.players))
        ]
        heard |= {cue for each in both for cue in each}
        assert not any("win" in each and "lose" in each for each in both)
    assert heard <= {*SOUNDS}
    assert not heard or {"laid"} < heard
    assert view.cues(match.states[0], match.states[1], None) == tuple(
        cue for cue in view.cues(match.states[0], match.states[1], 0) if cue not in AT_THE_END
    )


@pytest.mark.parametrize(("game", "first"), [("gang-of-four", True), ("garlandland", False)])
def test_a_win_sounds_when_it_is_told_who_has_won(game: str, first: bool) -> None:
    page = Page(f"#/{game}?deal=plum-river-42&v=1&players=me,easy,easy", {"fudaba:settings": '{"sound":"on"}'})
    to_the_end_of_a_round(page)
    told = (1 if first else verdict(Html(page.html))) * PACES["normal"]
    heard = {tuple(each) for each in page.answer["sounds"]}
    assert any(heard >= {*notes((cue,), told)} for cue in AT_THE_END)


def test_a_win_is_heard_with_the_verdict_and_a_card_when_it_has_landed() -> None:
    [*laid] = notes(("laid",), 0)
    assert {note.after for note in laid} == {FLIGHT}
    assert min(note.after for note in notes(("win",), 2700)) == 2700
    assert [note.after for note in notes(("win", "turned"), 2700)] == sorted(
        note.after for note in notes(("turned", "win"), 2700)
    )
