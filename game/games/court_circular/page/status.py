"""Whose turn it is and what may be done, in one sentence; and the small print of the round below it."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.court_circular.page.gains import taken, worth
from game.games.court_circular.page.ids import choosing, ends_pack, on_table
from game.games.court_circular.page.result import headline
from game.games.court_circular.page.to_end import by_itself
from game.games.court_circular.rules.decided import decided
from game.games.court_circular.rules.score import standing
from game.games.court_circular.rules.state import LAID, Round, State
from game.ui.view import Scene


def status(scene: Scene) -> str:
    """Whose turn it is and what may be done."""
    seen: State = scene.seen
    if seen.asked is None:
        return scene.words.tell(seen.news[-1])
    if last := (None if seen.choosing else on_table(scene)):
        return headline(scene, last)
    if seen.choosing and not by_itself(scene):
        key = "page.choose" if choosing(scene) else "page.chooses"
        return scene.words(key, number=seen.round, seat=seen.asked)
    head: Saying = ("page.round-last" if seen.final else "page.round", {"number": seen.round})
    return scene.words("page.status", round=head, what=_turn(scene, seen.asked))


def small_print(scene: Scene) -> str:
    """In the first round what the game is about and what the cards will count; later what was taken, and the pack.

    Beside a coach nothing of that before the first card of a match.
    """
    seen, took = scene.seen, _taken(scene)
    if seen.pack == seen.round == 1 and scene.seat is not None and seen.rows[scene.seat]:
        said = worth(scene)
    else:
        first = seen.pack == seen.round == 1
        about = [] if scene.taught else [scene.words("page.first", target=seen.terms.target)]
        said = about if first else _deals(scene, took) or [stock(scene)]
    way = [scene.words("page.against")] if seen.terms.way < 0 and len(seen.rows) > 2 else []
    return scene.words.sentences([*took, *said, *way])


def stock(scene: Scene) -> str:
    """How much of the pack is left, and when the match is decided, or that it is."""
    seen: State = scene.seen
    sure = decided(seen)
    facts = {"number": seen.pack, "n": len(seen.stock), "target": seen.terms.target, "seat": sure}
    if sure is None:
        return scene.words(_open(seen), **facts)
    key = "page.decided-last" if seen.final else "page.decided" if seen.stock else "page.decided-out"
    return scene.words(key, **facts)


def _open(seen: State) -> str:
    """The key of the sentence about the pack while the match is open.

    Once the points would do, it says that the pack is the last, and is played to its end all the same; counted by the
    difference they may come to be too few again.
    """
    reached = max(standing(seen)) >= seen.terms.target
    if seen.final:
        return "page.stock-end" if reached else "page.stock-last"
    if not seen.stock and not seen.terms.stop_short and not (reached and seen.terms.difference):
        return "page.stock-end-next" if reached else "page.stock-last-next"
    if reached:
        return "page.stock-maybe" if seen.terms.difference else "page.stock-reached"
    return "page.stock"


def _taken(scene: Scene) -> list[str]:
    """What the winner of the last round has taken, until the viewing seat lays a card of this one."""
    seen: State = scene.seen
    if not seen.last or seen.choosing or ends_pack(seen, seen.last):
        return []
    laid = any(seen.rows) if scene.seat is None else scene.seat in seen.dropped or seen.rows[scene.seat]
    return [] if laid else taken(scene, seen.last)


def _deals(scene: Scene, took: list[str]) -> list[str]:
    """Why the viewing seat deals this round, as long as it is told what was taken in the last one."""
    seen: State = scene.seen
    last: Round | None = seen.last
    if not took or last is None or seen.dealer != scene.seat or seen.dealer != last.next_dealer:
        return []
    open_still = not (seen.terms.fixed_dealer or seen.final) and decided(seen) is None
    return [scene.words("page.deals-dropped" if last.dropped else "page.deals-weakest")] if open_still else []


def _turn(scene: Scene, asked: int) -> Saying:
    """What the asked seat has to do, or that the rest is played to its end."""
    seen: State = scene.seen
    if by_itself(scene):
        return "page.by-itself", {}
    if seen.queue:
        return ("page.may-drop" if scene.moves else "page.wait-drop"), {"seat": asked}
    if not scene.moves:
        return "page.wait", {"seat": asked}
    return f"page.lay-{len(seen.rows[asked]) + 1}", {"left": LAID - len(seen.rows[asked])}


def moment(states: tuple[State, ...]) -> Saying | None:
    """With which card of its round the last of these states lies; None where the next lead is chosen."""
    now = states[-1]
    return None if now.choosing or now.asked is None else ("moment.card", {"n": 1 + len(now.rows[now.asked])})
