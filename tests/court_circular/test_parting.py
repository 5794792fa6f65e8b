"""Why the better of two equal hands wins: by its suit, or by its number."""

from __future__ import annotations

import pytest

from game.core.rules import Saying
from game.games.court_circular.page import parting
from game.games.court_circular.rules.hands import Sheet, decide, hand
from game.shelf import GAMES
from game.words import LANGUAGES, words_of

LEAD = "9S"


def _said(card: str, other: str) -> dict[str, Saying]:
    return {"card": ("why.of-row", {"card": card}), "other": ("why.of-row", {"card": other})}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("order", "one", "another", "better", "key"),
    [
        ("article", "7H 2C 4D", "KC 6C 3S", "7H KC", "suits"),
        ("article", "7D 2C 4S", "AC JC 3S", "7D AC", "suits"),
        ("article", "7D 2C 4S", "5D AC 3S", "7D 5D", "best"),
        ("article", "AH 2C 4D", "AD JC 3S", "AH AD", "suit"),
        ("1860", "2H 3C 5D", "AC JD 6S", "2H AC", "hearts"),
        ("1860", "AC 3C 5D", "KD 8D 6S", "AC KD", "number"),
        ("1860", "AD 3C 5D", "AC JC 6S", "AD AC", "suit"),
        ("1862", "AC 3C 5D", "KH 2D 6S", "AC KH", "number"),
        ("1862", "AH 3C 5D", "AC JC 6S", "AH AC", "suit"),
    ],
)
def test_the_card_that_decides_is_said_to_win_by_what_it_wins(
    order: str, one: str, another: str, better: str, key: str, lang: str
) -> None:
    sheet, words = Sheet(order=order), words_of(lang, GAMES["court-circular"])
    best, worse = (hand((LEAD, *row.split()), sheet) for row in (one, another))
    assert {best.name, worse.name} == {"none"}
    assert decide((best, worse)).order == (0, 1)
    card, other = better.split()
    assert parting.parting(best, worse) == (card, other)
    told = parting.why(words, best, worse, order)
    assert told == words("why.card-none", hand="none", how=(f"why.{key}", _said(card, other)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_hands_are_named_with_the_card_that_decides(lang: str) -> None:
    words = words_of(lang, GAMES["court-circular"])
    best, other = hand((LEAD, "7H", "7D", "2C")), hand((LEAD, "AC", "AD", "3S"))
    how = ("why.suits", _said("7H", "AD"))
    assert parting.why(words, best, other, "article") == words("why.card", hand="pair", how=how)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_lead_is_the_best_card_of_a_hand_that_is_said(lang: str) -> None:
    words = words_of(lang, GAMES["court-circular"])
    best, other = hand(("QH", "KH", "AC", "2S")), hand(("QH", "KS", "AD", "JC"))
    how = ("why.best", {"card": ("why.of-row", {"card": "KH"}), "other": ("why.of-lead", {"card": "QH"})})
    assert best.name == other.name == "sequence3"
    assert parting.why(words, best, other, "article", "QH") == words("why.card", hand="sequence3", how=how)
