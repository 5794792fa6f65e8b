"""A table with 64 cards in sight, 16 of them held: for the benchmark, which puts this folder on the shelf of a copy."""

from game.bots.random import random_bot
from game.core.game import Game

from . import rules, words
from .view import VIEW

GAME = Game(
    name="sixty-four",
    v=1,
    seats=(1,),
    options=(),
    rules=rules,
    levels={"random": random_bot(rules)},
    words={"ja": words.SENTENCES, "en": words.SENTENCES},
    view=VIEW,
    endings=("done",),
    longest=rules.HELD,
)
