"""Numbers in a Japanese clause: of cards, with their bounds, of values, of times."""

from __future__ import annotations

from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure, Place, Side
from game.games.read_aloud.reading.ja.reader import Reader
from game.games.read_aloud.reading.ja.tokens import Token, Unread
from game.games.read_aloud.reading.meanings import TOGETHER

MORE = {"many": 1, "big": 1, "few": -1, "small": -1}


def number(reader: Reader, word: Token) -> None:
    """A number of cards, or another one, with its bound."""
    count = 0 if word.value == "zero" else word.value
    bound = _bound(reader, count)
    if word.kind == "N":
        reader.mark("bound" if bound else "amount", bound or count)
        return
    if not bound and ((reader.next("r") and reader.then("czt")) or _as_cards(reader, word)):
        bound = count, Side.EXACTLY
    if bound and reader.next("=") and reader.then("c"):
        reader.at += 1
    if bound and (reader.next("rcz") or _as_cards(reader, word)):
        worth(reader, bound)
    else:
        reader.mark("bound" if bound else "n", bound or count)


def _as_cards(reader: Reader, word: Token) -> bool:
    """「手札の0を捨てる」: the number stands for the cards of this value."""
    until = next((each for each in reader.words[reader.at :] if each.kind in "v.;"), None)
    part = reader.part or next((part for particle, part in reader.parts[-1:] if particle == "f"), {})
    place = "zone" in part and not {"noun", "measure", "times", "below"} & {*part}
    discarded = until is not None and until.kind == "v" and "discard" in until.value
    return place and word.kind == "n" and reader.next("o") and discarded


def _bound(reader: Reader, number: Any) -> tuple[int, Side] | None:
    """What stands behind a number: 以上, 以下, 未満, より多い."""
    if not isinstance(number, int):
        return None
    if reader.next("B"):
        said = reader.words[reader.at].value
        reader.at += 1
        side = said if isinstance(said, Side) else Side.OR_LESS
        return number - (said == "under"), side
    if reader.next("q") and reader.then("J") and (more := MORE.get(reader.words[reader.at + 1].value)):
        reader.at += 2
        return number + more, Side.OR_MORE if more > 0 else Side.OR_LESS
    return None


def worth(reader: Reader, bound: tuple[int, Side]) -> None:
    """The value of the cards that are named next."""
    reader.drop_value()
    reader.skip("r")
    reader.mark("worth", bound)


def single(reader: Reader, _: Token) -> None:
    """One person, who is not all of them: 「全員のうち1人」."""
    if reader.part.get("who") in TOGETHER:
        raise Unread
    reader.mark("single", True)


def times(reader: Reader, word: Token) -> None:
    reader.mark("times", word.value)
    if reader.next("B") and reader.words[reader.at].value is Side.OR_LESS:
        reader.at += 1


def same(reader: Reader, word: Token) -> None:
    """「場札と同じ枚数」: as many as there are in the place before; alone, as many as the clause before moved."""
    of = reader.part
    if not of and reader.parts and reader.parts[-1][0] == "y":
        of = reader.parts.pop()[1]
    zone = Place.MINE if of.get("zone") == "hand" else of.get("zone", reader.scene.counted)
    if of and (
        {*of} - {"zone", "measure"} - {"card"} not in (set(), {"who"})
        or of.get("who", Place.MINE) is not Place.MINE
        or of.get("measure", Measure.CARDS) is not Measure.CARDS
        or not isinstance(zone, Place)
    ):
        raise Unread
    reader.scene.counted = None
    reader.part = {"amount": e.Count(zone) if isinstance(zone, Place) else e.That()}
