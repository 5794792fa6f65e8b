"""Random texts, drawn from a table of phrases; and every card on paper, as it has always been."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.codec import pack
from game.games.read_aloud.cards.packs import PACKS, card_text, documented, family
from game.games.read_aloud.language.effects import Text
from game.games.read_aloud.language.grammar import LANGUAGES, say
from game.games.read_aloud.language.phrasebook import ITSELF, Language, Number, Phrase, Slot, built
from game.games.read_aloud.language.suggest import known

GOLDEN = Path(__file__).parents[1] / "golden" / "read-aloud-cards.txt"
SENTENCES = GOLDEN.with_name("read-aloud-sentences.txt")
COMMAND = "python -m tests.read_aloud.texts --write"
NUMBERS = {"+": st.integers(1, 99), "-": st.integers(-99, -1), "±": st.integers(-99, 99)}


@st.composite
def values(draw: st.DrawFn, language: Language, sort: str) -> Any:
    """Something that the table can say as this sort."""
    return draw(said_by(language, draw(st.sampled_from([phrase for phrase in language.phrases[sort] if phrase.said]))))


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


def on_paper(card: Card) -> str:
    """A card as the golden file has it."""
    mark = " documented" if documented(card) else ""
    head = f"{card.key} {card.value} {family(card)} {pack((card,))}{mark}"
    return "\n".join((head, *(card_text(card, lang) for lang in LANGUAGES)))


def all_on_paper() -> str:
    """The whole golden file."""
    return "\n\n".join(on_paper(card) for cards in PACKS.values() for card in cards) + "\n"


def all_sentences() -> str:
    """Every plain clause with small numbers, in both languages."""
    clauses = [each.clause for each in known(LANGUAGES["ja"])]
    return "\n".join(" | ".join(say((clause,), lang) for lang in LANGUAGES) for clause in clauses) + "\n"


if __name__ == "__main__" and "--write" in sys.argv[1:]:
    GOLDEN.write_text(all_on_paper(), encoding="utf-8")
    SENTENCES.write_text(all_sentences(), encoding="utf-8")
