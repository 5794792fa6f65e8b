"""ガーランドランドの配札の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "fair.how": "全員が同じ7枚を持ち、それぞれ別にシャッフルします。はじめの2枚が手札で、残りは1枚ずつ引きます。",
    "fair.part.dealer": "最初のディーラーは{seat:who}です。",
    "fair.part.hands": "手札",
    "fair.part.piles": "このあと引く順",
    "fair.figure": "最初の2枚がつくるガーランドです。7種類のどれも同じ確率です。",
    "fair.group": "ガーランド",
    "fair.group.0": "黒の葉",
    "fair.group.1": "赤の葉",
    "fair.group.2": "黒の実",
    "fair.group.3": "赤の実",
    "fair.group.4": "黒の花",
    "fair.group.5": "赤の花",
    "fair.group.6": "種",
}
