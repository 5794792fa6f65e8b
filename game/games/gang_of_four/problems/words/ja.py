"""ギャング・オブ・フォーの問題の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.aim": "全員の手札がみえています。ほかの人がどう出しても、最初にあがれる手は？",
    "problem.asks": "最初にあがれる手は？",
    "problem.note": "ほかの人は協力してあなたを止めにきます。最後の1枚の宣言は自動です。",
    "problem.example": "ほかの人は、できるだけ長く粘ります。",
    "problem.why-unbeaten": "{cards:card}にはだれも勝てません。また親になって{after:card}を出せば、あがりを止められません。",
    "problem.why-takes": "{cards:card}にはだれも勝てず、場を取れます。次に{after:card}を出せば、あがりを止められません。",
    "problem.why-any": "{cards:card}に勝っても止められません。次に{after:card}を出して、あがれます。",
    "problem.why-back": "{seat:who}が{reply:card}で返しても、{after:card}で取り返してあがれます。",
    "problem.why-pass": "手札は、あとで使うほうが生きます。ここでパスすれば、次に{after:card}を出してあがれます。",
    "problem.against-out": "すると{seat:who}が{reply:card}を出して、すぐにあがります。",
    "problem.against-same": "すると{seat:who}が{reply:card}を出し、そのまま先にあがるのを、もう止められません。",
    "problem.against": "すると{seat:who}が{reply:card}を出し、{winner:who}が先にあがります。",
    "practice.beats": "「これ」は「あれ」に勝てる？",
    "practice.what": "このカードは何の役？",
    "practice.yes": "勝てる",
    "practice.no": "勝てない",
    "practice.yours": "これ",
    "practice.on": "あれ",
    "practice.kind": "{kind:kind}",
    "practice.nothing": "役ではない",
    "practice.is": "{kind:kind}：{what}。",
    "practice.beats-gang": "ギャングは、ギャング以外のすべてに勝ちます。",
    "practice.beats-kind": "5枚の役では、{kind:kind}は{other:kind}に勝ちます。",
    "practice.beats-same": "同じ役で、こちらのほうが強いからです。",
}
