"""Cards as slips of paper with a sentence: buttons that are always in reach and say why they cannot be used now."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.effects import Decide, Face, Place
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.ids import card_id, move_at
from game.games.read_aloud.page.wording import due, minus
from game.games.read_aloud.rules.answers import wanted
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.legal import refusal
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import at, face_at, key_of
from game.ui.hand import card_button, card_group, tab_stop
from game.ui.html import Html, Node, Tag, css, div, span
from game.ui.view import Scene
from game.words import LANGUAGES, Words

USUAL = {Place.FIELD: Face.OPEN, Place.PILE: Face.DOWN, Place.DISCARDS: Face.OPEN, Place.HANDS: Face.HIDDEN}
"""How cards lie where nothing need be said of it."""

_LONG_NUMBER = re.compile(r"(−?[0-9]{2,}|−[0-9])")
LONG = 60
"""Signs from which on a sentence that runs downwards needs the whole width."""


def paper(words: Words, card: Card, worth: int | None = None) -> Html:
    """A card as it lies in the rules and in the workshop: its sentence and its value."""
    shown = card.value if worth is None else worth
    return div(".slip")[_value(shown), span(".text")[card_text(card, words.lang)]]


def text_at(scene: Scene, spot: Spot) -> str:
    """The sentence on the card there; empty where it is not seen."""
    key = at(scene.seen, spot).key
    return card_text(scene.seen.terms.cards[key], scene.words.lang) if key else ""


def where(scene: Scene, spot: Spot) -> str:
    """The place in words: the second card of the field."""
    if spot == Spot(Place.PILE, 0):
        return scene.words("place.top")
    key = "own" if spot.place is Place.HANDS and spot.seat == scene.seat else spot.place.value
    return scene.words(f"place.{key}", i=spot.n + 1, seat=spot.seat or 0)


def reason(scene: Scene, spot: Spot) -> str:
    """Why the card there cannot be read or chosen by the seat at the page; empty where it can, and when nobody asks."""
    move = move_at(scene, spot)
    if not scene.moves or move in scene.moves:
        return ""
    if scene.seen.asked is not None:
        return scene.words.say(wanted(scene.seen.asked))
    why = refusal(scene.seen, spot)
    return scene.words.say(why) if why else ""


def rack(scene: Scene, places: Sequence[Spot], name: str, label: str) -> Html:
    """The cards of a place as one group for the arrow keys, with one tab stop."""
    able = [spot for spot in places if move_at(scene, spot) in scene.moves]
    stop = tab_stop(scene, [card_id(at(scene.seen, spot)) for spot in (*able, *places)])
    slips = [_slip(scene, spot, stop)[_inside(scene, spot)] for spot in places]
    return card_group(name, label, css(f".slips.of{len(places)}", upright=upright(scene)))[slips]


def upright(scene: Scene) -> bool:
    """Whether the sentences on cards run downwards: Japanese ones, where the device likes that."""
    return LANGUAGES[scene.words.lang].upright and scene.settings.get("writing") == "upright"


def downwards(text: str) -> list[Node]:
    """A sentence that runs downwards: a number of several signs stands upright in the space of one."""
    return [span(".tcy")[part] if n % 2 else part for n, part in enumerate(_LONG_NUMBER.split(text))]


def can_use(scene: Scene, places: Sequence[Spot]) -> bool:
    """Whether any card there may be read or chosen now."""
    return any(move_at(scene, spot) in scene.moves for spot in places)


def usable(scene: Scene, spot: Spot) -> bool:
    """Whether the card there is worth a button: its face is seen, or it may be chosen unseen."""
    return at(scene.seen, spot).key is not None or move_at(scene, spot) in scene.moves


def in_force(seen: State, spot: Spot) -> bool:
    """Whether the card there is the discard that has set the present condition, and so lies tilted (5-2c, E26)."""
    if spot.place is not Place.DISCARDS or seen.condition is None:
        return False
    setting = Decide(seen.condition)
    cards = (seen.terms.cards[key_of(piece)] for piece in seen.discards[spot.n :])
    return setting in plain_clauses(next(cards)) and not any(setting in plain_clauses(later) for later in cards)


def _slip(scene: Scene, spot: Spot, stop: str) -> Tag:
    """The button of a card, without what stands on it."""
    piece = at(scene.seen, spot)
    able = move_at(scene, spot) in scene.moves
    look = css(
        ".slip",
        down=piece.key is None,
        able=able,
        chosen=spot in _chosen(scene.seen),
        long=len(text_at(scene, spot)) > LONG,
        tilted=in_force(scene.seen, spot),
    )
    why = reason(scene, spot) or None
    return card_button(scene, card_id(piece), None, stop, css=look, able=able)(title=why, aria_description=why)


def _inside(scene: Scene, spot: Spot) -> list[Html | None]:
    """What stands on a card: its value, its sentence, how it lies, and in small print why it cannot be used."""
    piece, words = at(scene.seen, spot), scene.words
    here = span(".unseen")[words("page.at", where=where(scene, spot))]
    if piece.key is None:
        return [here, span(".text")[words("page.unseen")], _tags(scene, spot)]
    why = reason(scene, spot) if scene.seen.asked is None else ""
    told = span(".why", aria_hidden="true")[why] if why else None
    worth, text = value(scene.seen, piece), text_at(scene, spot)
    face = span(".text")[downwards(text) if upright(scene) else text]
    stop = span(".unseen")[words("page.stop"), " "]
    return [here, _value(worth, words), stop, face, _tags(scene, spot), told]


def _value(worth: int, words: Words | None = None) -> Html:
    spoken = span(".unseen")[words("page.value")] if words else None
    return span(css(".value", below=worth < 0))[spoken, minus(worth)]


def _tags(scene: Scene, spot: Spot) -> Html | None:
    """How the card lies where not as its place does, what it has set, and how many lie under it where that is seen."""
    piece, face = at(scene.seen, spot), face_at(scene.seen, spot)
    lies = span(".tag")[picture(face.value, ".eye"), scene.words(f"face.{face.value}")]
    tags = [lies] if piece.face is not None and face is not USUAL[spot.place] else []
    if spot.place is Place.PILE and spot.n:
        tags.append(span(".tag")[scene.words("page.depth", i=spot.n + 1)])
    if in_force(scene.seen, spot):
        tags.append(span(".tag")[scene.words("page.in-force")])
    if piece.under:
        changes = tuple(change.value for change in piece.changes)
        tags.append(span(".tag")[scene.words("page.under", n=len(piece.under), changes=changes)])
    return span(".tags")[tags] if tags else None


def _chosen(seen: State) -> tuple[Spot | int, ...]:
    """The cards already chosen for the clause that is being carried out."""
    now = due(seen)
    return now.chosen if now else ()


def told(scene: Scene, spot: Spot) -> str:
    """A card in words: where it lies, what it says and is worth, and what cannot be done with it."""
    piece: Piece = at(scene.seen, spot)
    if piece.key is None:
        said = scene.words("page.told-unseen", where=where(scene, spot))
    else:
        worth = value(scene.seen, piece)
        said = scene.words("page.told", where=where(scene, spot), text=text_at(scene, spot), value=minus(worth))
    return scene.words("page.space").join(filter(None, [said[:1].upper() + said[1:], reason(scene, spot)]))
