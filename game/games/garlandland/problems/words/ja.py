"""ガーランドランドの問題の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.asks": "このラウンドに勝ちやすいのは？",
    "problem.note": "勝率は、このあと引くカードのすべての場合から計算した正確な値です。引き分けは0.5勝と数えます。",
    "problem.against": "このラウンドの勝率は、{card:card}なら{share:.0%}、{best:card}なら{more:.0%}です。",
    "problem.against-never": "{card:card}では、このラウンドに勝てません。{best:card}なら、勝率は{more:.0%}です。",
    "problem.example": "進み方の一例です。もう1枚のほうを出すと、同じ引きでも勝てません。",
    "problem.example-not": "たくさんある進み方の一例です。もう1枚のほうなら、同じ引きで勝てます。",
    "practice.which": "勝つのはどちらの列？",
    "practice.what": "この列の役は？",
    "practice.both": "引き分け",
    "practice.hand": "{hand:hand}",
    "practice.is": "{what:say}。",
}
