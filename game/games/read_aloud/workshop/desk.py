"""The desk of the workshop: its state, the card on it, the open deck."""

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
from game.games.read_aloud.workshop.trial import Trial
from game.games.read_aloud.workshop.understanding import Understood, understood
from game.ui.model.room import Around, Turn

LONGEST_TYPED = 1000
"""The most characters of a typed sentence that are looked at; the grammar refuses far fewer."""
LONGEST_NUMBER = 8
_MINUS = re.compile("[\N{MINUS SIGN}\N{FULLWIDTH HYPHEN-MINUS}\N{HYPHEN}]")


class Desk(NamedTuple):
    """The state of the workshop."""

    sentence: str = ""
    round: int = 0
    """Grows when the program writes into the fields, whose ids have it: so a field in which somebody stands is filled
    too, and what is still on its way from an older field does not count."""
    value: int = 1
    pick: int | None = None
    """The index of the chosen meaning of an ambiguous sentence; None until one is chosen."""
    deck: str = ""
    """The id of the deck that lies open."""
    card: int | None = None
    """The place in it of the card that is being rewritten."""
    came: tuple[Card, ...] = ()
    """The cards that a link has brought."""
    called: str = ""
    """The name that the link gives them."""
    gone: tuple[str, str] = ("", "")
    """The deck that was changed last, by its key, and its text before."""
    put: int | None = None
    """The place in the open deck of the card that was put there last; None where another change came after."""
    trial: Trial | None = None
    """The matches by which a deck is tried; None while nobody has asked for them."""
    notice: Saying | None = None
    """The last action, or the reason why it failed."""


Message = Callable[[Desk, str, Around], Turn]
"""Apply the message of a button; Fault with the reason where it cannot be."""


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
    """The desk with other contents in its fields."""
    worth = desk.value if value is None else value
    return desk._replace(sentence=sentence, value=worth, round=desk.round + 1, pick=None)


def field(desk: Desk) -> str:
    """The id of the field with the sentence."""
    return f"sentence-{desk.round}"


def meant(desk: Desk, lang: str) -> Understood:
    """The meanings of the sentence on the desk."""
    return understood(desk.sentence, lang)


def text(desk: Desk, lang: str) -> Text | None:
    """The text of the card on the desk; None while its sentence has no meaning, or several."""
    texts = meant(desk, lang).texts
    if len(texts) > 1:
        return None if desk.pick is None else texts[min(desk.pick, len(texts) - 1)]
    return texts[0] if texts else None


def opened_deck(desk: Desk, around: Around) -> Deck | None:
    """The deck that lies open: the one that was opened, else the newest."""
    found = stored_decks.decks(around.stored)
    return next((deck for deck in found if deck.id == desk.deck), found[-1] if found else None)


def in_one_line(typed: str) -> str:
    """What was typed or pasted, without its ends of lines."""
    return " ".join(typed.splitlines())


def typed_value(typed: str) -> int:
    """The value that was typed, with any sort of digits and minus signs; Fault for any other text."""
    plain = _MINUS.sub("-", typed.strip()[:LONGEST_NUMBER])
    try:
        found = int(plain)
    except ValueError:
        found = codec.HIGHEST + 1
    if abs(found) > codec.HIGHEST:
        raise Fault("code.value", n=codec.HIGHEST)
    return found


def written(desk: Desk, around: Around) -> Card:
    """The card on the desk; Fault while its sentence has no meaning, or several."""
    found = text(desk, around.words.lang)
    if found is None:
        raise Fault("shop.choose" if meant(desk, around.words.lang).texts else "shop.not-yet")
    return stored_decks.card(desk.value, found)
