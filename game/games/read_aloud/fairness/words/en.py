"""The English sentences about the deals of Read-Aloud."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "fair.how": "From every family of cards the deck takes its share, 60 cards in all. They are shuffled: three to the field, three to each hand, the rest is the pile.",
    "fair.part.first": "{seat:seat} begins.",
    "fair.part.field": "The field",
    "fair.part.hands": "Hands",
    "fair.part.pile": "The pile, in this order",
    "fair.figure": "The sum of the values of the three cards first dealt to you, with the usual deck.",
    "fair.group": "Sum",
    "fair.group.0": "3 or less",
    "fair.group.1": "4 to 7",
    "fair.group.2": "8 to 11",
    "fair.group.3": "12 to 15",
    "fair.group.4": "16 or more",
}
