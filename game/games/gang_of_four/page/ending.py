"""The end of a match: the last play, what cost the player most, and the largest gang with how rare it is."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Event, Saying
from game.games.gang_of_four.page.drawing import fan
from game.games.gang_of_four.page.ids import lying
from game.games.gang_of_four.page.result import headline, why
from game.games.gang_of_four.rules.combos import GANG, Combo, classify
from game.games.gang_of_four.rules.score import Round
from game.games.gang_of_four.rules.state import State
from game.ui.html import Html, div, span
from game.ui.view import Ending, Scene

ONE_IN = {5: 29, 6: 626, 7: 54302}
"""About one hand of 16 cards in this many has a gang of this size or a larger one; one in three has one of four."""


def counts(seen: State) -> tuple[Saying, ...]:
    """The penalty of each seat; fewer is better."""
    return tuple(("page.points", {"n": n}) for n in seen.totals)


def ending(scene: Scene, rounds: tuple[Round, ...], log: tuple[Event, ...]) -> Ending:
    """The play that ended the match, and the player's rounds."""
    if not rounds:
        return Ending()
    mine = () if scene.seat is None else (*_won(scene, rounds, scene.seat), *_gang(scene, log, scene.seat))
    return Ending("", _last(scene, rounds[-1]), (headline(scene, rounds[-1]), why(scene, rounds[-1])), mine)


def _last(scene: Scene, last: Round) -> Html:
    """The cards that went out last; nothing where none did."""
    plays = lying(scene.seen)
    combo = plays[-1].combo if plays and not last.default else None
    if combo is None:
        return Html()
    said = scene.words("page.laid", seat=plays[-1].seat, kind=combo.kind, cards=combo.cards)
    return div(".row-of")[span(".unseen")[said], fan(combo.cards)]


def _won(scene: Scene, rounds: tuple[Round, ...], seat: int) -> Iterator[str]:
    """The rounds that the player has won, and the one that cost most."""
    yield scene.words("ending.won", n=sum(each.winner == seat for each in rounds), of=len(rounds))
    worst = max(rounds, key=lambda each: each.points[seat])
    if n := worst.points[seat]:
        yield scene.words("ending.worst", number=worst.number, n=n, left=len(worst.hands[seat]))


def _gang(scene: Scene, log: tuple[Event, ...], seat: int) -> Iterator[str]:
    """The largest gang that the player has laid."""
    played = (event.facts["cards"] for event in log if event.kind == "played" and event.facts["seat"] == seat)
    gangs = [combo for cards in played if (combo := classify(cards)) and combo.family == GANG]
    if gangs:
        best: Combo = max(gangs, key=lambda each: each.strength)
        yield scene.words("ending.gang", kind=best.kind, cards=best.cards)
        if len(best.cards) in ONE_IN:
            yield scene.words("ending.rare", kind=best.kind, n=ONE_IN[len(best.cards)])


def strip(rounds: tuple[Round, ...], _: tuple[Event, ...], seat: int) -> tuple[str, ...]:
    """Whether this seat won each round, or was close: what it still held cost one point a card."""
    return tuple("won" if each.winner == seat else "close" if each.times[seat] == 1 else "lost" for each in rounds)
