"""Read-Aloud (《カードゲーム》, Euske Oiwa, 2022): read one card aloud, and do what it says."""

from importlib import import_module

from game.bots.random import random_bot
from game.core.game import Game, Lesson, Ruling
from game.core.rules import Option
from game.games.read_aloud import rules
from game.games.read_aloud.bots import LEVELS
from game.games.read_aloud.bots.review import ACCOUNT, chance
from game.games.read_aloud.cards.names import names
from game.games.read_aloud.hints import careful, reasoned, thorough
from game.games.read_aloud.hints.both import EVEN
from game.games.read_aloud.hints.versus import compare
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.rules.balance import use
from game.games.read_aloud.rules.decided import sure
from game.games.read_aloud.rules.options import OPTIONS
from game.games.read_aloud.rules.turns import ENDINGS, LONGEST
from game.words import sentences


def judge(cases: tuple[str, ...]) -> Ruling:
    """The judge, who reads sentences; asked by commands alone, so that no page has to fetch that before it starts."""
    ruling: Ruling = import_module("game.games.read_aloud.reading.judge").judge(cases)
    return ruling


GAME = Game(
    name="read-aloud",
    v=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    rules=rules,
    levels={"random": random_bot(rules), **LEVELS},
    ratings={"beginner": 1000, "easy": 1210, "normal": 1400, "expert": 1490},
    words={lang: {**table, **names(lang)} for lang, table in sentences("game.games.read_aloud.words").items()},
    view=VIEW,
    judge=judge,
    reasoned=reasoned,
    careful=careful,
    thorough=thorough,
    compare=compare,
    even=EVEN,
    account=ACCOUNT,
    chance=chance,
    decided=sure,
    late=("problems", "practice", "fairness"),
    use=use,
    endings=ENDINGS,
    longest=LONGEST,
    rooms=("workshop",),
    lesson=Lesson("first-steps-4"),
    settings=(
        Option("speech", "choice", ("off", "on"), "off"),
        Option("writing", "choice", ("auto", "across", "upright"), "auto"),
    ),
)
