"""The English sentences of the problems of Garlandland."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.asks": "Which card wins this round more often?",
    "problem.note": "The chances were worked out over all that can still be drawn, so they are exact; a tied round counts as half a win.",
    "problem.against": "Card {card:card} wins this round {share:.0%} of the time, card {best:card} {more:.0%}.",
    "problem.against-never": "Card {card:card} never wins this round, card {best:card} {more:.0%} of the time.",
    "problem.example": "One way it can go. With the other card, these draws would not have won.",
    "problem.example-not": "One of many ways it can go. With the other card, these draws would have won.",
    "practice.which": "Which row wins?",
    "practice.what": "What is this hand?",
    "practice.both": "a tie",
    "practice.hand": "{hand:hand}",
    "practice.is": "{what:say}.",
}
