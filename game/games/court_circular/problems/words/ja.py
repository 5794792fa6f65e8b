"""コート・サーキュラーの問題の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.asks": "このラウンドで、点数がいちばん有利になる手は？",
    "problem.note": "2人とも手札が見えています。このラウンドで取られるカードの点だけを数えます。勝者は、いちばん安いカードを次のリード札に残します。",
    "problem.example": "相手も、点数がいちばん有利になるように出します。",
    "problem.why-drop": "このラウンドには勝てません。いま降りれば失うのは{n}点、続ければ{other}点です。",
    "problem.why-wins": "勝てるのは{card:card}だけです。{hand:hand}対{its:hand}で{n}点。ほかの手では{other}点を失います。",
    "problem.why-wins-equal": "勝てるのは{card:card}だけで、{n}点です。ほかの手では{other}点を失います。{how:say}",
    "problem.why-more": "{card:card}なら{n}点を取れます。ほかの手ではせいぜい{other}点です。",
    "problem.why-less": "このラウンドには勝てませんが、{card:card}なら失うのは{n}点だけです。ほかの手では{other}点です。",
    "problem.why-now": "{seat:seat}は勝てないので、すぐに降ります。その前に{card:card}を出せば、{other}点ではなく{n}点になります。",
    "problem.against-drop": "いま降りると{n}点を失います。",
    "problem.against-few": "{card:card}を出すと{seat:who}が降り、取れるのは{n}点だけです。",
    "problem.against-out": "{card:card}を出すと、あとで降りるしかなく、{n}点を失います。",
    "problem.against-wins": "{card:card}でも{hand:hand}対{its:hand}で勝ちますが、取れるのは{n}点だけです。",
    "problem.against-wins-equal": "{card:card}でも勝ちますが、取れるのは{n}点だけです。{how:say}",
    "problem.against-loses": "{card:card}を出すと、{its:hand}対{hand:hand}で{seat:who}が勝ち、{n}点を取ります。",
    "problem.against-loses-equal": "{card:card}を出すと、{seat:who}が勝ち、{n}点を取ります。{how:say}",
    "practice.which": "勝つのはどちら？ 左端は共通のリード札です。",
    "practice.what": "この4枚の役は？ 左端がリード札です。",
    "practice.hand": "{hand:hand}",
    "practice.is": "{cards:card}がその役です。",
    "practice.equal": "どちらも{hand:hand}です（{mine:card}／{its:card}）。強いカードから順に、先にマークで比べて、{card:card}が{other:card}に勝ちます。",
    "practice.equal-none": "どちらにも役はありません。強いカードから順に、先にマークで比べて、{card:card}が{other:card}に勝ちます。",
    "practice.none": "役になるカードはありません。",
}
