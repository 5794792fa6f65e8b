"""A player on the page: name, counter, cards held, and the row with its garlands, closed to rings between the cards.

A card keeps its id (`c0` to `c27`, by seat and numeral) wherever its face is seen; a back has an id by its place.
"""

from __future__ import annotations

from game.core.cards import HIDDEN
from game.games.garlandland.page import reveal
from game.games.garlandland.page.drawing import TAG, picture
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, ROW, Row, garland, garlands
from game.games.garlandland.rules.score import SETUP, Round
from game.ui.html import Html, css, li, ol, p, span, svg
from game.ui.view import Scene
from game.ui.view.hand import backs, play_here
from game.ui.view.parts import to_guide
from game.ui.view.seats import Panel, badge, seat_panel
from game.ui.view.stages import stage

RING = "0 0 100 140"


def card_id(seat: int, card: str) -> str:
    """The id of a card whose face is seen."""
    return f"c{seat * len(CARDS) + CARDS.index(card)}"


def laid_id(seat: int, card: str, last: Round | None) -> str:
    """The id of a card in a row; in the last round's row, shown while the next hand is held, it has another one."""
    return ("last-" if last else "") + card_id(seat, card)


def card_of(name: str) -> str:
    """The card of an id; empty when it is none."""
    number = name[1:]
    return CARDS[int(number) % len(CARDS)] if name[:1] == "c" and number.isdecimal() else ""


def chosen(scene: Scene) -> str:
    """The move that the selected card makes; empty when none is selected that is held: it may have been laid by now."""
    held = () if scene.seat is None else scene.seen.hands[scene.seat]
    return next((card for card in map(card_of, scene.ticked) if card in held), "")


def player(scene: Scene, seat: int, last: Round | None) -> Html:
    """All about one seat; `last` is the finished round that still lies on the table, with nothing of the next one."""
    seen: State = scene.seen
    won = last and seat in last.verdict.winners
    deals = seat == (last or seen).dealer
    dealer = badge(seat, "dealer", scene.words("page.dealer"), scene.words("about.dealer")) if deals else None
    panel = Panel(
        score=_counter(scene, seat, last),
        cards=None if seat == scene.seat else _backs(scene, seat, bool(last)),
        badges=[to_guide(scene.words) if seat == scene.seat and not seen.victors else None, dealer],
        inside=[_still(scene, seat, last), _row(scene, seat, last)],
        won=won,
        look=".lesser" if last and not won else "",
    )
    return seat_panel(scene, seat, panel)


def _counter(scene: Scene, seat: int, last: Round | None) -> Html:
    """The counter of the player's colour, which turns when a round was won; or the points."""
    seen: State = scene.seen
    at = reveal.counts(seen, last) if last else 0
    if seen.goal == "points":
        return span(f".counter.seat{seat}", **stage(at))[scene.words("page.points", n=seen.points[seat])]
    left = max(0, SETUP - seen.wins[seat])
    won = last and seat in last.verdict.winners
    was = span(".was", aria_hidden="true", **stage(at))[left + 1] if at and won else None
    disc = span(".disc", aria_hidden=None if left else "true")[left or "✓", was]
    now, then = (_beside(scene, n) for n in (left, left + 1 if was else left))
    before, after = (_to_go(said, old, at) for said, old in zip(now, then, strict=True))
    return span(f".counter.seat{seat}", title=scene.words(f"counter.{left}"))[before, disc, after]


def _beside(scene: Scene, left: int) -> tuple[str, str]:
    """What is said before and after the number of wins to go."""
    before, _, after = scene.words(f"counter.{left}").rpartition(str(left))
    return before, after


def _to_go(said: str, then: str, at: int) -> Html | None:
    """What stands beside the number, which says `then` before this stage; it does not come anew where both are one."""
    if said == then:
        return span(".to-go")[said] if said else None
    now = span(**stage(at))[said] if said else span(".room", aria_hidden="true")[then]
    return span(".to-go")[span(".was", aria_hidden="true", **stage(at))[then], now]


def _backs(scene: Scene, seat: int, none: bool) -> Html:
    """The backs of the cards held; none beside a finished row."""
    n = 0 if none else len(scene.seen.hands[seat])
    return backs(seat, n, picture("back"), scene.words("page.holds", n=n))


def _still(scene: Scene, seat: int, last: Round | None) -> Html:
    """The cards still to come, small: of a rival those in hand and pile, of the viewing seat those in its pile.

    Each has its place, which stays empty when it has come; what a rival lays is seen there until it turns.
    """
    seen: State = scene.seen
    mine = seat == scene.seat
    gone = (*seen.rows[seat], *(seen.hands[seat] if mine else ()), seen.chosen[seat])
    left = [] if last else [card for card in CARDS if card not in gone]
    said = scene.words("page.pile" if mine else "page.unseen", cards=" ".join(left)) if left else None
    turning = () if mine else reveal.turning(seen, seen.rows[seat])
    places = [
        picture(f"tag-{card}", ".goes" if card in turning else "", TAG)
        if card in (*left, *turning)
        else svg(viewBox=TAG)[()]
        for card in CARDS
    ]
    drawn = span(".small-cards", aria_hidden="true")[places if left else None]
    return p(".still")[
        span(".unseen")[said], span(aria_hidden="true")[scene.words("page.still") if left else None], drawn
    ]


def _row(scene: Scene, seat: int, last: Round | None) -> Html:
    """The five places of a row, each with the garland that joins it to the one before."""
    row = last.rows[seat] if last else scene.seen.rows[seat]
    places = [
        li(aria_hidden=None if i <= len(row) else "true")[
            _place(scene, seat, row, i, last), _garland(scene, seat, row, i, last)
        ]
        for i in range(ROW)
    ]
    dims = f"--dims: {reveal.decides(scene.seen, last)}" if last and seat not in last.verdict.winners else None
    return ol(".cards", aria_label=scene.words("page.row", seat=seat, n=len(row)), style=dims)[places]


def _garland(scene: Scene, seat: int, row: Row, i: int, last: Round | None) -> Html | None:
    """The garland between a place and the one before; it stands out where it makes up the hand or decides."""
    if not 0 < i < len(row):
        return None
    ring = garlands(row)
    made = len(row) == ROW and i - 1 in reveal.lit(ring)
    decides = last is not None and last.verdict.deciding[seat] == i - 1
    name = span(".name")[scene.words(f"garland.{ring[i - 1]}")]
    closes = i == len(row) - 1
    look = css(".garland", made=made, decides=decides, closes=closes)
    told = reveal.decides(scene.seen, last) if decides and last else 0
    shown = stage(reveal.rings(scene.seen, row, i) or told, **({"then": told} if told else {}))
    return span(look, id=f"g{seat}-{i}", **shown)[picture(f"ring-{ring[i - 1]}", box=RING), name, " "]


def _place(scene: Scene, seat: int, row: Row, i: int, last: Round | None) -> Html:
    """A card, the one that waits to be revealed, the one that is selected, or nothing yet."""
    if i < len(row):
        label = scene.words("page.card", card=row[i])
        at = reveal.turns(scene.seen, row, i)
        was = span(".was", **stage(at))[picture("back")] if at else None
        frame = span(css(".card", turns=at), id=laid_id(seat, row[i], last), role="img", aria_label=label)
        return frame(**stage(at))[picture(row[i]), was]
    if i == len(row) and not last:
        if waiting := scene.seen.chosen[seat]:
            label = scene.words("page.waiting") if waiting == HIDDEN else scene.words("page.laid", card=waiting)
            return span(".card.waiting", id=f"w{seat}", role="img", aria_label=label)[picture("back")]
        if seat == scene.seat and (card := chosen(scene)):
            return play_here(".card.ghost")[picture(card), _maybe(row, card)]
    return span(".place", aria_hidden="true")[()]


def _maybe(row: Row, card: str) -> Html | None:
    """The garland that the selected card would make."""
    return span(".garland")[picture(f"ring-{garland(row[-1], card)}", box=RING)] if row else None
