"""What a teacher says beside a guided match: one thought for the present moment, from what the learner's seat sees.

Nothing is remembered between two moments, so every deal, every move and every undo finds its sentence.
"""

from __future__ import annotations

from game.core.rules import Facts, Saying
from game.games.gang_of_four.page.alarms import BRIEF, FEW, alarm
from game.games.gang_of_four.page.guide import FAMILY_OF
from game.games.gang_of_four.page.hand import answers_key, taker
from game.games.gang_of_four.page.ids import held_by, on_table, ticked
from game.games.gang_of_four.page.readout import OPENING
from game.games.gang_of_four.page.seats import ROUND
from game.games.gang_of_four.page.taps import proposals
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import MULTI, NUMBER, Cards, without
from game.games.gang_of_four.rules.combos import FIVE, GANG, Combo, classify, combos
from game.games.gang_of_four.rules.score import Round
from game.games.gang_of_four.rules.state import State
from game.ui.view import Scene

FULL = 1
"""The number of the round that is taught step by step."""
LAST_TWO = 2
"""Cards of which the stronger one is led, so that the other one goes out."""


def coach(scene: Scene) -> str:
    """One or two short sentences for this moment of a guided match; empty for nothing."""
    if scene.seat is None:
        return ""
    saying = _saying(scene, scene.seat)
    return scene.words.say(saying) if saying else ""


def points_at(scene: Scene) -> str:
    """The move whose cards the coach speaks of; empty where it speaks of none that may be played."""
    if scene.seat is None or not scene.moves or scene.seen.giving:
        return ""
    key, facts = _saying(scene, scene.seat) or ("", {})
    if key == "coach.begin":
        return " ".join(proposals(scene, MULTI)[0])
    move = " ".join(facts.get("cards", ()))
    return move if move in scene.moves else ""


def halts(scene: Scene) -> bool:
    """Whether the cards of an exchange lie there, or a coach says something new, while another seat is asked."""
    if exchanged(scene):
        return True
    if not scene.taught:
        return False
    key, _ = (_saying(scene, scene.seat) if scene.seat is not None and not scene.moves else None) or ("", {})
    return key.removeprefix("coach.").startswith(
        ("begins", "dummy-begins", "their-lead", "lies.", "turned", "exchange")
    )


def exchanged(scene: Scene) -> bool:
    """Whether both cards of an exchange lie there before the first play, which is another seat's."""
    seen: State = scene.seen
    both = seen.exchange is not None and not seen.giving
    return both and not (seen.played or scene.moves or scene.seat is None)


def _saying(scene: Scene, seat: int) -> Saying | None:
    """What the coach says to this seat; None for nothing."""
    seen: State = scene.seen
    if seen.asked is None:
        return "coach.end", {}
    if last := on_table(scene):
        return _result(seen, last, seat)
    if seen.giving:
        return _gift(scene, seat)
    return _asked(scene, seat) if scene.moves else _waiting(scene, seat)


def _result(seen: State, last: Round, seat: int) -> Saying | None:
    """What the round has cost, and what for."""
    left, terms = len(last.hands[seat]), seen.terms
    facts = {"left": left, "times": last.times[seat], "n": last.points[seat]}
    if seat in last.forgot:
        return "coach.forgot", {}
    if last.number == FULL:
        return ("coach.won", {}) if seat == last.winner else ("coach.paid", facts)
    if last.number < BRIEF:
        ends: Saying = (
            ("coach.ends-rounds", {"n": terms.rounds}) if terms.rounds else ("coach.ends-limit", {"n": terms.limit})
        )
        return "coach.totals", {"n": last.totals[seat], "ends": ends}
    return None


def _gift(scene: Scene, seat: int) -> Saying | None:
    """What the coach says while cards are exchanged."""
    seen: State = scene.seen
    swap = seen.exchange
    if seen.round > BRIEF or swap is None:
        return None
    facts = {"winner": swap.winner, "loser": swap.loser}
    if scene.moves:
        return ("coach.give-strongest" if seat == swap.loser else "coach.give-any"), {"taker": taker(seen)}
    return "coach.exchange", facts


def _waiting(scene: Scene, seat: int) -> Saying | None:
    """What to look at while somebody else is asked."""
    seen: State = scene.seen
    if seat in seen.out:
        return "coach.out", {}
    if seen.round > FULL:
        return _opening(seen) if not seen.played else None
    if not seen.played:
        return _beginner(seen)
    if seen.top is None or seen.top.combo is None:
        return ("coach.their-lead", {"seat": seen.asked}) if _happened(scene, "took") <= 1 else None
    if seat in seen.passed:
        return ("coach.passed-out" if seen.terms.lockout else "coach.passed"), {}
    return _lies(scene, seen.top.seat, seen.top.combo)


def _lies(scene: Scene, player: int, combo: Combo) -> Saying | None:
    """What lies on the table and what beats it, when it is the first of its family."""
    facts = {"seat": player, "kind": combo.kind}
    if player == scene.seat:
        return "coach.mine", facts
    return (f"coach.lies.{combo.family}", facts) if _happened(scene, "played", family=combo.family) <= 1 else None


def _happened(scene: Scene, kind: str, family: str = "", seat: int | None = None) -> int:
    """The number of events of this kind in this round: only plays of this family, or only of this seat, if given."""
    opened = max((n for n, event in enumerate(scene.lately) if event.kind in OPENING), default=-1)
    there = [event for event in scene.lately[opened + 1 :] if event.kind == kind]
    if family:
        there = [event for event in there if FAMILY_OF.get(event.facts["kind"], FIVE) == family]
    return sum(seat in (None, event.facts["seat"]) for event in there)


def _beginner(seen: State) -> Saying:
    """Who begins the match, and why (4, 5)."""
    facts = {"seat": seen.asked, "card": MULTI, "direction": ROUND[seen.direction]}
    dummy = any(each.card == MULTI and each.holder is None for each in seen.known)
    return ("coach.dummy-begins" if dummy else "coach.begins"), facts


def _opening(seen: State) -> Saying | None:
    """What the coach says when a later round begins."""
    if seen.terms.multi_each_round:
        return _beginner(seen)
    facts = {"direction": ROUND[seen.direction], "seat": seen.asked}
    return ("coach.turned", facts) if seen.round < BRIEF else ("coach.less", {}) if seen.round == BRIEF else None


def _asked(scene: Scene, seat: int) -> Saying | None:
    """What the coach says to the asked seat: a warning first, else what is selected, else what it can do."""
    seen: State = scene.seen
    if last := _goes_out(scene, seat):
        return last
    if warned := alarm(scene, seat):
        return warned
    if seen.round >= BRIEF:
        return _opening(seen) if not seen.played else None
    if scene.ticked and seen.round == FULL:
        return _selected(scene)
    if gang := _first_gang(scene, seat):
        return gang
    held = held_by(seen, seat)
    found = playable(seen, held)
    return _lead(seen, held, found) if seen.top is None else _follow(seen, seat, found)


def _goes_out(scene: Scene, seat: int) -> Saying | None:
    """That all the cards held can be played now, which wins the round; None where they cannot."""
    seen: State = scene.seen
    held = held_by(seen, seat)
    last = next((combo for combo in playable(seen, held) if len(combo.cards) == len(held)), None)
    if last is None or last.text not in scene.moves or seen.round >= BRIEF:
        return None
    return "coach.goes-out", {"kind": last.kind, "cards": last.cards}


def _first_gang(scene: Scene, seat: int) -> Saying | None:
    """At the second turn of the first round: that the hand holds a gang, what it is good for, and what to play now.

    None at another turn, without a gang, and on a gang.
    """
    seen: State = scene.seen
    turns = _happened(scene, "played", seat=seat) + _happened(scene, "passed", seat=seat)
    held = held_by(seen, seat)
    gangs = combos(held, GANG, seen.terms.compare)
    beaten = seen.top and seen.top.combo and seen.top.combo.family == GANG
    if seen.round != FULL or turns != 1 or not gangs or beaten:
        return None
    rest = without(held, gangs[-1].cards)
    found = [combo for combo in playable(seen, rest) if combo.text in scene.moves]
    facts: Facts = {"kind": gangs[-1].kind, "number": NUMBER[gangs[-1].cards[0]]}
    if seen.top and not found:
        return "coach.own-gang-pass", facts
    five = [combo for combo in found if combo.family == FIVE and seen.top is None]
    other = next(iter(five or found), None)
    return ("coach.own-gang", {**facts, "other": other.kind, "cards": other.cards}) if other else None


def _selected(scene: Scene) -> Saying:
    """The kind of the cards selected in the first round, or what is wanted where it is not theirs."""
    seen: State = scene.seen
    cards, wanted = ticked(scene), seen.top and seen.top.combo
    combo = classify(cards, seen.terms.compare)
    if wanted and (combo is None or combo.family not in (wanted.family, GANG)):
        return f"coach.lies.{wanted.family}", {"kind": wanted.kind}
    if combo is None:
        return "coach.no-kind", {"answers": (answers_key(seen), {})}
    if seen.must_hold_multi and MULTI not in cards:
        return "coach.needs-multi", {"card": MULTI}
    if len(cards) > 1 and not _happened(scene, "played", seat=scene.seat):
        return "coach.lifted", {"kind": combo.kind}
    key = GANG if combo.family == GANG else combo.kind
    return f"coach.kind.{key}", {"kind": combo.kind}


def _lead(seen: State, held: Cards, found: list[Combo]) -> Saying:
    """Advice for leading a trick."""
    five = next((combo for combo in found if combo.family == FIVE), None)
    if seen.must_hold_multi:
        return "coach.begin", {"card": MULTI}
    if not seen.played and seen.round == FULL:
        return "coach.begin-dummy", {"card": MULTI}
    if not seen.played:
        return "coach.turned-lead", {"direction": ROUND[seen.direction]}
    if five:
        return "coach.lead-five", {"kind": five.kind, "cards": five.cards}
    if len(held) == LAST_TWO:
        return "coach.lead-two", {"cards": held[-1:]}
    return "coach.lead", {}


def _follow(seen: State, seat: int, found: list[Combo]) -> Saying:
    """Advice for beating what lies there, or for passing."""
    assert seen.top
    assert seen.top.combo
    if not found:
        return ("coach.pass-out" if seen.terms.lockout else "coach.pass"), {}
    lowest = found[0]
    if lowest.family == GANG and seen.top.combo.family != GANG:
        if min(len(held) for other, held in enumerate(seen.hands) if other != seat and other not in seen.out) <= FEW:
            return "coach.gang-now", {"kind": lowest.kind, "cards": lowest.cards}
        return "coach.gang", {"kind": lowest.kind, "number": NUMBER[lowest.cards[0]]}
    key = "coach.follow" if seen.round == FULL else "coach.choice"
    return key, {"kind": lowest.kind, "cards": lowest.cards}
