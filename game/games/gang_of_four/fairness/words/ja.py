"""ギャング・オブ・フォーの配札の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "fair.how": "64枚をシャッフルし、いちばん下が数字のカードになるまでカットします。ディーラーがその数まで反時計回りに数え、その席から1枚ずつ16枚配ります。",
    "fair.part.dealer": "ディーラーは{seat:who}です。",
    "fair.part.cut": "カットで見せたカード",
    "fair.part.first": "最初のカードは{seat:who}に配ります。",
    "fair.part.hands": "手札",
    "fair.part.left": "使わない16枚",
    "fair.figure": "最初に配られた16枚にある、10、フェニックス、ドラゴンの枚数です。",
    "fair.group": "強いカード",
    "fair.group.0": "0",
    "fair.group.1": "1",
    "fair.group.2": "2",
    "fair.group.3": "3",
    "fair.group.4": "4",
    "fair.group.5": "5以上",
}
