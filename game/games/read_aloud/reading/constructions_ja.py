"""Japanese sentences turned round: what is built in another way becomes the plain clause that says the same.

KANA is applied to the words as they were written, FIRST when kana and figures have their one spelling, LAST when
people and places have theirs, too.
"""

from __future__ import annotations

import re

from game.games.read_aloud.reading.spelling import Words

KANA: tuple[tuple[str, Words], ...] = ((r"(?<=[0-9])まい", "枚"),)
"""A child's kana."""

CHOSEN = r"(?:を|から)?(?:選んで|選び|選ぶ。?|えらんで|えらび|えらぶ。?|指名して|指名し|指名する。?|決めて|決める。?)"
PLAYER = r"(?:対戦相手|相手|プレ(?:イ|ー)ヤー|人)"
SOMEBODY = rf"(?:ほか|自分以外)の(?:{PLAYER}|だれか)|(?:すきな|任意の|だれか|どれか|){PLAYER}|だれか"


def _chosen(match: re.Match[str]) -> str:
    """Who is chosen, in the words for one person; of "that hand" theirs."""
    who = "ほかの人1人" if re.search("ほか|相手|自分以外", match[0]) else "だれか"
    return f"{who}の" if match.string.startswith("手札", match.end()) else who


FIRST: tuple[tuple[str, Words], ...] = (
    # who, after somebody was chosen
    (
        rf"(?:{SOMEBODY}|(?<![0-9])(?=1人))(?:を1人|1人|)(?:の{PLAYER}|){CHOSEN}(?:その|選んだ|選ばれた){PLAYER}?(?=[がはのにと]|手札)",
        _chosen,
    ),
    # dealt
    # how it is said
    (r"手札を全員分", "全員の手札を"),
    (r"(?<!枚を)(?<!枚)(?:テーブル|場|机|卓)(?:の上)?に(?:広げ|並べ)て(?=みせ|公開)", ""),
    (r"が(?:トップ|最高|首位|1位)(?:の|である|だった)?(?=人|者|プレ)", "がもっとも大きい"),
    (r"合計を(-?[0-9]+)に(もっとも|一番|いちばん)近づけた", r"合計が\1に\2近い"),
    (r"(?<=とき|場合)(?:に限り|にかぎり|に限って|のみ)|(?<=場合)(?:に限り|にかぎり|に限って|のみ)", ""),
    (r"(?:だれも)?手札(?:は|を)([0-9]{1,2}枚)(?:まで)?(?:しか|より多くは?)持て(?:ない|なくなる|ません)", r"手札は\1まで持てる"),
    (r"(?:全員|みんな|みな|皆)(?=手札は[0-9]{1,2}枚まで)", ""),
    (r"このカードと引き(?:換え|替え|かえ)に(場札|捨札)(?:を|から|の)(?:すきな)?1枚を?(?:取る|もらう|手札にくわえる)", r"このカードと\1の1枚を交換する"),
    (r"(?:ゲームの?終了時|ゲームが終わった(?:ら|とき|時))(?:に|には|は)?(?:自分|わたし|私|あなた)(?=の勝|が勝)", "このカードをよみあげた人"),
    (r"ターン", "手番"),
    (r"もう(?:一回|1回|1度|いちど|いっかい)", "もう一度"),
    (r"一切(?=でき|禁)|(?:新しく|新たに|あらたに)(?=[1-9山]|カード|場|捨)", ""),
    (r"一掃する", "すべて捨てる"),
    # tests
    (r"(?:をすべて|のすべてを|を)?(?<!が)(?<=手札の価)をすべて(?:足して|合計して|足すと|合計すると|足したら|合わせて|あわせて)", "の合計が"),
)  # fmt: skip

NOT_PLAY = "自分の手札|ほかの人の手札|左隣の人の手札|右隣の人の手札"

LAST: tuple[tuple[str, Words], ...] = (
    # what happens to the cards by themselves
    (r"このカード(?:は|が|も|を)(?:捨てられる|捨札に(?:なる|行く|いく|移る)|捨札となる)(?=$|。)", "このカードを捨てる"),
    (r"山札(?:が|を)(?:なくなる|空になる|尽きる|0枚になる)まで(?:すべて)?(?:上から)?(?=捨)", "山札をすべて"),
    # as many as there are
    # one of two places, and one of two acts
    (
        rf"(場札|{NOT_PLAY})か({NOT_PLAY}|場札)(?:の?(?:どちらか|いずれか)(?:一方)?)(?:から|の)([0-9]{{1,2}}枚)を?(?:選んで|選び)?(?=捨)",
        r"\1から\3を捨てるか\2から\3を",
    ),
    (r"(もっとも(?:大きい|小さい)|奇数の|偶数の)手札の価の合計を持つ", r"手札の価の合計が\1"),
    # both acts are theirs
    # both limits
    # it
    # under another card
    (r"の下に(?:敷いて|敷き|差し込んで|差し込み|もぐり込ませて?|潜り込ませて?|すべり込ませて?|滑り込ませて?|差し入れて?)", "の下に重ねて"),
    # how they lie
    (r"(?:自分にも|自分も|だれにも|自分でも)みえない(?:よう|状態)に(?=伏せ|裏)", ""),
)  # fmt: skip
