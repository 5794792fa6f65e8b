"""Court Circular (Lewis Carroll, 1860): three cards beside the lead, and the best hand of four wins."""

from game.bots.greedy import greedy_bot
from game.bots.random import random_bot
from game.core.game import Game
from game.core.rules import Option
from game.games.court_circular import book_en, book_ja, bot, en, ja, page_en, page_ja, rules, view
from game.games.court_circular.judge import judge
from game.games.court_circular.terms import OPTIONS, PRESETS
from game.ui.view import View

VIEW: View = view

GAME = Game(
    name="court-circular",
    v=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    rules=rules,
    levels={"random": random_bot(rules), "easy": greedy_bot(rules, tries=6), "normal": bot.think},
    words={
        "ja": {**ja.TABLE, **page_ja.TABLE, **book_ja.TABLE},
        "en": {**en.TABLE, **page_en.TABLE, **book_en.TABLE},
    },
    view=VIEW,
    judge=judge,
    endings=("victory", "victory-drop", "victory-short"),
    longest=rules.LONGEST,
    presets=PRESETS,
    settings=(
        Option("sort", "choice", ("suit", "number", "dealt"), "suit"),
        Option("suits", "choice", ("two", "four"), "two"),
    ),
)
