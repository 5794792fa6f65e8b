"""Random texts, drawn from a table of phrases."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from game.games.read_aloud.language.effects import Text
from game.games.read_aloud.language.phrasebook import ITSELF, Language, built
from game.games.read_aloud.language.phrases import Number, Phrase, Slot
from game.games.read_aloud.language.sentences import LANGUAGES
from game.games.read_aloud.reading.written import phrases

NUMBERS = {"+": st.integers(1, 99), "++": st.integers(2, 99), "-": st.integers(-99, -1), "±": st.integers(-99, 99)}


@st.composite
def values(draw: st.DrawFn, language: Language, sort: str) -> Any:
    """Something that the table can say as this sort."""
    return draw(said_by(language, draw(st.sampled_from([phrase for phrase in phrases(language)[sort] if phrase.said]))))


@st.composite
def said_by(draw: st.DrawFn, language: Language, phrase: Phrase) -> Any:
    """Something that this phrase can say."""
    fields = []
    for part in phrase.parts:
        if isinstance(part, Slot):
            fields.append((part.field, draw(values(language, part.sort))))
        elif isinstance(part, Number):
            fields.append((ITSELF, draw(NUMBERS[part.kind])))
    return built(phrase.key, tuple(fields))


def texts(most: int = 4) -> st.SearchStrategy[Text]:
    """A text of a few clauses that one of the languages can say."""
    return st.sampled_from([*LANGUAGES.values()]).flatmap(
        lambda language: st.lists(values(language, "clause"), min_size=1, max_size=most).map(tuple)
    )
