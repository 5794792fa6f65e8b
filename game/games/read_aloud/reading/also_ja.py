"""Japanese phrases that are only understood: other ways to write what the cards say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Change, Face, Measure, Place, Where
from game.games.read_aloud.language.phrases import Phrases

ALL_OF = "(すべて|)"
TOGETHER = "(あわせて|すべて|よく|)"
ONE = "(の1枚|から1枚|1枚|を1枚)"
SAME = "(おなじ|捨てた|引いた|くわえた|その)"
WINS = "(が|は|を|こそ|)(勝者なり|勝者の条件を満たす|勝者に{なる}|勝者に{さだめる}|勝者と{なる}|勝者と{さだめる}|{勝つ}|勝つ(よう|こと)に{する}|勝つ(もの|こと)と{する}|勝ち|勝者|勝者である|勝者です|勝ちです|勝ちだ|勝ちと{する}|勝ちに{する}|勝利と{する})"
OUTCOME = f"(人|者)({WINS}|の勝ち|の勝ちと{{する}}|の勝ちです|の勝ちに{{なる}}|の勝ちに{{する}}|の勝利|の勝利です|の勝利と{{する}}|の勝利に{{する}})"
READER = "(自分|このカードを(よみあげたら|よんだら)|このカードを(よみあげた|よんだ)人|これを(よみあげた|よんだ)人|よみあげた人|よんだ人|)(が|は|)"
HANDS_OF = "(が|は|の|)(自分の|それぞれの|)手札"
MISSING = "(なければ|なくなったら|なくなれば|なくなったとき|なくなったときは|なくなった場合|なくなった場合は|尽きたら|尽きた場合|切れたら|なかったら|ないなら|ないならば|ないとき|ないときは|ない場合|ない場合は|ないのなら|1枚もなければ|なくなっていたら|なくなっていれば|尽きていたら|尽きていれば|1枚もないとき|1枚もなかったら|1枚もないなら|1枚もない場合|1枚もない場合は)"
EMPTY = "(0枚|空|から|ゼロ)(ならば|なら|のとき|のときは|の場合|の場合は|だったら|であれば|であるとき)"

WORTH = "(価が|価の|価|)((ちょうど|){number:value}(点|){side:bound}|{number:minus}{side:below})"
UNREAD = (
    "(よみあげては|よんでは)(ならない|いけない|いけません|なりません|だめ)",
    "(よみあげられない|よめない|よめなくなる|よめません|よみあげられなくなる|よみあげられません)",
    "(よみあげる|よむ)こと(は|が|も)(できない|できなくなる|できません)",
)

PLAIN: Mapping[Any, Phrases] = {
    e.Nothing: (
        "(このカードは|)何も({しない}|おこらない|おきない|起こらない|起きない|起こりません|起きません|おこなわない|おこないません)(カード|)",
        "(このカードは|このカードには|)(何の|)効果(は|が|も|)(ない|なし|ありません)",
    ),
    e.Discard: ("{cards:away}{捨てる}", "{cards:away}すべて{捨てる}"),
    e.Shuffle: (
        f"{{place:deck}}を{TOGETHER}{{シャッフルする}}",
        f"{{place:deck}}{TOGETHER}を{{シャッフルする}}",
        "{place:dealt}を(あわせて|集めて|)(シャッフルして|シャッフルし|まぜて|まぜ|切って|集めて)(それぞれに|おなじ枚数(ずつ|を|)|元の枚数ずつ|){配りなおす}",
    ),
    e.Turn: ("{cards:laid}{face:turned}",),
    e.Decide: ("{condition}" + OUTCOME,),
    e.Undecide: (
        "勝者の条件(を|は){なくす}",
        "勝者の条件(を|が|は)({なくなる}|ない(もの|こと)と{する}|なし|なしに{なる})",
    ),
    e.End: (
        "ゲーム(が|は|を|)({終わる}|終わり|終わりだ|終わりです|おしまい|おしまいだ|おしまいです|終了だ|終了です)",
        "ゲームを{終える}",
    ),
    e.Lose: (
        READER + "(ゲームに|){負ける}",
        READER + "(の|)(負け|敗北)(です|だ|)",
    ),
    e.Ban: ("{act:doing}(を|は|){禁止する}", "{act:mustnot}"),
    e.Unban: ("(また|再び|ふたたび|){act:may}",),
    e.Limit: (
        "{place:limit}(の上限|)を{change:more}(枚|){ふやす}",
        "{place:limit}をもう{change:more}枚(多く|よけいに|余分に|)(持てる|持つことができる|持って(も|)(よい|いい))",
        "{place:limit}の上限だけ(を|が|)(特別に|)({change:more}(枚|){ふやす}|{change:less}(枚|){へらす})",
        "{place:limit}の上限(を|が|は|)+{change:more}(枚|)({する}|に{する}|)",
        "{place:limit}の上限(を|が|は|)-{change:less}(枚|)({する}|に{する}|)",
    ),
    e.SetLimit: (
        "{place:limit}の上限(を|が|は){number:more}(枚|)(に{する}|と{する}|に{なる}|に{もどす})",
        "{place:limit}(の枚数|)(は|が)(最大|最大で|){number:more}枚(まで|までと{する}|までに{する}|まで持てる|以下と{する}|以下に{する})",
    ),
    e.DoubleLimit: "{place:limit}の上限(を|が|は)(2倍|倍)(に{する}|と{する}|に{なる}|に)",
    e.Again: (
        "(自分が|自分は|)もう(一度|1度|一回|1回)(自分の|)(手番|ターン|番)(に{する}|を{おこなう}|を{行う}|になる|を{得る}|です|だ|)",
        "(続けて|つづけて)(もう一度|)(自分の|)(手番|番)(を{おこなう}|に{する}|に{なる}|です|だ|)",
        "(自分が|自分は|)もう(一度|1度|一回|1回|1枚)(だけ|)(カードを|){よみあげる}",
    ),
    e.Skip: (
        "(次の|)1人(だけ|)(を|){とばす}",
        "次の左隣の人(の番|の手番|のターン)(に{する}|に{なる}|です|)",
    ),
    e.LoseEach: ("{hands:subject}(ゲームに|){負ける}",),
    e.ToPile: "{cards:backward}{where:whereto}",
    e.Thin: (
        "{times_field:yes}場札の{number}倍以下の枚数まで{へらす}",
        "山札を{times_field:no}{number}枚(だけ|)残して(ほか|残り|あと|)(を|は|)(すべて|){捨てる}",
    ),
    e.Stack: (
        "(このカードを|){place:under}(の1枚|1枚|)の下に(重ねて|重ね|置いて|置き|入れて|入れ)(その|){change}",
        "{place:under}(の1枚|1枚|)の下に(このカードを)(重ねて|重ね|置いて|置き|入れて|入れ)(その|){change}",
    ),
    e.Swap: ("このカード(と|を){place:either}(と|を){交換する}",),
    e.SwapTwo: ("{one:either}(と|){other:either}を{交換する}",),
    e.PassHands: (f"全員{HANDS_OF}を{ALL_OF}{{left:side}}(の人|)(に|へ){{わたす}}",),
    e.Take: (
        "{origin:drawn}{amount}(を|){place:mine}{引く}",
        "{amount}{origin:drawn}{place:mine}{引く}",
        "{place:subject}{origin:drawn}{amount}(ずつ|)(を|){引く}",
        "{origin}{amount}(を|){place:to}に({くわえる}|{する})",
    ),
    e.Look: (
        "{cards:looked}(こっそり|ひそかに|そっと|内緒で|自分だけ(が|で|は|)|1人で|)(自分だけ|)({みる}|みて(も|)(よい|いい)|みることができる|みられる)",
        "(自分だけ(が|で|は|)|こっそり|そっと|内緒で){cards:looked}{みる}",
        "{cards:whoever}に手札を(すべて|){みせてもらう}",
    ),
}
RANK: Mapping[Any, Phrases] = {
    e.Most: (
        "{measure:size}(が|の)もっとも(大きい|多い)",
        "(手札に|)もっとも{measure:great}(の1枚|のカード|)を(手札に|)持つ",
        "(手札に|){measure:kind}を(手札に|)もっとも多く(手札に|)持つ",
    ),
    e.Least: ("{measure:size}(が|の)もっとも(小さい|少ない)",),
    e.Second: ("{measure:size}(が|の)2番目に(大きい|多い)",),
}
JOINED: Mapping[Any, Phrases] = {
    e.If: ("{test}{clause:plain}",),
    e.Either: ("{one:plain!}か(または|あるいは|もしくは|){other:plain}",),
}

SUBJECT: Mapping[Any, Phrases] = {
    Place.HANDS: "全員(が|は|に|)",
    Place.LEFT: "左隣の人(が|は|に)",
    Place.RIGHT: "右隣の人(が|は|に)",
}
HAND_HERE: Mapping[Any, Phrases] = {Place.MINE: "手札", Place.HANDS: "手札"}
WHOLE: Mapping[Any, Phrases] = {
    Place.HANDS: f"全員{HANDS_OF}",
    Place.ANOTHER: f"ほかの人{HANDS_OF}",
    Place.ANYONE: f"だれか{HANDS_OF}",
    Place.LEFT: f"左隣の人{HANDS_OF}",
    Place.MINE: "(自分の|自分は|)手札",
}

ALSO: Mapping[str, Mapping[Any, Phrases]] = {
    "clause": {**PLAIN, **JOINED},
    "plain": PLAIN,
    # which cards, with what joins them to the verb
    "from": {
        e.Some: ("{place:source}の{amount}を", "{place:source}を{amount}", "{place:source}から{amount}"),
        e.Top: ("山札の一番上の{amount:one}枚を", "山札を上から{amount}"),
    },
    "away": {
        e.Some: ("{place:source}(から|を|の|){amount}(を|)",),
        e.Top: (
            "山札(から|の上から|を|を上から|の|の一番上を|の一番上から|の一番上の|)(上から|){amount}(を|)",
            "({amount:tally}|{amount})(を|)山札(の上|の一番上|)から(カードを|)",
        ),
        e.Whole: (
            "({place:pool}|{place:whose})(をすべて|すべてを|すべて|のすべてを)",
            "{place:draw}を",
        ),
    },
    "laid": {
        e.This: "このカードを",
        e.Some: ("{place:source}(の|から|を|){amount}(を|)",),
        e.Whole: ("({place:lying}|{place:whose})(を|)(すべて|)",),
        e.Top: ("山札の一番上(の{amount:one}枚|{amount:only})を", "山札(の上|)(から|の|を上から|を|){amount}(を|)"),
    },
    "backward": {
        e.This: "このカード(を|は|)",
        e.Some: ("{place:giving}(から|を|の|){amount}(を|)",),
        e.Whole: ("({place:given}|{place:whose})(をすべて|すべてを|すべて|のすべてを|を)",),
    },
    "looked": {
        e.Some: ("{place:source}(の|から|を|){amount}(を|)",),
        e.Whole: ("{place:lying}(を|)(すべて|)",),
        e.Top: ("山札の一番上(の{amount:one}枚|{amount:only})を", "山札(の上|)(から|の|を上から|を|){amount}(を|)"),
    },
    "giving": {Place.MINE: "手札", Place.PLAY: "(場札|だれかの手札)か(だれかの手札|場札)"},
    "given": HAND_HERE,
    "among": HAND_HERE,
    "oneplace": {
        Place.MINE: "手札",
        Place.LEFT: "左隣の人",
        Place.RIGHT: "右隣の人",
        Place.ANYONE: "だれか",
        Place.ANOTHER: "ほかの人",
    },
    "draw": {Place.PILE: "山札"},
    "whose": WHOLE,
    "whoever": {e.Whole: "{place:person}"},
    "only": {1: ""},
    "whereto": {
        Where.TOP: "山札(の一番上|)(に|へ){もどす}",
        Where.BOTTOM: "山札(の一番下|)(に|へ){もどす}",
        Where.AMONG: ("山札(に|へ|と|の中に|のなかに)(ランダムに|){まぜる}", "山札(に|へ|の中に|のなかに){もどす}"),
    },
    "amount": {
        e.That: (f"{SAME}枚数(だけ|とおなじだけ|とおなじ枚数|)",),
    },
    # whose hand is left open, so that there are two readings to choose from
    "source": {Place.MINE: "手札", Place.ANYONE: "手札", Place.PLAY: "(場札|だれかの手札)か(だれかの手札|場札)"},
    "pool": HAND_HERE,
    "lying": HAND_HERE,
    "dealt": {Place.HANDS: ("全員の手札", "手札")},
    "deck": {Place.HANDS: "全員の手札", Place.MINE: "自分の手札"},
    "limit": {Place.HANDS: "全員の手札"},
    "counted": {Place.MINE: ("自分の手札", "手札")},
    # places of one card, that card with them
    "either": {
        Place.PLAY: f"(場札かだれかの手札|だれかの手札か場札){ONE}",
        Place.FIELD: f"場札{ONE}",
        Place.DISCARDS: f"捨札{ONE}",
        Place.PILE: "山札の一番上(の1枚|1枚|)",
        Place.MINE: (f"自分の手札{ONE}",),
        Place.ANYONE: f"だれかの手札{ONE}",
        Place.ANOTHER: f"ほかの人の手札{ONE}",
    },
    "person": {Place.LEFT: "左隣の人", Place.RIGHT: "右隣の人", Place.ANYONE: "だれか", Place.ANOTHER: "ほかの人"},
    "to": {
        Place.MINE: "(自分の|)手札",
        Place.ANYONE: "だれかの手札",
        Place.ANOTHER: "ほかの人の手札",
        Place.LEFT: "左隣の人の手札",
    },
    "origin": {
        Place.PILE: ("山札から", "山札の", "山札の一番上の", "山札を"),
        Place.FIELD: ("場札の", "場札を", "場札"),
        Place.DISCARDS: ("捨札"),
    },
    "drawn": {
        Place.PILE: (
            "",
            "山札から",
            "山札を",
            "山札の",
            "山札の一番上の",
            "手札を",
        )
    },
    "mine": {Place.MINE: ""},
    # people
    "subject": SUBJECT,
    "side": {
        True: "左",
    },
    # what a card becomes
    "face": {
        Face.OPEN: ("{公開する}",),
    },
    "turned": {
        Face.OPEN: "(全員に|全員から|ほかの人に|ほかの人全員に|)(みえる状態に{する}|みえるように{する}|{公開する}|おもて(向き|)に({向ける}|{もどす}))",
        Face.DOWN: "({伏せる}|裏に{向ける})",
        Face.OUTWARD: (
            "(自分|持ち主)(に|から|)(は|)(みえず|みえずに|みえないで|みえないように|みえなくして)(ほかの人|ほかの人全員|全員)(に|から)(は|だけ|)みえる(よう|状態)に({する}|持つ|{向ける})",
        ),
    },
    "change": {
        Change.ZERO: "価(を|が|は)0(に{する}|と{する}|に{なる})",
    },
    # acts
    "doing": {
        Act.EXCHANGE: "(カードを|カードの|札の|)交換(するおこない|すること|するの|)",
        Act.SHUFFLE: "シャッフル(するおこない|すること|するの|)",
    },
    "mustnot": {
        Act.SHUFFLE: "(だれも|)シャッフル(しては(ならない|いけない|いけません)|(することは|)できない|(することは|)できません|できなくなる)",
        Act.READ_FIELD: tuple(f"(だれも|)(場札|場札のカード)(を|は|から|も){each}" for each in UNREAD),
        Act.READ_HANDS: tuple(f"(だれも|)(手札|手札のカード)(を|は|から|も){each}" for each in UNREAD),
        Act.READ_PILE: tuple(f"(だれも|)(山札|山札のカード)(を|は|から|も){each}" for each in UNREAD),
    },
    "may": {
        Act.SHUFFLE: "シャッフル(して(も|)(よい|いい)(ことにする|)|できるように(する|なる))",
    },
    # tests
    "test": {
        e.None_: (f"{{place:counted}}(が|は|に(カード|札)が|のカードが|){MISSING}",),
    },
    # who wins
    "condition": {
        **RANK,
        e.Holder: ("(手札に|)このカードを(手札に|手に|)持つ",),
        e.Exactly: (
            "{measure:figure}が(ちょうど|ぴったり|)({number:value}|{number:value}枚|{number:value}点)(である|の|になる|になった|に等しい|とおなじ|)",
        ),
        e.Nearest: "{measure:figure}が{number:goal}にもっとも近い",
        e.Reader: "(この条件|このカード|これ|この文)を(よみあげた|よんだ)",
    },
    "rank": RANK,
    "great": {Measure.HIGHEST: "大きい(価|カード)"},
    "kind": {
        Measure.STACKS: ("(重ねて|あわせて|重なって|)1枚(となった|になった)(カード|札)",),
    },
    "shown": {
        Measure.CARDS: "手札",
    },
}
