"""How it is said that other choices do as well as the best, and why: what they share, or else the cause."""

from __future__ import annotations

from game.core.rules import Facts, Saying
from game.games.read_aloud.bots.answering import cards_left
from game.games.read_aloud.hints.both import card_of
from game.games.read_aloud.hints.causes import cause_of
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.kind import LESS, MORE, MUST, Told, inmost
from game.games.read_aloud.hints.number import Figure
from game.games.read_aloud.hints.ties import ANY, TWO, Look, Tie, gives
from game.games.read_aloud.hints.useful import of_use
from game.games.read_aloud.rules.state import Spot

OUTRIGHT = ("reason.so-unseen", "reason.so-discarded")
"""The causes beside which no number is told."""
MET = "reason.so-met"
"""How the causes begin by which the seat meets the condition, beside which a number says less where others do not."""


def tail(look: Look, key: str = "reason.even-less", *, bare: bool = False, praised: bool = False) -> Told:
    """Which others do as well and why, or that a better number hardly helps.

    `bare` where nothing else is told, `praised` where a card has been for its condition.
    """
    one, two = look.of(0), look.of(1) if len(look.two) > 1 else look.of(0)
    than, left = look.than(look.two[-1].move), cards_left(look.seen)
    if two.figure and two.beats(one):
        return [(MUST, [_would_be(key, two.figure, than)])]
    if ("rids" in one.does and "rids" not in two.does) or ("ruin" in two.costs and "ruin" not in one.costs):
        return []
    if gives(look):
        return [(MUST if bare else MORE, [("reason.even-given", {"than": than})])]
    if not bare and (one.beats(two) or (two.fails and not one.fails) or (one.figure and two.unsure)):
        return [(LESS, [("reason.even-time", {"n": left})])] if left > FEW else []
    return _tied(look, look.tie, praised=praised) if look.tie else []


def _tied(look: Look, tie: Tie, *, praised: bool) -> Told:
    """Which others do as well, and why: what all come to, where they come to the same, or else the cause."""
    said = tie.said
    if said[0] == "reason.even-with" and _sets(look, 1) and not _sets(look, 0):
        said = "reason.even-sets", said[1]
    if praised and (said == ANY or "than" in said[1]):
        return [(MORE, [("reason.even-others", {}) if said == ANY else ("reason.so-hardly", said[1])])]
    cause = so(look, said, praised=praised)
    of_cards = of_use(look.seen, {move: look.results[move] for move in tie.moves}, cause)
    forms: list[Saying] = [*_by_number(look, tie, said, cause[0]), *of_cards, cause, ("reason.so-tried", {"tie": said})]
    if "than" in said[1]:
        forms.append(("reason.so-about", said[1]))
    return [(MUST, forms), *([(LESS, [tie.otherwise])] if tie.otherwise else [])]


def _by_number(look: Look, tie: Tie, said: Saying, cause: str) -> list[Saying]:
    """What the numbers say of a tie: all come to the same, or another choice comes to a better one; else nothing."""
    one, two = look.of(0), look.of(1) if len(look.two) > 1 else look.of(0)
    if not (one.figure and two.figure) or one.rank != two.rank or one.figure.held:
        return []
    if look.beaten is not None:
        return [("reason.so-number", {"tie": said})]
    if better := _better(look, tie):
        return [better]
    silent = cause in OUTRIGHT or (cause.startswith(MET) and _hides(look, tie))
    return [] if silent else _same(look, tie, said, one.figure)


def _better(look: Look, tie: Tie) -> Saying | None:
    """That another choice comes to a better number, and is worse all the same, tried out; None where none does."""
    others = {move: each for move, each in look.results.items() if move not in tie.moves and each.beats(look.of(0))}
    move = max(others, key=lambda each: others[each].rank or 0, default=None)
    figure = others[move].figure if move else None
    if move is None or figure is None:
        return None
    return _would_be("reason.less-yet", figure, look.than(move))


def _would_be(key: str, figure: Figure, than: Saying) -> Saying:
    """What another choice would come to, and why it is no hint all the same, which the key says."""
    return key, {"what": (f"count.{figure.measure.value}", {}), "than": than, "n": figure.rated}


def _hides(look: Look, tie: Tie) -> bool:
    """Whether some other choice has as good a number, and the seat does not surely meet the condition by it."""
    others = [each for move, each in look.results.items() if move not in tie.moves]
    return any(not each.met and each.rank == look.of(0).rank for each in others)


def _same(look: Look, tie: Tie, said: Saying, figure: Figure) -> list[Saying]:
    """What all of them come to, as `figure` tells it of the first, the longest form first.

    Empty where there is no one word for it, or where it is a bound, which may hide that one of them is better.
    """
    tied = [look.results[move] for move in tie.moves]
    loose = figure._replace(chosen=1, floor=figure.stays) if any(each.hangs for each in tied) else figure
    count = loose.shared([each.figure for each in tied])
    order = _in_order(look) if len(tie.moves) == TWO else []
    if figure.none:
        return [("reason.so-none", {"tie": said})]
    if count is None or (figure.floor and not figure.kept):
        return order
    facts = {**said[1], "count": count, "tie": said}
    if len(tie.moves) != TWO:
        wide = "any" if said == ANY else "group"
        short: list[Saying] = [(f"reason.so-as-{wide}", facts)] if said == ANY or "what" in said[1] else []
        return [(f"reason.so-same-{wide}", facts), *short]
    unlike = _unlike(look, tie, facts)
    return [*order, *([unlike] if unlike else []), ("reason.so-same", facts), ("reason.so-as", facts)]


def _unlike(look: Look, tie: Tie, facts: Facts) -> Saying | None:
    """What both come to, and what any other choice does, where all of these come to less."""
    rest = {move: each for move, each in look.results.items() if move not in tie.moves}
    if not rest or not all(look.of(0).beats(each) and each.figure for each in rest.values()):
        return None
    worse = max(rest, key=lambda move: rest[move].rank or 0)
    figure = rest[worse].figure
    return ("reason.so-unlike", {**facts, "worse": look.than(worse), "less": figure.plain}) if figure else None


def _in_order(look: Look) -> list[Saying]:
    """That two cards are taken one after the other, and which comes first matters little; the longer form first."""
    if look.seen.asked is None or look.seen.asked.kind != "replenish":
        return []
    (one, two), (first, second) = (look.of(0), look.of(1)), look.answers
    if not (one.figure and isinstance(first, Spot) and isinstance(second, Spot)):
        return []
    names = [card_of(look.seen, each, look.seat) for each in (first, second)]
    if None in names or [one.step, two.step] != names[::-1]:
        return []
    facts = {**one.figure._replace(chosen=0).told, "card": names[1] or ANY}
    return [("reason.so-order", facts), ("reason.so-pair", facts)]


def so(look: Look, said: Saying, *, praised: bool) -> Saying:
    """That other choices do as well, with what it comes of; `praised` where a card has been for its condition."""
    moves = look.tie.moves if look.tie else [each.move for each in look.two]
    tied = {move: look.results[move] for move in moves}
    key, facts = cause_of(look.seen, look.seat, tied, bare=not praised)
    return key, {**facts, "tie": said}


def _sets(look: Look, i: int) -> bool:
    """Whether the choice is praised for a condition."""
    return len(look.two) > i and inmost(look.two[i].reason)[0].startswith("reason.sets") and not look.seen.asked
