"""The middle of the table: condition and limits, the card that was read, the field, the pile and the discards."""

from __future__ import annotations

from zlib import crc32

from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.language.vain import in_vain
from game.games.read_aloud.page.account import account
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.ids import below, card_id, of_pile
from game.games.read_aloud.page.result import result
from game.games.read_aloud.page.seats import in_hand
from game.games.read_aloud.page.slips import can_use, in_force, is_own, paper, rack, upright, usable
from game.games.read_aloud.page.standings import all_lost, standings
from game.games.read_aloud.page.story import SHORT
from game.games.read_aloud.page.typeset import short
from game.games.read_aloud.page.ways import ROW, Group, to_rest, way
from game.games.read_aloud.page.wording import banned, condition_said, doing, near_standstill, remark
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, Node, a, button, css, div, p, render, section, span
from game.ui.view import Scene
from game.ui.view.parts import fold_button
from game.words import LANGUAGES, Words

WIDE_ROW = 5
"""The most cards of the row that are in sight at once in a wider window than that of a phone."""
DISCARDS = "discards"
"""The name of the fold with the discards, and of their group."""


def middle(scene: Scene) -> Html:
    """All that lies open between the players; at the end the result in place of condition and limits."""
    now = [result(scene) if scene.seen.over else _terms(scene), account(scene)]
    groups = _groups(scene)
    return render([*now, _heaps(scene), _lay(scene, groups), _beside(scene, groups), _looked_through(scene)])


def _lay(scene: Scene, groups: list[Group]) -> Html:
    """The field and all that lies beside it; out of reach while the discards lie over it."""
    frame = div(css(".lay", far=_in_row(scene, groups) > WIDE_ROW), inert=_is_open(scene) and not _wanted(scene))
    return frame[_field(scene), _others(scene, groups)]


def _in_row(scene: Scene, groups: list[Group]) -> int:
    """The number of cards in the row."""
    return len(scene.seen.field) + sum(len(places) for _, _, _, places in groups)


def _terms(scene: Scene) -> Html:
    """Who wins at the end, how far everybody is now, and what ends the game; then what is not as usual."""
    seen, words = scene.seen, scene.words
    return section(css(".terms", open=seen.condition is None), tabindex="0", aria_label=words("page.terms"))[
        _condition(words, seen),
        standings(words, seen),
        p(".soon")[" ", *(near_standstill(words, seen) or [_ends(words, seen)])],
        p(".limits")[_unusual(words, seen)],
        _own(scene),
    ]


def _ends(words: Words, seen: State) -> str:
    """What ends the game, with the cards that are left until then."""
    key = "page.ends" if seen.pile else "page.ends-field"
    return words(key, pile=len(seen.pile), field=len(seen.field))


def _condition(words: Words, seen: State) -> Html:
    """The present condition, and what it does not say; that nobody can win any more where all have lost."""
    lost = all_lost(seen)
    said = words("page.all-lost") if lost else condition_said(words, seen.condition)
    label = span(".label")[words("page.condition")] if seen.condition and not lost else None
    noted = [] if lost else [span(".by")[each] for each in remark(words, seen)]
    return p(".condition")[label, span(".wish", id=f"wish-{crc32(said.encode()):x}")[said], noted]


def _unusual(words: Words, seen: State) -> list[Node]:
    """The limits that a card has changed, the order of turns, and what is forbidden."""
    limits = [
        span(".box")[words(f"page.limit-{key}", n=n)]
        for key, n in zip(("field", "hands"), seen.limits, strict=True)
        if n != seen.terms.limit
    ]
    order = [span(".box.ban")[words("page.reversed")]] if seen.onward < 0 else []
    return [*limits, *order, *(span(".box.ban")[banned(words, act)] for act in seen.bans)]


def _own(scene: Scene) -> Node:
    """In a trial of one own card, which card that is, and the way back to the workshop; else nothing."""
    own = [card for key, card in scene.seen.terms.cards.items() if is_own(key)]
    if len(own) != 1:
        return None
    name = short(own[0].text, scene.words.lang, SHORT[LANGUAGES[scene.words.lang].upright])
    way = a(href="#/read-aloud/workshop", id="to-workshop")[scene.words("shop.to")]
    idle = scene.words("shop.vain-card") if in_vain(own[0].text) else None
    return p(".own-card")[span[scene.words("shop.table", card=name)], idle and span[idle], way]


def _field(scene: Scene) -> Html:
    seen: State = scene.seen
    places = [Spot(Place.FIELD, n) for n in range(len(seen.field))]
    lies = span(".box")[scene.words(f"face.{seen.faces[0].value}")] if seen.faces[0] is not Face.OPEN else None
    head = p(".zone")[scene.words("page.field"), lies]
    return div(".field")[head, rack(scene, places, "field", scene.words("page.field-of", n=len(places)))]


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
    drawn = [div(".group")[p(".zone")[head], rack(scene, places, name, label)] for name, head, label, places in groups]
    return div(".others")[drawn] if drawn else None


def _beside(scene: Scene, groups: list[Group]) -> Html | None:
    """The ways to what lies out of sight, in the field and beside it; None where a phone has room for all of it."""
    n = _in_row(scene, groups)
    if n <= ROW or scene.seen.over:
        return None
    more = to_rest(scene, "field", [Spot(Place.FIELD, i) for i in range(len(scene.seen.field))])
    return div(css(".over.beside", far=n > WIDE_ROW))[more, [way(scene, group) for group in groups]]


def _heaps(scene: Scene) -> Html:
    return div(".heaps")[_pile(scene), _discards(scene)]


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
    toggle = fold_button(DISCARDS, _is_open(scene), ".quiet")(id="look")[words("page.look")]
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
