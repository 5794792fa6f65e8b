"""The English sentences about the deals of Court Circular."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "fair.how": "Everybody draws a card, and the lowest deals; equal ones draw again. Then all 52 are shuffled anew: six to each, one by one from the dealer’s left, and the next card is the lead.",
    "fair.part.dealer": "The dealer is {seat:who}.",
    "fair.part.first": "The first card goes to {seat:who}.",
    "fair.part.lead": "The lead",
    "fair.part.hands": "Hands",
    "fair.part.stock": "The stock, in this order",
    "fair.figure": "The points of hearts and court cards among your first six cards: 1 for a heart, 1 for a court card, 2 for both at once.",
    "fair.group": "Points",
    "fair.group.0": "0",
    "fair.group.1": "1",
    "fair.group.2": "2",
    "fair.group.3": "3",
    "fair.group.4": "4",
    "fair.group.5": "5",
    "fair.group.6": "6 or more",
}
