"""What speaks for a move alone, and how the next best one differs from the best."""

from __future__ import annotations

from game.core.review import OWN, chained, difference, forms_of
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.bots.certain import rivals_of
from game.games.court_circular.bots.found import chance, fewer, roughly
from game.games.court_circular.hints.aims import aimed, card_of, hand_of, planned
from game.games.court_circular.hints.danger import may_drop
from game.games.court_circular.hints.differing import beside, by, stronger, tied
from game.games.court_circular.hints.last import is_last, last_card
from game.games.court_circular.hints.leads import led_with
from game.games.court_circular.hints.losing import SHARED, beaten, is_lost, lost, next_lost, not_best
from game.games.court_circular.hints.second import EVEN, SURE, second, told_win, unkept
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.cards import NUMBER
from game.games.court_circular.rules.state import State

DEARER, LESS, KEPT, TWIN, POINTS, HEAP = (
    f"reason.second-{key}" for key in ("dear", "less", "kept", "twin", "points", "heap")
)
APART = {
    "reason.later": DEARER,
    "reason.later-kept": TWIN,
    "reason.risks-less": DEARER,
    "reason.oftener-dear": DEARER,
    "reason.wins-more": LESS,
    "reason.more-hands": "reason.second-fewer",
    "reason.kept-other": KEPT,
    "reason.spare-other": KEPT,
    "reason.oftener-kept": KEPT,
    "reason.oftener-spare": KEPT,
    "reason.gives-less": HEAP,
    "reason.brings-more-by": POINTS,
    "reason.oftener-by-points": POINTS,
}
"""What the next best card is told to be worse for, by what the best one was told to be better for."""


def told(seen: State, seat: int, choice: Choice, other: Choice) -> Saying:
    """What speaks for a move alone: the hand that it makes or can make, with which cards, or what it costs.

    Of cards kept it is told what they are for and those kept with the `other` move are not.
    """
    if is_lost(choice):
        return lost(seen, seat, choice, other)
    if is_last(seen, seat, choice.move):
        return last_card(seen, seat, choice, other)
    said = aimed(seen, seat, choice)
    return led_with(seen, seat, choice, other, said) if seen.choosing else said


def next_best(seen: State, seat: int, best: Choice, choice: Choice) -> Choice:
    """The next best move with what sets it apart from the best."""
    if is_lost(choice):
        choice = beaten(seen, seat, choice)
    if DROP in (choice.move, best.move) or is_lost(choice) or is_lost(best):
        return _second_alone(seen, seat, best, choice)
    said = told(seen, seat, choice, best)
    if said[0] == "reason.kept" and tied(seen, best, choice):
        said = chained(map(unkept, forms_of(said)))
    differs = None if said[0] in ("reason.kept", "reason.loses") else _apart(seen, seat, best, choice)
    facts = {**choice.reason[1], **by(seen, seat, best, choice), "card": card_of(choice.move)}
    differs = differs and _plainer(seen, seat, differs, facts)
    if not differs:
        return choice._replace(reason=said)
    whole: list[Saying] = [(differs, {**facts, OWN: each}) for each in forms_of(said)]
    return choice._replace(reason=chained([*whole, *forms_of(said)]))


def _plainer(seen: State, seat: int, key: str, facts: Facts) -> str | None:
    """The key of what differs, by what can be followed: a second card of that number, points, or who must drop out.

    None where both cards are laid, so that each counts, if nobody can be named who drops out.
    """
    best = facts["best"]
    if key == TWIN:
        twins = [each for each in seen.hands[seat] if NUMBER[each] == NUMBER[best]]
        return key if len(twins) == 2 and facts["card"] not in twins else DEARER if facts["more"] else KEPT
    if key != LESS or facts["card"] not in planned(seen, seat, best).hand.cards:
        return key
    return f"{LESS}-out" if len(rivals_of(seen, seat)) == 1 and may_drop(seen) else None


def _second_alone(seen: State, seat: int, best: Choice, choice: Choice) -> Choice:
    """The next best move in a lost round, or where one of the two is to drop out."""
    if is_lost(choice):
        if best.move != DROP and tied(seen, best, choice):
            key = "kept" if choice.move in lost(seen, seat, best, choice)[1].get(SHARED, ()) else "even"
            return choice._replace(reason=(f"reason.second-{key}", {OWN: not_best(choice).reason, "best": best.move}))
        return next_lost(seen, seat, best, choice)
    if choice.move == DROP:
        return _dropping(seen, seat, best, choice) if is_lost(best) else second(seen, seat, choice)
    return choice._replace(reason=told(seen, seat, choice, best))


def _dropping(seen: State, seat: int, best: Choice, choice: Choice) -> Choice:
    """Dropping out as the next best move of a lost round: as good, or with the new cards that it costs, if any."""
    hope: Saying = choice.reason[1].get("hope", best.reason)
    if difference(best.worth, choice.worth) < EVEN:
        return choice._replace(reason=("reason.second-even", {OWN: hope}))
    n = 0 if seen.final else fewer(seen, seat)
    return choice._replace(reason=("reason.drop-fewer", {"n": n}) if n else ("reason.drop-last", {"hope": hope}))


def _apart(seen: State, seat: int, best: Choice, choice: Choice) -> str | None:
    """What sets a card apart from the best one, where it leads to the same hand, or looks better; None where not."""
    same_hand = hand_of(seen, seat, best.move) == hand_of(seen, seat, choice.move)
    found = beside(seen, seat, best, choice)
    if found == "reason.even":
        equal = same_hand and roughly(chance(best)) == roughly(chance(choice))
        return "reason.second-even" if equal or (told_win(best) in SURE and told_win(choice) in SURE) else None
    return APART.get(found or "") if same_hand or stronger(seen, seat, best, choice) else None
