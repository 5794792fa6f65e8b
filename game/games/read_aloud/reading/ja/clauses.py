"""Japanese sentences read clause by clause, whatever the order of what stands before the verb.

Every word must be one of `lexicon` and have a use in its clause, else nothing is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.reading.frames import texts
from game.games.read_aloud.reading.ja import judged, named
from game.games.read_aloud.reading.ja.lists import apart
from game.games.read_aloud.reading.ja.onward import ON, Verb, choices, others_act
from game.games.read_aloud.reading.ja.parts import without
from game.games.read_aloud.reading.ja.reader import Reader
from game.games.read_aloud.reading.ja.scene import ORDER
from game.games.read_aloud.reading.ja.tokens import Token, Unread, tokens
from game.games.read_aloud.reading.ja.words import WORDS
from game.games.read_aloud.reading.roles import Choice, Noun, Said

HAPPENS = ("read", "be", "gone", "become", "fewer", "hold", "exceed", "below", "settled")
"""Verbs of which a test can be made."""
TELLS = {"ban", "unban"}
THIS = {"noun": Noun.THIS}


def said(text: str) -> tuple[e.Text, ...]:
    """What a text in plain signs says."""
    try:
        return texts(Clauses(tokens(text)).read())
    except Unread:
        return ()


class Clauses(Reader):
    """Reads clause after clause."""

    either: tuple[Said | Choice, ...] = ()
    """The first of two clauses of which one is to be chosen."""
    picking = False
    """Whether two clauses follow of which one is to be chosen."""

    def read(self) -> list[tuple[Said | Choice, ...]]:
        """The clauses, each in every way in which it can be meant."""
        while self.at < len(self.words):
            word = self.words[self.at]
            self.at += 1
            self.any_of |= word.any_of
            if self.apart(word):
                self.close()
            if word.kind in ENDS:
                ENDS[word.kind](self, word)
            else:
                WORDS[word.kind](self, word)
        if self.begun():
            self.nominal()
        scene = self.scene
        if any(
            (self.either, self.picking, scene.under, scene.kept, scene.test, scene.counted, scene.left, not scene.meant)
        ):
            raise Unread
        return self.found

    # --- tests

    def condition(self, word: Token) -> None:
        """A test ends here, or a condition of the one who wins."""
        verbs = tuple(act for act in word.value if act in (*HAPPENS, "do")) if word.kind == "v" else ()
        unless = word.value == "unless" or (word.kind == "v" and "unless" in dict(word.forms))
        self.close()
        test = judged.test(self.parts, without(self.marks, "whether"), (verbs, unless), self.place)
        if test and not (test == e.None_(Place.MINE) and self.next_does("win") and not unless):
            if self.scene.test:
                raise Unread
            self.place, self.scene.test = getattr(test, "place", None), test
            self.taken()
        elif "whether" in self.marks or unless:
            raise Unread
        else:
            self.part = {"rank": self.judged(verbs), "only": True}
            self.close("g")

    def none(self, word: Token) -> None:
        """「ない」: there is none, of a person or in a place."""
        self.close()
        self.say("none", True)
        if word.value == "if":
            self.condition(word)

    # --- ends of a clause

    def stop(self, _: Token) -> None:
        """A sentence ends, and the next one has a subject of its own."""
        if self.begun():
            self.nominal()
        self.scene.who = None

    def quote(self, word: Token) -> None:
        """What is said between quotation marks is a condition, or one of two clauses."""
        if self.part == {"who": Place.MINE, "reads": True}:
            self.part = {"rank": e.Reader()}
        if word.kind == "]" and self.begun() and "rank" not in self.part:
            self.part = {"rank": self.judged(self.lone)}

    def copula(self, _: Token) -> None:
        """「だ」 says nothing behind a noun that stands for a verb."""
        if not self.next("h]:") and self.begun():
            self.nominal()
        elif not self.next("h]:") and not self.found:
            raise Unread

    def nominal(self) -> None:
        """A clause without a verb; 「このカードも」 has that of the clause before."""
        words = [each.value for each in self.words[max(self.at - 2, 0) : self.at]]
        parts, marks = self.taken()
        last = self.scene.last
        if last and last.verb == "turn" and not marks and [part for _, part in parts] == [{"face": last.roles.face}]:
            return
        verb = "discard" if "also" in words and last and last.verb == "discard" and parts == [("w", THIS)] else "none"
        said = self.scene.said(Verb((verb,), "end"), parts, marks)
        if not said or "come" in words:
            raise Unread
        self.add(said)

    def verb(self, word: Token) -> None:
        forms = {form for form, _ in word.forms}
        winner = "win" in word.value and self.next("wo") and not self.parts and forms & {"bare", "named"}
        if winner and not self.part:
            self.at += 1
            self.say("winner", True)
        elif forms & {"if", "unless"} and {*word.value} & {*HAPPENS}:
            self.condition(word)
        elif forms & {"who", "who-not"} and self.next("h]"):
            if "who-not" in forms:
                self.say("none", True)
            self.close("o")
            self.lone = word.value
        else:
            self.close()
            self.finish(word, forms)

    def finish(self, word: Token, forms: set[str]) -> None:
        """A clause, or the name of an act, ends with this verb; 「伏せて置く」 is how cards are put."""
        if "down" in word.value and "join" in forms and self.next_does("discard"):
            raise Unread
        if "down" in word.value and "join" in forms and self.next_does("put"):
            self.parts.append(("", {"face": Face.DOWN}))
        elif forms & {"named", "bare"} and (self.next("owrgy") or (self.told() and "ban" not in word.value)):
            self.name(word)
        else:
            if "bare" in forms and self.next("b") and self.then(","):
                self.at += 1
            last = self.next(".;=k,]")
            fit = (each for each in ORDER if each in forms and (not self.next(".;") if each in ON else last))
            form = "end" if "unban" in word.value and "end" in forms and last else next(fit, None)
            if form is None:
                raise Unread
            let = min(let for each, let in word.forms if each == form)
            parts, marks = self.taken()
            self.skip("=")
            several = apart(word.value, parts)
            if len(several) > 1 and (self.either or self.picking or self.scene.test or self.next("k")):
                raise Unread
            for each in several:
                self.add(self.settled(self.scene.said(Verb(word.value, form, let), each, marks)))
            self.any_of = bool(self.scene.kept)

    def told(self) -> bool:
        """Whether the next word forbids or allows, perhaps after a comma."""
        at = self.at + self.next(",")
        if at == len(self.words) or self.words[at].kind != "v":
            return False
        acts, forms = {*self.words[at].value}, {form for form, _ in self.words[at].forms}
        return bool(TELLS & acts or ("again" in acts and forms & {"may", "free", "must-not"}))

    def name(self, word: Token) -> None:
        """An act is named that is banned or free, perhaps after another one."""
        parts, marks = self.taken()
        self.parts = [each for each in parts if {*each[1]} <= {"act", "banned"} and each[0] in "yw"]
        parts = parts[len(self.parts) :]
        act = named.bans(word.value, parts, marks) or named.act(word.value, parts, marks)
        if not act:
            raise Unread
        self.part = act
        self.skip("r")
        if not self.next("owgy"):
            self.close("o")

    # --- clauses

    def add(self, said: tuple[Said | Choice, ...]) -> None:
        """A clause was read, or the one before turned out to mean something else."""
        if self.scene.instead:
            self.found[-1], self.scene.instead = (self.scene.instead,), None
        if said and self.either:
            if others_act(self.either) and not others_act(said):
                raise Unread
            self.found.append(choices(self.either, said))
            self.either = ()
            self.chosen()
        elif said and (self.next("k") or self.picking):
            self.skip("k")
            if self.next(",") and self.then("k"):
                self.at += 2
            self.either, self.picking = said, False
            if self.next(";") and self.then("k"):
                self.at += 2
        elif said:
            self.found.append(said)

    def chosen(self) -> None:
        """「…か…かを選ぶ」: that one of them is chosen."""
        asked = self.skip("k")
        start = self.at
        for kinds in (",r", "&", "ord"):
            self.skip(kinds)
        if self.next_does("choose", "do", "again"):
            self.at += 1
        elif asked and any(each.kind not in ";,=" for each in self.words[start:]):
            raise Unread
        else:
            self.at = start

    def pick(self, _: Token) -> None:
        """「次のどちらかを選ぶ」 before two clauses."""
        if "or" in self.part:
            return
        self.skip("o")
        if self.begun() or self.found or not self.next_does("choose", "again"):
            raise Unread
        self.at += 1
        self.skip(";,")
        self.picking = True


ENDS: Mapping[str, Callable[[Clauses, Token], None]] = {
    "v": Clauses.verb,
    ":": Clauses.condition,
    "%": Clauses.none,
    "0": Clauses.none,
    ";": Clauses.stop,
    ",": lambda reader, word: None if "first" in reader.part else reader.close(),
    "[": Clauses.quote,
    "]": Clauses.quote,
    "=": Clauses.copula,
    "&": Clauses.pick,
}
"""What is done with words that end a part, a test or a clause."""
