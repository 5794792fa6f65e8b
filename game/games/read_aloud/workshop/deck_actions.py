"""What is done with the decks of the workshop: each change is kept at once, and the last one can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.rules import Fault, Saying
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import grammar
from game.games.read_aloud.workshop import stored_decks
from game.games.read_aloud.workshop.desk import LONGEST_TYPED, Bench, Message, field, filled, opened_deck, written
from game.games.read_aloud.workshop.stored_decks import Deck
from game.ui.room import Around, Turn


class Place(NamedTuple):
    """A card in the open deck."""

    deck: Deck
    n: int

    @property
    def card(self) -> Card:
        return self.deck.cards[self.n]


def fresh(bench: Bench, around: Around, name: str, cards: tuple[Card, ...] = ()) -> tuple[Bench, Deck]:
    """A new deck, lying open; Fault when there are too many."""
    if len(stored_decks.decks(around.kept)) >= stored_decks.MOST_DECKS:
        raise Fault("deck.many", n=stored_decks.MOST_DECKS)
    found = stored_decks.free_id(around.env, around.kept)
    called = stored_decks.clean(name) or around.words("deck.new-name", n=len(stored_decks.decks(around.kept)) + 1)
    deck = Deck(found, called, around.env.now).having(cards)
    return bench._replace(deck=found, card=None), deck


def keeping(bench: Bench, deck: Deck, around: Around, said: Saying, focus: str = "") -> Turn:
    """The turn that keeps a changed deck, and remembers what it was."""
    before = around.kept.get(deck.key, "")
    bench = bench._replace(gone=(deck.key, before), notice=said, deck=deck.id)
    return Turn(bench, {deck.key: deck.text()}, said, focus)


def add(bench: Bench, value: str, around: Around) -> Turn:
    """The card on the bench goes into the open deck, or into its old place there; the bench is clear again."""
    rounds, _, sentence = value.partition(" ")
    if rounds != str(bench.round):
        return Turn(bench)
    if sentence != bench.sentence:
        bench = bench._replace(sentence=sentence[:LONGEST_TYPED], pick=None)
    card = written(bench, around)
    deck = opened_deck(bench, around)
    if deck is None:
        bench, deck = fresh(bench, around, "")
    at, facts = bench.card, {"deck": deck.name, "sentence": grammar.say(card.text, around.words.lang)}
    bench = filled(bench, value=1)._replace(card=None)
    if at is not None and at < len(deck.cards):
        cards = (*deck.cards[:at], card, *deck.cards[at + 1 :])
        return keeping(bench, deck.having(cards), around, ("deck.changed", facts), field(bench))
    return keeping(bench, deck.having((*deck.cards, card)), around, ("deck.added", facts), field(bench))


def new(bench: Bench, _: str, around: Around) -> Turn:
    """An empty deck."""
    bench, deck = fresh(bench, around, "")
    return keeping(bench, deck, around, ("deck.made", {"deck": deck.name}), "deck-name")


def adopt(bench: Bench, _: str, around: Around) -> Turn:
    """The cards that a link has brought become a deck."""
    if not bench.came:
        return Turn(bench)
    bench, deck = fresh(bench, around, bench.called, bench.came)
    return keeping(bench._replace(came=(), called=""), deck, around, ("deck.made", {"deck": deck.name}), "deck-name")


def rename(bench: Bench, value: str, around: Around) -> Turn:
    """The open deck gets another name; an empty one changes nothing. Enter in the field tells the same name twice."""
    deck, name = opened_deck(bench, around), stored_decks.clean(value)
    if deck is None or not name:
        return Turn(bench)
    said = ("deck.renamed", {"deck": name})
    if name == deck.name:
        return Turn(bench._replace(notice=said))
    return keeping(bench, deck._replace(name=name), around, said)


def delete(bench: Bench, _: str, around: Around) -> Turn:
    """The open deck goes, and can be brought back."""
    if (deck := opened_deck(bench, around)) is None:
        return Turn(bench)
    said: Saying = ("deck.gone", {"deck": deck.name})
    bench = bench._replace(gone=(deck.key, around.kept[deck.key]), notice=said, deck="", card=None)
    return Turn(bench, {deck.key: ""}, said, "back")


def back(bench: Bench, _: str, around: Around) -> Turn:
    """The last change is taken back."""
    key, text = bench.gone
    if not key:
        return Turn(bench)
    said: Saying = ("deck.back", {})
    bench = bench._replace(
        gone=(key, around.kept.get(key, "")), notice=said, deck=key.removeprefix(stored_decks.START), card=None
    )
    return Turn(bench, {key: text}, said, "back")


def open_(bench: Bench, value: str, around: Around) -> Turn:
    """Another deck is laid open."""
    name = value.partition(" ")[0]
    known = [deck.id for deck in stored_decks.decks(around.kept)]
    return Turn(bench._replace(deck=name, card=None, gone=("", "")) if name in known else bench)


def place(bench: Bench, value: str, around: Around) -> Place | None:
    """The card of the open deck that a button means; None where there is none such any more."""
    deck, n = opened_deck(bench, around), value.partition(" ")[0]
    if deck is None or not n.isdecimal() or int(n) >= len(deck.cards):
        return None
    return Place(deck, int(n))


def edit(bench: Bench, value: str, around: Around) -> Turn:
    """A card of the deck comes onto the bench, in the language of the page; it stays in the deck meanwhile."""
    if (found := place(bench, value, around)) is None:
        return Turn(bench)
    sentence = grammar.say(found.card.text, around.words.lang)
    texts = grammar.readings(sentence, around.words.lang)
    pick = texts.index(found.card.text) if found.card.text in texts else None
    bench = filled(bench, sentence, found.card.value)._replace(pick=pick, card=found.n, deck=found.deck.id)
    return Turn(bench, focus=field(bench))


def remove(bench: Bench, value: str, around: Around) -> Turn:
    """A card leaves the deck, and can be brought back."""
    if (found := place(bench, value, around)) is None:
        return Turn(bench)
    cards = (*found.deck.cards[: found.n], *found.deck.cards[found.n + 1 :])
    said: Saying = ("deck.removed", {"sentence": grammar.say(found.card.text, around.words.lang)})
    return keeping(bench._replace(card=None), found.deck.having(cards), around, said, "back")


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
}
