"""The coach over whole matches: it never fails, keeps every secret, is short, and leaves no sentence unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import analyse
from game.core.chance import Chance, Dice
from game.core.match import ME, Match
from game.games.garlandland import GAME, hints, rules
from game.games.garlandland.hints.sides import HARDLY
from game.games.garlandland.page.coach import coach, saying
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS
from game.games.garlandland.words import coach_en
from game.ui.view import Scene
from game.words import LANGUAGES, Words, words_of
from tests.garlandland.lesson import asked, said, scene
from tests.garlandland.test_levels import at
from tests.scenes import NAMES

TOLD = 0.01
"""What the hint rounds away of two figures."""


def states(match: Match, seed: str) -> Iterator[State]:
    """Every state of a match that is played at random."""
    dice = Chance(seed)("moves")
    while match.asked is not None:
        yield match.state
        match = match.play(dice.choice(rules.moves(match.state)))
    yield match.state


def begun(seats: int = 2, goal: str = "wins", deal: str = "first-steps") -> Match:
    return Match.begin(GAME, deal, (ME, *("easy",) * (seats - 1)), {"goal": goal})


def scenes(state: State, words: Words, put_away: int) -> Iterator[Scene]:
    """All that can be looked at in this state: by every seat and a spectator, with each card selected and none."""
    for seat in (None, *range(len(state.rows))):
        for card in ("", *(state.hands[seat] if seat is not None else ())):
            yield scene(state, card, seat, put_away, words=words)


@given(data=st.data())
def test_it_never_fails_is_short_and_speaks_through_the_whole_match(data: st.DataObject) -> None:
    lang, goal = data.draw(st.sampled_from(sorted(LANGUAGES))), data.draw(st.sampled_from(("wins", "points")))
    deal = f"coach-{data.draw(st.integers(0, 9999))}"
    words, put_away = words_of(lang, GAME).named(NAMES), data.draw(st.integers(0, 9))
    for state in states(begun(data.draw(st.sampled_from(GAME.seats)), goal, deal), deal):
        for each in scenes(state, words, put_away):
            text = coach(each)
            assert len(re.findall(r"[.。]", text)) <= 2
            assert not re.search("[{}*]", text)
            if each.seat is None:
                assert not text
            else:
                assert text


@given(data=st.data())
def test_other_hidden_cards_would_make_it_say_the_same(data: st.DataObject) -> None:
    seats, mine = data.draw(st.sampled_from([(2, 0), (2, 1), (3, 1), (4, 0), (4, 3)]))
    goal, deal = data.draw(st.sampled_from(("wins", "points"))), f"secret-{data.draw(st.integers(0, 9999))}"
    for i, state in enumerate(states(begun(seats, goal, deal), deal)):
        world = rules.imagine(rules.seen_by(mine, state), mine, Dice(f"{deal}-{i}"))
        for card in ("", *state.hands[mine]):
            assert said(state, card, seat=mine, put_away=0) == said(world, card, seat=mine, put_away=0)


@pytest.mark.parametrize("goal", ["wins", "points"])
@pytest.mark.parametrize("laid", [2, 3])
def test_it_never_leads_to_the_card_that_the_hint_calls_the_worse_one(laid: int, goal: str) -> None:
    """Of which card more is said is the better one, unless the other is named as such, or both are called as good."""
    words, named = asked(), 0
    for n in range(250):
        seen = table(Random(n), laid, goal)
        worths = {choice.move: choice.worth for choice in analyse(hints.reasoned, seen, 0, Dice("x"))}
        for card in ("", *seen.hands[0]):
            key, facts = saying(scene(seen, card, words=words), 0) or ("", {})
            first, verdict = (facts["first"], facts["second"]) if key == "coach.both" else ((key, facts), None)
            led = card if first[0] == "coach.way" else first[1].get("card", "")
            if verdict is None and first[0].startswith(("coach.way", "coach.apart", "coach.either")):
                assert worths[led] >= max(worths.values()) - TOLD
            elif verdict and verdict[0] == "coach.better":
                assert worths[verdict[1]["card"]] == max(worths.values())
                named += 1
            elif verdict:
                assert max(worths.values()) - min(worths.values()) < HARDLY + TOLD
    assert named > 2


def table(random: Random, laid: int, goal: str) -> State:
    """Two rows of one length and two cards in the hand."""
    rows = [random.sample(CARDS, laid) for _ in range(2)]
    held = random.sample([card for card in CARDS if card not in rows[0]], 2)
    return at(*map(" ".join, rows), held=" ".join(held), goal=goal, number=2)


def test_no_sentence_was_written_in_vain() -> None:
    words = asked()
    written = {key for key in coach_en.SENTENCES if key.startswith("coach.")}
    for n, seats, goal in product(range(12), GAME.seats, ("wins", "points")):
        for state in states(begun(seats, goal, f"all-{n}"), f"{n}"):
            for each in (*scenes(state, words, 0), *scenes(state, words, 9)):
                coach(each)
        if written <= words.keys:
            break
    assert not written - words.keys
