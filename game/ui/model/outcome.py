"""How a finished match came out for its one person: won, shared or lost, and by what score."""

from __future__ import annotations

from game.core.cards import in_turn
from game.core.counting import PAIR
from game.core.match import Match
from game.core.rules import Saying
from game.ui.model.saves import scored
from game.ui.view import view_of
from game.ui.view.parts import place_called
from game.ui.view.people import described, humans, names
from game.words import Words

OUTCOMES = ("won", "shared", "lost")
"""The best first; words `result.<outcome>` and, with a score, `result.<outcome>-score`."""


def outcome(match: Match) -> str:
    """One of OUTCOMES, for the one person of a match that is over."""
    (me,) = humans(match.players)
    winners = match.game.rules.winners(match.state)
    return "lost" if me not in winners else "won" if len(winners) == 1 else "shared"


def score(match: Match) -> tuple[int, ...]:
    """What each seat had in the end, the person first and then clockwise; nothing where nothing is counted."""
    (me,) = humans(match.players)
    counts = scored(match).get("score", [])
    return tuple(counts[seat] for seat in in_turn(me, len(counts)))


def figures(match: Match) -> str:
    """Both as a short text for a link, such as `won 3-1`."""
    return " ".join((outcome(match), *(["-".join(map(str, score(match)))] if score(match) else [])))


def result(match: Match) -> Saying:
    """Both, to be said in a sentence; of more than two players the place and what the person came to."""
    came, seats, counts = outcome(match), len(match.players), view_of(match.game).counts(match.state)
    said = f"result.{came}"
    if not counts:
        return said, {}
    if seats == PAIR:
        return f"{said}-score", {"score": "–".join(map(str, score(match)))}
    (me,) = humans(match.players)
    if came == "lost":
        place = place_called(standings(match, counts), me)
        return "share.place-with", {"place": place, "of": seats, "count": counts[me]}
    return "share.result-with", {"result": (said, {}), "count": counts[me]}


def told(words: Words, match: Match) -> tuple[str, str]:
    """The result, and against whom; of more than two players each with what it came to."""
    pair = len(match.players) == PAIR
    theirs = rivals(words, match) if pair else _with_counts(words, match, described(words, match.players))
    return words.say(result(match)), theirs


def ranks(match: Match, counts: tuple[Saying, ...]) -> list[int]:
    """What is counted of each seat as a rank, the lowest first."""
    return [facts["n"] if view_of(match.game).fewer else -facts["n"] for _, facts in counts]


def standings(match: Match, counts: tuple[Saying, ...]) -> list[tuple[int, bool]]:
    """The same, where of equal ones who has not won stands behind those who have."""
    winners = match.game.rules.winners(match.state)
    return [(rank, seat not in winners) for seat, rank in enumerate(ranks(match, counts))]


def against(words: Words, match: Match) -> str:
    """The same as `told` says of the others, by name alone where there are several: for where there is little room."""
    if len(match.players) == PAIR:
        return rivals(words, match)
    return _with_counts(words, match, names(words, match.players))


def _with_counts(words: Words, match: Match, called: tuple[str, ...]) -> str:
    """The others as they are called, each with what it came to, where anything is counted."""
    (me,), counts = humans(match.players), view_of(match.game).counts(match.state)
    _, *others = in_turn(me, len(match.players))
    if not counts:
        return words.list(called[seat] for seat in others)
    return words.list(words("share.rival-with", who=called[seat], count=counts[seat]) for seat in others)


def rivals(words: Words, match: Match) -> str:
    """Who sat against the one person, with their levels."""
    people = humans(match.players)
    return words.list(name for seat, name in enumerate(described(words, match.players)) if seat not in people)
