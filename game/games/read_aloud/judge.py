"""Rules on a sentence: what a card with this text would do, and how it is said in both languages."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from game.core.game import Ruling
from game.core.rules import Fault
from game.games.read_aloud.effects import Text
from game.games.read_aloud.grammar import LANGUAGES, language_of, nearest, readings, say


def judge(cases: tuple[str, ...]) -> Ruling:
    """Every way to read one sentence."""
    if len(cases) != 1:
        raise Fault("judge.one", n=len(cases))
    sentence = cases[0].strip()
    lang = language_of(sentence)
    texts = readings(sentence, lang)
    if not texts:
        # a Fault cuts long quotations, but not what a saying says
        raise Fault("text.unread", sentence=sentence, nearest=("text.itself", {"text": nearest(sentence, lang)}))
    said = {each: say(texts[0], each) for each in LANGUAGES}
    effects = [notation(text) for text in texts]
    saying = ("judge.text" if len(texts) == 1 else "judge.two", {"n": len(texts), "text": "\n".join(effects), **said})
    return Ruling({"readings": effects, **said}, saying)


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
