"""Small slips put right: a wrong letter, a word written twice, a small word left out, words in another order.

Only where all that comes out says one and the same is it offered, and where that says all that was written: number,
place, direction, "not".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import Language, said_text
from game.games.read_aloud.language.vain import vain
from game.games.read_aloud.reading.parser import composed
from game.games.read_aloud.reading.suggest import IDLE
from game.games.read_aloud.reading.written import normal, written

DENIED = ("not", "nothing", "none", "ban")
"""Senses that stand for one another where something is denied."""
IMPLIED = (IDLE, "mine", "each", "toward", "into", "state", "with")
"""Senses that need not be said."""
STRICT = (DENIED[0], "everyone", "other", "both")
"""Senses that are kept even where only a word that nobody knows is another one."""
PEOPLE = ("anyone", "everyone", "other", "left", "right", "owner")
"""Senses that are never added."""
TOWARD = "toward"
"""The sense of "to" and "from" somebody, who is named so."""
MOST_READ = 1500
"""The letters of all spellings of one sentence that are read."""


def put_right(language: Language, sentence: str) -> e.Text:
    """The text of this sentence without its slip; empty where it has none, or could mean several things then."""
    found: dict[e.Text, None] = {}
    for each in islice(written(language).slips(sentence), MOST_READ // max(len(sentence), 1)):
        texts = composed(language, each.sentence)
        found |= dict.fromkeys(
            [text for text in texts if each.twice or _keeps(language, sentence, text, each.sure)][:1]
        )
        if len(found) > 1:
            return ()
    text = next(iter(found), ())
    return () if any(map(vain, text)) else text


def _keeps(language: Language, sentence: str, text: e.Text, sure: bool) -> bool:
    """Whether the text has all senses of the sentence, as often, and no other numbers; "all" and "not" in any case."""
    mine, theirs = _about(language, sentence), _about(language, said_text(language, text) or "")
    if sure:
        return all(theirs[each] >= n for each, n in mine.items() if each[0] in STRICT)
    people = () if TOWARD in _named(language, sentence) else PEOPLE
    return mine <= theirs and not any(word or name in people for name, word in theirs - mine)


def _about(language: Language, sentence: str) -> Counter[tuple[str, str]]:
    """The senses of a sentence, numbers by what they are."""
    named = ((DENIED[0] if name in DENIED else name, word) for name, word in _words(language, sentence))
    return Counter((name, word if name == "number" else "") for name, word in named if name not in IMPLIED)


def _named(language: Language, sentence: str) -> set[str]:
    """The names of the senses of a sentence."""
    return {name for name, _ in _words(language, sentence)}


def _words(language: Language, sentence: str) -> Iterator[tuple[str, str]]:
    """The words of a sentence, with their senses before them."""
    found = written(language).senses.finditer(normal(language, sentence))
    return ((each.lastgroup or IDLE, each[0]) for each in found)
