"""Messages about the sentence and the card on the desk; nothing of them is stored."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Fault, Saying
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import sentences
from game.games.read_aloud.workshop import instead, practice
from game.games.read_aloud.workshop.desk import (
    LONGEST_TYPED,
    Desk,
    Message,
    field,
    filled,
    in_one_line,
    meant,
    opened_deck,
    typed_value,
    written,
)
from game.games.read_aloud.workshop.understanding import Understood
from game.ui.effects import Print, Visit
from game.ui.model.room import Around, Turn
from game.words import Words


def typed(desk: Desk, value: str, around: Around) -> Turn:
    """Take over the sentence as typed, in the field of this round; a new meaning is announced."""
    rounds, _, sentence = in_one_line(value).partition(" ")
    if rounds != str(desk.round) or sentence == desk.sentence:
        return Turn(desk)
    return written_anew(desk, desk._replace(sentence=sentence[:LONGEST_TYPED], pick=None), around)


def written_anew(before: Desk, desk: Desk, around: Around) -> Turn:
    """The turn to another sentence, announced where its meaning is another."""
    news = news_of(desk, around.words)
    return Turn(desk, said=news if news != news_of(before, around.words) else None)


def news_of(desk: Desk, words: Words) -> Saying | None:
    """The announcement of what the sentence means; None while there is nothing to say."""
    lang = words.lang
    found = meant(desk, lang)
    if found.kind == "one":
        return "shop.heard", {"sentence": sentences.say(found.texts[0], lang)}
    if found.kind == "several":
        return "shop.several", {"n": len(found.texts)}
    if found.kind == "unread":
        return _of_unread(found, words)
    return found.fault


def _of_unread(found: Understood, words: Words) -> Saying:
    """What is said of a sentence without a meaning: the nearest one, else the words that were not understood."""
    if found.nearest:
        return "shop.unread-heard", {"sentence": found.nearest}
    parts, may = " / ".join(found.unclear), instead.heard(words, found)
    if not parts:
        return ("shop.unread-may", {"may": may}) if may else ("shop.unread", {})
    return ("shop.unclear-may", {"parts": parts, "may": may}) if may else ("shop.unclear-heard", {"parts": parts})


def take(desk: Desk, value: str, around: Around) -> Turn:
    """Write a sentence that was offered; the button's own id comes behind it."""
    longer = filled(desk, value.rpartition(" ")[0][:LONGEST_TYPED])
    return written_anew(desk, longer, around)._replace(focus=field(longer))


def pick(desk: Desk, value: str, around: Around) -> Turn:
    """Choose one meaning of an ambiguous sentence."""
    n, most = value.partition(" ")[0], len(meant(desk, around.words.lang).texts)
    return Turn(desk._replace(pick=int(n)) if n.isdecimal() and int(n) < most else desk)


def worth(desk: Desk, value: str, around: Around) -> Turn:
    """Set the value of the card."""
    rounds, _, typed = value.partition(" ")
    return Turn(desk._replace(value=typed_value(typed)) if rounds == str(desk.round) else desk)


def worth_typed(desk: Desk, value: str, around: Around) -> Turn:
    """The same while it is being typed: what is no number yet, such as a sign alone, changes nothing."""
    try:
        return worth(desk, value, around)
    except Fault:
        return Turn(desk)


def clear(desk: Desk, _: str, __: Around) -> Turn:
    """Clear the desk."""
    desk = filled(desk, value=1)._replace(card=None)
    return Turn(desk, focus=field(desk))


def try_(desk: Desk, _: str, around: Around) -> Turn:
    """Go to a practice match with this card in the field."""
    where = practice.practice_match(around.game, written(desk, around), around.env.random)
    return Turn(desk, ways=(Visit(where),))


def play(desk: Desk, _: str, around: Around) -> Turn:
    """Begin a match with the cards of the open deck alone."""
    deck = opened_deck(desk, around)
    return _match(desk, deck.cards if deck else (), around)


def play_came(desk: Desk, _: str, around: Around) -> Turn:
    """Begin one with the cards of the link alone."""
    return _match(desk, desk.came, around)


def _match(desk: Desk, cards: tuple[Card, ...], around: Around) -> Turn:
    """The way to a match with these cards and no others; none without any."""
    if not cards:
        return Turn(desk)
    return Turn(desk, ways=(Visit(practice.only_with(around.game, cards, around.env.random)),))


def print_(desk: Desk, _: str, __: Around) -> Turn:
    """Print the open deck."""
    return Turn(desk, ways=(Print(),))


def put_away(desk: Desk, _: str, __: Around) -> Turn:
    """Put away the cards of a link."""
    return Turn(desk._replace(came=(), called=""), focus=field(desk))


MESSAGES: Mapping[str, Message] = {
    "typed": typed,
    "take": take,
    "pick": pick,
    "value": worth,
    "value-typed": worth_typed,
    "clear": clear,
    "try": try_,
    "play": play,
    "play-came": play_came,
    "print": print_,
    "put-away": put_away,
}
