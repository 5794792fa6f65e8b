"""Japanese verbs: their forms at the end of a sentence and before another clause, plain and polite, with their synonyms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.games.read_aloud.language.phrasebook import BENT

JOINED = {
    word: joined
    for pair in """
    しない しないで 捨てる 捨てて シャッフルする シャッフルして さだめる さだめて なくす なくして なくなる なくなって 終える 終えて 負ける 負けて
    禁止する 禁止して 解禁する 解禁して ふやす ふやして へらす へらして 交換する 交換して わたす わたして くわえる くわえて
    おこなう おこなって する して 隠す 隠して 伏せる 伏せて 向ける 向けて 逆転する 逆転して 公開する 公開して みせる みせて 引く 引いて
    なる なって 勝つ 勝って 終わる 終わって とばす とばして めくる めくって 裏返す 裏返して まわす まわして 配りなおす 配りなおして 取る 取って
    もどす もどして まぜる まぜて みる みて 反転する 反転して みせてもらう みせてもらって よみあげる よみあげて 得る 得て
    失う 失って 休む 休んで
    """.strip().splitlines()
    for word, joined in zip(pair.split()[::2], pair.split()[1::2], strict=True)
}
"""The joined form of every verb of the tables."""

SYNONYMS = {
    "捨てる": "手放す 失う 削る 落とす 捨札に送る 捨札に移す 捨札に入れる 捨札にする 捨札に置く 捨札へ置く 処分する 破棄する 廃棄する 破壊する ポイする ぽいする 捨てさせる",
    "シャッフルする": "まぜる 切る 切りまぜる まぜあわせる かきまぜる 切りなおす まぜなおす シャッフルしなおす",
    "さだめる": "する 決める 変える 変更する 設定する",
    "なくなる": "なかったことになる なしになる 消える 白紙になる 白紙にもどる リセットされる 無効になる 解除される 取り消される",
    "なくす": "リセットする 忘れる 消す 取り消す 取り除く なしにする なかったことにする 無効にする 白紙にする 白紙にもどす 撤回する 解除する",
    "終える": "終了する 終わらせる 終わりにする おしまいにする",
    "終わる": "幕を閉じる 終了する 終わりになる おしまいになる",
    "負ける": "敗北する 脱落する 敗者になる 敗者とする 負けになる 負けとなる 負けとする",
    "禁止する": "禁じる 禁止にする 禁止とする できなくする できないようにする",
    "解禁する": "解禁にする 解除する 許可する 許す 認める",
    "ふやす": "ふえる 上げる 上がる 引き上げる 増加する 大きくする 多くする プラスする ゆるくする ゆるめる",
    "へらす": "へる 下げる 下がる 引き下げる 減少する 小さくする 少なくする マイナスする きつくする 厳しくする",
    "交換する": "交換しあう 入れ替える 取り替える 取り換える 差し替える チェンジする すり替える",
    "わたす": "まわす 送る パスする あげる",
    "くわえる": "置く 入れる 追加する 足す もどす 移す 回収する",
    "取る": "手に入れる 得る 獲得する 拾う 回収する もらう 取りもどす",
    "隠す": "非公開にする 自分だけにみえるようにする 持ち主だけにみえる状態にする 持ち主だけがみえる状態にする",
    "伏せる": "裏向きにする 裏にする うら向きにする うらにする 裏向きに置く 伏せて置く",
    "公開する": "みせる おもて向きにする おもてにする オープンにする オープンする 明らかにする おもて向きに置く おもて向きにして置く 開く さらす",
    "めくる": "裏返す ひっくり返す 返す おもて返す",
    "裏返す": "ひっくり返す 裏返しにする",
    "逆転する": "逆転させる 反転する 反転させる 逆にする 反対にする 入れ替える 変える",
    "引く": "いただく 手に入れる 得る 獲得する ドローする 取る もらう 引かせる",
    "とばす": "抜かす ぬかす スキップする なしにする 休みにする",
    "勝つ": "勝利する 勝者になる 勝者となる 勝ちになる 勝ちとなる",
    "配りなおす": "配る",
    "よみあげる": "よむ",
    "得る": "獲得する もらう",
    "失う": "パスする とばされる",
    "もどす": "伏せて置く 裏向きに置く 裏向きで置く 伏せてもどす 裏向きでもどす 裏向きにもどす 置く 返す のせる 重ねる 入れる 送る おく 移す くわえる もどる 行く",
    "まぜる": "まぜ込んで切る まぜ込んでシャッフルする もどしてシャッフルする もどしてまぜる もどして切る もどして山札をシャッフルする もどしよくまぜる もどしシャッフルする まぜ込む "
    "まぜ入れる まぜてシャッフルする シャッフルして入れる シャッフルしてもどす シャッフルして加える 入れてシャッフルする 入れてまぜる "
    "くわえてシャッフルする くわえてまぜる シャッフルする",
    "みる": "拝見する のぞきみする 盗みみる 盗みみする 確認する のぞく のぞきみる 確かめる チェックする のぞき込む",
    "反転する": "反転させる 逆転する 逆転させる 逆にする 逆まわりにする 逆回りにする 逆向きにする 反対にする 反対まわりにする 反対回りにする "
    "反対向きにする 逆になる 逆まわりになる 逆回りになる 反対になる 反対まわりになる 逆向きになる 反対向きになる ひっくり返す ひっくり返る 入れ替える",
    "おこなう": "する やる プレイする 選ぶ 選んでおこなう 実行する",
}
"""Verbs that say the same as one of the tables."""

NOUNS = (
    "シャッフル",
    "交換",
    "公開",
    "オープン",
    "禁止",
    "解禁",
    "終了",
    "ドロー",
    "チェンジ",
    "許可",
    "解除",
    "処分",
    "破棄",
    "廃棄",
    "破壊",
    "勝利",
    "敗北",
    "脱落",
    "確認",
    "反転",
    "逆転",
    "回収",
)
"""What ends a sentence without its する."""

_ONE_STEP = frozenset("得えけせてねへめれべぜげでいみちりびじぎ")
_TWO_STEPS = ("切る", "きる", "入る", "要る", "知る", "散る")
_BEFORE_MASU = dict(zip("うくぐすつぬぶむる", "いきぎしちにびみり", strict=True))
_BEFORE_NAI = dict(zip("うくぐすつぬぶむる", "わかがさたなばまら", strict=True))
_BEFORE_BA = dict(zip("うくぐすつぬぶむる", "えけげせてねべめれ", strict=True))
_BEFORE_U = dict(zip("うくぐすつぬぶむる", "おこごそとのぼもろ", strict=True))
_BEFORE_TE = dict(
    zip("うくぐすつぬぶむる", ("って", "いて", "いで", "して", "って", "んで", "んで", "んで", "って"), strict=True)
)


def falls_off(verb: str) -> bool:
    """Whether the verb loses its る before an ending."""
    return verb.endswith("る") and verb[-2] in _ONE_STEP and not verb.endswith(_TWO_STEPS)


def stem(verb: str) -> str:
    """What stands before ます: 捨て, し, 引き."""
    if verb.endswith("する"):
        return f"{verb[:-2]}し"
    return verb[:-1] if falls_off(verb) else verb[:-1] + _BEFORE_MASU[verb[-1]]


def te(verb: str) -> str:
    """The form that goes on: 捨てて, して, 引いて."""
    return f"{stem(verb)}て" if verb.endswith("する") or falls_off(verb) else verb[:-1] + _BEFORE_TE[verb[-1]]


def _must(verb: str) -> Iterator[str]:
    bare = stem(verb) if verb.endswith("する") or falls_off(verb) else verb[:-1] + _BEFORE_NAI[verb[-1]]
    yield from (f"{bare}なければ{end}" for end in ("ならない", "なりません", "いけない", "いけません"))


def volitional(verb: str) -> str:
    """捨てよう, しよう, 引こう."""
    if verb.endswith("する") or falls_off(verb):
        return f"{stem(verb)}よう"
    return verb[:-1] + _BEFORE_U[verb[-1]] + "う"


def _imperative(verb: str) -> str:
    """捨てろ, しろ, 引け."""
    return f"{stem(verb)}ろ" if verb.endswith("する") or falls_off(verb) else verb[:-1] + _BEFORE_BA[verb[-1]]


def lets(verb: str) -> str:
    """What somebody is made to do, without its ending: 捨てさせ, させ, 引かせ."""
    if verb.endswith("する"):
        return f"{verb[:-2]}させ"
    return f"{stem(verb)}させ" if falls_off(verb) else f"{verb[:-1]}{_BEFORE_NAI[verb[-1]]}せ"


def past(verb: str) -> str:
    """捨てた, した, 引いた."""
    return te(verb)[:-1] + ("た" if te(verb).endswith("て") else "だ")


def ended(verb: str) -> Iterator[str]:
    """The forms at the end of a sentence."""
    yield from (verb, f"{stem(verb)}ます", f"{stem(verb)}なさい", f"{stem(verb)}ましょう", *_must(verb))
    yield from (f"{te(verb)}ください", f"{te(verb)}下さい", f"{verb}こと", f"{verb}ことにする", f"{verb}ものとする")
    yield from (f"{te(verb)}{end}" for end in ("", "ね", "よ", "くれ", "もらう", "もらいます", *DONE))
    yield from (f"{te(verb)[:-1]}{end}" for end in (DID if te(verb).endswith("て") else DID_ON))
    yield from (volitional(verb), _imperative(verb), f"{verb}よ", f"{verb}ね", f"{verb}のだ", f"{verb}べし")
    yield from (f"{lets(verb)}{end}" for end in ("る", "ます"))
    if verb.endswith("する") and verb.removesuffix("する").endswith(NOUNS):
        yield verb.removesuffix("する")


def joined(verb: str) -> Iterator[str]:
    """The forms before another clause; 「になったら」 is a test of what happens by itself, 「捨てたら」 the order of two acts."""
    done = past(verb)
    yield from (te(verb), f"{te(verb)}から", stem(verb), f"{te(verb)}おいて", f"{te(verb)}しまって")
    yield f"{te(verb)[:-1]}{'ちゃ' if te(verb).endswith('て') else 'じゃ'}って"
    if not verb.endswith(BY_ITSELF):
        yield from (f"{done}ら", f"{stem(verb)}ましたら")
    yield from (f"{done}{later}{at}" for later in ("あと", "後", "のち") for at in ("", "で", "に"))


DONE = ("おく", "おきます", "おこう", "しまう", "しまいます", "しまおう")
"""What follows the form that goes on where something is done for good."""
DID = ("ちゃう", "ちゃいます", "ちゃおう", "ちゃって", "とく", "とこう")
DID_ON = ("じゃう", "じゃいます", "じゃおう", "じゃって", "どく", "どこう")
"""The same as it is spoken, without the last sign of that form."""

BY_ITSELF = (
    *("なる", "ふえる", "へる", "上がる", "下がる", "終わる", "終了する", "ひっくり返る"),
    *("負ける", "敗北する", "脱落する", "勝つ", "勝利する", "消える", "もどる", "される"),
)
"""Verbs of what nobody does."""


def _forms() -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    for verb, other in JOINED.items():
        alike = [each for each in (verb, *SYNONYMS.get(verb, "").split()) if each != "しない"]
        yield (verb, ""), tuple(dict.fromkeys(form for each in alike for form in ended(each)))
        yield (verb, BENT), tuple(dict.fromkeys(form for each in alike for form in joined(each) if form != other))


def forms() -> Mapping[tuple[str, str], tuple[str, ...]]:
    """The other words for each verb, by verb and form."""
    not_done = {("しない", ""): ("しません", "しないこと", "しないでください"), ("しない", BENT): ("せず", "せずに")}
    return {**dict(_forms()), **not_done}
