"""Polite words and endings of Japanese sentences as the plain ones, in which `plainly` and `plain_cards` have their verbs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from game.games.read_aloud.language import verbs_ja
from game.games.read_aloud.reading.ja.deeds import VERBS
from game.games.read_aloud.reading.ja.rules import applied, ruled

MORE = "進む すすむ 回る まわる 行く いく 行う おこなう 移る 許される 認められる 決まる 呼ぶ もらえる"
"""Verbs of the rules that are not in the lexicon."""
_END = re.compile(r"(?:ます|ましょう|ましょ)(?:よ|ね)?(?=。|$)")
_LONGEST = 8
HONOURS = frozenset("おご御")
"""What stands before a verb with which the reader is honoured."""
WORDS = ruled(
    (
        ("さ", r"なさい(?:な|ね|よ)(?=。|$)", "なさい"),
        ("れ", r"(?<=[てで])お?くれ(?:や|よ|ね|な)?(?=。|$)", "ください"),
        ("おご御", r"[ごお御](自分|自身|自由|手持ち|手元|手札|好きな|隣)", r"\1"),
        ("さ様", r"(?:皆|みな)(?:様|さま)(?:方|がた)?", "みんな"),
        ("さ様", r"あなた(?:様|さま)", "あなた"),
        ("ど", r"どなた(?=[かも])", "だれ"),
        ("好", r"お好みの", "好きな"),
        ("ほ他", r"(ほか|他)の(?:プレイヤーの)?(?:方々|皆さん|みなさん|みんな)", r"\1の人全員"),
        ("レ参", r"(?:プレイヤー|参加者)の(?:方々|皆さん|みなさん|みんな)", "みんな"),
        ("直", r"お配りし直(?:します|す)", "配り直す"),
        ("ャ交", r"(交換|シャッフル)していただけ(?:ます|る)(?=。|$)", r"\1してもよい"),
        ("ざ", r"ございませんでしたら", "なければ"),
        ("ざ", r"ございません", "ない"),
        ("ざ", r"ございましたら", "あれば"),
        ("持", r"お持ちの(?=人|方|プレイヤー|カード|手札)", "持っている"),
        ("覧", r"ご覧(?:になって|(?=くだ|下さ|いただ))|ご覧になり(?=、)", "見て"),
        ("覧", r"ご覧にな(?:る|ります)", "見る"),
        (
            "方",
            r"((?:[左右両]?隣|次|前|以外|ほか|他)の)方(?:々|たち|がた|)(?=(?:全員|みんな|)(?:[はがにのとをも、へ]|から|だけ))",
            r"\1人",
        ),
        ("さ", r"なさって", "して"),
        ("さ", r"なさる(?=。|$)", "する"),
        ("控遠", r"(交換|シャッフル)([はを])(?:ご遠慮|お控え)(?=くだ|下さ|願|いただ)[^。]*", r"\1\2禁止する"),
    )
)
"""Polite words, and the plain ones."""
ENDINGS: Mapping[str, str] = {
    r"(?:くだ|下)さい(?:ませ)?|願います|なさい": "てください",
    r"いただ(?:く|きます|きましょう)": "てもらう",
    r"になって|いただいて|して": "て",
    r"になり(?=、)|いただき(?=、)|し(?=、)": "て",
    r"いただけ(?:る|ます)|になれ(?:る|ます)": "てもよい",
    r"になった|いただいた|した": "た",
    r"になり(?:ます|ましょう)|し(?:ます|ましょう)|になる|する": "",
}
"""What stands behind the stem of a verb with which the reader is honoured, and what the plain verb has."""
NEW = {f"e{n}": new for n, new in enumerate(ENDINGS.values())}
_END_OF_HONOUR = re.compile("|".join(f"(?P<e{n}>{pattern})" for n, pattern in enumerate(ENDINGS)))
_HONOUR = re.compile("[おご御]")
_LET = re.compile(r"せて(?:いただ(?:く|きます|きましょう)|もら(?:う|います))(?=。|$)")


@cache
def _plain() -> Mapping[str, str]:
    """Every verb by its stem before ます."""
    words = [word for row in (*VERBS.values(), MORE) for word in row.split()]
    return {verbs_ja.stem(word): word for word in reversed(words)} | {"でき": "できる"}


@cache
def _stems() -> Mapping[str, str]:
    """Every verb by what stands between お and the end: its stem, of one with する what stands before it."""
    return {(stem.removesuffix("し") if verb.endswith("する") else stem): verb for stem, verb in _plain().items()}


def _unhonoured(text: str) -> str:
    """「お捨てください」, 「ご確認になる」: the text with plain verbs."""
    found, at = "", 0
    for sign in _HONOUR.finditer(text):
        for length in range(_LONGEST, 0, -1):
            start, end = sign.end(), sign.end() + length
            verb = _stems().get(text[start:end])
            ending = _END_OF_HONOUR.match(text, end) if verb and sign.start() >= at else None
            if verb and ending:
                found, at = f"{found}{text[at : sign.start()]}{_with(verb, ending)}", ending.end()
                break
    return found + text[at:]


def _with(verb: str, ending: re.Match[str]) -> str:
    """The plain verb with the ending that says the same."""
    new = NEW[ending.lastgroup or ""]
    if not new:
        return verb
    return (verbs_ja.past(verb) if new == "た" else verbs_ja.te(verb)) + new[1:]


@cache
def _lets() -> Mapping[str, str]:
    """Every verb by its stem where somebody is let to do it."""
    return {verbs_ja.lets(verb): verb for verb in _plain().values()}


def _unlet(text: str) -> str:
    """「飛ばさせていただきます」: what the one who speaks asks to be let to do."""
    found, at = "", 0
    for asked in _LET.finditer(text):
        stem = text[at : asked.start() + 1]
        for length in range(min(_LONGEST, len(stem)), 0, -1):
            if verb := _lets().get(stem[-length:]):
                found, at = f"{found}{stem[:-length]}{verb}", asked.end()
                break
    return found + text[at:]


def said(text: str) -> str:
    """The text with the reader no more honoured, and verbs at the end of a sentence as in the dictionary."""
    text = applied(WORDS, text)
    if not HONOURS.isdisjoint(text):
        text = _unhonoured(text)
    if "せて" in text:
        text = _unlet(text)
    found, at = "", 0
    for match in _END.finditer(text):
        stem = text[at : match.start()]
        for length in range(min(_LONGEST, len(stem)), 0, -1):
            if verb := _plain().get(stem[-length:]):
                found, at = f"{found}{stem[:-length]}{verb}", match.end()
                break
    return found + text[at:]
