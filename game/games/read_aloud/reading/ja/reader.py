"""The words of a Japanese sentence from left to right, and what was read of a clause so far."""

from __future__ import annotations

from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.frames import otherwise
from game.games.read_aloud.reading.ja import judged
from game.games.read_aloud.reading.ja.parts import Part, without
from game.games.read_aloud.reading.ja.scene import Scene
from game.games.read_aloud.reading.ja.tokens import Token, Unread
from game.games.read_aloud.reading.lasting import lasts
from game.games.read_aloud.reading.meanings import TOGETHER
from game.games.read_aloud.reading.roles import Choice, Noun, Said, plain_ones, top_of_pile

PERSON, APART = {"who", "single", "open", "reads", "rank", "only"}, "NzctaUDLTGKOEjW"
"""What is said of somebody, and what begins the next part where no の binds it to them."""
WHOLE = ("winner", "late")
"""What is said of the clause around a condition."""


class Reader:
    """The words, and the parts of the clause that is being read."""

    def __init__(self, words: tuple[Token, ...]) -> None:
        self.words = words
        self.at = 0
        self.scene = Scene()
        self.part: Part = {}
        """What stands before the next particle."""
        self.parts: list[tuple[str, Part]] = []
        """The parts of this clause with their particles."""
        self.marks: Part = {}
        """What is said of the whole clause: how it compares, that nothing is done, in secret, once more."""
        self.apiece = False
        """Whether each of several people or places is meant alone."""
        self.any_of = False
        """Whether any of several cards is meant."""
        self.lone: tuple[str, ...] = ()
        """The verb before a person of whom a condition is said."""
        self.place: Place | None = None
        """The place whose cards were counted last."""
        self.found: list[tuple[Said | Choice, ...]] = []
        """The clauses that were read, each in every way in which it can be meant."""

    # --- words

    def next(self, kinds: str) -> bool:
        """Whether a word of one of these kinds comes next; "." is the end."""
        return self.words[self.at].kind in kinds if self.at < len(self.words) else "." in kinds

    def then(self, kinds: str) -> bool:
        """Whether the word after the next one is of one of these kinds."""
        return self.at + 1 < len(self.words) and self.words[self.at + 1].kind in kinds

    def skip(self, kinds: str) -> bool:
        """Go on if a word of one of these kinds comes next; whether one does."""
        here = self.at < len(self.words) and self.next(kinds)
        self.at += here
        return here

    def before(self) -> Token | None:
        """The word before the one that is being read."""
        return self.words[self.at - 2] if self.at > 1 else None

    def next_does(self, *acts: str) -> bool:
        """Whether a verb comes next that may do one of these."""
        return self.next("v") and self.at < len(self.words) and bool({*acts} & {*self.words[self.at].value})

    # --- the clause

    def mark(self, name: str, value: Any) -> None:
        """Something that is said of what stands before the next particle; nothing is said twice."""
        if name in self.part:
            raise Unread
        self.part[name] = value

    def say(self, name: str, value: Any) -> None:
        """Something that is said of the whole clause."""
        if name in self.marks:
            raise Unread
        self.marks[name] = value

    def close(self, particle: str = "") -> None:
        """The part ends with this particle, if there is one."""
        if self.part:
            self.parts.append((particle, self.part))
            self.part = {}

    def begun(self) -> bool:
        """Whether anything of a clause was read."""
        return bool(self.part or self.parts or self.marks or self.lone)

    def taken(self) -> tuple[list[tuple[str, Part]], Part]:
        """The parts and marks of the clause, which is then empty."""
        self.close()
        parts, marks = self.parts, self.marks
        self.parts, self.part, self.marks, self.lone = [], {}, {}, ()
        return parts, marks

    def settled(self, said: tuple[Said | Choice, ...]) -> tuple[Said | Choice, ...]:
        """The clause, where it is known which cards are meant: of the pile the top ones, of hands all together."""
        if self.any_of and any(map(top_of_pile, plain_ones(said))):
            raise Unread
        if self.apiece and any(each.verb == "shuffle" for each in plain_ones(said)):
            raise Unread
        self.apiece = False
        return said

    def drop_value(self) -> None:
        """「価が」 before a number or 「一番大きい」 says only that these are values."""
        self.part.pop("value", None)
        if self.parts and self.parts[-1][0] in "gw" and self.parts[-1][1] == {"value": True}:
            self.parts.pop()

    def apart(self, word: Token) -> bool:
        """Whether this word begins another part though no particle stands before it."""
        before = self.before()
        if not self.part or not before or before.kind == "r" or before.value == "of-that":
            return False
        if self.part.get("who") in TOGETHER and before.kind == word.kind == "p":
            return True
        if {*self.part} & {"who", "rank"} and {*self.part} <= PERSON:
            return before.kind in "pAuxih" and (word.kind in APART or (word.kind == "p" and word.value is Place.MINE))
        if before.kind == "a" and word.kind in "pAxz":
            return bool(before.value == "")
        if before.kind in "zt" and word.kind in "zpAx":
            return True
        quantity = before.kind in "Ne" and word.kind in "zpAxti"
        return word.kind in "F|~" or quantity or (before.kind in "LK" and word.kind in "Nn")

    def otherwise(self) -> None:
        """The next clause is done where the test of the one before does not hold, which it still has to tell."""
        last = self.found[-1][0]
        test = last.roles.test if isinstance(last, Said) and len(self.found[-1]) == 1 and lasts(last) else None
        self.scene.test = otherwise(test) if test else None
        if not self.scene.test:
            raise Unread

    def judged(self, verbs: tuple[str, ...]) -> e.Condition:
        """The condition that the clause says so far, which is then empty but for 「勝者の条件を」."""
        parts, marks = self.taken()
        self.parts = [each for each in parts if each[1] == {"noun": Noun.CONDITION} and each[0] in "wo"]
        self.marks = {name: marks[name] for name in WHOLE if name in marks}
        found = judged.condition([each for each in parts if each not in self.parts], without(marks, *WHOLE), verbs)
        if not found:
            raise Unread
        return found
