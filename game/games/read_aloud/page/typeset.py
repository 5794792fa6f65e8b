"""How a sentence is set on a slip: what comes first in small, letters by its length, numbers upright, longer slips.

A slip is WIDE x HIGH units, whatever its size on the screen; the style sheet has the same measures and sizes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from game.core.texts import capitalized
from game.games.read_aloud.language.effects import DISCARD_THIS, Text
from game.games.read_aloud.language.sentences import LANGUAGES
from game.ui.html import Html, Node, css, span, wbr

SIZES = (17.0, 15.0, 13.5, 12.5, 11.5, 10.7, 9.8)
"""The sizes of letters, in units; the first that leaves room for the whole sentence is taken."""
WIDE, HIGH = 94, 116
"""Width and height for the sentence, in units, on a slip of 110 x 154."""
MORE = 114
"""Units by which a longer slip is wider: one slip and the gap beside it."""
TAGS = 16
"""Units of the height that tags at the foot take."""
SMALLER = 3
"""The sizes by which letters may be smaller so that no phrase is broken."""
MOST = 6
"""Slips side by side that the longest sentence takes."""
ACROSS, DOWNWARDS = 1.2, 1.32
"""The distance from line to line, in letters, of text across and downwards."""
NARROW, BROAD = "fijlrt.,:;'’‘“”!()-", "mwMW"
"""Latin letters and marks that are clearly narrower or broader than most."""
SPACE, CAPITAL, OTHER = 0.26, 0.72, 0.605
"""The widths of the space between words, of a capital and of any other letter, in the height of a letter."""
WIDTHS = {**dict.fromkeys(NARROW, 0.37), **dict.fromkeys(BROAD, 0.92)}
"""The widths of those, rather too large than too small: every system has a serif of its own."""
SPARE = 1.08
"""The factor for lines that end early, since a word or a mark may not begin the next one."""
ON_A_PHONE = dict(zip(SIZES, (17.0, 15.0, 13.5, 12.5, 12.1, 11.5, 10.5), strict=True))
"""The sizes of letters on a phone by those elsewhere."""
EDGES = 8
"""The units by which the edges of a slip with small letters are narrower there."""
_FULL = "\N{IDEOGRAPHIC SPACE}"
"""The first character of a full width, of those that occur."""
_PARTS = re.compile(f"[{_FULL}-\uffff]|[^{_FULL}-\uffff-]+-?|-")
"""What a line may end with: a sign of a full width, or latin letters up to a hyphen."""
_KANA_WORDS = "おこない|おなじ|くわえ|この|さだめ|すきな|すべて|だれか|へら|ほかの|みえる|もっとも|もど"
"""Words of cards that begin with hiragana."""
_PHRASES = re.compile(
    f"(?<=、)|(?<=を)(?!、)|(?<=」)(?=の)|(?<=か)(?=「)|(?<=[ぁ-ん])(?=[^ぁ-ん、。」』ー主]|{_KANA_WORDS})"
)
"""Where a phrase of a Japanese sentence ends: behind a particle or an ending, before the next word."""
_LONG_NUMBER = re.compile("(\N{MINUS SIGN}?[0-9]{2,}|\N{MINUS SIGN}[0-9])")


class Setting(NamedTuple):
    """How a sentence is set."""

    size: int
    """The number of the size of its letters, from 1."""
    slips: int
    """The number of slips that it is as wide as."""


def face(sentence: str, text: Text, lang: str, upright: bool) -> Html:
    """The sentence of a card as it stands on it; what it begins with before all else, small, in whole phrases."""
    lead = first_of(sentence, text, lang)
    rest = sentence[len(lead) :]
    small: Node = span(".lead")[[[wbr if n else None, each] for n, each in enumerate(phrases(lead))]] if lead else None
    return span(".text")[small, span(".main")[downwards(rest) if upright else rest]]


def classes(sentence: str, text: Text, lang: str, upright: bool, tagged: bool = False) -> str:
    """The classes of its slip: the size of letters, the width, the direction, and whether tags lie on its foot."""
    lead = first_of(sentence, text, lang)
    rest = sentence[len(lead) :]
    how = setting(capitalized(rest), upright, tagged)
    phrased = upright and _has_room_by_phrases(rest, HIGH - tagged * TAGS, how)
    look = css(f".slip.t{how.size}", upright=upright, tagged=tagged, phrased=phrased)
    return look + (f".by{how.slips}" if how.slips > 1 else "")


def first_of(sentence: str, text: Text, lang: str) -> str:
    """What the sentence begins with where the card goes before all else (C2); else empty."""
    if len(text) < 2 or text[0] != DISCARD_THIS:
        return ""
    leads = (lead for lead in LANGUAGES[lang].leads if sentence.lower().startswith(lead.lower()))
    return sentence[: max(map(len, leads), default=0)]


@lru_cache(maxsize=1024)
def setting(sentence: str, upright: bool, tagged: bool = False) -> Setting:
    """The largest letters with which the sentence has room, on as few slips as do.

    Downwards they are smaller by up to SMALLER sizes where that keeps all phrases whole.
    """
    high = HIGH - tagged * TAGS
    tried = (Setting(n, slips) for slips in range(1, MOST + 1) for n in range(1, len(SIZES) + 1))
    largest = next((each for each in tried if _has_room(sentence, upright, high, each)), Setting(len(SIZES), MOST))
    if not upright:
        return largest
    sizes = range(largest.size, min(largest.size + SMALLER, len(SIZES)) + 1)
    whole = (
        Setting(n, largest.slips) for n in sizes if _has_room_by_phrases(sentence, high, Setting(n, largest.slips))
    )
    return next(whole, largest)


def _has_room(sentence: str, upright: bool, high: int, how: Setting) -> bool:
    size, wide = SIZES[how.size - 1], _wide(how)
    if upright:
        lines = -(-_signs(sentence) * SPARE // (high // size))
        return lines * size * DOWNWARDS <= wide
    rows = _lines(_words(sentence), wide / size)
    return rows is not None and rows * size * ACROSS <= high


def _has_room_by_phrases(sentence: str, high: int, how: Setting) -> bool:
    """Whether a sentence that runs downwards has room with no phrase broken, on a phone as well."""
    phrases = [(_signs(phrase), 0.0) for phrase in _PHRASES.split(sentence)]
    usual, wide = SIZES[how.size - 1], _wide(how)
    for size, room in ((usual, wide), (ON_A_PHONE[usual], wide + EDGES)):
        lines = _lines(phrases, high // size)
        if lines is None or lines * size * DOWNWARDS > room:
            return False
    return True


def _wide(how: Setting) -> int:
    """The width for the sentence in units."""
    return WIDE + (how.slips - 1) * MORE


def _signs(text: str) -> int:
    """The signs of a text that runs downwards; a number is one."""
    return len(_LONG_NUMBER.sub("0", text))


def _lines(words: Iterable[tuple[float, float]], wide: float) -> int | None:
    """The lines that words with gaps behind them take, of this width in letters; None where one has no room on any."""
    lines, at = 1, 0.0
    for word, gap in words:
        if word > wide:
            return None
        if at + word > wide:
            lines, at = lines + 1, 0.0
        at += word + gap
    return lines


def _words(sentence: str) -> Iterator[tuple[float, float]]:
    """The width of each word and of the gap behind it; a sign of a full width, or a part up to a hyphen, is a word."""
    for word in sentence.split(" "):
        parts = _PARTS.findall(word)
        for n, part in enumerate(parts, 1):
            gap = SPACE if n == len(parts) and part < _FULL else 0.0
            yield (SPARE if part >= _FULL else sum(map(_width, part)), gap)


def phrases(sentence: str) -> tuple[str, ...]:
    """The phrases of a Japanese sentence, which no line should break."""
    return tuple(filter(None, _PHRASES.split(sentence)))


def length(sentence: str) -> float:
    """How long a sentence is on one line, in letters."""
    return sum(word + gap for word, gap in _words(sentence))


def _width(letter: str) -> float:
    return WIDTHS.get(letter, CAPITAL if letter.isupper() else OTHER)


def downwards(text: str) -> list[Node]:
    """A sentence that runs downwards: a number of several signs stands upright in the space of one.

    Between phrases a line may end; where all phrases have room whole, nowhere else.
    """
    return [[wbr if n else None, _upright(phrase)] for n, phrase in enumerate(_PHRASES.split(text))]


def _upright(phrase: str) -> list[Node]:
    return [span(".tcy")[part] if n % 2 else part for n, part in enumerate(_LONG_NUMBER.split(phrase))]
