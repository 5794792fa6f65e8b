"""The middle of the table: condition and limits, the card that was read, the field, the pile and the discards."""

from __future__ import annotations

from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.page.account import account
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.explained import explained
from game.games.read_aloud.page.hand import choices
from game.games.read_aloud.page.ids import below, card_id, of_pile
from game.games.read_aloud.page.result import result
from game.games.read_aloud.page.row import Row
from game.games.read_aloud.page.seats import in_hand
from game.games.read_aloud.page.slips import can_use, in_force, paper, rack, text_at, upright, usable
from game.games.read_aloud.page.terms import terms
from game.games.read_aloud.page.typeset import length
from game.games.read_aloud.page.ways import ROW, Group, back, to_rest, way
from game.games.read_aloud.page.wording import doing
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, Node, button, css, div, p, render, span
from game.ui.view import Scene
from game.ui.view.parts import fold_button

EDGES = 8
"""The letters for which the edges of a card have room."""
DISCARDS = "discards"
"""The name of the fold with the discards, and of their group."""


def middle(scene: Scene) -> Html:
    """All that lies open between the players; at the end the result in place of condition and limits."""
    now = [result(scene) if scene.seen.over else terms(scene), account(scene)]
    groups = _groups(scene)
    row = _row(scene, groups)
    return render(
        [
            *now,
            choices(scene),
            _heaps(scene, row),
            _lay(scene, groups, row),
            _beside(scene, groups, row),
            _looked_through(scene),
            explained(scene),
        ]
    )


def _lay(scene: Scene, groups: list[Group], row: Row) -> Html:
    """The field and all that lies beside it; out of reach while the discards lie over it."""
    frame = div(css(".lay", far=row.far, aside=row.aside, dense=row.dense), style=row.style, data_turn=scene.seen.turn)
    return frame(inert=_is_open(scene) and not _wanted(scene))[_field(scene), _others(scene, groups)]


def _row(scene: Scene, groups: list[Group]) -> Row:
    """How full the row is with the field and these groups."""
    seen: list[int] = []
    unseen: list[int] = []
    for *_, places in groups:
        (seen if any(at(scene.seen, spot).key for spot in places) else unseen).append(len(places))
    return Row(len(scene.seen.field), tuple(seen), tuple(unseen), scene.seen.terms.limit)


def _field(scene: Scene) -> Html:
    seen: State = scene.seen
    places = [Spot(Place.FIELD, n) for n in range(len(seen.field))]
    lies = span(".box")[scene.words(f"face.{seen.faces[0].value}")] if seen.faces[0] is not Face.OPEN else None
    head = p(".zone")[scene.words("page.field"), lies]
    return div(".field", style=_letters(scene, places))[
        head, rack(scene, places, "field", scene.words("page.field-of", n=len(places)))
    ]


def _groups(scene: Scene) -> list[Group]:
    """The cards of other hands and of the pile that are seen or may be chosen, each place by itself."""
    words = scene.words
    hands = [] if scene.seen.over else [seat for seat in scene.clockwise() if seat != scene.seat]
    groups = [
        (f"held-{seat}", words.seat(seat), words("page.hand-of", seat=seat), in_hand(scene, seat)) for seat in hands
    ]
    piled = [spot for spot in of_pile(scene.seen) if usable(scene, spot)]
    groups += [("pile", words("page.pile-short"), words("page.pile-of", n=len(piled)), piled)]
    return [group for group in groups if group[3]]


def _others(scene: Scene, groups: list[Group]) -> Html | None:
    """These cards, each group under its name."""
    drawn = [
        div(".group", style=_letters(scene, places))[p(".zone")[head], rack(scene, places, name, label)]
        for name, head, label, places in groups
    ]
    return div(".others")[drawn] if drawn else None


def _letters(scene: Scene, places: list[Spot]) -> str:
    """How long the sentences there are, for a row in which they share the room."""
    return f"--letters: {sum(EDGES + round(length(text_at(scene, spot))) for spot in places)}"


def _beside(scene: Scene, groups: list[Group], row: Row) -> Html | None:
    """The ways to what lies out of sight, in the field and beside it; None where a phone has room for all of it."""
    if row.cards <= ROW or scene.seen.over:
        return None
    field = [Spot(Place.FIELD, i) for i in range(len(scene.seen.field))]
    first = back(scene, "field", field or groups[0][3])
    on = [*to_rest(scene, "field", field), *(way(scene, group) for group in groups)]
    return div(css(".over.beside", far=row.far))[first, on]


def _heaps(scene: Scene, row: Row) -> Html:
    return div(css(".heaps", aside=row.aside), style=row.place)[_pile(scene), _discards(scene)]


def _pile(scene: Scene) -> Html:
    """How many cards the pile has, as a back with the number."""
    seen: State = scene.seen
    n = len(seen.pile)
    there = n and not usable(scene, Spot(Place.PILE, 0))
    back = (
        span(".back", id=card_id(seen.pile[0]) if there else None, aria_hidden="true")[picture("back")] if n else None
    )
    return div(css(".heap.pile", empty=not n))[
        p(".zone")[scene.words("page.pile", n=n)], back, _below(seen, Place.PILE)
    ]


def _below(seen: State, heap: Place) -> Html:
    """Where the cards right below the top of a heap come from, and go to."""
    return span(".below", aria_hidden="true")[[span(id=card_id(at(seen, spot)))[()] for spot in below(seen, heap)]]


def _discards(scene: Scene) -> Html:
    """The last discard, as a slip, and the way to look through all of them."""
    seen, words = scene.seen, scene.words
    n = len(seen.discards)
    toggle = fold_button(DISCARDS, _is_open(scene), ".quiet")[words("page.look")]
    last = None if not n or _is_open(scene) else _last(scene, Spot(Place.DISCARDS, n - 1))
    head = p(".zone")[words("page.discards", n=n), toggle if n and not _wanted(scene) else None]
    return div(css(".heap.discards", empty=not n))[head, last, _below(seen, Place.DISCARDS) if last else None]


def _wanted(scene: Scene) -> bool:
    """Whether one of the discards has to be chosen."""
    return can_use(scene, [Spot(Place.DISCARDS, n) for n in range(len(scene.seen.discards))])


def _is_open(scene: Scene) -> bool:
    """Whether all discards lie there: where one looks through them or has to choose."""
    return bool(scene.seen.discards) and (DISCARDS in scene.folds or _wanted(scene))


def _looked_through(scene: Scene) -> Node:
    """All discards, the last first, over the rest of the middle."""
    if not _is_open(scene):
        return None
    n, words = len(scene.seen.discards), scene.words
    places = [Spot(Place.DISCARDS, i) for i in reversed(range(n))]
    close = button(".quiet", type="button", id="close-discards", data_do=f"fold {DISCARDS}")[words("page.close")]
    what = span(".for")[doing(scene.seen, words.lang)]
    head = p(".zone")[words("page.discards", n=n), what if _wanted(scene) else close]
    return div(".over.looked-through")[head, rack(scene, places, DISCARDS, words("page.discards-of", n=n))]


def _last(scene: Scene, spot: Spot) -> Node:
    """The top of the discards, tilted where it has set the condition (5-2c)."""
    piece = at(scene.seen, spot)
    card = paper(scene.words, scene.seen.terms.cards[piece.key or ""], value(scene.seen, piece), down=upright(scene))
    return div(css(".last", tilted=in_force(scene.seen, spot)), id=card_id(piece))[card]
