"""Tiny, the smallest honest game: two players, seven cards, one of them face down. CONTRIBUTING.md walks through it."""

from game.bots.greedy import greedy_bot
from game.bots.random import random_bot
from game.core.game import Game
from game.games.tiny import rules
from game.games.tiny.view import VIEW
from game.words import sentences

GAME = Game(
    name="tiny",
    v=1,
    seats=(2,),
    options=(rules.GOAL,),
    rules=rules,
    levels={"random": random_bot(rules), "easy": greedy_bot(rules, tries=10)},
    words=sentences("game.games.tiny"),
    view=VIEW,
    endings=("most", "fewest"),
    longest=18,  # nine tricks of two cards, since by then somebody has five
)
