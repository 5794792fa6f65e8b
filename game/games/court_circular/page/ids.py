"""Where cards lie on the page: a card keeps its id (`c0` to `c51`) wherever its face is seen, a back is named by place.

The rows of a round that is over, shown again with its result, have none.
"""

from __future__ import annotations

from game.core.cards import HIDDEN
from game.games.court_circular.rules.cards import DECK, NUMBER, SUIT, SUITS, Cards
from game.games.court_circular.rules.state import Round, State
from game.ui.view import Scene
from game.ui.view.hand import last_back
from game.ui.view.ids import Ids
from game.ui.view.shown import shown_round

TOPS = 3
"""Cards of a heap that are drawn, the last ones won."""
TOOK = ("took-up", "took-down")
IDS = Ids(DECK)
card_id, card_of, selected = IDS.of, IDS.card, IDS.selected


def held_by(scene: Scene) -> Cards:
    """The viewing seat's cards as this device sorts them; none after the match."""
    return () if scene.seen.asked is None else as_sorted(scene)


def as_sorted(scene: Scene) -> Cards:
    """The viewing seat's cards as this device sorts them."""
    return in_order(scene, scene.held)


def in_order(scene: Scene, held: Cards) -> Cards:
    """Cards as this device sorts a hand."""
    match scene.settings.get("sort", "suit"):
        case "suit":
            return tuple(sorted(held, key=lambda card: (-SUITS.index(SUIT[card]), -NUMBER[card])))
        case "number":
            return tuple(sorted(held, key=lambda card: (-NUMBER[card], -SUITS.index(SUIT[card]))))
    return held


def choosing(scene: Scene) -> bool:
    """Whether the seat at the page is the winner, who chooses the next lead."""
    return bool(scene.moves) and scene.seen.choosing


def on_table(scene: Scene) -> Round | None:
    """The finished round whose result is shown: after the match, while its winner chooses, until it is put away."""
    last: Round | None = shown_round(scene, shows_result, over=scene.seen.asked is None or choosing(scene))
    return last


def shows_result(seen: State, seat: int | None, put_away: int) -> bool:
    """Whether a result lies on the table: of a round later than round `put_away`, and the next round has not begun.

    Whoever chooses the next lead reads it meanwhile; the count of a pack stays until it is put away.
    """
    last = seen.last
    if last is None or seen.asked is None or last.number <= put_away or (seen.choosing and seen.asked == seat):
        return False
    return seen.choosing or not any(seen.rows) or (seat is not None and ends_pack(seen, last))


def ends_pack(seen: State, last: Round) -> bool:
    """Whether the finished round was the last of its pack, so that this was counted."""
    return seen.tally is not None and seen.tally.pack == last.pack


def tops(seen: State, seat: int) -> int:
    """How many cards of a seat's heaps are drawn: the last ones, and all that it has taken with the last move."""
    took = [event.facts["n"] for event in seen.news if event.kind in TOOK and event.facts["seat"] == seat]
    return max(TOPS, *took) if took else TOPS


def where(seen: State, seat: int | None) -> dict[str, str]:
    """The ids of all cards on the page whose place is known, by card."""
    mine = () if seat is None or seen.asked is None else seen.hands[seat]
    there = {card: card_id(card) for card in (*mine, *seen.on_table)}
    for each, (up, down) in enumerate(zip(seen.up, seen.down, strict=True)):
        most = tops(seen, each)
        there |= {card: card_id(card) for card in up[-most:]}
        there |= {card: f"d{each}-{i}" for i, card in enumerate(down[-most:])}
    return there


def moved(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The cards that move between two seen states, as (id before, id after).

    None where the count of a pack takes their place: it is told at once, and none of them hangs over a bare table.
    """
    if after.last and ends_pack(after, after.last) and not any(after.rows):
        return ()
    was, now = where(before, seat), where(after, seat)
    known = [(was[card], name) for card, name in now.items() if card in was]
    return (*known, *_from_rivals(before, was, now, seat))


def _from_rivals(
    before: State, was: dict[str, str], now: dict[str, str], seat: int | None
) -> tuple[tuple[str, str], ...]:
    """The card that a rival has laid comes from the last of his backs."""
    player = before.asked
    if player is None or player == seat or HIDDEN not in before.hands[player]:
        return ()
    laid = [name for card, name in now.items() if card not in was]
    return ((last_back(before, player), laid[0]),) if len(laid) == 1 else ()
