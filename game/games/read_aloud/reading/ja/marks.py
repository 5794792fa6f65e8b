"""How Japanese words are found that were not understood."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.ja import never
from game.games.read_aloud.reading.ja.tokens import Unread, plain, tokens
from game.games.read_aloud.reading.marks import Marks, StandIn

_KANJI = r"[\u4e00-\u9fff々]"
_SOLID = r"[\u4e00-\u9fff々\u30a1-\u30fa\u30fcA-Za-z0-9０-９Ａ-Ｚａ-ｚ]"
"""A sign with which a word begins; hiragana mostly go on with it."""
_KANA = r"[\u3041-\u3096]"
_OF = r"(?:(?:[こそあ]|ほか)の)?"
_NUMBER = r"[0-9０-９一二三四五六七八九十]+"
_WORDS = (
    rf"{_NUMBER}(?:枚|点|人|回|倍|番目)(?:{_KANA}+|(?={_SOLID}))",
    rf"(?:全部|全員|山札|手札|場札|捨札)(?={_SOLID})",
    "捨て札(?:から|[をがはのにへとで])?",
    rf"{_OF}{_SOLID}+?(?:を|(?<![上下曲広])が(?!え)|は|の|に|から|へ)(?={_KANA})(?![はもだま])",
    rf"{_OF}{_SOLID}*{_KANJI}[きぎしちびみりれせけめげべ](?={_KANJI}){_KANJI}+{_KANA}*",
    rf"{_OF}{_SOLID}+(?:{_KANA}*?を(?={_KANA})|{_KANA}*)",
    rf"{_KANA}+?を(?=.)",
    rf"{_KANA}+",
)

_TEST = r"(?:なら(?:ば)?|(?<=[るたいの])とき(?:に|は|だけ)?|場合(?:は|に)?|(?<!し)たら|ければ|あれば)、?"
_A_ROW, _U_ROW = "わかがさたなばまら", "うくぐすつぬぶむる"
_NO = r"(?:ない|ません)(?:で(?:ください|ね|おく)?|こと(?:に|と)する)?"
_DENIALS = (
    *((re.compile(rf"(?P<hole>{a}{_NO})[。！!]?$"), u) for a, u in zip(_A_ROW, _U_ROW, strict=True)),
    (re.compile(rf"し(?P<hole>{_NO})[。！!]?$"), "する"),
    (re.compile(rf"(?P<hole>{_NO})[。！!]?$"), "る"),
    (re.compile(r"(?P<hole>られ(?:ない|ません))[。！!]?$"), "る"),
    (re.compile(r"(?P<hole>なく(?:てよい|てもよい|ていい|てもいい))[。！!]?$"), "る"),
    (re.compile(r"し(?P<hole>なく(?:てよい|てもよい|ていい|てもいい))[。！!]?$"), "する"),
)
"""How a verb is denied, with its ending without that."""


def _known(words: str) -> bool:
    """Whether the lexicon has all these words."""
    try:
        tokens(plain(words))
    except Unread:
        return False
    return True


MARKS = Marks(
    word=re.compile("|".join(_WORDS)),
    known=_known,
    parted=re.compile(
        rf"(?<!すべ)(?<!おも)(?:て(?!札|ふだ)|んで|いで)(?:から)?(?=[、。]|{_SOLID}|この|その|それ|だれ|ほか|みん|すべ|すき|もっとも|もう|さら)[、。]?|[、。（）()！!]+"
    ),
    leads=re.compile(r".*(?:なら|ならば|とき|ときだけ|場合|たら|れば|から|まで|(?<!ん)で|[はがをにと枚間])$"),
    edge=re.compile(r"[\s、。（）()！!？?「」]+"),
    goes_on=re.compile(r"(?!)"),
    hanging=re.compile(r"[がはとの]|まで"),
    phrase=re.compile(r"(?!)"),
    article=re.compile(r"(?!)"),
    stand_ins=(
        StandIn(re.compile(rf"{_NUMBER}枚(?:ずつ)?|半分"), ("すべて",)),
        StandIn(re.compile(r"(?P<hole>(?!.札).+?)(?:から|[のに])"), ("一番上", "2枚")),
        StandIn(re.compile(r"(?<=の)(?P<hole>[^の]+?)を"), ("1枚",)),
        StandIn(
            re.compile(r"(?<!の)(?P<hole>.+?)(?:から|まで|[をがはのにへでと])"), ("1枚", "左隣の人の手札", "手札の上限")
        ),
    ),
    lone=re.compile(r"(?!)"),
    begins=re.compile(r"."),
    phrases=(
        StandIn(re.compile(r".*から"), ("場札から",)),
        StandIn(re.compile(r".*を"), ("手札を1枚",)),
        StandIn(re.compile(r".*[がは]"), ("左隣の人は", "手札の合計が一番大きい人が")),
        StandIn(re.compile(r".*[にへ]"), ("山札の一番上に",)),
    ),
    tested=(re.compile(rf"(?P<test>.+?{_TEST})(?P<act>.+)"),),
    sample="1枚引く",
    denials=_DENIALS,
    inner=re.compile(r"^(?P<words>.+?)(?:から|まで|[をがはのにへと])?$"),
    numbers=("2枚", "2枚ずつ"),
    whole=("すべて",),
    own={
        "left": ("左隣の人", "左隣の人の手札"),
        "right": ("右隣の人", "右隣の人の手札"),
        "everyone": ("全員", "全員の手札"),
        "other": ("ほかの人", "ほかの人の手札"),
        "anyone": ("だれか", "だれかの手札"),
        "mine": ("自分", "自分の手札"),
        "this_": ("このカード",),
        "field": ("場札",),
        "pile": ("山札", "山札の一番上"),
        "heap": ("捨札",),
    },
    places=(("左隣の人", "左隣の人の手札"), ("場札",), ("自分の手札",)),
    never=never.NEVER,
)
