"""What has changed since the player's own last turn: who set what wins, and what each of the others has read last."""

from __future__ import annotations

import re

import pytest

from game.core.rules import Event
from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import Decide, Discard, Measure, Most, Reader, Text, This, Undecide
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.page.explained import CONDITION, explanation
from game.games.read_aloud.rules.state import State
from tests.markup import Element
from tests.read_aloud.sights import PLAIN, STAYS, after, asked, drawn, for_both, scene, table

both = pytest.mark.parametrize("lang", for_both)
SETS: Text = (Decide(Most(Measure.SUM)), Discard(This()))
REMOVES: Text = (Undecide(), Discard(This()))


def went(*hands: Text) -> tuple[State, tuple[Event, ...]]:
    """A round in which each player reads the first card of a hand of such cards; the first one is asked next."""
    state, log = after(table([PLAIN] * 3, *([text] * 3 for text in hands)), "read hand 1")
    while state.turn or state.asked:
        legal = rules.moves(state)
        state, _ = after(state, "read hand 1" if "read hand 1" in legal else legal[0])
        log = (*log, *state.news)
    return state, log


def shown(lang: str, *hands: Text, seat: int = 0, folds: tuple[str, ...] = ()) -> Element:
    state, log = went(*hands)
    return drawn(scene(state, seat=seat, log=log, lang=lang, folds=folds))


def labels(root: Element) -> list[str]:
    return [each.text for each in root.one("p", "condition").all("span", "new")]


@both
def test_who_set_the_condition_stands_before_it_until_the_player_has_read_again(lang: str) -> None:
    assert labels(shown(lang, PLAIN, SETS, STAYS)) == [asked(lang)("page.decided-by", seat=1)]
    assert labels(shown(lang, PLAIN, SETS, STAYS, seat=2)) == []


@both
def test_that_a_player_set_it_themselves_is_not_new_to_them(lang: str) -> None:
    assert labels(shown(lang, SETS, STAYS, STAYS)) == []
    assert labels(shown(lang, SETS, STAYS, STAYS, seat=1)) == []
    assert labels(shown(lang, (Decide(Reader()), Discard(This())), STAYS, SETS)) == [
        asked(lang)("page.decided-by", seat=2)
    ]


@both
def test_who_has_read_the_condition_that_its_reader_wins_is_named_wherever_it_stands(lang: str) -> None:
    state, log = went((Decide(Reader()), Discard(This())), STAYS, STAYS)
    here = scene(state, log=log, lang=lang)
    now = asked(lang)("remark.reader", seat=0)
    places = (drawn(here).one("p", "condition").text, VIEW.sheet(here, ()), VIEW.heard(here, "table"))
    assert [now in place for place in places] == [True] * 3
    assert now not in drawn(scene(went(SETS, STAYS, STAYS)[0], lang=lang)).one("p", "condition").text


@both
def test_who_took_the_condition_away_stands_there_too(lang: str) -> None:
    assert labels(shown(lang, SETS, REMOVES, STAYS)) == [asked(lang)("page.undecided-by", seat=1)]


@both
def test_a_press_tells_by_which_card_it_was_set(lang: str) -> None:
    state, log = went(PLAIN, SETS, STAYS)
    here = scene(state, log=log, lang=lang, folds=(CONDITION,))
    key = next(event.facts["card"] for event in log if event.kind == "decided")
    assert here.words("explain.set-by", seat=1, cards=(key,)) in drawn(here).one("div", "explained").text


@both
def test_a_press_tells_what_a_changed_limit_means_even_without_a_condition(lang: str) -> None:
    state = table([PLAIN] * 3, [PLAIN] * 3, [PLAIN] * 3)._replace(limits=(3, 4), offsets=(0, 1))
    here = scene(state, lang=lang, folds=(CONDITION,))
    [box] = drawn(here).all("div", "explained")
    assert here.words("explain.limit-hands", n=4) in box.text
    assert here.words("explain.limit-own", seat=1, n=5) in box.text
    assert here.words("explain.limit-field", n=3) not in box.text
    assert here.words("explain.limit-hands", n=4) in explanation(here), "those who listen are told, too"


@both
def test_among_several_each_name_has_what_that_player_read_last(lang: str) -> None:
    dids = {each.attributes["data-seat"]: each.all("span", "did") for each in _seats(shown(lang, PLAIN, SETS, STAYS))}
    [one], [other] = dids["1"], dids["2"]
    words = asked(lang)
    assert words("page.did-decided") in one.text
    assert re.search(r"[0-9] " + {"en": "“Do nothing”", "ja": "「何もしない」"}[lang], other.text)
    assert dids["0"] == []


def test_a_single_rival_has_it_told_in_the_middle() -> None:
    assert not shown("en", PLAIN, SETS).all("span", "did")


def _seats(root: Element) -> list[Element]:
    return [each for each in root.all("section") if "data-seat" in each.attributes]
