"""What speaks for the best move where the same is to be said of the next best, by the cards and by their worths."""

from __future__ import annotations

from game.core.review import OWN, by_itself, difference
from game.core.rules import Choice, Facts, Saying
from game.games.gang_of_four.bots.look import Look, look_of, odds_of
from game.games.gang_of_four.bots.plan import higher
from game.games.gang_of_four.rules.answers import CALL, PASS, playable
from game.games.gang_of_four.rules.cards import ORDER, without
from game.games.gang_of_four.rules.combos import ONE, Combo, classify
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.state import State

EVEN = 0.5
"""A difference in worth that is none to a player, in penalty points: the deals imagined leave more than that open."""
FEW = 2
"""So many cards are named one by one."""
COUNTING = tuple(f"reason.{key}" for key in ("gang", "keeps", "takes", "plays", "give-loose", "give-low", "give"))
"""The reasons that say in how many combinations the rest can be played."""
PLAIN = ("reason.plays", "reason.give-loose", "reason.give")
"""Those of them that say nothing else."""
MANY = 99
DANGERS, LETS_OUT = ("reason.danger", "reason.danger-pass"), ("reason.pass-lets-out", "reason.pass-lets-out-all")
"""The reasons against a move that another may go out on it, and against a pass that another leads its last card."""
STOPS = tuple(f"reason.{key}" for key in ("stops", "only-stop", "lets-out", "lets-out-all"))
"""How those begin for a move after which nobody can."""
HARDER = 0.05
"""A difference in the chance to take the trick that is told."""


def compared(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, the best first, with what the first one is better for than the second, and what that one costs."""
    best, other, *rest = choices
    less = difference(best.worth, other.worth)
    stopped = any(each.reason[0].startswith(STOPS) for each in choices)
    if best.reason[0] in LETS_OUT or (best.reason[0] in DANGERS and not stopped):
        best = best._replace(reason=_least(best.reason, look_of(seen, seat)))
    if best.reason == other.reason:
        best = _better(best, other, look_of(seen, seat), less)
    if less >= EVEN:
        other = other._replace(reason=("reason.costs", {**_points(less), OWN: other.reason}))
    return best, other, *rest


def _least(reason: Saying, look: Look) -> Saying:
    """A reason against a move that is the best all the same, with how the other single cards would do."""
    key, facts = reason
    counts = [higher(look.out, each.cards[0]) for each in playable(look.seen, look.held) if each.family == ONE]
    if key != "reason.danger" or len(counts) < 2 or facts["n"] > min(counts):
        return f"{key}-least", facts
    return f"{key}-{'fewest' if max(counts) > min(counts) else 'any'}", facts


def _better(best: Choice, other: Choice, look: Look, less: float) -> Choice:
    """The best choice with what it does better, where the same reason holds for the other one."""
    found = ("even", {}) if less < EVEN else _of_cards(look, best, other) or ("costs-more", _points(less))
    return best._replace(reason=(f"reason.{found[0]}", {**found[1], OWN: best.reason}))


def against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played; its own reason where that is told of it alone."""
    said, played = best.reason, by_itself(played)
    if _told(said)[-1] not in _told(played.reason):
        left = _left(played.reason)
        if _left(said) < left < MANY:
            return "reason.fewer-yours", {OWN: said, "n": left}
        if _told(said)[-1][0] not in PLAIN:
            return said
    look = look_of(seen, seat)
    key, facts = _of_cards(look, best, played) or _lower(look, best, played) or ("worse", {})
    return f"reason.{key}{'' if key.startswith('spares') else '-yours'}", {**facts, OWN: said}


def _left(reason: Saying) -> int:
    """In how many combinations the hand can be played after the move, by its reason; MANY where it does not say so."""
    key, facts = reason
    inside: Saying | None = facts.get("why")
    return _left(inside) if inside else facts["n"] if key in COUNTING else MANY


def _told(reason: Saying) -> list[tuple[str, str]]:
    """What a reason says as a whole, and what its fact `why` says by itself, the inmost last."""
    key, facts = reason
    inside = facts.get("why")
    return [(key, repr(sorted(facts.items()))), *(_told(inside) if inside else [])]


def _lower(look: Look, best: Choice, other: Choice) -> tuple[str, Facts] | None:
    """That the best move gets rid of a lower card than any that the other one lays."""
    mine, its = _combo(look, best.move), _combo(look, other.move)
    lower = mine and its and min(map(ORDER.__getitem__, mine.cards)) < min(map(ORDER.__getitem__, its.cards))
    return ("lower", {}) if lower else None


def _points(less: float) -> Facts:
    """A difference in worth that is told, in whole points."""
    return {"n": max(1, round(less))}


def _of_cards(look: Look, best: Choice, other: Choice) -> tuple[str, Facts] | None:
    """What the cards of both show: how hard one is to beat, what stays in the hand, how many cards go."""
    mine, its = _combo(look, best.move), _combo(look, other.move)
    if mine is None or its is None:
        return None
    if odds_of(look, mine) - odds_of(look, its) >= HARDER:
        return "harder", {}
    if len(mine.cards) > len(its.cards):
        return "more-cards", {}
    left = without(look.held, mine.cards)
    stays = all(left.count(card) >= its.cards.count(card) for card in its.cards)
    if not stays or odds_of(look, its) - odds_of(look, mine) < HARDER:
        return None
    return ("spares", {"cards": its.cards}) if len(its.cards) <= FEW else ("spares-kind", {"kind": its.kind})


def _combo(look: Look, move: str) -> Combo | None:
    """What a move lays; None where it passes or gives."""
    if move == PASS or move.startswith(GIVE):
        return None
    return classify(move.removesuffix(CALL).split(), look.seen.terms.compare)
