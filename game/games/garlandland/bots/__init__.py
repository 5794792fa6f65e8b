"""Opponents for Garlandland, from a beginner to one that plays the two-handed game as it was solved."""

from game.games.garlandland.bots.expert import think as expert
from game.games.garlandland.bots.simple import beginner, easy, normal

__all__ = ("beginner", "easy", "expert", "normal")
