"""What Japanese card games and people at a table say in a way of their own, as the plain clause that says the same.

IDIOMS is applied to the words as they were written, before all else but signs.
"""

from __future__ import annotations

from game.games.read_aloud.reading.spelling import Words

THIS = r"(?:この(?:カード|札)|これ)"
AWAY = rf"{THIS}[をは](?:捨て|廃棄|破棄|破壊|捨札|墓地)(?:(?!よい|いい|良い|でき|られ|れば)[^。])*?"
"""Discarding this card, which is always done."""

IDIOMS: tuple[tuple[str, Words], ...] = (
    # what is said by the way
    (r"(?:ぐるっと|ぐるりと|さっと|どんどん|いっきに|一気に|とにかく|どさっと|こそっと|ぽいっと|ポイっと)", ""),
    (r"^(?:ゲーム|)終了時(?:に|には|は|)(?=[^。]*勝)", "ゲーム終了時に"),
    # labels, and when a card is read
    (rf"({AWAY})。?(?:そう|そのように|それを)し(?:た(?:場合|とき|時|なら|ら)|たならば)(?:は|に|には)?", r"\1。"),
    # people
    # acts
    (r"に(?:手札)を?(?:全部|すべて|ぜんぶ|)を?(?:見せびらかし|みせびらかし|公開し|オープンにし|おもてにし|表にし)て(?:もらう|もらいます|もらおう|もらって)(?=$|。)", "の手札を公開する"),
    (r"(?<=一番上を)(?:そっと|こっそり|)めくって(?=(?:自分だけ|自分一人|自分ひとり|こっそり)[でがは]?[見み])|(?<=枚を)めくって(?=(?:自分だけ|こっそり)[でがは]?[見み])", ""),
    (r"(?:ふやせる|増やせる)(?:ようにする|ようになる)", "ふやす"),
    # the discards
    (r"(^|このカード[をは]捨て(?:てから|て|る。|ます。))(?:これまでに|今までに|すでに)?(?:捨てられた|捨てられている|捨ててある|使い終わった|使用済みの)(?:カード|札)(?=から|の中|のなか|のうち|を(?:すべて|全部|ぜんぶ|全て)|(?:すべて|全部|ぜんぶ|全て)を?|1枚|一枚)", r"\1捨札"),
    # turns
    (r"(?:この(?:手番|ターン|番)の(?:あと|後|次|すぐ後)に?(?:は|、)?)?(?:追加の?(?:1|一)?(?:回の?|つの)?|もう(?:1|一))(?:ターン|手番)(?=を)", "もう一度手番"),
    (r"(?:手番|ターン)プレ(?:イ|ー)ヤー|(?:現在|今)の手番の(?:人|プレイヤー)", "自分"),
    # limits
    # bans
)  # fmt: skip
