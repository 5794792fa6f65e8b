"""What Japanese writers deny to say what they mean: 「山札ではなく捨て札から」, 「捨てずに、…」; as in `opposed`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.ja.clauses import said
from game.games.read_aloud.reading.ja.tokens import plain
from game.games.read_aloud.reading.ja.unplaced import placed
from game.games.read_aloud.reading.opposed import elsewhere, keeps, opposed

_KEPT = r"捨て(?:る(?:の|ん)(?:では|じゃ)な(?:くて?|いで)|ずに|ないで|る代わりに|るかわりに)"
KEPT = re.compile(rf"^(?:このカード(?:を|は))?{_KEPT}、?(?P<said>[^。]+)。?$")
"""That this card is not discarded, and what becomes of it."""
STAYS = tuple(
    map(
        re.compile,
        (
            r"^(?P<said>.+?)[、。]?(?:ただし、?)?このカード(?:は|を)捨て(?:ない|ません)(?:で(?:ください|おく)?|よ|ね)?。?$",
            r"^このカード(?:は|を)捨て(?:ずに|ないで)、?(?P<said>.+)$",
        ),
    )
)
"""What is done, and that this card stays."""
DENIED = re.compile(r"^(?P<other>[^。、]{1,24}?)(?:では|じゃ)な(?:くて?|いで)、?(?P<said>[^。]+)(?P<tail>。.*)?$")
LEFT_OUT = re.compile(
    r"^(?P<said>[^。]+?)(?:が|けど|けれど|し)?[、。](?:でも、?)?(?P<who>[^。、]+?)は(?:何も)?(?:捨て|引か|取ら|もらわ|し)(?:ない|ません)(?:よ|ね)?。?$"
)
_PEOPLE = (
    (re.compile(r"自分|私|わたし|ぼく|僕|おれ|俺|あなた"), Place.MINE),
    (re.compile(r"(?:左隣?|隣|となり)の?(?:人|プレイヤー)|次の人"), Place.LEFT),
    (re.compile(r"右隣?の?(?:人|プレイヤー)|前の人"), Place.RIGHT),
    (re.compile(r"(?:ほか|他)の?(?:人|プレイヤー)?(?:たち|全員|みんな)"), Place.OTHERS),
)


def read(sentence: str) -> tuple[e.Text, ...]:
    """Every text that a sentence says; nothing where a word is not known or has no use."""
    text = plain(sentence)
    return said(text) or _contrasted(text) or tuple(dict.fromkeys(way for each in placed(text) for way in said(each)))


def _contrasted(text: str) -> tuple[e.Text, ...]:
    """What a sentence says that also says what it does not mean."""
    if found := KEPT.match(text):
        texts = said(found["said"]) or said(f"このカードを{found['said']}")
        if texts and all(keeps(each, done=False) for each in texts):
            return texts
    for pattern in STAYS:
        if found := pattern.match(text):
            return tuple(each for each in said(found["said"]) if keeps(each, done=True))
    return _left_out(text) or _denied(text)


def _left_out(text: str) -> tuple[e.Text, ...]:
    """What some do, and others do not."""
    found = LEFT_OUT.match(text)
    who = _person(found["who"]) if found else None
    return tuple(each for each in said(found["said"]) if elsewhere(each, who)) if found and who else ()


def _denied(text: str) -> tuple[e.Text, ...]:
    """What is said, where what is denied could stand there and would be something else."""
    found = DENIED.match(text)
    if not found:
        return ()
    other, meant, tail = found["other"], found["said"], found["tail"] or ""
    texts = said(meant + tail)
    if len({len(each) for each in texts}) != 1:
        return ()
    who = _person(other.removesuffix("の"))
    if who and all(elsewhere(each, who) for each in texts):
        return texts
    others = [another for each in _ways(other, meant) for another in said(each + tail)]
    return texts if all(any(opposed(each, another) for another in others) for each in texts) else ()


def _ways(other: str, meant: str) -> Iterator[str]:
    """What is denied in the place of the first words of what is said."""
    yield from (other + meant[n:] for n in range(1, len(meant)) if meant[n] in "をのからがはにで枚")


def _person(words: str) -> Place | None:
    """Who is named."""
    return next((place for pattern, place in _PEOPLE if pattern.fullmatch(words)), None)
