"""《カードゲーム》の配札の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "fair.how": "種類ごとに決まった枚数を選んで60枚のデッキにし、シャッフルします。場に3枚、各自の手札に3枚、残りが山札です。",
    "fair.part.first": "最初の手番は{seat:who}です。",
    "fair.part.field": "場札",
    "fair.part.hands": "手札",
    "fair.part.pile": "山札（上から）",
    "fair.figure": "いつものデッキで最初に配られた3枚の、値の合計です。",
    "fair.group": "合計",
    "fair.group.0": "3以下",
    "fair.group.1": "4〜7",
    "fair.group.2": "8〜11",
    "fair.group.3": "12〜15",
    "fair.group.4": "16以上",
}
