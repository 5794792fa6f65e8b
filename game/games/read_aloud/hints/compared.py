"""What speaks for the best answer against the next best, as a sentence, by what came of both in the same deals.

A fact of the positions after them is told where it is better in three of four imagined deals, and worse in none.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, cards_left, winners
from game.games.read_aloud.bots.outlook import mark
from game.games.read_aloud.bots.powers import powers
from game.games.read_aloud.bots.search import Node, mean_threat
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.hints.beyond import DECISIVE, Fact, further, is_back
from game.games.read_aloud.hints.both import EVEN, LIKELIER, Both, beyond_chance, in_numbers
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.kept import of_kept
from game.games.read_aloud.hints.onward import of_bans, of_next, of_turns, shared
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules.conditions import measures_of
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

NONE = -100
"""The mark of a hand that a condition does not measure, below all others."""
COVERED = (Face.HIDDEN, Face.DOWN)


def preferred(both: Both) -> Saying | None:
    """Why a seat prefers one answer to the other; None where no fact says it."""
    if both.more < EVEN:
        return "reason.even", {}
    if _is_over(both):
        return None
    said = _of_positions(both) or of_turns(both) or of_bans(both) or _of_readings(both)
    return said or _first(_further(both), both)


def differing(both: Both) -> Saying | None:
    """What is better after the first of two answers that do about as well; None where no fact of the positions is.

    Nor is it told what is only likelier, where in the end the chance is the same.
    """
    return None if _is_over(both) else _of_positions(both, likely=False)


def _further(both: Both) -> tuple[tuple[str, Fact], ...]:
    """What is told where nothing weightier is better."""
    return *further(both.seen, both.seat), ("reason.covered", _covered)


def leaning(both: Both) -> Saying | None:
    """What speaks for an answer where no fact is clear: that nothing does as yet, or what it makes likelier."""
    if shared(both.mine, both.other) < EVEN:
        return "reason.further", {}
    return _on_the_mean(both) or of_next(both)


def _is_over(both: Both) -> bool:
    """Whether either answer may end the game."""
    return any(one.over or two.over for one, two in both.pairs)


def alike(seen: State, one: Answer, two: Answer) -> bool:
    """Whether a player cannot tell two cards apart: they lie in the same place, and nothing is known of either."""
    if not isinstance(one, Spot) or not isinstance(two, Spot) or (one.place, one.seat) != (two.place, two.seat):
        return False
    left, right = at(seen, one), at(seen, two)
    return left.key is None and left.recalled is None and left._replace(token=right.token) == right


def _of_positions(both: Both, *, likely: bool = True) -> Saying | None:
    """What is better in the positions themselves, the weightiest first."""
    seat, pairs = both.seat, both.pairs
    if all(two.condition and not one.condition for one, two in pairs):
        theirs = _most([seat not in winners(two) for _, two in pairs])
        if theirs and both.seen.condition is None:
            return both.told("reason.none-set")
        return both.told("reason.none-theirs") if theirs else None
    same = all(one.condition and one.condition == two.condition for one, two in pairs)
    behind = all(winners(one) and seat not in winners(one) for one, _ in pairs)
    new = all(one.condition != both.seen.condition for one, _ in pairs)
    leads = (("reason.lead-new" if new else "reason.lead", _lead),) if same and None in both.counts else ()
    better = _first(DECISIVE, both) or in_numbers(both, *both.counts)
    better = better or (_first((*CHANCES, *leads), both) if likely else None)
    return better or (_of_time(both) if behind else None)


def _of_time(both: Both) -> Saying | None:
    """That the end is further off, where it is near and only others would win now."""
    if cards_left(both.seen) > FEW:
        return None
    return both.told("reason.back") if is_back(both.pairs) else _first(TIMES, both)


def _first(facts: Sequence[tuple[str, Fact]], both: Both) -> Saying | None:
    """The first of these facts that is better; of ending the game, rather the card for it that stays in the hand."""
    key = next((key for key, fact in facts if _is_better(fact, both) and shows(both.seen, key)), None)
    if key is None:
        return None
    if key == "reason.likelier" and all(one.condition not in (None, both.seen.condition) for one, _ in both.pairs):
        return both.told("reason.likelier-new")
    return (of_kept(both) if key == "reason.own-end" else None) or both.told(key)


def _on_the_mean(both: Both) -> Saying | None:
    """The first chance that is better on the mean of the deals, though not in most of them."""
    likelier = [key for key, fact in CHANCES if beyond_chance(_steps(fact, both), LIKELIER) and shows(both.seen, key)]
    return both.told(likelier[0]) if likelier else None


def shows(seen: State, key: str) -> bool:
    """Whether the table shows what a reason speaks of: of ending the game, a card in sight that does."""
    if key not in OF_ENDS:
        return True
    uses = uses_of(seen.terms.cards)
    places = (seen.field, seen.pile, seen.discards, *seen.hands)
    return any(piece.key in uses and uses[piece.key].end is not None for place in places for piece in place)


def _is_better(fact: Fact, both: Both) -> bool:
    steps = _steps(fact, both)
    return min(steps) >= 0 and _most([step > 0 for step in steps])


def _steps(fact: Fact, both: Both) -> list[float]:
    return [fact(one, both.seat) - fact(two, both.seat) for one, two in both.pairs]


def _most(found: Sequence[bool]) -> bool:
    """Whether that is so in three of four deals."""
    return 4 * sum(found) >= 3 * len(found)


def _meets(state: State, seat: int) -> float:
    return seat in winners(state)


def _others_meet(state: State, seat: int) -> float:
    return -len(set(winners(state)) - {seat})


def _end(state: State, seat: int) -> float:
    return powers(state).ends[seat] > 0


def _their_ends(state: State, seat: int) -> float:
    return -sum([end > 0 for other, end in enumerate(powers(state).ends) if other != seat])


def _covered(state: State, seat: int) -> float:
    face = state.faces[1 + seat]
    return -sum([(piece.face or face) not in COVERED for piece in state.hands[seat]])


def _lead(state: State, seat: int) -> float:
    marks = [NONE if number is None else mark(state, number) for number in measures_of(state)]
    return marks[seat] - max(marks[:seat] + marks[seat + 1 :])


def _time(state: State, _: int) -> float:
    return cards_left(state)


CHANCES: tuple[tuple[str, Fact], ...] = (
    ("reason.likelier", _meets),
    ("reason.unlikelier", _others_meet),
    ("reason.own-end", _end),
    ("reason.their-ends", _their_ends),
)
"""What may be so or not in each deal, so that its mean is how likely it is."""
OF_ENDS = ("reason.own-end", "reason.their-ends", "reason.can-end-then", "reason.others-end-then")
"""The reasons that speak of cards that end the game."""
TIMES: tuple[tuple[str, Fact], ...] = (("reason.time", _time),)
"""What is told besides where others meet the condition, and the seat does not."""


def _of_readings(both: Both) -> Saying | None:
    """What the next readings do, where at least half of the difference in chance comes of it."""
    seat, mine, other = both.seat, both.mine, both.other
    if _then_ahead(mine, seat) and not _then_ahead(other, seat):
        open_yet = all(node.state.condition is None for node in mine)
        still = all(seat in winners(node.state) for node in mine)
        return ("reason.then-still" if still else "reason.then-set" if open_yet else "reason.then-ahead"), {}
    turns = {node.state.turn if node.odds else None for node in (*mine, *other)}
    if len(turns) != 1 or None in turns or mean_threat(other) - mean_threat(mine) < both.more / 2:
        return None
    return of_next(both)


def _then_ahead(ends: Sequence[Node], seat: int) -> bool:
    """Whether the seat is likely to meet the condition after its next reading, in most deals."""
    afters = [_turn(node, seat) for node in ends]
    return _most([after is not None and seat in winners(after.likeliest().state) for after in afters])


def _turn(node: Node, seat: int) -> Node | None:
    """The position before the next own reading, if the line goes so far."""
    while node.kids and node.state.turn != seat:
        node = node.likeliest()
    return node if node.kids else None
