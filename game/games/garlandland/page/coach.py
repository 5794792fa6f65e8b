"""What a teacher says beside a guided match: one thought for the present moment, from what the learner's seat sees.

Nothing is remembered between two moments, so every deal, every move and every undo finds its sentence.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from game.core.cards import without
from game.core.review import difference
from game.core.rules import Facts, Saying
from game.games.garlandland.hints import reasoned
from game.games.garlandland.hints.sides import HARDLY
from game.games.garlandland.page.chances import likely, told
from game.games.garlandland.page.guide import best_in_reach, on_table, reachable, undecided
from game.games.garlandland.page.seats import chosen
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, NO_HAND, POINTS, ROW, Row, garland, garlands, hand, strength
from game.games.garlandland.rules.score import SETUP, Round
from game.ui.view import Scene
from game.ui.view.advice import advice

FULL, BRIEF = 1, 3
"""The number of the round that is taught step by step, and of the first one in which no card is spoken of by itself."""
RANK = {name: rank for rank, name in enumerate(POINTS)}
GUIDE: Saying = ("guide", {})
BREAKS = {3: "coach.breaks-shape", 4: "coach.breaks-colour"}
"""By round, what is told of ties once two cards are there to choose from."""


def coach(scene: Scene) -> str:
    """One or two short sentences for this moment of a guided match; empty for nothing."""
    if scene.seat is None:
        return ""
    said = saying(scene, scene.seat)
    return scene.words.say(said) if said else ""


@cache
def way(row: Row, held: Row, card: str) -> tuple[str, Row]:
    """The strongest hand that the row can still become with `card`, and the cards of such a row, those held first."""
    best = best_in_reach(row, held, card)
    left = sorted((each for each in CARDS if each not in (*row, card)), key=lambda each: each not in held)
    full = ((*row, card, *more) for more in permutations(left, ROW - len(row) - 1))
    return best, next(each[len(row) :] for each in full if hand(garlands(each)) == best)


def saying(scene: Scene, seat: int) -> Saying | None:
    """What the coach says to this seat; None for nothing."""
    seen: State = scene.seen
    if seen.victors:
        return "coach.end", {}
    if last := on_table(scene):
        return _result(last, seen.goal, seat)
    card = seen.chosen[seat] or chosen(scene)  # what is said of a card stays while others choose, which is a moment
    seen = undecided(seen, seat)
    if card in seen.hands[seat] and seen.round < BRIEF:
        return _selected(seen, seat, card)
    return _open(seen, seat)


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
    if not row:
        return _again(seen)
    worths = _worths(seen, seat)
    if best == NO_HAND or best != best_in_reach(row, held, "") or worths[card] < max(worths.values()):
        return _plan(seen, seat)
    return "coach.way", {"hand": best, "odds": told(likely(row, held, card, best)), "cards": cards}


def _open(seen: State, seat: int) -> Saying:
    """What the coach says while no card is selected: what to look at, and for the last card what to choose."""
    row, held = seen.rows[seat], seen.hands[seat]
    if len(row) == ROW - 1:
        return _last(row, held, seen.goal)
    if seen.round > FULL:
        return _later(seen, seat)
    match len(row):
        case 0:
            return "coach.begin", {"cards": len(CARDS), "guide": GUIDE}
        case 1:
            return "coach.drawn", {"card": held[-1], "last": row[0]}
        case 2:
            return "coach.garland", {"garland": garland(*row), "rings": ROW - 1, "guide": GUIDE}
    rival, best = _threat(seen, seat)
    return "coach.rivals", {"seat": rival, "hand": best}  # after three cards no hand is sure


def _later(seen: State, seat: int) -> Saying:
    """What the coach says from the second round on: what is at stake, how ties are broken, plans and rivals."""
    row = seen.rows[seat]
    if len(row) == ROW - 2:
        return _race(seen, seat)
    if not row:
        return _begins(seen, seat)
    if len(row) == 1 and seen.round in BREAKS and seen.goal == "wins":
        return BREAKS[seen.round], {}
    return _plan(seen, seat)


def _begins(seen: State, seat: int) -> Saying:
    """What the coach says when a later round begins: what has happened, then what is at stake."""
    if seen.round < BRIEF or seen.goal == "points":
        return _again(seen)
    if seen.round == BRIEF:
        return "coach.less", {}
    rival = max((other for other in range(len(seen.rows)) if other != seat), key=lambda other: seen.wins[other])
    mine: Saying = ("coach.to-go", {"n": SETUP - seen.wins[seat]})
    return "coach.stakes", {"mine": mine, "seat": rival, "its": ("coach.to-go", {"n": SETUP - seen.wins[rival]})}


def _race(seen: State, seat: int) -> Saying:
    """With one card to lay before the last: what the best hands in reach of both mean for the round."""
    row, held = seen.rows[seat], seen.hands[seat]
    mine, (rival, best) = best_in_reach(row, held, ""), _threat(seen, seat)
    odds = told(likely(row, held, "", mine))
    if seen.goal == "points":
        return "coach.race-points", {"hand": mine, "odds": odds, "worth": ("page.points", {"n": POINTS[mine]})}
    facts: Facts = {"seat": rival, "hand": best, "mine": mine, "odds": odds}
    if POINTS[mine] == POINTS[best]:
        return "coach.race-even", facts
    return "coach.race-ahead" if POINTS[mine] > POINTS[best] else "coach.race-behind", facts


def _again(seen: State) -> Saying:
    """What the coach says when the second round begins."""
    if seen.goal == "points" or not seen.last:
        return "coach.again-points", {"number": seen.round, "of": len(seen.rows), "cards": len(CARDS)}
    last = seen.last
    return "coach.again", {"cards": len(CARDS), "number": last.number, "winners": last.verdict.winners}


def _plan(seen: State, seat: int) -> Saying:
    """With either card the best hand in reach and how likely it is, then the card that wins more often, if not that."""
    row, held = seen.rows[seat], seen.hands[seat]
    ways = {card: way(row, held, card)[0] for card in held}
    odds = {card: likely(row, held, card, ways[card]) for card in held}
    one, other = sorted(held, key=lambda card: (RANK[ways[card]], -odds[card]))
    facts: Facts = {"card": one, "hand": ways[one], "odds": told(odds[one]), "other": other, "less": told(odds[other])}
    if ways[other] == NO_HAND:
        return _judged(seen, seat, one, ("coach.apart-none", facts))
    if ways[one] != ways[other]:
        return _judged(seen, seat, one, ("coach.apart", {**facts, "lesser": ways[other]}))
    if odds[one] == odds[other]:
        return _judged(seen, seat, "", ("coach.alike", facts))
    return _judged(seen, seat, one, ("coach.either", facts))


def _judged(seen: State, seat: int, card: str, said: Saying) -> Saying:
    """What is said of two cards with the judgement of the hint: told unless `card`, which it leads to, is better."""
    worths = _worths(seen, seat)
    best, least = max(worths, key=lambda each: worths[each]), min(worths.values())
    if worths[best] == least or (difference(worths[best], least) <= HARDLY and least > 0 and worths[best] < 1):
        return ("coach.both", {"first": said, "second": ("coach.level", {})}) if card else said
    return said if best == card else ("coach.both", {"first": said, "second": ("coach.better", {"card": best})})


def _worths(seen: State, seat: int) -> dict[str, float]:
    """How often either card wins, in hundredths, as the hint tells it."""
    return {choice.move: round(choice.worth, 2) for choice in advice(reasoned, seen, seat)}


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
