"""The English sentences about the deals of Garlandland."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "fair.how": "Everybody has the same seven cards, and each set is shuffled by itself. The first two go to the hand, the others follow one by one.",
    "fair.part.dealer": "The first dealer is {seat:who}.",
    "fair.part.hands": "Hands",
    "fair.part.piles": "To be drawn, in this order",
    "fair.figure": "The garland that your first two cards make: each of the seven is as likely as any other.",
    "fair.group": "Garland",
    "fair.group.0": "black leaf",
    "fair.group.1": "red leaf",
    "fair.group.2": "black fruit",
    "fair.group.3": "red fruit",
    "fair.group.4": "black flower",
    "fair.group.5": "red flower",
    "fair.group.6": "seed",
}
