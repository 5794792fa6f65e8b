"""What a Japanese writer may have meant where a slip is in the way: a wrong sign, a particle left out, another order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from game.games.read_aloud.reading.ja.marks import MARKS
from game.games.read_aloud.reading.marks import Slip

PARTICLES = ("を", "が", "の", "は", "に", "から")
WRONG = {
    "拾て": "捨て", "棄て": "捨て", "すて札": "捨札", "捨礼": "捨札", "手礼": "手札", "山礼": "山札", "場礼": "場札", "公会": "公開", "後悔": "公開",
    "公海": "公開", "航海": "公開", "好感": "交換", "交歓": "交換", "高官": "交換", "硬貨": "効果", "商社": "勝者", "勝社": "勝者", "禁し": "禁止",
    "近似": "禁止", "全院": "全員", "金員": "全員", "前院": "全員", "常元": "上限", "条限": "上限", "弾く": "引く", "弾い": "引い", "轢く": "引く", "退く": "引く", "付せ": "伏せ",
    "布せ": "伏せ", "臥せ": "伏せ", "負える": "終える", "シャフル": "シャッフル", "シャツフル": "シャッフル", "シヤッフル": "シャッフル",
    "山木": "山札", "手本": "手札", "隣りの": "隣の", "殻": "から", "づつ": "ずつ", "まわりの人": "ほかの人", "持主": "持ち主", "奇偶": "奇数", "寄数": "奇数",
    "遇数": "偶数", "合形": "合計", "合計点数": "合計", "お1": "を1", "お2": "を2", "お3": "を3", "おすべて": "をすべて", "お公開": "を公開",
    "おシャ": "をシャ", "お捨": "を捨", "お引": "を引", "お見": "を見", "お伏": "を伏", "わ手札": "は手札", "わ1枚": "は1枚", "え戻": "へ戻",
    "こカード": "このカード", "をを": "を", "がが": "が", "はは": "は", "のの": "の", "にに": "に",
}  # fmt: skip
"""What is written or converted wrongly."""
_N = "[0-9０-９一二三四五六七八九十]"
LACKING = re.compile(
    rf"(?:[をがはにのとへで]|から|まで|この|その)[、。]?$|[をがのに]。|^人[はがにの]|{_N}(?:枚|点)?(?:に|と)?[。]?$|"
    rf"上限を{_N}+[枚つ](?!に|まで|と|ふ|増|へら|減|下|上|だけ|ずつ|分|多|少|プラス|マイナス)|[手場山捨]札と{_N}+枚|(?<!の)カードを山札に(?:混ぜ|まぜ)"
)
"""An end without a verb; a limit that is neither raised nor lowered nor set; cards mixed into others."""
_DOUBLED = re.compile(r"([山場手捨札枚点公開上限全員引加戻])\1")
"""A sign written twice."""
_NOUN = re.compile(r"[\u4e00-\u9fff\u30a1-\u30fa\u30fcA-Za-z0-9]$|すべて$|だれか$")
_OF = re.compile(r"の$")
_PART = re.compile(r"(?:[をがはにでと]|から|まで|枚|すべて|ずつ)$")


def slips(sentence: str) -> Iterator[Slip]:
    """The sentence without the slips that there may be in it."""
    yield from (Slip(sentence.replace(wrong, right), sure=True) for wrong, right in WRONG.items() if wrong in sentence)
    yield from (
        Slip(sentence[: each.start()] + sentence[each.end(1) :], twice=True) for each in _DOUBLED.finditer(sentence)
    )
    words = [each.span() for each in MARKS.word.finditer(sentence)]
    for start, end in words[:-1]:
        if _NOUN.search(sentence, start, end):
            yield from (Slip(sentence[:end] + particle + sentence[end:]) for particle in PARTICLES)
    yield from map(Slip, _reordered(sentence, _parts(sentence, words)))


def _parts(sentence: str, words: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Words that stay together, with what they belong to."""
    parts: list[tuple[int, int]] = []
    for start, end in words:
        if parts and parts[-1][1] == start and _OF.search(sentence, *parts[-1]):
            parts[-1] = parts[-1][0], end
        else:
            parts.append((start, end))
    return parts


def _reordered(sentence: str, parts: list[tuple[int, int]]) -> Iterator[str]:
    """The sentence with two parts that stand side by side the other way round."""
    for (one, middle), (start, end) in pairwise(parts):
        if middle == start and _PART.search(sentence, one, middle) and _PART.search(sentence, start, end):
            yield sentence[:one] + sentence[start:end] + sentence[one:middle] + sentence[end:]
