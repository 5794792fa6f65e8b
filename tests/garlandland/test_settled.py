"""Where all is lost or won with either last card, the hint says so, and why: what both sides make."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.games.garlandland import GAME, hints
from game.games.garlandland.rules.hands import CARDS, POINTS, garlands, hand, strength
from game.words import words_of
from tests.garlandland.test_aims import by_itself, positions, rows_after
from tests.garlandland.test_hints import NAMES, judged
from tests.garlandland.test_levels import at

LOST, WON = ("I IV VII VI", "III VI II I", "II V"), ("VII II V IV", "IV I III VII", "VI III")
SAID = {
    (
        "lost",
        "wins",
    ): "Neither card can make a hand, and Bungo will surely make all shapes: this round is lost.",
    ("won", "wins"): "Both cards make a shape pair, and nobody can beat it: this round is won.",
}
OPEN = ("V II IV VII", "II VI VII IV", "III I")


@pytest.mark.parametrize("goal", ["wins", "points"])
@pytest.mark.parametrize(("rows", "how"), [(LOST, "lost"), (WON, "won"), (OPEN, "")])
def test_where_either_card_loses_or_wins_both_say_so_alike(rows: tuple[str, str, str], how: str, goal: str) -> None:
    """In the points game in its last round, with one side far ahead."""
    mine, its, held = rows
    ahead = {"lost": (0, 30), "won": (30, 0), "": (0, 0)}[how]
    seen = at(mine, its, held=held, goal=goal, points=ahead if goal == "points" else (), number=2)
    reasons = [choice.reason for choice in analyse(hints.reasoned, seen, 0, Dice("x"))]
    if how:
        said = [words_of("en", GAME).named(NAMES["en"]).say(reason) for reason in reasons]
        assert said == [SAID.get((how, goal), f"The game is {how} with either card.")] * 2
    else:
        assert not {f"reason.{goal}-lost", f"reason.{goal}-won"} & {key for key, _ in reasons}


WHY = [
    (
        "II IV V VI | II I III V | VI III V IV",
        "VII I",
        "Neither card can make a hand, and Shizuka already has a shape pair: this round is lost.",
    ),
    (
        "I V III IV | VII II VI III",
        "II VI",
        "Both cards make a shape pair, but Bungo holds IV or V and can make shape two pair: this round is almost ",
    ),
    (
        "II IV V III | V II I III",
        "VI VII",
        "Card VI makes all red, card VII a shape pair, and nobody can beat either: this round is won.",
    ),
    (
        "I IV VII III | VII I IV II | I II III VII",
        "V VI",
        "Both cards make a shape triplet, and nobody can beat it: this round is won.",
    ),
    (
        "VI V III | VI II I",
        "II IV",
        "Both cards make a shape pair or better, and nobody can beat it: this round is won.",
    ),
    (
        "IV II | VI I",
        "V VII",
        "Cards V and VII make a shape triplet in either order; you win the round 67% of the time.",
    ),
]


@pytest.mark.parametrize(("rows", "held", "said"), WHY)
def test_what_is_lost_won_or_equal_with_either_card_is_told_with_both_hands(rows: str, held: str, said: str) -> None:
    assert words_of("en", GAME).named(NAMES["en"]).say(judged(rows, held)[0].reason).startswith(said)


@pytest.mark.parametrize("rivals", [1, 3])
def test_what_is_said_of_a_rival_to_whom_a_round_is_lost_holds_in_all_rows(rivals: int) -> None:
    """What it already has or surely makes beats all own rows; of two cards that it holds one of, either does."""
    said = set()
    for seen, row, held, choices in positions(250, 4, rivals):
        key, facts = choices[0].reason
        if key.startswith("reason.wins-lost-") and not key.endswith("-may"):
            best = max(strength((*row, card)) for card in held)
            its = {full[-1]: strength(full) for full in rows_after(seen.rows[facts["seat"]])}
            wins = [card for card in CARDS if card in its and its[card] > best]
            assert wins == (
                [facts["one"], facts["two"]] if key.endswith("holds") else [card for card in CARDS if card in its]
            )
            said.add(key)
    assert len(said) >= 2


def test_a_round_is_called_won_or_lost_only_where_that_is_so_in_all_rows() -> None:
    for seen, row, held, choices in (*positions(200, 4), *positions(200, 4, 2)):
        key, mine = choices[0].reason[0], [strength((*row, card)) for card in held]
        rivals = [[strength(full) for full in rows_after(other)] for other in seen.rows[1:]]
        if key.startswith("reason.wins-won"):
            assert all(max(each) <= min(mine) for each in rivals)
        if key in ("reason.wins-lost", "reason.wins-lost-to", "reason.wins-lost-has"):
            assert any(min(each) >= max(mine) for each in rivals)


def test_two_cards_that_make_a_hand_in_either_order_do_so_in_all_rows() -> None:
    tried = 0
    for _, row, held, choices in (*positions(150, 2), *positions(150, 3)):
        key, facts = by_itself(choices[0].reason)
        if key.endswith("-orders"):
            how, about = facts["made"]
            weakest = about.get("hand", how.removeprefix("made."))
            for both in permutations(held):
                made = {hand(garlands(full)) for full in rows_after((*row, *both))}
                assert weakest == max(made, key=[*POINTS].index)
                assert (len(made) == 1) == (how == f"made.{weakest}")
            tried += 1
    assert tried > 5


@pytest.mark.parametrize(("goal", "words_for_it"), [("wins", 3), ("points", 1)])
def test_no_hint_calls_a_chance_none_or_all_in_figures(goal: str, words_for_it: int) -> None:
    """What is exactly so is never or always, what is rounded to it almost so."""
    words, said = words_of("en", GAME), set()
    for laid in (1, 2, 3, 4):
        for seen, *_ in positions(60, laid):
            behind = seen._replace(goal=goal, points=(20, 60), round=2) if goal == "points" else seen
            for choice in analyse(hints.reasoned, behind, 0, Dice("x")):
                told = words.say(choice.reason)
                assert not re.search(r"\b(0|100)%", told), told
                said |= {how for how in ("almost never", "always", "never") if how in told}
    assert len(said) >= words_for_it
