"""文がよめないときのことば。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "text.long": "文は{n}字までです。",
    "text.characters": "よめない文字が入っています。文字と数字、句読点だけで書いてください。",
    "text.clauses": "1枚のカードに書けるおこないは{n}までです。",
    "text.range": "ここに書ける数は、1から{n}までの整数です。",
    "text.range-signed": "ここに書ける数は、−{n}から{n}までの整数です。",
    "text.unread": "「{sentence}」は、カードの文としてよめません。",
    "text.unclear": "「{sentence}」は、カードの文としてよめません。よみとれないのは「{parts}」です。",
    "text.unread-near": "「{sentence}」は、カードの文としてよめません。いちばん近いのは「{nearest:say}」です。",
    "text.itself": "{text}",
    "code.unreadable": "カードの記録がよみとれません。",
    "code.cards": "自分のカードは{n}枚までです。",
    "code.value": "価は−{n}から{n}までです。",
    "judge.one": "文を1つだけ渡してください。{n}個になっています。",
    "judge.text": "{text}\n{sentences}",
    "judge.vain": "{text}\n{sentences}\nいつよみあげても何も起こりません。",
    "judge.several": "{n}通りによめます。\n{meanings}",
}
