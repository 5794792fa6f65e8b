"""The endings of Japanese verbs, by what a clause is with each: it ends, goes on, is forbidden, allowed, a test or a name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from game.games.read_aloud.language import verbs_ja
from game.games.read_aloud.reading.ja.deeds import VERBS

MUST = r"(?:なければ|ないと|なきゃ|なくては|なくちゃ|ねば)(?:ならない|ならん|ならぬ|なりません|いけない|いけません|だめ|ダメ|(?=。|$|です|だ|よ|ね|の))(?:です|だ|よ|ね|の(?=。|$|よ|だ|です)|)*"
WRONG = r"(?:ならない|いけない|なりません|いけません|だめ|ダメ|ならぬ|ならず|いけず|いかん|駄目)(?:だから|だ|です|よ|ね|こと(?=[にと])|もの(?=と))*"
GOOD = r"(?:よい|よし|いい|良い|よろしい|(?:かま|構)(?:わない|いません)|OK|オーケー|オッケー|大丈夫|結構|けっこう|問題(?:ない|ありません))(?:だ|です|よ|ね|こと(?=[にと])|もの(?=と)|とする)*"
CANNOT = r"(?:できない|できません|できなくなる|できなくする|許されない|不可とする|できないものとする|できなくなります|できない(?:こと|よう)に(?:する|なる))"
CAN = (
    r"でき(?:る|ます|るように(?:する|なる|なります)|るようになります|るものとする)|可能(?:です|だ|である|)(?=[。、]|$)"
)
ONLY = r"(?:だけ(?:です|だよ|だ|で(?:いい|よい|OK)(?:です|だよ|よ)?|)|(?:カード|効果|札)(?:です|だ|である|)|(?:って|という)(?:こと|だけ|わけ)(?:です|だ|)|わけです)(?=。|$)"
"""What may stand behind the last verb, as that of a card that does this and no more."""
AFTER = r"(?:あと|後|のち|上)(?:で|に|は|、|)"
SO = rf"(?:{ONLY}|とする(?=[。、]|$)|と(?:しよう|いたす|致す|いたそう)(?=[。、]|$)|が(?:よい|いい)|こと(?:にしよう|にします|にする|とする|になる|になります)?|もの?と(?:する|します)|もの(?=と)|よう(?=に)|の(?:だ|さ)|べし|べき(?:だ|である|です|)|ものである|よ|ね|な|ぞ|わ|ん(?:だよ?|です)|といい|必要がある|義務がある|義務を負う|しかない(?=。|$)|ほか(?:は)?ない(?=。|$)|ように(?:してください|しましょう|します|しなさい|)(?=。|$)|の(?:です|である)|わけだ|よね)?"
IF = r"(?:なら(?:ば)?|(?:とき|時|場合)(?:には|に|は|)|としたら|のなら(?:ば)?)"
DO = "くださいませ|ください|下さい|くださいね|みて|ごらん|いこう|いきましょう|くれる|くれます|あげる|あげて|あげよう|あげなさい|くれ|ね|よ(?!く)|な|さ|おく|おきます|おこう|しまえ(?!ば)|しまいなさい|しまう|しまいます|しまおう|いく|いきます|くる|やる|やれ|みよう|みる|ほしい|欲しい|ちょうだい|頂戴|って"
CHAT = "(?:ちゃ|じゃ)(?:おっか|おっと|おう|いましょう|います|いなよ|いな|う|お|え|って)(?:か|よ|ね|ぜ|ぞ|わ)*|[とど](?:こう|こっか|こっと|きます|きましょう|きなよ?|いて|く|け|こ)(?:か|よ|ね|ぜ|ぞ|わ)*"
ON = "から|おいてから|みてから|みて|おいて|おき|しまって|しまい|いって|やって|、"
NAMED = (
    r"(?:こと|の|おこない|行い|行為|行動|という行為|というおこない|ということ)(?=[をはがものと]|禁止|なし|だめ|ダメ)"
)

FORMS = {
    "end": rf"{{u}}{SO}|{{i}}(?:まー?す(?:よ|ね|)|なさい|なされ(?:よ|ませ|い)?|ましょう|ませ)|{{o}}(?:か|ね|よ|ぜ|)|{{v}}(?:っか|っと|)|{{m}}(?:よ|)|{{te}}(?:{DO}|)|{{a}}{MUST}|{{t}}(?:{CHAT})|{{i}}(?:なよ|な(?![いくけかきん])|たまえ|(?=。?$))",
    "join": rf"{{te}}(?:{ON}|)|{{i}}(?:まして|つつ)|{{u}}(?:とともに|と共に|と同時に|し|けれども?(?=、)|けど(?=、)|が(?=、))|{{t}}ちゃって|{{i}}",
    "then": rf"{{ta}}ら、?|{{ta}}{AFTER}|{{ta}}うえで|{{i}}(?:ましたら|終わったら、?|終えたら、?)|{{u}}(?:ことで|ことにより|ことによって)|{{te}}のち",
    "not": r"{a}(?:ない|ません|ぬ)(?:こと(?:にする)?|で(?:ください)?|)|{i}ません",
    "must-not": rf"{{t}}[ちじ]ゃ{WRONG}|{{te}}は{WRONG}(?:こと(?=[にと])|もの(?=と)|)|{{u}}こと[はがも](?:誰にも|)(?:もう|){CANNOT}|{{u}}のは(?:禁止|だめ|ダメ|不可)(?:です|だ|とする|)|{{p}}(?:ない|ません|なくなる|なくする|なくなります|ないものとする|ない(?:よう|こと)に(?:する|なる))|{{ta}}ら{WRONG}|{{u}}べからず|{{u}}な",
    "may": rf"{{te}}も?{GOOD}|{{te}}も?(?:よく|良く)(?:なる|する|なります|なりました)|{{u}}こと[がもは]{CAN}|{{p}}(?:るように(?:する|なる|なります)|るものとする)",
    "can": r"{p}(?:る|ます|ちゃう|ちゃいます|るよ)",
    "let": r"{c}",
    "named": rf"{{u}}{NAMED}",
    "if": rf"{{e}}ば|{{ta}}ら、?|{{u}}(?:{IF}|と)|{{ta}}{IF}|{{te}}(?:い|)(?:れば|たら|る{IF}|た{IF})",
    "unless": rf"{{a}}(?:なければ|なかったら|ない{IF}|ない限り|ないかぎり)|{{te}}い?(?:なければ|ない{IF}|なかったら|ない限り)",
    "who": r"(?:{u}|{ta}|{te}(?:い|)(?:る|た)|{t}ちゃった)(?=人|者|プレ|ひと|やつ|こと|方|子|」)",
    "who-not": r"(?:{a}ない|{te}い?ない|{a}なかった)(?=人|者|プレ|ひと|やつ|こと|方|」)",
}  # fmt: skip
"""Patterns of endings by form; in braces what a verb makes of its last sign: {u} as in the dictionary, {i} before ます,
{a} before ない, {e} before ば, {o} with う, {v} without that う, {m} for an order, {te}, {t} without its て, {ta} past, {p} what can be done,
{c} what somebody is made to do."""

ONE_STEP, TWO_STEPS = ("見る", "得る", "起きる", "おきる", "尽きる", "つきる"), ("へる", "きる")
"""Verbs that lose their る before an ending though no sign tells so, and such that do not."""
A = dict(zip("うくぐすつぬぶむる", "わかがさたなばまら", strict=True))
E = dict(zip("うくぐすつぬぶむる", "えけげせてねべめれ", strict=True))


SURU = {
    "u": "する",
    "i": "し",
    "a": "し",
    "e": "すれ",
    "o": "しよう",
    "m": "(?:しろ|せよ)",
    "p": "でき",
    "c": "させ",
    "te": "して",
    "ta": "した",
}
ICHIDAN = {
    "u": "る",
    "i": "",
    "a": "",
    "e": "れ",
    "o": "よう",
    "m": "(?:ろ|よ)",
    "p": "られ",
    "c": "させ",
    "te": "て",
    "ta": "た",
}


def _signs(verb: str) -> Mapping[str, str]:
    """What a verb makes of its last sign, by the names of FORMS, without its stem."""
    signs = SURU if verb.endswith("する") else ICHIDAN if _falls_off(verb) else _godan(verb)
    return {**signs, "t": signs["te"][:-1], "v": signs["o"][:-1]}


def _godan(verb: str) -> Mapping[str, str]:
    sign, cut = verb[-1], len(verb) - 1
    past, on, o, i = (each(verb)[cut:] for each in (verbs_ja.past, verbs_ja.te, verbs_ja.volitional, verbs_ja.stem))
    a, e = A[sign], E[sign]
    return {"u": sign, "i": i, "a": a, "e": e, "o": o, "m": e, "p": e, "c": f"{a}せ", "te": on, "ta": past}


def root(verb: str) -> str:
    """What is the same in all forms of a verb."""
    return verb[: -2 if verb.endswith("する") else -1]


def kind(verb: str) -> str:
    """A verb with the same endings that stands for all of its kind."""
    if verb.endswith("する"):
        return "する"
    return "てる" if _falls_off(verb) else f"あ{verb[-1]}"


def _falls_off(verb: str) -> bool:
    return verb.endswith(ONE_STEP) or (verbs_ja.falls_off(verb) and not verb.endswith(TWO_STEPS))


@cache
def endings(kind: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The patterns of the endings of a kind, by form."""
    signs = _signs(kind)
    return tuple((form, re.compile(_filled(pattern, signs))) for form, pattern in FORMS.items())


def _filled(pattern: str, signs: Mapping[str, str]) -> str:
    return re.sub(r"\{([a-z]+)\}", lambda each: signs[each[1]], pattern)


@cache
def roots() -> Mapping[str, tuple[tuple[str, str, bool], ...]]:
    """What can be done, the kind of the endings, and whether it happens by itself, by the root of the verb."""
    found: dict[str, dict[tuple[str, str, bool], None]] = {}
    for act, verbs in VERBS.items():
        for verb in verbs.split():
            found.setdefault(root(verb), {})[act, kind(verb), verb.endswith(verbs_ja.BY_ITSELF)] = None
    return {each: tuple(acts) for each, acts in found.items()}


TURNED = re.compile("(?<=こと)[にと]|(?<=もの)と|(?<=よう)に")
"""What follows a clause that is made a thing, before する."""


def forms(sentence: str, at: int, kind: str) -> Iterator[tuple[str, int, str]]:
    """The forms that end here: the form, where it ends, and "make" or "get" where somebody does it for another.

    「…ことにする」 is what stands before it, in the form of its する.
    """
    for form, end, let in _forms(sentence, at, kind):
        yield form, end, let
        turned = TURNED.match(sentence, end) if form in ("end", "not", "must-not", "may") else None
        if turned:
            yield from ((new, after, let) for new, after in _turned(sentence, turned.end(), form))


FREE = {"may": "free"}
"""What is decided to be allowed is so from now on, and no choice of the reader."""
DECIDED = {"": "する", "決め": "てる", "定め": "てる", "な": "ある"}
"""The verbs for that, by their roots, with those that have the same endings."""


def _turned(sentence: str, at: int, form: str) -> Iterator[tuple[str, int]]:
    """The forms of 「…ことにする」; what is forbidden or allowed stays so where the sentence goes on."""
    for new, end, let in (
        each
        for word, kind in DECIDED.items()
        if sentence.startswith(word, at)
        for each in _forms(sentence, at + len(word), kind)
    ):
        if new in ("end", "join", "then") and not let:
            goes_on = new != "end" and form != "end"
            yield (
                (FREE.get(form, form) if goes_on or new == "end" else new),
                end - (goes_on and sentence[end - 1] == "、"),
            )


def _forms(sentence: str, at: int, kind: str) -> Iterator[tuple[str, int, str]]:
    for form, pattern in endings(kind):
        if match := pattern.match(sentence, at):
            if form == "let":
                yield from (
                    (each, end, "make") for each, end, _ in forms(sentence, match.end(), "てる") if each != "let"
                )
            else:
                yield form, match.end(), ""
    on = _asked(kind).match(sentence, at)
    if on:
        yield from (
            (each, end, "get") for each, end, _ in forms(sentence, on.end(), "あう" if on[1] == "もら" else "あく")
        )


@cache
def _asked(kind: str) -> re.Pattern[str]:
    """Behind a verb, that somebody else is got to do it."""
    return re.compile(rf"{_signs(kind)['te']}(もら|いただ)")
