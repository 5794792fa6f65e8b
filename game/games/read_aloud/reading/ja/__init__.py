"""How Japanese sentences are read: what their words are about, what parts clauses, and what is offered first."""

from __future__ import annotations

import re

from game.games.read_aloud.language.phrasebook import BENT, Join
from game.games.read_aloud.language.verbs_ja import forms
from game.games.read_aloud.reading.ja import also, contrasted, figures, marks, slips, spelling
from game.games.read_aloud.reading.written import Written, told_apart

COMMON = (
    "このカードを捨ててから", "このカード", "1", "2", "3", "自分の手札", "場札", "山札", "全員", "勝者の条件を", "ゲームを", "手札がもっとも", "手札", "だれか", "ほかの人", "すべて", "みえる状態に", "このカードを手札に持つ",
)  # fmt: skip
"""What is offered before all other phrases."""

THEN = (
    "そして",
    "それから",
    "次に",
    "その後",
    "そのあと",
    "さらに",
    "また",
    "続いて",
    "最後に",
    "代わりに",
    "かわりに",
    "その代わりに",
    "その代わり",
    "そのかわりに",
    "そのかわり",
)
"""Words that lead on to the next clause."""

ASIDE = r"(?:[よねかぞぜわ]|のだ|べし|なり|こそ|だ|です|でした|である|ます|ません|ましょう|ください|下さい|なさい|こと|ものとする|もの|[ちじ]ゃ.*|とく|どく|しまう|おく|もらう|くれ)$"
"""Endings that are understood and never offered: particles at the end, polite, old and spoken ones."""

SENSES = {
    "people": "[0-9]+人", "number": r"-?[0-9]+", "none": "なければ", "unwritten": "書かれていない", "nothing": "何も", "remove": "なくす|なくして|消す|消して",
    "not": "ない|ません|なし|ずに|ぬ", "heap": "捨札", "discard": "捨て|捨", "shuffle": "シャッ?フル|切る|切って|まぜ|混ぜ",
    "open": "みえ|みせ|公開|おもて|表|オープン|めく|開", "look": "見|みる|みて|のぞ|覗|確認", "hide": "隠", "down": "伏|裏|うら(?!。|$)",
    "outward": "持ち主以外|以外|外", "swap": "交換|入れ替え|入れかえ|いれかえ|取り替え|とりかえ", "pass": "わた|まわ|回|送|パス",
    "take": "くわえ|引|ひく|ひい|取|とる|とって|もら|うば|奪", "written": "書", "finish": "終(?:わらす)?|おわ|おえ", "negative": "負の|マイナス", "lose": "負け|まけ",
    "win": "勝", "decide": "さだめ|決|きめ", "free": "解禁|許", "ban": "禁止?", "limit": "上限", "raise_": "ふや|ふえ|増|ふ(?=[0-9])|\\+|(?<=[0-9枚])ふ(?=$|。)", "lower": "へら|へり|へる|減|(?<=[0-9枚])へ(?=$|。)",
    "times": "倍", "sign": "正負|逆転?", "stack": "重|かさね|あわせ|合わせ", "either": "どちら|または|もしくは|あるいは", "or_": "か(?=「|だれか)",
    "everyone": "全員|みんな?|みな|皆|各自|それぞれ", "field": "場", "pile": "山", "hand": "手札|手もと|てふだ", "this_": "このカード|これ(?!ら)|この札|この1枚",
    "mine": "自分|私|わたし|自身|あなた", "anyone": "だれか", "other": "ほかの人|ほか|相手|敵|別|他", "owner": "持ち主|所有者", "left": "左",
    "right": "右", "beside": "隣|となり", "liking": "すき", "whole": "すべて|全部|まるごと|全", "same": "おなじ|同", "each": "ずつ",
    "most": "もっとも|一番(?!上)|最", "top": "一番上|上から|の上(?!限)", "atmost": "以下", "under": "未満", "atleast": "以上", "above": "超|越", "below": "下",
    "if_": "ならば|なら|とき|時|場合|もし|たら|れば", "sum": "合計|和", "big": "大|高", "small": "小|低", "many": "多", "few": "少", "near": "近",
    "exact": "ちょうど|ぴったり", "odd": "奇数", "even": "偶数", "gap": "差", "rank": "番目", "turn": "手番|番", "order": "順", "toward": "(?<=人)に|(?<=だれか)に", "back": "もど", "said": "よみあげ|よむ|よん|読", "hold": "持", "half": "半分?",
    "again": "もう一度|もう1度|再び|次|連続", "skip": "休|飛ば|とば", "luck": "ランダム|無作為|でたらめ|適当", "choose": "選", "value": "価|点|数字",
    "condition": "条件", "game": "ゲーム", "until": "(?:になる|となる|に達する)まで|まで(?=[^。]*捨)", "idle": "まで|枚|カード|なか|となった|されている|札|状態|こと|おこない|おこな|人|者|向|行|加|数|なって|なり",
}  # fmt: skip
"""The senses of words: a sentence is near to another only where both have the same ones."""

WRITTEN = Written(
    also=also.ALSO,
    forms=forms(),
    spelt=spelling.spelt,
    signs=spelling.signs,
    framed=contrasted.read,
    more=(Join(BENT, THEN), Join("", ("。", *(f"。{then}" for then in THEN)))),
    common=COMMON,
    joints=("。そのあと",),
    joined=re.compile(rf"(?:[てで](?:から)?|[。、]|{'|'.join(THEN)})[、\s]*$"),
    aside=re.compile(ASIDE),
    stops=re.compile(r"(?P<kept>(?<!すべ)(?<!おも)て)(?!る|い|から|あわせて)(?:から)?"),
    senses=told_apart(SENSES),
    content=re.compile(r"[\u30a1-\u30fa\u30fc\u4e00-\u9fffa-zA-Z]|[\u3041-\u3096]{4,}|\?|か(?=。|$)"),
    slips=slips.slips,
    lacking=slips.LACKING,
    subject=re.compile(r"(?:人|者|プレイヤー|全員|みんな|相手)(?:たち)?[はが]"),
    may=re.compile(r"[てで]も?(?:よい|いい|良い|よろし|かまわ|構わ|大丈夫)|ことができ"),
    marks=marks.MARKS,
    figures=figures.FIGURES,
    sides=(re.compile(r"(?<![左右両])隣(?:の人|(?=の手札))"), "左隣の人", "右隣の人"),
    letters=re.compile(r"[\u3001-\u30ff\u4e00-\u9fff\uff66-\uff9f]"),
)
