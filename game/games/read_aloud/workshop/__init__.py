"""The workshop: a room where players write cards, see how they are understood, and store decks of them."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Fault
from game.games.read_aloud.cards import codec
from game.games.read_aloud.workshop import deck_actions, sentence, stored_decks
from game.games.read_aloud.workshop.deck_actions import work
from game.games.read_aloud.workshop.desk import Desk, link
from game.games.read_aloud.workshop.layout import screen
from game.ui.model.room import Around, Turn

__all__ = ("answered", "link", "opened", "screen", "work")

MESSAGES = {**sentence.MESSAGES, **deck_actions.MESSAGES}


def opened(desk: Desk | None, fields: Mapping[str, str], around: Around) -> Desk:
    """The desk as it was left, and the cards of the link in `fields`; the Fault of a bad link is its notice."""
    desk = (desk or Desk())._replace(notice=None)
    if not fields.get("own"):
        return desk
    try:
        came = codec.unpack(fields["own"])
    except Fault as fault:
        return desk._replace(came=(), notice=fault.saying)
    known = next((deck.id for deck in stored_decks.decks(around.stored) if deck.code == codec.pack(came)), "")
    if known:
        return desk._replace(came=(), deck=known, card=None)
    return desk._replace(came=came, called=stored_decks.clean(fields.get("name", "")))


def answered(desk: Desk, do: str, value: str, around: Around) -> Turn:
    """Apply one message; unknown messages are ignored, a Fault becomes the notice."""
    if (message := MESSAGES.get(do)) is None:
        return Turn(desk)
    try:
        return message(desk._replace(notice=None), value, around)
    except Fault as fault:
        return Turn(desk._replace(notice=fault.saying), said=fault.saying)
