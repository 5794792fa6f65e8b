"""Messages about decks: each change is stored at once, and the last one can be undone."""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping
from typing import NamedTuple

from game.core.rules import Fault, Saying
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import sentences
from game.games.read_aloud.reading import grammar
from game.games.read_aloud.workshop import stored_decks
from game.games.read_aloud.workshop.desk import (
    LONGEST_TYPED,
    Desk,
    Message,
    field,
    filled,
    in_one_line,
    opened_deck,
    written,
)
from game.games.read_aloud.workshop.stored_decks import Deck
from game.games.read_aloud.workshop.trial import MATCHES, Trial, further
from game.ui.effects import File
from game.ui.model.room import Around, Turn, filed, prefix


class DeckCard(NamedTuple):
    """A card in the open deck."""

    deck: Deck
    n: int

    @property
    def card(self) -> Card:
        return self.deck.cards[self.n]


def fresh(desk: Desk, around: Around, name: str, cards: tuple[Card, ...] = ()) -> tuple[Desk, Deck]:
    """A new deck, lying open; Fault when there are too many."""
    if len(stored_decks.decks(around.stored)) >= stored_decks.MOST_DECKS:
        raise Fault("deck.many", n=stored_decks.MOST_DECKS)
    found = stored_decks.free_id(around.env, around.stored)
    called = stored_decks.clean(name) or around.words("deck.new-name", n=len(stored_decks.decks(around.stored)) + 1)
    deck = Deck(found, called, around.env.now).having(cards)
    return desk._replace(deck=found, card=None), deck


def storing(desk: Desk, deck: Deck, around: Around, said: Saying, focus: str = "") -> Turn:
    """The turn that stores a changed deck, and remembers its text before."""
    before = around.stored.get(deck.key, "")
    desk = desk._replace(gone=(deck.key, before), notice=said, deck=deck.id, put=None)
    return Turn(desk, {deck.key: deck.text()}, said, focus)


def add(desk: Desk, value: str, around: Around) -> Turn:
    """Put the card on the desk into the open deck, or back into its old place there, and clear the desk."""
    rounds, _, sentence = in_one_line(value).partition(" ")
    if rounds != str(desk.round):
        return Turn(desk)
    if sentence != desk.sentence:
        desk = desk._replace(sentence=sentence[:LONGEST_TYPED], pick=None)
    card = written(desk, around)
    deck = opened_deck(desk, around)
    if deck is None:
        desk, deck = fresh(desk, around, "")
    at, facts = desk.card, {"deck": deck.name, "sentence": sentences.say(card.text, around.words.lang)}
    desk = filled(desk, value=1)._replace(card=None)
    if at is not None and at < len(deck.cards):
        cards, key = (*deck.cards[:at], card, *deck.cards[at + 1 :]), "deck.changed"
    else:
        cards, key, at = (*deck.cards, card), "deck.added", len(deck.cards)
    turn = storing(desk, deck.having(cards), around, (key, facts), field(desk))
    return turn._replace(state=turn.state._replace(put=at))


def new(desk: Desk, _: str, around: Around) -> Turn:
    """Make an empty deck."""
    desk, deck = fresh(desk, around, "")
    return storing(desk, deck, around, ("deck.made", {"deck": deck.name}), "deck-name")


def adopt(desk: Desk, _: str, around: Around) -> Turn:
    """Make a deck of the cards that a link has brought."""
    if not desk.came:
        return Turn(desk)
    desk, deck = fresh(desk, around, desk.called, desk.came)
    return storing(desk._replace(came=(), called=""), deck, around, ("deck.made", {"deck": deck.name}), "deck-name")


def rename(desk: Desk, value: str, around: Around) -> Turn:
    """Rename the open deck; an empty name is ignored, and so is the same name, which Enter sends twice."""
    deck, name = opened_deck(desk, around), stored_decks.clean(value)
    if deck is None or not name:
        return Turn(desk)
    said = ("deck.renamed", {"deck": name})
    if name == deck.name:
        return Turn(desk._replace(notice=said))
    return storing(desk, deck._replace(name=name), around, said)


def delete(desk: Desk, _: str, around: Around) -> Turn:
    """Delete the open deck; `back` undoes it."""
    if (deck := opened_deck(desk, around)) is None:
        return Turn(desk)
    said: Saying = ("deck.gone", {"deck": deck.name})
    desk = desk._replace(gone=(deck.key, around.stored[deck.key]), notice=said, deck="", card=None, put=None)
    return Turn(desk, {deck.key: ""}, said, "back")


def back(desk: Desk, _: str, around: Around) -> Turn:
    """Undo the last change."""
    key, text = desk.gone
    if not key:
        return Turn(desk)
    said: Saying = ("deck.back", {})
    desk = desk._replace(
        gone=(key, around.stored.get(key, "")), notice=said, deck=key.removeprefix(stored_decks.START), card=None
    )
    return Turn(desk, {key: text}, said, "back")


def open_(desk: Desk, value: str, around: Around) -> Turn:
    """Open another deck."""
    name = value.partition(" ")[0]
    known = [deck.id for deck in stored_decks.decks(around.stored)]
    return Turn(desk._replace(deck=name, card=None, gone=("", "")) if name in known else desk)


def card_at(desk: Desk, value: str, around: Around) -> DeckCard | None:
    """The card of the open deck that a button names; None where it is gone."""
    deck, n = opened_deck(desk, around), value.partition(" ")[0]
    if deck is None or not n.isdecimal() or int(n) >= len(deck.cards):
        return None
    return DeckCard(deck, int(n))


def edit(desk: Desk, value: str, around: Around) -> Turn:
    """Lay a card of the deck on the desk, in the language of the page; it stays in the deck meanwhile."""
    if (found := card_at(desk, value, around)) is None:
        return Turn(desk)
    sentence = sentences.say(found.card.text, around.words.lang)
    texts = grammar.parse(sentence, around.words.lang)
    pick = texts.index(found.card.text) if found.card.text in texts else None
    desk = filled(desk, sentence, found.card.value)._replace(pick=pick, card=found.n, deck=found.deck.id)
    return Turn(desk, focus=field(desk))


def remove(desk: Desk, value: str, around: Around) -> Turn:
    """Remove a card from the deck; `back` undoes it."""
    if (found := card_at(desk, value, around)) is None:
        return Turn(desk)
    cards = (*found.deck.cards[: found.n], *found.deck.cards[found.n + 1 :])
    said: Saying = ("deck.removed", {"sentence": sentences.say(found.card.text, around.words.lang)})
    return storing(desk._replace(card=None), found.deck.having(cards), around, said, "back")


def file(desk: Desk, _: str, around: Around) -> Turn:
    """Hand out the open deck as a file, which is opened where the file of everything is."""
    if (deck := opened_deck(desk, around)) is None:
        return Turn(desk)
    name = re.sub(r"\W+", "-", deck.name).strip("-") or deck.id
    text = filed({prefix(around.game) + deck.key: deck.text()})
    said: Saying = ("deck.filed", {"deck": deck.name})
    return Turn(desk._replace(notice=said), said=said, ways=(File(f"fudaba-{name}.json", text),))


def try_out(desk: Desk, _: str, around: Around) -> Turn:
    """Begin the matches by which the open deck is tried."""
    deck = opened_deck(desk, around)
    if deck is None or not deck.cards:
        return Turn(desk)
    return Turn(desk._replace(trial=Trial(deck.code)), said=("trial.begun", {"n": MATCHES}), focus="room-trial-stop")


def stop(desk: Desk, _: str, __: Around) -> Turn:
    """Stop them; what has been played counts, and with none there is no trial."""
    trial = desk.trial and desk.trial._replace(going=False)
    return Turn(desk._replace(trial=trial if trial and trial.played else None), focus="room-trial")


def tried(desk: Desk, around: Around) -> Trial | None:
    """The trial of the open deck as it is now; None where there is none."""
    deck = opened_deck(desk, around)
    return desk.trial if desk.trial and deck and deck.code == desk.trial.code else None


def work(desk: Desk, around: Around) -> Generator[None, None, Turn] | None:
    """The next matches of a trial that is going on; None without one."""
    trial, deck = tried(desk, around), opened_deck(desk, around)
    return _further(desk, trial, deck, around) if trial and deck and trial.going else None


def _further(desk: Desk, trial: Trial, deck: Deck, around: Around) -> Generator[None, None, Turn]:
    trial = yield from further(trial, around.game, deck.cards)
    said = (
        None if trial.going else ("trial.done", {"n": len(trial.played), "readings": trial.readings, "won": trial.won})
    )
    return Turn(desk._replace(trial=trial), said=said, focus="room-trial-stop" if trial.going else "room-trial")


MESSAGES: Mapping[str, Message] = {
    "add": add,
    "new": new,
    "adopt": adopt,
    "rename": rename,
    "delete": delete,
    "back": back,
    "open": open_,
    "edit": edit,
    "remove": remove,
    "file": file,
    "trial": try_out,
    "trial-stop": stop,
}
