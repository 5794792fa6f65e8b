"""The table of Garlandland: everyone's row with its garlands, the cards held, the result of a round, the list of hands.

A card keeps its id (`c0` to `c27`, by seat and numeral) wherever its face is seen; a back has an id by its place.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from game.core.cards import HIDDEN
from game.games.garlandland.drawing import picture, symbols
from game.games.garlandland.hands import CARDS, DECK, POINTS, ROW, Row, garlands, hand, makes_up, shape
from game.games.garlandland.result import SETUP, Round
from game.games.garlandland.rules import State
from game.ui.html import Html, button, div, h2, h3, li, ol, p, render, section, span, table, tbody, td, th, thead, tr
from game.ui.model import Board, Scene

__all__ = ("board", "chosen", "cover", "finished", "first_card", "meaning", "moved", "symbols", "tick")

EXAMPLES = {
    "single shape": "BL BL RL RL",
    "all black": "BW BW BF BF",
    "all red": "RF RF RW RL",
    "triplet": "BW BW RW BF",
    "two pair": "BF BF S S",
    "pair": "RF BF BW S",
    "all shapes": "BL S BF RW",
}
"""The manual's example for each hand; a test lays them with real cards."""


def card_id(seat: int, card: str) -> str:
    """The id of a card whose face is seen."""
    return f"c{seat * len(CARDS) + CARDS.index(card)}"


def card_of(name: str) -> str:
    """The card of an id; empty when it is none."""
    number = name[1:]
    return CARDS[int(number) % len(CARDS)] if name[:1] == "c" and number.isdecimal() else ""


def tick(ticked: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One card at most is selected; selecting it again lets it go."""
    return () if card in ticked else (card,)


def chosen(scene: Scene) -> str:
    """The move that the selected card makes; empty when none is selected."""
    return next(map(card_of, scene.ticked), "")


def first_card(scene: Scene) -> str:
    """The id of the first card held, where the focus goes when it is lost."""
    held = scene.seen.hands[scene.seat]
    return card_id(scene.seat, held[0]) if held and scene.seat is not None else "main"


def cover() -> Html:
    """The picture on the menu: the manual's hand of three black and red flowers in a row."""
    row: Row = ("VI", "I", "V", "II")
    rings = [span(".garland", style=f"--at: {i + 1}")[picture(f"ring-{kind}", box="0 0 100 140")] for i, kind in enumerate(garlands(row))]
    return render([[span(".card")[picture(card)] for card in row], rings])


def finished(seen: State) -> int:
    """How many rounds are finished."""
    return seen.last.number if seen.last else 0


def meaning(scene: Scene, move: str) -> str:
    """What a move would do, for the completion of the line."""
    row: Row = scene.seen.rows[scene.seat]
    words = scene.words
    return words("page.would", garland=garlands((row[-1], move))[0]) if row else words("page.first")


def moved(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The cards that move between two seen states, as (id before, id after)."""
    rows = after.last.rows if after.last and not any(after.rows) else after.rows
    pairs = []
    for each, row in enumerate(rows):
        if row != before.rows[each] and row:
            new = card_id(each, row[-1])
            pairs.append((_waiting_id(before, each, seat) or new, new))
        elif after.chosen[each] and not before.chosen[each]:
            pairs.append((card_id(each, after.chosen[each]) if each == seat else f"b{each}-1", f"w{each}"))
    return tuple(pairs)


def board(scene: Scene) -> Board:
    """The whole table as this seat sees it."""
    seen: State = scene.seen
    last = seen.last if _reading(scene) else None
    seats = [_seat(scene, seat, last) for seat in range(len(seen.rows))]
    mine = Html() if scene.seat is None else seats[scene.seat]
    rivals = Html("".join(html for seat, html in enumerate(seats) if seat != scene.seat))
    middle = _result(scene, last) if last else _preview(scene)
    return Board(rivals, middle, mine, _hand(scene), _guide(scene), _status(scene))


def _reading(scene: Scene) -> bool:
    """Whether the last round still lies on the table: until it is put away, or the first cards of the next are seen."""
    seen: State = scene.seen
    over = bool(seen.victors)
    return bool(seen.last) and (over or (not any(seen.rows) and finished(seen) > scene.put_away))


def _waiting_id(seen: State, seat: int, eyes: int | None) -> str:
    """Where the card that a seat now plays was before: waiting, in its hand, or (our own) by its face."""
    if seen.chosen[seat]:
        return f"w{seat}"
    return "" if seat == eyes else f"b{seat}-1"


def _status(scene: Scene) -> str:
    seen: State = scene.seen
    if seen.victors:
        key = f"log.{seen.goal}-{'shared' if len(seen.victors) > 1 else 'victory'}"
        return scene.words(key, winners=seen.victors)
    if scene.moves:
        return scene.words("page.choose" if seen.rows[0] else "page.choose-first")
    return scene.words("page.wait")


def _seat(scene: Scene, seat: int, last: Round | None) -> Html:
    """A player: name, counter, cards held, row."""
    seen: State = scene.seen
    name = scene.words.seat(seat)
    row = last.rows[seat] if last else seen.rows[seat]
    winner = last is not None and seat in last.verdict.winners
    backs = [] if seat == scene.seat else [span(".back", id=f"b{seat}-{i}")[picture("back")] for i in range(len(seen.hands[seat]))]
    box = seat == (last or seen).dealer and span(".box", title=scene.words("page.dealer"))[scene.words("page.dealer")]
    return section(".seat" + (".mine" if seat == scene.seat else "") + (".winner" if winner else ""), data_seat=seat, aria_labelledby=f"n{seat}")[
        div(".who")[
            h2(id=f"n{seat}")[name],
            _counter(scene, seat),
            box,
            span(".backs", role="img", aria_label=scene.words("page.holds", n=len(backs)))[backs] if backs else None,
            _still(scene, seat),
        ],
        _row(scene, seat, row, last),
    ]


def _counter(scene: Scene, seat: int) -> Html:
    """The counter of the player's colour, or the points."""
    seen: State = scene.seen
    if seen.goal == "points":
        return span(f".counter.seat{seat}")[scene.words("page.points", n=seen.points[seat])]
    left = max(0, SETUP - seen.wins[seat])
    return span(f".counter.seat{seat}", role="img", aria_label=scene.words(f"counter.{left}"), title=scene.words(f"counter.{left}"))[left or "✓"]


def _still(scene: Scene, seat: int) -> Html | None:
    """The cards that have not been seen: public for rivals, for oneself what the pile holds."""
    seen: State = scene.seen
    gone = (*seen.rows[seat], *(seen.hands[seat] if seat == scene.seat else ()), *((seen.chosen[seat],) if seen.chosen[seat] else ()))
    left = [card for card in CARDS if card not in gone]
    key = "page.pile" if seat == scene.seat else "page.unseen"
    return span(".still")[scene.words(key, cards=" ".join(left))] if left else None


def _row(scene: Scene, seat: int, row: Row, last: Round | None) -> Html:
    """The five places of a row; between two cards lies their garland, closed to a ring."""
    ring = garlands(row)
    made = _made(row)
    decides = last.verdict.deciding[seat] if last else None
    places = []
    for i in range(ROW):
        here = _place(scene, seat, row, i, last)
        if 0 < i < len(row):
            kind = ring[i - 1]
            css = ".garland" + (".made" if i - 1 in made else "") + (".decides" if decides == i - 1 else "")
            here = [here, span(css, id=f"g{seat}-{i}")[picture(f"ring-{kind}", box="0 0 100 140"), span(".name")[scene.words(f"garland.{kind}")]]]
        places.append(li[here])
    return ol(".cards", aria_label=scene.words("page.row", seat=seat, n=len(row)))[places]


def _made(row: Row) -> range:
    return makes_up(garlands(row)) if len(row) == ROW else range(0)


def _place(scene: Scene, seat: int, row: Row, i: int, last: Round | None) -> Html:
    """One place of a row: a card, the one that waits to be revealed, the one that is selected, or nothing yet."""
    if i < len(row):
        return span(".card", id=card_id(seat, row[i]), role="img", aria_label=scene.words("page.card", card=row[i]))[picture(row[i])]
    waiting = scene.seen.chosen[seat]
    if i == len(row) and not last and waiting:
        face = "back" if waiting == HIDDEN else waiting
        return span(".card.waiting", id=f"w{seat}", role="img", aria_label=scene.words("page.waiting"))[picture(face)]
    if i == len(row) and not last and seat == scene.seat and (card := chosen(scene)):
        return span(".card.ghost", aria_hidden="true")[picture(card), _ghost_ring(row, card)]
    return span(".place", aria_hidden="true")[()]


def _ghost_ring(row: Row, card: str) -> Html | None:
    return span(".garland.maybe")[picture(f"ring-{garlands((row[-1], card))[0]}", box="0 0 100 140")] if row else None


def _hand(scene: Scene) -> Html:
    """The cards held, as buttons while they may be chosen."""
    seen: State = scene.seen
    if scene.seat is None:
        return Html()
    held = seen.hands[scene.seat]
    first = next((i for i, card in enumerate(held) if card_id(scene.seat, card) in scene.ticked), 0)
    items = [_held(scene, card, i, i == first, len(held)) for i, card in enumerate(held)]
    return div(".hand", id="hand", role="group", aria_label=scene.words("page.hand"), data_rove=True, data_keys="Enter=play Escape=clear")[items]


def _held(scene: Scene, card: str, i: int, stop: bool, n: int) -> Html:
    assert scene.seat is not None
    name = card_id(scene.seat, card)
    label = scene.words("page.held", card=card, symbols=DECK[card], i=i + 1, n=n)
    frame = button(".card", id=name, type="button", data_do="tick", aria_pressed=str(name in scene.ticked).lower(), aria_label=label)
    return frame(tabindex=0 if stop else -1, aria_disabled=None if scene.moves else "true")[picture(card)]


def _preview(scene: Scene) -> Html:
    """What the selected card would do, and the best hand that can still be reached."""
    seen: State = scene.seen
    if scene.seat is None or seen.victors:
        return Html()
    row, held = seen.rows[scene.seat], seen.hands[scene.seat]
    said = []
    if card := chosen(scene):
        said.append(scene.words("page.selected", card=card, what=("page.would", {"garland": garlands((row[-1], card))[0]}) if row else ("page.first", {})))
    if row or card:
        said.append(scene.words("page.reach", hand=next(iter(reachable(row, held, card)))))
    return p(".preview")[" ".join(said)]


def _result(scene: Scene, last: Round) -> Html:
    """Who has won the round, with which hand, and which garland decided it."""
    words = scene.words
    verdict = last.verdict
    lines = [
        li(".winner" if seat in verdict.winners else "")[words("page.made", seat=seat, hand=name, points=POINTS[name])]
        if scene.seen.goal == "points"
        else li(".winner" if seat in verdict.winners else "")[words("page.hand-of", seat=seat, hand=name)]
        for seat, name in enumerate(last.hands)
    ]
    more = None if scene.seen.victors else button(type="button", id="put-away", data_do="put-away")[words("page.next")]
    return section(".result", aria_labelledby="result")[
        h3(id="result")[words("page.result", n=last.number, winners=verdict.winners)], ol(".hands")[lines], p[explain(scene, last)], more
    ]


def explain(scene: Scene, last: Round) -> str:
    """Why the round was won, in one sentence."""
    verdict = last.verdict
    if verdict.criterion == "tie":
        return scene.words("why.tie", winners=verdict.winners)
    best = verdict.winners[0]
    rest = [seat for seat in range(len(last.rows)) if seat != best]
    if verdict.criterion == "hand":
        second = max((last.hands[seat] for seat in rest), key=lambda name: -list(POINTS).index(name))
        return scene.words("why.hand", hand=last.hands[best], other=second)
    other = next(seat for seat in rest if verdict.deciding[seat] is not None)
    at, against = verdict.deciding[best], verdict.deciding[other]
    assert at is not None and against is not None
    facts = {"garland": garlands(last.rows[best])[at], "other": garlands(last.rows[other])[against], "n": at + 1, "m": against + 1}
    return scene.words(f"why.{verdict.criterion}", hand=last.hands[best], others=last.hands[other], **facts)


@cache
def reachable(row: Row, held: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The hands that this row can still become, strongest first, when `card` (or any card held) is played next."""
    left = [each for each in CARDS if each not in row]
    need = ROW - len(row)
    made = {
        hand(garlands((*row, *more))): True
        for more in permutations(left, need)
        if not more or (more[0] == card if card else more[0] in held or not held)
    }
    return tuple(name for name in POINTS if name in made)


def _guide(scene: Scene) -> Html:
    """The list of hands, strongest first; those that one's row cannot become any more are dimmed."""
    words = scene.words
    open_ = _open_hands(scene)
    rows = [
        tr("" if name in open_ else ".gone", data_hand=name)[
            th(scope="row")[words(f"hand.{name}"), span(".what")[words(f"what.{name}")]],
            td[[picture(f"mark-{kind}", ".mark", "0 0 16 16") for kind in EXAMPLES.get(name, "").split()]],
            td(".number")[POINTS[name]] if scene.seen.goal == "points" else None,
        ]
        for name in POINTS
    ]
    head = thead[tr[th(scope="col")[words("page.hand-name")], th(scope="col")[words("page.example")], th(scope="col")[words("page.worth")] if scene.seen.goal == "points" else None]]
    order = ol(".order")[[li[picture(f"mark-{kind}", ".mark", "0 0 16 16"), words(f"shape.{shape(kind)}")] for kind in ("BL", "BF", "BW", "S")]]
    return render([table(".list")[head, tbody[rows]], h3[words("page.type-break")], p[words("page.type-break-text")], order])


def _open_hands(scene: Scene) -> tuple[str, ...]:
    """The hands that can still be reached; all of them when there is no row of one's own to look at."""
    seen: State = scene.seen
    if scene.seat is None or seen.victors or _reading(scene):
        return tuple(POINTS)
    row, waiting = seen.rows[scene.seat], seen.chosen[scene.seat]
    return reachable(row, seen.hands[scene.seat], waiting or chosen(scene))

