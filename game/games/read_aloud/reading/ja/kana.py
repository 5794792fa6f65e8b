"""Words that are written in kana as well as in kanji, in the one spelling that the lexicon and the rules have."""

from __future__ import annotations

import re

NOUNS = (
    "かちかた=勝ち方 きまり=決まり るーる=ルール かーど=カード げーむ=ゲーム しゃっふる=シャッフル たーん=ターン ぷれいやー=プレイヤー てふだ=手札 手ふだ=手札 ばふだ=場札 場ふだ=場札 やまふだ=山札 山ふだ=山札 すてふだ=捨札 捨てふだ=捨札 すて札=捨札 "
    "じょうげん=上限 まいすう=枚数 ごうけい=合計 しょうしゃ=勝者 じょうけん=条件 じぶん=自分 ぜんいん=全員 "
    "ひだりどなり=左隣 みぎどなり=右隣 左どなり=左隣 右どなり=右隣 左となり=左隣 右となり=右隣 ひだりとなり=左隣 みぎとなり=右隣 "
    "てばん=手番 しゅうりょう=終了 こうかん=交換 こうかい=公開 きんし=禁止 かいきん=解禁 しょうり=勝利 "
    "ひと(?=[はがのにをとも、。!]|たち|だけ|$)=人 じゅんばん=順番 じゅんじょ=順序 ほうこう=方向 ぎゃく=逆 はんたい=反対 あいて=相手 やすみ=休み きすう=奇数 ぐうすう=偶数 "
    "(?<=の)ばん(?=[はがのにをもで。、!]|$)=番 さいご(?=に)=最後 なんまい(?=でも)=何枚 まんなか=真ん中 うらがえ(?=[しすせっ])=裏返 うら返=裏返 (?<=の)むき(?=[はがを])=向き"
)
"""Nouns, each with what is written for it."""
NUMBERS = (
    "(?<=[0-9一二三四五六七八九十])まい=枚 ろくまい=6枚 ななまい=7枚 はちまい=8枚 きゅうまい=9枚 じゅうまい=10枚 (?<=[0-9枚点])いじょう=以上 (?<=[0-9枚点])いか=以下 "
    "(?<=[一1]番)うえ=上 (?<=[一1]番)した=下 (?<=札の)うえ(?=[にかのへを])=上 (?<=札の)した(?=[にかのへを])=下 (?<=[をはが0-9])にばい(?=[にと])=2倍 ばいに(?=[すしな])=倍に "
    "(?<=[0-9二三])ばい(?=[にとの以い])=倍 (?<=[0-9二三])ばん(?=め|目)=番 にばんめ=2番目 (?<=番)め(?=に)=目 (?<=同じ)かず=数 (?<=おなじ)かず=数 (?<=[札をの])うえ(?=から)=上"
)
"""Numbers and what stands beside them."""
VERBS = (
    "かぞえ(?=[てるた、])=数え いれ替=入れ替 のぞきみ(?=[るてま])=のぞき見 かち(?=の条件|のじょうけん)=勝ち とり替=取り替 とり換=取り換 とり消=取り消 (?<=[のはが、])かち(?=[にとだでよ。!]|$)=勝ち まけ(?=[にと][なす])=負け (?<=が)かつ(?=[。!]|$|ことに)=勝つ (?<=[をぶ])たし(?=[てた])=足し "
    "いれか(?=え|わ)=入れ替 入れか(?=え|わ)=入れ替 とりか(?=え|わ)=取り替 取りか(?=え|わ)=取り替 うけと(?=る|り|っ|ら)=受け取 受けと(?=る|り|っ|ら)=受け取 "
    "さしこ(?=む|み|ん)=差し込 差しこ(?=む|み|ん)=差し込 とりけ(?=す|し|さ)=取り消 えら(?=ぶ|び|ん|ば)=選 ゆるさ(?=れ)=許さ のこらず=残らず かさね(?=る|て|た|ら|ま|、)=重ね "
    "ふやす=増やす ふやし=増やし へらす=減らす へらし=減らし もどす=戻す もどし=戻し (?<=禁止を)と(?=[くきい])=解 かくす=隠す かくし=隠し くばる=配る くばり=配り くばっ=配っ "
    "ならんで=並んで きりまぜ=切り混ぜ つぎ(?=も|は|の|に)=次 すわって=座って いまから=今から おもてむき=表向き うらむき=裏向き もって(?=い)=持って いまの=今の たしあわせ=足し合わせ ふせ(?=て|る|た|ら|ま)=伏せ おおき(?=い|な|く)=大き ちいさ(?=い|な|く)=小さ すくな(?=い|く)=少な ちか(?=い|く)=近 おなじ=同じ ぜんぶ=全部 もっとも=最も "
    "ならべ(?=る|て|た|ま)=並べ まぜ(?=る|て|た|ます|、)=混ぜ のなか(?=の|で|か|に)=の中 "
    "すてる=捨てる すてて=捨てて すてた=捨てた すてな=捨てな すてよ=捨てよ すてま=捨てま すてら=捨てら すて、=捨て、 すてさ=捨てさ"
)
"""Verbs, with what must follow."""
_TABLE = tuple(each.rpartition("=")[::2] for each in f"{NOUNS} {NUMBERS} {VERBS}".split())


def _bare(word: str) -> str:
    """The word without what must stand around it."""
    return re.sub(r"\(\?<?=[^)]*\)", "", word)


_WORDS = {_bare(word): kanji for word, kanji in _TABLE}
_DRAWN = re.compile("(?<=[ぁ-ん])ー+")
"""A sound that is drawn out."""
_FIRST = {
    sign: re.compile("|".join(word for word, _ in _TABLE if _bare(word)[0] == sign))
    for sign in {each[0] for each in _WORDS}
}
_SIGN = re.compile(f"[{''.join(_FIRST)}]")


def spelt(text: str) -> str:
    """The text with the words of these tables in kanji."""
    found, at = "", 0
    for sign in _SIGN.finditer(text):
        if sign.start() >= at and (match := _FIRST[sign[0]].match(text, sign.start())):
            found, at = f"{found}{text[at : match.start()]}{_WORDS[match[0]]}", match.end()
    return found + text[at:] if at else text


def whole(text: str) -> str:
    """The same without sounds that are drawn out."""
    return spelt(_DRAWN.sub("", text)) if "ー" in text else text
