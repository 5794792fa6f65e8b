"""The end of a match: the round that brought the winner most, each player's best hand here, and how rare it is."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Event, Saying
from game.games.court_circular.page.guide import minis
from game.games.court_circular.page.result import made, ranked, rare, why
from game.games.court_circular.rules.score import totals
from game.games.court_circular.rules.state import Round, State
from game.ui.html import Html, div, p
from game.ui.view import Scene
from game.ui.view.closing import Course, Ending, Fact
from game.ui.view.people import several, told_of

FIFTH = 5
"""The part of the target from which on it takes some doing to come back."""


def counts(seen: State) -> tuple[Saying, ...]:
    """The points of each seat; before the end, as if the pack were counted now."""
    return tuple(("page.points", {"n": n}) for n in totals(seen))


def course(seen: State, rounds: tuple[Round, ...]) -> Course:
    """The points after each round, where all that are taken count; none where only the difference does."""
    if seen.terms.difference:
        return Course()
    sums, stood = [0] * len(seen.rows), []
    for each in rounds:
        sums[each.winner] += each.points
        stood.append(tuple(sums))
    return Course(tuple(stood), behind=seen.terms.target // FIFTH)


def ending(scene: Scene, rounds: tuple[Round, ...], _: tuple[Event, ...]) -> Ending:
    """The row with which the winner took most, drawn with its hand; beside it those of several people here."""
    people = told_of(scene.players, scene.seat)
    won = [each for each in rounds if each.winner in scene.seen.victors]
    best = max(won, key=lambda each: each.points, default=None)
    shown = [seat for seat in ranked(best) if seat in (best.winner, *several(scene.players))] if best else []
    there = dict.fromkeys(shown, best)
    mine = tuple(dict.fromkeys(fact for seat in people for fact in _told(scene, rounds, seat, there.get(seat))))
    if best is None:
        return Ending(facts=mine)
    said = scene.words.say(_most(best, won))
    rows = div(".rows-of")[[_row(scene, best, seat) for seat in shown]]
    reason = (why(scene, best),) if best.rival in (None, *shown) and len(shown) > 1 else ()
    return Ending(_headline(scene), rows, (said, *reason, *rare(scene, best.hands[best.winner])), mine)


def _most(best: Round, won: list[Round]) -> Saying:
    """The round that brought its winner the most points, or all that brought as many."""
    numbers = tuple(each.number for each in won if (each.winner, each.points) == (best.winner, best.points))
    facts = {"seat": best.winner, "n": best.points}
    if len(numbers) == 1:
        return "ending.most", {**facts, "number": best.number}
    return "ending.most-each", {**facts, "numbers": numbers}


def _headline(scene: Scene) -> str:
    """Who has won, and nothing else; empty where the stock has run out, which the status says too."""
    end = scene.seen.news[-1]
    return scene.words("log.victory", **end.facts) if end.kind == "victory-drop" else ""


def _row(scene: Scene, best: Round, seat: int) -> Html:
    """The lead and the row of a seat in a round, under what they made; no cards of one that dropped out with none."""
    row = _minis(scene, best, seat) if best.rows[seat] else None
    return div(".row-of")[p(".of")[scene.words("ending.of", number=best.number, seat=seat, what=made(best, seat))], row]


def _minis(scene: Scene, best: Round, seat: int) -> Html:
    """The lead and the row of a seat in a round, small."""
    hand, decides = best.hands[seat], best.card if seat == best.winner else None
    return minis(scene.words, (best.lead, *best.rows[seat]), hand.cards if hand else (), decides)


def _told(scene: Scene, rounds: tuple[Round, ...], seat: int, shown: Round | None) -> Iterator[Fact]:
    """The best hand of a seat, with its row unless that round is `shown`, and how rare it is."""
    made = [(hand, each) for each in rounds if (hand := each.hands[seat]) and hand.cards]
    if made:
        hand, best = max(made, key=lambda each: each[0])
        row = None if best == shown else _minis(scene, best, seat)
        yield Fact(scene.words("ending.best", seat=seat, hand=hand.name, number=best.number), row)
        yield from map(Fact, rare(scene, hand))


def strip(rounds: tuple[Round, ...], _: tuple[Event, ...], seat: int) -> tuple[str, ...]:
    """Whether this seat won each round."""
    return tuple("won" if each.winner == seat else "lost" for each in rounds)
