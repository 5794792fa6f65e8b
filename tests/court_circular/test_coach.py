"""The coach: the right sentence at each moment of a match, and true."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import analyse
from game.core.chance import Dice
from game.core.rules import Saying
from game.games.court_circular import rules
from game.games.court_circular.bots import expert
from game.games.court_circular.page import VIEW
from game.games.court_circular.page.coach import PLAY, SPOKEN, best_lead, coach, quiet
from game.games.court_circular.page.gains import worth
from game.games.court_circular.page.result import meanings, rare, what, why
from game.games.court_circular.rules.answers import DROP, LEAD, offered
from game.games.court_circular.rules.hands import hand
from game.games.court_circular.rules.outlook import made_so_far, plans
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import State
from game.games.court_circular.words import coach_en
from game.ui.view.advice import dice
from game.words import LANGUAGES
from tests.court_circular.scenes import asked, ended, scene
from tests.court_circular.tables import after, dealt, table
from tests.every import few

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))
CARD = re.compile(r"(?:\d+|ace|king|queen|jack) of \w+")
MINE, THEIRS = "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C"


def sentence(key: str, lang: str = "en", **facts: object) -> str:
    return asked(lang)(f"coach.{key}", **facts)


@for_both
def test_the_first_round_is_taught_step_by_step(lang: str) -> None:
    start, play = table("KH", MINE, THEIRS), PLAY
    touch = ("coach.touch", {"play": play})
    assert coach(scene(start, lang=lang)) == sentence("draw", lang, do=touch)
    first = sentence("first", lang, best="sequence3", what=("what.run-3", {}), play=play)
    assert coach(scene(start, "KD", lang=lang)) == first
    second = after(start, "3C 2C")
    assert coach(scene(second, lang=lang)) == sentence("second", lang, drop=("page.drop", {}))
    third = after(second, "5H 4D")
    what: Saying = ("what.suited-3", {})
    facts: dict[str, object] = {"card": "7H", "hand": "sympathy3", "what": what}
    assert coach(scene(third, lang=lang)) == sentence("last", lang, **facts)


@for_both
def test_the_winner_is_told_what_to_choose_and_what_it_brought(lang: str) -> None:
    over = after(table("KH", MINE, THEIRS), "KD 2C 3C 4D 5H 6S")
    assert over.last
    assert coach(scene(over, lang=lang)) == sentence("choose", lang)
    assert coach(scene(over, seat=1, lang=lang)) == sentence("others", lang, seat=0)
    assert why(scene(over, lang=lang), over.last) in VIEW.board(scene(over, lang=lang)).middle
    led = after(over, ["lead 3C"])
    won: Saying = ("coach.won-up", {})
    lost: Saying = ("coach.lost-up", {"seat": 0})
    assert coach(scene(led, lang=lang)) == sentence("taken", lang, taken=won)
    assert coach(scene(led, seat=1, lang=lang)) == sentence("taken", lang, taken=lost)


def test_a_dealer_who_wins_hears_that_the_cards_lie_face_down() -> None:
    over = after(table("KH", THEIRS, MINE), "2C KD 4D 3C 6S 5H")
    assert coach(scene(over, seat=1)) == sentence("choose-down")
    led = after(over, [rules.moves(over)[0]])
    won: Saying = ("coach.won-down", {})
    assert coach(scene(led, seat=1)) == sentence("taken", taken=won)


def test_who_cannot_win_any_more_is_told_to_drop_out() -> None:
    start = table("9H", "2C 4D 6S KS JC 2S", "9C 9D 3S 5C 7S 10S", first=1)
    lost = after(start, "9C 2C 9D")
    assert DROP in rules.moves(lost)
    assert coach(scene(lost)) == sentence("drop", n=3, all=6)


@for_both
def test_the_count_and_the_end_have_their_sentences(lang: str) -> None:
    state = dealt(2, target="500")
    while state.tally is None:
        state = rules.play(state, rules.moves(state)[0])
    assert coach(scene(state, lang=lang)) == sentence("count", lang)
    assert coach(scene(ended(), lang=lang)) == sentence("count", lang)
    assert coach(scene(ended(), lang=lang, put_away=99)) == sentence("end", lang)


def test_nothing_is_said_to_who_only_looks_on() -> None:
    assert coach(scene(table("KH", MINE, THEIRS), seat=None)) == ""


def test_the_coach_never_advises_to_give_up_what_could_be_won() -> None:
    """Whatever the rival still lays, the row as it lies beats all that one can make."""
    advised = 0
    for number in few(range(12)):
        state = dealt(2, deal=f"lost-{number}")
        while state.asked is not None:
            seat, moves = state.asked, rules.moves(state)
            words = asked()
            if not state.choosing and coach(scene(state, seat=seat, put_away=99, words=words)):
                advised += "coach.drop" in words.keys
                theirs = made_so_far(state.lead or "", state.rows[1 - seat], state.terms.sheet)
                best = max(plans(state.lead or "", state.rows[seat], state.hands[seat], state.terms.sheet))
                assert ("coach.drop" in words.keys) == (DROP in moves and best.hand < theirs)
            state = rules.play(state, moves[(state.turn * 7 + number) % len(moves)])
    assert advised


@for_both
def test_no_hand_is_not_called_the_best_that_can_be_made(lang: str) -> None:
    poor, rival = "2C 4D 6S KS 7D 10C", "9C 9D 3S 5C 7S 10S"
    begun = after(table("9H", poor, rival), "2C 3S")
    assert coach(scene(begun, "KS", lang=lang)) == sentence("first-none", lang)
    lost = after(table("9H", poor, rival, first=1), "9C 2C 9D")
    assert coach(scene(lost, lang=lang)) == sentence("drop", lang, n=3, all=6)


def test_the_coach_names_no_card_that_is_named_above_the_hand() -> None:
    for number in range(12):
        state = dealt(2, deal=f"once-{number}")
        while not state.choosing:
            assert state.asked is not None
            for card in ("", *state.hands[state.asked]):
                here = scene(state, card, seat=state.asked, put_away=99, taught=True)
                above = VIEW.board(here).hand.split('id="preview">')[1].split("</div>")[0]
                assert here.words("page.drop-saves", n=3, all=6) not in above
                assert not [name for name in re.findall(CARD, coach(here)) if name in above], (number, card)
            moves = rules.moves(state)
            state = rules.play(state, moves[number % len(moves)])


@for_both
def test_the_last_card_is_not_said_to_make_what_lies_there_already(lang: str) -> None:
    made = after(table("KH", "KD KC 5H 7S AD 2S", THEIRS), "KD 2C KC 4D")
    assert coach(scene(made, lang=lang)) == sentence("made-sure", lang)


@for_both
def test_what_to_lay_beside_a_made_hand_follows_from_who_takes_it(lang: str) -> None:
    """What helps least next where it is seldom beaten, little where it often is or would lie face down."""
    mine = "KD KC 5H 7S AD 2S"
    ahead = after(table("KH", mine, THEIRS), "KD 2C KC 4D")
    assert coach(scene(ahead, lang=lang)) == sentence("made-sure", lang)
    dealer = after(table("KH", THEIRS, mine), "2C KD 4D KC")
    assert coach(scene(dealer, seat=1, lang=lang)) == sentence("made-down", lang)
    assert coach(scene(after(dealer, "8C"), seat=1, lang=lang)) == sentence("made-won", lang)


@given(data=st.data())
def test_the_best_lead_is_that_of_a_hint_with_the_best_hand_that_it_makes(data: st.DataObject) -> None:
    state = played(data, 2)
    if not state.choosing or state.asked is None or len(state.hands[state.asked]) < 3:
        return
    assert state.last
    seen = rules.seen_by(state.asked, state)
    card, made, price, any_lead = best_lead(seen, state.asked)
    held = state.hands[state.asked]
    best = {lead: max(hand((lead, *laid)) for laid in combinations(held, 3)) for lead in offered(state)}
    counts = {lead: points((lead,), state.last.up, state.terms) for lead in best}
    assert LEAD + card == analyse(expert.think, seen, state.asked, dice())[0].move
    assert made == best[card]
    assert price == counts[card]
    assert any_lead == (len({each.place for each in best.values()}) == 1 and price == min(counts.values()))


@given(data=st.data())
def test_the_coach_knows_no_more_than_the_learner(data: st.DataObject) -> None:
    state = played(data, 2)
    seen = rules.seen_by(0, state)
    other = rules.imagine(seen, 0, Dice("other"))
    assert coach(scene(state)) == coach(scene(other._replace(chance=state.chance)))


def test_the_coach_is_never_silent_to_who_plays_in_the_first_rounds() -> None:
    for number in few(range(6)):
        state = dealt(2, deal=f"silent-{number}", target="90")
        while state.round <= SPOKEN:
            for card in ("", *state.hands[0]):
                for read in (0, 99):
                    assert coach(scene(state, card, put_away=read)), (number, state.turn, card)
            moves = rules.moves(state)
            state = rules.play(state, moves[(state.turn * 7 + number) % len(moves)])


@for_both
def test_who_goes_on_alone_hears_so_once_then_reads_what_cards_count_and_no_result_twice(lang: str) -> None:
    over = after(table("KH", MINE, THEIRS, round=SPOKEN + 1), "KD 2C 3C 4D 5H 6S")
    assert over.last
    counts = " ".join(worth(scene(over, lang=lang))).replace("。 ", "。")
    assert quiet(scene(over, lang=lang)) == counts
    led = after(over, [rules.moves(over)[0]])
    for state in (over, led, after(led, [led.hands[0][0]])):
        assert quiet(scene(state, seat=1, lang=lang)) == counts
    fresh = table("KH", MINE, THEIRS, round=SPOKEN + 1)
    assert not quiet(scene(fresh, lang=lang))
    assert quiet(scene(after(fresh, "KD"), lang=lang))
    assert not quiet(scene(table("KH", MINE, THEIRS), lang=lang))


SELDOM = (35, 13)
"""The matches in which the sentences are said that few others bring: with them first, a few matches bring all."""


def test_every_sentence_of_the_coach_is_used() -> None:
    words, every = asked(), {key for key in coach_en.SENTENCES if key.startswith("coach.")}
    coach(scene(after(table("KH", "KD KC 5H 7S AD 2S", THEIRS), "KD 2C KC 4D"), words=words))  # chance hardly brings it
    for number in (*SELDOM, *range(80)):
        state = dealt(2, deal=f"coach-{number}", target="90")
        while not every <= words.keys:
            for card in ("", *state.hands[0][:1]):
                for read in (0, 99):
                    coach(scene(state, card, put_away=read, words=words))
            if state.asked is None:
                break
            moves = rules.moves(state)
            state = rules.play(state, moves[(state.turn * 7 + number) % len(moves)])
    assert every <= words.keys


def played(data: st.DataObject, seats: int) -> State:
    """A match after some moves."""
    state = dealt(seats, deal=f"coach-{data.draw(st.integers(0, 99))}")
    for _ in range(data.draw(st.integers(0, 40))):
        if state.asked is None:
            break
        state = rules.play(state, data.draw(st.sampled_from(rules.moves(state))))
    return state


def test_the_coach_says_nothing_that_the_result_beside_it_says_of_who_chooses_a_lead() -> None:
    state = dealt(2, target="90")
    while not (state.choosing and state.asked == 1):
        state = rules.play(state, rules.moves(state)[0])
    here = scene(state)
    said = coach(here)
    assert said
    assert "lead" in VIEW.status(here)
    assert "lead" not in said


@for_both
def test_a_result_beside_the_coach_leaves_what_the_hands_are_to_him_but_says_that_one_is_rare(lang: str) -> None:
    over = after(table("KH", "KD QH JS 7S AD 2S", "2C 4D 6S 8C 9C 10C", round=2), "KD 2C QH 4D JS 6S")
    assert over.choosing
    assert over.last
    alone, taught = scene(over, lang=lang), scene(over, lang=lang, taught=True)
    assert meanings(alone, over.last) == [*what(alone, over.last)[:1], *rare(alone, over.last.hands[0])]
    assert meanings(taught, over.last) == [*rare(taught, over.last.hands[0])] != []
