"""The coach of Read-Aloud: the right sentence at each moment, and true."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import (
    Act,
    Any,
    Change,
    Decide,
    Discard,
    Either,
    End,
    Face,
    If,
    Lose,
    Measure,
    Most,
    None_,
    Nothing,
    Place,
    Some,
    Stack,
    SwapOnes,
    Text,
    This,
    Undecided,
)
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.page.asking import verb
from game.games.read_aloud.page.coach import FIRST, NEAR, READ, UNDO, coach
from game.games.read_aloud.words import coach_en
from tests.read_aloud.sights import PLAIN, after, asked, for_both, over, scene, table

both = pytest.mark.parametrize("lang", for_both)
MOST: Text = (Discard(This()), Decide(Most(Measure.SUM)))
STAYS: Text = (Discard(Some(1, Place.FIELD)),)
IDLE: Text = (If(None_(Place.PILE), End()),)
MINE: Text = (Discard(Some(1, Place.MINE)), Discard(This()))


def taught(state: rules.State) -> rules.State:
    """The same state after the readings that are taught step by step."""
    return state._replace(readings=max(FIRST, state.readings))


def sentence(key: str, lang: str = "en", **facts: object) -> str:
    return asked(lang)(f"coach.{key}", **facts)


LOSE: Text = (Lose(),)
LOSE_UNDECIDED: Text = (Discard(This()), If(Undecided(), Lose()))


@both
def test_before_one_reads_lose_one_is_warned(lang: str) -> None:
    start = table([LOSE, LOSE_UNDECIDED, PLAIN], [PLAIN] * 3, [PLAIN] * 3)
    for card, key in (("c0", "selected-lose"), ("c1", "selected-lose"), ("c2", "selected")):
        assert coach(scene(start, card=card, lang=lang)) == sentence(key, lang, read=READ)


@both
def test_there_is_no_warning_where_reading_lose_changes_nothing(lang: str) -> None:
    """A condition is there, or one has lost already."""
    start = table([LOSE, LOSE_UNDECIDED, PLAIN], [PLAIN] * 3, [PLAIN] * 3, condition=Most(Measure.SUM), by=1)
    assert coach(scene(start, card="c1", lang=lang)) == sentence("selected-idle", lang)
    assert coach(scene(start._replace(losers=(0,)), card="c0", lang=lang)) == sentence("selected-idle", lang)


@both
def test_who_has_lost_is_told_so_whatever_is_in_force_and_how_to_go_back(lang: str) -> None:
    start = table([LOSE, MOST], [PLAIN] * 3, [PLAIN] * 3, losers=(0,))
    for state in (start, start._replace(condition=Most(Measure.SUM), by=1), start._replace(pile=())):
        assert coach(scene(state, lang=lang)) == sentence("lost", lang, undo=UNDO)
    assert coach(scene(start, card="c1", lang=lang)) == sentence("selected", lang, read=READ)


@both
def test_the_first_turn_says_what_to_touch_and_what_a_card_is(lang: str) -> None:
    start = table([PLAIN, MOST, STAYS], [IDLE, PLAIN, PLAIN], [PLAIN] * 3)
    assert coach(scene(start, lang=lang)) == sentence("first", lang, read=READ)
    for card, key in (
        ("c0", "selected"),
        ("c1", "selected-condition"),
        ("c2", "selected-stays"),
        ("c3", "selected-idle"),
        ("c4", "selected"),
    ):
        assert coach(scene(start, card=card, lang=lang)) == sentence(key, lang, read=READ)
    assert coach(scene(start, card="c6", lang=lang)) == sentence("selected-not", lang, why=("illegal.unseen", {}))
    assert coach(scene(start, seat=1, lang=lang)) == sentence("watch", lang, seat=0)


def test_questions_are_explained() -> None:
    state, _ = after(table([PLAIN, MINE], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 2")
    assert coach(scene(state)) == sentence("choose", choose=("page.discard", {}))
    state, _ = after(state, "hand 1")
    assert state.asked
    assert state.asked.kind == "replenish"
    assert coach(scene(state)) == sentence("replenish", n=2)
    lacks = 2 - len(state.hands[0])
    assert VIEW.status(scene(state)) == asked()("ask.replenish", n=lacks)


@pytest.mark.parametrize("lang", for_both)
def test_any_card_will_do_only_where_the_hand_does_not_decide(lang: str) -> None:
    state, _ = after(table([PLAIN, PLAIN], [PLAIN] * 2, [PLAIN] * 2), "read hand 1")
    assert state.asked
    by_hand = (e.Most(e.Measure.SUM), e.Nearest(e.Measure.SUM, 10), e.Holder())
    for condition in by_hand:
        now = state._replace(condition=condition, by=0, held="k1")
        assert coach(scene(now, lang=lang)) == sentence("replenish-suits", lang, n=2)
        assert coach(scene(now._replace(losers=(0,)), lang=lang)) == sentence("replenish", lang, n=2)
    for open_ in (None, e.Reader(), e.Beside(left=True)):
        assert coach(scene(state._replace(condition=open_, by=0), lang=lang)) == sentence("replenish", lang, n=2)


def test_a_card_that_is_put_under_another_does_not_stay_where_it_is() -> None:
    start = table([(Stack(Place.FIELD, Change.ZERO),), PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN])
    assert coach(scene(start, card="c0")) == sentence("selected", read=READ)


def test_the_second_turn_says_what_the_numbers_are_and_what_ends_the_game() -> None:
    state, _ = after(table([PLAIN, MOST], [PLAIN, PLAIN], [MOST, PLAIN]), "read field 1", "read field 1")
    assert coach(scene(state)) == sentence("second")


def test_what_is_chosen_with_a_button_is_not_looked_for_among_the_cards() -> None:
    either: Text = (Either(Lose(), Decide(Most(Measure.SUM))),)
    state, _ = after(table([PLAIN, either], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 2")
    assert rules.moves(state) == ("first", "second")
    assert coach(scene(state)) == sentence("choose-answer")


def test_without_a_condition_it_depends_on_the_cards_that_can_be_read_what_is_to_be_done() -> None:
    start = table([PLAIN, MOST], [PLAIN, PLAIN], [MOST, PLAIN])
    state, _ = after(start, "read field 1", "read field 1")
    state = taught(state)
    assert coach(scene(state)) == sentence("open-set")
    hidden = state._replace(field=state.field[:1])
    assert coach(scene(hidden)) == sentence("open")
    last = sentence("no-pile"), sentence("open-last")
    assert coach(scene(hidden._replace(pile=()))) == " ".join(last)


def test_under_a_condition_the_learner_hears_whether_they_meet_it_as_far_as_they_see() -> None:
    start = table([PLAIN, MOST], [PLAIN, PLAIN], [PLAIN, PLAIN])
    state, _ = after(start, "read field 2", "read field 1")
    state = taught(state)
    assert coach(scene(state)) == sentence("condition")
    shown = state._replace(faces=(Face.OPEN,) * len(state.faces))
    assert [coach(scene(shown._replace(turn=seat), seat=seat)) for seat in (0, 1)] == [
        sentence("condition"),
        sentence("ahead"),
    ]


def test_who_is_ahead_is_told_of_a_card_that_ends_the_game() -> None:
    start = table([PLAIN, MOST, (End(),)], [PLAIN, PLAIN, PLAIN], [PLAIN, PLAIN, PLAIN])
    state = taught(after(start, "read field 2", "read field 1")[0])
    shown = state._replace(faces=(Face.OPEN,) * len(state.faces), turn=1)
    assert coach(scene(shown, seat=1)) == sentence("ahead-end")
    assert coach(scene(shown._replace(bans=(Act.END,)), seat=1)) == sentence("ahead")


def test_the_end_is_announced_before_it_comes() -> None:
    start = table([PLAIN, PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN], pile=NEAR + 2)
    state, _ = after(start, "read field 1", "read field 1")
    state = taught(state)
    near = sentence("near", n=NEAR)
    assert coach(scene(state)) == f"{near} {sentence('open')}"
    assert coach(scene(state._replace(condition=Most(Measure.SUM), by=1))) == f"{near} {sentence('condition')}"
    state, _ = after(table([PLAIN, PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN], pile=2), "read field 1", "read field 1")
    state = taught(state)
    assert coach(scene(state)).startswith(sentence("no-pile"))
    state, _ = over(state)
    assert coach(scene(state)) == sentence("end")


def test_all_that_was_written_for_it_is_said_in_some_match() -> None:
    said: set[str] = set()
    for n in range(40):
        state = rules.deal(2, {**GAME.defaults(), "deck": "40"}, Chance(f"fudaba/read-aloud/1/coach-{n}"))
        dice = Chance(f"coach-{n}")("moves")
        while not state.over:
            said |= _keys(state)
            state = rules.play(state, dice.choice(rules.moves(state)))
        said |= _keys(state)
    assert {key for key in coach_en.SENTENCES if key.startswith("coach.")} <= said


def _keys(state: rules.State) -> set[str]:
    """The sentences of a moment, with nothing selected and with each card."""
    cards = ["", *(f"c{piece.token}" for piece in (*state.field, *state.hands[0]))]
    heard: set[str] = set()
    for card in cards:
        words = asked()
        coach(scene(state, card=card, words=words))
        heard |= getattr(words, "keys", set())
    return heard


def test_nothing_is_said_to_who_looks_on() -> None:
    assert coach(scene(table([PLAIN], [PLAIN], [(Nothing(),)]), seat=None)) == ""


UNSEEN: Text = (Discard(Some(1, Place.ANOTHER)), Discard(This()))
EITHER_WAY: Text = (SwapOnes(), Discard(This()))


@both
@pytest.mark.parametrize("text", [UNSEEN, EITHER_WAY], ids=["unseen", "some seen"])
def test_cards_are_selected_and_then_chosen_whether_they_are_seen_or_not(text: Text, lang: str) -> None:
    state, _ = after(table([PLAIN, text], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 2")
    here = scene(state, lang=lang)
    assert coach(here) == sentence("choose", lang, choose=verb(state))
    assert VIEW.board(here).at_once == ""


@both
def test_of_any_number_of_cards_the_coach_speaks_of_cards_and_the_large_button(lang: str) -> None:
    state, _ = after(table([PLAIN, (Discard(Some(Any(), Place.MINE)),)], [PLAIN, PLAIN], [PLAIN]), "read field 2")
    assert coach(scene(state, lang=lang)) == sentence("choose-any", lang)


@both
def test_a_choice_by_button_needs_no_second_press(lang: str) -> None:
    either: Text = (Either(Lose(), Decide(Most(Measure.SUM))),)
    state, _ = after(table([PLAIN, either], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 2")
    assert VIEW.board(scene(state, lang=lang)).at_once == asked(lang)("page.at-once-button")
    assert VIEW.board(scene(table([PLAIN], [PLAIN], [PLAIN]), lang=lang)).at_once == ""
