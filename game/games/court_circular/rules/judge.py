"""Rules on rows laid on the counter: what one is worth, or which of two wins, and by which card."""

from __future__ import annotations

from game.core.game import Ruling
from game.core.rules import Fault
from game.games.court_circular.rules.cards import Cards, typed
from game.games.court_circular.rules.hands import ROW, decide, hand


def judge(cases: tuple[str, ...]) -> Ruling:
    """The class of one row, the lead first, or the winner of two on the same lead; the second may leave it out."""
    match [typed(case) for case in cases]:
        case [row]:
            _check(row)
            return _worth(row)
        case [a, b]:
            _check(a)
            b = (a[0], *b) if len(b) == ROW - 1 else b
            _check(b)
            _check_both(a, b)
            return _winner(a, b)
    raise Fault("judge.cases", n=len(cases))


def _check(row: Cards) -> None:
    """Fault when this is no row."""
    if len(row) != ROW:
        raise Fault("row.length", n=len(row), most=ROW)
    _check_once(row)


def _check_both(a: Cards, b: Cards) -> None:
    """Fault when these rows cannot lie beside the same lead."""
    if a[0] != b[0]:
        raise Fault("row.lead", a=a[0], b=b[0])
    _check_once((*a, *b[1:]))


def _check_once(cards: Cards) -> None:
    twice = next((card for i, card in enumerate(cards) if card in cards[:i]), None)
    if twice:
        raise Fault("row.twice", card=twice)


def _worth(row: Cards) -> Ruling:
    made = hand(row)
    data = {"class": made.name, "cards": made.cards}
    key = "judge.hand" if made.cards else "judge.none"
    return Ruling(data, (key, {"row": " ".join(row), "hand": made.name, "cards": made.cards}))


def _winner(a: Cards, b: Cards) -> Ruling:
    hands = hand(a), hand(b)
    verdict = decide(hands)
    best, other = verdict.order
    data = {"winner": "ab"[best], "classes": [each.name for each in hands], "card": verdict.card}
    facts = {"row": " ".join((a, b)[best]), "hand": hands[best].name, "other": hands[other].name, "card": verdict.card}
    return Ruling(data, ("judge.by-card" if verdict.card else "judge.by-class", facts))
