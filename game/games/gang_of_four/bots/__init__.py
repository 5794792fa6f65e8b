"""The opponents, the weakest first; each file says how one of them plays, or what several of them need."""

from game.games.gang_of_four.bots import beginner, easy, expert, normal

LEVELS = {
    "beginner": beginner.think,
    "easy": easy.think,
    "normal": normal.think,
    "expert": expert.think,
}
