"""What the program says: one table of sentences per language, looked up by key.

A template's slot is plain (`{n}`), numeric (`{worth:+.2f}`) or a word: `{card:card}` says the entry `card.<value>`,
`{seat:seat}` the name of a seat, `{seat:who}` the same inside a sentence, also `{seats:with}` of several who win
together, `{seat:whose}` before what belongs to it, `{why:say}` a sentence in the sentence, `{why:clause}` one after a
colon; a quotation inside another gets the other marks. A tuple is said as a list, which ends
as `list.<spec>` says, if that is there. What no table can know, such as a
card that a player wrote, says itself: `said(lang)`.

A word that depends on a slot has both its forms: `{seat:verb|is|are}` after a name or `you` (or several names),
`{courts:plural|court|courts}` after a number. Where most of a sentence depends on the number `n`, a pair says it twice.
A word of the table that begins a sentence is written large there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from string import Formatter
from typing import Any, Self

from game.core.game import Game
from game.core.quick import Recalling
from game.core.rules import Event, Saying, Sentences
from game.core.texts import capitalized
from game.words import languages
from game.words.languages import Language
from game.words.quotes import nested

LANGUAGES: Mapping[str, Language] = languages.found(__name__)
"""All the languages there are, by their codes."""
COMMON: Mapping[str, Sentences] = {code: language.table for code, language in LANGUAGES.items()}
"""The sentences that no game owns, by language."""
_ENDS = re.compile(r"[.?:。？：][”’」』）)]*$")
"""The end of a text that needs no stop any more."""
_BETWEEN = re.compile(r"(?<=[.?])\s+|(?<=。)")
"""What parts the sentences of a text."""
_STOP = re.compile("[.!] ")
"""The end of a whole sentence."""
_OURS = ("player.me", "look.sender", "eyes.player")
"""What we call somebody who has no name; inside a sentence by the same key with `.inside`."""
_NAMED = ("seat", "who", "with", "whose", "or")
"""Kinds of slots that say what somebody wrote as it is."""


class Words:
    """One language's sentences."""

    __slots__ = ("_table", "lang", "names")

    def __init__(self, lang: str, table: Sentences, names: Iterable[str] = ()) -> None:
        self.lang = lang
        self._table = table
        self.names = tuple(names)

    def __call__(self, key: str, **facts: Any) -> str:
        """The sentence of this key with its slots filled; KeyError when there is none."""
        entry = self._table[key]
        template = entry if isinstance(entry, str) else entry[facts["n"] != 1]
        parts = _cut(template)
        said = nested(
            "".join([text if name is None else text + self.slot(facts[name], spec) for text, name, spec in parts])
        )
        return capitalized(said) if _begins_a_sentence(template) else said

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def of_kind(self, kind: str) -> list[str]:
        """All that a slot of a kind such as `card` says from the table, the longest first."""
        return sorted((str(each) for key, each in self._table.items() if key.startswith(f"{kind}.")), key=len)[::-1]

    def named(self, names: Iterable[str]) -> Words:
        """The same words, calling the seats by these names."""
        return Words(self.lang, self._table, names)

    def say(self, saying: Saying) -> str:
        """A key and its facts, such as a bot's reason, as a sentence."""
        key, facts = saying
        return self(key, **facts)

    def tell(self, event: Event) -> str:
        """A line of the log: `log.<kind>`, or `log.<kind>.seen` where the private facts are known."""
        if event.private:
            return self(f"log.{event.kind}.seen", **event.facts, **event.private)
        return self(f"log.{event.kind}", **event.facts)

    def chosen(self, key: str, choice: str) -> str:
        """What a choice of an option is called; another number by `option.<key>.number`."""
        own = f"option.{key}.{choice}"
        return self(own) if own in self else self(f"option.{key}.number", n=int(choice))

    def seat(self, seat: int, inside: bool = False) -> str:
        """The name of a seat, or its number where it has none; `inside` a sentence, our own are written small."""
        name = self.names[seat] if seat < len(self.names) else self("seat", n=seat + 1)
        ours = (key for key in _OURS if inside and name == self._table.get(key))
        return next((self(f"{key}.inside") for key in ours), name)

    def whose(self, seat: int) -> str:
        """The name of a seat where something belongs to it: your, or A’s."""
        name = self.seat(seat)
        return self("player.me.whose") if name == self("player.me") else self("whose", name=name)

    def also(self, tables: Mapping[str, Sentences]) -> Self:
        """The same words with those of these tables, by language, which win."""
        return type(self)(self.lang, {**self._table, **tables[self.lang]}, self.names)

    def sentences(self, said: Iterable[str]) -> str:
        """Several sentences one after the other, each with its stop."""
        stop = self("sentence.end")
        whole = (each if _ENDS.search(each) else each + stop for each in said if each)
        return self("sentence.between").join(whole)

    def sentences_of(self, text: str) -> list[str]:
        """The sentences of a text one by one, each with its stop; the last may be empty."""
        return _BETWEEN.split(text)

    def list(self, items: Iterable[str], last: str = "list.last") -> str:
        """Several things one after the other: A, B and C; with `list.or`, A, B or C."""
        *most, end = tuple(items) or ("",)
        return self("list.between").join(most) + (self(last) if most else "") + end

    def slot(self, value: Any, spec: str) -> str:
        """What stands in one slot of a template."""
        kind, *forms = spec.split("|")
        if forms:
            return forms[self.is_plural(kind, value)]
        if spec in ("say", "clause"):
            said = value if isinstance(value, str) else self.say(value)
            return said if spec == "say" else said[:1].lower() + said[1:]
        if not isinstance(value, tuple):
            return self._one(value, spec)
        inside = "who" if spec == "seat" else spec
        each_said = [self._one(each, inside if i else spec) for i, each in enumerate(value)]
        return self.list(each_said, f"list.{spec}" if f"list.{spec}" in self else "list.last")

    def _one(self, value: Any, spec: str) -> str:
        """One thing in a slot."""
        if spec == "whose":
            return self.whose(value)
        if spec in ("seat", "who", "with"):
            return self.seat(value, inside=spec != "seat")
        if spec == "or":
            return str(value)
        if hasattr(value, "said"):
            return str(value.said(self.lang))
        return self(f"{spec}.{value}") if spec[:1].isalpha() else number(value, spec)

    def is_plural(self, kind: str, value: Any) -> bool:
        """Whether a word has the second of its forms: after any number but 1; after several seats, or `you`."""
        if kind == "plural":
            return bool(value != 1)
        seats = value if isinstance(value, tuple) else (value,)
        return len(seats) != 1 or self.seat(seats[0]) == self("player.me")


def number(value: Any, spec: str = "") -> str:
    """A number as people read it, with a minus sign, and ± before a signed nothing; a text as `format` has it."""
    said = format(value, spec)
    if isinstance(value, str):
        return said
    if any(digit in said for digit in "123456789"):
        return said.replace("-", "−")
    return said.replace("+", "±").replace("-", "±" if "+" in spec else "")


@cache
def _cut(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """A template in Python's syntax as texts, each with the name and the kind of the slot behind it."""
    return tuple((text, name, spec or "") for text, name, spec, _ in Formatter().parse(template))


@cache
def _begins_a_sentence(template: str) -> bool:
    """Whether a word from the table, written small there, is the first of a whole sentence."""
    text, name, spec = next(iter(_cut(template)), ("", None, ""))
    return (
        not text and name is not None and spec.isalpha() and spec not in _NAMED and bool(_STOP.search(f"{template} "))
    )


def words_of(lang: str, game: Game | None = None) -> Words:
    """The words of one language: the shared ones and, when a game is given, its own, which win."""
    return Words(lang, _WITH_A_GAME[lang](game) if game else COMMON[lang])


def words_from(lang: str, *tables: Mapping[str, Sentences]) -> Words:
    """The words of one language: the shared ones and those of these tables, of which a later one wins."""
    return Words(lang, _joined(lang, *tables))


def _joined(lang: str, *tables: Mapping[str, Sentences]) -> Sentences:
    found = dict(COMMON[lang])
    for table in tables:
        found.update(table[lang])
    return found


def _with_game(lang: str) -> Recalling[Game, Sentences]:
    return Recalling(lambda game: _joined(lang, game.words))


_WITH_A_GAME = {lang: _with_game(lang) for lang in LANGUAGES}
"""The shared sentences and those of a game, by language: a page asks for those of the same game again and again."""


def sentences(package: str) -> Mapping[str, Sentences]:
    """A game's sentences by language, from the files of a package; ValueError as `languages.tables` says."""
    return languages.tables(package, LANGUAGES)
