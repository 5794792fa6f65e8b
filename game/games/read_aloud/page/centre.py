"""The middle of the table: what holds at present, what has been read, the field, the pile and the discards."""

from __future__ import annotations

from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.page.account import account
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.ids import card_id, of_pile
from game.games.read_aloud.page.result import result
from game.games.read_aloud.page.slips import can_use, in_force, rack, text_at, usable
from game.games.read_aloud.page.wording import amount, banned, condition_said, own_measure, remark
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, Node, button, css, div, p, render, section, span
from game.ui.view import Scene

DISCARDS = "discards"
"""The name of the fold with the discards."""


def middle(scene: Scene) -> Html:
    """All that lies open between the players."""
    over = scene.seen.over
    return render([result(scene) if over else None, _terms(scene), account(scene), _field(scene), _heaps(scene)])


def _terms(scene: Scene) -> Html:
    """The present condition with who read it, the limits, what is forbidden, and who has lost."""
    seen, words = scene.seen, scene.words
    by = None if seen.condition and seen.by is None else span(".by")[_whose(scene)]
    n = own_measure(seen, scene.seat)
    mine = None if n is None or seen.over else words("page.mine-now", what=amount(words, seen.condition, n))
    noted = [span(".by")[each] for each in (mine, *remark(words, seen.condition)) if each]
    said = span(".wish", id="condition")[condition_said(words, seen.condition)]
    limits = [
        span(".box")[words(f"page.limit-{key}", n=n)] for key, n in zip(("field", "hands"), seen.limits, strict=True)
    ]
    bans = [span(".box.ban")[banned(words, act)] for act in seen.bans]
    lost = [span(".box.ban")[words("page.has-lost", seat=seat)] for seat in seen.losers]
    return section(css(".terms", open=seen.condition is None), aria_label=words("page.terms"))[
        p(".condition")[span(".label")[words("page.condition")], said, by, noted],
        p(".limits")[limits, bans, lost],
    ]


def _whose(scene: Scene) -> str:
    """Who read the condition; without one, what that means."""
    seen: State = scene.seen
    return scene.words("page.read-by", seat=seen.by) if seen.condition else scene.words("page.no-condition-means")


def _field(scene: Scene) -> Html:
    seen: State = scene.seen
    places = [Spot(Place.FIELD, n) for n in range(len(seen.field))]
    lies = span(".box")[_lies(scene)] if seen.faces[0] is not Face.OPEN else None
    head = p(".zone")[scene.words("page.field"), lies]
    return div(".field")[head, rack(scene, places, "field", scene.words("page.field-of", n=len(places)))]


def _lies(scene: Scene) -> str:
    """How the field lies."""
    return scene.words(f"face.{scene.seen.faces[0].value}")


def _heaps(scene: Scene) -> Html:
    return div(".heaps")[_pile(scene), _discards(scene)]


def _pile(scene: Scene) -> Html:
    """How many cards the pile has, with those that lie face up, and its top where that may be chosen."""
    seen: State = scene.seen
    n = len(seen.pile)
    places = [spot for spot in of_pile(seen) if usable(scene, spot)]
    shown = rack(scene, places, "pile", scene.words("page.pile-of", n=len(places))) if places else None
    top = card_id(seen.pile[0]) if n and Spot(Place.PILE, 0) not in places else None
    back = span(".back", id=top, aria_hidden="true")[picture("back")] if n else None
    return div(".heap.pile")[p(".zone")[back, scene.words("page.pile", n=n)], shown]


def _discards(scene: Scene) -> Html:
    """The last discard, and all of them where one looks through them or has to choose."""
    seen, words = scene.seen, scene.words
    n = len(seen.discards)
    places = [Spot(Place.DISCARDS, i) for i in reversed(range(n))]
    asked = can_use(scene, places)
    open_ = bool(n) and (DISCARDS in scene.folds or asked)
    look = button(".quiet", type="button", id="look", data_do=f"fold {DISCARDS}", aria_expanded=str(open_).lower())
    toggle = look[words("page.close" if open_ else "page.look")] if n and not asked else None
    inside: Node = (
        rack(scene, places, "discards", words("page.discards-of", n=n)) if open_ else _last(scene, places[:1])
    )
    return div(css(".heap.discards", open=open_))[p(".zone")[words("page.discards", n=n), toggle], inside]


def _last(scene: Scene, places: list[Spot]) -> Node:
    """The top of the discards, tilted where it has set the condition (5-2c)."""
    if not places:
        return None
    piece = at(scene.seen, places[0])
    return p(css(".last", tilted=in_force(scene.seen, places[0])), id=card_id(piece))[text_at(scene, places[0])]
