"""The legal moves, and the reason why another is refused."""

from __future__ import annotations

import re

from game.core.cards import without
from game.core.rules import Fault, IllegalMove, Saying
from game.games.court_circular.rules.cards import DECK, Cards, plain, typed
from game.games.court_circular.rules.state import LAID, State

DROP, STAY = "drop", "stay"
LEAD = "lead "

_DROPS = ("drop", "drop out", "fold", "resign", "d", "降りる", "おりる", "棄権", "棄権する", "ゲームを降りる")
_STAYS = ("stay", "stay in", "s", "残る", "のこる", "降りない", "おりない")
_LEADS = re.compile(r"^(?:lead|リード札|リード)(?:\s*[:は]?\s*|$)|\s*を?\s*(?:次の)?リード札?(?:に(?:する)?)?$")


def answers(state: State, seat: int) -> tuple[str, ...]:
    """All moves of this seat: its cards, then the drop; or the cards to lead next, the old lead last."""
    if state.choosing:
        return tuple(LEAD + card for card in offered(state))
    if state.queue:
        return (STAY, DROP)
    return state.hands[seat] if drop_refused(state) else (*state.hands[seat], DROP)


def offered(state: State) -> Cards:
    """The cards that may be the next lead: all of this round that can be seen (S23, E5, F1)."""
    cards = state.on_table
    return cards if state.terms.old_lead_again else without(cards, state.lead)


def check(state: State, seat: int, move: str) -> None:
    """IllegalMove with the reason when this is no legal move of the seat."""
    why = _no_lead(state, move) if state.choosing else _no_turn(state, seat, move)
    if why:
        key, facts = why
        raise IllegalMove(key, **facts)


def drop_refused(state: State) -> Saying | None:
    """The reason why the seat to move may not drop out (E2, E4); None when it may."""
    return closed(state, tuple(map(len, state.rows)))


def closed(state: State, laid: tuple[int, ...]) -> Saying | None:
    """The reason why nobody may drop out once each seat has laid this many cards (S31, E1, E9); None if they may."""
    if max(laid) == LAID:
        return "illegal.drop-third", {}
    if state.final and not state.terms.drop_in_last:
        return "illegal.drop-last", {}
    if state.terms.drop_after_one:
        return None if max(laid) else ("illegal.drop-none", {})
    waiting = tuple(seat for seat, n in enumerate(laid) if not n)
    return ("illegal.drop-first", {"seats": waiting}) if waiting else None


def meant(state: State, text: str) -> str:
    """The move that a typed text means, legal or not: `qh`, `ハートのQ`, `lead kd`, `降りる`; IllegalMove when none."""
    said = plain(text)
    if said in _DROPS:
        return DROP
    if said in _STAYS:
        return STAY
    body, lead = _LEADS.subn("", said)
    try:
        cards = typed(body)
    except Fault as fault:
        raise IllegalMove("illegal.card", text=text) from fault
    if len(cards) != 1:
        raise IllegalMove("illegal.one", n=len(cards))
    return LEAD + cards[0] if lead or state.choosing else cards[0]


def _no_turn(state: State, seat: int, move: str) -> Saying | None:
    """The reason why this is no move of a turn; None when it is one."""
    if state.queue:
        return None if move in (STAY, DROP) else ("illegal.stay", {})
    if move == STAY:
        return "illegal.no-stay", {}
    if move == DROP:
        return drop_refused(state)
    if move in state.hands[seat]:
        return None
    if move.startswith(LEAD):
        return "illegal.lead-now", {}
    return ("illegal.hand", {"card": move}) if move in DECK else ("illegal.card", {"text": move})


def _no_lead(state: State, move: str) -> Saying | None:
    """The reason why this is no choice of the next lead; None when it is one."""
    card = move.removeprefix(LEAD)
    if card == move or card not in DECK:
        return "illegal.choose", {}
    if card in offered(state):
        return None
    return ("illegal.old-lead" if card == state.lead else "illegal.not-there"), {"card": card}
