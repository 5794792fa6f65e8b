"""What a hint says of two cards that are as good, of hands that win, and of a draw, holds in all rows that can come."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.core.review import difference
from game.core.rules import Choice, Saying
from game.games.garlandland import GAME, hints
from game.games.garlandland.hints.aims import drawn
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, POINTS, ROW, Row, garlands, hand, strength
from game.words import words_of
from tests.garlandland.test_levels import at

Found = tuple[State, Row, Row, tuple[Choice, ...]]
WON = {"", "-follow", "-rightly"}


def positions(n: int, laid: int, rivals: int = 1) -> Iterator[Found]:
    """What the expert says in so many positions drawn at random: with them the own row and the cards held."""
    for seed in range(n):
        random = Random(seed)
        row, *others = (tuple(random.sample(CARDS, laid)) for _ in range(1 + rivals))
        held = tuple(random.sample([card for card in CARDS if card not in row], 2))
        seen = at(" ".join(row), *map(" ".join, others), held=" ".join(held))
        yield seen, row, held, tuple(analyse(hints.reasoned, seen, 0, Dice("x")))


def by_itself(reason: Saying) -> Saying:
    """A reason without the rival who is named after it."""
    said: Saying = reason[1].get("why", reason)
    return said


def rows_after(row: Row) -> list[Row]:
    """All full rows that begin so."""
    left = [card for card in CARDS if card not in row]
    return [(*row, *more) for more in permutations(left, ROW - len(row))]


def test_a_round_that_is_won_with_either_card_says_what_it_takes() -> None:
    """That the other one follows, or no more than a right choice, or nothing: tried with all rows of both sides."""
    said = set()
    for laid in (2, 3):
        for seen, row, held, choices in positions(400, laid):
            key = choices[0].reason[0].removeprefix("reason.wins-won")
            key = "" if key == "-both" else key  # the same, with the hand
            if key in WON:
                most = max(map(strength, rows_after(seen.rows[1])))
                sure = all(strength(full) > most for card in held for full in rows_after((*row, card)))
                follows = laid == 3 and all(strength((*row, *both)) > most for both in permutations(held))
                assert key == ("" if sure else "-follow" if follows else "-rightly")
                said.add(key)
    assert said == WON


def test_the_round_of_the_fresh_player() -> None:
    """After VII the rest must be IV, and after IV it must be VII: VI would lose."""
    best, _ = analyse(hints.reasoned, at("I V III", "VII II V", held="IV VII"), 0, Dice("x"))
    key, facts = best.reason
    assert (key, facts["other"], facts["made"]) == ("reason.wins-won-orders", "IV", ("made.triplet", {}))
    assert words_of("en", GAME).say(best.reason).endswith(" make a shape triplet in either order: this round is won.")


@pytest.mark.parametrize("rivals", [1, 3])
def test_the_hand_that_is_named_can_win(rivals: int) -> None:
    """Of the last card but one: some row of the weakest hand that is meant beats the weakest rows of all rivals."""
    tried = 0
    for seen, row, _, choices in positions(120, 3, rivals):
        _, facts = choices[0].reason[1].get("becomes", ("", {}))
        if "made" in facts and facts["made"][0] != "reason.top":
            how, about = facts["made"]
            named = about.get("hand", how.removeprefix("made."))
            rows = [full for full in rows_after((*row, facts["card"])) if hand(garlands(full)) == named]
            least = max(min(map(strength, rows_after(other))) for other in seen.rows[1:])
            assert max(map(strength, rows)) >= least
            tried += 1
    assert tried > 30


def test_the_hand_of_the_fresh_player_is_the_one_that_wins() -> None:
    best, _ = analyse(hints.reasoned, at("I V VI", "I V III", held="VII II"), 0, Dice("x"))
    key, facts = best.reason[1]["becomes"]
    assert (key, facts["draw"], facts["made"]) == ("reason.becomes-drawing", "IV", ("made.all red", {}))


def test_a_draw_is_named_only_where_it_alone_makes_the_hand() -> None:
    tried = 0
    for _, row, held, choices in positions(200, 3):
        key, facts = choices[0].reason[1].get("becomes", ("", {}))
        if key.endswith("drawing"):
            how, about = facts["made"]
            least = POINTS[about.get("hand", "all black" if how == "reason.top" else how.removeprefix("made."))]
            other = next(card for card in held if card != facts["card"])
            made = {draw: POINTS[hand(garlands(full))] for draw, full in drawn(row, facts["card"], other).items()}
            assert [draw for draw, points in made.items() if points >= least] == [facts["draw"]]
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("rivals", [1, 3])
def test_no_hand_is_called_likelier_that_is_as_likely_if_it_is_wanted(rivals: int) -> None:
    """By the best that can be laid for it, one card after the other."""
    tried = 0
    for _, row, held, choices in positions(400, 2, rivals):
        key, facts = choices[0].reason[1].get("becomes", ("", {}))
        if key == "reason.becomes-often":
            how, about = facts["made"]
            least = POINTS[about.get("hand", "all black" if how == "reason.top" else how.removeprefix("made."))]
            card, other = (facts["card"], next(each for each in held if each != facts["card"]))
            assert wanted((*row, card), other, least) > wanted((*row, other), card, least)
            tried += 1
    assert tried > 5


def wanted(row: Row, kept: str, least: int) -> float:
    """How often a row ends in a hand of at least these points, where each card is laid for it."""
    if len(row) == ROW:
        return float(POINTS[hand(garlands(row))] >= least)
    left = [card for card in CARDS if card not in (*row, kept)]
    return sum(max(wanted((*row, kept), draw, least), wanted((*row, draw), kept, least)) for draw in left) / len(left)


def test_of_two_cards_that_are_as_good_it_is_told_what_either_is_laid_for() -> None:
    """One is sure of two pair, the other makes all red with one of two draws."""
    best, other = analyse(hints.reasoned, at("I V IV", "VII I V", held="II III"), 0, Dice("x"))
    told = {each.move: by_itself(each.reason) for each in (best, other)}
    assert {key for key, _ in told.values()} == {"reason.wins-aims"}
    aims = {card: facts["aim"] for card, (_, facts) in told.items()}
    assert aims == {
        "II": ("reason.aim-drawing", {"hand": "all red", "draw": "VI"}),
        "III": ("reason.aim-surely", {"hand": "two pair"}),
    }


def test_figures_that_are_told_alike_are_told_once() -> None:
    """Also of the last card: two figures that are the same are no reason."""
    for laid in (3, 4):
        for _, _, _, choices in positions(150, laid):
            if not difference(choices[0].worth, choices[1].worth):
                assert words_of("en", GAME).say(choices[0].reason).count("%") <= 1
