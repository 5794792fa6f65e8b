"""The opponents, the weakest first; each file says how one of them plays, or what several of them need."""

from game.games.read_aloud.bots import beginner, expert, lookahead

LEVELS = {
    "beginner": beginner.think,
    "easy": lookahead.easy,
    "normal": lookahead.normal,
    "expert": expert.think,
}
