"""What an English writer may have meant where a slip of the pen is in the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import pairwise, product

from game.games.read_aloud.reading.en.cut import grammar
from game.games.read_aloud.reading.marks import Slip

ALIKE = 0.8
"""The likeness, from 0 to 1, from which an unknown word is taken for a known one."""
SHORTEST = 3
"""The fewest letters of a word that is taken for another one."""
MOST_ALIKE = 2
MOST_UNKNOWN = 3
ARTICLES, PLACING = ("the", "a"), ("of", "from", "in")
"""Small words that are easily left out."""
SMALL = ("to", "on", "at", "with", "by", "for", "into", "and", "or", "then", "if", "is", "are", "has")
"""Other ones, before which there is no noun, and behind which no place is left out."""
NAMED = ("an", "your", "their", "my", "its", "this", "that", "each", "every", "all", "any", "one", "another")
"""What stands for an article."""
CONFUSED = {
    "form": "from", "you": "your", "your": "you", "loose": "lose", "looses": "loses", "of": "off", "off": "of", "then": "than", "than": "then",
    "there": "their", "their": "there", "its": "it is", "neighbor": "neighbour’s", "players": "player’s",
    "neighbours": "neighbour’s", "neighbors": "neighbour’s", "opponents": "opponent’s", "ones": "one’s", "wining": "winning", "desk": "deck",
    "from": "of",
}  # fmt: skip
"""Words that are taken one for the other."""
_ACT = (
    "(?:mill|discard|draw|take|add|reveal|show|turn|throw|swap|exchange|trade|choose|pick|put|give|flip|get|see|bin|grab|"
    "steal|collect|ditch|toss|dump|trash|chuck|remove)(?:e?s)?(?: (?:away|over|at|up|out|off))?"
)
_ALONE = r"(?:(?:everyone|everybody|anyone|someone|another|your|the|all)[a-z’' ]*[’']s? (?:hands?|cards?)|(?:the|any|all) bans?[a-z ]*|[a-z]+ing (?:the )?[a-z]+)[.!]*$"
LACKING = re.compile(
    rf"\b(?:{_ACT}|top|with|and) cards\b|\b{_ACT} of\b|\ban? (?:in|of|on|from|to|at|and|or|then)\b|^an? {_ACT}\b|^up\b|^{_ALONE}|"
    r"\b(?:on|to) (?:your|their|the) (?:shuffle|discard|draw|take|lose|win|look|show|swap|turn|and|or|then)|\bby(?: and\b| or\b|[.,;]|$)|"
    r"\b(?:shows?|reveals?) (?:everyone|everybody|all players|each player) (?:hands?|cards?)\b",
    re.IGNORECASE,
)
"""Cards without a number; a side or a thing that is not named; a thing without a verb."""
_WORD = re.compile(r"[a-z]+")
_MANY = re.compile(r"\b(?:two|three|four|five|[2-9]) ([a-z]+)\b(?<!s)", re.IGNORECASE)
_ONE = re.compile(r"\bthe(?= card (?:from|in|of|on) )")
"""What stands for "a" where no card was named before."""
_TWICE = re.compile(r"\b([a-z]+) \1\b", re.IGNORECASE)


def slips(sentence: str) -> Iterator[Slip]:
    """The sentence without the slips that there may be in it."""
    text = sentence.casefold().replace("'", "’")
    unknown = [each for each in dict.fromkeys(_WORD.findall(text.replace("’s", ""))) if each not in grammar().words]
    yield from (Slip(text[: each.end(1)] + text[each.end() :], twice=True) for each in _TWICE.finditer(text))
    if unknown:
        if len(unknown) <= MOST_UNKNOWN:
            yield from (Slip(each, sure=True) for each in _with_known(text, unknown))
    else:
        yield from (Slip(text[: each.start()] + "a" + text[each.end() :], sure=True) for each in _ONE.finditer(text))
        yield from map(Slip, _little(text))


def _little(text: str) -> Iterator[str]:
    """A word that is there without its end, taken for another one or left out."""
    yield from (_MANY.sub(r"\g<0>s", text) for _ in _MANY.findall(text))
    words = [*re.finditer(r"[a-z’]+", text)]
    for each in words:
        if other := CONFUSED.get(each[0]):
            yield text[: each.start()] + other + text[each.end() :]
    for before, each in pairwise(words):
        yield from (f"{text[: each.start()]}{small} {text[each.start() :]}" for small in _missing(before[0], each[0]))


def _missing(before: str, after: str) -> Iterator[str]:
    """The small words that may be missing between two words."""
    if after not in (*ARTICLES, *PLACING, *SMALL, *NAMED) and before not in (*ARTICLES, *NAMED):
        yield from ARTICLES
    if after not in (*PLACING, *SMALL) and before not in (*ARTICLES, *PLACING, *SMALL, *NAMED):
        yield from PLACING


def _with_known(text: str, unknown: list[str]) -> Iterator[str]:
    """The same with known words in the place of those that are not."""
    for others in product(*map(meant, unknown)):
        found = text
        for word, other in zip(unknown, others, strict=True):
            found = re.sub(rf"\b{word}\b", other, found)
        yield found


@lru_cache(maxsize=256)
def meant(word: str) -> tuple[str, ...]:
    """The known words that an unknown one may be: two of them as one, its letters in another order, else other ones."""
    known = grammar().words
    if word in known:
        return ()
    halves = [
        f"{word[:n]} {word[n:]}" for n in range(SHORTEST, len(word) - 2) if word[:n] in known and word[n:] in known
    ]
    if len(word) < SHORTEST:
        return ()
    same = sorted(word)
    turned = tuple(each for each in known if len(each) == len(word) and sorted(each) == same)
    if turned:
        return (*halves, *sorted(turned)[:MOST_ALIKE])
    near = [
        each for each in sorted(known) if each[0] == word[0] and len(each) >= SHORTEST and _alike(word, each) >= ALIKE
    ]
    return (*halves, *sorted(near, key=lambda each: -_alike(word, each))[:MOST_ALIKE])


def _alike(one: str, other: str) -> float:
    """How alike two words are."""
    return SequenceMatcher(None, one, other).ratio()
