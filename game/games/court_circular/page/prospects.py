"""What a row makes so far and what it can still become; what dropping out and each next lead would mean, in words."""

from __future__ import annotations

from game.core.cards import without
from game.core.rules import Saying
from game.games.court_circular.page.ids import on_table, selected
from game.games.court_circular.rules.answers import DROP, LEAD, STAY, drop_refused, offered
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand, classes, shape
from game.games.court_circular.rules.outlook import Plan, made_so_far, plans, reachable
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State
from game.games.court_circular.rules.torn import numbers_of, ordered, torn
from game.ui.view import Scene


def plays(scene: Scene) -> bool:
    """Whether the seat at the page still has a row to fill in the round that lies there."""
    seen: State = scene.seen
    if scene.seat is None or seen.asked is None or seen.choosing or scene.seat in seen.dropped or on_table(scene):
        return False
    return len(seen.rows[scene.seat]) < LAID


def row_with(scene: Scene, card: str) -> tuple[Cards, Cards]:
    """The viewing seat's row with this card laid, and the cards left in hand; both unchanged without a card held."""
    seat = scene.seat or 0
    laid, held = scene.seen.rows[seat], scene.seen.hands[seat]
    return ((*laid, card), without(held, card)) if card in held else (laid, held)


def so_far(seen: State, laid: Cards) -> Hand:
    """The hand of a row on the lead of this round."""
    return made_so_far(seen.lead or "", laid, seen.terms.sheet)


def meaning_of(scene: Scene, name: str) -> Saying:
    """What makes a hand of this name."""
    return f"what.{shape(name, scene.seen.terms.sheet)}", {}


def no_run(scene: Scene, lead: str, laid: Cards, reach: Cards = ()) -> list[str]:
    """That a row is no sequence since the lead is in the middle, in a sentence; nothing where that is not so.

    Nor where these numbers are those of the sequence in `reach`.
    """
    run = numbers_of(torn((lead, *laid), scene.seen.terms.sheet))
    still = reach and run == numbers_of(ordered(reach))
    return [scene.words("page.no-run", run=run)] if run and not still else []


def in_reach(scene: Scene) -> tuple[str, ...]:
    """The names of the hands that the viewing seat's row can still become, the strongest first; all without a row."""
    seen: State = scene.seen
    names = classes(seen.terms.sheet)
    if not plays(scene):
        return names
    laid, held = row_with(scene, "" if scene.problem else selected(scene))
    made = {plan.hand.name: True for plan in plans(seen.lead or "", laid, held, seen.terms.sheet)}
    return tuple(name for name in names if name in made)


def planned(scene: Scene) -> Plan:
    """The best that the viewing seat's row can become, the selected card included."""
    seen: State = scene.seen
    laid, held = row_with(scene, selected(scene))
    return reachable(seen.lead or "", laid, held, seen.terms.sheet)


def drop_reason(scene: Scene) -> str:
    """Why dropping out is not possible now, or what it costs."""
    seen: State = scene.seen
    refused: Saying | None = drop_refused(seen) or (None if scene.moves else ("table.not-asked", {}))
    key = "page.drop-deals" if _deals_next(seen) else "page.drop-why"
    return scene.words.say(refused or (key, {"cost": cost(seen)}))


def _deals_next(seen: State) -> bool:
    """Whether it is sure that who drops out now deals the next round."""
    if seen.terms.fixed_dealer or (seen.final and seen.terms.redraw):
        return False
    staying = len(seen.rows) - len(seen.dropped)
    return staying == 2 if seen.terms.last_drop_deals else not seen.dropped


def drop_rule(scene: Scene) -> str:
    """What dropping out is, and when these rules allow it."""
    terms, words = scene.seen.terms, scene.words
    when = words("page.drop-when-one" if terms.drop_after_one else "page.drop-when-all")
    never = [] if terms.drop_in_last else [words("page.drop-not-last")]
    return words.sentences([words("page.drop-about", name=("page.drop", {})), when, *never])


def drop_asked(scene: Scene) -> str:
    """What dropping out costs, and that it is to be confirmed."""
    return scene.words("page.drop-asked", cost=cost(scene.seen, "-short"))


def cost(seen: State, short: str = "") -> Saying:
    """What dropping out means: the others play on, or the one who is left takes `n` cards of `all`.

    With `-short` in the few words that a question has room for.
    """
    staying = [row for seat, row in enumerate(seen.rows) if seat not in seen.dropped]
    if len(staying) > 2:
        return f"page.drop-on{short}", {}
    n = len(seen.on_table) - (0 if seen.final else 1)
    return f"page.drop-cost{short}", {"n": n, "all": n + sum(LAID - len(row) for row in staying)}


def meaning(scene: Scene, move: str) -> str:
    """What a move would do, in words: its label in the list for typed moves."""
    seen: State = scene.seen
    if move == DROP:
        return scene.words("page.would-drop", cost=cost(seen))
    if move.startswith(LEAD) and seen.last:
        card, up = move.removeprefix(LEAD), seen.last.up
        n, *others = (points((each,), up, seen.terms) for each in (card, *offered(seen)))
        return scene.words("page.would-lead" if n > min(others) else "page.would-lead-cheap", card=card, n=n)
    return brief(scene, move)


def brief(scene: Scene, move: str) -> str:
    """A move in few words, as part of a sentence: the card, and the hand that it makes or that it leads."""
    if move.startswith(LEAD):
        return scene.words("page.brief-lead", card=move.removeprefix(LEAD))
    if move in (DROP, STAY):
        return scene.words("page.dropping" if move == DROP else "page.staying")
    made = so_far(scene.seen, row_with(scene, move)[0])
    if move in made.cards:
        return scene.words("page.would", card=move, hand=made.name)
    return scene.words("page.would-card", card=move)
