"""Tinyの日本語の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "title": "タイニー",
    "blurb": "カードは7枚、プレイヤーは2人。大きいほうがトリックを取りますが、1枚だけ行方が分かりません。",
    "aim": "相手より多くのトリックを取ります。",
    "tile.time": "約2分",
    "tile.feel": "ちいさなゲーム",
    "guide": "カード",
    # 設定と相手
    "option.goal": "勝ち方",
    "option.goal.help": "だれかが5トリックを取ると終わります。",
    "option.goal.most": "5トリックで勝ち",
    "option.goal.fewest": "5トリックで負け",
    "level.random.help": "何も考えずに出します。",
    "level.easy.help": "見えないカードを10回想像して、結果のよかったカードを出します。",
    # 記録
    "log.dealt": "{seat:seat}：{n}枚配られました。",
    "log.dealt.seen": "{seat:seat}：{cards}が配られました。",
    "log.laid": "{seat:seat}：{card}を出しました。",
    "log.took": "{seat:seat}：トリックを取りました。合計{n}。",
    "log.most": "5トリック。勝者は{winners:who}",
    "log.fewest": "取りすぎました。勝者は{winners:who}",
    # 卓
    "page.lead": "1枚出してください",
    "page.answer": "{card}に続けて出してください",
    "page.wait": "{seat:who}の番です",
    "page.hand": "手札",
    "page.holds": "伏せた手札{n}枚",
    "page.held": "{card}（{n}枚の{i}枚目）",
    "page.on-table": "場のカード",
    "page.laid-by": "{seat:who}の{card}",
    "page.taken": "{n}トリック",
    "page.would.lead": "{card}を最初に出す",
    "page.would.take": "{card}でトリックを取る",
    "page.would.leave": "{card}でトリックを取らない",
    "page.unseen": "見えないカード：{cards}",
    # 得点表
    "sheet.none": "まだ終わったトリックはありません。",
    "sheet.trick": "トリック",
    "sheet.took": "{card}で取った",
    # 読み上げ
    "hear.cards": "手札は{cards}です。",
    "hear.count": "{seat:seat}：{n}枚。",
    "hear.tricks": "{seat:seat}：{n}トリック。",
    "hear.nothing": "ありません。",
    # コーチ
    "coach.lead": "最初に出す番です。手札でいちばん大きいのは{card}です。見えないカードのうち1枚は、だれの手札にもありません。",
    "coach.take": "このトリックを取れるいちばん小さいカードは{card}です。",
    "coach.leave": "このトリックは取れません。大きいカードは取っておきましょう。",
    # ルール
    "book.cards": "カード",
    "book.cards.text": "カードは{cards}の7枚です。1人に{held}枚ずつ配り、残りの1枚は伏せておきます。",
    "book.play": "進め方",
    "book.play.text": "1人が1枚出し、もう1人が続けて1枚出します。大きいほうがトリックを取り、次のトリックで先に出します。手札がなくなったら、すべてのカードを配り直します。",
    "book.end": "終わり",
    "book.end.text": "だれかが{enough}トリックを取ると終わりです。それが勝ちか負けかは、始める前に決めておきます。",
}
