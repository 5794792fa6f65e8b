"""Who would win if the game ended now and how far everybody is, as far as a seat sees: for the eye and for the ear."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from game.games.read_aloud.language.effects import Nearest, Within
from game.games.read_aloud.page.deciding import COMPARED, Standing, standing
from game.games.read_aloud.rules.conditions import COUNTS, field_total
from game.games.read_aloud.rules.state import State
from game.ui.html import Html, Node, css, p, span
from game.ui.view.stages import stage
from game.words import Words, number


class Place(NamedTuple):
    """What is said of one player."""

    seat: int
    key: str
    """`wins`, `leads` of the hands that are seen, `has`, `unknown`, `too` of who may share a win, or `lost`."""


def standings(words: Words, seen: State, seat: int | None, at: int = 0) -> Html:
    """The line of the banner, seen at a stage: what is to be said of all, then the players in boxes by rank."""
    staged = {**stage(at), "id": f"now-{seen.readings}"} if at else {}
    if not _counts(seen):
        return p(".now", **staged)[standing_said(words, seen)]
    now = standing(seen)
    boxes: list[Node] = []
    for _, same in groupby(_places(seen, now), attrgetter("key")):
        boxes.extend([" ", each] for each in _boxes(words, seen, now, [*same], seat))
    return p(".now", **staged)[span(".lead")[words(_lead(now))], boxes]


def standing_said(words: Words, seen: State) -> str:
    """The same in sentences."""
    if not _counts(seen):
        return words("page.no-condition-means" if _left(seen) else "page.all-lost-means")
    now = standing(seen)
    places = _places(seen, now)
    together = _together(words, seen, now, [each for each in places if each.key == "wins"])
    said = [_said(words, seen, now, each) for each in places if not (together and each.key == "wins")]
    return words.sentences([words(_lead(now)), *([together] if together else []), *said])


def each_said(words: Words, seen: State) -> list[tuple[int, str]]:
    """Every player with what is said of them, those ahead first; also of hands that are not seen."""
    now = standing(seen)
    places = _places(seen, now)
    told = {place.seat for place in places}
    rest = [Place(seat, "unknown") for seat in range(len(seen.hands)) if seat not in told]
    return [(each.seat, _said(words, seen, now, each)) for each in (*places, *rest)]


def all_lost(seen: State) -> bool:
    """Whether nobody is left who could win."""
    return not _left(seen)


def _left(seen: State) -> int:
    """The number of players who have not lost."""
    return len(seen.hands) - len(seen.losers)


def _counts(seen: State) -> bool:
    """Whether there is a condition, and somebody who could meet it."""
    return seen.condition is not None and not all_lost(seen)


def lead(words: Words, seen: State) -> str:
    """What is to be said of all."""
    return words(_lead(standing(seen)))


def _lead(now: Standing) -> str:
    """The key of what is to be said of all."""
    if now.first or (now.unknown and now.rest):
        return "now.lead"
    return "now.hidden" if now.unknown else "now.nobody"


def _places(seen: State, now: Standing) -> list[Place]:
    """All players, those ahead first and those who have lost last; while no hand is known, only these."""
    sure = not now.unknown or not isinstance(seen.condition, COMPARED) or (now.first and _is_best(seen, now))
    ahead = "wins" if sure else "leads" if len(now.first) + len(now.rest) > 1 else "has"
    unknown = now.unknown if now.first or now.rest else ()
    hidden = "too" if sure and now.first else "unknown"
    groups = ((now.first, ahead), (now.rest, "has"), (unknown, hidden), (seen.losers, "lost"))
    return [Place(seat, key) for seats, key in groups for seat in seats]


def _is_best(seen: State, now: Standing) -> bool:
    """Whether nobody can come nearer to the condition than those who are ahead of all hands that are seen."""
    best = {now.measures[seat] for seat in now.first}
    match seen.condition:
        case Nearest(_, goal):
            return best == {field_total(seen) if goal is None else goal}
        case Within(_, most):
            return best == {most}
    return False


def _boxes(words: Words, seen: State, now: Standing, places: list[Place], seat: int | None) -> list[Html]:
    """The boxes of players of whom the same is said: one for all hands that are not seen, and for all who win."""
    if places[0].key in ("unknown", "too"):
        return [_unseen(words, seen, places, seat)]
    if together := places[0].key == "wins" and _together(words, seen, now, places):
        return [span(".box.wins")[together]]
    return [_box(words, seen, now, place) for place in places]


def _together(words: Words, seen: State, now: Standing, places: list[Place]) -> str:
    """That several win, with what is measured of them: once where it is the same; empty for a single winner."""
    if len(places) < 2:
        return ""
    seats = tuple(place.seat for place in places)
    figures = [_far(words, seen, n, "-inside") for n in map(now.measures.__getitem__, seats) if n is not None]
    if len({*figures}) > 1:
        return words("now.win-each", each=words.list(_each(words, seen, now, seat) for seat in seats))
    return words("now.win-together", seats=seats, what=words.list(figures[:1]))


def _each(words: Words, seen: State, now: Standing, seat: int) -> str:
    """One of several who win together, with the number, where they have not all the same."""
    n = now.measures[seat]
    return words("now.each", seat=seat, what="" if n is None else _far(words, seen, n, ""))


def _box(words: Words, seen: State, now: Standing, place: Place) -> Html:
    """A player in the banner."""
    said: Node = _said(words, seen, now, place)
    return span(css(f".box.{place.key}"))[said]


def _unseen(words: Words, seen: State, unknown: list[Place], seat: int | None) -> Html:
    """The players whose hands are not seen, in few words, with all of it as a title; all but the own by no name."""
    seats = [place.seat for place in unknown]
    others = [each for each in range(len(seen.hands)) if each != seat]
    names = words("now.others") if len(seats) > 1 and seats == others else words.list(map(words.seat, seats))
    said = [_unknown(words, seen, each) for each in unknown]
    told = words.sentences(said) if len(said) > 1 else said[0]
    key, hidden = f"now.{unknown[0].key}-short", _hidden(seen, unknown)
    short = words("now.unknown-some-short", names=names, n=hidden) if hidden else words(key, names=names)
    return span(".box.unknown", title=told)[span(".unseen")[told], span(aria_hidden="true")[short]]


def _said(words: Words, seen: State, now: Standing, place: Place) -> str:
    """A player in words, with the number that the condition looks at and how far that is."""
    n = now.measures[place.seat]
    if n is None or place.key in ("unknown", "too", "lost"):
        return _unknown(words, seen, place)
    what = _far(words, seen, n, "" if place.key == "has" else "-inside")
    return words(f"now.{place.key}-with", seat=place.seat, what=what)


def _unknown(words: Words, seen: State, place: Place) -> str:
    """A player of whom nothing is measured; of a hand that is seen in part, how many cards are not."""
    if hidden := _hidden(seen, [place]):
        return words("now.unknown-some", seat=place.seat, n=hidden)
    return words(f"now.{place.key}", seat=place.seat)


def _hidden(seen: State, places: list[Place]) -> int:
    """How many cards of the one player's hand are not seen, where others of it are; else 0."""
    held = seen.hands[places[0].seat]
    n = sum(piece.key is None for piece in held)
    return n if len(places) == 1 and places[0].key == "unknown" and n < len(held) else 0


def _far(words: Words, seen: State, n: int, where: str) -> str:
    """What was measured, in few words."""
    what = words("now.count", n=n) if getattr(seen.condition, "measure", None) in COUNTS else number(n)
    return missing(words, seen, n, what, where)


def missing(words: Words, seen: State, n: int, what: str, where: str = "") -> str:
    """What was measured, as it is said; with how much that misses the number of the condition, where that counts.

    `where` is `-inside` within brackets.
    """
    match seen.condition:
        case Nearest(_, goal):
            aim = field_total(seen) if goal is None else goal
            key = "now.met" if n == aim else "now.off"
            return words(f"{key}{where}", what=what, n=abs(n - aim))
        case Within(_, most) if n > most:
            return words(f"now.over{where}", what=what)
    return what
