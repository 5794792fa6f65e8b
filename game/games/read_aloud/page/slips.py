"""Cards as slips of paper with a sentence: buttons that are always in reach and say why they cannot be used now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.texts import capitalized
from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.cards.packs import CARDS, card_text
from game.games.read_aloud.language.effects import Decide, Face, Place
from game.games.read_aloud.page.deciding import counts
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.foretold import foretold
from game.games.read_aloud.page.ids import card_id, move_at
from game.games.read_aloud.page.picking import may_pick, to_pick
from game.games.read_aloud.page.touched import is_new, is_read
from game.games.read_aloud.page.typeset import classes, face
from game.games.read_aloud.page.wording import due, was
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.legal import refusal
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import at, face_at, key_of
from game.ui.html import Html, Tag, css, span
from game.ui.view import Scene
from game.ui.view.hand import card_button, card_group, tab_stop
from game.words import LANGUAGES, Words, number
from game.words.quotes import nested

USUAL = {Place.FIELD: Face.OPEN, Place.PILE: Face.DOWN, Place.DISCARDS: Face.OPEN, Place.HANDS: Face.HIDDEN}
"""How cards lie where nothing need be said of it."""


def paper(
    words: Words,
    card: Card,
    worth: int | None = None,
    lang: str = "",
    down: bool | None = None,
    tagged: bool = False,
) -> Html:
    """A card that cannot be pressed; unless given, its value, language and direction are those of card and words.

    With `tagged` its foot is left free.
    """
    lang = lang or words.lang
    shown = card.value if worth is None else worth
    down = LANGUAGES[lang].upright if down is None else down
    said = card_text(card, lang)
    return span(classes(said, card.text, lang, down, tagged), lang=lang)[
        _value(shown), face(said, card.text, lang, down)
    ]


def copied(scene: Scene, spot: Spot) -> Html:
    """The card there once more, as a slip that cannot be pressed."""
    piece, lang = at(scene.seen, spot), scene.words.lang
    card = scene.seen.terms.cards[piece.key or ""]
    look = _set(scene, piece) + (".counts" if counts(scene.seen, spot) else "")
    text = face(text_at(scene, spot), card.text, lang, upright(scene))
    return span(look, lang=lang)[_value(value(scene.seen, piece), was=was(scene.seen, piece)), text]


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


def rack(scene: Scene, places: Sequence[Spot], name: str, label: str) -> Html:
    """The cards of a place as one group for the arrow keys, with one tab stop."""
    able = [spot for spot in places if can_use(scene, [spot])]
    stop = tab_stop(scene, [card_id(at(scene.seen, spot)) for spot in (*able, *places)])
    slips = [_slip(scene, spot, stop)[_inside(scene, spot)] for spot in places]
    return card_group(name, label, css(f".slips.of{len(places)}", choosing=choosing(scene)))[slips]


def choosing(scene: Scene) -> bool:
    """Whether the seat at the page has to choose cards in the middle of a text."""
    return bool(scene.moves and scene.seen.asked and (scene.seen.asked.spots or to_pick(scene)))


def upright(scene: Scene) -> bool:
    """Whether the sentences on cards run downwards: Japanese ones, unless the device likes them across."""
    return LANGUAGES[scene.words.lang].upright and scene.settings.get("writing") != "across"


def is_own(key: str | None) -> bool:
    """Whether a player wrote this card; the printed ones have other keys."""
    return bool(key) and key not in CARDS and hasattr(key, "card")


def can_use(scene: Scene, places: Sequence[Spot]) -> bool:
    """Whether any card there may be read or chosen now."""
    return any(move_at(scene, spot) in scene.moves or may_pick(scene, spot) for spot in places)


def usable(scene: Scene, spot: Spot) -> bool:
    """Whether the card there is worth a button: its face is seen, or it may be chosen unseen, or has just been.

    What has been chosen stays until all cards of a clause are, so that the others keep their places.
    """
    may = move_at(scene, spot) in scene.moves or (scene.moves and spot in _chosen(scene.seen))
    return bool(at(scene.seen, spot).key is not None or may)


def in_force(seen: State, spot: Spot) -> bool:
    """Whether the card there is the discard that has set the present condition, and so lies tilted (5-2c, E26)."""
    if spot.place is not Place.DISCARDS or seen.condition is None:
        return False
    setting = Decide(seen.condition)
    cards = (seen.terms.cards[key_of(piece)] for piece in seen.discards[spot.n :])
    return setting in plain_clauses(next(cards)) and not any(setting in plain_clauses(later) for later in cards)


def _slip(scene: Scene, spot: Spot, stop: str) -> Tag:
    """The button of a card, without what stands on it: one press selects it, a second one reads or chooses it.

    One of any number is only selected, and between the player's turns and after the end a card is only looked at.
    """
    piece = at(scene.seen, spot)
    name, able = card_id(piece), can_use(scene, [spot])
    look = css(
        _set(scene, piece),
        down=piece.key is None,
        stacked=piece.under,
        able=able,
        chosen=spot in _chosen(scene.seen),
        picked=name in scene.ticked,
        counts=counts(scene.seen, spot),
        tilted=in_force(scene.seen, spot),
    )
    why = foretold(scene, spot) or None
    frame = card_button(scene, name, None, stop, css=look, able=able)(title=why, aria_description=why)
    if not (scene.moves or scene.tries or piece.key is None):
        return frame(aria_disabled=None)
    return frame(data_do="propose", data_keys="Enter=propose") if may_pick(scene, spot) else frame


def _set(scene: Scene, piece: Piece) -> str:
    """The classes of a slip by what stands on it, whatever tags come and go: its lines stay as they are."""
    if piece.key is None:
        return ".slip"
    card, lang = scene.seen.terms.cards[piece.key], scene.words.lang
    return classes(card_text(card, lang), card.text, lang, upright(scene))


def _inside(scene: Scene, spot: Spot) -> list[Html | None]:
    """What stands on a card: its value, its sentence, how it lies, and a word where it cannot be used; or its back."""
    piece, words = at(scene.seen, spot), scene.words
    here = span(".unseen")[words("page.at", where=_place(scene, spot))]
    if piece.key is None:
        return [here, picture("back"), span(".unseen")[words("page.unseen")], _tags(scene, spot)]
    card = scene.seen.terms.cards[piece.key]
    text = face(text_at(scene, spot), card.text, words.lang, upright(scene))
    stop = span(".unseen")[words("page.stop"), " "]
    worth = _value(value(scene.seen, piece), words, was(scene.seen, piece))
    return [here, worth, stop, text, _tags(scene, spot)]


def _value(worth: int, words: Words | None = None, was: int | None = None) -> Html:
    """A value; before it what it was, which is only seen where the tag that says so is not."""
    spoken = span(".unseen")[words("page.value")] if words else None
    means = words("page.value-means") if words else None
    frame = span(".printed", aria_hidden="true", data_now=number(worth))
    before = None if was is None else frame[number(was), "\N{RIGHTWARDS ARROW}"]
    return span(css(".value", below=worth < 0), title=means)[spoken, before, number(worth)]


def under(scene: Scene, piece: Piece) -> Html:
    """How many cards lie under one, or how they changed its value: in short for the eye, in whole words for the ear."""
    words, cards = scene.words, scene.seen.terms.cards
    changed = words("page.under", n=len(piece.under), changes=tuple(change.value for change in piece.changes))
    quote = LANGUAGES[words.lang].quote
    below = words("page.space").join(quote.format(card_text(cards[key], words.lang)) for key in piece.under)
    whole = changed + words("colon") + nested(below)
    return _tag(under_short(scene, piece), whole)


def _tag(short: str, whole: str) -> Html:
    """A tag at the edge of a card: in short for the eye, in whole words for the ear."""
    return span(".tag", title=whole)[span(".unseen")[whole], span(aria_hidden="true")[short]]


def under_short(scene: Scene, piece: Piece) -> str:
    """The same for the eye."""
    before = was(scene.seen, piece)
    if before is None:
        return scene.words("page.under-short", n=len(piece.under))
    return scene.words("page.under-was", was=number(before), now=number(value(scene.seen, piece)))


def _tags(scene: Scene, spot: Spot) -> Html | None:
    """Small tags at the edge: how the card lies where not as its place does, what it has set, how many lie under it."""
    piece, lies = at(scene.seen, spot), face_at(scene.seen, spot)
    own = [_tag(scene.words("shop.own-short"), scene.words("shop.own"))] if is_own(piece.key) else []
    new = [span(".tag.new")[scene.words("page.new")]] if is_new(scene, spot) else []
    marked = is_read(scene, spot) and (choosing(scene) or spot.seat == scene.seat)
    read = [span(".tag")[scene.words("page.being-read")]] if marked else []
    tags = [*new, *_refused(scene, spot), *read, *own]
    if piece.face is not None and lies is not USUAL[spot.place]:
        tags.append(span(".tag.lies")[picture(lies.value, ".eye"), span[scene.words(f"face.{lies.value}")]])
    if spot.place is Place.PILE and spot.n:
        tags.append(span(".tag")[scene.words("page.depth", i=spot.n + 1)])
    if in_force(scene.seen, spot):
        tags.append(span(".tag")[scene.words("page.in-force")])
    if piece.under:
        tags.append(under(scene, piece))
    if counts(scene.seen, spot):
        tags.append(span(".unseen")[scene.words("page.counts")])
    return span(".tags")[tags] if tags else None


def _refused(scene: Scene, spot: Spot) -> Iterator[Html]:
    """A word on a card that cannot be read now; the sentence is told when it is pressed, and where it is looked at."""
    if scene.moves and scene.seen.asked is None and move_at(scene, spot) not in scene.moves:
        why = refusal(scene.seen, spot)
        key = why[0].replace("illegal.", "tag.").partition("-")[0] if why else ""
        if key in scene.words:
            yield span(".tag.not", aria_hidden="true")[scene.words(key)]


def _chosen(seen: State) -> tuple[Spot | int, ...]:
    """The cards already chosen for the clause that is being resolved."""
    now = due(seen)
    return now.chosen if now else ()


def told(scene: Scene, spot: Spot) -> str:
    """A card in words: where it lies, what it says and is worth, and what cannot be done with it."""
    piece: Piece = at(scene.seen, spot)
    if piece.key is None:
        said = scene.words("page.told-unseen", where=_place(scene, spot))
    else:
        worth = value(scene.seen, piece)
        said = scene.words("page.told", where=_place(scene, spot), text=text_at(scene, spot), value=worth)
    return scene.words("page.space").join(filter(None, [said, foretold(scene, spot)]))


def _place(scene: Scene, spot: Spot) -> str:
    """Where a card lies, as the beginning of a sentence."""
    return capitalized(where(scene, spot))
