"""Cards under cards: together they are one, whose value changes (C23, C24, R13)."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import Chosen, Outcome, Spots, pick_more, spots_in, targets
from game.games.read_aloud.rules.transfer import take, tell_card
from game.games.read_aloud.rules.zones import NAMES, at, face_at, reading, replaced, this


def stack(state: State, clause: e.Stack, chosen: Chosen) -> Outcome:
    """The card being read, with all that lies under it, goes under another one."""
    here = this(state)
    found = pick_more(reading(state).reader, _others(state, clause), spots_in(chosen), 1)
    if isinstance(found, Ask):
        return found
    return (_stacked(state, here, found[0], clause), 1) if here and found else (state, 0)


def stack_has_effect(state: State, clause: e.Stack) -> bool:
    """Whether there is another card for the one being read to go under."""
    return bool(_others(state, clause))


def _others(state: State, clause: e.Stack) -> Spots:
    """The cards under which the card being read can go; none where it is itself under another or nowhere."""
    here = this(state)
    return tuple(spot for spot in targets(state, clause.place) if spot != here) if here else ()


def _stacked(state: State, here: Spot, target: Spot, clause: e.Stack) -> State:
    low, top = at(state, here), at(state, target)
    key = reading(state).key
    under = (*top.under, *low.under, key)
    new = top._replace(under=under, changes=(*top.changes, *low.changes, clause.change))
    facts = {"seat": target.seat} if target.place is Place.HANDS else {}
    views = ((face_at(state, target), target.seat),)
    state, _ = take(replaced(state, target, new), (here,))
    kind = f"stacked-{NAMES[target.place]}"
    return tell_card(state, kind, new, views, **facts, card=key, at=target.n + 1)._replace(quiet=-1, past=())
