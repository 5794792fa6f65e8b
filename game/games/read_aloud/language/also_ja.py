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
WHILE = "(になっていたら|になっていれば|になっているとき|ならば|なら|のとき|のときは|のときに|の場合|の場合は|だったら|であれば|であるとき|である場合|あれば|あるとき|あるなら|ある場合|しかなければ|しかないとき)"
MISSING = "(なければ|なくなったら|なくなれば|なくなったとき|なくなったときは|なくなった場合|なくなった場合は|尽きたら|尽きた場合|切れたら|なかったら|ないなら|ないならば|ないとき|ないときは|ない場合|ない場合は|ないのなら|1枚もなければ|なくなっていたら|なくなっていれば|尽きていたら|尽きていれば|1枚もないとき|1枚もなかったら|1枚もないなら|1枚もない場合|1枚もない場合は)"
EMPTY = "(0枚|空|から|ゼロ)(ならば|なら|のとき|のときは|の場合|の場合は|だったら|であれば|であるとき)"

WITHIN = "(から|の|のうち|のうちの|にある|のなかの|のなかから|の中の|の中から|の中で|のうちで|で|のなかで|は|を|)"
AMID = f"({{place:among}}|{{place:whose}}){WITHIN}"
WORTH = "(価が|価の|価|)((ちょうど|){number:value}(点|){side:bound}|{number:minus}{side:below})"
READS = "((よみあげる|よむ)(おこない|こと|行為|の)|よみあげ)"
UNREAD = (
    "(よみあげては|よんでは)(ならない|いけない|いけません|なりません|だめ)",
    "(よみあげられない|よめない|よめなくなる|よめません|よみあげられなくなる|よみあげられません)",
    "(よみあげる|よむ)こと(は|が|も)(できない|できなくなる|できません)",
)
READ_ON = "(よみあげて|よんで)(も|)(よい|いい|よくなる)(ことにする|ことになる|)"

PLAIN: Mapping[Any, Phrases] = {
    e.Nothing: (
        "(このカードは|)何も({しない}|おこらない|おきない|起こらない|起きない|起こりません|起きません|おこなわない|おこないません)(カード|)",
        "(このカードは|このカードには|)(何の|)効果(は|が|も|)(ない|なし|ありません)",
    ),
    e.Discard: ("{cards:away}{捨てる}", "{cards:away}すべて{捨てる}"),
    e.Each: (
        "{hands:subject}(自分の|それぞれの|すきな|)(手札から|手札を|手札の|手札のうち|カードを|){amount:number}枚(ずつ|)(を|){捨てる}",
        "{hands:subject}(自分の|)手札から(1枚ずつ|)すきなカードを{amount:number}枚{捨てる}",
    ),
    e.Shuffle: (
        f"{{place:deck}}を{TOGETHER}{{シャッフルする}}",
        f"{{place:deck}}{TOGETHER}を{{シャッフルする}}",
        "{place:dealt}を(あわせて|集めて|)(シャッフルして|シャッフルし|まぜて|まぜ|切って|集めて)(それぞれに|おなじ枚数(ずつ|を|)|元の枚数ずつ|){配りなおす}",
    ),
    e.Turn: ("{cards:laid}{face:turned}", "{cards:lain}{face:over}", "{cards:up}{face:flipped}"),
    e.Decide: (
        "勝者の条件(を|は)「{condition}(人|者|こと|)」(と|に|){さだめる}",
        "勝者の条件(を|は){condition}(人|者|こと)(と|に|){さだめる}",
        "{condition}" + OUTCOME,
        "{condition}(なら|ならば|の場合|場合|であれば|だったら)(は|)(勝ち|勝者|{勝つ}|勝者に{なる}|勝ちと{する})",
        "勝者は{condition}(人|者)(だ|である|です|と{する}|に{なる}|)",
    ),
    e.Undecide: (
        "勝者の条件(を|は){なくす}",
        "勝者の条件(を|が|は)({なくなる}|ない(もの|こと)と{する}|なし|なしに{なる})",
    ),
    e.End: (
        "ゲーム(が|は|を|)({終わる}|終わり|終わりだ|終わりです|おしまい|おしまいだ|おしまいです|終了だ|終了です)",
        "ゲームを{終える}",
        "({終わる}|終了です|おしまい(です|だ|))",
    ),
    e.Lose: (
        READER + "(ゲームに|){負ける}",
        READER + "(の|)(負け|敗北)(です|だ|)",
    ),
    e.Ban: ("{act:doing}(を|は|){禁止する}", "{act:mustnot}"),
    e.Unban(None): (
        "(すべての|あらゆる)禁止(されているおこない|事項|)(を|)({解禁する}|{なくす})",
        "(すべての|あらゆる)禁止(を|が)(解く|解除される|なくなる|{なくす})",
        "禁止(されているおこない|されていること|)(を|は)すべて({解禁する}|{なくす}|解く)",
    ),
    e.Unban: (
        "{act:doing}(を|){解禁する}",
        "{act:doing}の禁止を({解禁する}|{なくす}|解く|終える|やめる)",
        "(また|再び|ふたたび|){act:may}",
    ),
    e.Limit: (
        "{place:limit}(の上限|)を{change:more}(枚|){ふやす}",
        "{place:limit}(の上限|)を{change:less}(枚|){へらす}",
        "{place:limit}の上限(が|は|に){change:more}(枚|){ふやす}",
        "{place:limit}の上限(が|は|から){change:less}(枚|){へらす}",
        "{place:limit}をもう{change:more}枚(多く|よけいに|余分に|)(持てる|持つことができる|持って(も|)(よい|いい))",
        "{place:limit}の上限だけ(を|が|)(特別に|)({change:more}(枚|){ふやす}|{change:less}(枚|){へらす})",
        "{place:limit}の上限(を|が|は|)+{change:more}(枚|)({する}|に{する}|)",
        "{place:limit}の上限(を|が|は|)-{change:less}(枚|)({する}|に{する}|)",
    ),
    e.SetLimit: (
        "{place:limit}の上限(を|が|は){number:more}(枚|)(に{する}|と{する}|に{なる}|に{もどす})",
        "{place:limit}(の枚数|)(は|が)(最大|最大で|){number:more}枚(まで|までと{する}|までに{する}|まで持てる|以下と{する}|以下に{する})",
        "{place:limit}(の枚数|)(を|が|は)(全員|1人|1人あたり|それぞれ|)(最大|){number:more}枚(まで|)(に{する}|と{する}|に{なる})",
    ),
    e.DoubleLimit: "{place:limit}の上限(を|が|は)(2倍|倍)(に{する}|と{する}|に{なる}|に)",
    e.Again: (
        "(自分が|自分は|)もう(一度|1度|一回|1回)(自分の|)(手番|ターン|番)(に{する}|を{おこなう}|を{行う}|になる|を{得る}|です|だ|)",
        "(続けて|つづけて)(もう一度|)(自分の|)(手番|番)(を{おこなう}|に{する}|に{なる}|です|だ|)",
        "(自分が|自分は|)もう(一度|1度|一回|1回|1枚)(だけ|)(カードを|){よみあげる}",
        "(自分が|自分は|)もう(一度|1度|一回|1回|1枚)(だけ|)(カードを|)(よみあげられる|よめる|よみあげてよい|よんでよい|よみあげることができる|よむことができる)",
        "(自分が|自分は|)(続けて|つづけて)(もう1枚|)(カードを|){よみあげる}",
    ),
    e.Skip: (
        "(次の人|左隣の人)(の手番|の番|のターン|)(を|は){とばす}",
        "(次の|)1人(だけ|)(を|){とばす}",
        "(次の人|左隣の人)(の手番|の番|のターン|)は(休み|なし|1回休み|一回休み|一回休む|1回休む|休む)",
        "(次の人|左隣の人)(の手番|の番|のターン)はとばされる",
        "(次の人|左隣の人)(は|が)(次の|)(自分の|)(手番|番|ターン)を(1回|){失う}",
        "(次の人|左隣の人)(は|が|に)(次の|)(手番を|番を|ターンを|)(1回|一回|){休む}",
        "次の左隣の人(の番|の手番|のターン)(に{する}|に{なる}|です|)",
    ),
    e.LoseEach: ("{hands:subject}(ゲームに|){負ける}", "{hands:subject}負け(です|だ|)"),
    e.SwapLimits: (
        "(手札の上限(と|を)場札の上限|場札の上限(と|を)手札の上限)(を|と){交換する}",
        "(手札と場札|場札と手札)の上限を{交換する}",
    ),
    e.Thin: (
        "{times_field:yes}場札の{number}倍以下の枚数まで{へらす}",
        (
            "山札(を|が|の枚数を|の枚数が)(上から|){times_field:yes}場札の(枚数の|){number}倍(以下|)(の枚数|)"
            "(まで|に|になるまで|となるまで|になるように)(上から|山札を|山札から|山札を上から|)({へらす}|{捨てる}|{する})"
        ),
        (
            "山札(を|が|の枚数を|の枚数が)(上から|残り|){times_field:no}{number}枚(以下|)"
            "(まで|に|になるまで|となるまで|になるように)(上から|山札を|山札から|山札を上から|)({へらす}|{捨てる}|{する})"
        ),
        "山札(を|が)(上から|)場札(の枚数|)とおなじ(枚数|数)(まで|に|になるまで|となるまで){number:once}{times_field:yes}(上から|)({へらす}|{捨てる}|{する})",
        "山札を{times_field:no}{number}枚(だけ|)残して(ほか|残り|あと|)(を|は|)(すべて|){捨てる}",
    ),
    e.Stack: (
        (
            "(このカードを|){place:under}(の1枚|1枚|)の下に(重ねて|重ね|置いて|入れて|置き|入れ)"
            "(あわせて|)(1枚のカード|1枚)(となり|とし|として|になり|にして|にし)(その|){change}"
        ),
        "(このカードを|){place:under}(の1枚|1枚|)の下に(重ねて|重ね|置いて|置き|入れて|入れ)(その|){change}",
        "{place:under}(の1枚|1枚|)の下に(このカードを)(重ねて|重ね|置いて|置き|入れて|入れ)(その|){change}",
    ),
    e.Swap: (
        "{place:either}と(このカードを|){交換する}",
        "このカード(と|を){place:either}(と|を){交換する}",
        "このカード(と|を){place:common}(と|を|){交換する}",
    ),
    e.SwapOnes: (
        "場札かだれかの手札から(1枚ずつ|2枚)(を|){交換する}",
        "場札(と|や)(だれか|全員)の手札の(うち|中)(の|から)(ちがう|異なる|別の)場所の2枚を{交換する}",
    ),
    e.SwapTwo: (
        "{one:either}(と|){other:either}を{交換する}",
        "{one:either}を{other:either}と{交換する}",
        "{other:person}と{one:mine}(自分の|お互いの|互いの|)手札(を|の|から|)1枚(ずつ|)(を|){交換する}",
    ),
    e.SwapHands: (
        f"(自分の|)手札(と|を){{place:partner}}(と|を|){ALL_OF}{{交換する}}",
        f"自分と{{place:partner}}を{ALL_OF}{{交換する}}",
        f"{{place:partner}}と自分の手札を{ALL_OF}{{交換する}}",
        f"(自分は|){{place:person}}と(自分の|お互いの|互いの|)手札(を|){ALL_OF}{{交換する}}",
    ),
    e.PassHands: (
        f"全員{HANDS_OF}を{ALL_OF}{{left:side}}(の人|)(に|へ){{わたす}}",
        "(すべての|)手札を(すべて|){left:side}(の人|)(に|へ){まわす}",
        "手札を(すべて|)全員(が|で|)(すべて|){left:side}(の人|)(に|へ)({わたす}|{まわす})",
    ),
    e.Take: (
        "{origin:drawn}{amount}(を|){place:mine}{引く}",
        "{amount}{origin:drawn}{place:mine}{引く}",
        "{place:subject}{origin:drawn}{amount}(ずつ|)(を|){引く}",
        "{place:subject}{origin}{amount}(ずつ|)(を|)(自分の|)手札に{くわえる}",
        "{origin}{amount}(を|){place:to}に({くわえる}|{する})",
        "{place:to}に{origin}{amount}(を|){くわえる}",
        "{origin:picked}{amount}(を|){place:mine}取る",
        "{origin:picked}{amount}(を|){place:mine}{取る}",
    ),
    e.LoseBy: ("{rank}(人|者)(が|は|を)(ゲームに|){負ける}", "{rank}(人|者)(が|は|の)負け"),
    e.EachBy: (
        "{rank}(人|者)(が|は)(自分の|)(手札から|手札を|手札の|カードを|)(すきなカードを|){amount:number}枚(ずつ|)(を|){捨てる}",
    ),
    e.ToPile: "{cards:backward}{where:whereto}",
    e.Look: (
        "{cards:looked}(こっそり|ひそかに|そっと|内緒で|自分だけ(が|で|は|)|1人で|)(自分だけ|)({みる}|みて(も|)(よい|いい)|みることができる|みられる)",
        "(自分だけ(が|で|は|)|こっそり|そっと|内緒で){cards:looked}{みる}",
        "{cards:whoever}に手札を(すべて|){みせてもらう}",
    ),
    e.Reverse: (
        "(回る|まわる|進む)(向き|方向|順番|順)(を|が|は){反転する}",
        "(逆まわり|逆回り|反対まわり|反対回り|逆向き|反対向き)に({する}|{なる})",
        "(カードをよむ|よみあげる|)(手番|ターン|順番|番|プレイ|ゲーム)(の|が|を|は|)((回る|まわる|進む|回|まわり|)(順番|順序|順|向き|方向|進行方向|進む方向|進行|回り|まわり|流れ)|)(を|が|は|)((これまでと|今と|逆の方向に|)){反転する}",
    ),
}
RANK: Mapping[Any, Phrases] = {
    e.Most: (
        "{measure:size}(が|の)もっとも(大きい|多い)",
        "{measure:shown}(の枚数|の数|)(が|の)もっとも(多い|大きい)",
        "もっとも{measure:shown}(の枚数|の数|)(が|の)多い",
        "もっとも{measure:size}(が|の)大きい",
        "(手札に|)もっとも{measure:great}(の1枚|のカード|)を(手札に|)持つ",
        "(手札に|){measure:kind}を(手札に|)もっとも多く(手札に|)持つ",
        "(手札に|)もっとも多く(の|){measure:kind}を(手札に|)持つ",
        "(手札に|手札の|){measure:kind}(の枚数|の数|)がもっとも多い",
        "(手札に|){measure:kind}をたくさん(手札に|)持つ",
        "{measure:held}もっとも多く(持つ|ある)",
        "もっとも多く(の|){measure:held}持つ",
    ),
    e.Least: (
        "{measure:size}(が|の)もっとも(小さい|少ない)",
        "{measure:shown}(の枚数|の数|)(が|の)もっとも(少ない|小さい)",
        "もっとも{measure:shown}(の枚数|の数|)(が|の)少ない",
        "もっとも{measure:size}(が|の)小さい",
        "(手札に|)もっとも{measure:small}(の1枚|のカード|)を(手札に|)持つ",
        "(手札に|手札の|){measure:kind}(の枚数|の数|)がもっとも少ない",
    ),
    e.Second: ("{measure:size}(が|の)2番目に(大きい|多い)", "{measure:shown}(の枚数|の数|)が2番目に多い"),
    e.SecondLeast: (
        "{measure:size}(が|の)2番目に(小さい|少ない)",
        "{measure:shown}(の枚数|の数|)が2番目に(少ない|小さい)",
    ),
}
JOINED: Mapping[Any, Phrases] = {
    e.If: ("{test}{clause:plain}", "もし{test}{clause:plain}"),
    e.Either: (
        "{one:plain!}か(または|あるいは|もしくは|){other:plain}",
        "次のどちらか{one:plain!}(または|あるいは|もしくは|か){other:plain}",
        "{one:plain!}(または|あるいは|もしくは){other:plain}",
        "{one:plain!}か(または|あるいは|もしくは|){other:plain!}か(の|)(どちらか|いずれか)(1つ|1枚|)(を|){おこなう}",
        "{one:plain!}か(または|あるいは|もしくは|){other:plain!}(の|)(どちらか|いずれか)(1つ|1枚|)(を|){おこなう}",
    ),
}

SUBJECT: Mapping[Any, Phrases] = {
    Place.HANDS: "全員(が|は|に|)",
    Place.OTHERS: ("ほかの人全員(が|は|に|)", "ほかの人(は|たちが|たちは|がそれぞれ)"),
    Place.ANYONE: "だれか(1人|)(が|は|に)",
    Place.ANOTHER: "ほかの人(が|は|に)",
    Place.LEFT: "左隣の人(が|は|に)",
    Place.RIGHT: "右隣の人(が|は|に)",
    Place.OWNER: "このカードの持ち主(が|は|に)",
}
HAND_HERE: Mapping[Any, Phrases] = {Place.MINE: "手札", Place.HANDS: "手札"}
WHOLE: Mapping[Any, Phrases] = {
    Place.HANDS: f"全員{HANDS_OF}",
    Place.OTHERS: (f"ほかの人全員{HANDS_OF}", "ほかの人は(自分の|)手札"),
    Place.ANOTHER: f"ほかの人{HANDS_OF}",
    Place.ANYONE: f"だれか{HANDS_OF}",
    Place.LEFT: f"左隣の人{HANDS_OF}",
    Place.RIGHT: f"右隣の人{HANDS_OF}",
    Place.OWNER: f"このカードの持ち主{HANDS_OF}",
    Place.MINE: "(自分の|自分は|)手札",
}

ALSO: Mapping[str, Mapping[Any, Phrases]] = {
    "clause": {**PLAIN, **JOINED},
    "plain": PLAIN,
    # which cards, with what joins them to the verb
    "from": {
        e.Some: ("{place:source}の{amount}を", "{place:source}を{amount}", "{place:source}から{amount}"),
        e.Top: ("山札の一番上の{amount:one}枚を", "山札から{amount}を", "山札の上から{amount}", "山札を上から{amount}"),
        e.Whole: ("すべての{place:pool}を", "{place:pool}のすべてを"),
    },
    "away": {
        e.Some: (
            "{place:source}(から|を|の|){amount}(を|)",
            "{amount}の{place:source}を",
        ),
        e.Top: (
            "山札(から|の上から|を|を上から|の|の一番上を|の一番上から|の一番上の|)(上から|){amount}(を|)",
            "({amount:tally}|{amount})(を|)山札(の上|の一番上|)から(カードを|)",
        ),
        e.Valued: (
            f"{AMID}{WORTH}の(カード|札)(を|は|)(すべて|)(を|)",
            f"{AMID}すべての{WORTH}の(カード|札)を",
            f"(すべての|){WORTH}の{{place:among}}(を|は|)(すべて|)(を|)",
            f"{WORTH}の{{place:everyhand}}(すべて|)",
            f"{WORTH}の(カード|札)(を|は|)(すべて|)({{place:among}}|{{place:whose}})から(すべて|)",
        ),
        e.Peak: (
            f"{{place:oneplace}}{WITHIN}(価が|価の|)もっとも(価の|価が|){{high:extreme}}(価の|)(カード|札|1枚|もの)(1枚|)(を|)",
            "(価が|価の|)もっとも(価の|価が|){high:extreme}(価の|){place:oneplace}(の1枚|1枚|)(を|)",
            "{place:person}の(価が|価の|)もっとも(価の|価が|){high:extreme}(価の|)手札(の1枚|1枚|)(を|)",
        ),
        e.Whole: (
            "({place:pool}|{place:whose})(をすべて|すべてを|すべて|のすべてを)",
            "すべての{place:pool}を",
            "{place:draw}を",
        ),
    },
    "laid": {
        e.This: "このカードを",
        e.Some: ("{place:source}(の|から|を|){amount}(を|)", "{amount}の{place:source}を"),
        e.Whole: (
            "({place:lying}|{place:whose})(を|)(すべて|)",
            "すべての{place:lying}を",
            "({place:lying}|{place:whose})すべてを",
        ),
        e.Top: ("山札の一番上(の{amount:one}枚|{amount:only})を", "山札(の上|)(から|の|を上から|を|){amount}(を|)"),
    },
    "lain": {
        e.This: "このカードを",
        e.Some: "{place:field}(の|から|を|){amount}(を|)",
        e.Whole: ("{place:field}を(すべて|)", "{place:field}すべてを"),
    },
    "up": {
        e.Top: ("山札の一番上(の{amount:one}枚|{amount:only})を", "山札(の上|)(から|の|を上から|を|){amount}(を|)"),
    },
    "backward": {
        e.This: "このカード(を|は|)",
        e.Some: ("{place:giving}(から|を|の|){amount}(を|)", "{amount}の{place:giving}を"),
        e.Whole: ("({place:given}|{place:whose})(をすべて|すべてを|すべて|のすべてを|を)", "すべての{place:given}を"),
    },
    "looked": {
        e.Some: ("{place:source}(の|から|を|){amount}(を|)", "{amount}の{place:source}を"),
        e.Whole: ("{place:lying}(を|)(すべて|)", "すべての{place:lying}を"),
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
    "everyhand": {Place.HANDS: "手札を全員(が|)"},
    "whereto": {
        Where.TOP: "山札(の一番上|)(に|へ){もどす}",
        Where.BOTTOM: "山札(の一番下|)(に|へ){もどす}",
        Where.AMONG: ("山札(に|へ|と|の中に|のなかに)(ランダムに|){まぜる}", "山札(に|へ|の中に|のなかに){もどす}"),
    },
    "field": {Place.FIELD: "場札"},
    "draw": {Place.PILE: "山札"},
    "whose": WHOLE,
    "whoever": {e.Whole: "{place:person}"},
    "only": {1: ""},
    "common": {Place.FIELD: "場札", Place.DISCARDS: "捨札"},
    "once": {1: ""},
    "minus": {-1: "(マイナス|負|負の数)"},
    "below": {e.Side.OR_LESS: ""},
    "tally": {e.Count: "{place:counted}(の枚数|の数)(だけ|ぶん|分|とおなじだけ|とおなじ枚数|とおなじ数|)"},
    "amount": {
        e.Any: ("すきなだけ", "何枚でも", "任意の枚数", "すきな枚数だけ"),
        e.That: (f"{SAME}枚数(だけ|とおなじだけ|とおなじ枚数|)", f"{SAME}(ぶん|分|数)(だけ|)", "おなじだけ"),
        e.Count: (
            "{place:counted}(の枚数|の数)(だけ|ぶん|分|とおなじだけ|とおなじ枚数|とおなじ数|)",
            "{place:counted}とおなじ(枚数|数|だけ)(だけ|)",
        ),
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
        Place.MINE: (f"自分の手札{ONE}", f"手札{ONE}"),
        Place.ANYONE: f"だれかの手札{ONE}",
        Place.ANOTHER: f"ほかの人の手札{ONE}",
        Place.LEFT: f"左隣の人の手札{ONE}",
        Place.RIGHT: f"右隣の人の手札{ONE}",
        Place.OWNER: f"このカードの持ち主の手札{ONE}",
    },
    "person": {Place.LEFT: "左隣の人", Place.RIGHT: "右隣の人", Place.ANYONE: "だれか", Place.ANOTHER: "ほかの人"},
    "to": {
        Place.MINE: "(自分の|)手札",
        Place.ANYONE: "だれかの手札",
        Place.ANOTHER: "ほかの人の手札",
        Place.LEFT: "左隣の人の手札",
        Place.RIGHT: "右隣の人の手札",
        Place.OWNER: "このカードの持ち主の手札",
    },
    "origin": {
        Place.PILE: ("山札から", "山札の一番上から", "山札の", "山札の一番上の", "山札を"),
        Place.FIELD: ("場札の", "場札を", "場札"),
        Place.DISCARDS: ("捨札の", "捨札を", "捨札"),
    },
    "drawn": {
        Place.PILE: (
            "",
            "山札から",
            "山札の上から",
            "山札を",
            "山札の",
            "山札の一番上の",
            "山札の一番上から",
            "カードを",
            "手札を",
        )
    },
    "picked": {
        Place.FIELD: ("場札から", "場札の", "場札を", "場札"),
        Place.DISCARDS: ("捨札から", "捨札の", "捨札を", "捨札"),
    },
    "mine": {Place.MINE: ""},
    # people
    "subject": SUBJECT,
    "side": {True: "左", False: "右"},
    # what a card becomes
    "face": {
        Face.OPEN: ("みえるように{する}", "{公開する}", "{みせる}"),
        Face.OUTWARD: ("ほかの人にだけみえる状態に{する}", "外に{向ける}"),
    },
    "turned": {
        Face.OPEN: "(全員に|全員から|ほかの人に|ほかの人全員に|)(みえる状態に{する}|みえるように{する}|{公開する}|おもて(向き|)に({向ける}|{もどす}))",
        Face.HIDDEN: ("{隠す}", "(ほかの人|ほかの人全員)(に|から)(は|)みえない(よう|状態)に({隠す}|{する}|持つ)"),
        Face.DOWN: "({伏せる}|裏に{向ける})",
        Face.OUTWARD: (
            "(持ち主|自分)以外に(だけ|)みえる(状態|よう)に{する}",
            "(外|外側|ほかの人のほう|ほかの人の方)(向き|)に({向ける}|{する})",
            "ほかの人(全員|)(に|から)(だけ|のみ)みえる(状態|よう)に{する}",
            "(自分|持ち主)(に|から|)(は|)(みえず|みえずに|みえないで|みえないように|みえなくして)(ほかの人|ほかの人全員|全員)(に|から)(は|だけ|)みえる(よう|状態)に({する}|持つ|{向ける})",
            "ほかの人(だけ|のみ)(に|から|が)みえる(状態|よう)に{する}",
        ),
    },
    "over": {Face.DOWN: "{裏返す}"},
    "flipped": {Face.OPEN: "{めくる}"},
    "change": {
        Change.NEGATE: "価の(正負|符号|プラスマイナス|プラスとマイナス)(を|が|は)({逆転する}|逆に{なる})",
        Change.DOUBLE: "価(を|が|は)(2|)倍(に{する}|と{する}|に{なる})",
        Change.ZERO: "価(を|が|は)0(に{する}|と{する}|に{なる})",
    },
    # acts
    "doing": {
        Act.DISCARD_FROM_HANDS: "手札(からカードを|から|を|のカードを)捨てる(おこない|こと|行為|の)",
        Act.EXCHANGE: "(カードを|カードの|札の|)交換(するおこない|すること|するの|)",
        Act.SHUFFLE: "シャッフル(するおこない|すること|するの|)",
        Act.END: ("ゲームを(終える|終わらせる|終了する)(おこない|こと|の)", "ゲーム(の|)終了"),
        Act.READ_FIELD: f"場札(のカード|)(を|から|の|){READS}",
        Act.READ_HANDS: f"手札(のカード|)(を|から|の|){READS}",
        Act.READ_PILE: f"山札(のカード|)(を|から|の|){READS}",
    },
    "mustnot": {
        Act.DISCARD_FROM_HANDS: (
            "(だれも|)手札(からカードを|から|を|のカードを)捨てては(ならない|いけない|いけません|なりません)",
            "(だれも|)手札(からカードを|から|を|のカードを|からカードは|は)捨て(られない|られなくなる|られません)",
            "手札(からカードを|から|を|のカードを)捨てること(は|が|も)(できない|できなくなる|できません)",
        ),
        Act.EXCHANGE: "(だれも|)(カードを|)交換(しては(ならない|いけない|いけません)|(することは|)できない|(することは|)できません|できなくなる)",
        Act.SHUFFLE: "(だれも|)シャッフル(しては(ならない|いけない|いけません)|(することは|)できない|(することは|)できません|できなくなる)",
        Act.END: (
            "(だれも|)ゲームを(終えては|終わらせては|終了しては)(ならない|いけない|いけません)",
            "(だれも|)ゲームを(終える|終わらせる|終了する)ことは(できない|できません)",
        ),
        Act.READ_FIELD: tuple(f"(だれも|)(場札|場札のカード)(を|は|から|も){each}" for each in UNREAD),
        Act.READ_HANDS: tuple(f"(だれも|)(手札|手札のカード)(を|は|から|も){each}" for each in UNREAD),
        Act.READ_PILE: tuple(f"(だれも|)(山札|山札のカード)(を|は|から|も){each}" for each in UNREAD),
    },
    "may": {
        Act.DISCARD_FROM_HANDS: "手札(からカードを|から|を)捨てて(も|)(よい|いい|よく{なる}|よく{する}|かまわない)(ことにする|ことになる|)",
        Act.EXCHANGE: "(カードを|)交換(して(も|)(よい|いい)(ことにする|)|できるように(する|なる))",
        Act.SHUFFLE: "シャッフル(して(も|)(よい|いい)(ことにする|)|できるように(する|なる))",
        Act.END: "ゲームを(終えて|終わらせて)(も|)(よい|いい)(ことにする|)",
        Act.READ_FIELD: f"場札(のカード|)(を|は|から|も){READ_ON}",
        Act.READ_HANDS: f"手札(のカード|)(を|は|から|も){READ_ON}",
        Act.READ_PILE: f"山札(のカード|)(を|は|から|も){READ_ON}",
    },
    # tests
    "test": {
        e.None_: (
            f"{{place:counted}}(が|は|に(カード|札)が|のカードが|){MISSING}",
            f"{{place:counted}}(が|は|の枚数が){EMPTY}",
        ),
        e.AtMost: f"{{place:counted}}(が|は|の枚数が)(残り|){{number}}枚以下(で|){WHILE}",
        e.AtLeast: f"{{place:counted}}(が|は|の枚数が|に){{number}}枚以上(で|){WHILE}",
        e.InHand: (
            "このカード(が|を)(自分の|)手札(に|の中に)(ある|持つ|あった|持った)(なら|ならば|とき|ときは|場合|場合は|時)",
            "このカード(が|を)(自分の|)手札に(あれば|持てば|持っていれば|持っていたら|あったら)",
            "このカードを(自分の|)手札から(よみあげた|よんだ)(なら|ならば|とき|ときは|場合|場合は|ら)",
        ),
        e.Undecided: (
            f"勝者の条件(が|は){MISSING}",
            "勝者の条件(が|は)(まだ|)(さだめられていなければ|さだまっていなければ|決まっていなければ|決まっていないなら|決まっていないとき|さだまっていないとき|さだめられていないとき)",
        ),
    },
    # who wins
    "condition": {
        **RANK,
        e.Holder: (
            "(手札に|)このカードを(手札に|手に|)持つ",
            "(手札に|)このカード(が|の)(手札に|)ある",
            "このカードの持ち主である",
        ),
        e.Exactly: (
            "{measure:figure}が(ちょうど|ぴったり|)({number:value}|{number:value}枚|{number:value}点)(である|の|になる|になった|に等しい|とおなじ|)",
            "(手札に|手札の|){measure:kind}(の枚数|の数|)が(ちょうど|)({number:value}|{number:value}枚)(である|の|)",
            "(手札に|)(ちょうど|){measure:kind}を(ちょうど|){number:value}枚(手札に|)持つ",
            "{measure:stock}(の枚数|)が(ちょうど|){number:value}枚(である|の|)",
        ),
        e.Exactly(Measure.CARDS, 0): (
            "手札(が|の|を1枚も)(ない|持たない)",
            "手札が空(である|の|)",
            "手札(が|を|を1枚も|が1枚も)(持たない|持っていない|もっていない|残っていない|残らない)",
        ),
        e.Nearest: "{measure:figure}が{number:goal}にもっとも近い",
        e.Within: (
            "{measure:size}が{number:value}以下でもっとも(大きい|多い)",
            "{measure:tally}が{number:value}(枚|)以下でもっとも多い",
        ),
        e.Odd: "{measure:figure}が奇数(である|の|になる|になった|)",
        e.Even: "{measure:figure}が偶数(である|の|になる|になった|)",
        e.Reader: "(この条件|このカード|これ|この文)を(よみあげた|よんだ)",
        e.Beside: "ゲームが(終わる|終わった|終わった)(とき|時)(の|に)手番(の|だった|である)(人|者)の{left:side}(である|の|にいる|)",
    },
    "rank": RANK,
    "great": {Measure.HIGHEST: "大きい(価|カード)"},
    "small": {Measure.LOWEST: "小さい(価|カード)"},
    "stock": {Measure.CARDS: "手札"},
    "held": {Measure.CARDS: ("手札を", "カードを")},
    "kind": {
        Measure.ZEROS: ("0のカード", "価0のカード", "価が0の札", "0の札", "0"),
        Measure.NEGATIVES: ("(価が|)(負|マイナス)の(カード|札|価のカード|価|数のカード)",),
        Measure.STACKS: (
            "(重ねて|あわせて|重なって|)1枚(となった|になった)(カード|札)",
            "重(なった|ねた|ねられた)(カード|札)",
        ),
    },
    "shown": {
        Measure.SEEN: ("ほかの人(に|から)みえる(手札|カード)", "(みえている|公開された|おもて向きの)手札"),
        Measure.CARDS: "手札",
    },
}
