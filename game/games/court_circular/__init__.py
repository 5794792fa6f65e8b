"""Court Circular (Lewis Carroll, 1860): three cards beside the lead, and the best hand of four wins."""

from game.bots.random import random_bot
from game.core.game import Game, Lesson
from game.core.rules import Option
from game.games.court_circular import rules
from game.games.court_circular.bots import LEVELS
from game.games.court_circular.bots.review import ACCOUNT, chance
from game.games.court_circular.hints import careful, reasoned
from game.games.court_circular.hints.compared import against
from game.games.court_circular.hints.second import EVEN
from game.games.court_circular.page import VIEW
from game.games.court_circular.rules.decided import sure
from game.games.court_circular.rules.judge import judge
from game.games.court_circular.rules.options import OPTIONS, PRESETS
from game.words import sentences

GAME = Game(
    name="court-circular",
    v=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    rules=rules,
    levels={"random": random_bot(rules), **LEVELS},
    ratings={"beginner": 1000, "easy": 1300, "normal": 2060, "expert": 2160},
    words=sentences("game.games.court_circular.words"),
    view=VIEW,
    judge=judge,
    reasoned=reasoned,
    careful=careful,
    account=ACCOUNT,
    against=against,
    even=EVEN,
    chance=chance,
    decided=sure,
    lesson=Lesson(deal="first-steps-59"),
    late=("problems", "practice", "fairness"),
    endings=("victory", "victory-drop", "victory-short"),
    longest=rules.LONGEST,
    presets=PRESETS,
    settings=(
        Option("sort", "choice", ("suit", "number", "dealt"), "suit"),
        Option("suits", "choice", ("two", "four"), "two"),
    ),
)
