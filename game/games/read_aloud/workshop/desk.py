"""The desk of the workshop: what lies on it, and what follows from that."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import quote

from game.core.rules import Fault, Saying
from game.games.read_aloud.cards import codec
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import Text
from game.games.read_aloud.workshop import stored_decks
from game.games.read_aloud.workshop.stored_decks import Deck
from game.games.read_aloud.workshop.understanding import Understood, understood
from game.ui.room import Around, Turn

LONGEST_TYPED = 1000
"""So much of what is typed is looked at; the grammar refuses far less."""
LONGEST_NUMBER = 8


class Desk(NamedTuple):
    """What lies on the desk."""

    sentence: str = ""
    round: int = 0
    """Grows when the program writes into the fields, whose ids have it: so a field in which somebody stands is filled
    too, and what is still on its way from an older field does not count."""
    value: int = 1
    pick: int | None = None
    """Which meaning of an ambiguous sentence is meant; None until one is chosen."""
    deck: str = ""
    """The id of the deck that lies open."""
    card: int | None = None
    """The place in it of the card that is being rewritten."""
    came: tuple[Card, ...] = ()
    """The cards that a link has brought."""
    called: str = ""
    """What they are called there."""
    gone: tuple[str, str] = ("", "")
    """The deck that was changed last, by its key, and its text before."""
    notice: Saying | None = None
    """What has just been done, or why it was not."""


Message = Callable[[Desk, str, Around], Turn]
"""What a button of the workshop comes to; Fault says why it cannot."""


def link(desk: Desk, around: Around) -> str:
    """The address of the open deck, or of the cards that came."""
    deck = opened_deck(desk, around)
    cards, name = (deck.cards, deck.name) if deck else (desk.came, desk.called)
    return address(cards, name) if cards else ""


def address(cards: tuple[Card, ...], name: str) -> str:
    """The address of cards, as effects."""
    named = f"&name={quote(name)}" if name else ""
    return f"#/read-aloud/workshop?own={codec.pack(cards)}{named}"


def filled(desk: Desk, sentence: str = "", value: int | None = None) -> Desk:
    """The desk with something else in its fields."""
    worth = desk.value if value is None else value
    return desk._replace(sentence=sentence, value=worth, round=desk.round + 1, pick=None)


def field(desk: Desk) -> str:
    """The id of the field with the sentence."""
    return f"sentence-{desk.round}"


def meant(desk: Desk, lang: str) -> Understood:
    """What is understood of the sentence on the desk."""
    return understood(desk.sentence, lang)


def text(desk: Desk, lang: str) -> Text | None:
    """What the card on the desk does; None while its sentence is not understood, or may mean several things."""
    texts = meant(desk, lang).texts
    if len(texts) > 1:
        return None if desk.pick is None else texts[min(desk.pick, len(texts) - 1)]
    return texts[0] if texts else None


def opened_deck(desk: Desk, around: Around) -> Deck | None:
    """The deck that lies open: the one that was opened, else the newest."""
    found = stored_decks.decks(around.kept)
    return next((deck for deck in found if deck.id == desk.deck), found[-1] if found else None)


def number(typed: str, first: int, end: int) -> int:
    """A number that was typed, with any sort of digits and minus signs; Fault when it is none of these."""
    try:
        found = int(re.sub("[\N{MINUS SIGN}\N{FULLWIDTH HYPHEN-MINUS}\N{HYPHEN}]", "-", typed.strip()[:LONGEST_NUMBER]))
    except ValueError:
        found = end
    if found not in range(first, end):
        raise Fault("code.value", n=codec.HIGHEST)
    return found


def written(desk: Desk, around: Around) -> Card:
    """The card on the desk; Fault while its sentence is not understood, or may mean several things."""
    found = text(desk, around.words.lang)
    if found is None:
        raise Fault("shop.choose" if meant(desk, around.words.lang).texts else "shop.not-yet")
    return stored_decks.card(desk.value, found)
