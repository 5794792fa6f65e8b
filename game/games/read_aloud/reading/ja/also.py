"""Japanese phrases that are only understood: other ways to write what the cards say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Measure, Place, Where
from game.games.read_aloud.language.phrases import Phrases

TOGETHER = "(あわせて|すべて|よく|)"
WINS = "(が|は|を|こそ|)(勝者なり|勝者の条件を満たす|勝者に{なる}|勝者に{さだめる}|勝者と{なる}|勝者と{さだめる}|{勝つ}|勝つ(よう|こと)に{する}|勝つ(もの|こと)と{する}|勝ち|勝者|勝者である|勝者です|勝ちです|勝ちだ|勝ちと{する}|勝ちに{する}|勝利と{する})"
OUTCOME = f"(人|者)({WINS}|の勝ち|の勝ちと{{する}}|の勝ちです|の勝ちに{{なる}}|の勝ちに{{する}}|の勝利|の勝利です|の勝利と{{する}}|の勝利に{{する}})"
READER = "(自分|このカードを(よみあげたら|よんだら)|このカードを(よみあげた|よんだ)人|これを(よみあげた|よんだ)人|よみあげた人|よんだ人|)(が|は|)"
HANDS_OF = "(が|は|の|)(自分の|それぞれの|)手札"
MISSING = "(なければ|なくなったら|なくなれば|なくなったとき|なくなったときは|なくなった場合|なくなった場合は|尽きたら|尽きた場合|切れたら|なかったら|ないなら|ないならば|ないとき|ないときは|ない場合|ない場合は|ないのなら|1枚もなければ|なくなっていたら|なくなっていれば|尽きていたら|尽きていれば|1枚もないとき|1枚もなかったら|1枚もないなら|1枚もない場合|1枚もない場合は)"

PLAIN: Mapping[Any, Phrases] = {
    e.Nothing: (
        "(このカードは|)何も({しない}|おこらない|おきない|起こらない|起きない|起こりません|起きません|おこなわない|おこないません)(カード|)",
        "(このカードは|このカードには|)(何の|)効果(は|が|も|)(ない|なし|ありません)",
    ),
    e.Discard: ("{cards:away}{捨てる}",),
    e.Shuffle: (
        f"{{place:deck}}を{TOGETHER}{{シャッフルする}}",
        "{place:dealt}を(あわせて|集めて|)(シャッフルして|シャッフルし|まぜて|まぜ|切って|集めて)(それぞれに|おなじ枚数(ずつ|を|)|元の枚数ずつ|){配りなおす}",
    ),
    e.Turn: ("{cards:laid}{face:turned}",),
    e.Decide: ("{condition}" + OUTCOME,),
    e.Undecide: ("勝者の条件(を|が|は)({なくなる}|ない(もの|こと)と{する}|なし|なしに{なる})",),
    e.End: ("ゲーム(が|は|を|)({終わる}|終わり|終わりだ|終わりです|おしまい|おしまいだ|おしまいです|終了だ|終了です)",),
    e.Lose: (READER + "(の|)(負け|敗北)(です|だ|)",),
    e.Ban: ("{act:doing}(を|は|){禁止する}",),
    e.Limit: (
        "{place:limit}(の上限|)を{change:more}(枚|){ふやす}",
        "{place:limit}の上限(を|が|は|)+{change:more}(枚|)({する}|に{する}|)",
        "{place:limit}の上限(を|が|は|)-{change:less}(枚|)({する}|)",
    ),
    e.SetLimit: (
        "{place:limit}(の枚数|)(は|が)(最大|最大で|){number:more}枚(まで|までと{する}|までに{する}|まで持てる|以下と{する}|以下に{する})",
    ),
    e.Again: (
        "(自分が|自分は|)もう(一度|1度|一回|1回)(自分の|)(手番|ターン|番)(に{する}|を{おこなう}|を{行う}|になる|を{得る}|です|だ|)",
        "(自分が|自分は|)もう(一度|1度|一回|1回|1枚)(だけ|)(カードを|){よみあげる}",
    ),
    e.LoseEach: ("{hands:subject}(ゲームに|){負ける}",),
    e.ToPile: ("{cards:backward}{where:whereto}",),
    e.PassHands: (f"全員{HANDS_OF}を(すべて|){{left:side}}(の人|)(に|へ){{わたす}}",),
    e.Take: (
        "{origin:drawn}{amount}(を|){place:mine}{引く}",
        "{place:subject}{origin:drawn}{amount}(ずつ|)(を|){引く}",
        "{origin}{amount}(を|){place:to}に({くわえる}|{する})",
    ),
    e.Look: (
        "{cards:looked}(こっそり|ひそかに|そっと|内緒で|自分だけ(が|で|は|)|1人で|)(自分だけ|)({みる}|みて(も|)(よい|いい)|みることができる|みられる)",
        "(自分だけ(が|で|は|)|こっそり|そっと|内緒で){cards:looked}{みる}",
    ),
}
RANK: Mapping[Any, Phrases] = {
    e.Most: ("(手札に|){measure:kind}を(手札に|)もっとも多く(手札に|)持つ",),
}
JOINED: Mapping[Any, Phrases] = {
    e.Either: ("{one:plain!}か(または|あるいは|もしくは|){other:plain}",),
}

SUBJECT: Mapping[Any, Phrases] = {
    Place.HANDS: "全員(が|は|に|)",
    Place.LEFT: "左隣の人(が|は|に)",
}
HAND_HERE: Mapping[Any, Phrases] = {Place.MINE: "手札", Place.HANDS: "手札"}
WHOLE: Mapping[Any, Phrases] = {
    Place.HANDS: f"全員{HANDS_OF}",
}

ALSO: Mapping[str, Mapping[Any, Phrases]] = {
    "clause": {**PLAIN, **JOINED},
    "plain": PLAIN,
    # which cards, with what joins them to the verb
    "from": {
        e.Top: ("山札を上から{amount}",),
    },
    "away": {
        e.Some: ("{place:source}(から|を|の|){amount}(を|)",),
        e.Whole: ("({place:pool}|{place:whose})(をすべて|すべてを|すべて|のすべてを)",),
    },
    "laid": {
        e.Some: ("{place:source}(の|から|を|){amount}(を|)",),
        e.Whole: ("({place:lying}|{place:whose})(を|)(すべて|)",),
    },
    "backward": {
        e.Some: ("{place:source}(から|を|の|){amount}(を|)",),
        e.Whole: ("({place:given}|{place:whose})(をすべて|すべてを|すべて|のすべてを|を)",),
    },
    "whereto": {Where.AMONG: "山札(に|へ|の中に|のなかに){もどす}"},
    "looked": {
        e.Top: ("山札の一番上(の{amount:one}枚|{amount:only})を", "山札(の上|)(から|の|を上から|を|){amount}(を|)"),
    },
    "given": HAND_HERE,
    "among": HAND_HERE,
    "whose": WHOLE,
    "only": {1: ""},
    # whose hand is left open, so that there are two readings to choose from
    "pool": HAND_HERE,
    "lying": HAND_HERE,
    "dealt": {Place.HANDS: ("全員の手札",)},
    "limit": {Place.HANDS: "全員の手札"},
    "to": {
        Place.MINE: "(自分の|)手札",
    },
    "drawn": {Place.PILE: ("", "山札から", "山札を", "山札の", "手札を")},
    "mine": {Place.MINE: ""},
    # people
    "subject": SUBJECT,
    "side": {
        True: "左",
    },
    # what a card becomes
    "turned": {
        Face.OPEN: "(全員に|全員から|ほかの人に|ほかの人全員に|)(みえる状態に{する}|みえるように{する}|{公開する}|おもて(向き|)に({向ける}|{もどす}))",
        Face.DOWN: "({伏せる}|裏に{向ける})",
    },
    # acts
    "doing": {
        Act.EXCHANGE: "(カードを|カードの|札の|)交換(するおこない|すること|するの|)",
    },
    # tests
    "test": {
        e.None_: (f"{{place:counted}}(が|は|に(カード|札)が|のカードが|){MISSING}",),
    },
    # who wins
    "condition": {
        **RANK,
        e.Reader: "(この条件|このカード|これ|この文)を(よみあげた|よんだ)",
    },
    "rank": RANK,
    "kind": {
        Measure.STACKS: ("(重ねて|あわせて|重なって|)1枚(となった|になった)(カード|札)",),
    },
}
