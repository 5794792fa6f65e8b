"""How things compare in a Japanese clause: a card of the highest value, or what a player has most of."""

from __future__ import annotations

from game.games.read_aloud.reading.ja.reader import Reader
from game.games.read_aloud.reading.ja.tokens import Token, Unread


def adjective(reader: Reader, word: Token) -> None:
    """Big and small: of a card, of what is compared, or of how many somebody has."""
    card = "most" in reader.marks and reader.next("r") and reader.then("vo")
    if card:
        reader.part["card"] = True
    if card or (reader.next("r") and reader.then("cz")):
        reader.at += 1
    size = word.value in ("big", "small") and "most" in reader.marks
    if size and reader.skip("W"):
        reader.mark("value", True)
    elif size and (card or reader.next("czN")):
        reader.drop_value()
    else:
        reader.close("g")
        reader.say("adjective", word.value)
        return
    del reader.marks["most"]
    reader.mark("high", word.value == "big")


def peak(reader: Reader, word: Token) -> None:
    """「最大の」: of a card, or of what is compared."""
    if reader.next("r") and reader.then("czW"):
        reader.at += 1
    if reader.next("czW"):
        reader.drop_value()
        reader.mark("high", word.value)
        if reader.skip("W"):
            reader.mark("value", True)
    else:
        most(reader, word._replace(value="big" if word.value else "small"))


def most(reader: Reader, word: Token) -> None:
    reader.say("most", True)
    reader.say("adjective", word.value)


def value(reader: Reader, word: Token) -> None:
    """「場札のうち価が5以上の」: the value is no part of the place."""
    if reader.next("g"):
        reader.close("f")
    reader.mark("value", True)


def second(reader: Reader, word: Token) -> None:
    reader.say("second", True)
    if word.value == "place":
        reader.say("adjective", "many")


def from_end(reader: Reader, word: Token) -> None:
    """「小さいほうから2番目」."""
    if "adjective" not in reader.marks or not reader.next("2"):
        raise Unread
