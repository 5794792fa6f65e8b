"""What holds of the hints in all positions: what is called the same, or hardly different, and how long they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from game.bots import analyse, outcome
from game.core.chance import Dice
from game.core.review import SHORT, difference
from game.core.rules import Saying
from game.games.garlandland import GAME, hints
from game.games.garlandland.bots.weighing import weigh
from game.games.garlandland.hints.alike import same, tells_apart
from game.games.garlandland.hints.sides import HARDLY, sides
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, POINTS, ROW, Row, points, strength
from game.ui.view.parts import columns
from game.words import LANGUAGES, words_of
from tests.garlandland.test_aims import by_itself, positions
from tests.garlandland.test_hints import NAMES, SAID, judged
from tests.garlandland.test_levels import at

ROOM = 168
"""Columns of three lines of a narrow phone."""


def test_either_card_is_called_as_good_only_where_the_same_becomes_of_the_row() -> None:
    """Every strength as often; elsewhere only the chance is the same, and what differs is told."""
    keys = set()
    for seen, _, _, choices in (*positions(150, 1, 2), *positions(250, 2, 2), *positions(250, 3)):
        key, facts = by_itself(choices[0].reason)
        if key in ("reason.wins-level", "reason.wins-orders", "reason.wins-even"):
            both = outcome(sides(seen, 0, outcome(weigh(seen, 0))))
            assert same(*both) == (key != "reason.wins-even")
            traded = facts.get("trade", ("", {}))[0]
            assert (traded == "reason.trade-alike") == (key == "reason.wins-even" and not tells_apart(*both))
            keys.add(key)
    assert {"reason.wins-orders", "reason.wins-even"} <= keys


@pytest.mark.parametrize("rivals", [1, 2])
def test_a_few_hundredths_are_hardly_any_difference(rivals: int) -> None:
    for _, _, _, choices in positions(150, 2, rivals):
        key, told = choices[0].reason[0], [round(choice.worth, 2) for choice in choices]
        little = 0 < abs(difference(*told)) <= HARDLY and min(told) > 0 and max(told) < 1
        if "-hand" in key or "-break" in key or key == "reason.wins":
            assert not little
        assert little or key != "reason.wins-hardly"


def test_the_second_press_speaks_of_the_second_card_and_says_something_else() -> None:
    """Of the hand as of the rows of a kind; not where all is the same with either card."""
    words = words_of("en", GAME)
    for _, _, _, (best, other) in (*positions(100, 0), *positions(150, 1, 2), *positions(150, 2, 3)):
        key = other.reason[1].get("becomes", ("reason.trade", {}))[0]
        if not key.startswith("reason.trade"):
            assert other.reason[1]["becomes"][1].get("card", other.move) == other.move
            assert words.say(other.reason) != words.say(best.reason)


OF_SHAPES = {"W": ("I", "VI"), "F": ("II", "V"), "L": ("III", "IV")}
"""The cards that one shape sets apart: with the seed, and with its black symbol alone or its black one left out."""


def renamed(text: str, order: tuple[str, ...]) -> str:
    """Cards with their shapes exchanged: flower, fruit and leaf become these."""
    to = {
        old: new
        for one, two in zip(OF_SHAPES, order, strict=True)
        for old, new in zip(OF_SHAPES[one], OF_SHAPES[two], strict=True)
    }
    return " ".join(to.get(card, card) for card in text.split())


@pytest.mark.parametrize(("rows", "held", "said"), [each for each in SAID if each[2].startswith("Only")])
def test_what_one_card_alone_can_make_is_told_alike_whatever_the_shapes_are_called(
    rows: str, held: str, said: str
) -> None:
    first = judged(rows, held)[0]
    for order in permutations(OF_SHAPES):
        best = judged("|".join(renamed(row, order) for row in rows.split("|")), renamed(held, order))[0]
        assert best.move == renamed(first.move, order)
        assert best.reason[1]["becomes"][0] == first.reason[1]["becomes"][0]
        assert best.reason[1]["becomes"][1]["made"] == first.reason[1]["becomes"][1]["made"]


def sure(said: Saying) -> Iterator[tuple[str, str]]:
    """By card, the hands that a reason calls sure, the weakest of several; both cards of either order."""
    key, facts = said
    if key.startswith("reason.becomes") and key.endswith(("-surely", "-now")):
        yield facts["card"], weakest(facts["made"])
    for card, told in (("card", "aim"), ("other", "others"), ("card", "gain"), ("other", "back")):
        name, about = facts[told] if isinstance(facts.get(told), tuple) else ("", {})
        if name in ("reason.aim-surely", "reason.gain-surely"):
            yield facts[card], about["hand"] if "hand" in about else weakest(about["made"])
    for name, each in facts.items():
        if isinstance(each, tuple) and len(each) == 2 and isinstance(each[1], dict) and name != SHORT:
            yield from sure(each)


def weakest(made: Saying) -> str:
    """The weakest of the hands that are named."""
    key, facts = made
    return "all black" if key == "reason.top" else facts["hand"] if "hand" in facts else key.removeprefix("made.")


def least(row: Row, held: tuple[str, ...], card: str) -> int:
    """The points that a row surely brings which goes on with this card, whatever is drawn: every draw is tried."""
    laid, kept = (*row, card), tuple(each for each in held if each != card)
    if len(laid) == ROW:
        return points(laid)
    draws = [each for each in CARDS if each not in (*laid, *kept)]
    return min(max(least(laid, (*kept, draw), each) for each in (*kept, draw)) for draw in draws)


def test_of_the_hands_that_are_sure_the_strongest_is_named_and_who_does_as_told_never_hears_of_a_weaker_one() -> None:
    """Over whole rounds of one who lays what the hint says."""
    told = 0
    for n in range(120):
        random = Random(n)
        rows = [random.sample(CARDS, len(CARDS)) for _ in range(random.choice((2, 2, 3)))]
        row: Row = ()
        held, before = tuple(rows[0][:2]), 0
        for laid in range(ROW):
            seen = at(" ".join(row), *(" ".join(each[:laid]) for each in rows[1:]), held=" ".join(held))
            best = analyse(hints.reasoned, seen, 0, Dice("x"))[0]
            for card, name in sure(best.reason):
                assert POINTS[name] == least(row, held, card), (seen.rows, held)
                assert card != best.move or POINTS[name] >= before
                before, told = max(before, POINTS[name] * (card == best.move)), told + 1
            row, held = (
                (*row, best.move),
                (*(each for each in held if each != best.move), *rows[0][laid + 2 : laid + 3]),
            )
    assert told > 40


def test_of_two_cards_that_win_as_often_the_stronger_row_of_the_other_is_set_against_that() -> None:
    """Not praised as if it were the better one."""
    for lang, but in (("ja", "ですが、"), ("en", ", yet ")):
        words, found = words_of(lang, GAME).named(NAMES[lang]), 0
        for _, _, _, choices in positions(150, 3):
            key, facts = by_itself(choices[0].reason)
            if key == "reason.wins-aims" and facts["others"][0] == "reason.aim-stronger":
                assert but in words.say((key, facts))
                found += 1
        assert found


def test_a_card_that_always_wins_against_the_same_hand_says_what_by() -> None:
    """And only there; the type-break of the best rows that can still come is tried."""
    found = 0
    for seen, row, _, choices in positions(300, 4):
        key, facts = choices[0].reason
        if key not in ("reason.last", "reason.last-more") or not facts["wins"][0].startswith("reason.wins-always"):
            continue
        mine = strength((*row, choices[0].move))
        best = max(strength((*seen.rows[1], card)) for card in CARDS if card not in seen.rows[1])
        most = max(points((*seen.rows[1], card)) for card in CARDS if card not in seen.rows[1])
        alike = points((*row, choices[0].move)) and points((*row, choices[0].move)) == most and mine > best
        assert facts["wins"][0].endswith("-tie") == bool(alike)
        found += bool(alike)
    assert found > 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_have_room_in_three_lines(lang: str) -> None:
    """All but one in a hundred, with the second press; on random rows, which are longer than those of matches."""
    words, widths = words_of(lang, GAME).named(NAMES[lang]), []
    for n in range(300):
        seen = table(Random(n))
        for key, choice in zip(("hint", "hint-second"), analyse(hints.reasoned, seen, 0, Dice("x")), strict=True):
            named = words("page.choice-first", card=choice.move)
            widths.append(min(columns(words(key, move=named, why=why)) for why in shorter(choice.reason)))
    assert sum(width > ROOM for width in widths) <= len(widths) / 100


def shorter(why: Saying) -> Iterator[Saying]:
    """A reason and all its shorter forms."""
    yield why
    if SHORT in why[1]:
        yield from shorter(why[1][SHORT])


def table(random: Random) -> State:
    """Two to four rows of one length and two cards in the hand."""
    laid, seats = random.randrange(5), random.choice((2, 3, 4))
    rows = [random.sample(CARDS, laid) for _ in range(seats)]
    held = random.sample([card for card in CARDS if card not in rows[0]], 2)
    return at(*map(" ".join, rows), held=" ".join(held))
