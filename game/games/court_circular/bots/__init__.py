"""The opponents, the weakest first; each file says how one of them plays, or what several of them need."""

from game.bots.greedy import greedy_bot
from game.games.court_circular import rules
from game.games.court_circular.bots import beginner, expert, normal

LEVELS = {
    "beginner": beginner.think,
    "easy": greedy_bot(rules, tries=6),
    "normal": normal.think,
    "expert": expert.think,
}
