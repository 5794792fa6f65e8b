"""The table in words, for those who listen: what the read-out keys and buttons say."""

from __future__ import annotations

from functools import partial

from game.core.rules import Event
from game.games.gang_of_four.page.centre import RECALL, round_of
from game.games.gang_of_four.page.hand import FOLD, preview
from game.games.gang_of_four.page.held import order
from game.games.gang_of_four.page.ids import card_of, held_by, lying, ticked
from game.games.gang_of_four.page.passing import said
from game.games.gang_of_four.page.result import headline, penalty_of, why, why_over
from game.games.gang_of_four.page.seats import BADGES, meaning, prices
from game.games.gang_of_four.page.spoken import combinations, marked
from game.games.gang_of_four.page.taps import place
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.state import Play, State
from game.ui.view import Scene, readout
from game.ui.view.readout import Readout, by_seat

OPENING = ("cut", "round")
"""The kinds of the events with which a round begins."""
ENDS = ("won", "left")
"""The kinds of the event that ends a round."""
LEFT_OUT = ("cut", "dealt", "dummy", "leads", *ENDS, "scored")
"""The kinds of what the result tells, what the keys read out, and what is asked next."""


def opens(event: Event) -> bool:
    """Whether a round begins with this piece of news."""
    return event.kind in OPENING


def told(scene: Scene, news: tuple[Event, ...]) -> list[str]:
    """What was played, called, passed and given, and who took the trick."""
    return readout.told(scene.words, news, LEFT_OUT, ENDS, lambda: _result(scene))


def _hand(scene: Scene) -> str:
    """The cards in the order in which they are sorted."""
    return readout.cards(scene, tuple(map(card_of, order(scene))))


def _table(scene: Scene) -> str:
    """The round, and every play and pass of the trick."""
    words, seen = scene.words, scene.seen
    plays = lying(seen) if seen.played else ()
    head = words.say(round_of(seen))
    done = [words("hear.done")] if plays and not seen.trick else []
    return words.sentences([head, *done, *(_play(scene, play) for play in plays)])


def _play(scene: Scene, play: Play) -> str:
    if play.combo is None:
        return scene.words("page.passes", seats=(play.seat,))
    said = scene.words("page.laid", seat=play.seat, kind=play.combo.kind, cards=play.combo.cards)
    return scene.words.sentences([said, scene.words("page.called") if play.called else ""])


def _score(scene: Scene) -> list[str]:
    return by_seat(scene, "hear.points", scene.seen.totals)


def _lifted(scene: Scene) -> str:
    """What a tap has lifted: the kind, whether it may be played, which of how many, and which cards they are."""
    cards, there = ticked(scene), place(scene)
    which = scene.words("hear.place", i=there[0], n=there[1]) if there and there[1] > 1 else ""
    faces = scene.words("page.cards", cards=cards) if len(cards) > 1 else ""
    return scene.words.sentences([preview(scene), which, faces])


def _answers(scene: Scene) -> str:
    """How many combinations may be played now."""
    if not scene.moves or scene.seat is None:
        return ""
    return scene.words("hear.answers", n=len(playable(scene.seen, held_by(scene.seen, scene.seat))))


def _result(scene: Scene) -> str:
    """Who has won, and what it costs the others."""
    seen: State = scene.seen
    last = seen.last
    if last is None:
        return ""
    losers = [seat for seat in range(len(last.hands)) if seat != last.winner]
    costs = [
        scene.words("hear.cost", seat=seat, cost=penalty_of(scene, last, seat), n=last.totals[seat]) for seat in losers
    ]
    end = [why_over(scene, last)] if seen.asked is None else []
    return scene.words.sentences([headline(scene, last), why(scene, last), *costs, *end])


heard = Readout(
    hand=_hand,
    table=_table,
    score=_score,
    selected=marked,
    result=_result,
    more={
        f"fold {FOLD}": _answers,
        "lifted": _lifted,
        "standing": said,
        "combinations": combinations,
        RECALL: lambda scene: scene.words("page.no-earlier"),
        "prices": lambda scene: prices(scene.words),
        **{f"about {key}": partial(meaning, key=key) for key in BADGES},
        "twice": lambda scene: scene.words("page.mute-twice"),
    },
).heard
