"""The Japanese sentences of the office."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "statistics.won": "勝ち",
    "statistics.won-of": "{n}戦{won}勝",
    "statistics.share": "勝率",
    "statistics.between": "{low}〜{high}%",
    "statistics.shared": "引き分け",
    "statistics.streak": "連続無敗",
    "statistics.now-best": "{now}（最長{best}）",
    "statistics.assisted": "補助あり",
    "statistics.note": "1人でボットと対戦したものを数えます。ヒントや待ったを使った対戦と、途中からの対戦は「補助あり」にだけ数えます。",
    "statistics.interval": "小さい字は、本当の勝率が20回に19回は入る範囲です。対戦を重ねるほど狭くなります。",
    "statistics.curve": "対戦が終わるたびの、直近{n}戦の勝率。引き分けは一部として数えます。",
    "statistics.line": "{letter}：{rivals}には、はじめ{was}%、いま{now}%。",
    "statistics.luck": "配札の運：2人で遊んだ{n}ラウンドで、見込みは{before:.1f}勝でした。最初の手札で{dealt:+.1f}、そのあとの引きと選択で{made:+.1f}となり、結果は{got:.1f}勝です。このゲームは解かれているので、正確な値です。",
    "statistics.not-yet": "手札の運は、2人で勝ち数を競う対戦なら正確に分かります。ここで数えられる対戦はまだありません。",
    "statistics.unknown": "手札の運はここでは示しません。このゲームはまだ解かれていません。",
    "front.enter": "部屋に入る",
    "front.alt": "{title}の対戦のようす",
    "front.alt-room": "4つのゲームが並ぶ部屋",
    "sheets.of": "{title}：印刷するもの",
    "sheets.score": "スコアシート",
    "sheets.cards": "カードとカウンター",
    "sheets.text.score": "手元で遊ぶときの、何も書かれていないスコアシートです。A4で1枚です。",
    "sheets.text.cards": "切り取って使うカードです。4人分あり、1人につき7枚のカードとカウンターが1枚の紙に、裏面がその次の紙に入っています。厚めのA4用紙に、長辺とじの両面で印刷してください。",
    "sheets.print": "印刷",
    "sheets.line": "回",
    "sheets.total": "合計",
    "sheets.date": "日付",
    "sheets.place": "場所",
}
