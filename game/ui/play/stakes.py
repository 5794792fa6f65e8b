"""How a match stands, or how it went: the quiet line (ui/view/drama.py), and the place that the player has come to."""

from __future__ import annotations

from game.core.counting import PAIR
from game.core.match import Match
from game.core.rules import Saying
from game.ui.model import Model, outcome
from game.ui.model.kinds import guided
from game.ui.view import Scene, drama, view_of
from game.ui.view.parts import place_called, place_of
from game.ui.view.people import several
from game.ui.view.shown import rounds

CLOSE = 10
"""A lost match was close by one, or by this part of the highest count."""


def between(model: Model, match: Match, here: Scene) -> str:
    """What is said while the result of a round lies on the table; empty for nothing, and where a coach speaks."""
    if (
        guided(model)
        or match.asked is None
        or not view_of(match.game).shows_result(here.seen, here.seat, here.put_away)
    ):
        return ""
    return _said(here, drama.between(view_of(match.game).course(here.seen, rounds(match)), here.seat))


def at_end(match: Match, here: Scene, *, by_one: bool) -> str:
    """What is said of a match that is over; empty for nothing, and without `by_one` for a win by one point."""
    said = drama.at_end(view_of(match.game).course(here.seen, rounds(match)), here.seat)
    return "" if said and said[0] == "drama.by-one" and not by_one else _said(here, said)


def _said(here: Scene, saying: Saying | None) -> str:
    return here.words.say(saying) if saying else ""


def stood(match: Match, here: Scene) -> tuple[str, str]:
    """The player's place, and how the match went; that it was won by one point is not said after a distance of one."""
    place = standing(match, here)
    return place, at_end(match, here, by_one=not place or _distance(match, here) != 1)


def standing(match: Match, here: Scene) -> str:
    """The player's place, and how far behind or ahead; empty without a player, or where nothing is counted.

    Of two players the headline tells both scores, so there is nothing to add, except that a lost match was close.
    Of several people at one device nobody is `you`: whoever is first is named.
    """
    view, seats = view_of(match.game), len(match.players)
    counts = view.counts(here.seen)
    if not counts or here.seat is None:
        return ""
    ranks = outcome.ranks(match, counts)
    if several(match.players):
        first = ranks.index(min(ranks))
        by = _distance(match, here)
        return here.words("ending.ahead-of", seat=first, gap=_gap(here, counts, by)) if by and seats > PAIR else ""
    place = place_of(ranks, here.seat)
    by = _distance(match, here)
    said = _standing(place, by, seats, close=0 < by <= max(1, max(map(abs, ranks)) // CLOSE))
    return here.words(said, place=place_called(ranks, here.seat), of=seats, gap=_gap(here, counts, by)) if said else ""


def _distance(match: Match, here: Scene) -> int:
    """How far the player is from the best of the others; of several people at one device, the first from the second."""
    ranks = outcome.ranks(match, view_of(match.game).counts(here.seen))
    if several(match.players):
        first, second, *_ = sorted(ranks)
        return second - first
    return abs(min(rank for seat, rank in enumerate(ranks) if seat != here.seat) - ranks[here.seat or 0])


def _standing(place: int, by: int, seats: int, *, close: bool) -> str:
    """The key of the sentence about a place and its distance to the next one that counts; empty for none."""
    if place > 1 and close:
        return "ending.close" if seats == PAIR else "ending.close-of"
    if seats == PAIR or not by:
        return ""
    return "ending.ahead" if place == 1 else "ending.behind-of"


def _gap(here: Scene, counts: tuple[Saying, ...], by: int) -> Saying:
    """A distance in what is counted; a game whose counts do not say it has an entry `page.gap`."""
    return ("page.gap" if "page.gap" in here.words else counts[0][0]), {"n": by}
