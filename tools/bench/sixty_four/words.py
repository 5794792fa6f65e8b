"""The sentences of the table of 64 cards, for the benchmark alone."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "title": "Sixty-four",
    "blurb": "All cards in sight.",
    "aim": "Lay all cards.",
    "tile.time": "2 min",
    "tile.feel": "large",
    "guide": "Guide",
    "level.random.help": "Plays anything.",
    "illegal": "There is no {text} to lay.",
    "log.laid": "{card} was laid.",
    "log.done": "All cards are laid.",
    "card": "Card {card}",
    "held": "Card {card}, {i} of {n}",
    "status": ("{n} card held", "{n} cards held"),
}
