"""What decides: the winner's condition, who would win now, what ends the game, the limits and what is forbidden."""

from __future__ import annotations

from math import ceil
from operator import mul
from zlib import crc32

from game.games.read_aloud.cards.card import Card, endless, winless
from game.games.read_aloud.language.vain import in_vain
from game.games.read_aloud.page import reveal
from game.games.read_aloud.page.explained import can_be_explained, pressed
from game.games.read_aloud.page.naming import name_of
from game.games.read_aloud.page.since import changed
from game.games.read_aloud.page.slips import is_own
from game.games.read_aloud.page.standings import all_lost, standing_said, standings
from game.games.read_aloud.page.typeset import length
from game.games.read_aloud.page.unusual import unusual
from game.games.read_aloud.page.wording import condition_said, near_standstill, reader_now, remark
from game.games.read_aloud.rules.state import State
from game.ui.html import Html, Node, Tag, a, css, p, section, span
from game.ui.view import Scene
from game.ui.view.stages import stage
from game.words import Words

LINES, BOX, MOST = (21, 29, 31), 2, 4
"""The lines of a laptop: of the condition, of the players and of what ends the game.

What the edges of a box add to its words; the most lines that have room in letters of full size.
"""
WIDE, HEIGHTS, ROOM, MORE = (23, 31, 33), (22, 20, 16), 97, 12
"""The same lines in a window of 80rem, their heights; what has room there at a table of two, and more at others."""

PHONE, CROWDED, SMALL, PACKED = (21, 27), 4, (22, 30, 34), 5
"""The lines of a phone in a lesson or at a table of four: of the condition, and of all that follows; how many of them
have room. The same anywhere, where what ends the game has a line of its own in smaller letters."""


def terms(scene: Scene) -> Html:
    """Who wins at the end, how far everybody is now, and what ends the game; then what is not as usual."""
    seen, words = scene.seen, scene.words
    rules = unusual(words, seen)
    long = _lengths(scene, [said for said, _ in rules])
    fits = sum(map(mul, _lines(long, WIDE), HEIGHTS)) <= ROOM + MORE * (len(seen.hands) > 2)
    first, players, ends = _first_on_a_phone(scene), *long[1:]
    crowded = sum(_lines([first, players + ends], PHONE)) > CROWDED
    packed = sum(_lines([first, players, ends], SMALL)) > PACKED
    room = {"full": sum(_lines(long, LINES)) > MOST, "crowded": crowded, "packed": packed, "fits": fits}
    at = _written(scene)
    frame = section(css(".terms", open=seen.condition is None, **room), tabindex="0")
    return frame(aria_label=words("page.terms"))[
        _condition(scene, at),
        standings(words, seen, scene.seat, at),
        p(css(".soon", near=not seen.pile or near_standstill(words, seen)))[" ", *_ends(words, seen)],
        p(".limits")[_count(scene), [span(css(".box", ban=ban))[said] for said, ban in rules]],
        _own(scene),
    ]


def _count(scene: Scene) -> Node:
    """The number of the pile once more, for a phone, where a card that is selected or read lies over it.

    It stands there instead of what ends the game, where that has no room.
    """
    n = len(scene.seen.pile)
    return span(".box.count", aria_hidden="true")[scene.words("page.pile", n=n)] if n else None


def _lengths(scene: Scene, rules: list[str]) -> list[float]:
    """How long the condition, the players and what ends the game are in letters of full size, with their boxes."""
    words, seen = scene.words, scene.seen
    condition = [_said(words, seen), *_labels(scene), *remark(words, seen)]
    ends = [*_ends(words, seen), *rules]
    boxes = (0, len(seen.hands), len(ends))
    texts = zip((condition, [standing_said(words, seen)], ends), boxes, strict=True)
    return [sum(map(length, said)) + BOX * n for said, n in texts]


def _first_on_a_phone(scene: Scene) -> float:
    """How long the condition is there: of the labels with the last one, of what it omits with who it is now."""
    said = [*_labels(scene)[-1:], _said(scene.words, scene.seen), *reader_now(scene.words, scene.seen)]
    return sum(map(length, said))


def _lines(long: list[float], wide: tuple[int, ...]) -> list[int]:
    """How many lines, so wide, each of these takes."""
    return [ceil(each / line) for each, line in zip(long, wide, strict=True)]


def _ends(words: Words, seen: State) -> list[str]:
    """What ends the game, with the cards or turns that are left until then; that no card of one's own ever does."""
    if endless(_alone(seen)):
        return [words("trial.endless")]
    key = "page.ends" if seen.pile else "page.ends-field"
    return near_standstill(words, seen) or [words(key, pile=len(seen.pile), field=len(seen.field))]


def _written(scene: Scene) -> int:
    """The stage at which a new condition is written: with the clause that sets it; 0 where the player is asked."""
    asked = (scene.moves and scene.seen.asked) or scene.seen.over
    return 0 if asked else reveal.decided(scene.seen)


def _condition(scene: Scene, at: int) -> Html:
    """The present condition, to be pressed, and what it does not say; that nobody can win where all have lost."""
    words, seen = scene.words, scene.seen
    lost = all_lost(seen)
    said = words("page.all-lost") if lost else _said(words, seen)
    label = [] if lost else [[_label(scene, n, at)[each], " "] for n, each in enumerate(_labels(scene))]
    remarks = [] if lost else remark(words, seen)
    noted = span(css(".by", reader=reader_now(words, seen)))[words.sentences(remarks)] if remarks else None
    to_come = span(".was", aria_hidden="true", **stage(at))["…"] if at else None
    wish = span(".wish", id=f"wish-{crc32(said.encode()):x}", **stage(at))[said]
    parts = [*label, to_come, wish, " ", noted]
    return p(".condition")[pressed(scene, parts) if can_be_explained(words, seen) else parts]


def _label(scene: Scene, n: int, at: int) -> Tag:
    """The frame of a label; who set the condition is told at the stage of it, by an element of its own each time."""
    staged = {**stage(at), "id": f"set-{scene.seen.readings}"} if n and at else {}
    return span(css(".label", new=n), **staged)


def _labels(scene: Scene) -> list[str]:
    """What stands before the condition; then who of the others set or removed it since the player's own last turn."""
    new = changed(scene)
    first = scene.words("page.condition") if scene.seen.condition else ""
    return [first, scene.words(f"page.{new[1].kind}-by", seat=new[0])] if new else [first] if first else []


def _said(words: Words, seen: State) -> str:
    """The condition, that there is none, or that none of the player's own cards sets one."""
    if seen.condition is None and winless(_alone(seen)):
        return words("trial.winless")
    return condition_said(words, seen.condition)


def _alone(seen: State) -> tuple[Card, ...]:
    """All cards of the game where a player wrote them all; else none."""
    cards = seen.terms.cards
    return tuple(cards.values()) if all(map(is_own, cards)) else ()


def _own(scene: Scene) -> Node:
    """In a trial of one own card, which card that is, and the way back to the workshop; else nothing."""
    own = [card for key, card in scene.seen.terms.cards.items() if is_own(key)]
    if len(own) != 1:
        return None
    name = name_of(scene.words, scene.seen.terms, own[0].key)
    way = a(href="#/read-aloud/workshop", id="to-workshop")[scene.words("shop.to")]
    idle = scene.words("shop.vain-card") if in_vain(own[0].text) else None
    return p(".own-card")[span[scene.words("shop.table", card=name)], idle and span[idle], way]
