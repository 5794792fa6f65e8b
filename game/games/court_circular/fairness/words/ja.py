"""コート・サーキュラーの配札の文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "fair.how": "1枚ずつ引いて、いちばん低い人がディーラーです。同じなら引き直します。52枚をあらためてシャッフルし、ディーラーの左から1枚ずつ6枚配ると、次の1枚がリード札です。",
    "fair.part.dealer": "ディーラーは{seat:who}です。",
    "fair.part.first": "最初のカードは{seat:who}に配ります。",
    "fair.part.lead": "リード札",
    "fair.part.hands": "手札",
    "fair.part.stock": "山札（上から）",
    "fair.figure": "最初の6枚にあるハートと絵札の点です。ハートは1点、絵札は1点、ハートの絵札は2点です。",
    "fair.group": "点",
    "fair.group.0": "0",
    "fair.group.1": "1",
    "fair.group.2": "2",
    "fair.group.3": "3",
    "fair.group.4": "4",
    "fair.group.5": "5",
    "fair.group.6": "6以上",
}
