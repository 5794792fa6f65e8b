"""コート・サーキュラーの役についての日本語の文。役の説明と、同じ役の比べ方。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "page.hand-name": "役（上ほど強い）",
    "page.example": "例（左端がリード札）",
    "page.example-of": "リード札は{card:card}、ほかに{cards:card}",
    "page.here": "いまの役",
    "page.here-with": "このカードで",
    "page.made": "このラウンドの役",
    "page.best": "狙える最高の役",
    "page.gone": "もう作れません",
    "page.pale": "薄い字の役は、もう作れないか、もっと強い役になります。",
    "what.alike-4": "同じ数4枚",
    "what.alike-3": "同じ数3枚",
    "what.alike-2": "同じ数2枚",
    "what.run-4": "連続した数4枚（リード札は端）",
    "what.run-3": "連続した数3枚（リード札は端にだけ使える）",
    "what.suited-4": "同じマーク4枚",
    "what.suited-3": "同じマーク3枚",
    "what.hearts-4": "ハート4枚",
    "what.hearts-3": "ハート3枚",
    "what.hearts-2": "ハート2枚",
    "what.court-4": "絵札（J、Q、K）4枚",
    "what.court-3": "絵札（J、Q、K）3枚",
    "what.court-2": "絵札（J、Q、K）2枚",
    "page.scoring": "得点",
    "page.equal": "同じ役、または役なしのとき",
    "page.order-article": "役の中でいちばん強いカードを比べます。先にマーク、次に数字（Aがいちばん強く、2がいちばん弱い）。同じカードなら、その次のカードを比べます。",
    "page.order-1860": "役の中でいちばん強いカードを比べます。まずハート、次に数字（Aがいちばん強く、2がいちばん弱い）、最後にマーク。同じカードなら、その次のカードを比べます。",
    "page.order-1862": "役の中でいちばん強いカードを比べます。先に数字（Aがいちばん強く、2がいちばん弱い）、次にマーク。同じカードなら、その次のカードを比べます。",
    # シークエンス
    "page.no-run": "リード札が端にない{run}は不成立です。",
    "page.lead-in-run": "リード札が10なら、9-10-Jはシークエンスになりません（リード札が真ん中にあるため）。",
    "page.ace-in-run": "シークエンスのAは、Kの隣にも2の隣にもなります。",
    "page.what": "{hand:hand}：{what:say}。",
}
