"""Opponents for Garlandland, from a beginner to one that plays the two-handed game as it was solved.

`weigh` says what either card is worth, `review` what was given away in a finished match, `split` what was luck.
"""

from game.games.garlandland.bots.expert import think as expert
from game.games.garlandland.bots.review import chance, dealt, review, split
from game.games.garlandland.bots.simple import beginner, easy, normal
from game.games.garlandland.bots.weighing import weigh

__all__ = ("beginner", "chance", "dealt", "easy", "expert", "normal", "review", "split", "weigh")
