"""What every word of a Japanese clause says, by its kind: of what it is a part, or of the whole clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place, Side
from game.games.read_aloud.reading.frames import readings
from game.games.read_aloud.reading.ja.compared import adjective, from_end, most, peak, second, value
from game.games.read_aloud.reading.ja.lexicon import NOUNS
from game.games.read_aloud.reading.ja.numbers import number, same, single, times, worth
from game.games.read_aloud.reading.ja.parts import without
from game.games.read_aloud.reading.ja.reader import Reader
from game.games.read_aloud.reading.ja.tokens import Token, Unread
from game.games.read_aloud.reading.roles import BESIDE, DISCARDED, Noun, Said

Handler: TypeAlias = Callable[[Reader, Token], None]

SINGLE = (Place.LEFT, Place.RIGHT, Place.OWNER, Place.MINE)


def _particle(reader: Reader, word: Token) -> None:
    """A particle closes a part; 「は」 and 「も」 may follow another one."""
    before = reader.before()
    if word.kind == "d" and "odd" in reader.marks and not reader.part:
        return
    if word.kind == "b" and reader.found and not reader.begun():
        return
    if word.kind == "o" and not reader.part and reader.parts and before and before.kind == "y":
        reader.parts[-1] = "o", reader.parts[-1][1]
        return
    if word.value == "than" or (not reader.part and not (word.kind == "w" and before and before.kind in "dfybm")):
        raise Unread
    alone = word.kind == "g" and word.value == "only"
    if alone and ({*reader.part} != {"who"} or reader.part["who"] not in SINGLE):
        raise Unread
    reader.scene.too = word.value == "also" and "who" in reader.part
    reader.close("f" if word.kind == "q" else word.kind)
    if word.value == "only" and not alone:
        reader.say("only", True)


def _of(reader: Reader, word: Token) -> None:
    """Of: goes on with the same part."""
    if not reader.part and not reader.marks:
        raise Unread


def _noun(reader: Reader, word: Token) -> None:
    if word.value == "it" and reader.scene.kept:
        reader.mark("it", True)
    else:
        reader.mark("noun", NOUNS[word.kind])


# --- places and people


def _one_of(reader: Reader, name: str, value: Any) -> None:
    """A place or person, or the second of two."""
    if reader.part.get(name) == "or":
        reader.part[name] = reader.part.pop("first")
        reader.mark("or", (name, value))
    else:
        reader.mark(name, value)


def _secret(reader: Reader, word: Token) -> None:
    """「自分だけ」: whose the next thing is, or by nobody else."""
    if word.value and reader.next("z") and reader.words[reader.at].value == "hand":
        reader.mark("who", Place.MINE)
    elif "secret" not in reader.marks:
        reader.say("secret", True)


def _beside(reader: Reader, _: Token) -> None:
    """The neighbour of who ended the match."""
    if not reader.next("p") or reader.words[reader.at].value not in BESIDE or reader.part:
        raise Unread
    reader.part = {"rank": e.Beside(reader.words[reader.at].value is Place.LEFT)}
    reader.at += 1


def _or(reader: Reader, word: Token) -> None:
    """Or: between two places or people; between two clauses it stands behind a verb."""
    name = next((each for each in ("zone", "who") if each in reader.part), None)
    if not name or "or" in reader.part or len(reader.part) > 2:
        raise Unread
    reader.part["first"], reader.part[name] = reader.part[name], "or"


def _person(reader: Reader, word: Token) -> None:
    sides = any(each.value in BESIDE for each in reader.words if each.kind == "p")
    if word.value == "beside" and (reader.part or sides):
        raise Unread
    if word.value in ("that", "of-that"):
        reader.mark("who", reader.scene.that())
    elif word.value == "reader":
        reader.mark("who", Place.MINE)
        reader.mark("reads", True)
    else:
        if word.value is Place.OWNER and reader.part == {"noun": Noun.THIS}:
            reader.part = {}
        _one_of(reader, "who", word.value)


def _whom(reader: Reader) -> tuple[bool, bool]:
    """Go on over the words for people that follow 「ほかの」 or 「自分以外」: whether all are meant, and whether one is."""
    every, one = False, False
    while (
        reader.next("hux")
        or (reader.next("p") and reader.words[reader.at].value in (Place.HANDS, Place.ANYONE))
        or (reader.next("r") and reader.then("hpu"))
    ):
        word = reader.words[reader.at]
        every |= word.value in (Place.HANDS, "all")
        one |= word.kind == "u" or word.value is Place.ANYONE
        reader.at += 1
    if every and one:
        raise Unread
    return every, one


def _other(reader: Reader, word: Token) -> None:
    """「ほかの」 and who: one other player, all others, or either where it is not said."""
    if reader.next("r") and reader.then("cz"):
        raise Unread
    every, one = _whom(reader)
    reader.mark("who", Place.OTHERS if every else Place.ANOTHER)
    if not every and not one:
        reader.mark("open", True)


def _but(reader: Reader, word: Token) -> None:
    """「自分以外」: all others; of anybody else, or of cards, it is not known."""
    if without(reader.part, "reads") != {"who": Place.MINE}:
        raise Unread
    every, one = _whom(reader)
    reader.part = {"who": Place.ANOTHER if one and not every else Place.OTHERS}


def _human(reader: Reader, word: Token) -> None:
    """Somebody of whom a condition was said, who read this card, or players as such."""
    read = "read" in reader.lone and [part for _, part in reader.parts] in ([], [{"noun": Noun.THIS}])
    if read and not reader.part and not reader.marks:
        reader.taken()
        reader.part = {"who": Place.MINE, "reads": True}
    elif not reader.begun() and reader.next("w"):
        reader.part = {"who": "players"}
    else:
        reader.part = {"rank": reader.judged(reader.lone)}


def _again(reader: Reader, word: Token) -> None:
    """Once more; 「続けて」 may say only that another clause follows."""
    until = next((n for n in range(reader.at, len(reader.words)) if reader.words[n].kind in "v;"), len(reader.words))
    ahead = reader.words[reader.at : until + 1]
    turn = any(each.kind == "T" or (each.kind == "v" and "read" in each.value) for each in ahead)
    if (turn or not reader.found or word.value != "on") and "again" not in reader.marks:
        reader.say("again", True)


def _onward(reader: Reader, word: Token) -> None:
    """A word between two clauses; "if you do" says nothing of what is always done."""
    done = reader.found[-1] if reader.found else ()
    if (
        reader.begun()
        or (word.value and not done)
        or (word.value == "so" and not (done and isinstance(done[0], Said) and readings(done[0]) == (e.DISCARD_THIS,)))
    ):
        raise Unread
    if word.value == "else":
        reader.otherwise()


def _apiece(reader: Reader, word: Token) -> None:
    """「それぞれ」 is said of people or places that are named before, and there is one card that is this one."""
    parts = [part for _, part in reader.parts] or [{"noun": Noun.THIS}] * (reader.scene.last == DISCARDED)
    named = not parts or any(each != {"noun": Noun.THIS} for each in parts)
    reader.apiece = True
    if not named or (not reader.begun() and not reader.found and not reader.scene.test):
        raise Unread


def _stray(reader: Reader, word: Token) -> None:
    """A bound without a number."""
    raise Unread


def _marked(name: str) -> Handler:
    return lambda reader, word: reader.mark(name, True if word.value == "" else word.value)


def _said(name: str) -> Handler:
    return lambda reader, word: reader.say(name, True if word.value == "" else word.value)


WORDS: Mapping[str, Handler] = {
    **dict.fromkeys("ogwdfybmq", _particle),
    **dict.fromkeys("LKTHOGEt", _noun),
    "r": _of,
    "z": lambda reader, word: _one_of(reader, "zone", word.value),
    "p": _person,
    "x": _other,
    "i": _but,
    "A": _marked("who"),
    "h": _human,
    "k": _or,
    "c": lambda reader, word: reader.part.update(card=True),
    "B": _stray,
    "5": from_end,
    "R": _marked("two"),
    "N": number,
    "n": number,
    "-": lambda reader, word: worth(reader, (-1, Side.OR_LESS)),
    "C": same,
    "x2": times,
    "J": adjective,
    "P": peak,
    "Y": most,
    "W": value,
    "*": _again,
    "!": _onward,
    "^": _apiece,
    "a": lambda reader, word: reader.mark("all", True),
    "e": _marked("each"),
    "U": _marked("where"),
    "D": _marked("below"),
    "V": _marked("sign"),
    "M": _marked("measure"),
    "F": _marked("face"),
    "|": _marked("side"),
    "j": _marked("it"),
    "u": single,
    "Q": _marked("among"),
    "$": _said("late"),
    "S": _said("most"),
    "2": second,
    "<": _beside,
    "X": _said("exactly"),
    "Z": _said("odd"),
    "~": _secret,
    "?": _said("whether"),
    "+": _said("nothing"),
}
"""What a word of each kind does; of those that end a clause or a test `clauses` knows."""
