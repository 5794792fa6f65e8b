"""The English sentences of the problems of all games."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.day": "Problems of the day",
    "problem.day-text": "Positions from matches, each with one right move that is proved. Three a day, the same for everybody; your first try counts.",
    "problem.practice": "Practice",
    "problem.of-game": "{title}: problems",
    "problem.step": "Step {step}",
    "problem.step-of": "Problem, step {step} of 5",
    "problem.of-step": "step {step}, {how}",
    "problem.number": "Problem {n}, {how}",
    "problem.is-new": "to solve",
    "problem.is-right": "solved",
    "problem.is-wrong": "missed",
    "problem.solved": "{n} of {of} solved",
    "problem.record": "{right} of {done} right at the first try; {of} problems in all.",
    "problem.count": ("{n} problem.", "{n} problems."),
    "problem.streak": ("{n} right in a row.", "{n} right in a row."),
    "problem.go": "Next one",
    "problem.all": "All",
    "problem.right": "Right.",
    "problem.wrong": "Not the best.",
    "problem.answer": "The answer: {move}.",
    "problem.show": "Show me",
    "problem.why-not": "Why not this?",
    "problem.line": "Play it out",
    "problem.next": "Next problem",
}
