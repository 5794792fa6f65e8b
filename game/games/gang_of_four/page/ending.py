"""The end of a match: the last play, what cost each player here most, and the largest gang with its rarity."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Event, Saying
from game.core.texts import capitalized
from game.games.gang_of_four.page.drawing import fan
from game.games.gang_of_four.page.ids import lying
from game.games.gang_of_four.page.result import headline, penalty_of, rare, went_out, why
from game.games.gang_of_four.rules.combos import GANG, Combo, classify
from game.games.gang_of_four.rules.score import Round
from game.games.gang_of_four.rules.state import State
from game.ui.html import Html, div, p, span
from game.ui.view import Scene
from game.ui.view.closing import Course, Ending, Fact
from game.ui.view.people import several, told_of

FIFTH, USUAL_LIMIT = 5, 100
"""The part of the limit that is far behind; the limit of which it is that part where the rounds are counted."""
OUT = 2
"""A round stands out if it cost a player so many times as much as any other."""


def counts(seen: State) -> tuple[Saying, ...]:
    """The penalty of each seat; fewer is better."""
    return tuple(("page.points", {"n": n}) for n in seen.totals)


def ending(scene: Scene, rounds: tuple[Round, ...], log: tuple[Event, ...]) -> Ending:
    """The play that ended the match, what it left to several people here, and the rounds of each player here."""
    if not rounds:
        return Ending()
    last, people = rounds[-1], told_of(scene.players, scene.seat)
    mine = [Fact(said) for seat in people for said in _won(scene, rounds, seat)]
    if gang := _gang(scene, log):
        mine += _told(scene, *gang)
    others = [_left(scene, last, seat) for seat in several(scene.players) if seat != last.winner]
    shown = div(".rows-of")[_last(scene, last, named=True), others] if others else _decisive(scene, last)
    said = (headline(scene, last), why(scene, last), *rare(scene, went_out(scene, last)))
    return Ending("", shown, said, tuple(mine))


def _decisive(scene: Scene, last: Round) -> Html:
    """The cards that went out last; where that was a single one, what the player was left with, if it was more."""
    plays, mine = lying(scene.seen), () if scene.seat is None else last.hands[scene.seat]
    if plays and plays[-1].combo and len(plays[-1].combo.cards) > 1:
        return _last(scene, last)
    return div(".rows-of")[_left(scene, last, scene.seat)] if scene.seat is not None and len(mine) > 1 else Html()


def _last(scene: Scene, last: Round, named: bool = False) -> Html:
    """The cards that went out last, perhaps under what they are; nothing where none did."""
    plays = lying(scene.seen)
    combo = plays[-1].combo if plays and not last.default else None
    if combo is None:
        return Html()
    said = scene.words("page.laid", seat=plays[-1].seat, kind=combo.kind, cards=combo.cards)
    what = scene.words("ending.of", seat=plays[-1].seat, what=scene.words(f"kind.{combo.kind}"))
    return div(".row-of")[
        p(".of", aria_hidden="true")[what] if named else None, span(".unseen")[said], fan(combo.cards)
    ]


def _left(scene: Scene, last: Round, seat: int) -> Html:
    """The cards that a seat was left with, under what they cost."""
    cards, cost = last.hands[seat], penalty_of(scene, last, seat)
    left = span(".unseen")[scene.words("page.had-left", cards=cards)]
    head = capitalized(scene.words("ending.left", seat=seat, cost=cost))
    return div(".row-of")[p(".of")[head], left, fan(cards)]


def _won(scene: Scene, rounds: tuple[Round, ...], seat: int) -> Iterator[str]:
    """The rounds that a seat has won, and what cost it most: of one player where it stands out."""
    if won := sum(each.winner == seat for each in rounds):
        yield scene.words("ending.won", seat=seat, n=won, of=len(rounds))
    if (n := max(each.points[seat] for each in rounds)) and (
        several(scene.players) or _stands_out(scene, rounds, seat)
    ):
        worst, *others = (each for each in rounds if each.points[seat] == n)
        if others:
            numbers = tuple(each.number for each in (worst, *others))
            yield scene.words("ending.worst-each", seat=seat, numbers=numbers, n=n)
        else:
            yield scene.words("ending.worst", seat=seat, number=worst.number, n=n, left=len(worst.hands[seat]))


def _stands_out(scene: Scene, rounds: tuple[Round, ...], seat: int) -> bool:
    """Whether one round cost a seat more than any other, and much more where the seat has won the match."""
    *others, most = sorted(each.points[seat] for each in rounds)
    second = others[-1] if others else most
    lost = scene.seen.totals[seat] > min(scene.seen.totals)
    return most > second and (lost or most >= OUT * second)


def _gang(scene: Scene, log: tuple[Event, ...]) -> tuple[Combo, int] | None:
    """The largest gang that the player has laid, or of several people's match that anybody has, and who has."""
    seats = range(len(scene.players)) if several(scene.players) else told_of(scene.players, scene.seat)
    played = (event.facts for event in log if event.kind == "played" and event.facts["seat"] in seats)
    made = ((classify(facts["cards"]), facts["seat"]) for facts in played)
    gangs = [(combo, seat) for combo, seat in made if combo and combo.family == GANG]
    return max(gangs, key=lambda each: each[0].strength, default=None)


def _told(scene: Scene, best: Combo, seat: int) -> Iterator[Fact]:
    """What is said of this gang: whose it is, its cards, and how rare it is."""
    said = "ending.gang-of-all" if several(scene.players) else "ending.gang"
    last = any(each.combo == best for each in lying(scene.seen)[-1:])
    yield Fact(scene.words(said, seat=seat, kind=best.kind, cards=best.cards), None if last else fan(best.cards))
    yield from map(Fact, rare(scene, best))


def course(seen: State, rounds: tuple[Round, ...]) -> Course:
    """The penalties after each round; who is a fifth of the limit behind has a hard time."""
    limit = seen.terms.limit or USUAL_LIMIT
    stood = tuple(each.totals for each in rounds)
    return Course(stood, fewer=True, rounds=seen.terms.rounds, behind=limit // FIFTH)


def strip(rounds: tuple[Round, ...], _: tuple[Event, ...], seat: int) -> tuple[str, ...]:
    """Whether this seat won each round, or was close: what it still held cost one point a card."""
    return tuple("won" if each.winner == seat else "close" if each.times[seat] == 1 else "lost" for each in rounds)
