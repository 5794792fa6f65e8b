"""An English sentence cut at every word into what can stand there: openings, tests, clauses, joints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.reading.en.chart import NUMBER, Chart
from game.games.read_aloud.reading.en.chunks import CHUNKS
from game.games.read_aloud.reading.en.heap import Chunks, Clause, sorted_out
from game.games.read_aloud.reading.en.measures import MEASURES, TESTS, negated
from game.games.read_aloud.reading.en.nouns import NOUNS, Mark, Np, Pp
from game.games.read_aloud.reading.en.productions import Found, Grammar
from game.games.read_aloud.reading.en.sentences import SENTENCES
from game.games.read_aloud.reading.en.tokens import tokens
from game.games.read_aloud.reading.en.verbs import VERBS
from game.games.read_aloud.reading.en.words import WORDS, Verbs

STOPS = (".", ",", ";", ":")
JOINTS = (*STOPS, "and", "then", "but", "plus", "also")
BOUNDS = (
    *JOINTS[:-1], "or", "if", "unless", "when", "whenever", "once", "provided", "as", "while", "who", "to", "in", "after", "so",
)  # fmt: skip
"""Words before which a clause can end."""
ASIDE = ("soft", "front", "secret", "face", "own", "lasting")
"""What may stand after a comma, too."""
APIECE = Mark("each", True)
LONE = ("card", "cards", "field", "table", "hand", "discard", "discarded", "top", "stacked")
"""Words before which "each" means all of these: each card."""
RANKED = ("highest", "lowest", "most", "fewest", "least", "biggest", "largest", "greatest", "smallest", "best")
"""Words before which "next" counts."""
MOST_CHUNKS, MOST_THINGS = 14, 8


@cache
def grammar() -> Grammar:
    """The productions of English."""
    return Grammar(WORDS | NOUNS | MEASURES | TESTS | VERBS | CHUNKS | SENTENCES)


def words_of(sentence: str) -> tuple[str, ...]:
    """The words and stops of a sentence."""
    return tokens(sentence, grammar().words)


def in_patterns(words: tuple[str, ...]) -> bool:
    """Whether every one of these words stands in some pattern; nothing is said with others."""
    known = grammar().words
    return all(each in known or NUMBER.fullmatch(each) for each in words)


class Cut:
    """What stands where in the words of one sentence."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.end = len(self.words)
        self._chart = Chart(grammar(), self.words)
        self.at: Callable[[str, int], Found] = self._chart.at
        """Everything of this name that begins at a word."""

    def word(self, at: int) -> str:
        """The word here; nothing at the end."""
        return self.words[at] if at < self.end else ""

    def after(self, at: int, *words: str) -> int:
        """The place after these words, each of which may be missing."""
        for each in words:
            at += self.word(at) == each
        return at

    def past(self, name: str, start: int) -> int:
        """The place after everything of this name."""
        while found := [end for end, _ in self.at(name, start)]:
            start = max(found)
        return start

    def opened(self, start: int) -> int:
        """The place after words that only lead on."""
        while not self.at("Likewise", start) and (found := [end for end, _ in self.at("Opening", start)]):
            if self.words[start] == "next" and self.word(max(found)) in RANKED:
                return start
            start = max(found)
        return start

    def joint(self, start: int) -> tuple[int, str]:
        """Where the clause after the signs and words between two clauses begins, and the strongest of them."""
        at, join = start, ""
        while self.word(at) in JOINTS:
            word = self.words[at]
            if word in (".", ";") or (word in (":", "then") and join not in (".", ";", ":")):
                join = word
            elif not join or word == "but":
                join = "but" if word == "but" else "and"
            at += 1
        return at, join

    def tests(self, start: int) -> Iterator[tuple[int, e.Test]]:
        """Tests with the word before them: if, unless; or as a question."""
        for at, word in self.at("If", start):
            for end, test in self.at("Test", at):
                meant = negated(test) if word == "unless" else test
                if meant and not isinstance(meant, str):
                    yield end, meant
        for end, test in (*self.at("Test", start), *self.at("Asked", start)):
            if self.word(end) in ("?", ":") and not isinstance(test, str):
                yield end + 1, test

    def victories(self, start: int) -> Iterator[tuple[int, e.Condition]]:
        """You win if your total is odd, in either order."""
        for at, _ in self.at("YouWin", start):
            for there, word in self.at("If", at):
                if word != "unless":
                    yield from self.at("Mine", there)
        for at, word in self.at("If", start):
            for end, condition in self.at("Mine", at) if word != "unless" else ():
                for last, _ in self.at("YouWin", self.after(end, ",", "then")):
                    yield last, condition

    def clauses(self, start: int) -> tuple[tuple[int, Clause], ...]:
        """Every clause that begins here."""
        return self._chart.at("(clause)", start, self._sorted)

    def _sorted(self, _: str, start: int) -> Iterator[tuple[int, Clause]]:
        yield from ((end, clause) for end, chunks in self._along(start, (), False) for clause in sorted_out(chunks))

    def _along(self, start: int, chunks: Chunks, verb: bool) -> Iterator[tuple[int, Chunks]]:
        self._chart.look(start)
        if verb and (start == self.end or self.words[start] in BOUNDS) and not _open(chunks):
            yield start, chunks
        if start == self.end or len(chunks) > MOST_CHUNKS:
            return
        if self.words[start] in (",", ";"):
            if verb:
                yield from self._aside(start + 1, chunks)
            elif self.words[start] == "," and chunks and all(isinstance(each, Pp | Mark) for each in chunks):
                start += 1
        each_card = bool(chunks) and chunks[-1] == APIECE and self.words[start] in LONE
        for end, chunk in self.at("Chunk", start):
            if not (isinstance(chunk, Verbs) and (verb or _open(chunks))) and not (each_card and isinstance(chunk, Np)):
                yield from self._along(end, (*chunks, chunk), verb or isinstance(chunk, Verbs))

    def _aside(self, start: int, chunks: Chunks) -> Iterator[tuple[int, Chunks]]:
        """How something is done, after a comma."""
        self._chart.look(start)
        for end, chunk in (
            self.at("Chunk", start) if self.word(start) not in ("", *JOINTS) and not _open(chunks) else ()
        ):
            if isinstance(chunk, Mark) and chunk.kind in ASIDE:
                yield from self._along(end, (*chunks, chunk), True)

    def things(self, start: int, chunks: Chunks = ()) -> Iterator[tuple[int, Chunks]]:
        """Things and places without a verb, up to a stop."""
        if chunks and (start == self.end or self.words[start] in STOPS):
            yield start, chunks
        elif start < self.end and len(chunks) < MOST_THINGS:
            for end, chunk in self.at("Chunk", start):
                if isinstance(chunk, Np | Pp | Mark):
                    yield from self.things(end, (*chunks, chunk))


def _open(chunks: tuple[Any, ...]) -> bool:
    """Whether something has to follow."""
    return bool(chunks) and isinstance(chunks[-1], Mark) and chunks[-1].kind in ("join", "cause")
