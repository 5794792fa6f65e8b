"""The workshop: a room where players write cards of their own, see what was understood, and keep decks of them."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Fault
from game.games.read_aloud.cards import codec
from game.games.read_aloud.workshop import deck_actions, desk, layout, sentence, stored_decks
from game.games.read_aloud.workshop.desk import Bench
from game.ui.html import Html
from game.ui.room import Around, Turn

MESSAGES = {**sentence.MESSAGES, **deck_actions.MESSAGES}


def opened(bench: Bench | None, fields: Mapping[str, str], around: Around) -> Bench:
    """The bench as it was left, with the cards of a link beside it."""
    bench = (bench or Bench())._replace(notice=None)
    if not fields.get("own"):
        return bench
    try:
        came = codec.unpack(fields["own"])
    except Fault as fault:
        return bench._replace(came=(), notice=fault.saying)
    known = next((deck.id for deck in stored_decks.decks(around.kept) if deck.code == codec.pack(came)), "")
    if known:
        return bench._replace(came=(), deck=known, card=None)
    return bench._replace(came=came, called=stored_decks.clean(fields.get("name", "")))


def answered(bench: Bench, do: str, value: str, around: Around) -> Turn:
    """What a message comes to; one that means nothing here changes nothing."""
    if (message := MESSAGES.get(do)) is None:
        return Turn(bench)
    try:
        return message(bench._replace(notice=None), value, around)
    except Fault as fault:
        return Turn(bench._replace(notice=fault.saying), said=fault.saying)


def screen(bench: Bench, around: Around) -> Html:
    """The bench, what was understood, and the decks."""
    return layout.screen(bench, around)


def link(bench: Bench, around: Around) -> str:
    """The address of the open deck, or of the cards that came."""
    return desk.link(bench, around)
