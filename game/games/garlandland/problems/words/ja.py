"""ガーランドランドの問題の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.asks": "このラウンドに勝ちやすいのは？",
    "problem.note": "2人で対戦。勝率は、このゲームを完全に解析して求めた正確な値です（引き分けは半分）。",
    "problem.against": "{card:card}を出すと、このラウンドの勝率は{share:.0%}です。",
    "problem.against-never": "{card:card}を出すと、このラウンドには勝てません。",
    "problem.example": "進み方の一例です。もう1枚のほうを出すと、同じ引きでも勝てません。",
    "practice.which": "勝つのはどちらの列？",
    "practice.what": "この列の役は？",
    "practice.both": "引き分け",
    "practice.hand": "{hand:hand}",
    "practice.is": "{what:say}。",
}
