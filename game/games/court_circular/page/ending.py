"""The end of a match: the round that brought the winner most, each player's best hand here, and how rare it is."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Event, Saying
from game.games.court_circular.page.guide import minis
from game.games.court_circular.page.result import made, ranked, rare, why
from game.games.court_circular.rules.state import Round, State
from game.ui.html import Html, div, p
from game.ui.view import Scene
from game.ui.view.closing import Ending
from game.ui.view.people import several, told_of


def counts(seen: State) -> tuple[Saying, ...]:
    """The points of each seat."""
    return tuple(("page.points", {"n": n}) for n in seen.totals)


def ending(scene: Scene, rounds: tuple[Round, ...], _: tuple[Event, ...]) -> Ending:
    """The row with which the winner took most, drawn with its hand; beside it those of several people here."""
    people = told_of(scene.players, scene.seat)
    bests = {seat: each for seat in people if (each := _best(rounds, seat))}
    mine = tuple(dict.fromkeys(said for seat, each in bests.items() for said in _told(scene, each, seat)))
    won = [each for each in rounds if each.winner in scene.seen.victors]
    if not won:
        return Ending(facts=mine)
    best = max(won, key=lambda each: each.points)
    facts = {"seat": best.winner, "number": best.number, "points": best.points}
    said = scene.words("ending.most", **facts, n=best.points)
    shown = [seat for seat in ranked(best) if seat in (best.winner, *several(scene.players))]
    rows = div(".rows-of")[[_row(scene, best, seat) for seat in shown]]
    reason = (why(scene, best),) if best.rival in (None, *shown) and len(shown) > 1 else ()
    drawn = {
        next(_told(scene, each, seat)): _minis(scene, each, seat)
        for seat, each in bests.items()
        if each != best or seat not in shown
    }
    return Ending(_headline(scene), rows, (said, *reason, *rare(scene, best.hands[best.winner])), mine, drawn=drawn)


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


def _best(rounds: tuple[Round, ...], seat: int) -> Round | None:
    """The round in which a seat made its best hand; None where it made none."""
    made = [(hand, each) for each in rounds if (hand := each.hands[seat]) and hand.cards]
    return max(made, key=lambda each: each[0])[1] if made else None


def _told(scene: Scene, best: Round, seat: int) -> Iterator[str]:
    """The best hand of a seat, and how rare it is."""
    if hand := best.hands[seat]:
        yield scene.words("ending.best", seat=seat, hand=hand.name, number=best.number)
        yield from rare(scene, hand)


def strip(rounds: tuple[Round, ...], _: tuple[Event, ...], seat: int) -> tuple[str, ...]:
    """Whether this seat won each round."""
    return tuple("won" if each.winner == seat else "lost" for each in rounds)
