"""Why the better of two equal hands wins: by its suit, or by its number."""

from __future__ import annotations

from itertools import chain

import pytest

from game.core.rules import Saying
from game.games.court_circular.page import VIEW, parting
from game.games.court_circular.rules.hands import Sheet, decide, hand
from game.shelf import GAMES
from game.words import LANGUAGES, words_of
from tests.court_circular.scenes import scene, text_of
from tests.court_circular.tables import after, table

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
    told = words.say(parting.reason(best, worse, order))
    assert told == words("why.card-none", hand="none", how=(f"why.{key}", _said(card, other)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_hands_are_named_with_the_card_that_decides(lang: str) -> None:
    words = words_of(lang, GAMES["court-circular"])
    best, other = hand((LEAD, "7H", "7D", "2C")), hand((LEAD, "AC", "AD", "3S"))
    how = ("why.suits", _said("7H", "AD"))
    assert words.say(parting.reason(best, other, "article")) == words("why.card", hand="pair", how=how)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_lead_is_the_best_card_of_a_hand_that_is_said(lang: str) -> None:
    words = words_of(lang, GAMES["court-circular"])
    best, other = hand(("QH", "KH", "AC", "2S")), hand(("QH", "KS", "AD", "JC"))
    how = ("why.best", {"card": ("why.of-row", {"card": "KH"}), "other": ("why.of-lead", {"card": "QH"})})
    assert best.name == other.name == "sequence3"
    assert words.say(parting.reason(best, other, "article", "QH")) == words("why.card", hand="sequence3", how=how)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("lead", "rows", "winner", "beaten"),
    [
        ("2C", ("6D 5S 4C", "QH JC 10D", "6H 5C 4S"), "QH", ("6H", "6D")),
        ("2C", ("6D 5S 4C", "QH JC 10D", "6H 5C 4S", "9D 8S 7C"), "QH", ("6H", "9D", "6D")),
        ("2H", ("3C 4D 9S", "3S 4C 9D", "3D 4S 10C"), "4D", ("3D", "4C")),
    ],
)
def test_every_equal_hand_is_told_with_its_owner_and_its_card(
    lead: str, rows: tuple[str, ...], winner: str, beaten: tuple[str, ...], lang: str
) -> None:
    laid = zip(*(row.split() for row in rows), strict=True)
    here = scene(after(table(lead, *rows), chain(*laid)), lang=lang)
    last, words = here.seen.last, here.words
    owner = {card: seat for seat, row in enumerate(rows) for card in row.split()}
    mine, *its = (words("why.of-seat", seat=owner[card], card=card) for card in (winner, *beaten))
    told = text_of(VIEW.board(here).middle)
    assert last.winner == owner[winner]
    assert words.list(its) in told, told
    assert mine in told
    decided = {card for card in owner if "decided" in parting.look(last, (), card)}
    assert (decided, {card for card in owner if "beaten" in parting.look(last, (), card)}) == ({winner}, {*beaten})
