"""The Japanese phrases of effects: see `phrasebook` for the form of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Change, Face, Measure, Place, Side, Where
from game.games.read_aloud.language.phrasebook import BENT, Join, Language
from game.games.read_aloud.language.phrases import Phrases, compiled
from game.games.read_aloud.language.verbs_ja import JOINED

HAND: Mapping[Any, str] = {
    Place.MINE: "自分の手札",
    Place.ANYONE: "だれかの手札",
    Place.ANOTHER: "ほかの人の手札",
    Place.LEFT: "左隣の人の手札",
    Place.RIGHT: "右隣の人の手札",
    Place.OWNER: "このカードの持ち主の手札",
}
FIELD = {Place.FIELD: "場札"}
PLAY = {Place.PLAY: "場札かだれかの手札"}
ALL = {Place.HANDS: "全員の手札", Place.OTHERS: "ほかの人全員の手札"}
SIZE: Mapping[Any, str] = {
    Measure.SUM: "手札の価の合計",
    Measure.HIGHEST: "手札のもっとも大きい価",
    Measure.LOWEST: "手札のもっとも小さい価",
    Measure.SPREAD: "手札のなかの価の差",
}
KIND: Mapping[Any, str] = {
    Measure.ZEROS: "価が0のカード",
    Measure.NEGATIVES: "価が負のカード",
    Measure.KEEPERS: "「捨てる」と書かれていないカード",
    Measure.STACKS: "あわせて1枚となったカード",
}
TALLY = {
    Measure.CARDS: "手札の枚数",
    Measure.SEEN: "ほかの人からみえる手札の枚数",
    **{measure: f"手札の{kind}の枚数" for measure, kind in KIND.items()},
}

PLAIN: Mapping[Any, Phrases] = {
    e.Nothing: "何も{しない}",
    e.Discard: "{cards:from}{捨てる}",
    e.Each: (
        "{hands:group}が手札から{amount:number}枚ずつ{捨てる}",
        "{hands:single}が手札から{amount:number}枚を{捨てる}",
    ),
    e.Shuffle: "{place:deck}を{シャッフルする}",
    e.Turn: ("{cards}を{face}", "{cards:heap}をすべて{face}"),
    e.Decide: "勝者の条件を「{condition}」と{さだめる}",
    e.Undecide: "勝者の条件を{なくす}",
    e.End: "ゲームを{終える}",
    e.Lose: "{負ける}",
    e.LoseEach: "{hands:everyone}が{負ける}",
    e.Again: "もう一度自分の手番に{する}",
    e.Skip: "次の人の手番を{とばす}",
    e.Ban: "{act}を{禁止する}",
    e.Unban: ("{act:every}{解禁する}", "{act}を{解禁する}"),
    e.Limit: ("{place:limit}の上限を{change:more}枚{ふやす}", "{place:limit}の上限を{change:less}枚{へらす}"),
    e.SetLimit: "{place:limit}の上限を{number:more}枚に{する}",
    e.DoubleLimit: "{place:limit}の上限を2倍に{する}",
    e.SwapLimits: "手札の上限と場札の上限を{交換する}",
    e.Thin: (
        "山札を{times_field:yes}場札の{number}倍以下の枚数まで{へらす}",
        "山札を{times_field:no}{number}枚以下まで{へらす}",
    ),
    e.Stack: "{place:under}の1枚の下に重ねてあわせて1枚となり{change}",
    e.Swap: "{place:swap}の1枚とこのカードを{交換する}",
    e.SwapOnes: "場札かだれかの手札から1枚ずつを{交換する}",
    e.SwapTwo: "{one:other}の1枚と{other}の1枚を{交換する}",
    e.SwapHands: "自分の手札と{place:partner}をすべて{交換する}",
    e.PassHands: "全員が手札をすべて{left:side}の人に{わたす}",
    e.Take: (
        "{origin}{amount}を{place:hand}に{くわえる}",
        "{origin}{amount}ずつを{place:hands}に{くわえる}",
    ),
    e.LoseBy: "{rank}人が{負ける}",
    e.EachBy: "{rank}人が手札から{amount:number}枚を{捨てる}",
    e.ToPile: "{cards:back}{where}",
    e.Look: "{cards:watched}を{みる}",
    e.Reverse: "手番の順を逆に{する}",
}

RANK: Mapping[Any, Phrases] = {
    e.Most: (
        "手札に{measure:peak}の1枚を持つ",
        "{measure:size}がもっとも大きい",
        "{measure:shown}がもっとも多い",
        "{measure:kind}を手札にもっとも多く持つ",
    ),
    e.Least: (
        "手札に{measure:foot}の1枚を持つ",
        "{measure:size}がもっとも小さい",
        "{measure:shown}がもっとも少ない",
        "{measure:kind}を手札にもっとも少なく持つ",
    ),
    e.Second: (
        "{measure:size}が2番目に大きい",
        "{measure:shown}が2番目に多い",
        "{measure:kind}を手札に2番目に多く持つ",
    ),
    e.SecondLeast: (
        "{measure:size}が2番目に小さい",
        "{measure:shown}が2番目に少ない",
        "{measure:kind}を手札に2番目に少なく持つ",
    ),
}

TABLE: Mapping[str, Mapping[Any, Phrases]] = {
    "clause": {
        **PLAIN,
        e.If: "{test}{clause:plain}",
        e.Either: "「{one:plain!}」か「{other:plain!}」のどちらかを{おこなう}",
    },
    "plain": PLAIN,
    # which cards
    "from": {
        e.This: "このカードを",
        e.Some: "{place:source}から{amount}を",
        e.Whole: "{place:pool}をすべて",
        e.Top: "山札の上から{amount}を",
        e.Valued: "{place:among}から価が{number:value}{side:bound}のカードをすべて",
        e.Peak: "{place:oneplace}から価がもっとも{high:extreme}カードを",
    },
    "back": {
        e.This: "このカードを",
        e.Some: "{place:giving}から{amount}を",
        e.Whole: "{place:given}をすべて",
    },
    "watched": {
        e.Some: "{place:source}の{amount}",
        e.Whole: "{place:lying}",
        e.Top: ("山札の一番上の{amount:one}枚", "山札の上から{amount}"),
        e.Bottom: ("山札の一番下の{amount:one}枚", "山札の下から{amount}"),
    },
    "cards": {
        e.This: "このカード",
        e.Some: "{place:source}の{amount}",
        e.Whole: "{place:lying}",
        e.Top: ("山札の一番上の{amount:one}枚", "山札の上から{amount}"),
    },
    "heap": {e.Whole: "{place:pile}"},
    # how many
    "amount": {int: "{+}枚", e.That: "おなじ枚数", e.Any: "すきな枚数", e.Count: "{place:counted}とおなじ枚数"},
    "number": {int: "{+}"},
    "one": {1: "1"},
    "more": {int: "{+}"},
    "less": {int: "{-}"},
    "yes": {True: ""},
    "no": {False: ""},
    "goal": {None: "場札の価の合計", int: "{±}"},
    "value": {int: "{±}"},
    # places
    "source": {**FIELD, **HAND, **PLAY},
    "pool": {**FIELD, Place.PILE: "山札", **HAND, **ALL},
    "lying": {**FIELD, **HAND, **ALL},
    "pile": {Place.PILE: "山札"},
    "giving": {**FIELD, **HAND, **PLAY, Place.DISCARDS: "捨札"},
    "given": {**FIELD, **HAND, **ALL, Place.DISCARDS: "捨札"},
    "among": {**FIELD, **HAND, **ALL},
    "oneplace": {**FIELD, **HAND},
    "counted": {**FIELD, Place.PILE: "山札", Place.DISCARDS: "捨札", Place.MINE: "自分の手札"},
    "deck": {**FIELD, Place.PILE: "山札", **HAND, **ALL, Place.HANDS: "手札"},
    "limit": {**FIELD, Place.HANDS: "手札", **HAND, Place.OTHERS: ALL[Place.OTHERS]},
    "under": {**PLAY, **FIELD, **HAND},
    "swap": {**PLAY, Place.DISCARDS: "捨札", Place.PILE: "山札の一番上", **FIELD, **HAND},
    "other": {**FIELD, Place.DISCARDS: "捨札", Place.PILE: "山札の一番上", **HAND},
    "partner": {place: HAND[place] for place in (Place.ANYONE, Place.ANOTHER, Place.LEFT, Place.RIGHT)},
    "hand": HAND,
    "hands": ALL,
    "origin": {Place.PILE: "山札の上から", Place.FIELD: "場札から", Place.DISCARDS: "捨札から"},
    # people
    "group": {Place.HANDS: "全員", Place.OTHERS: "ほかの人全員"},
    "everyone": {
        Place.HANDS: "全員",
        Place.OTHERS: "ほかの人全員",
        **{place: words.removesuffix("の手札") for place, words in HAND.items() if place is not Place.MINE},
    },
    "single": {place: words.removesuffix("の手札") for place, words in HAND.items() if place is not Place.MINE},
    "side": {True: "左隣", False: "右隣"},
    # what a card becomes
    "face": {
        Face.OPEN: "みえる状態に{する}",
        Face.HIDDEN: "{隠す}",
        Face.DOWN: "{伏せる}",
        Face.OUTWARD: "持ち主以外にみえる状態に{する}",
    },
    "where": {
        Where.TOP: "山札の一番上に{もどす}",
        Where.BOTTOM: "山札の一番下に{もどす}",
        Where.AMONG: "山札に{まぜる}",
    },
    "bound": {Side.EXACTLY: "", Side.OR_MORE: "以上", Side.OR_LESS: "以下"},
    "extreme": {True: "大きい", False: "小さい"},
    "change": {Change.NEGATE: "価の正負を{逆転する}", Change.DOUBLE: "価を倍に{する}", Change.ZERO: "価を0に{する}"},
    "act": {
        Act.DISCARD_FROM_HANDS: "手札からカードを捨てるおこない",
        Act.EXCHANGE: "カードを交換するおこない",
        Act.SHUFFLE: "シャッフルするおこない",
        Act.END: "ゲームを終えるおこない",
        Act.READ_FIELD: "場札をよみあげるおこない",
        Act.READ_HANDS: "手札をよみあげるおこない",
        Act.READ_PILE: "山札をよみあげるおこない",
    },
    "every": {None: "禁止されているおこないをすべて"},
    "test": {
        e.None_: "{place:counted}がなければ",
        e.AtMost: "{place:counted}が{number}枚以下ならば",
        e.AtLeast: "{place:counted}が{number}枚以上ならば",
        e.Undecided: "勝者の条件がなければ",
        e.InHand: "このカードが自分の手札にあれば",
    },
    # who wins
    "condition": {
        **RANK,
        e.Nearest: "{measure:figure}が{number:goal}にもっとも近い",
        e.Within: (
            "{measure:size}が{number:value}以下でもっとも大きい",
            "{measure:tally}が{number:value}以下でもっとも多い",
        ),
        e.Exactly: ("{measure:figure}がちょうど{number:value}である",),
        e.Odd: "{measure:figure}が奇数である",
        e.Even: "{measure:figure}が偶数である",
        e.Reader: "この条件をよみあげた",
        e.Beside: "ゲームが終わるときの手番の人の{left:side}である",
        e.Holder: "このカードを手札に持つ",
    },
    "rank": RANK,
    "size": SIZE,
    "peak": {Measure.HIGHEST: "もっとも大きい価"},
    "foot": {Measure.LOWEST: "もっとも小さい価"},
    "kind": KIND,
    "shown": {Measure.SEEN: "ほかの人からみえる手札", Measure.CARDS: "手札"},
    "tally": TALLY,
    "figure": {**SIZE, **TALLY},
}

LANGUAGE = Language(
    spoken=compiled(TABLE),
    verbs=JOINED,
    leads=("このカードを捨ててから", "まずこのカードを捨てて"),
    inner=Join(BENT, ("",)),
    last=Join(BENT, ("",)),
    digits=(),
    finish=str,
)
