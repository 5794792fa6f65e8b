"""Japanese sentences read clause by clause: what stands before each particle, and the verb with its form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language import judged_ja, parts_ja, scene_ja
from game.games.read_aloud.language.effects import Face, Place, Side
from game.games.read_aloud.language.frames import texts
from game.games.read_aloud.language.lexicon_ja import NOUNS
from game.games.read_aloud.language.parts_ja import Part
from game.games.read_aloud.language.roles import Choice, Noun, Said
from game.games.read_aloud.language.scene_ja import Scene, Verb
from game.games.read_aloud.language.tokens_ja import Token, Unread, plain, tokens

HAPPENS = ("read", "be", "gone", "become", "hold", "exceed", "below", "settled")
"""Verbs of which a test can be made."""
PARTICLES = "ogwdfybm"
PERSON, APART = {"who", "single", "open", "reads", "rank", "only"}, "NzctaUDLTGKOEjW"
"""What is said of somebody, and what begins the next part where no の binds it to them."""
BESIDE = (Place.LEFT, Place.RIGHT)


def read(sentence: str) -> tuple[e.Text, ...]:
    """Every text that a sentence says; nothing where a word is not known or has no use."""
    try:
        words = tokens(plain(sentence))
        return texts(Reader(words).clauses()) if words else ()
    except Unread:
        return ()


class Reader:
    """Reads the words of one sentence from left to right."""

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
        self.found: list[tuple[Said | Choice, ...]] = []
        self.either: tuple[Said | Choice, ...] | None = None
        """The first of two clauses of which one is to be chosen."""
        self.place: Place | None = None
        """The place whose cards were counted last."""
        self.picking = False
        """Whether two clauses follow of which one is to be chosen."""
        self.lone: tuple[str, ...] = ()
        """The verb before a person of whom a condition is said."""

    def clauses(self) -> list[tuple[Said | Choice, ...]]:
        """The clauses, each in every way in which it can be meant."""
        while self.at < len(self.words):
            word = self.words[self.at]
            self.at += 1
            self._word(word)
        if self.part or self.parts or self.marks:
            self._nominal()
        if self.either or self.scene.under or self.scene.kept or self.scene.test or self.picking or not self.found:
            raise Unread
        return self.found

    def next(self, kinds: str) -> bool:
        """Whether a word of one of these kinds comes next; "." is the end."""
        if self.at == len(self.words):
            return "." in kinds
        return self.words[self.at].kind in kinds

    def _word(self, word: Token) -> None:
        if self._apart(word):
            self._particle("")
        handler = HANDLERS.get(word.kind)
        if handler:
            handler(self, word)
        elif word.kind in PARTICLES:
            self._particle(word.kind)
        else:
            raise Unread(word.start)

    def _apart(self, word: Token) -> bool:
        """Whether this word begins another part though no particle stands before it."""
        before = self.words[self.at - 2].kind if self.at > 1 else ""
        if not self.part or before == "r":
            return False
        if {*self.part} & {"who", "rank"} and {*self.part} <= PERSON:
            return before in "pAuxih" and word.kind in APART
        if before == "a" and word.kind in "pAxz":
            return self.words[self.at - 2].value == ""
        return word.kind in "F|~" or (before in "Ne" and word.kind in "zpAxti") or (before in ("L", "K") and word.kind in "Nn")

    def mark(self, name: str, value: Any) -> None:
        """Something that is said of what stands before the next particle; nothing is said twice."""
        if name in self.part:
            raise Unread
        self.part[name] = value

    def _particle(self, kind: str) -> None:
        if kind == "w" and not self.part and self.at > 1 and self.words[self.at - 2].kind in "dfybm":
            return
        if not self.part:
            raise Unread
        self.parts.append((kind, self.part))
        self.part = {}

    # --- words

    def _zone(self, word: Token) -> None:
        if self.part.get("zone") == "or":
            self.part["zone"] = self.part.pop("first")
            self.mark("or", ("zone", word.value))
        else:
            self.mark("zone", word.value)

    def _person(self, word: Token) -> None:
        if word.value == "beside" and any(each.value in BESIDE for each in self.words if each.kind == "p"):
            raise Unread(word.start)
        if word.value == "that":
            self.mark("who", self.scene.that())
        elif word.value == "reader":
            self.mark("who", Place.MINE)
            self.mark("reads", True)
        elif self.part.get("who") == "or":
            self.part["who"] = self.part.pop("first")
            self.mark("or", ("who", word.value))
        else:
            self.mark("who", word.value)

    def _other(self, word: Token) -> None:
        """「ほかの」 and who: one other player, all others, or either where it is not said."""
        all_of = False
        while self.next("rhpux"):
            next_word = self.words[self.at]
            if next_word.kind == "p" and next_word.value not in (Place.HANDS, Place.ANYONE):
                break
            if next_word.kind == "r" and not (self.at + 1 < len(self.words) and self.words[self.at + 1].kind in "hpu"):
                break
            all_of |= next_word.value in (Place.HANDS, "all")
            self.at += 1
            self.part["one"] = self.part.get("one", False) or next_word.kind == "u" or next_word.value is Place.ANYONE
        one = self.part.pop("one", False)
        self.mark("who", Place.OTHERS if all_of else Place.ANOTHER)
        if not all_of and not one:
            self.part["open"] = True

    def _but(self, word: Token) -> None:
        """「自分以外」: all others; of anybody else, or of cards, it is not known."""
        if self.part.get("who") is not Place.MINE or len(self.part) > 1:
            raise Unread(word.start)
        del self.part["who"]
        self.mark("who", Place.OTHERS)
        while self.next("rh") or (self.next("pu") and self.words[self.at].value in (Place.HANDS, Place.ANYONE, "")):
            if self.next("r") and not (self.at + 1 < len(self.words) and self.words[self.at + 1].kind in "hpu"):
                break
            if self.words[self.at].kind == "u" or self.words[self.at].value is Place.ANYONE:
                self.part["who"] = Place.ANOTHER
            self.at += 1

    def _number(self, word: Token) -> None:
        """A number of cards, or another one, with its bound."""
        name = "amount" if word.kind == "N" else "n"
        number = 0 if word.value == "zero" else word.value
        bound = self._bound(number)
        if name == "n" and not bound and self.next("r") and self._then("czt"):
            self.at += 1
            bound = (number, Side.EXACTLY)
        if bound and name == "n" and self.next("=") and self._then("c"):
            self.at += 1
        if bound and name == "n" and self.next("rcz"):
            self._worth(bound)
        elif bound:
            self.mark("bound", bound)
        else:
            self.mark(name, number)

    def _then(self, kinds: str) -> bool:
        """Whether the word after the next one is of one of these kinds."""
        return self.at + 1 < len(self.words) and self.words[self.at + 1].kind in kinds

    def _worth(self, bound: tuple[int, Side]) -> None:
        self.part.pop("value", None)
        if self.parts and self.parts[-1][0] in "gw" and self.parts[-1][1] == {"value": True}:
            self.parts.pop()
        if self.next("r"):
            self.at += 1
        self.mark("worth", bound)

    def _bound(self, number: Any) -> tuple[int, Side] | None:
        """What stands behind a number: 以上, 以下, 未満, より多い."""
        if not isinstance(number, int):
            return None
        if self.next("B"):
            side = self.words[self.at].value
            self.at += 1
            return {"under": (number - 1, Side.OR_LESS), "within": (number, Side.OR_LESS)}.get(side, (number, side))
        if self.next("q") and self._then("J"):
            more = {"many": 1, "big": 1, "few": -1, "small": -1}.get(self.words[self.at + 1].value)
            if more:
                self.at += 2
                return number + more, Side.OR_MORE if more > 0 else Side.OR_LESS
        return None

    def _negative(self, word: Token) -> None:
        self._worth((-1, Side.OR_LESS))

    def _same(self, word: Token) -> None:
        """「場札と同じ枚数」: as many as there are in the place before."""
        if not self.part and (not self.parts or self.parts[-1][0] != "y"):
            self.mark("amount", e.That())
            return
        particle, part = ("y", self.part) if self.part else self.parts.pop()
        if self.part:
            self.part = {}
        zone = part.pop("zone", None)
        zone = Place.MINE if zone == "hand" else zone
        part.pop("measure", None)
        if particle != "y" or part not in ({}, {"who": Place.MINE}) or not isinstance(zone, Place):
            raise Unread(word.start)
        self.mark("amount", e.Count(zone))

    def _adjective(self, word: Token) -> None:
        """Big and small: of a card, of what is compared, or of how many somebody has."""
        if self.next("r") and self._then("cz"):
            self.at += 1
        if self.next("W") and self.marks.get("most") and word.value in ("big", "small"):
            self.at += 1
            self.marks.pop("most")
            self.mark("high", word.value == "big")
            self.mark("value", True)
            return
        card = self.next("c") or (self.next("zN") and word.value in ("big", "small"))
        if word.value in ("big", "small") and card and self.marks.pop("most", False):
            self.part.pop("value", None)
            if self.parts and self.parts[-1][1] == {"value": True}:
                self.parts.pop()
            self.mark("high", word.value == "big")
            return
        if self.part:
            self.parts.append(("g", self.part))
            self.part = {}
        self._say("adjective", word.value)

    def _peak(self, word: Token) -> None:
        """「最大の」: of a card, or of what is compared."""
        if self.next("r") and self._then("cz"):
            self.at += 1
        if self.next("cz"):
            self.mark("high", word.value)
            return
        if self.next("r") and self._then("W"):
            self.at += 2
            self.mark("high", word.value)
            self.mark("value", True)
            return
        self._say("most", True)
        self._say("adjective", "big" if word.value else "small")

    def _fewest(self, word: Token) -> None:
        self._say("most", True)
        self._say("adjective", word.value)

    def _value(self, word: Token) -> None:
        """「場札のうち価が5以上の」: the value is no part of the place."""
        if self.part and self.next("g"):
            self._particle("f")
        self.mark("value", True)

    def _say(self, name: str, value: Any) -> None:
        if name in self.marks:
            raise Unread
        self.marks[name] = value

    def _or(self, word: Token) -> None:
        """Or: between two places or people; between two clauses it stands behind a verb."""
        for name in ("zone", "who"):
            if name in self.part and "or" not in self.part and len(self.part) <= 2:
                self.part["first"], self.part[name] = self.part[name], "or"
                return
        raise Unread(word.start)

    def _card(self, word: Token) -> None:
        self.part["card"] = True

    def _human(self, word: Token) -> None:
        """Somebody of whom a condition was said, who read this card, or players as such."""
        if "read" in self.lone and [part for _, part in self.parts] in ([], [{"noun": Noun.THIS}]) and not self.part:
            self.parts, self.lone, self.part = [], (), {"who": Place.MINE, "reads": True}
            return
        if not (self.parts or self.part or self.marks or self.lone) and self.next("w"):
            self.part = {"who": "players"}
            return
        found = self.judged(self.lone)
        if not found:
            raise Unread(word.start)
        self.part = {"rank": found}

    def judged(self, verbs: tuple[str, ...]) -> e.Condition | None:
        """The condition that the clause says so far, which is then empty."""
        parts = [*self.parts, *([("", self.part)] if self.part else [])]
        kept = [each for each in parts if each[1] == {"noun": Noun.CONDITION} and each[0] in "wo"]
        marks = {name: value for name, value in self.marks.items() if name not in ("winner", "late")}
        found = judged_ja.condition([each for each in parts if each not in kept], marks, verbs)
        self.marks = {name: value for name, value in self.marks.items() if name in ("winner", "late")}
        self.parts, self.part, self.lone = kept, {}, ()
        return found

    def _if(self, word: Token, verbs: tuple[str, ...] = ()) -> None:
        """A test ends here, or a condition of the one who wins."""
        parts = [*self.parts, *([("", self.part)] if self.part else [])]
        marks = {name: value for name, value in self.marks.items() if name != "whether"}
        test = judged_ja.test(parts, marks, verbs, word.value == "unless", self.place)
        if test and not (word.value == "if" and self.next("v") and "win" in self.words[self.at].value and test == e.None_(Place.MINE)):
            self.place = getattr(test, "place", None)
            if self.scene.test:
                raise Unread(word.start)
            self.scene.test = test
            self.parts, self.part, self.marks = [], {}, {}
            return
        found = self.judged(verbs) if "whether" not in self.marks and word.value != "unless" else None
        if not found:
            raise Unread(word.start)
        self.part = {"rank": found, "only": True}
        self._particle("g")

    def _none(self, word: Token) -> None:
        """「ない」: there is none, of a person or in a place."""
        if self.part:
            self.parts.append(("", self.part))
            self.part = {}
        self._say("none", True)
        if word.value == "if":
            self._if(word)

    def _empty(self, word: Token) -> None:
        if self.part:
            self._particle("")
        self._say("none", True)

    def _stop(self, word: Token) -> None:
        if self.part or self.parts or self.marks:
            self._nominal()
        self.scene.who = None

    def _comma(self, word: Token) -> None:
        if self.part:
            self.parts.append(("", self.part))
            self.part = {}

    def _quote(self, word: Token) -> None:
        """What is said between quotation marks is a condition, or one of two clauses."""
        if word.kind == "]" and not (self.part or self.parts or self.marks or self.lone):
            return
        if word.kind == "]":
            found = self.judged(self.lone) if "rank" not in self.part else self.part["rank"]
            if not found:
                raise Unread(word.start)
            self.part = {"rank": found}

    def _copula(self, word: Token) -> None:
        """「だ」 says nothing behind a noun that stands for a verb."""
        if self.next("h]:"):
            return
        if self.part or self.parts or self.marks:
            self._nominal()
        elif not self.found:
            raise Unread(word.start)

    # --- verbs

    def _verb(self, word: Token) -> None:
        forms = {form for form, _ in word.forms}
        if forms == {"bare"} and "win" in word.value and self.next("w") and not self.parts and not self.part:
            self.at += 1
            self._say("winner", True)
            return
        if forms & {"if", "unless"} and {*word.value} & {*HAPPENS}:
            verbs = tuple(act for act in word.value if act in (*HAPPENS, "do"))
            self._if(word._replace(value="unless" if "unless" in forms else "if"), verbs)
            return
        if forms & {"who", "who-not"} and self.next("h]"):
            if "who-not" in forms:
                self._say("none", True)
            if self.part:
                self._particle("o")
            self.lone = word.value
            return
        if self.part:
            self.parts.append(("", self.part))
            self.part = {}
        if "down" in word.value and "join" in forms and self.next("v") and "put" in self.words[self.at].value:
            self.parts.append(("", {"face": Face.DOWN}))
            return
        self._finish(word, forms)

    def _finish(self, word: Token, forms: set[str]) -> None:
        """A clause, or the name of an act, ends with this verb."""
        if "named" in forms and "win" in word.value and self.next("w") and not self.parts:
            self.at += 1
            self._say("winner", True)
            return
        if ("named" in forms or "bare" in forms) and (self.next("owrg") or self._banned_next()):
            act = scene_ja.bans(word.value, self.parts, self.marks) or scene_ja.act(word.value, self.parts, self.marks)
            if not act:
                raise Unread(word.start)
            self.parts, self.marks, self.part = [], {}, act
            if self.next("r"):
                self.at += 1
            if not self.next("owg"):
                self._particle("o")
            return
        last = self.next(".;=k,]")
        form = next((each for each in scene_ja.ORDER if each in forms and (last if each not in scene_ja.ON else not self.next(".;"))), None)
        if form is None:
            raise Unread(word.start)
        let = next((let for each, let in word.forms if each == form and let), "")
        parts, marks = self.parts, self.marks
        self.parts, self.marks = [], {}
        if self.next("="):
            self.at += 1
        for each in parts_ja.apart(word.value, parts):
            self._add(self.scene.said(Verb(word.value, form, let), each, marks))

    def _banned_next(self) -> bool:
        """Whether a verb or noun comes next that bans what stands before it."""
        return self.next("v") and bool({"ban", "unban"} & {*self.words[self.at].value}) and "ban" not in self.words[self.at - 1].value

    def _add(self, said: tuple[Said | Choice, ...]) -> None:
        if self.scene.instead:
            self.found[-1], self.scene.instead = (self.scene.instead,), None
        if not said:
            return
        if self.either:
            self.found.append(scene_ja.choices(self.either, said))
            self.either = None
            self._chosen()
        elif self.next("k") or self.picking:
            self.at += self.next("k")
            self.at += self.next(",") and self._then("k")
            self.at += self.next("k")
            self.either, self.picking = said, False
        else:
            self.found.append(said)

    def _chosen(self) -> None:
        """「…か…かを選ぶ」: that one of them is chosen."""
        self.at += self.next("k")
        start = self.at
        self.at += self.next(",r")
        self.at += self.next("&")
        self.at += self.next("or")
        if not (self.next("v") and {"choose", "do", "again"} & {*self.words[self.at].value}):
            self.at = start
            return
        self.at += 1

    def _pick(self, word: Token) -> None:
        """「次のどちらかを選ぶ」 before two clauses."""
        self.at += self.next("o")
        if self.parts or self.part or self.found or not (self.next("v") and {"choose", "again"} & {*self.words[self.at].value}):
            raise Unread(word.start)
        self.at += 1
        self.at += self.next(";,")
        self.picking = True

    def _nominal(self) -> None:
        """A clause without a verb."""
        if self.part:
            self.parts.append(("", self.part))
            self.part = {}
        said = self.scene.said(Verb(("none",), "end"), self.parts, self.marks)
        self.parts, self.marks = [], {}
        if not said:
            raise Unread
        self._add(said)


def _noun(reader: Reader, word: Token) -> None:
    if word.value == "it" and reader.scene.kept:
        reader.mark("it", True)
        return
    reader.mark("noun", NOUNS[word.kind][0])


def _marked(name: str) -> Callable[[Reader, Token], None]:
    return lambda reader, word: reader.mark(name, True if word.value == "" else word.value)


def _said(name: str) -> Callable[[Reader, Token], None]:
    return lambda reader, word: reader._say(name, True if word.value == "" else word.value)


def _ignored(reader: Reader, word: Token) -> None:
    """Each of them: says nothing more."""


def _times(reader: Reader, word: Token) -> None:
    reader.mark("times", word.value)
    if reader.next("B") and reader.words[reader.at].value is Side.OR_LESS:
        reader.at += 1


def _of(reader: Reader, word: Token) -> None:
    """Of: goes on with the same part."""
    if not reader.part and not reader.marks:
        raise Unread(word.start)


def _again(reader: Reader, word: Token) -> None:
    """Once more; 「続けて」 may say only that another clause follows."""
    until = next((n for n in range(reader.at, len(reader.words)) if reader.words[n].kind in "v;"), len(reader.words))
    turn = any(each.kind == "T" or (each.kind == "v" and "read" in each.value) for each in reader.words[reader.at : until + 1])
    if turn or not reader.found or word.end - word.start > 4:
        reader._say("again", True)


def _onward(reader: Reader, word: Token) -> None:
    """A word between two clauses."""
    if reader.part or reader.parts or reader.marks or (word.value and not reader.found):
        raise Unread(word.start)


def _than(reader: Reader, word: Token) -> None:
    """「手札より1枚」: from."""
    reader._particle("f")


HANDLERS: Mapping[str, Callable[[Reader, Token], None]] = {
    "z": Reader._zone,
    "p": Reader._person,
    "x": Reader._other,
    "i": Reader._but,
    "A": lambda reader, word: reader.mark("who", word.value),
    "h": Reader._human,
    "c": Reader._card,
    "N": Reader._number,
    "n": Reader._number,
    "-": Reader._negative,
    "C": Reader._same,
    "J": Reader._adjective,
    "P": Reader._peak,
    "Y": Reader._fewest,
    "k": Reader._or,
    ":": Reader._if,
    "%": Reader._none,
    ";": Reader._stop,
    ",": Reader._comma,
    "[": Reader._quote,
    "]": Reader._quote,
    "=": Reader._copula,
    "v": Reader._verb,
    "r": _of,
    "q": _than,
    "!": _onward,
    "^": _ignored,
    **dict.fromkeys("LKTOGEt", _noun),
    "a": lambda reader, word: reader.mark("all", True),
    "e": _marked("each"),
    "U": _marked("where"),
    "D": _marked("below"),
    "W": Reader._value,
    "V": _marked("sign"),
    "M": _marked("measure"),
    "F": _marked("face"),
    "|": _marked("side"),
    "j": _marked("it"),
    "u": _marked("single"),
    "&": Reader._pick,
    "Q": _marked("among"),
    "0": Reader._empty,
    "$": _said("late"),
    "x2": _times,
    "S": _said("most"),
    "2": _said("second"),
    "X": _said("exactly"),
    "Z": _said("odd"),
    "~": _said("secret"),
    "*": _again,
    "?": _said("whether"),
    "+": _said("nothing"),
}  # fmt: skip
"""What is done with a word of each kind."""
