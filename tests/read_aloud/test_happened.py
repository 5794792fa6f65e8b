"""What the cards of others have done to one's own hand stands beside one's name until one reads a card."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.core.match import ME, Match
from game.core.rules import Event
from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Discard, Place, Text, This
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.page.happened import LEAVES, MIXED, happened, happenings, own
from game.games.read_aloud.page.touched import comes
from game.games.read_aloud.rules.state import State
from game.shelf import GAMES
from game.ui.view import Scene
from tests.read_aloud.sights import PLAIN, after, drawn, for_both, scene, table

SWAP: Text = (e.SwapHands(Place.ANOTHER), Discard(This()))


def round_of(first: Text, second: Text, *answers: str, lang: str = "en", seat: int = 0) -> tuple[State, Scene]:
    """What a seat of three looks at when two others have read such cards out of the field, and answered."""
    start = table([first, second, PLAIN], *[[PLAIN] * 3] * 3)._replace(turn=1)
    state, log = after(start, "read field 1", *answers)
    while state.asked or state.turn == 1:
        state, _ = after(state, rules.moves(state)[0])
        log = (*log, *state.news)
    state, _ = after(state, "read field 1")
    log = (*log, *state.news)
    while state.asked:
        state, _ = after(state, rules.moves(state)[0])
        log = (*log, *state.news)
    return state, scene(state, seat=seat, log=log, lang=lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ben: swapped hands with you, 3 of your cards gone, 3 new for you"]),
        ("ja", ["Ben：あなたと手札を交換した、あなたの手札が3枚なくなった、あなたに3枚きた"]),
    ],
)
def test_that_hands_were_swapped_is_told_though_somebody_else_has_read_since(lang: str, said: list[str]) -> None:
    _, here = round_of(SWAP, PLAIN, "player 1", lang=lang)
    assert happenings(here) == said
    assert said[0] in drawn(here).one("span", "happened").text
    assert said[0] in VIEW.heard(here, "hand")
    selected = scene(here.seen, f"c{here.seen.hands[0][0].token}", log=here.lately, lang=lang)
    assert said[0] in drawn(selected).one("span", "happened").text, "a look at a card is no move"


def test_it_goes_when_the_player_reads_and_who_looks_on_has_none() -> None:
    state, here = round_of(SWAP, PLAIN, "player 1")
    read, log = after(state, "read hand 1")
    assert happenings(here)
    assert happened(scene(read, log=(*here.lately, *log))) is None
    assert happened(scene(state, seat=None, log=here.lately)) is None
    assert happened(here._replace(tries=True)) is None


@pytest.mark.parametrize("lang", for_both)
def test_several_cards_are_told_in_their_order(lang: str) -> None:
    _, here = round_of(PLAIN, PLAIN, lang=lang)
    one, other = (event for event in here.lately if event.kind == "read")
    limit, gone = Event("limit-hands", {"n": 9}), Event("discarded-hand", {"seat": 0, "n": 2, "cards": ("k1", "k2")})
    words, said = here.words, (("happened.limit", {"n": 9}), ("happened.gone", {"n": 2}))
    assert happenings(here._replace(lately=(one, limit, other, gone))) == [
        words("happened.by", seat=seat, what=words.say(what)) for seat, what in zip((1, 2), said, strict=True)
    ]


def test_nothing_is_said_of_a_card_that_did_nothing_to_the_hand() -> None:
    _, here = round_of(PLAIN, PLAIN)
    assert happened(here) is None
    assert drawn(here).all("span", "happened") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_that_are_told_are_those_by_which_hands_change(seats: int) -> None:
    """But where hands are shuffled together, and where a card goes under another out of the hand it was read from."""
    told = 0
    for n in range(12):
        match, dice = Match.begin(GAMES["read-aloud"], f"law-{n}", (ME, *("random",) * (seats - 1))), Chance(f"{n}")
        choose = dice("moves")
        while (seat := match.asked) is not None:
            match = match.play(choose.choice(rules.moves(match.seen(seat))))
            told += sum(_adds_up(match.states[-2], match.state, each) for each in range(seats))
    assert told > 20


def _adds_up(before: State, now: State, seat: int) -> bool:
    """Whether the last move did something to the hand; raises where the numbers do not lead to what it is now."""
    did = own(seat, now.news)
    kinds = [event.kind for event in now.news]
    if any(kind in MIXED or kind.startswith("stacked") for kind in kinds):
        return False
    gone = sum(event.facts.get("n", 1) for event in did if event.kind.startswith(LEAVES))
    new = sum(event.facts.get("n", 1) for event in did if comes(event, seat))
    filled = sum(event.kind.startswith("replenished") and event.facts["seat"] == seat for event in now.news)
    assert len(before.hands[seat]) + new + filled - gone == len(now.hands[seat]), kinds
    return bool(gone or new)


@pytest.mark.parametrize("lang", for_both)
def test_a_card_that_was_read_out_of_the_hand_is_gone_when_it_lies_under_another_one(lang: str) -> None:
    _, here = round_of(PLAIN, PLAIN, lang=lang)
    read = Event("read", {"seat": 1, "card": here.lately[0].facts["card"], "origin": ("origin.other", {"seat": 0})})
    facts = {"card": read.facts["card"], "at": 1}
    words, gone = here.words, ("happened.gone", {"n": 1})
    for kind, where, said in (
        ("stacked-field", {}, gone),
        ("stacked-hand", {"seat": 2}, gone),
        ("stacked-hand", {"seat": 0}, ("happened.stacked", {"n": 1})),
    ):
        did = [words.say(("happened.read", {})), words.say(said)]
        found = happenings(here._replace(lately=(read, Event(kind, {**facts, **where}))))
        assert found == [words("happened.by", seat=1, what=words("happened.and").join(did))]


@pytest.mark.parametrize("lang", for_both)
def test_the_card_of_the_own_hand_that_somebody_reads_is_marked(lang: str) -> None:
    state, log = after(table([SWAP, PLAIN, PLAIN], *[[PLAIN] * 3] * 3)._replace(turn=1), "read field 1")
    assert state.reading
    mine = state._replace(reading=state.reading._replace(token=state.hands[0][1].token))
    said = [scene(each, log=log, lang=lang).words("page.being-read") for each in (state, mine)]
    shown = [drawn(scene(each, log=log, lang=lang)).one("div", "own").text for each in (state, mine)]
    assert [word in text for word, text in zip(said, shown, strict=True)] == [False, True]
