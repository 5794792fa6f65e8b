"""What a teacher says beside a guided match: one thought for the present moment, from what the learner's seat sees.

Nothing is remembered between two moments, so every deal, every move and every undo finds its sentence.
"""

from __future__ import annotations

from game.core.rules import Saying
from game.games.gang_of_four.page.advice import FULL, advised, first_gang, follow, goes_out, happened, lead
from game.games.gang_of_four.page.alarms import BRIEF, alarm
from game.games.gang_of_four.page.guide import FAMILY_OF
from game.games.gang_of_four.page.hand import answers_key, taker
from game.games.gang_of_four.page.ids import on_table, ticked
from game.games.gang_of_four.page.passing import auto
from game.games.gang_of_four.page.seats import ROUND
from game.games.gang_of_four.rules.cards import MULTI, NUMBER, TOP, Cards
from game.games.gang_of_four.rules.combos import FIVE, GANG, ONE, Combo, classify
from game.games.gang_of_four.rules.score import Round
from game.games.gang_of_four.rules.state import State
from game.ui.view import Scene


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
    begins = advised(scene.seen, scene.seat) if key == "coach.begin" else None
    move = " ".join(begins.cards if begins else facts.get("cards", ()))
    return move if move in scene.moves else ""


def halts(scene: Scene) -> bool:
    """Whether the cards of an exchange lie there, or a coach says something new, while another seat is asked."""
    if exchanged(scene):
        return True
    if not scene.taught:
        return False
    key, _ = (_saying(scene, scene.seat) if scene.seat is not None and not scene.moves else None) or ("", {})
    return key.removeprefix("coach.").startswith(
        ("begins", "dummy-begins", "their-lead", "lies.", "mine-first", "turned", "exchange")
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
    if not seen.played:
        return _opening(seen) if seen.round > FULL else _beginner(seen)
    new = _first_seen(scene, seat)
    if new or seen.round > FULL:
        return new
    if seen.top is None or seen.top.combo is None:
        return ("coach.their-lead", {"seat": seen.asked}) if happened(scene, "took") <= 1 else None
    if seat in seen.passed:
        return ("coach.passed-out" if seen.terms.lockout else "coach.passed"), {}
    return _lies(scene, seen.top.seat, seen.top.combo)


def _first_seen(scene: Scene, seat: int) -> Saying | None:
    """What the highest combination is and what beats it, the first time that somebody else has played such a one.

    None where that needs no words, and from the third round on.
    """
    top = scene.seen.top
    if scene.seen.round >= BRIEF or top is None or top.combo is None or top.seat == seat:
        return None
    what = _notable(top.combo.kind, top.combo.cards)
    plays = [event.facts for event in scene.lately if event.kind == "played"]
    times = sum(_notable(each["kind"], each["cards"]) == what for each in plays)
    return (f"coach.lies.{what}", {"kind": top.combo.kind}) if what and times <= 1 else None


def _notable(kind: str, cards: Cards) -> str:
    """What is explained of such a combination: its kind, that it is a gang, a phoenix or the dragon; empty for none."""
    family = FAMILY_OF.get(kind, FIVE)
    if family == ONE and NUMBER[cards[0]] > TOP:
        return "dragon" if cards[0] == "RD" else "phoenix"
    return {FIVE: kind, GANG: GANG}.get(family, "")


def _lies(scene: Scene, player: int, combo: Combo) -> Saying | None:
    """What lies on the table and what beats it, when it is the first of its family."""
    facts = {"seat": player, "kind": combo.kind}
    if player == scene.seat:
        first = scene.seen.trick[-1].seat == player and happened(scene, "played", seat=player) == 1
        return f"coach.mine{'-first' if first else ''}", facts
    return (f"coach.lies.{combo.family}", facts) if happened(scene, "played", family=combo.family) <= 1 else None


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
    if last := goes_out(scene, seat):
        return last
    if warned := alarm(scene, seat):
        return warned
    if seen.round >= BRIEF:
        return _opening(seen) if not seen.played else None
    if scene.ticked and seen.round == FULL:
        return _selected(scene)
    if gang := first_gang(scene, seat):
        return _ways_named(scene, gang)
    return lead(seen, seat) if seen.top is None else _following(scene, seat)


def _following(scene: Scene, seat: int) -> Saying | None:
    """What is advised against what lies there; nothing new while passes are made, and at the first the ways to pass."""
    if auto(scene):
        return _waiting(scene, seat)
    return _ways_named(scene, follow(scene.seen, seat))


def _ways_named(scene: Scene, said: Saying) -> Saying:
    """The same advice, at the first pass of the first round with the names of the two ways to pass."""
    (key, facts), seen = said, scene.seen
    early = seen.round == FULL and not happened(scene, "passed", seat=scene.seat)
    if key not in ("coach.pass", "coach.own-gang-pass") or not early or seen.terms.lockout:
        return said
    return f"{key}-first", {**facts, "once": ("page.pass-once", {}), "on": ("page.pass-on", {})}


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
    if len(cards) > 1 and not happened(scene, "played", seat=scene.seat):
        return "coach.lifted", {"kind": combo.kind}
    key = GANG if combo.family == GANG else combo.kind
    return f"coach.kind.{key}", {"kind": combo.kind}
