"""The end of a match: the round that brought the winner most, the player's best hand, and how rare it is."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Event, Saying
from game.games.court_circular.page.guide import minis
from game.games.court_circular.rules.hands import ARTICLE, Hand
from game.games.court_circular.rules.state import Round, State
from game.ui.html import Html, div, p
from game.ui.view import Ending, Scene

ONE_IN = {"quartet": 20825, "sequence4": 192, "sympathy4": 95, "court4": 550, "trio": 113, "court3": 53}
"""The rare hands: about one row in this many of the 1,082,900 makes them, by the article's table."""


def counts(seen: State) -> tuple[Saying, ...]:
    """The points of each seat."""
    return tuple(("page.points", {"n": n}) for n in seen.totals)


def ending(scene: Scene, rounds: tuple[Round, ...], _: tuple[Event, ...]) -> Ending:
    """The row with which the winner took most, drawn with its hand."""
    won = [each for each in rounds if each.winner in scene.seen.victors]
    if not won:
        return Ending(facts=tuple(_mine(scene, rounds)))
    best = max(won, key=lambda each: each.points)
    facts = {"seat": best.winner, "number": best.number, "points": best.points}
    said = scene.words("ending.most", **facts, n=best.points)
    return Ending(_headline(scene), _row(scene, best), (said,), tuple(_mine(scene, rounds)))


def _headline(scene: Scene) -> str:
    """Who has won, and nothing else; empty where the stock has run out, which the status says too."""
    end = scene.seen.news[-1]
    return scene.words("log.victory", **end.facts) if end.kind == "victory-drop" else ""


def _row(scene: Scene, best: Round) -> Html:
    """The lead and the winner's row of a round, under what they made."""
    made = best.hands[best.winner]
    name: Saying = (f"hand.{made.name}", {}) if made else ("page.stayed", {})
    row = minis(scene.words, (best.lead, *best.rows[best.winner]), made.cards if made else (), best.card)
    return div(".row-of")[p(".of")[scene.words("ending.of", seat=best.winner, what=name)], row]


def _mine(scene: Scene, rounds: tuple[Round, ...]) -> Iterator[str]:
    """The player's best hand, and how rare it is."""
    made: list[tuple[Hand, int]] = []
    for each in rounds if scene.seat is not None else ():
        hand = each.hands[scene.seat or 0]
        if hand and hand.cards:
            made.append((hand, each.number))
    if not made:
        return
    best, number = max(made, key=lambda each: each[0])
    yield scene.words("ending.best", seat=scene.seat, hand=best.name, number=number)
    if best.name in ONE_IN and scene.seen.terms.sheet == ARTICLE:
        yield scene.words("ending.rare", hand=best.name, n=ONE_IN[best.name])


def strip(rounds: tuple[Round, ...], _: tuple[Event, ...], seat: int) -> tuple[str, ...]:
    """Whether this seat won each round."""
    return tuple("won" if each.winner == seat else "lost" for each in rounds)
