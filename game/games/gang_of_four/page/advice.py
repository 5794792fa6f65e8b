"""What a teacher advises on a turn: what the strongest bot would play, as a hint beside it says too."""

from __future__ import annotations

from collections import Counter

from game.core.review import by_itself
from game.core.rules import Facts, Saying
from game.games.gang_of_four.bots import normal
from game.games.gang_of_four.bots.plan import odds_against, odds_of, out_against
from game.games.gang_of_four.hints import reasoned
from game.games.gang_of_four.hints.told import parts
from game.games.gang_of_four.page.alarms import BRIEF, FEW
from game.games.gang_of_four.page.guide import FAMILY_OF
from game.games.gang_of_four.page.ids import held_by
from game.games.gang_of_four.page.readout import OPENING
from game.games.gang_of_four.page.seats import ROUND
from game.games.gang_of_four.rules.answers import CALL, PASS, playable
from game.games.gang_of_four.rules.cards import MULTI, NUMBER, Cards, without
from game.games.gang_of_four.rules.combos import FIVE, GANG, LEAST_GANG, Combo, classify, combos, groups
from game.games.gang_of_four.rules.state import State
from game.ui.view import Scene
from game.ui.view.advice import advice

FULL = 1
"""The number of the round that is taught step by step."""
LAST_TWO = 2
"""Cards of which the stronger one is led, so that the other one goes out."""


def happened(scene: Scene, kind: str, family: str = "", seat: int | None = None) -> int:
    """The number of events of this kind in this round: only plays of this family, or only of this seat, if given."""
    opened = max((n for n, event in enumerate(scene.lately) if event.kind in OPENING), default=-1)
    there = [event for event in scene.lately[opened + 1 :] if event.kind == kind]
    if family:
        there = [event for event in there if FAMILY_OF.get(event.facts["kind"], FIVE) == family]
    return sum(seat in (None, event.facts["seat"]) for event in there)


def advised(seen: State, seat: int) -> Combo | None:
    """The combination to play now; None to pass."""
    move = advice(reasoned, seen, seat)[0].move
    return None if move == PASS else classify(move.removesuffix(CALL).split(), seen.terms.compare)


def _tears_gang(cards: Cards, held: Cards) -> bool:
    """Whether these cards take a gang apart that is held."""
    taken = Counter(NUMBER[card] for card in cards)
    gangs = {NUMBER[group[0]]: len(group) for group in groups(held) if len(group) >= LEAST_GANG}
    return any(0 < taken[number] < LEAST_GANG > size - taken[number] for number, size in gangs.items())


def goes_out(scene: Scene, seat: int) -> Saying | None:
    """That all the cards held can be played now, which wins the round, or in two plays; None where they cannot."""
    seen: State = scene.seen
    held = held_by(seen, seat)
    if seen.round >= BRIEF or not held:
        return None
    last = next((combo for combo in playable(seen, held) if len(combo.cards) == len(held)), None)
    if last and last.text in scene.moves:
        return "coach.goes-out", {"kind": last.kind, "cards": last.cards}
    return None if scene.ticked else _then_out(seen, seat)


def _then_out(seen: State, seat: int) -> Saying | None:
    """That what is advised probably takes its trick, and the rest goes out at once; None where that is not so."""
    first = advised(seen, seat)
    rest = first and classify(without(seen.hands[seat], first.cards), seen.terms.compare)
    if not first or not rest or odds_of(first, odds_against(out_against(seen, seat))) < normal.LIKELY:
        return None
    return "coach.then-out", {"kind": first.kind, "cards": first.cards, "rest": rest.kind}


def first_gang(scene: Scene, seat: int) -> Saying | None:
    """At the second turn of the first round: that the hand holds a gang, what it is good for, and what to play now.

    None at another turn, without a gang, on a gang, and where it is to be played.
    """
    seen: State = scene.seen
    turns = happened(scene, "played", seat=seat) + happened(scene, "passed", seat=seat)
    gangs = combos(held_by(seen, seat), GANG, seen.terms.compare)
    beaten = seen.top and seen.top.combo and seen.top.combo.family == GANG
    if seen.round != FULL or turns != 1 or not gangs or beaten:
        return None
    facts: Facts = {"kind": gangs[-1].kind, "number": NUMBER[gangs[-1].cards[0]]}
    now = advised(seen, seat)
    if now is None:
        return "coach.own-gang-pass", facts
    if now.family == GANG or _tears_gang(now.cards, seen.hands[seat]):
        return None
    return "coach.own-gang", {**facts, "other": now.kind, "cards": now.cards}


def lead(seen: State, seat: int) -> Saying:
    """Advice for leading a trick."""
    if seen.must_hold_multi:
        return "coach.begin", {"card": MULTI}
    if not seen.played and seen.round == FULL:
        return "coach.begin-dummy", {"card": MULTI}
    if not seen.played:
        return "coach.turned-lead", {"direction": ROUND[seen.direction]}
    held, now = held_by(seen, seat), advised(seen, seat)
    if len(held) == LAST_TWO or now is None:
        return "coach.lead-two", {"cards": held[-1:]}
    return ("coach.lead-five" if now.family == FIVE else "coach.lead"), {"kind": now.kind, "cards": now.cards}


def follow(seen: State, seat: int) -> Saying:
    """Advice for beating what lies there, or for passing."""
    found = playable(seen, held_by(seen, seat))
    if not found:
        return ("coach.pass-out" if seen.terms.lockout else "coach.pass"), {}
    now, lowest = advised(seen, seat), found[0]
    if lowest.family == GANG:
        nearly = min(len(seen.hands[other]) for other in seen.after(seat)) <= FEW
        if now:
            return f"coach.gang-{'now' if nearly else 'too'}", {"kind": now.kind, "cards": now.cards}
        if not nearly:
            return "coach.gang", {"kind": lowest.kind, "number": NUMBER[lowest.cards[0]]}
    if now is None:
        why = by_itself(advice(reasoned, seen, seat)[0]).reason
        return "coach.keep", {"why": parts(why).main or why}
    return ("coach.follow" if seen.round == FULL else "coach.choice"), {"kind": now.kind, "cards": now.cards}
