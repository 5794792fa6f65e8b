"""Phrase tables, by which a value is both said and parsed; no language is known here.

Values are said with the first phrase that can say them and parsed with all; `also` holds phrases that are only parsed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrases import RANGES, Choice, Part, Phrase, Slot, Verb

Fields: TypeAlias = tuple[tuple[str, Any], ...]

BENT = "joined"
"""The form of a clause that another one follows; "" is the form at the end."""
ITSELF = "="
MOST_CLAUSES = 12


class Join(NamedTuple):
    """The joint of a clause with the next one: its form, and the words between, the first of which are said."""

    form: str
    between: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Language:
    """The tables and functions of one language."""

    spoken: Mapping[str, tuple[Phrase, ...]]
    """The phrases of every sort that are said."""
    verbs: Mapping[str, str]
    """The joined form of every verb that is not its end form with nothing changed."""
    leads: tuple[str, ...]
    """Phrases for "first discard this card" before other clauses (C2); the first is said, all are read."""
    inner: Join
    last: Join
    digits: tuple[str, ...]
    """The words for 0, 1, 2 and so on, where numbers up to nine are written as words."""
    finish: Callable[[str], str]
    """Complete a sentence as it is printed."""
    capitals: bool = False
    """Whether a sentence begins with a capital letter."""


def is_of(key: Any, value: Any) -> bool:
    """Whether a row of the table, by its class or value, is for this value."""
    if isinstance(key, type):
        return type(value) is key
    return type(key) is type(value) and bool(key == value)


@lru_cache(maxsize=20_000)
def said(language: Language, sort: str, value: Any, form: str = "") -> str | None:
    """The value in words, in the form asked; None where the table cannot say it."""
    for phrase in language.spoken[sort]:
        if phrase.said and is_of(phrase.key, value):
            words = [_word(language, part, value, form) for part in phrase.parts]
            if None not in words:
                return "".join(word for word in words if word)
    return None


def _word(language: Language, part: Part, value: Any, form: str) -> str | None:
    if isinstance(part, str):
        return part
    if isinstance(part, Slot):
        return said(language, part.sort, getattr(value, part.field), "" if part.plain else form)
    if isinstance(part, Verb):
        return bent(language, part, form)
    if isinstance(part, Choice):
        return None
    number = -value if part.kind == "-" else value
    if number not in RANGES[part.kind]:
        return None
    return language.digits[number] if part.kind != "±" and number < len(language.digits) else str(number)


def bent(language: Language, verb: Verb, form: str) -> str:
    """A verb in the form asked."""
    return language.verbs.get(verb.word, verb.word) if form == BENT else verb.word


def said_text(language: Language, text: e.Text) -> str | None:
    """A whole text in words, unfinished; None where the table cannot say it."""
    parts = said_parts(language, text)
    return None if parts is None else "".join(parts)


def said_parts(language: Language, text: e.Text) -> list[str] | None:
    """The same clause by clause, each with what joins the next one to it."""
    lead = language.leads[0] if len(text) > 1 and text[0] == e.DISCARD_THIS else ""
    clauses = text[1:] if lead else text
    joins = [*[language.inner] * (len(clauses) - 2), *[language.last] * (len(clauses) > 1), Join("", ("",))]
    words = [said(language, "clause", clause, join.form) for clause, join in zip(clauses, joins, strict=True)]
    if not words or None in words:
        return None
    return [*([lead] if lead else []), *(f"{word}{join.between[0]}" for word, join in zip(words, joins, strict=True))]


def built(key: Any, fields: Fields) -> Any:
    """The value that a phrase about this key says with these fields."""
    if not isinstance(key, type):
        return key
    return fields[0][1] if key is int else key(**dict(fields))
