"""Garlandland (ガーランドランド, Kuuri Keikaku 2023): poker with the Fano plane, all at once, a card at a time."""

from game.bots.random import random_bot
from game.core.game import Game
from game.games.garlandland import bots, rules
from game.games.garlandland.hints import reasoned
from game.games.garlandland.page import VIEW
from game.games.garlandland.rules.judge import judge
from game.words import sentences

GAME = Game(
    first=True,
    name="garlandland",
    v=1,
    seats=(2, 3, 4),
    options=(rules.GOAL,),
    rules=rules,
    levels={
        "random": random_bot(rules),
        "beginner": bots.beginner,
        "easy": bots.easy,
        "normal": bots.normal,
        "expert": bots.expert,
    },
    ratings={"beginner": 1000, "easy": 1160, "normal": 1290, "expert": 1380},
    words=sentences("game.games.garlandland.words"),
    view=VIEW,
    judge=judge,
    late=("problems", "practice", "fairness"),
    reasoned=reasoned,
    split=bots.split,
    chance=bots.chance,
    dealt=bots.dealt,
    endings=("wins-victory", "wins-shared", "points-victory", "points-shared"),
    longest=4 * 5 * 9,  # seats, turns, rounds (G21)
)
