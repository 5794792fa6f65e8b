"""What the account tells beside the sentence that was read last: who took which card."""

from __future__ import annotations

import pytest

from game.core.rules import Event
from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import (
    Any,
    Change,
    Decide,
    Discard,
    Each,
    End,
    Face,
    Place,
    Reader,
    Some,
    Text,
    This,
    Top,
    Turn,
    Undecide,
    Whole,
)
from game.games.read_aloud.language.sentences import say
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.page.story import WHOLE
from game.games.read_aloud.page.wording import Said
from game.games.read_aloud.rules.state import State
from game.words import LANGUAGES, number
from game.words.quotes import nested
from tests.read_aloud.sights import PLAIN, STAYS, after, asked, drawn, for_both, scene, table

both = pytest.mark.parametrize("lang", for_both)
START = table([STAYS, PLAIN, PLAIN], [PLAIN] * 3, [PLAIN] * 3, [PLAIN] * 3)
"""The first player discards a card, and then chooses one of the field."""
MOVES = ("read hand 1", "field 1")


@both
def test_the_head_says_who_took_which_card_from_the_field(lang: str) -> None:
    state, log = after(START, *MOVES)
    shown = drawn(scene(state, seat=2, log=log, lang=lang)).one("section", "account")
    [took] = shown.all("span", "took-it")
    name = {"en": "“Do nothing”", "ja": "「何もしない」"}[lang]
    assert took.text == asked(lang)("page.took", seat=0, cards=(Said(name),))
    assert "headed" in shown.css


def test_what_one_has_taken_oneself_is_not_told_in_the_head() -> None:
    state, log = after(START, *MOVES)
    shown = drawn(scene(state, seat=0, log=log)).one("section", "account")
    assert not shown.all("span", "took-it")
    assert "headed" not in shown.css


def test_who_is_at_turn_has_the_sentence_in_sight_before_what_was_taken() -> None:
    state, log = after(START, *MOVES)
    shown = drawn(scene(state, seat=1, log=log)).one("section", "account")
    assert shown.all("span", "took-it")
    assert "headed" not in shown.css


@both
def test_the_head_says_out_of_whose_hand_somebody_read_the_card(lang: str) -> None:
    start = table([PLAIN] * 3, [STAYS] * 3, [STAYS] * 3, [PLAIN] * 3, faces=(Face.OPEN,) * 4)
    state, log = after(start, "read hand 1 of 2")
    words = asked(lang)
    for seat, of in ((1, 1), (2, 1)):
        shown = drawn(scene(state, seat=seat, log=log, lang=lang)).one("section", "account")
        assert shown.all("p", "zone")[0].text == words("page.has-read-of", seat=0, of=of)
    own, log = after(start, "read hand 1")
    assert drawn(scene(own, log=log, lang=lang)).one("section", "account").all("p", "zone")[0].text == words(
        "page.has-read", seat=0
    )


@both
def test_who_reads_the_card_of_another_is_told_while_it_is_read_and_comes_before_its_sentence(lang: str) -> None:
    start = table([PLAIN] * 3, [STAYS] * 3, [(Each(Place.OTHERS, 1),)] * 3, [PLAIN] * 3, faces=(Face.OPEN,) * 4)
    state, log = after(start, "read hand 1 of 2")
    reading = drawn(scene(state, seat=2, log=log, lang=lang)).one("section", "account")
    assert asked(lang)("page.reads-of", seat=0, of=1) in reading.all("p", "zone")[0].text
    assert ("headed" in reading.css) == (state.asked is None or state.asked.seat != 2)


def test_there_is_time_to_read_who_took_which_card() -> None:
    before, _ = after(START, MOVES[0])
    state, _ = after(before, MOVES[1])
    unseen = state._replace(news=tuple(event._replace(facts={"seat": 0}) for event in state.news))
    assert VIEW.pause(before, state) >= 2 * VIEW.pause(before, unseen)


@both
@pytest.mark.parametrize("first", [(), (Discard(This()),)])
def test_who_is_asked_for_the_card_of_another_sees_who_reads_it(lang: str, first: Text) -> None:
    start = table([PLAIN] * 3, [(*first, Each(Place.OTHERS, 1))] * 3, [PLAIN] * 3, [PLAIN] * 3)
    state, log = after(start, "read hand 1")
    while not (state.asked and state.asked.seat == 1 and state.asked.kind == "card"):
        state, _ = after(state, rules.moves(state)[0])
        log = (*log, *state.news)
    words = asked(lang)
    [past] = drawn(scene(state, seat=1, log=log, lang=lang)).one("section", "account").all("span", "past")
    key = "page.past-by" if first else "page.only-by"
    assert past.one("span", "by").text == words(key, seat=0, nth=2, of=2)
    card = f"c{state.hands[1][0].token}"
    shown = drawn(scene(state, card, seat=1, log=log, lang=lang)).one("section", "account")
    assert words("page.selected-discard", seat=0) in shown.text


def a_round() -> tuple[State, tuple[Event, ...]]:
    """A round in which the condition is set, taken away and left, at the first player's turn again; and its events."""
    gone: Text = (Undecide(), Discard(This()))
    start = table([PLAIN] * 3, [(Decide(Reader()), Discard(This()))] * 3, [gone] * 3, [STAYS] * 3)
    state, log = after(start, "read hand 1")
    while state.turn or state.asked:
        legal = rules.moves(state)
        state, _ = after(state, "read hand 1" if "read hand 1" in legal else legal[0])
        log = (*log, *state.news)
    return state, log


@both
def test_at_ones_turn_stands_who_read_what_since_ones_last_one(lang: str) -> None:
    state, log = a_round()
    words = asked(lang)
    [before] = drawn(scene(state, log=log, lang=lang)).all("ul", "before")
    assert before.text == words("page.before-undecided", seat=1)


@both
def test_show_all_shows_every_card_since_ones_last_turn_below_its_reader(lang: str) -> None:
    state, log = a_round()
    here = scene(state, log=log, lang=lang, folds=frozenset({WHOLE}))
    account = drawn(here).one("section", "account")
    assert [each.text for each in account.all("p", "zone")] == [
        here.words("page.has-read", seat=2),
        here.words("page.has-read", seat=1),
    ]
    told = account.all("ol", "clauses")
    assert say(STAYS, lang) in told[0].text
    assert say((Undecide(),), lang) in told[1].text
    assert not account.all("ul", "before")
    closed = drawn(scene(state, log=log, lang=lang)).one("section", "account")
    assert "after" in closed.css
    assert len(closed.all("ol", "clauses")) == 1


LONG: Text = (Turn(Whole(Place.HANDS), Face.OPEN), Turn(Whole(Place.FIELD), Face.OPEN))
"""A card whose name leaves words out."""


@both
def test_show_all_and_the_end_quote_cards_whole(lang: str) -> None:
    state, log = after(table([LONG, PLAIN, PLAIN], [PLAIN] * 3, [PLAIN] * 3, [PLAIN] * 3), "read hand 1", "field 1")
    said = LANGUAGES[lang].quote.format(say(LONG, lang).rstrip("。."))
    for folds, whole in (frozenset({WHOLE}), True), (frozenset[str](), False):
        shown = drawn(scene(state, seat=2, log=log, lang=lang, folds=folds)).one("section", "account")
        assert (nested(said) in shown.text) == whole
    state, log = after(table([(*LONG, End()), PLAIN, PLAIN], [PLAIN] * 3, [PLAIN] * 3), "read field 1")
    here = scene(state, log=log, lang=lang)
    whole_text = LANGUAGES[lang].quote.format(say((*LONG, End()), lang).rstrip("。."))
    assert here.words("why.ended-by", seat=0, text=nested(whole_text)) in drawn(here).text


@both
def test_a_step_for_which_nothing_was_chosen_is_not_ticked(lang: str) -> None:
    text: Text = (Discard(Some(Any(), Place.FIELD)), Undecide())
    state, log = after(table([text, PLAIN, PLAIN], [PLAIN] * 3, [PLAIN] * 3, condition=Reader(), by=1), "read field 1")
    for move, look in (rules.moves(state)[0], "left"), (rules.moves(state)[-1], "done"):
        over, more = after(state, move)
        while over.asked:
            over, news = after(over, rules.moves(over)[0])
            more = (*more, *news)
        shown = drawn(scene(over, log=(*log, *more), lang=lang)).one("section", "account")
        stages = [each for line in shown.all("li") for each in line.css if each in ("left", "done")]
        assert stages == [look, "done"]


@both
def test_whoever_looks_is_told_who_reads_and_at_which_step(lang: str) -> None:
    three: Text = (Undecide(), Each(Place.OTHERS, 1), Discard(This()))
    start = table([PLAIN] * 3, [three] * 3, [three] * 3, [PLAIN] * 3, faces=(Face.OPEN,) * 4)
    state, log = after(start, "read hand 1 of 2")
    words = asked(lang)
    for seat, key in ((0, ""), (1, "page.past-of"), (2, "page.past-of")):
        [past] = drawn(scene(state, seat=seat, log=log, lang=lang)).one("section", "account").all("span", "past")
        assert past.one("span", "part").text == words("page.past", nth=2, of=3)
        by = [each.text for each in past.all("span", "by")]
        assert by == ([words(key, seat=0, whose=1, nth=2, of=3)] if key else [])


def test_whose_card_somebody_reads_has_its_verb_in_japanese() -> None:
    words = asked("ja")
    for key in ("page.past-of", "page.only-of"):
        assert "カードをよみあげ" in words(key, seat=1, whose=0, nth=2, of=2)


@pytest.mark.parametrize(
    ("text", "room"), [(STAYS, "few"), ((Each(Place.HANDS, 1), Undecide(), Decide(Reader())), "much")]
)
def test_what_is_told_while_others_are_asked_says_how_many_lines_it_has(text: Text, room: str) -> None:
    state, log = after(table([text, PLAIN, PLAIN], *[[PLAIN] * 3] * 4), "read field 1")
    while state.reading is not None and not state.over:
        state, _ = after(state, rules.moves(state)[0])
        log = (*log, *state.news)
    shown = [drawn(scene(state, seat=seat, log=log)).one("section", "account") for seat in range(4)]
    told, mine = shown[2], shown[state.turn]
    assert {"told", room} <= {*told.css}
    assert "told" not in mine.css
    assert int((told.attributes["style"] or "").partition("--lines: ")[2]) >= len(text)


def test_the_value_is_that_of_the_card_as_it_lies_with_the_one_under_it() -> None:
    """Selected, and once it was read; it has changed sign."""
    start = table([STAYS] * 3, [STAYS] * 3, [STAYS] * 3)
    one, two, three = start.field
    start = start._replace(field=(one, two, three._replace(changes=(Change.NEGATE,), under=("k1",))))
    state, log = after(start, "read field 3")
    for here in (scene(start, f"c{three.token}"), scene(state, log=log)):
        shown = drawn(here).one("section", "account")
        assert [each.text for each in shown.all("span", "value")] == [here.words("page.value") + number(-2)]


def test_who_is_asked_for_anothers_card_is_told_at_once_what_it_did() -> None:
    """The first player reads a card out of the second one's hand, which is discarded and has to be filled."""
    start = table([STAYS] * 3, [STAYS] * 3, [PLAIN] * 3, faces=(Face.OPEN,) * 4)
    state, log = after(start, "read hand 1 of 2")
    assert state.asked
    assert state.asked.seat == 1
    shown = drawn(scene(state, seat=1, log=log)).one("section", "account")
    assert "data-stage" not in shown.attributes
    assert not [each for each in shown.all("li") if "data-stage" in each.attributes]


def test_once_somebody_else_has_filled_their_hand_the_way_to_all_of_it_is_there() -> None:
    state, log = after(START, *MOVES)
    shown = drawn(scene(state, seat=1, log=log))
    assert "after" in shown.one("section", "account").css
    assert shown.by_id(f"toggle-{WHOLE}")


@both
def test_the_number_in_the_corner_of_a_card_says_what_it_is(lang: str) -> None:
    values = drawn(scene(START, lang=lang)).all("span", "value")
    assert values
    assert {each.attributes.get("title") for each in values} == {asked(lang)("page.value-means")}


def test_a_new_condition_is_seen_with_the_clause_that_sets_it_and_a_last_one_before_it_is_not() -> None:
    text: Text = (Discard(This()), Discard(Top(1)), Decide(Reader()))
    state, log = after(table([text, STAYS, STAYS], *[[STAYS] * 3] * 2), "read field 1")
    shown = drawn(scene(state, seat=1, log=log))
    lit = [each.attributes["data-stage"] for each in shown.one("section", "account").all("li", "done")]
    assert {shown.one("span", "wish").attributes["data-stage"], shown.one("p", "now").attributes["data-stage"]} == {
        lit[-1]
    }
    state, later = after(state, "read hand 1")
    shown = drawn(scene(state, seat=0, log=(*log, *later)))
    assert "data-stage" not in shown.one("span", "wish").attributes
    assert "data-stage" not in shown.one("p", "now").attributes
