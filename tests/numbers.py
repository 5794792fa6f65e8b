"""The numbers that a sentence of a words file says by itself, in digits or in words, not in its slots."""

from __future__ import annotations

import re
from collections.abc import Mapping

from game.core.game import Game
from game.core.rules import NOTHING, Sentences
from game.words import LANGUAGES

IN_WORDS = "nought one two three four five six seven eight nine ten".split()


def numbers(game: Game, key: str, own: Mapping[str, Sentences] = NOTHING) -> dict[str, list[int]]:
    """By language, the numbers of the sentence under this key, in their order; it may be of the rules page's own."""
    return {lang: _numbers(str({**game.words[lang], **own.get(lang, {})}[key])) for lang in sorted(LANGUAGES)}


def _numbers(text: str) -> list[int]:
    plain = re.sub(r"\{[^}]*\}", "", text)
    found = re.findall(rf"[0-9]+|\b(?:{'|'.join(IN_WORDS)})\b", plain)
    return [int(each) if each.isdecimal() else IN_WORDS.index(each) for each in found]
