"""Rules on cards laid on the counter: what they make together, or whether one set beats another."""

from __future__ import annotations

from game.core.game import Ruling
from game.core.rules import Fault
from game.games.gang_of_four.rules.answers import fault_of, outdone
from game.games.gang_of_four.rules.cards import Cards, typed
from game.games.gang_of_four.rules.combos import Combo, beats, classify


def judge(cases: tuple[str, ...]) -> Ruling:
    """The kind of one set of cards, or whether the first of two may be played on the second."""
    match [typed(case) for case in cases]:
        case [cards]:
            kind = combo_of(cards).kind
            return Ruling({"kind": kind}, ("judge.kind", {"kind": kind}))
        case [a, b]:
            return _against(a, b)
    raise Fault("judge.cases", n=len(cases))


def combo_of(cards: Cards) -> Combo:
    """The combination that these cards make; Fault with the reason when they make none."""
    combo = classify(cards)
    if combo is None:
        key, facts = fault_of(cards)
        raise Fault(key, **facts)
    return combo


def _against(a: Cards, b: Cards) -> Ruling:
    upper, lower = combo_of(a), combo_of(b)
    facts = {"a": " ".join(a), "b": " ".join(b)}
    if beats(upper, lower):
        return Ruling({"beats": True}, ("judge.beats", facts))
    return Ruling({"beats": False}, ("judge.beats-not", {**facts, "why": outdone(upper, lower)}))
