"""What Japanese players call out, or say beside what they mean; taken away, or said in plain words."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.ja.bookish import SEVERAL

CALLS = (
    "えい|えいや|それ|それっ|そら|そりゃ|よし|よーし|よっしゃ|さあ|さぁ|さて|ほら|ほい|わーい|やった|やったね|おっと|あらら|あれれ|あーあ|ああ|じゃじゃーん|ジャジャーン|"
    "ジャーン|ドカーン|ドカン|どーん|ドーン|ガーン|バーン|せーの|いざ|なんと|どうぞ|おめでとう(?:ございます)?|おつかれさま(?:でした)?|そこまで|はい|ええい|うーん|ふふふ?|"
    "うふふ|あはは|わはは|ひひひ|しめしめ|ごめん(?:なさい|ね)?|悪いけど|悪いね|すまない(?:が|ね)?|申し訳(?:ない|ありません)(?:が|けど|ですが)?|残念無念|し[いぃー]+っ?|あれあれ|あれれ|秘密はなしにしましょう|内緒はなしにしましょう|お願い(?:します)?|頼む|"
    "残念(?:でした|だけど|だが|ですが|だったね|ながら)?|ざんねん(?:でした|ながら)?|ドンマイ|いざ勝負|ようし|どれどれ|ねえ|ねえねえ|みんな聞いて|聞いて|ご注目|注目|緊急事態|"
    "ラッキー|チャンス|サービス|大サービス|びっくり|大変だ|たいへん|しまった|くらえ|食らえ|もったいない|もうやめよう|全員そこまで|みんなそこまで|はいそこまで|やめよう|恐れ入りますが|おそれいりますが|恐縮ですが|すみませんが|すいませんが|お手数ですが|面倒だ|めんどうだ|めんどくさい|なんだか|そんなわけで|というわけで|"
    "つまり|要するに|ようするに|さてさて|せっかくだから|せっかくなので|たまには|ここらで|ここらへんで|そろそろ|いよいよ|いきなりですが|突然ですが|とつぜんですが|お待たせしました|お待ちかね|ついてないね|恥ずかしがらないで|遠慮しないで|遠慮なく|こわがらないで|心配しないで|心配ご無用|あきらめて|がっかりしないで|怒らないで|待ってました|まあまあ|"
    "まあまあ落ち着いて|落ち着いて|あちゃ|ありゃ|げっ|うわあ?|ぎゃ|うれしい(?:な|ね)?|楽しい(?:な|ね)?|かわいそう(?:だけど|に|ですが)?|あらまあ|やれやれ|もちろん|朗報です|朗報|悲報です|悲報|ようこそ|こんにちは|もしもし|ありがとう(?:ございます|ございました)?|遊んでくれてありがとう|おまけに|コストとして|代償として|代価として|お代として"
)
"""What is called out, with a stop behind it."""
_ENDS = r"[っッーぁァぅ〜~♪☆…]*(?:[!。、.,]+|(?<=として))\s*"
_CALL = re.compile(rf"(?:(?<=^)|(?<=[。!、]))(?:{CALLS}){_ENDS}")
_TITLE = re.compile(r"^([^。、!?0-9「」]{2,16})!+(?=.)")
SAYS = re.compile(
    "[をｦ一二三四五六七八九十何]|場札|手札|山札|捨|札|カード|枚|人|番|ターン|条件|上限|勝|負|禁|なら|とき|時(?!間)|場合|たら|れば|けれ|全員|みんな|自分|相手|左|右|隣|"
    "ゲーム|交換|シャッフル|引|取|見|伏|裏|表|公開|戻|終|今日|明日|毎|次|前|後|朝|昼|夜|日|月|年|週|だけ|以外|なし|ない|ません|るな|ずに|ダメ|(?<!運)だめ|うそ|嘘|冗談|逆|もう一|もっと|半|倍|合計|点|ライフ|攻撃|体力|ダメージ|お金|コイン|ゴールド|サイコロ|ダイス|得|増|減|ふえ|ふや|へら|上が|下が|与え|受け|使|でき"
)
"""Signs and words that say what is done, when or with whom, so that what has one is not only called out."""
_SAYING = re.compile(
    r"^([^。、!?0-9「」]{2,20}(?:です|だ|でした|だった|なの|ました|った|いた|れた|きた|した)(?:よ|ね|な|ぞ|ねえ)*)(?:[。!]+|(?<=[だす][よね])、)(?=.)"
)
"""What is the case, or was, is no act."""
_MILD = re.compile(
    "もっとに|もう隠しごとはなし|隠しごとはなし|秘密はなし|内緒はなし|少ないほうがえらい|多いほうがえらい|なしなし"
)
"""What has such a word and is only called out nevertheless."""


_PICK = r"((?:(?:次|つぎ|以下|下|下記)の?[^。「」]{0,12}|(?:好きな(?:ほう|方)|どちらか|どっちか)(?:1つ|一つ|ひとつ)?を?)(?:やる|選ぶ|えらぶ|選択する|行う|おこなう|選んで(?:行う|おこなう|実行する)|する))[。:]?\s*"
_CHOICES = (
    re.compile(
        rf"{_PICK}「([^「」]+?)。?」(?:、|,|。|か|と|または|もしくは|or)*\s*「([^「」]+?)。?」(?:のどちらか|のいずれか)?"
    ),
    re.compile(rf"{_PICK}[・•●*-]\s*([^・•●*]+?)。?\s*[・•●*-]\s*([^・•●*。]+)"),
    re.compile(
        rf"{_PICK.replace('[。:]?', '[。:]')}([^。「」:]+?)、?(?:または|もしくは|あるいは|それとも)、?([^。「」]+)"
    ),
    re.compile(rf"{_PICK}([^。「」/:]+?)/([^。「」/]+)"),
    re.compile(rf"{_PICK}(?:\(?[1Aaア][).、:]|①)\s*([^②]+?)。?\s*(?:\(?[2Bbイ][).、:]|②)\s*([^。]+)"),
)
"""Two clauses of which one is chosen, in quotation marks or in a list."""


_LETS = re.compile(
    r"^([^。、!?0-9「」]{2,14}(?:しよう|しちゃおう|させよう|いこう|いきましょう|しましょう|なろう)(?:よ|ね|か)*)[、。!]+(?=.)"
)
"""What the players are called to do, in words that play no part in the game."""
_REASON = re.compile(r"^[^。、!?0-9「」]{2,18}(?:ので|んで|から|けど|けれど|みたいに|のように|ごとく)、(?=.)")
"""Why something is done, or how, in words that play no part in the game."""
_WEARY = re.compile(
    r"^[^。!、0-9]{2,16}(?:うんざり|あきた|飽きた|こりごり|疲れた|たくさん|もういい|あきあき)(?:だ|です|よ|ね)*[。!]+(?=.)"
)
"""Of what the writer has had enough."""
_MOOD = re.compile(
    r"^[^。!?0-9「」]{0,20}(?:ほしい|欲しい|飽きた|あきた|退屈|ひま|不安|気になる|知りたい|足りない|不満|迷ってる|自信ある|ついてる|やる気|うらやましい|気に入らない|気になる|こわい|怖い|眠い|楽しい|つまらない|物足りない|調子はどう|準備はいい)(?:の|かな|かい|です|でしょう?|だろう?|か)*[?]+"
)
"""A question of how the reader feels."""


_TIED = re.compile(
    rf"\((?:もし)?(?:{SEVERAL}|[人者]が複数)[^()0-9]{{0,12}}(?:場合|とき|時|なら)[はも]?、?(?:その)?(?:全員|みんな|すべて|全て)\)"
)
"""That of several who have the same all are meant, as they always are."""


def called(sentence: str) -> str:
    """The sentence without what is called out first."""
    sentence = _TIED.sub("", sentence)
    while (found := _CALL.match(sentence)) and found.end() < len(sentence):
        sentence = sentence[found.end() :]
    for pattern in _CHOICES:
        sentence = pattern.sub(r"次のうち1つを選ぶ。\2。\3", sentence)
    sentence = _MOOD.sub("", sentence)
    lets = _LETS.match(sentence)
    if lets and not SAYS.search(lets[1]):
        sentence = sentence[lets.end() :]
    reason = _REASON.match(sentence)
    if reason and not SAYS.search(reason[0][:-1]):
        sentence = sentence[reason.end() :]
    sentence = _WEARY.sub("", sentence)
    title = _TITLE.match(sentence)
    if title and (_MILD.search(title[1]) or not SAYS.search(title[1])):
        sentence = sentence[title.end() :]
    saying = _SAYING.match(sentence)
    if saying and not SAYS.search(saying[1]):
        sentence = sentence[saying.end() :]
    return _CALL.sub("", sentence) or sentence
