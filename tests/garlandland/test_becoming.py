"""What a hint says that a row becomes is true of all rows that can still come, and so is what it calls sure."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.core.rules import Facts, Saying
from game.games.garlandland import GAME, hints
from game.games.garlandland.hints.becoming import OR_BETTER, named
from game.games.garlandland.hints.reasons import NEARLY
from game.games.garlandland.hints.sides import settled
from game.games.garlandland.rules.hands import CARDS, POINTS, ROW, Row, garlands, hand, strength
from game.words import words_of
from tests.garlandland.test_aims import positions
from tests.garlandland.test_levels import at

WORDS = words_of("en", GAME)


def ends(row: Row) -> set[str]:
    """The hands in which a row can still end, found by laying all cards in every order."""
    left = [card for card in CARDS if card not in row]
    return {hand(garlands((*row, *more))) for more in permutations(left, ROW - len(row))}


@pytest.mark.parametrize("goal", ["wins", "points"])
def test_of_either_card_only_what_holds_is_said_to_become_of_its_row(goal: str) -> None:
    said = set()
    for n in range(400):
        random = Random(n)
        laid = random.choice((1, 2, 3))
        row, other = (tuple(random.sample(CARDS, laid)) for _ in range(2))
        held = random.sample([card for card in CARDS if card not in row], 2)
        seen = at(" ".join(row), " ".join(other), held=" ".join(held), goal=goal)
        for choice in analyse(hints.reasoned, seen, 0, Dice("x")):
            key, facts = choice.reason[1].get("becomes", ("", {}))
            if key.startswith("reason.becomes"):
                beaten = choice.reason[0].endswith("-threat")
                said.add(_holds(row, held, choice.move, f"{key}{'-threat' * beaten}", facts))
    ways = {f"reason.becomes-{way}" for way in (*OF_THE_BETTER, *OF_THE_OTHER, *OF_BOTH)}
    told = {each for each in said if not each.endswith("-threat")}
    assert ways - {f"reason.becomes-{seldom}" for seldom in ("instead-surely", "else", "else-none")} <= told <= ways


OF_THE_BETTER = "often surely now only only-surely only-drawing instead instead-surely".split()
OF_BOTH = "else else-none hopes".split()
OF_THE_OTHER = "less never never-none".split()


def _holds(row: Row, held: list[str], move: str, key: str, facts: Facts) -> str:
    """The key, once it was compared with all rows; it is of the card that is judged."""
    assert [facts["card"], facts["other"]] == sorted(held, key=lambda each: each != move)
    both = ends((*row, facts["card"])), ends((*row, facts["other"]))
    how, about = facts["made"]
    way = key.removeprefix("reason.becomes-")
    mine, its = both[::-1] if way in OF_THE_OTHER else both
    if way.startswith(("else", "hopes")):
        return _of_several(row, key, facts)
    weakest = about.get("hand", "all black" if how == "reason.top" else how.removeprefix("made."))
    good, others = ({name for name in made if POINTS[name] >= POINTS[weakest]} for made in (mine, its))
    assert weakest in good
    assert (how == "reason.top") == (good == {"single shape", "all black"})
    assert how.startswith("made.") == (len(good) == 1)
    if not way.endswith("-threat"):  # of the other card nothing is said
        assert ("only" in way or "never" in way) == (not others)
        if way in OF_THE_BETTER:
            assert ("instead" in way) == (how != OR_BETTER and bool(others) and not good & others)
        assert way != "often" or weakest in others  # a hand or better: with both cards that hand
    assert way != "less" or ("another" in facts["more"][0]) == (named_of(good) != named_of(others))
    if "rarer" in facts:
        assert facts["rarer"] == named_of(others)
    if "never" in way:
        best = next(name for name in POINTS if name in its)
        assert facts.get("best", ("made.no hand", {})) == (f"made.{best}", {})
    if "now" in way:
        assert good == mine
    return key


@pytest.mark.parametrize("laid", [1, 2])
def test_what_a_card_has_that_wins_hardly_more_often_holds_in_all_rows(laid: int) -> None:
    """A hand that it alone can make the other cannot, and one that is sure it can make."""
    said = set()
    for _, row, held, choices in positions(250, laid, 2):
        facts = choices[0].reason[1]
        key, about = facts.get("trade", facts.get("becomes", ("", {})))
        if key == "reason.trade":
            for card, other, (gain, what) in (
                (about["card"], about["other"], about["gain"]),
                (about["other"], about["card"], about["back"]),
            ):
                how, more = what.get("made", ("", {}))
                told = {how.removeprefix("made.")} if how.startswith("made.") else {*more.values()}
                if gain == "reason.gain-only":
                    assert told <= ends((*row, card))
                    assert not told & ends((*row, other))
                elif gain == "reason.gain-surely":
                    assert told <= ends((*row, card))
                said.add(gain)
            assert {about["card"], about["other"]} == {*held}
    assert len(said) >= 3


def named_of(hands: set[str]) -> Saying:
    return named([name for name in POINTS if name in hands])


def _of_several(row: Row, key: str, facts: Facts) -> str:
    """The key: by the next draw these hands can be made and no others, or of either card those that are named."""
    held = facts["card"], facts["other"]
    if key.endswith("hopes"):
        for card, (_, about) in zip(held, (facts["mine"], facts["its"]), strict=True):
            assert {name for name in (about["hand"], about.get("other")) if name} <= ends((*row, card))
        return key
    left = [each for each in CARDS if each not in (*row, *held)]
    made = {
        each: max((*row, facts["card"], facts["other"]), (*row, facts["card"], each), key=strength) for each in left
    }
    hands = {each: hand(garlands(whole)) for each, whole in made.items()}
    best = hands.pop(facts["draw"])
    rest = facts["rest"][0].removeprefix("made.")
    assert (f"made.{best}", {*hands.values()}) == (facts["made"][0], {rest})
    assert [*POINTS].index(best) < [*POINTS].index(rest)
    return key


def test_a_hand_is_named_or_better_only_where_there_is_a_better_one() -> None:
    assert WORDS.say(named(["triplet"])) == "a shape triplet"
    assert WORDS.say(named(["all red", "triplet"])) == "a shape triplet or better"
    assert WORDS.say(named(["all black"])) == "all black"
    assert WORDS.say(named(["single shape", "all black"])) == "single shape or all black"


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((0.0, 0.0), "lost"),
        ((1e-9, 0.0), "nearly-lost"),
        ((0.03, 0.02), "nearly-lost"),
        ((0.06, 0.02), ""),
        ((0.5, 0.5), ""),
        ((0.94, 0.99), ""),
        ((0.96, 0.99), "nearly-won"),
        ((1.0, 1.0), "won"),
    ],
)
def test_what_is_nearly_lost_or_won_is_said_as_such(shares: tuple[float, float], said: str) -> None:
    assert settled(dict(zip("ab", shares, strict=True)), NEARLY) == said
