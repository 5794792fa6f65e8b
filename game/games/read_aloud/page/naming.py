"""Short names of cards, in which stays what tells them apart: no two cards of a table look the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import groupby, pairwise

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.effects import DISCARD_THIS, Decide
from game.games.read_aloud.language.sentences import phrase, say, say_condition
from game.games.read_aloud.page.typeset import phrases
from game.games.read_aloud.rules.state import Terms
from game.words import LANGUAGES, Words
from game.words.quotes import nested

CUT = "…"
"""What stands for words that are left out."""
SHORT = {True: 22, False: 46}
"""The most signs of a name that need not tell a card from others, in languages written downwards (True) and others."""
LONGER = 1.25
"""The factor by which a name may be longer that is cut at its end alone."""
MARKS = (("「", "」"), ("“", "”"))
"""The marks of a quotation, which stay in pairs."""


def name_of(words: Words, terms: Terms, key: str) -> str:
    """What the card says, as short as tells it from all others of this table; its own discard where that differs."""
    return _names(tuple(terms.cards.values()), words.lang, words("page.condition-name"))[key]


def quoted(words: Words, terms: Terms, key: str) -> str:
    """The same in quotation marks."""
    return nested(LANGUAGES[words.lang].quote.format(name_of(words, terms, key)))


@lru_cache(maxsize=16)
def _names(cards: tuple[Card, ...], lang: str, condition: str) -> Mapping[str, str]:
    """The names of these cards by their keys; `condition` is what stands before a condition that they set."""
    whole = {
        key: _called(name, card, lang, condition)
        for card, (key, name) in zip(cards, _whole(cards, lang).items(), strict=True)
    }
    parts = {name: _parts(name) for name in whole.values()}
    most = SHORT[LANGUAGES[lang].upright]
    short = {name: name if len(name) <= most else _cut(name, parts, most) for name in parts}
    return {key: short[name] for key, name in whole.items()}


def _whole(cards: tuple[Card, ...], lang: str) -> Mapping[str, str]:
    """What each card says but for its own discard; all that it says where that alone tells two of them apart."""
    texts = {card.key: card_text(card, lang).rstrip(".。") for card in cards}
    rests = {card.key: _rest(card, lang) for card in cards}
    same = {rest: {texts[key] for key in rests if rests[key] == rest} for rest in rests.values()}
    return {key: rest if len(same[rest]) == 1 else texts[key] for key, rest in rests.items()}


def _rest(card: Card, lang: str) -> str:
    """What a card says but for its own discard; all of it where it is printed in words of its own."""
    whole = card_text(card, lang)
    if whole != say(card.text, lang):
        return whole.rstrip(".。")
    return say(tuple(clause for clause in card.text if clause != DISCARD_THIS) or card.text, lang).rstrip(".。")


def _called(name: str, card: Card, lang: str, condition: str) -> str:
    """The name of a card; where it begins with a condition, without the words that all of these have in common."""
    rest = tuple(clause for clause in card.text if clause != DISCARD_THIS)
    if not rest or not isinstance(rest[0], Decide):
        return name
    said = say_condition(rest[0].condition, lang)
    if len(rest) == 1 and name == _rest(card, lang):
        return condition + LANGUAGES[lang].quote.format(said)
    before, _, _ = phrase(rest[0], lang).partition(said)
    return condition + name[len(before) - 1 :] if name.lower().startswith(before.lower()) else name


def _parts(name: str) -> tuple[str, ...]:
    """The words of a name, or its phrases where words have no gaps."""
    return tuple(name.split(" ")) if " " in name else phrases(name)


def _cut(name: str, parts: Mapping[str, tuple[str, ...]], most: int) -> str:
    """A name with its beginning and the words by which it differs from others, and as much more as has room.

    Words are left out at its end; only where what differs comes too late for that, at one place inside it as well.
    """
    own = parts[name]
    needed = sorted({0} | {_differs(own, other) for other in parts.values() if other != own and other[0] == own[0]})
    begins = _joined(own, {*range(needed[-1] + 1)}, name)
    if most < len(begins) <= LONGER * most:
        return begins
    gaps = [(a + 1, b) for a, b in pairwise([*needed, needed[-1] + 1])]
    start, end = max(gaps, key=lambda gap: sum(map(len, own[gap[0] : gap[1]])))
    kept = {n for n in range(needed[-1] + 1) if not start <= n < end}
    for n in (*range(start, end), *range(needed[-1] + 1, len(own))):
        kept = kept | {n} if len(_joined(own, kept | {n}, name)) <= most else kept
    return _joined(own, kept, name)


def _differs(own: tuple[str, ...], other: tuple[str, ...]) -> int:
    """The first word in which a name differs from another; the last where the other one goes on."""
    return next((n for n, part in enumerate(own) if part != (*other, *[""] * len(own))[n]), len(own) - 1)


def _joined(own: tuple[str, ...], kept: set[int], name: str) -> str:
    """The words that are kept, with a sign for those between them."""
    gap = " " if " " in name else ""
    runs = groupby(range(len(own)), kept.__contains__)
    said = [gap.join(own[n] for n in run) if keeps else CUT for keeps, run in runs]
    return "".join(_paired("".join(said)))


def _paired(text: str) -> Iterator[str]:
    """The text, with the marks that its gaps have swallowed."""
    yield from (start for start, end in MARKS if text.count(start) < text.count(end))
    yield text
    yield from (end for start, end in MARKS if text.count(end) < text.count(start))
