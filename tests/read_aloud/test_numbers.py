"""Numbers that sentences say are those of the rules, also where no slot can hold them."""

from __future__ import annotations

import pytest

from game.games.read_aloud import GAME
from game.games.read_aloud.book import OWN
from game.games.read_aloud.bots.lookahead import EASY
from game.games.read_aloud.language.en import DIGITS
from game.games.read_aloud.rules.limits import LEAST_FIELD
from game.games.read_aloud.rules.options import OPTIONS
from game.games.read_aloud.rules.turns import QUIET_ROUNDS

FIELD = int(next(option.default for option in OPTIONS if option.key == "limit"))


@pytest.mark.parametrize(
    ("key", "number", "japanese", "english"),
    [
        ("book.start.deal", FIELD, "{}枚をおもて向きに", "{} lie face up"),
        ("option.limit.help", FIELD, "{}枚がおすすめ", "{} is recommended"),
        ("book.limits.least", LEAST_FIELD, "{}枚より下がらず", "a limit of {} at least"),
        ("book.end.quiet", QUIET_ROUNDS, "{}巡のあいだ", "for {} rounds"),
        ("level.easy.help", EASY.looks, "{}枚だけ", "at {} of the cards"),
    ],
)
def test_a_number_in_a_sentence_is_that_of_the_rules(key: str, number: int, japanese: str, english: str) -> None:
    said = {lang: str({**GAME.words[lang], **OWN[lang]}[key]) for lang in ("ja", "en")}
    assert japanese.format(number) in said["ja"]
    assert english.format(DIGITS[number]) in said["en"].casefold()
