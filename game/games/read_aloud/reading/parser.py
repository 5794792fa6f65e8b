"""A parser for sentences, by phrase tables: every way to cut one into phrases, each part tried once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import ITSELF, MOST_CLAUSES, Fields, Language, bent, built, said_text
from game.games.read_aloud.language.phrases import RANGES, Choice, Number, Part, Slot, Verb
from game.games.read_aloud.reading.beginnings import beginning
from game.games.read_aloud.reading.written import normal, written

MOST_READINGS = 8

Way: TypeAlias = tuple[int, Fields]
"""Where parts of a phrase end that were found, and their fields."""
_DIGITS = re.compile(r"-?[0-9]{1,2}(?![0-9])")


class Parser:
    """Parses one sentence, and remembers the words that it could go on with."""

    def __init__(self, language: Language, sentence: str, printed: bool = False) -> None:
        self.language = language
        self.printed = printed
        """Whether only what is printed on cards is parsed, and nothing that is only understood."""
        self.sentence = sentence
        self.wanted: dict[tuple[int, str], None] = {}
        """Words with which the sentence could go on, each with the position where it begins."""
        self.also: dict[tuple[int, str], None] = {}
        """The same from phrases that are only parsed."""
        self.loose: dict[tuple[int, str], None] = {}
        """The same from other words and endings of a verb, with which nobody need go on."""
        self.joints: dict[int, None] = {}
        """Where a clause may begin, so that a text goes on there."""
        self.crowded = False
        """Whether there were more clauses than a text may have."""
        self.reached = 0
        """How far any phrase has led."""
        self._ends: dict[tuple[str, str, int, bool], tuple[tuple[int, Any], ...]] = {}
        self._chains: dict[tuple[int, int], tuple[e.Text, ...]] = {}

    def texts(self) -> tuple[e.Text, ...]:
        """Every text that the whole sentence says."""
        found: dict[e.Text, None] = {}
        for n, lead in enumerate(self.language.leads[: 1 if self.printed else None]):
            if self._literal(lead, 0, n == 0):
                found |= dict.fromkeys((e.DISCARD_THIS, *rest) for rest in self.chains(len(lead), MOST_CLAUSES - 1))
        found |= dict.fromkeys(self.chains(0, MOST_CLAUSES))
        return tuple(found)

    def chains(self, start: int, most: int) -> tuple[e.Text, ...]:
        """Every text of at most `most` clauses that the sentence says from `start` to its end."""
        self.joints[start] = None
        if (start, most) not in self._chains:
            self.crowded |= most == 0
            found = dict.fromkeys(self._chain(start, most)) if most else {}
            self._chains[start, most] = tuple(found)[:MOST_READINGS]
        return self._chains[start, most]

    def _chain(self, start: int, most: int) -> Iterator[e.Text]:
        for end, clause in self.ends("clause", "", start):
            if end == len(self.sentence):
                yield (clause,)
        usual = self.language.last, self.language.inner
        for join in dict.fromkeys(usual if self.printed else (*usual, *written(self.language).more)):
            for end, clause in self.ends("clause", join.form, start):
                for n, between in enumerate(join.between[: 1 if self.printed else None]):
                    if self._literal(between, end, n == 0 and join in usual):
                        yield from ((clause, *rest) for rest in self.chains(end + len(between), most - 1))

    def ends(self, sort: str, form: str, start: int, printed: bool = True) -> tuple[tuple[int, Any], ...]:
        """Every value of a sort that begins at `start`: (the position where it ends, the value)."""
        key = sort, form, start, printed
        if key not in self._ends:
            self.reached = max(self.reached, start)
            found: dict[tuple[int, Any], None] = {}
            for phrase in beginning(self.language, sort, self.sentence[start : start + 1], self.printed):
                ways: list[Way] = []
                self._along(phrase.parts, (start, ()), form, printed and phrase.said, ways)
                found |= dict.fromkeys((end, built(phrase.key, fields)) for end, fields in ways)
            self._ends[key] = tuple(found)
        return self._ends[key]

    def _along(self, parts: tuple[Part, ...], begun: Way, form: str, printed: bool, found: list[Way]) -> None:
        """Add every way through these parts, from where another one ends, to those that were found."""
        start, fields = begun
        self.reached = max(self.reached, start)
        for n, part in enumerate(parts):
            if isinstance(part, str):
                if not self._literal(part, start, printed):
                    return
                start += len(part)
                self.reached = max(self.reached, start)
                continue
            if isinstance(part, Choice):
                for way in part.ways:
                    self._along((*way, *parts[n + 1 :]), (start, fields), form, printed, found)
            else:
                for end, more in self._part(part, form, start, printed):
                    self._along(parts[n + 1 :], (end, fields + more), form, printed, found)
            return
        found.append((start, fields))

    def _part(self, part: Slot | Number | Verb, form: str, start: int, printed: bool) -> Iterator[Way]:
        if isinstance(part, Slot):
            for end, value in self.ends(part.sort, "" if part.plain else form, start, printed):
                yield end, ((part.field, value),)
        elif isinstance(part, Number):
            yield from self._number(part.kind, start, printed)
        else:
            word = bent(self.language, part, form)
            for each in (word, *(() if self.printed else written(self.language).forms.get((part.word, form), ()))):
                if self._literal(each, start, printed and each is word, each is not word):
                    yield start + len(each), ()

    def _number(self, kind: str, start: int, printed: bool) -> Iterator[Way]:
        digits = _DIGITS.match(self.sentence, start)
        words = [
            str(n) if kind == "±" or n >= len(self.language.digits) else self.language.digits[n]
            for n in (1, 2, 3)
            if n in RANGES[kind]
        ]
        spelt = [(n, word) for n, word in enumerate(self.language.digits) if self.sentence.startswith(word, start)]
        found = [(int(digits[0]), digits[0])] if digits else spelt
        for n, word in found:
            if n in RANGES[kind]:
                yield start + len(word), ((ITSELF, -n if kind == "-" else n),)
        if not found:
            for word in words:
                self._literal(word, start, printed)

    def _literal(self, word: str, start: int, printed: bool, loose: bool = False) -> bool:
        """Whether this word stands here; a word that the end of the sentence cuts off is noted as wanted."""
        if self.sentence.startswith(word, start):
            return True
        if len(word) > len(self.sentence) - start and word.startswith(self.sentence[start:]):
            (self.loose if loose else self.wanted if printed else self.also)[start, word] = None
        return False


def texts(language: Language, sentence: str) -> tuple[tuple[e.Text, ...], bool]:
    """Every text that a sentence in the one spelling says, and whether it had more clauses than a text may have.

    A neighbour without a side is the one or the other, as the reader likes. Where the spelling leaves no word out,
    phrases that are only understood are there to complete sentences, and not to read them.
    """
    parsers = [Parser(language, each, printed=written(language).faithful) for each in _sided(language, sentence)]
    found = [parser.texts() for parser in parsers]
    crowded = any(parser.crowded for parser in parsers)
    if len(found) == 1:
        return found[0], crowded
    pairs = zip(*found, strict=True) if len({len(each) for each in found}) == 1 else ()
    return tuple(dict.fromkeys(text for left, right in pairs for text in either(left, right))), crowded


def _sided(language: Language, sentence: str) -> list[str]:
    """The sentence as it is, or with the one and the other side where a neighbour has none."""
    pattern, *sides = written(language).sides or (None,)
    if not pattern or not pattern.search(sentence) or any(side in sentence for side in sides):
        return [sentence]
    return [pattern.sub(side, sentence) for side in sides]


def either(left: e.Text, right: e.Text) -> Iterator[e.Text]:
    """The text with a choice in the one clause that tells these two apart; nothing where a choice cannot say that."""
    apart = [n for n, (one, other) in enumerate(zip(left, right, strict=False)) if one != other]
    if len(left) == len(right) and len(apart) == 1:
        one, other = left[apart[0]], right[apart[0]]
        if not isinstance(one, e.If | e.Either | e.Decide) and not isinstance(other, e.If | e.Either | e.Decide):
            yield (*left[: apart[0]], e.Either(one, other), *left[apart[0] + 1 :])


@lru_cache(maxsize=4096)
def composed(language: Language, sentence: str) -> tuple[e.Text, ...]:
    """Every text that a sentence says by its clauses and their roles, of those that can be said.

    It is kept: with each letter that is typed the same beginnings are read again, and the same without a word.
    """
    found = (text for text in written(language).framed(sentence) if len(text) <= MOST_CLAUSES)
    return tuple(text for text in found if said_text(language, text) is not None)


@lru_cache(maxsize=512)
def read(language: Language, sentence: str) -> tuple[tuple[e.Text, ...], bool]:
    """Every text that a sentence as it was written says, and whether it had more clauses than a text may have.

    What is printed is read as printed; else by its clauses, which are seldom wrong, and then by all phrases.
    """
    exact = Parser(language, written(language).signs(sentence), printed=True).texts()
    found = exact or composed(language, sentence)
    return (found, False) if found else texts(language, normal(language, sentence).rstrip())
