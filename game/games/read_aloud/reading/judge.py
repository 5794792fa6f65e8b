"""The judge: the effects that a sentence says, and how they are said in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from game.core.game import Ruling
from game.core.rules import Fault
from game.games.read_aloud.language.effects import Text
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.language.vain import in_vain
from game.games.read_aloud.reading.grammar import language_of, nearest, out_of_range, parse, unclear


def judge(cases: tuple[str, ...]) -> Ruling:
    """Every meaning of one sentence, the first in each language; Fault where it has none or is not one."""
    if len(cases) != 1:
        raise Fault("judge.one", n=len(cases))
    sentence = cases[0].strip()
    lang = language_of(sentence)
    texts = parse(sentence, lang)
    if not texts:
        raise _unread(sentence, lang)
    first, *others = [{"reading": notation(text), **{each: say(text, each) for each in LANGUAGES}} for text in texts]
    data = {"readings": [each["reading"] for each in (first, *others)], **_sentences(first)}
    if not others:
        said = "\n".join(_sentences(first).values())
        key = "judge.vain" if in_vain(texts[0]) else "judge.text"
        return Ruling(data, (key, {"text": first["reading"], "sentences": said}))
    meanings = (first, *others)
    numbered = "\n".join(f"{n}. " + "\n   ".join(each.values()) for n, each in enumerate(meanings, 1))
    return Ruling({**data, "meanings": list(meanings)}, ("judge.several", {"n": len(texts), "meanings": numbered}))


def _sentences(meaning: Mapping[str, str]) -> dict[str, str]:
    """A meaning as a sentence of each language."""
    return {lang: meaning[lang] for lang in LANGUAGES}


def _unread(sentence: str, lang: str) -> Fault:
    """The Fault for a sentence that is not understood: the range of numbers, the nearest, or what is not clear."""
    if out := out_of_range(sentence, lang):
        return Fault(out[0], **out[1])
    if near := nearest(sentence, lang):
        # a Fault cuts long quotations, but not what a saying says
        return Fault("text.unread-near", sentence=sentence, nearest=("text.itself", {"text": near}))
    parts = [sentence[start:end] for start, end in unclear(sentence, lang)]
    if parts in ([], [sentence]):
        return Fault("text.unread", sentence=sentence)
    return Fault("text.unclear", sentence=sentence, parts=" … ".join(parts))


def notation(text: Text) -> str:
    """A text as data, in the words of the program."""
    return ", ".join(map(_noted, text))


def _noted(value: Any) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if not is_dataclass(value):
        return str(value)
    inside = ", ".join(_noted(getattr(value, each.name)) for each in fields(value))
    return f"{type(value).__name__.rstrip('_')}({inside})"
