"""The English sentences about the deals of Gang of Four."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "fair.how": "The 64 cards are shuffled and cut until the last one is a number. The dealer counts to it counter-clockwise; from there the cards are dealt one by one, 16 to each.",
    "fair.part.dealer": "The dealer is {seat:who}.",
    "fair.part.cut": "The card shown by the cut",
    "fair.part.first": "The first card goes to {seat:who}.",
    "fair.part.hands": "Hands",
    "fair.part.left": "Set aside",
    "fair.figure": "How many tens, phoenixes and dragons are among the 16 cards first dealt to you.",
    "fair.group": "High cards",
    "fair.group.0": "0",
    "fair.group.1": "1",
    "fair.group.2": "2",
    "fair.group.3": "3",
    "fair.group.4": "4",
    "fair.group.5": "5 or more",
}
