"""What trying moves in imagined worlds has found, and how it is told."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.core.cards import without
from game.core.rules import Choice, Saying
from game.games.court_circular.bots.certain import certain, rivals_of, waiting
from game.games.court_circular.rules.answers import DROP, LEAD, STAY
from game.games.court_circular.rules.deal import fill, lacking
from game.games.court_circular.rules.outlook import made_so_far, needed, reachable
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State

HARDLY_EVER = 0.005
"""The share below which a move is said to hardly ever win; what is so close to all wins almost surely."""

TENTH = 0.1


class Found(NamedTuple):
    """The mean worth of a move in points, and how often it wins the round; the better one is greater."""

    worth: float
    won: float


class Sum:
    """Worths of one move, world by world."""

    __slots__ = ("won", "worth")

    def __init__(self) -> None:
        self.worth, self.won = 0.0, 0

    def add(self, worth: float, times: int = 1, won: bool | None = None) -> None:
        """Add the worth in one more world, or in several alike, in points; a positive one is a win if none is told."""
        self.worth += worth * times
        self.won += (worth > 0 if won is None else won) * times

    def mean(self, n: int) -> Found:
        """The mean over `n` worlds."""
        return Found(self.worth / n, self.won / n)


def why(seen: State, seat: int, move: str, found: Found, most: float, hardly: float = HARDLY_EVER) -> Saying:
    """The reason in words: how often it wins, or the best move if that is `most`, and what hand that is for.

    If that is below `hardly`, no card is told to win but hardly ever.
    """
    if move == DROP:
        facts = {**wins(most), "hope": _hope(seen, seat, most, hardly)}
        if len(rivals_of(seen, seat)) == 1:  # the move itself says what it costs
            return "reason.drop-last", facts
        less, all_ = taken(seen, seat)
        return "reason.drop", {**facts, "cards": less, "all": all_}
    if move == STAY:
        return "reason.stay", wins(found.won)
    sure = certain(seen, seat, move, found.won)
    return _of_card(seen, seat, move, wins(found.won, sure, rivals=waiting(seen, seat)))


def _of_card(seen: State, seat: int, card: str, facts: dict[str, Saying]) -> Saying:
    """The hand that lies there already, or that is still in reach; what the card makes its name says."""
    lead, laid, sheet = seen.lead or "", (*seen.rows[seat], card), seen.terms.sheet
    if len(laid) == LAID:
        return "reason.stay", facts
    best = reachable(lead, laid, without(seen.hands[seat], card), sheet)
    if not best.hand.cards:
        return "reason.no-hand", facts
    key = "reason.open"
    if not needed(lead, laid, best, sheet):
        key = "reason.stay" if card in best.hand.cards else "reason.made"
    return key, {**facts, "hand": best.hand.name}


def _hope(seen: State, seat: int, most: float, hardly: float) -> Saying:
    """What the row of a seat can still become, against the best of those that lie there, and how often that wins.

    A row never gets worse by a card: what is below one as it lies there has lost.
    """
    lead, sheet = seen.lead or "", seen.terms.sheet
    best = reachable(lead, seen.rows[seat], seen.hands[seat], sheet).hand
    shown, rival = max((made_so_far(lead, seen.rows[each], sheet), each) for each in rivals_of(seen, seat))
    facts = {"hand": best.name, "seat": rival, "other": shown.name, **wins(most, hardly=hardly)}
    if shown.cards and shown > best:
        return "reason.hope-beaten", facts
    if not best.cards:
        return "reason.hope-none", facts
    return "reason.hope-behind" if shown.cards else "reason.hope", facts


def wins(
    share: float,
    sure: bool | None = None,
    when: str = "",
    rivals: tuple[int, ...] = (),
    hardly: float = HARDLY_EVER,
) -> dict[str, Saying]:
    """How often a move wins, as a fact of a reason: about so much, what comes close to always or never, or surely.

    That is this round, or with `-next` the next one. What surely wins does so whatever those `rivals` still lay.
    """
    if sure is not None:
        key = "loses" if not sure else "wins-all" if len(rivals) > 1 else "wins-always" if rivals else "wins"
    else:
        key = "surely" if share > 1 - HARDLY_EVER else "hardly" if share < hardly else "about"
    return {"wins": (f"reason.{key}{when}", {"share": share, "about": roughly(share), "rivals": rivals})}


def roughly(share: float) -> float:
    """A share as it is told: in tens, near always and never in fives, as an estimate is no better than that."""
    step = TENTH if TENTH <= share <= 1 - TENTH else TENTH / 2
    return min(1 - step, max(step, round(share / step) * step))


def chance(choice: Choice) -> float:
    """How often the round was won in the deals imagined."""
    _, facts = choice.reason[1].get("wins", ("", {"share": 0.0}))
    share: float = facts["share"]
    return share


def taken(seen: State, seat: int) -> tuple[int, int]:
    """How many cards the winner takes if the seat drops out and several play on, and if nobody does."""
    rivals = rivals_of(seen, seat)
    now, theirs = len(seen.on_table) - (not seen.final), sum(LAID - len(seen.rows[each]) for each in rivals)
    return now + theirs * (len(rivals) > 1), now + theirs + LAID - len(seen.rows[seat])


def fewer(seen: State, seat: int) -> int:
    """How many new cards less the seat is dealt if it drops out and the others go on, whoever of them wins; at least 0.

    With one rival left the round ends at once, and that one keeps what it would still have laid.
    """
    rivals = rivals_of(seen, seat)
    drops = _dealt(seen, seat, rivals if len(rivals) > 1 else ())
    return max(0, min(on - out for on, out in zip(_dealt(seen, seat, (*rivals, seat)), drops, strict=True)))


def _dealt(seen: State, seat: int, lay: Collection[int]) -> list[int]:
    """How many new cards the seat gets once these have filled their rows, by the rival who wins."""
    hands = tuple(held[(LAID - len(seen.rows[each])) * (each in lay) :] for each, held in enumerate(seen.hands))
    stock = () if seen.terms.stop_short and len(seen.stock) < lacking(hands) else seen.stock
    dealt = (fill(hands, stock, each, seen.terms.literal, seen.terms.way) for each in rivals_of(seen, seat))
    return [len(each.hands[seat]) - len(hands[seat]) for each in dealt]


def led(seen: State, seat: int, card: str, found: Found) -> Choice:
    """A lead, less what it would have counted in the heap."""
    assert seen.last
    cost = points((card,), seen.last.up, seen.terms)
    facts = {"cards": seen.hands[seat], **wins(found.won, when="-next")}
    return Choice(LEAD + card, found.worth - cost, ("reason.lead", facts))
