"""よみあげカードゲームの問題の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.aim": "全員の手札がみえています。1枚よみあげて、いま勝てるカードは？",
    "problem.note": "ほかの人は、あなたに不利なように選びます。シャッフルしだいの勝ちは数えません。",
    "problem.example": "このカードの効果です。",
    "problem.why-ends": "「{condition}」が条件のうちに、ゲームが終わります。{numbers:say}",
    "problem.why-empties": "最後のカードがなくなり、「{condition}」の条件でゲームが終わります。{numbers:say}",
    "problem.why-sets": "条件が「{condition}」に変わり、ゲームが終わります。{numbers:say}",
    "problem.holds": "あなたがあてはまります。",
    "problem.numbers": "あなたは{mine}、{seat:who}は{its}です。",
    "problem.against-on": "そのあともゲームは続きます。",
    "problem.against-chance": "シャッフルしだいになり、確実ではありません。",
    "problem.against-lost": "ゲームが終わり、{winners:who}が勝ちます。",
    "problem.against-nobody": "ゲームが終わり、勝者はいません。",
}
