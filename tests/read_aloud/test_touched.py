"""What cards do to one's own hand is told by name, stands out, is heard once, and marks the cards that have come."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.cards.names import quoted as card_quoted
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place, Text
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.page.naming import quoted
from game.games.read_aloud.rules.state import State
from game.ui.view import Scene
from tests.markup import Element
from tests.read_aloud.sights import STAYS, after, drawn, for_both, scene, table

SWAP: Text = (e.SwapHands(Place.ANOTHER),)
MORE: Text = (e.SetLimit(Place.HANDS, 9),)
FIELD: Text = (e.Limit(Place.FIELD, 9),)
MIX: Text = (e.Shuffle(Place.ANOTHER),)
HELD, MANY, ME = 3, 5, 1


def read_by_the_other(text: Text, lang: str = "en") -> tuple[State, State, Scene]:
    """The states before and after the first player reads a card of this text, and what the second one looks at."""
    start = table([text, STAYS, STAYS], [STAYS] * HELD, [STAYS] * HELD)
    state, log = after(start, "read field 1")
    return start, state, scene(state, seat=ME, log=log, lang=lang)


def tags(here: Scene) -> int:
    """How many cards of the own hand are marked as new."""
    hand = drawn(here).by_id("hand")
    assert hand
    return len(hand.all("span", "new"))


def outstanding(here: Scene) -> list[Element]:
    """The lines of the account that stand out."""
    return drawn(here).one("section", "account").all("li", "own")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Ann and Ben swapped hands."), ("ja", "AnnとBenが手札をすべて交換しました。")]
)
def test_a_swap_of_hands_is_told_by_name_and_comes_first_in_short(lang: str, said: str) -> None:
    _, _, here = read_by_the_other(SWAP, lang)
    line = outstanding(here)[0]
    assert line.text == said
    account = drawn(here).one("section", "account")
    numbered = [each for each in account.all() if (each.attributes.get("style") or "").startswith("--nth")]
    assert [each.attributes["style"] for each in numbered] == [f"--nth: {n}" for n in range(len(numbered))]
    assert account.one("p", "in-short").all("span")[0].text.startswith(said)


@pytest.mark.parametrize("lang", for_both)
def test_the_cards_of_a_hand_that_was_given_away_are_named_to_who_had_them_alone(lang: str) -> None:
    before, state, here = read_by_the_other(SWAP, lang)
    (line,) = [each.text for each in outstanding(here)[1:]]
    spoken = " ".join(VIEW.told(here, here.lately[-len(state.news) :]))
    for piece in before.hands[ME]:
        assert quoted(here.words, state.terms, str(piece.key)) in line
        assert card_quoted(state.terms.cards[str(piece.key)], lang) in spoken
    of_another = scene(state, seat=None, log=here.lately, lang=lang)
    assert not [event for event in of_another.lately if event.private]
    assert len(drawn(of_another).one("section", "account").all("li")) < len(
        drawn(here).one("section", "account").all("li")
    )


@pytest.mark.parametrize("lang", for_both)
def test_a_card_that_is_taken_in_exchange_is_named_to_who_had_it(lang: str) -> None:
    start = table([(e.SwapTwo(Place.MINE, Place.ANOTHER),), STAYS], [STAYS] * HELD, [(e.Skip(),), STAYS, STAYS])
    lost = str(start.hands[ME][0].key)
    state, log = after(start, "read field 1", "hand 1", "hand 1 of 2")
    mine, others = (scene(state, seat=seat, log=log, lang=lang) for seat in (ME, 0))
    named = card_quoted(state.terms.cards[lost], lang)
    came = tuple(event for event in log if event.kind == "came-hand" and event.facts["seat"] == 0)
    assert named in " ".join(VIEW.told(mine, tuple(event.seen_by(ME) for event in came)))
    assert quoted(mine.words, state.terms, lost) in drawn(mine).one("section", "account").text
    assert named in " ".join(VIEW.told(others, tuple(event.seen_by(0) for event in came)))


@pytest.mark.parametrize(("text", "stands_out"), [(MORE, True), (MIX, True), (FIELD, False)])
def test_what_changes_ones_own_hand_or_its_limit_stands_out(text: Text, stands_out: bool) -> None:
    assert bool(outstanding(read_by_the_other(text)[2])) == stands_out


def test_who_looks_on_has_no_hand_that_could_be_changed() -> None:
    _, state, here = read_by_the_other(SWAP)
    assert not outstanding(scene(state, seat=None, log=here.lately))


def test_the_cards_of_a_swapped_hand_are_new_until_the_player_reads_one() -> None:
    _, state, here = read_by_the_other(SWAP)
    assert tags(here) == HELD
    read, log = after(state, "read hand 1")
    assert tags(scene(read, seat=ME, log=(*here.lately, *log))) == 0


def test_where_one_move_alone_is_asked_for_no_card_is_new() -> None:
    """A problem begins with the hand it has."""
    assert tags(read_by_the_other(SWAP)[2]._replace(tries=True)) == 0


def test_a_hand_that_was_only_shuffled_has_no_new_cards() -> None:
    assert tags(read_by_the_other(MIX)[2]) == 0


def test_swapped_cards_move_from_hand_to_hand_and_are_heard() -> None:
    before, now, _ = read_by_the_other(SWAP)
    seen = rules.seen_by(ME, before), rules.seen_by(ME, now)
    held = {f"c{piece.token}" for hand in now.hands for piece in hand}
    assert held <= {card for card, _ in VIEW.moved(*seen, ME)}
    assert "taken" in VIEW.cues(*seen, ME)
    assert "taken" not in VIEW.cues(*seen, None)


def test_a_swap_is_spoken_once() -> None:
    _, state, here = read_by_the_other(SWAP)
    spoken = " ".join(VIEW.told(here, here.lately[-len(state.news) :]))
    assert spoken.count("swapped hands") == 1


def test_of_more_cards_held_than_a_phone_shows_there_is_a_way_to_the_rest() -> None:
    start = table([STAYS] * MANY, [STAYS] * MANY, [STAYS] * MANY)
    root = drawn(scene(start))
    way = root.by_id("to-own")
    fourth = start.hands[0][HELD].token
    assert way
    assert (way.attributes["data-do"], way.attributes["aria-label"]) == (
        f"visit c{fourth}",
        "Show the rest of your hand",
    )
    assert " more to the right" in way.text, "it says what is behind"
    assert drawn(read_by_the_other(STAYS)[2]).by_id("to-own") is None


def test_discards_to_choose_from_begin_at_the_last_one_below_what_is_to_be_done() -> None:
    swap: Text = (e.Swap(Place.DISCARDS),)
    gone: Text = (e.Discard(e.This()),)
    start = table([swap, gone, gone], [STAYS] * HELD, [STAYS] * HELD)
    state, log = after(start, "read field 2", "read field 2", "read field 1")
    here = scene(state, log=log)
    assert VIEW.first_card(here) == f"c{state.discards[-1].token}"
    assert drawn(here).one("span", "for").text == "Swap this card with one card of the discard pile"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann read “End the game”, which ended the game."),
        ("ja", "Annがよみあげた「ゲームを終える」で、ゲームが終わりました。"),
    ],
)
def test_the_card_that_has_ended_the_game_is_named(lang: str, said: str) -> None:
    _, _, here = read_by_the_other((e.End(),), lang)
    assert said in drawn(here).one("p", "why").text


@pytest.mark.parametrize(("clauses", "said"), [(4, []), (6, [" (step\u00a01\u00a0of\u00a06)"])])
def test_of_a_long_card_the_part_that_is_read_is_counted(clauses: int, said: list[str]) -> None:
    drop: Text = (e.Discard(e.Some(1, Place.ANOTHER)),)
    _, _, here = read_by_the_other(drop * clauses)
    assert [each.one("span", "part").text for each in drawn(here).all("span", "many")] == said


SHOWS: Text = (e.Turn(e.Some(2, Place.MINE), e.Face.OPEN), e.Undecide(), e.Discard(e.This()))
"""Two cards of the reader's hand are shown, and nothing is said of the other two steps."""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["2 cards in Ann’s hand are now seen by all.", "Remove the winner’s condition.", "Discard this card."]),
        ("ja", ["Annの手札2枚をみんなにみせました。", "勝者の条件をなくす。", "このカードを捨てる。"]),
    ],
)
def test_every_step_of_a_reading_is_told_in_short_with_what_it_did(lang: str, said: list[str]) -> None:
    sight: dict[str, Any] = {"condition": e.Reader(), "by": ME}
    start = table([SHOWS, STAYS, STAYS], [STAYS] * HELD, [STAYS] * HELD, **sight)
    state, log = after(start, "read field 1", "hand 1", "hand 2")
    told = drawn(scene(state, seat=ME, log=log, lang=lang)).one("p", "in-short")
    assert [each.text for each in told.all("span")] == said
