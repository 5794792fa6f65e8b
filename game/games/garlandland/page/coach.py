"""What a teacher says beside a guided match: one thought for the present moment, from what the learner's seat sees.

Nothing is remembered between two moments, so every deal, every move and every undo finds its sentence.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from game.core.cards import without
from game.core.rules import Saying
from game.games.garlandland.page.guide import on_table, reachable
from game.games.garlandland.page.seats import chosen
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, NO_HAND, POINTS, ROW, Row, garland, garlands, hand, strength
from game.games.garlandland.rules.score import SETUP, Round
from game.ui.view import Scene

FULL, BRIEF = 1, 3
"""The number of the round that is taught step by step, and of the first one in which the coach says little."""
RANK = {name: rank for rank, name in enumerate(POINTS)}
GUIDE: Saying = ("guide", {})


def coach(scene: Scene) -> str:
    """One or two short sentences for this moment of a guided match; empty for nothing."""
    if scene.seat is None:
        return ""
    saying = _saying(scene, scene.seat)
    return scene.words.say(saying) if saying else ""


@cache
def way(row: Row, held: Row, card: str) -> tuple[str, Row]:
    """The strongest hand that the row can still become with `card`, and the cards of such a row, those held first."""
    best = reachable(row, held, card)[0]
    left = sorted((each for each in CARDS if each not in (*row, card)), key=lambda each: each not in held)
    full = ((*row, card, *more) for more in permutations(left, ROW - len(row) - 1))
    return best, next(each[len(row) :] for each in full if hand(garlands(each)) == best)


def _saying(scene: Scene, seat: int) -> Saying | None:
    """What the coach says to this seat; None for nothing."""
    seen: State = scene.seen
    if seen.victors:
        return "coach.end", {}
    if last := on_table(scene):
        return _result(last, seen.goal, seat)
    if seen.chosen[seat]:
        return _waiting(seen, seat) if seen.round == FULL else None
    card = chosen(scene)
    if card in seen.hands[seat] and seen.round < BRIEF:
        return _selected(seen, seat, card)
    return _open(seen, seat, bool(scene.moves))


def _result(last: Round, goal: str, seat: int) -> Saying:
    """Why the round was won, and what that brings."""
    if goal == "points":
        worth: Saying = ("page.points", {"n": POINTS[last.hands[seat]]})
        key = "coach.scores" if last.number == FULL else "coach.scored"
        return key, {"worth": worth, "total": last.points[seat], "of": len(last.rows)}
    counter: Saying = ("coach.counter", {"left": SETUP - last.wins[seat]})
    after: Saying = ("coach.counters", {"wins": SETUP}) if last.number == FULL else counter
    return "coach.both", {"first": _why(last), "second": after}


def _why(last: Round) -> Saying:
    """Why the round was won; shorter once that is known."""
    criterion = last.verdict.criterion
    if last.number >= BRIEF and criterion != "tie":
        return "coach.decided", {"criterion": criterion}
    return f"coach.why.{criterion}", {"guide": GUIDE}


def _waiting(seen: State, seat: int) -> Saying:
    """What the coach says while the seat has chosen and others still choose."""
    laid = len(seen.rows[seat])
    return "coach.hidden" if laid == 0 else "coach.last-wait" if laid == ROW - 1 else "coach.wait", {}


def _selected(seen: State, seat: int, card: str) -> Saying:
    """What the coach says of a card that is selected but not chosen: never how well a weaker one could go on."""
    row, held = seen.rows[seat], seen.hands[seat]
    if len(row) == ROW - 1:
        return _final(row, held, card, seen.goal)
    if seen.round == FULL and not row:
        return "coach.first", {"card": card, "play": ("table.play", {})}
    if seen.round == FULL and len(row) == 1:
        return "coach.closes", {"card": card, "last": row[0], "garland": garland(row[0], card)}
    best, cards = way(row, held, card)
    if not row or best == NO_HAND or best != reachable(row, held, "")[0]:
        return _plan(row, held) if row else _again(seen)
    return "coach.way", {"hand": best, "cards": cards}


def _open(seen: State, seat: int, asked: bool) -> Saying | None:
    """What the coach says while no card is selected: what to look at, and for the last card what to choose."""
    row, held = seen.rows[seat], seen.hands[seat]
    if len(row) == ROW - 1:
        return _last(row, held, seen.goal)
    if seen.round > FULL:
        return _later(seen, seat)
    match len(row):
        case 0:
            return ("coach.begin", {"cards": len(CARDS), "guide": GUIDE}) if asked else ("coach.others", {})
        case 1:
            return "coach.drawn", {"card": held[-1], "last": row[0]}
        case 2:
            return "coach.garland", {"garland": garland(*row), "rings": ROW - 1, "guide": GUIDE}
    rival, best = _threat(seen, seat)
    return "coach.rivals", {"seat": rival, "hand": best}


def _later(seen: State, seat: int) -> Saying | None:
    """What the coach says from the second round on: counters, plans and rivals, less in each round."""
    row, held = seen.rows[seat], seen.hands[seat]
    if len(row) == ROW - 2:
        rival, best = _threat(seen, seat)
        return "coach.race", {"seat": rival, "hand": best, "mine": reachable(row, held, "")[0]}
    if seen.round < BRIEF:
        return _plan(row, held) if row else _again(seen)
    return ("coach.less", {}) if seen.round == BRIEF and not row else None


def _again(seen: State) -> Saying:
    """What the coach says when the second round begins."""
    if seen.goal == "points" or not seen.last:
        return "coach.again-points", {"number": seen.round, "of": len(seen.rows), "cards": len(CARDS)}
    last = seen.last
    return "coach.again", {"cards": len(CARDS), "number": last.number, "winners": last.verdict.winners}


def _plan(row: Row, held: Row) -> Saying:
    """The hands in reach, and with which card."""
    one, other = sorted(held, key=lambda card: RANK[way(row, held, card)[0]])
    (best, cards), (lesser, _) = way(row, held, one), way(row, held, other)
    if best == lesser:
        return "coach.either", {"hand": best, "cards": cards}
    return "coach.apart", {"card": one, "hand": best, "other": other, "lesser": lesser}


def _last(row: Row, held: Row, goal: str) -> Saying:
    """The last card: what each of the two would make, the stronger first."""
    other, card = sorted(held, key=lambda each: strength((*row, each)))
    best, lesser = hand(garlands((*row, card))), hand(garlands((*row, other)))
    if best != lesser:
        return "coach.last", {"card": card, "hand": best, "other": other, "lesser": lesser}
    equal = strength((*row, card)) == strength((*row, other))
    return f"coach.last-{'points' if goal == 'points' else 'same' if equal else 'break'}", {"card": card, "hand": best}


def _final(row: Row, held: Row, card: str, goal: str) -> Saying:
    """What the coach says while the last card is selected."""
    [other] = without(held, card)
    mine, its = hand(garlands((*row, card))), hand(garlands((*row, other)))
    if mine == its:
        return _last(row, held, goal)
    return "coach.final", {"card": card, "hand": mine, "other": other, "others": its}


def _threat(seen: State, seat: int) -> tuple[int, str]:
    """The rival who can make the strongest hand, as far as the rows tell, and that hand."""
    rivals = [(reachable(row, CARDS, "")[0], other) for other, row in enumerate(seen.rows) if other != seat]
    best, rival = min(rivals, key=lambda each: RANK[each[0]])
    return rival, best
