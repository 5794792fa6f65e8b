"""The own result of each choice: what the reading comes to where the seat itself goes on to answer for its standing.

Only what is certain is told: of cards that the seat sees, or has seen where they lie, and the same in all deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from game.core.cards import put
from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, of_losing, winners
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.hints.changes import costs_of, deeds_of
from game.games.read_aloud.hints.figures import ENDS, Line, all_known, counts_sure, every, is_one_way, lines, number_of
from game.games.read_aloud.hints.number import ALONE, COMPARED, Figure, rank_of
from game.games.read_aloud.hints.result import Result
from game.games.read_aloud.hints.standing import standing_of, step_of
from game.games.read_aloud.hints.surely import is_known
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.conditions import COUNTS, measures_of
from game.games.read_aloud.rules.sight import unseen
from game.games.read_aloud.rules.state import REPLENISHING, Piece, Spot, State
from game.games.read_aloud.rules.zones import at, tokens

PLAIN: Saying = ("reason.counts", {})
"""The reason that tells a number and nothing else."""
CUT = 8
"""Cards by which the draw pile shrinks when it is told."""


def results_of(seen: State, seat: int, worlds: Sequence[State], some: Mapping[str, Answer]) -> dict[str, Result]:
    """The result of each of these moves; a card seen before is not certain where others may lie under it (R13)."""
    known = looked = all_known(seen)
    if len(unseen(seen)) > sum(piece.key is None and not piece.recalled for piece in every(seen)):
        known -= {piece.token for piece in every(seen) if piece.recalled}
    found = {move: _result(seen, seat, worlds, answer, known, looked) for move, answer in some.items()}
    if all(each.figure for each in found.values()) and not _is_blurred(found):
        return found
    afters = [follow(worlds[0], answer) for answer in some.values()]
    nexts = {move: after.hands[seat] for move, after in zip(some, afters, strict=True)}
    goes_on = any(after.asked and after.asked.kind not in REPLENISHING for after in afters if after.turn == seat)
    if seen.asked is None or goes_on or any(tokens(hand) == tokens(seen.hands[seat]) for hand in nexts.values()):
        return found
    if not any(each.figure or each.unsure for each in found.values()):
        return {move: _promised(seen, seat, each, nexts[move], known) for move, each in found.items()}
    return {move: _at_once(seen, seat, each, nexts[move], known) for move, each in found.items()}


def _is_blurred(found: Mapping[str, Result]) -> bool:
    """Whether all come to one bound, of cards that are counted, which hides what they differ in."""
    figures = {(each.figure.n, each.figure.floor and not each.figure.stays) for each in found.values() if each.figure}
    measure = next((each.figure.measure for each in found.values() if each.figure), None)
    return measure in COUNTS and len(figures) == 1 and any(floor for _, floor in figures)


def _at_once(seen: State, seat: int, result: Result, hand: tuple[Piece, ...], known: frozenset[int]) -> Result:
    """The result with what is counted for the hand as it is right after the choice, before the seat takes more."""
    end = result.end._replace(hands=put(result.end.hands, seat, hand))
    n, more = number_of(end, seat), max(0, len(result.end.hands[seat]) - len(hand))
    found = None
    if n is not None and counts_sure(end, seat, known) and not (more and isinstance(end.condition, ALONE)):
        was = number_of(end._replace(hands=put(end.hands, seat, seen.hands[seat])), seat)
        new = end.condition != seen.condition
        found = Figure(n, seat, end, 0, None if new else was, new, stays=n == was)
    met = None if found and more else result.met
    if found and (found.fails or isinstance(end.condition, ALONE)):
        met = not found.fails
    return result._replace(figure=found and found._replace(met=met), met=met, step=None, more=more)


def _promised(seen: State, seat: int, result: Result, hand: tuple[Piece, ...], known: frozenset[int]) -> Result:
    """The result with what the condition of a card that stays in the hand would count, where there is one such card."""
    uses, cards = uses_of(seen.terms.cards), seen.terms.cards
    held = [(p, uses[p.key].goal) for p in seen.hands[seat] if p.key in uses and uses[p.key].goal]
    piece, goal = held[0] if len(held) == 1 else (None, None)
    if piece is None or not isinstance(goal, COMPARED) or piece.token not in tokens(hand):
        return result
    goes = e.Discard(e.This()) in [part for clause in cards[piece.key or ""].text for part in e.parts(clause)]
    rest = tuple(each for each in hand if not goes or each.token != piece.token)
    end = result.end._replace(hands=put(result.end.hands, seat, rest), condition=goal)
    whole = rest and len(hand) == len(result.end.hands[seat])
    n = number_of(end, seat) if whole and counts_sure(end, seat, known) else None
    return result if n is None else result._replace(figure=Figure(n, seat, end, 0, held=True))


def _result(
    seen: State, seat: int, worlds: Sequence[State], answer: Answer, known: frozenset[int], looked: frozenset[int]
) -> Result:
    looks = [[*islice(lines(follow(world, answer), seat), ENDS)] for world in worlds]
    whole = _is_whole(seen, seat, [line for look in looks for line in look])
    looks = [[line._replace(loose=line.loose and not whole) for line in look] for look in looks]
    read = at(seen, answer).token if seen.asked is None and isinstance(answer, Spot) else None
    bests = [_best(seen, look, seat, known, looked, read) for look in looks]
    step, chosen = step_of(looks[0], bests[0], seat, known)
    unsure = any(line.loose or not counts_sure(line.end, seat, known) for look in looks for line in look)
    figure = _figure(seen, seat, bests, known, chosen=chosen, unsure=unsure)
    each = [costs_of(seen, line.end, seat, looked) for line in bests]
    loose = any(line.loose for line in bests)
    costs = () if loose else tuple(cost for cost in each[0] if all(cost in other for other in each))
    costs = costs if of_losing(seen, answer)[0] else ("ruin", *costs)
    left, *others = {len(line.end.pile) for line in bests}
    cut = left if not others and len(seen.pile) - left >= CUT else None
    met = _met(seen, bests, seat, figure)
    found = [line for look in looks for line in look]
    does, goes = _does(seen, bests, found, seat, read), _goes(seen, seat, answer, found)
    result = Result(bests[0].end, figure and figure._replace(met=met), met, costs, cut, step if figure else None, does)
    return result._replace(rival=_rival(seen, seat, bests) if figure else None, whole=whole, goes=goes)


def _goes(seen: State, seat: int, answer: Answer, found: Sequence[Line]) -> bool:
    """Whether a card that the reader takes, or that is read, goes to the discards by all these lines."""
    if seen.asked is None or seen.asked.kind != "replenish" or not isinstance(answer, Spot):
        return False
    taken = at(seen, answer).token
    if seen.turn != seat and (seen.reading is None or taken != seen.reading.token):
        return False
    return all(taken in tokens(line.end.discards) for line in found)


def _does(seen: State, bests: Sequence[Line], found: Sequence[Line], seat: int, read: int | None) -> tuple[str, ...]:
    """What the reading does for the seat by the best lines; that a rival loses a card where all lines do it."""
    first, *others = (deeds_of(seen, line.end, seat, read) for line in bests)
    shared = [deed for deed in first if all(deed in each for each in others)]
    robs = all("robs" in deeds_of(seen, line.end, seat, read) for line in found) if "robs" in shared else False
    return tuple(deed for deed in shared if robs or deed != "robs")


def _is_whole(seen: State, seat: int, found: Sequence[Line]) -> bool:
    """Whether the hand of the seat is the same after all of these, whatever the others choose."""
    hands = {tuple((piece.token, piece.changes) for piece in line.end.hands[seat]) for line in found}
    same = hands == {tuple((piece.token, piece.changes) for piece in seen.hands[seat])}
    return same and not any(line.foreign for line in found)


def _rival(seen: State, seat: int, bests: Sequence[Line]) -> tuple[int, int] | None:
    """The best of the others and what is counted for that seat, where all hands are known and nobody changes them."""
    ends = [line.end for line in bests]
    if any(line.others for line in bests) or not is_known(seen, ends) or number_of(ends[0], seat) is None:
        return None
    found = [(other, n) for other, n in enumerate(measures_of(ends[0])) if other != seat and n is not None]
    return max(found, key=lambda each: rank_of(Figure(each[1], each[0], ends[0], 0)), default=None)


def _best(
    seen: State, look: Sequence[Line], seat: int, known: frozenset[int], looked: frozenset[int], read: int | None
) -> Line:
    """The line by which the seat stands best, of those one by which it wins, and that costs least and does most."""
    stands = [standing_of(line, seat, known) for line in look]
    top = max(stands)
    good = [line for line, standing in zip(look, stands, strict=True) if standing == top]
    gains = [len(deeds_of(seen, n.end, seat, read)) - len(costs_of(seen, n.end, seat, looked)) for n in good]
    return max(zip(good, gains, strict=True), key=lambda each: (seat in winners(each[0].end), each[1]))[0]


def _figure(
    seen: State, seat: int, bests: Sequence[Line], known: frozenset[int], *, chosen: bool, unsure: bool
) -> Figure | None:
    """What is counted, where it is the same at all these ends, and of known cards alone.

    Where other ends are `unsure` it is a bound, if a card not seen yet can only better it.
    """
    found = {(line.end.condition, number_of(line.end, seat)) for line in bests}
    condition, n = found.pop()
    if found or n is None or not all(counts_sure(line.end, seat, known) and not line.loose for line in bests):
        return None
    now = bests[0].end._replace(hands=seen.hands, faces=seen.faces)
    was = number_of(_faced(now, seen, seat), seat) if counts_sure(now, seat, known) else None
    new, stays = condition != seen.condition, n == was
    empty = n == 0 and getattr(condition, "measure", None) in COUNTS
    if empty and unsure and isinstance(condition, e.Most):
        return None
    floor = (chosen and stays) or (unsure and is_one_way(condition) and n != 0)
    return Figure(n, seat, bests[0].end, int(chosen), None if new else was, new, floor, stays)


def _faced(state: State, seen: State, seat: int) -> State:
    """The state with the own hand as the seat knows it; the others hold nothing."""
    hand = tuple(each if each.key else each._replace(key=each.recalled) for each in seen.hands[seat])
    return state._replace(hands=tuple(hand if other == seat else () for other in range(len(seen.hands))))


def _met(seen: State, bests: Sequence[Line], seat: int, figure: Figure | None) -> bool | None:
    """Whether the seat then surely meets the condition, or surely does not."""
    ends = [line.end for line in bests]
    if any(seat in end.losers for end in ends) or (figure and figure.fails):
        return False
    condition = ends[0].condition
    if figure and (isinstance(condition, ALONE) or _is_best(figure)):
        return True
    free = isinstance(condition, e.Reader) or not any(line.others for line in bests)
    if condition is None or isinstance(condition, e.Beside) or not free:
        return None
    met = {seat in winners(end) for end in ends}
    sure = isinstance(condition, e.Holder) or is_known(seen, ends, seat)
    return met.pop() if len(met) == 1 and sure and all(end.condition == condition for end in ends) else None


def _is_best(figure: Figure) -> bool:
    """Whether nobody can have a better number under the condition."""
    condition = figure.state.condition
    if isinstance(condition, e.Least):
        return figure.n == 0 and figure.measure in COUNTS
    return isinstance(condition, e.Nearest) and figure.n == condition.number


def _beside(rated: Figure, other: Result, than: Saying) -> Saying | None:
    """What another choice comes to, where that is worse or not certain; of a bound only that it is sure."""
    if other.figure and rated.beats(other.figure):
        bound = other.figure.floor and not other.figure.kept
        return f"reason.lead-{'sure' if bound else f'by{rated.kind}'}", {"less": other.figure.plain, "than": than}
    lost = "-given" if "given" in other.costs else "" if "drawn" in other.costs else "-unsure"
    return (f"reason.spares{lost}", {"than": than}) if other.unsure else None


def numbers_of(own: Result, other: Result | None, than: Saying, *, within: bool) -> list[Saying]:
    """What is then counted for the seat, beside another choice or now, with what is to be chosen for it; then less.

    `within` a reading nothing is told of now, where cards have still to come to the hand.
    """
    if own.figure is None:
        return []
    sets = own.figure.new and not within and own.met is True
    rated = own.figure._replace(met=None, new=own.figure.new and not sets)
    loose = rated._replace(chosen=1, floor=rated.stays) if own.step else rated
    counts: list[Saying] = [("count.step", {**rated.told, "what": own.step})] if own.step else []
    beside = _beside(rated, other, than) if other and own.end.condition == other.end.condition else None
    better = not within and rated.was is not None and rated.beats(rated._replace(n=rated.was))
    plain: Saying = f"reason.counts{rated.kind}", {}
    now: Saying = (f"reason.nearer-by{rated.kind}", {"was": rated.was or 0}) if better else PLAIN
    found = loose if own.step or better or sets else own.figure
    forms = [(beside, each) for each in (*counts, loose.told["count"]) if beside]
    forms[1:1] = [(plain, each) for each in counts]
    forms += [(now, found.told["count"]), (PLAIN, loose.told["count"])]
    return [(said[0], {**said[1], "count": count}) for said, count in forms]
