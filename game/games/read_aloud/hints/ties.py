"""What is said where the next best does as well: which other choices do, by their results and by the lines after."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, by_move, cards_left, loses_by
from game.games.read_aloud.bots.powers import ender
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.hints.both import NEXT, called, clearly, played_on
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.with_figures import Result, groups
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

ANY: Saying = ("reason.even-any", {})
"""That all choices do as well."""
TWO = 2
"""Of so many choices the next best is the other one."""
GAINED = ("card", "replenish", "overflow")
"""The questions whose answers are cards that come, go or change."""


def of_tie(
    seen: State, seat: int, choices: Sequence[Choice], results: Mapping[str, Result], dice: Dice
) -> Generator[None, None, Saying]:
    """Which choices do as well as the first: all, several that have a name, or the next best alone.

    Those of a group come to the same for the seat, and the one that is worth least is no worse in the same deals.
    """
    first, second, *rest = choices
    if not rest:
        return "reason.even-other", {}
    for said, members in _candidates(seen, seat, results):
        if not {first.move, second.move} <= {*members}:
            continue
        if not all(results[move].same(results[first.move]) for move in members):
            continue
        others = [each for each in rest if each.move in members]
        if others:
            last = min(others, key=lambda each: each.worth)
            if clearly((yield from played_on(seen, seat, (first.move, last.move), dice, NEXT))):
                continue
        return _with_costs(said, [results[each.move].costs for each in choices if each.move not in members])
    return "reason.even-with", {"than": called(seen, seat, by_move(seen)[second.move], usual=NEXT)}


def _with_costs(said: Saying, costs: Sequence[Sequence[str]]) -> Saying:
    """That several choices do as well, with what all the others cost."""
    shared = [cost for cost in costs[0] if all(cost in each for each in costs)] if costs else []
    if not shared:
        return said
    return "reason.brings", {"what": said, "why": ("reason.otherwise", {"cost": (f"cost.{shared[0]}", {})})}


def _candidates(seen: State, seat: int, results: Mapping[str, Result]) -> Iterator[tuple[Saying, Collection[str]]]:
    """What is said of all choices, and of each group of several that has a name."""
    some = by_move(seen)
    yield ANY, results
    if seen.asked and seen.asked.kind == "player":
        yield ("reason.even-players", {}), [each for each in some if some[each] != seat]
    yield from ((("reason.even-group", {"what": name}), members) for name, members in groups(some, seat))


def plainly(seen: State, seat: int, tie: Saying) -> Saying:
    """A tie of which nothing else is told, in one sentence."""
    answers = by_move(seen).values()
    either = len(answers) == TWO
    if (tie == ANY or either) and seen.condition is None and _gains(seen) and _is_plain(seen, answers):
        return ("reason.alike-neither" if either else "reason.alike-useless"), {}
    early = is_early(seen, seat)
    if tie == ANY:
        return ("reason.alike-any-early", {}) if early else ("reason.alike-so", {"why": tie})
    return "reason.alike-so", {"why": ("reason.early", {"why": tie}) if early else tie}


def _gains(seen: State) -> bool:
    """Whether cards come, go or change by the answers."""
    return seen.asked is not None and seen.asked.kind in GAINED


def is_early(seen: State, seat: int) -> bool:
    """Whether the end is far off, and no card lies in the field or the own hand that brings it near."""
    keys = [piece.key for piece in (*seen.field, *seen.hands[seat]) if piece.key]
    far = cards_left(seen) > FEW and not any(_cuts(seen.terms.cards[key]) for key in keys)
    return far and ender(seen, seat) is None


def _is_plain(seen: State, answers: Collection[Answer]) -> bool:
    """Whether all are cards in sight, and none sets a condition, ends the game, loses it, or cuts the pile."""
    uses = uses_of(seen.terms.cards)
    keys = [at(seen, each).key if isinstance(each, Spot) else None for each in answers]
    harmless = not any(loses_by(seen, each) for each in answers)
    return harmless and all(key and key not in uses and not _cuts(seen.terms.cards[key]) for key in keys)


def _cuts(card: Card) -> bool:
    """Whether the card brings the end much nearer: it discards the whole pile, or all of it but some."""
    parts = [part for clause in card.text for part in e.parts(clause)]
    return any(isinstance(part, e.Thin) or part == e.Discard(e.Whole(Place.PILE)) for part in parts)
