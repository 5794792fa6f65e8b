"""The coach: the right sentence at each moment of a match, never a secret, and never too long."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Dice
from game.core.rules import Event, Facts
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.hints.look import look_of
from game.games.gang_of_four.hints.reasons import reason
from game.games.gang_of_four.page import VIEW
from game.games.gang_of_four.page.coach import coach
from game.games.gang_of_four.rules.cards import DECK, NUMBER, without
from game.games.gang_of_four.rules.state import OPTIONS, Exchange, Known, State
from game.games.gang_of_four.words import coach_en
from game.ui.view import Scene
from game.ui.waiting import GUIDED
from game.words import LANGUAGES, words_of
from tests.every import seldom
from tests.gang_of_four.scenes import asked, random_states, scene
from tests.gang_of_four.tables import after, facing, hand, table, wins_by
from tests.scenes import Asked
from tests.ui.page import Page

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))
FIRST: dict[str, Any] = {"round": 1, "turn": 3}
HAND = "G3 G5 Y5 R5 Y6 G7 R8 Y9"
MANY = "G2 G5 Y5 R5 R5 G6 Y8 G9 Y10"
"""A hand with a gang and much else."""
POOR = "G1 Y2 G3 Y4 G5 Y5 R5 R5 G6 Y8 G9 Y10"
"""A hand that costs much unless the gang brings the lead."""
GANGED = "G3 G5 Y5 R5 R5 G6 Y8 G10"
NEARLY = tuple(map(hand, ("G1 G2 G4", "Y1 Y2 Y3", "R1 R2 R3")))
"""The hands of others who are nearly out."""
OTHERS = ("G1 G2 G4 G6", "Y1 Y2 Y3 Y4", "R1 R2 R3 R4")


def said(state: State, cards: str = "", seat: int = 0, lang: str = "en", **more: Any) -> str:
    here = scene(state, seat=seat, lang=lang, **more)
    return coach(here._replace(ticked=VIEW.cards_of(here, cards)) if cards else here)


def sentence(key: str, lang: str = "en", **facts: Any) -> str:
    return asked(lang)(f"coach.{key}", **facts)


WAYS: Facts = {"once": ("page.pass-once", {}), "on": ("page.pass-on", {})}
"""The two ways to pass, which the coach explains at the first pass."""


def first(hand: str = HAND, on: str = "", **more: Any) -> State:
    """A first round in which I am asked, perhaps with something to beat."""
    state = table(hand, *OTHERS, **{**FIRST, "played": ("Y1",), **more})
    return facing(state, 3, on) if on else state


@for_both
@pytest.mark.parametrize(
    ("state", "cards", "key", "facts"),
    [
        (first("M1 " + HAND, played=()), "", "begin", {"card": "M1"}),
        (first("M1 " + HAND, played=()), "G3", "needs-multi", {"card": "M1"}),
        (first("M1 " + HAND, played=()), "M1", "kind.single", {"kind": "single"}),
        (first(played=(), known=(Known("M1", None),)), "", "begin-dummy", {"card": "M1"}),
        (first("G5 Y6 G7 R8 Y9 YP RD"), "", "lead-five", {"kind": "straight", "cards": ("G5", "Y6", "G7", "R8", "Y9")}),
        (first("G3 G5 Y5 R7"), "", "lead", {"kind": "pair", "cards": ("G5", "Y5")}),
        (first(on="R4"), "", "follow", {"kind": "single", "cards": ("Y6",)}),
        (first(on="R4"), "G5", "kind.single", {"kind": "single"}),
        (first(on="R4"), "G5 Y5", "lies.one", {"kind": "single"}),
        (first(on="R4"), "G5 Y6", "lies.one", {"kind": "single"}),
        (first(), "G5 Y5", "lifted", {"kind": "pair"}),
        (first(), "G5 Y6", "no-kind", {"answers": ("page.answers-lead", {})}),
        (first(on="RD"), "", "pass-first", WAYS),
        (first(MANY, on="YP"), "", "gang", {"kind": "gang_of_four", "number": 5}),
        (first(POOR, on="RD"), "", "gang-too", {"kind": "gang_of_four", "cards": ("G5", "Y5", "R5", "R5")}),
        (
            first(on="R10 R10", hands=(hand(POOR), *NEARLY)),
            "",
            "gang-now",
            {"kind": "gang_of_four", "cards": ("G5", "Y5", "R5", "R5")},
        ),
        (
            first("G5 Y5 R5 R5 G6", on="RD"),
            "G5 Y5 R5 R5",
            "call",
            {"play": ("page.play-call", {}), "mute": ("page.play-mute", {})},
        ),
    ],
)
def test_each_of_my_turns_in_a_first_round_has_its_sentence(
    lang: str, state: State, cards: str, key: str, facts: dict[str, Any]
) -> None:
    assert said(state, cards, lang=lang) == sentence(key, lang, **facts)


def test_who_begins_and_who_leads_is_told_while_others_play() -> None:
    state = first(played=(), asked=2, known=(Known("M1", 2),))
    assert said(state) == sentence("begins", seat=2, card="M1", direction="clockwise")
    dummy = first(played=(), asked=2, known=(Known("M1", None),))
    assert said(dummy) == sentence("dummy-begins", seat=2, card="M1", direction="clockwise")
    assert said(first(asked=2)) == sentence("their-lead", seat=2)


@pytest.mark.parametrize(
    ("on", "family"),
    [("R2", "one"), ("R2 Y2", "two"), ("R2 R2 Y2", "three")],
)
def test_what_lies_there_is_explained_while_others_play(on: str, family: str) -> None:
    state = facing(first(), 3, on)._replace(asked=1)
    assert state.top
    assert state.top.combo
    assert said(state) == sentence(f"lies.{family}", seat=3, kind=state.top.combo.kind)
    assert said(state._replace(passed=(0,))) == sentence("passed")
    assert said(facing(first(), 0, on)._replace(asked=1)) == sentence("mine", kind=state.top.combo.kind)


@for_both
@pytest.mark.parametrize(
    ("on", "what"),
    [
        ("G1 G2 G3 G4 Y5", "straight"),
        ("G1 G2 G3 G4 G6", "flush"),
        ("R2 R2 Y2 G3 Y3", "full_house"),
        ("G1 G2 G3 G4 G5", "straight_flush"),
        ("R2 R2 Y2 G2", "gang"),
        ("GP", "phoenix"),
        ("RD", "dragon"),
    ],
)
def test_what_others_play_for_the_first_time_is_explained_to_those_who_have_passed_too(
    on: str, what: str, lang: str
) -> None:
    state = facing(first(), 3, on)._replace(asked=1)
    assert state.top
    assert state.top.combo
    explained = sentence(f"lies.{what}", lang, kind=state.top.combo.kind)
    play = Event("played", {"seat": 3, "kind": state.top.combo.kind, "cards": state.top.combo.cards})
    for each in (state, state._replace(passed=(0,)), state._replace(round=2), state._replace(round=2, passed=(0,))):
        assert said(each, lang=lang, lately=(play,)) == explained
        assert VIEW.halts(scene(each, lately=(play,), taught=True))
        assert said(each, lang=lang, lately=(play, play)) != explained
    assert said(state._replace(round=3), lang=lang, lately=(play,)) != explained


def test_somebody_with_one_card_and_many_cards_of_ones_own_are_alarms() -> None:
    one = table(HAND, "G1", "Y1 Y2", "R1 R2", **FIRST, played=("Y3",))
    assert said(one) == sentence("one-left-lead", seat=1)
    assert said(facing(one, 3, "R2")) == sentence("one-left", seat=1)
    duty = table(HAND, "G1", "Y1 Y2", "R1 R2", **FIRST, played=("Y3",), options={"duty": "on"})
    assert said(duty) == sentence("duty", seat=1)
    few = table(HAND, "G1 G2 G3", *OTHERS[1:], **FIRST, played=("Y3",))
    assert said(few) == sentence("hurry", seat=1, n=3, mine=8, times=2)


def test_an_alarm_never_asks_for_what_cannot_be_played() -> None:
    one = table(HAND, "G1", "Y1 Y2", "R1 R2", **FIRST, played=("Y3",))
    assert said(facing(one, 3, "RD")) == sentence("pass-first", **WAYS)
    assert said(facing(one._replace(round=4), 3, "RD")) == ""
    few = table(HAND, "G1 G2 G3", *OTHERS[1:], **FIRST, played=("Y3",))
    assert said(facing(few, 3, "RD")) == sentence("pass-first", **WAYS)
    assert said(facing(few, 3, "R4")) == sentence("follow", kind="single", cards=("R8",))


def test_the_duty_is_told_only_where_it_holds_and_names_the_next_player() -> None:
    duty = table(HAND, "G1", "Y1 Y2", "R1", **FIRST, played=("Y3",), direction=-1, options={"duty": "on"})
    assert said(duty) == sentence("duty", seat=3)
    assert said(facing(duty, 2, "R8")) == sentence("duty", seat=3)
    assert said(facing(duty, 2, "RD")) == sentence("pass-first", **WAYS)
    assert said(facing(duty, 2, "R8 Y8")) == sentence("pass-first", **WAYS)


def test_a_result_says_what_it_cost_and_later_less() -> None:
    one, two = wins_by("deal", 4, 1), wins_by("deal", 4, 2)
    assert one.last
    assert two.last
    for seat in range(4):
        facts: dict[str, Any] = {
            "left": len(one.last.hands[seat]),
            "times": one.last.times[seat],
            "n": one.last.points[seat],
        }
        expected = sentence("won") if seat == one.last.winner else sentence("paid", **facts)
        assert said(one, seat=seat) == expected
        ends = ("coach.ends-limit", {"n": 100})
        assert said(two, seat=seat, put_away=1) == sentence("totals", n=two.totals[seat], ends=ends)
    three = wins_by("deal", 4, 3)
    assert not [seat for seat in range(4) if said(three, seat=seat, put_away=2)]


def test_the_exchange_and_the_new_direction_are_explained() -> None:
    start = table(HAND, *OTHERS, exchange=Exchange(0, 1), direction=-1)
    assert said(start) == sentence("give-strongest", taker=1)
    assert said(start, seat=2) == sentence("exchange", winner=1, loser=0)
    given = after(start, "give Y9")
    assert said(given, seat=1) == sentence("give-any", taker=0)
    done = after(given, "give G1")
    assert said(done) == sentence("turned", direction="counterclockwise", seat=1)
    assert said(done, seat=1) == sentence("turned-lead", direction="counterclockwise")


@pytest.mark.parametrize(("lang", "advises"), [("en", "a good answer is"), ("ja", "がよさそうですが")])
def test_of_several_answers_one_is_recommended_in_the_second_round(lang: str, advises: str) -> None:
    state = facing(table("G3 R3 G5 R5 G6 R6 G10 Y10", *OTHERS), 3, "G1 R1")
    text = said(state, lang=lang)
    assert text.startswith(sentence("choice", lang, kind="pair", cards=("G5", "R5")))
    assert advises in text


def test_from_the_third_round_on_little_is_said() -> None:
    state = table(HAND, *OTHERS, round=3)
    assert said(state) == sentence("less")
    later = table(HAND, *OTHERS, round=4)
    assert not said(later)
    assert not said(facing(later, 3, "R2"))
    assert said(table("G3 R9", "G1", "Y1 Y2", "R1 R2", round=4), "G3") == sentence(
        "call", play=("page.play-call", {}), mute=("page.play-mute", {})
    )


def some(data: st.DataObject) -> State:
    options = {option.key: data.draw(st.sampled_from(option.choices)) for option in OPTIONS}
    deal, seats = f"coach-{data.draw(st.integers(0, 999))}", data.draw(st.sampled_from(GAME.seats))
    *_, state = random_states(deal, seats, options, data.draw(st.integers(0, 250)))
    return state


@given(data=st.data())
def test_it_never_fails_is_short_keeps_secrets_and_speaks_through_the_whole_first_round(data: st.DataObject) -> None:
    state, lang, put_away = some(data), data.draw(st.sampled_from(sorted(LANGUAGES))), data.draw(st.integers(0, 5))
    for seat in range(len(state.hands)):
        here = scene(state, seat=seat, lang=lang, put_away=put_away)
        world = rules.imagine(here.seen, seat, Dice("world"))
        for move in ("", *here.moves[:1], *here.moves[-2:]):
            each = here._replace(ticked=VIEW.cards_of(here, move))
            text = coach(each)
            assert len(re.findall(r"[.。](?!\d)", text)) <= 2
            assert not re.search("[{}*]", text)
            assert text or state.round > 1
            assert text == coach(each._replace(seen=rules.seen_by(seat, world)))
    assert not coach(scene(state, seat=None, lang=lang))


def at_random(words: Asked) -> Iterator[tuple[Scene, tuple[str, ...]]]:
    """Scenes of many tables, each with moves to select there."""
    for seats in GAME.seats:
        for n, options in enumerate(({}, {"lockout": "on"}, {"duty": "on"}, {"limit": "rounds-4"}, {}, {}, {}, {})):
            usual = {option.key: option.default for option in OPTIONS}
            for state in random_states(f"all-{n}", seats, {**usual, **options}, 700):
                heres = (scene(state, seat=seat, words=words) for seat in range(seats))
                yield from ((here, ("", *here.moves[:1], *here.moves[-12:])) for here in heres)


def on_purpose(words: Asked) -> Iterator[tuple[Scene, tuple[str, ...]]]:
    """Scenes that chance hardly brings about."""
    began = (Event("played", {"seat": 0, "kind": "single", "cards": ("Y1",)}),)
    for held in ("G5 Y5 R5 R5 G6", "G3 G4 G5 G6 G7", "G3 Y4 G5 G6 G7", "G3 G5 G6 G8 G9", "G5 Y5 R5 G6 Y6"):
        here = scene(first(f"{held} Y9 R9"), words=words, lately=began)
        yield here, here.moves
    yield scene(first(), words=words), ("G5 Y6",)
    yield scene(first("M1 " + HAND, played=()), words=words), ("G3",)
    yield scene(table(HAND, *OTHERS, exchange=Exchange(0, 1)), words=words), ("",)
    once = (Event("passed", {"seat": 0}),)
    yield scene(first(GANGED), words=words, lately=once), ("",)
    yield scene(first(POOR, on="RD"), words=words), ("",)
    yield scene(first(MANY, on="YP"), words=words, lately=began), ("",)
    for on in ("G1 G2 G3 G4 Y5", "G1 G2 G3 G4 G6", "R2 R2 Y2 G3 Y3", "G1 G2 G3 G4 G5", "R2 R2 Y2 G2", "GP", "RD"):
        yield scene(facing(first(), 3, on)._replace(asked=1), words=words), ("",)
    yield scene(first(on="G1 G2 G3 G4 Y5"), words=words), ("G5 Y5",)
    yield scene(facing(first(), 0, "R2")._replace(asked=1), words=words, lately=began), ("",)
    yield scene(first(on="R10 R10", hands=(hand(POOR), *NEARLY)), words=words), ("",)
    yield scene(first(MANY, on="YP"), words=words, lately=once), ("",)


@seldom
def test_no_sentence_was_written_in_vain() -> None:
    words = asked()
    written = {key for key in coach_en.SENTENCES if key.startswith("coach.")}
    for here, moves in chain(on_purpose(words), at_random(words)):
        for move in moves:
            coach(here._replace(ticked=VIEW.cards_of(here, move)))
        if written <= words.keys:
            break
    assert not written - words.keys


def test_a_gang_in_the_hand_is_named_once_and_what_is_shown_is_what_is_advised() -> None:
    once = (Event("round", {}), Event("passed", {"seat": 0}))
    played = (once[0], Event("played", {"seat": 0, "kind": "single", "cards": ("Y1",)}))
    here = scene(first(GANGED, on="R4"), lately=once)
    facts: dict[str, Any] = {"kind": "gang_of_four", "number": 5}
    assert coach(here) == sentence("own-gang", **facts, other="single", cards=("G6",))
    assert VIEW.points_at(here) == "G6"
    alone = scene(first(MANY, on="YP"), lately=once)
    assert coach(alone) == sentence("own-gang-pass", **facts)
    assert coach(alone._replace(lately=played)) == sentence("own-gang-pass-first", **facts, **WAYS)
    assert VIEW.points_at(alone) == ""
    assert coach(here._replace(lately=once + once[1:])) == sentence("follow", kind="single", cards=("G6",))
    assert VIEW.points_at(here._replace(lately=(*once, *once))) == "G6"


def of_sizes(on: str, held: str, *sizes: int) -> State:
    """A first round in which I hold these cards, with that on the table, and the others so many of the rest."""
    rest = without(DECK, hand(f"{held} {on}"))[::-1]
    starts = [sum(sizes[:n]) for n in range(len(sizes))]
    others = (" ".join(rest[start : start + size]) for start, size in zip(starts, sizes, strict=True))
    return facing(table(held, *others, **{**FIRST, "played": ("Y1",)}), 3, on)


def test_a_gang_is_not_taken_apart_where_something_else_wins_the_trick() -> None:
    here = of_sizes("Y2 R2 R2", "Y5 Y5 R5 R5 G6 G7 Y7 R7 G10 R10", 10, 15, 6)
    assert said(here) == sentence("follow", kind="triple", cards=("G7", "Y7", "R7"))
    kept = of_sizes("G3 G3 Y3", "Y5 Y5 R5 R5 G6 G10 R10", 9, 14, 6)
    assert said(kept) == sentence("keep", why=reason(look_of(rules.seen_by(0, kept), 0), "pass"))


def test_a_gang_goes_first_where_the_rest_goes_out_after_it() -> None:
    here = of_sizes("GP", "Y5 Y5 R5 R5 G10 R10", 9, 14, 6)
    cards = ("Y5", "Y5", "R5", "R5")
    assert said(here) == sentence("then-out", kind="gang_of_four", cards=cards, rest="pair")
    assert VIEW.points_at(scene(here)) == " ".join(cards)


@given(data=st.data())
def test_no_advice_takes_a_gang_apart(data: st.DataObject) -> None:
    state = some(data)
    if state.asked is None or state.giving or state.must_hold_multi:
        return
    here = scene(state, seat=state.asked)
    left = Counter(NUMBER[card] for card in without(here.seen.hands[state.asked], VIEW.points_at(here).split()))
    held = Counter(NUMBER[card] for card in here.seen.hands[state.asked])
    assert not [number for number, n in held.items() if n >= 4 > left[number] and n - left[number] in (1, 2, 3)]


def test_with_the_last_cards_the_coach_says_that_they_win_the_round() -> None:
    for on, held, kind in (("R1", "Y2", "single"), ("R1 Y1", "G2 Y2", "pair"), ("", "G5 Y5", "pair")):
        here = scene(first(held, on=on))
        assert coach(here) == sentence("goes-out", kind=kind, cards=tuple(held.split()))
        assert VIEW.points_at(here) == held
        assert coach(here._replace(ticked=VIEW.cards_of(here, held))) == coach(here)
    assert said(first("Y2", on="R2")) == sentence("pass-first", **WAYS)


def test_who_leads_with_two_cards_is_told_to_play_the_higher_one_first() -> None:
    here = scene(first("G2 R9"))
    assert coach(here) == sentence("lead-two", cards=("R9",))
    assert VIEW.points_at(here) in here.moves


def test_the_coach_points_at_the_cards_that_begin() -> None:
    state = first("M1 G1 " + HAND, played=())
    here = scene(state)
    assert coach(here) == sentence("begin", card="M1")
    assert VIEW.points_at(here) in here.moves
    assert "M1" in VIEW.points_at(here).split()
    assert VIEW.points_at(scene(first(on="RD"))) == ""


def test_others_wait_for_what_is_told_the_first_time_only() -> None:
    state = facing(first(), 3, "R2")._replace(asked=1)
    play = Event("played", {"seat": 3, "kind": "single", "cards": ("R2",)})
    for lately, says in (((play,), True), ((play, play), False), ((play, Event("round", {}), play), True)):
        assert VIEW.halts(scene(state, lately=lately, taught=True)) == says
        assert not VIEW.halts(scene(state, lately=lately))
    assert coach(scene(state, lately=(play, play))) == ""
    assert not VIEW.halts(scene(state._replace(passed=(0,)), lately=(play,), taught=True))


def test_the_guided_match_begins_with_the_learner_and_is_over_after_two_rounds() -> None:
    page = Page("#/gang-of-four/lesson")
    assert page.match.asked == 0
    assert len(page.match.players) == 4
    assert page.match.options["limit"] == "rounds-2"
    assert page.wire.model.asked
    shown = page.html.split('id="show-cards"')[0].rsplit('data-do="pick ', 1)[1].split('"')[0]
    page.send(f"pick {shown}")
    assert 'id="show-cards"' not in page.html
    page.send("play")
    page.settle()
    while not page.wire.model.stepping:
        page.play(page.legal[-1])
    assert page.says("lesson.on")
    before = len(page.match.moves)
    page.send("more")
    assert len(page.match.moves) == before + 1
    while page.match.asked is not None:
        page.send("more") if page.wire.model.stepping else page.play_on(1)
    assert page.match.state.round == 2


@for_both
def test_at_the_first_pass_of_the_guided_match_both_ways_to_pass_are_named(lang: str) -> None:
    page = Page("#/gang-of-four/lesson", lang=lang)
    words = words_of(lang, page.match.game)
    while page.match.asked != 0 or not page.legal or 'id="show-cards"' in page.html:
        shown = page.html.split('id="show-cards"')[0].rsplit('data-do="pick ', 1)[1].split('"')[0] if page.legal else ""
        page.play(shown) if page.legal else page.send("more")
    said = page.html.split('id="coach"')[1].split("</p>")[0]
    assert all(words(f"page.pass-{way}") in said for way in ("once", "on"))


def test_after_the_first_play_the_order_of_cards_is_told_until_it_is_read_and_bots_take_their_time() -> None:
    page = Page("#/gang-of-four/lesson")
    assert page.legal[0] == "M1"
    page.play(page.legal[0])
    said = words_of("en", page.match.game)("coach.mine-first", kind="single")
    assert f"<p>{said}</p>" in page.html
    assert page.answer["more"] is None, "it stays until it is read"
    page.send("more")
    assert f"<p>{said}</p>" not in page.html
    assert (page.answer["more"] or 0) >= GUIDED
    page.send("set pace fast")
    assert (page.answer["more"] or 0) < GUIDED
