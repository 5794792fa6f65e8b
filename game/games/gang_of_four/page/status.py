"""Whose turn it is and what may be done, in one sentence."""

from __future__ import annotations

from itertools import pairwise

from game.core.rules import Saying
from game.games.gang_of_four.page.ids import on_table
from game.games.gang_of_four.page.passing import auto, passes_on
from game.games.gang_of_four.page.result import headline
from game.games.gang_of_four.page.reveal import gang
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.cards import MULTI
from game.games.gang_of_four.rules.state import State
from game.ui.view import Scene
from game.ui.view.shown import tells_end


def status(scene: Scene) -> str:
    """The result of a round, also of the last one, what the seat at the page is to do, or for whom it waits."""
    seen: State = scene.seen
    last = on_table(scene)
    if seen.asked is None and tells_end(scene, last):
        return scene.words.tell(seen.news[-1])
    if last:
        return headline(scene, last)
    return scene.words.say(_mine(scene) if scene.moves else _theirs(seen))


def _mine(scene: Scene) -> Saying:
    """What is asked of the seat at the page."""
    seen: State = scene.seen
    if seen.giving and seen.exchange:
        winner, loser = seen.exchange.winner, seen.exchange.loser
        return ("page.give-strongest", {"seat": winner}) if seen.asked == loser else ("page.give-any", {"seat": loser})
    if seen.top is None or seen.top.combo is None:
        return ("page.begin", {"card": MULTI}) if seen.must_hold_multi else ("page.lead", {})
    if passes_on(scene):
        return "hear.passes-on", {}
    alone = "page.auto-pass" if auto(scene) else "page.only-pass"
    key = alone if scene.moves == (PASS,) else "page.follow"
    key += "-gang" * (gang(seen) > 0)
    return key, {"seat": seen.top.seat, "kind": seen.top.combo.kind}


def _theirs(seen: State) -> Saying:
    """Whom the table waits for; while a gang has just been laid, that it has."""
    if gang(seen) and seen.top and seen.top.combo:
        return "page.gang", {"kind": seen.top.combo.kind}
    leads = "page.waits-lead" if seen.played else "page.waits-first"
    key = "page.waits-gift" if seen.giving else leads if seen.top is None else "page.waits"
    return key, {"seat": seen.asked}


def moment(states: tuple[State, ...]) -> Saying | None:
    """In which trick of its round the last of these states lies, or that cards are exchanged there."""
    now = states[-1]
    if now.giving:
        return "moment.exchange", {}
    tricks = [each for each in states if each.round == now.round and not each.giving]
    led = [a.top is not None and b.top is None for a, b in pairwise(tricks)]
    return "moment.trick", {"n": 1 + sum(led)}
