"""The English sentences of the problems of Gang of Four."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.aim": "All hands are open. Go out first, whatever the others do.",
    "problem.asks": "Go out first, whatever the others do.",
    "problem.note": "The others play together against you. The last card is called automatically.",
    "problem.example": "The others hold out as long as they can.",
    "problem.why-unbeaten": "Nobody can beat {cards:card}. You lead again, with {after:card}, and they cannot keep you from going out.",
    "problem.why-takes": "Nobody can beat {cards:card}, so the trick is yours: you lead {after:card}, and they cannot keep you from going out.",
    "problem.why-any": "Nobody gains by beating {cards:card}: you go on with {after:card} and go out.",
    "problem.why-back": "Even if {seat:who} {seat:verb|answers|answer} with {reply:card}, you come back with {after:card} and go out.",
    "problem.why-pass": "Your cards are worth more later: after this pass you come in with {after:card} and go out.",
    "problem.against-out": "Then {seat:who} {seat:verb|plays|play} {reply:card} and {seat:verb|is|are} out at once.",
    "problem.against-same": "Then {seat:who} {seat:verb|plays|play} {reply:card}, and from then on nothing stops {seat:who} from going out first.",
    "problem.against": "Then {seat:who} {seat:verb|plays|play} {reply:card}, and {winner:who} {winner:verb|goes|go} out first.",
    "practice.beats": "Does this beat that?",
    "practice.what": "What do these cards make?",
    "practice.yes": "yes",
    "practice.no": "no",
    "practice.yours": "this",
    "practice.on": "that",
    "practice.kind": "{kind:kind}",
    "practice.nothing": "nothing",
    "practice.is": "{kind:kind}: {what}.",
    "practice.beats-gang": "A gang beats everything that is none.",
    "practice.beats-kind": "Of five cards, a {kind:kind} beats a {other:kind}.",
    "practice.beats-same": "The same kind, and higher.",
}
