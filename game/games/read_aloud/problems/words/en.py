"""The English sentences of the problems of Read-Aloud."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.aim": "All hands are open. Read one card and win the game now.",
    "problem.note": "The others answer against you; what a shuffle decides does not count.",
    "problem.example": "What the card does.",
    "problem.why-ends": "It ends the game while the condition is “{condition}”. {numbers:say}",
    "problem.why-empties": "It takes the last cards away, so the game is over, under “{condition}”. {numbers:say}",
    "problem.why-sets": "It sets the condition “{condition}”, and the game is over. {numbers:say}",
    "problem.holds": "You meet it.",
    "problem.numbers": "You have {mine}, {seat:who} {seat:verb|has|have} {its}.",
    "problem.against-on": "The game goes on after it.",
    "problem.against-chance": "A shuffle decides then, and that is not certain.",
    "problem.against-lost": "The game ends with it, and {winners:who} {winners:verb|wins|win}.",
    "problem.against-nobody": "The game ends with it, and nobody wins.",
}
