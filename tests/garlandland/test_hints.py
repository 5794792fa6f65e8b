"""Hints in the positions that a fresh reader judged: what is said there of the first and of the second card."""

from __future__ import annotations

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.core.review import forms_of
from game.core.rules import Choice, Facts
from game.games.garlandland import GAME, hints
from game.games.garlandland.hints.ending import beaten_by
from game.words import words_of
from tests.garlandland.test_levels import at

NAMES = {"en": ("You", "Bungo", "Shizuka", "Seiji"), "ja": ("あなた", "文吾", "静香", "誠司")}
SAID = [
    ("III | V | IV", "IV VI", "Only card VI can make all red, card IV only all black, which is rarer; "),
    ("III | V | V", "VI VII", "Only card VI can make all red, but Bungo and Shizuka may make "),
    ("II | IV | VI", "IV VII", "Only card IV can make all red; "),
    ("I | I", "V VII", "Only card V can make all red; "),
    ("III | IV | IV | VI", "VII I", "Only card VII can make a shape triplet; "),
    ("III V | VII II | IV VII", "VII VI", "Only card VI can make all red; "),
    ("IV VII | I VI | VII V | VI VII", "V III", "Only card III can make single shape; "),
    ("IV | II | II", "VII I", "Card I makes a shape triplet or better more often than card VII; "),
    ("I | I", "II VII", "Only card VII can make a shape triplet; "),
    (" | ", "V I", "Card I makes a shape triplet or better more often than card V; "),
    (" | ", "III VI", "Card III makes a shape triplet or better more often than card VI; "),
    (
        " | | ",
        "VI III",
        "Hardly any difference (III 33%, VI 32%); card III makes a shape triplet or better more often, card VI ",
    ),
    (
        " | | | ",
        "III VII",
        "Hardly any difference (III 19%, VII 17%); card III alone can make all red, card VII makes shape two pair",
    ),
    ("III | VI", "VI V", "Either card wins the round 60% of the time: hands are about as likely with either."),
    (
        "III VII | IV II | IV I | VI III",
        "I V",
        "Either card wins the round 7% of the time: card I makes a shape triplet more often, card V wins more ",
    ),
    (
        "VI | VI",
        "II I",
        "Hardly any difference (II 36%, I 35%); card II wins more often with all red, card I alone can make all black.",
    ),
    (
        "II | I | VI | V",
        "IV VI",
        "All red ends more often on leaf with IV, on flower with VI (leaf beats flower); ",
    ),
    ("III VI VII | V II VII | V I IV", "I IV", "Card I makes a shape triplet for sure, but Bungo and Shizuka "),
    (
        "III VI II | V III IV | IV VI II",
        "IV V",
        "Card IV makes all red for sure, but Shizuka will probably make single shape; ",
    ),
    (
        "I V VI | I II III",
        "VII III",
        "Card III makes a shape triplet for sure, while card VII rules it out; you always win (card VII: never).",
    ),
    (
        "III VII I | IV II VII | IV I II | VI III V",
        "V VI",
        "Card V makes a shape triplet if you draw IV next, but Seiji will probably make all red; you win ",
    ),
    (
        "III VII I V | IV II VII V | IV I II VII | VI III V I",
        "VI II",
        "Both cards make a shape pair, and Bungo already has a shape triplet: ",
    ),
    (" | ", "IV VII", "Card IV makes all red or better more often than card VII; "),
    (
        "III IV VII | I IV V",
        "II VI",
        "Card II makes all black if you draw V, else shape two pair; you win the round 56% of the time ",
    ),
    ("VI | V | V", "V VII", "You win the round 31% of the time (card VII: 24%)."),
    ("I IV V | VI I V | I VII II", "III VI", "Cards III and VI make all red in either order: this round is won."),
    (
        "II IV VII III | I IV II VI | VII II IV III",
        "I VI",
        "Card VI makes a shape triplet, card I a shape pair, but Bungo holds III or V and can make all red: ",
    ),
    (
        "II IV | V II",
        "VII V",
        "Only card V can make all red, but Bungo will probably make all black; you win ",
    ),
    (
        "VI V I | VII I V | VII III V | I VI VII",
        "IV VII",
        "Card IV makes all red if you draw II next, but Seiji will probably make all black; you win the round ",
    ),
    (
        "VI V I IV | VII I V IV | VII III V I | I VI VII III",
        "VII II",
        "Card II makes all red and wins the round 42% of the time (Seiji will probably make all black); card VII makes",
    ),
    (
        "II IV V | V II I",
        "VII III",
        "Card III makes a shape pair or better for sure, while card VII rules it out; of equal hands leaf wins, ",
    ),
    (
        "III VI II IV | V III IV II | IV VI II VII",
        "V I",
        "Card V makes a row of the same strength: all red. It wins the ",
    ),
]
SECOND = [
    (
        "I II III VII | V III IV VII",
        "V IV",
        "Card V makes a shape pair, card IV shape two pair, and Seat 2 already has a shape triplet: this round ",
    ),
    (
        "II IV V I | VI II V VII | II VII III VI",
        "VII III",
        "Card III makes a shape pair, card VII a shape triplet, and Seat 2 already has a stronger shape triplet: ",
    ),
    (
        "VI | I | VI | VII",
        "IV VII",
        "Hardly any difference (VII 20%, IV 23%); card VII wins more often with a shape triplet, card IV alone ",
    ),
    (
        "III | V | IV",
        "IV VI",
        "You can get all black 17% of the time (card VI, all red: 75%); you win the round 32% of the ",
    ),
    (
        " | | ",
        "IV III",
        "You can get a shape triplet or better 53% of the time (card III: 75%); you win the round 33% of ",
    ),
    (
        "III VI | V II | V I",
        "VII I",
        "You can get a shape triplet 33% of the time (card VII: always); you win the round 6% of ",
    ),
    (
        "II | IV | VI",
        "IV VII",
        "The best you can make with card VII is a shape triplet; ",
    ),
    (" | ", "IV VII", "You can get single shape 20% of the time (card IV, all red or better: 27%); "),
    (
        "III IV VII | I IV V",
        "II VI",
        "Card VI makes all black if you draw I, else a shape pair; you win the ",
    ),
    ("II IV V | V II I", "VII III", "Card VII can no longer make any hand; you almost never win (card III: always)."),
    ("III VI VII | V II VII | V I IV", "I IV", "Card IV can no longer make any hand; you never win (card I: 17%)."),
    (
        "I VII | I VII",
        "II III",
        "A shape pair ends more often on fruit with II, on leaf with III (leaf beats fruit); ",
    ),
]


def judged(rows: str, held: str) -> tuple[Choice, ...]:
    """Both cards, the better one first; rows are parted by |."""
    return tuple(analyse(hints.reasoned, at(*map(str.strip, rows.split("|")), held=held), 0, Dice("x")))


@pytest.mark.parametrize(("rows", "held", "said"), SAID)
def test_the_hint(rows: str, held: str, said: str) -> None:
    words = words_of("en", GAME).named(NAMES["en"])
    assert words.say(judged(rows, held)[0].reason).startswith(said)


@pytest.mark.parametrize(("rows", "held", "said"), SECOND)
def test_the_second_press(rows: str, held: str, said: str) -> None:
    assert words_of("en", GAME).say(judged(rows, held)[1].reason).startswith(said)


@pytest.mark.parametrize(
    ("rivals", "row", "threat"),
    [
        (("V III IV", "IV VI II"), "III VI II IV", ((2,), "made.single shape", "probably")),
        (("V III IV", "V III IV"), "III VI II IV", None),
        (("IV VI II", "IV VI II"), "III VI II IV", ((1, 2), "made.single shape", "may")),
        (("VI II IV",), "III VI V IV II", ((1,), "reason.stronger-row", "may")),
        (("IV VI II",), "III VI II IV", ((1,), "made.single shape", "probably")),
    ],
)
def test_the_rivals_who_can_still_make_a_stronger_row_are_named(
    rivals: tuple[str, ...], row: str, threat: tuple[tuple[int, ...], str, str] | None
) -> None:
    """And that one will probably do so where that is likelier than not."""
    seen = at("III VI II", *rivals, held="IV V")
    found: Facts | None = None
    if threat:
        found = {"seat": threat[0], "threat": (threat[1], {}), "may": (f"reason.{threat[2]}", {})}
    assert beaten_by(seen, 0, tuple(row.split())) == found


JAPANESE = [
    (
        "I V VI | I II III",
        "VII III",
        0,
        "IIIなら必ずシェイプトリプレットになりますが、VIIでは作れません。必ず勝ちます（VIIでは必ず負け）。",
    ),
    (
        " | ",
        "V I",
        0,
        "VよりIのほうがシェイプトリプレット以上になりやすいです。ラウンドに勝つ見込みは58%（Vなら41%）。",
    ),
    (
        "I V | I II",
        "VII VI",
        0,
        "オールレッドを作れるのはVIだけです。文吾はもう作れません。ラウンドに勝つ見込みは69%（VIIなら58%）。",
    ),
    (
        "I V | I II",
        "VII VI",
        1,
        "VIIでできるのは、よくてシェイプトリプレットです。ラウンドに勝つ見込みは58%（VIなら69%）。",
    ),
    (
        " | | | ",
        "VI V",
        1,
        "勝つ見込みはほぼ同じ（Vは28%、VIは29%）。シェイプトリプレットの右端は、Vなら花、VIなら実になりやすく、花より実が強いです。",
    ),
    (
        "I V III IV | VII II VI III",
        "II VI",
        0,
        "どちらを出してもシェイプペアで、文吾はIVかVを持っていてシェイプツーペアを作れます。このラウンドはまず勝てません。",
    ),
    (
        "VI V I | VII I V | VII III V | I VI VII",
        "IV VII",
        0,
        "IVなら、次にIIを引けばオールレッドになりますが、誠司はオールブラックを作りそうです。ラウンドに勝つ見込みは17%（VIIでは必ず負け）。",
    ),
    (
        "IV II V VII | VI I VII III",
        "I III",
        0,
        "IIIでも同じシェイプトリプレットになり、強さも変わりません。ラウンドに勝つ見込みは36%。文吾はオールブラックを作りそうです。",
    ),
    (
        "V IV | V I",
        "VII VI",
        0,
        "VIIなら次にIIIを引けばシェイプトリプレット、VIならIIを引けば、より弱い同じ役（葉が勝つ）ですが、ラウンドに勝つ見込みはどちらも27%。文吾はオールレッドをまだ作れます。",
    ),
    (
        "II V VII | V III VI | VI III V | I IV V",
        "III I",
        0,
        "勝つ見込みはほぼ同じ（IIIは52%、Iは50%）。IIIなら次にIVを引けばオールブラック、IならVIを引けば、より弱い同じ役（葉が勝つ）です。",
    ),
    (
        "VI IV VII | I VI II | VI I VII | VII III VI",
        "V I",
        0,
        "誠司にはもう葉のシェイプペアがあり、こちらは花のシェイプペアにしかなりません。このラウンドは負けです。",
    ),
    (
        "VI IV | I VI | VI I | VII III",
        "VII V",
        0,
        "VIIなら次にIIIを引けばシェイプトリプレット、VならIを引けば、より弱い同じ役（葉が勝つ）です。ラウンドに勝つ見込みは11%（Vなら7%）。文吾と静香はオールブラックをまだ作れます。",
    ),
    (
        "VI V VII | VI V VII",
        "IV I",
        0,
        "IVなら次にIIIを引けばシェイプペア、Iなら必ず、より弱い同じ役です。ラウンドに勝つ見込みは22%（Iなら11%）。文吾はシェイプトリプレットをまだ作れます。",
    ),
    (
        "IV | VII",
        "VII III",
        0,
        "VIIならシングルシェイプ50%、シェイプトリプレット33%、IIIならオールブラック67%です。ラウンドに勝つ見込みは79%（IIIなら71%）。",
    ),
    (
        "IV VII | VII II",
        "III V",
        0,
        "IIIなら必ずシェイプトリプレット以上になります。同じ役でも葉が勝つので、必ず勝ちます（Vなら23%）。",
    ),
    (
        "VI II V VII | VI I VII III | I V VI III | VI III VII II",
        "IV I",
        0,
        "どちらを出してもシェイプトリプレットで、静香はIVかVIIを持っていてもっと強いシェイプトリプレットを作れます。このラウンドはまず勝てません。",
    ),
    ("III | VI", "VI V", 0, "ラウンドに勝つ見込みはどちらも60%。役のできやすさはどちらも同じくらいです。"),
]


@pytest.mark.parametrize(("rows", "held", "n", "said"), JAPANESE)
def test_the_hint_in_japanese(rows: str, held: str, n: int, said: str) -> None:
    assert words_of("ja", GAME).named(NAMES["ja"]).say(judged(rows, held)[n].reason) == said


def test_a_sure_hand_that_wins_seldom_is_told_with_who_may_beat_it_where_room_lacks_for_the_other_card() -> None:
    best = judged("VI II V | VI I VII | I V VI | VI III VII", "VII IV")[0]
    forms = [words_of("ja", GAME).named(NAMES["ja"]).say(each) for each in forms_of(best.reason)]
    assert forms[1].startswith(
        "VIIなら必ずシェイプトリプレットになりますが、文吾と静香はオールレッド以上をまだ作れます。"
    )
