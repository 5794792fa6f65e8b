"""Gang of Four (ギャング・オブ・フォー, Days of Wonder 2005): a climbing game of 64 cards in three colours."""

from game.bots.random import random_bot
from game.core.game import Game, Lesson
from game.core.rules import Option
from game.games.gang_of_four import rules
from game.games.gang_of_four.bots import LEVELS
from game.games.gang_of_four.bots.review import ACCOUNT, chance
from game.games.gang_of_four.hints import reasoned
from game.games.gang_of_four.hints.compared import against
from game.games.gang_of_four.hints.differences import EVEN
from game.games.gang_of_four.page import VIEW
from game.games.gang_of_four.rules.decided import sure
from game.games.gang_of_four.rules.judge import judge
from game.games.gang_of_four.rules.state import OPTIONS, PRESETS
from game.words import sentences

SETTINGS = (
    Option("sort", "choice", ("number", "colour", "combination"), "number"),
    Option("autopass", "choice", ("off", "on"), "off"),
    Option("counts", "choice", ("always", "asked"), "always"),
    Option("training", "aid", ("off", "on"), "off"),
)

GAME = Game(
    name="gang-of-four",
    v=1,
    seats=(3, 4),  # D28
    preferred_seats=4,
    lesson=Lesson("first-steps-199", {"limit": "rounds-2"}),
    options=OPTIONS,
    rules=rules,
    levels={"random": random_bot(rules), **LEVELS},
    ratings={"beginner": 1000, "easy": 1550, "normal": 1920, "expert": 2120},
    words=sentences("game.games.gang_of_four.words"),
    view=VIEW,
    judge=judge,
    reasoned=reasoned,
    account=ACCOUNT,
    against=against,
    even=EVEN,
    chance=chance,
    decided=sure,
    late=("problems", "practice", "fairness"),
    endings=("victory", "shared-victory"),
    longest=rules.LONGEST,
    settings=SETTINGS,
    presets=PRESETS,
)
