"""Japanese sentences cut into words: at every place the longest word that the lexicon has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from game.games.read_aloud.language.effects import Face, Measure
from game.games.read_aloud.reading.ja import (
    deeds,
    endings,
    idioms,
    kana,
    lexicon,
    patterns,
    plainly,
    polite,
    seen,
    spoken,
)
from game.games.read_aloud.reading.ja.rules import applied
from game.games.read_aloud.reading.spelling import LABELS

_SIGNS = str.maketrans(
    {
        "−": "-",
        "『": "「",
        "』": "」",
        "・": "",
        " ": "",
        "〜": "",
        "~": "",
        "♪": "",
        "…": "",
        "☆": "",
        "!": "。",
        ".": "。",
        ",": "、",
        "?": "。",
        ":": "、",
        "(": "、",
        ")": "、",
    }
)
_NUMBER = re.compile(
    r"(?P<minus>-|マイナス)?(?P<n>[0-9]{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]|(?:いち|に|さん|よん|ご)(?=まい)|ゼロ(?=枚|まい))(?![0-9])"
    r"(?P<unit>枚(?:ずつ)?|まい(?:ずつ)?|人|回|番目に?|倍|点|つ(?!の効|[左右前後先次隣])|)(?P<kept>(?:だけ|分|ぶん)(?!し)|)"
)
_PARTED = re.compile("[をはがにでと] ")
_PAUSE = re.compile(
    "(?:(?<=[るすうくつぶむだたよね])|(?<=[さよいな]い)|(?<=勝ち|負け|休み|終了|禁止|解禁|交換|公開|なし)|(?<=シャッフル)) +(?=[^ (「])"
)
UNITS = {"枚": "N", "まい": "N", "つ": "N", "回": "", "人": "u", "番目": "2", "番目に": "2", "倍": "x2"}
ONLY = {"回": 1, "人": 1, "番目": 2, "番目に": 2}
"""Units of which one number alone can be meant."""
_KANA = {"いち": 1, "に": 2, "さん": 3, "よん": 4, "ご": 5, "ゼロ": 0}


_COUNTED = r"[0-9一二三四五六七八九十]+枚"
_HOW_MANY = r"(?:に(?:する|し|なる|なり|変)|と(?:する|し|なる)|を?[超下]|以[上下]|未満|だ|で(?:ある|す|あ))"
"""Behind a number of cards, that there are so many, and not so many more."""
_NOT_BEFORE = {
    "次に": re.compile("(?:この|その)?(?:カード|札)?を?[読よ](?:んだ|む|み)"),
    **dict.fromkeys(("にある", "にいる"), re.compile("場合|とき|時|の?なら|と(?!き)")),
    "もう": re.compile(rf"(?:1人|一人|ひとり|1名|一名)|{_COUNTED}{_HOW_MANY}"),
    **dict.fromkeys(("あと", "さらに"), re.compile(rf"で(?:。|$)|{_COUNTED}{_HOW_MANY}")),
    "残り": re.compile(rf"{_COUNTED}(?!以|未満|まで|[にとだでなかが])"),
    **dict.fromkeys(("どれか", "いずれか", "どれでも"), re.compile(rf"[をはが](?!{_COUNTED}|[1一]つ|選)")),
    "はい": re.compile("[っつまち]"),
    "全部で": re.compile("き"),
    "捨て場": re.compile("札"),
    "トラッシュ": re.compile("[。、]|$"),
    "をもって": re.compile("[いるた]"),
}
"""Words that are another one where this follows."""


class Token(NamedTuple):
    """A word of a sentence."""

    kind: str
    """A kind of the lexicon, `v` for a verb, `N` for a number of cards, `n` for another number."""
    value: Any
    start: int
    end: int
    forms: tuple[tuple[str, str], ...] = ()
    """Of a verb its forms, with "make" or "get" where somebody is made or asked to do it."""
    any_of: bool = False
    """Whether a word stands before it by which any of several cards is meant."""


class Unread(Exception):
    """A sentence that is not understood from here on."""


def plain(sentence: str) -> str:
    """The sentence in signs of one width."""
    text = unicodedata.normalize("NFKC", "".join(LABELS.get(each, each) for each in sentence))
    text = spoken.called(kana.spelt(_stopped(text))).translate(_SIGNS).strip()
    text = kana.whole(text)
    for word, other in patterns.SPELLINGS:
        text = text.replace(word, other)
    text = polite.said(applied(patterns.RULES, text))
    return applied(idioms.RULES, applied(plainly.RULES, text))


def _stopped(text: str) -> str:
    """Spaces behind verbs as stops, where no words are parted by spaces."""
    return text if " " not in text or _PARTED.search(text) else _PAUSE.sub("。", text)


@cache
def _words() -> Mapping[str, tuple[str, Any]]:
    """Kind and sense of every word."""
    table = {
        plain(word): (kind, sense)
        for kind, rows in lexicon.WORDS.items()
        for sense, row in rows.items()
        for word in row.split()
    }
    return {**table, **{plain(word): ("", word in lexicon.ANY_OF) for word in lexicon.FILLERS}}


@cache
def _bare() -> Mapping[str, tuple[str, ...]]:
    """What nouns that stand for a verb do."""
    found: dict[str, tuple[str, ...]] = {}
    for act, words in deeds.BARE.items():
        for word in words.split():
            found[word] = (*found.get(word, ()), act)
    return found


@cache
def _longest() -> int:
    return max(map(len, (*_words(), *_bare(), *endings.roots())))


def tokens(sentence: str) -> tuple[Token, ...]:
    """The words of a sentence in plain signs, without those that say nothing."""
    found: list[Token] = []
    at, any_of = 0, False
    while at < len(sentence):
        token = max(_here(sentence, at), key=lambda each: each.end, default=None)
        if not token:
            raise Unread(at)
        at = token.end
        if token.kind:
            found.append(token._replace(any_of=any_of))
        any_of = not token.kind and (any_of or token.value is True)
    return tuple(found)


def _here(sentence: str, at: int) -> Iterator[Token]:
    """The words that begin here; of those of one length the first is taken."""
    yield from _number(sentence, at)
    yield from _sight(sentence, at)
    yield from _pattern(sentence, at)
    yield from _word(sentence, at)
    if verb := _verb(sentence, at):
        yield verb


def _sight(sentence: str, at: int) -> Iterator[Token]:
    """A face that is said by who sees it, or the cards of a hand that others see; what is not clear is no word."""
    for face, end, hand in seen.said(sentence, at):
        if hand:
            yield Token("M", Measure.SEEN, at, end) if face is Face.OPEN else Token("B", None, at, end)
        else:
            yield Token("F", face, at, end) if face else Token("B", None, at, end)


def _pattern(sentence: str, at: int) -> Iterator[Token]:
    for kind, sense, pattern in patterns.PATTERNS:
        if match := pattern.match(sentence, at):
            yield Token(kind, sense, at, match.end())


def _word(sentence: str, at: int) -> Iterator[Token]:
    for length in range(min(_longest(), len(sentence) - at), 0, -1):
        word = sentence[at : at + length]
        if word in _words() and not _elsewhere(word, sentence, at + length):
            kind, sense = _words()[word]
            yield Token(kind, sense, at, at + length)
            return


def _elsewhere(word: str, sentence: str, at: int) -> bool:
    return word in _NOT_BEFORE and bool(_NOT_BEFORE[word].match(sentence, at))


def _verb(sentence: str, at: int) -> Token | None:
    """The verb that begins here, in all its senses and forms of the greatest length."""
    found: list[tuple[int, str, str, str]] = []
    for length in range(min(_longest(), len(sentence) - at), -1, -1):
        word = sentence[at : at + length]
        for act, kind, itself in endings.roots().get(word, ()):
            ends = endings.forms(sentence, at + length, kind)
            found += [(end, act, form, let) for form, end, let in ends if not (itself and form == "then")]
        found += [(at + length, act, "bare", "") for act in _bare().get(word, ())]
    end = max((each[0] for each in found), default=at)
    kept = [each for each in found if each[0] == end > at]
    acts = tuple(dict.fromkeys(act for _, act, _, _ in kept))
    forms = tuple(dict.fromkeys((form, let) for _, _, form, let in kept))
    return Token("v", acts, at, end, forms) if kept else None


def _number(sentence: str, at: int) -> Iterator[Token]:
    match = _NUMBER.match(sentence, at)
    if not match:
        return
    number = _value(match["n"]) * (-1 if match["minus"] else 1)
    unit, end = match["unit"], match.end()
    if unit.endswith("ずつ"):
        end, unit = end - 2, unit[:-2]
    kind = UNITS.get(unit, "n")
    if kind == "N" and match["minus"]:
        return
    if number == ONLY.get(unit, number):
        yield Token(kind, number, at, end)


def _value(digits: str) -> int:
    if digits in _KANA:
        return _KANA[digits]
    if digits.isdigit() and digits.isascii():
        return int(digits)
    tens, ten, ones = digits.rpartition("十")
    return (("一二三四五六七八九".index(tens) + 1 if tens else 1) * 10 if ten else 0) + (
        "一二三四五六七八九".index(ones) + 1 if ones else 0
    )
