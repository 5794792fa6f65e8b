"""The legal moves in a trick, and the reason why another is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import NoReturn

from game.core.rules import IllegalMove, Saying
from game.games.gang_of_four.rules.cards import MULTI, ORDER, Cards, in_order
from game.games.gang_of_four.rules.combos import (
    FAMILIES,
    GANG,
    LARGEST,
    LEAST_GANG,
    ONE,
    Combo,
    Compare,
    beats,
    combos,
    made,
)
from game.games.gang_of_four.rules.state import State

PASS = "pass"
CALL = "!"
LONGEST_MOVE = 4 * LARGEST
"""More letters than the text of any combination has, so that what is cut off there makes none."""

_FEW = {2: "illegal.two", 3: "illegal.three", 4: "illegal.four", 5: "illegal.five"}


def answers(state: State, seat: int) -> tuple[str, ...]:
    """All moves in a trick: combinations, weakest first and gangs last, with the call before without; then the pass."""
    held = state.hands[seat]
    found = playable(state, held)
    if state.terms.call == "on" and len(held) <= LARGEST + 1:
        texts = _with_calls(found, len(held) - 1)
    else:
        texts = tuple([combo.text for combo in found])
    return texts if pass_refused(state, held) else (*texts, PASS)


def check_answer(state: State, seat: int, move: str) -> tuple[Combo | None, bool]:
    """The combination of a move, None for a pass, and whether it calls; IllegalMove when it is refused."""
    held = state.hands[seat]
    if move == PASS:
        if why := pass_refused(state, held):
            refuse(why)
        return None, False
    text, called = move.removesuffix(CALL), move.endswith(CALL)
    combo = _named(text, state.terms.compare)
    if combo is None or not _holds(held, combo.cards):
        refuse(_no_combo(state, text, move))
    if why := _unfit(state, combo, held):
        refuse(why)
    if called and (state.terms.call != "on" or len(held) - len(combo.cards) != 1):
        raise IllegalMove("illegal.call")
    return combo, called


def playable(state: State, held: Cards) -> list[Combo]:
    """All combinations that the seat to move may play now, the weakest first and gangs last (5, 7, D11, D16)."""
    compare, top = state.terms.compare, state.top and state.top.combo
    if top:
        family, strength = top.family, top.strength
        found = [combo for combo in combos(held, family, compare) if combo.strength > strength]
        if family != GANG and len(held) >= LEAST_GANG:
            found.extend(combos(held, GANG, compare))
    else:
        found = [combo for family in FAMILIES for combo in combos(held, family, compare)]
    if state.must_hold_multi:
        return [combo for combo in found if MULTI in combo.cards]
    return [combo for combo in found if not _undutiful(state, combo, held)] if state.dutiful else found


def fault_of(cards: Cards) -> Saying:
    """The reason why these cards make no combination (6, 15, 16)."""
    if "RD" in cards:
        return "illegal.dragon", {}
    if "GP" in cards or "YP" in cards:
        return "illegal.phoenix", {}
    if len(cards) > LARGEST:
        return "illegal.many", {"n": len(cards)}
    return _FEW.get(len(cards), "illegal.gang"), {"n": len(cards)}


def miscounted(cards: Cards, combo: Combo | None, top: Combo) -> Saying | None:
    """How many cards it takes to beat `top`, where these are not as many; of a gang that only a gang does.

    None where the number of cards is not what stands in the way.
    """
    facts = {"on_kind": top.kind, "n": len(top.cards)}
    if combo and combo.family == GANG:
        return None
    if top.family == GANG:
        return "illegal.count-gang", facts
    return ("illegal.count", facts) if len(cards) != len(top.cards) else None


def _holds(held: Cards, cards: Cards) -> bool:
    """Whether a hand has all of these cards."""
    for card in cards:  # noqa: SIM110  a generator would take three times as long
        if held.count(card) < cards.count(card):
            return False
    return True


def missing(cards: Cards, held: Cards) -> Cards:
    """The cards that the hand lacks, each once."""
    return tuple(dict.fromkeys(card for card in cards if held.count(card) < cards.count(card)))


def refuse(why: Saying) -> NoReturn:
    """Raise IllegalMove with this reason."""
    key, facts = why
    raise IllegalMove(key, **facts)


@lru_cache(maxsize=1 << 14)
def _named(text: str, compare: Compare) -> Combo | None:
    """The combination of a move, which lists its cards in order; None when there is none."""
    cards = tuple(text[:LONGEST_MOVE].split(" "))
    if not all(card in ORDER for card in cards) or in_order(cards) != cards:
        return None
    return made(compare)[cards]


def _with_calls(found: list[Combo], all_but_one: int) -> tuple[str, ...]:
    """The moves as texts; one that leaves a single card stands twice, with the call and without (D15)."""
    texts = []
    for combo in found:
        if len(combo.cards) == all_but_one:
            texts.append(combo.text + CALL)
        texts.append(combo.text)
    return tuple(texts)


def _no_combo(state: State, text: str, move: str) -> Saying:
    """The reason why a text is no combination of the hand that is asked; what lies there goes before their shape."""
    cards, top = tuple(text.split()), state.top and state.top.combo
    held = state.hands[state.asked or 0]
    if not cards or not all(card in ORDER for card in cards) or " ".join(in_order(cards)) != text:
        return "illegal.other", {"move": move}
    if absent := missing(cards, held):
        return "illegal.hand", {"n": len(absent), "cards": absent}
    return (miscounted(cards, None, top) if top else None) or fault_of(cards)


def _unfit(state: State, combo: Combo, held: Cards) -> Saying | None:
    """The reason why this combination may not be played now; None when it may."""
    if state.must_hold_multi and MULTI not in combo.cards:
        return "illegal.first", {"card": MULTI}
    top = state.top and state.top.combo
    if top and not beats(combo, top):
        return miscounted(combo.cards, combo, top) or outdone(combo, top)
    return _undutiful(state, combo, held) if state.dutiful else None


def outdone(combo: Combo, top: Combo) -> Saying:
    """The reason why this combination does not beat `top`."""
    facts = {"cards": combo.cards, "kind": combo.kind, "on": top.cards, "on_kind": top.kind}
    if combo.family == top.family:
        if combo.strength == top.strength:
            return "illegal.equal", facts
        return "illegal.lower" if combo.kind == top.kind else "illegal.lower-kind", facts
    if top.family == GANG:
        return "illegal.gang-only", facts
    return "illegal.size", {**facts, "n": len(top.cards)}


def _undutiful(state: State, combo: Combo, held: Cards) -> Saying | None:
    """The reason why the duty before a player with one card forbids this combination; None when it does not (D16)."""
    if combo.family != ONE:
        return None
    facts = {"seat": _next(state), "card": held[-1]}
    if not state.top and any(combos(held, family, state.terms.compare) for family in FAMILIES[1:]):
        return "illegal.duty-lead", facts
    return ("illegal.duty-single", facts) if combo.cards != held[-1:] else None


def pass_refused(state: State, held: Cards) -> Saying | None:
    """The reason why the seat to move may not pass; None when it may (8, D14, D16)."""
    top = state.top and state.top.combo
    if not top:
        return "illegal.lead", {}
    if top.family == ONE and state.dutiful and ORDER[held[-1]] > ORDER[top.cards[0]]:
        return "illegal.duty-pass", {"seat": _next(state), "card": held[-1]}
    return None


def _next(state: State) -> int:
    assert state.asked is not None
    return state.after(state.asked)[0]
