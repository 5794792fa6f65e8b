"""The table of Read-Aloud, as functions from what a seat has seen to HTML."""

from __future__ import annotations

from game.core.rules import Event
from game.games.read_aloud.cards.packs import MANUAL
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.language.sentences import say
from game.games.read_aloud.page.asking import answered, is_told
from game.games.read_aloud.page.brief import told
from game.games.read_aloud.page.centre import DISCARDS, middle
from game.games.read_aloud.page.coach import coach
from game.games.read_aloud.page.drawing import symbols
from game.games.read_aloud.page.ending import ending, strip
from game.games.read_aloud.page.examples import COVER, SPECIMENS
from game.games.read_aloud.page.explained import CONDITION
from game.games.read_aloud.page.guide import guide
from game.games.read_aloud.page.hand import (
    at_once,
    cards_of,
    chosen,
    first_card,
    follows,
    hand,
    meant,
    play_label,
    voice,
)
from game.games.read_aloud.page.ids import hand_of, moved, spot_of
from game.games.read_aloud.page.leaving import hastened, leaving
from game.games.read_aloud.page.picking import picked, pressed
from game.games.read_aloud.page.poster import slips
from game.games.read_aloud.page.readout import heard
from game.games.read_aloud.page.reveal import CLAUSE, READ, TAKEN, lifted
from game.games.read_aloud.page.seats import seat_of
from game.games.read_aloud.page.sheet import sheet
from game.games.read_aloud.page.slips import paper, text_at, under, under_short, where
from game.games.read_aloud.page.status import moment, status
from game.games.read_aloud.page.story import FILLS, WHOLE
from game.games.read_aloud.page.touched import GIVES, comes
from game.games.read_aloud.page.wording import doing
from game.games.read_aloud.rules.conditions import value, values_of
from game.games.read_aloud.rules.state import REPLENISHING, Piece, State
from game.games.read_aloud.rules.zones import at, face_at
from game.ui.html import Html, css, li, span, ul
from game.ui.view import READING, Board, Scene, View, sound
from game.ui.view.book import in_module
from game.ui.view.parts import columns
from game.ui.view.seats import mine, rivals
from game.words import Words, number

GLANCE, SIGNS = 2, 12
"""Paces to read a choice, or a line of what was done; signs of a card that take one pace to read."""
FEW_SEATS, MANY = 2, 4
"""The seats at which one other reads before it is one's own turn again.

With more of them everything is told in half of the time, and in so many paces at most, so that one's own turn is near.
"""
LINE, NAME, MOST_LINES = 46, 3, 12
"""Half widths of a line on a narrow phone; what a name adds to them; lines of a hand."""
SHORT_HAND = 2
"""Lines of a hand for which a phone has room beside the table."""
SHORT_CARD = 72
"""Half widths of a card that is read as a whole in a third of a narrow phone."""


def board(scene: Scene) -> Board:
    """The whole table as this seat sees it."""
    return Board(
        rivals=rivals(scene, seat_of),
        middle=middle(scene),
        mine=mine(scene, seat_of),
        hand=hand(scene),
        play=play_label(scene),
        at_once=at_once(scene),
    )


def cover(words: Words) -> Html:
    """The picture on the menu: three cards."""
    return span(".fan", lang=words.lang)[[paper(words, SPECIMENS[name]) for name in COVER]]


def pause(before: State, after: State) -> int:
    """Paces to read the card that was read aloud, more for a long one, what was done and taken; or how it ended.

    What goes by too fast can be read after it: the account tells what was read since the player's own last turn.
    """
    if after.over and not before.over:
        return READING
    read = [after.terms.cards[event.facts["card"]] for event in after.news if event.kind == READ]
    seen = [event for event in after.news if event.kind in TAKEN and "cards" in event.facts]
    done = [*seen, *(event for event in after.news if _takes_time(event))]
    paces = GLANCE * (1 + len(done)) + sum(len(say(card.text, MANUAL)) // SIGNS for card in read)
    return min(paces, READING) if len(after.hands) == FEW_SEATS else min((paces + 1) // 2, MANY)


def _takes_time(event: Event) -> bool:
    """Whether there is something to look at that neither the sentence nor the cards on their way tell."""
    return event.kind not in (READ, CLAUSE, *FILLS) and not event.kind.startswith(GIVES)


def finished(seen: State) -> int:
    """The number of finished games, 0 or 1: a match is one game."""
    return int(seen.over)


def shows_result(seen: State, _: int | None, put_away: int) -> bool:
    """Whether the hands of the end lie open on the table until they are put away."""
    return finished(seen) > put_away


def meaning(scene: Scene, move: str) -> str:
    """What a move does, in words: with a card, by its place and what it says where that is seen; or the answer.

    What a card asks for is told with the clause that does.
    """
    spot = spot_of(scene, move)
    if spot is None:
        said, clause = meant(scene, move), doing(scene.seen, scene.words.lang)
        own = said[0].startswith("page.either") or not clause
        if said[0] == "page.number" and clause:
            few = answered(scene, scene.words.say(said)) if is_told(scene.seen) else ""
            return few or scene.words("page.meaning-number", text=clause, n=said[1]["n"])
        return scene.words.say(said) if own else scene.words("page.meaning-answer", text=clause, what=said)
    place, text = where(scene, spot), text_at(scene, spot)
    plain = _with_worth(scene, place, at(scene.seen, spot))
    what = scene.words("page.meaning", where=place, text=text.rstrip(".。")) if text else plain
    if scene.seen.asked is None:
        return scene.words("page.meaning-read", what=what)
    if scene.seen.asked.kind in REPLENISHING:
        return scene.words(f"page.meaning-{scene.seen.asked.kind}", what=what)
    if is_told(scene.seen):
        return answered(scene, what)
    return scene.words("page.meaning-answer", text=doing(scene.seen, scene.words.lang), what=what)


def brief(scene: Scene, move: str) -> str:
    """A move in few words, for who has the cards in sight: a card by its place and its value; or the answer."""
    spot = spot_of(scene, move)
    if spot is None:
        said = scene.words.say(meant(scene, move))
        return answered(scene, said) if move.startswith(("player", "number")) else said
    return answered(scene, _with_worth(scene, where(scene, spot), at(scene.seen, spot)))


def _with_worth(scene: Scene, place: str, piece: Piece) -> str:
    """The place of a card with its value, or with the one that the player has seen there; alone where neither is so."""
    if piece.key:
        return scene.words("page.meaning-brief", where=place, worth=number(value(scene.seen, piece)))
    if piece.recalled is None:
        return place
    known = scene.seen.terms.cards[piece.recalled]
    return scene.words("page.meaning-recalled", where=place, worth=number(known.value))


def cues(before: State, after: State, seat: int | None) -> tuple[str, ...]:
    """The sounds of a card read, of one chosen, of others that come into the hand, and of a game won or lost."""
    over = after.over and not before.over and after.last and seat is not None
    won = seat in after.last.winners if over and after.last else None
    taken = ("taken",) if any(comes(event, seat) for event in after.news) else ()
    return ("turned" if lifted(after) else "laid", *taken, *sound.ended(won))


def open_hand(scene: Scene, seat: int) -> Html:
    """The cards that a seat holds, each as its value in force, its text and how many lie under it.

    How long they are stands in the classes.
    """
    cards = tuple(piece for piece in scene.seen.hands[seat] if piece.key)
    said = [
        (number(worth), say(scene.seen.terms.cards[piece.key].text, scene.words.lang))
        for worth, piece in zip(values_of(scene.seen, cards), cards, strict=True)
    ]
    n = lines([*map(" ".join, said), *(under_short(scene, piece) for piece in cards if piece.under)])
    items = [_in_line(scene, piece, *each) for piece, each in zip(cards, said, strict=True)]
    return ul(css(f".small-slips.l{n}", long=n > SHORT_HAND))[items]


def _in_line(scene: Scene, piece: Piece, worth: str, text: str) -> Html:
    """A card of such a hand: its value stands apart, as it does at the table."""
    tag = [" ", under(scene, piece)] if piece.under else None
    frame = li(css("", long=columns(f"{worth} {text}") > SHORT_CARD))
    return frame[span(".value")[worth], " ", span(".text")[text, tag]]


def auto(scene: Scene) -> str:
    """The move of a choice made in one press, or of a seat that leaves the rest of the game to itself; else empty."""
    return picked(scene) or hastened(scene)


def lines(said: list[str]) -> int:
    """The lines that these texts take on a narrow phone, after a name and beside each other, at most MOST_LINES."""
    width = sum(3 + columns(each) for each in said)
    return min(MOST_LINES, 1 + (NAME + width) // LINE)


def lies_open(scene: Scene, seat: int) -> bool:
    """Whether all cards of a hand are seen by everyone, and so lie in the middle as slips."""
    return all(face_at(scene.seen, spot) is Face.OPEN for spot in hand_of(scene.seen, seat))


VIEW = View(
    open_hand=open_hand,
    hands_at_once=1,
    lies_open=lies_open,
    symbols=symbols,
    cover=cover,
    poster=slips,
    crest="speaker-on",
    board=board,
    status=status,
    guide=guide,
    sheet=sheet,
    heard=heard,
    meaning=meaning,
    brief=brief,
    chosen=chosen,
    cards_of=cards_of,
    coach=coach,
    rulebook=in_module("game.games.read_aloud.book"),
    first_card=first_card,
    moved=moved,
    pause=pause,
    cues=cues,
    actions=voice,
    leaving=leaving,
    auto=auto,
    looks=True,
    in_rows=True,
    follows=follows,
    propose=pressed,
    told=told,
    finished=finished,
    shows_result=shows_result,
    ending=ending,
    strip=strip,
    covers=(WHOLE, DISCARDS, CONDITION),
    over_selected=(CONDITION,),
    moment=moment,
)
