"""The English sentences of the problems of Garlandland."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.asks": "Which card wins this round more often?",
    "problem.note": "Two players. The share of the round is exact: it is what the solved game gives, ties counted half.",
    "problem.against": "With card {card:card} you win this round {share:.0%} of the time.",
    "problem.against-never": "With card {card:card} you never win this round.",
    "problem.example": "One way it can go: with the other card, the same draws do not win.",
    "practice.which": "Which row wins?",
    "practice.what": "What is this hand?",
    "practice.both": "a tie",
    "practice.hand": "{hand:hand}",
    "practice.is": "{what:say}.",
}
