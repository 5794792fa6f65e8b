"""The English sentences of the problems of Court Circular."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.asks": "Get the most points from this round.",
    "problem.note": "Both hands are open. Only the cards taken with this round count; the winner leaves the cheapest one as the next lead.",
    "problem.example": "The other one plays for the points as well.",
    "problem.why-drop": (
        "This round is lost. Dropping out now costs {n} point; going on costs {other}.",
        "This round is lost. Dropping out now costs {n} points; going on costs {other}.",
    ),
    "problem.why-wins": (
        "Only the {card:card} wins: {hand:hand} against {its:hand}, {n} point. Anything else costs {other}.",
        "Only the {card:card} wins: {hand:hand} against {its:hand}, {n} points. Anything else costs {other}.",
    ),
    "problem.why-wins-equal": (
        "Only the {card:card} wins: {n} point; anything else costs {other}. {how:say}",
        "Only the {card:card} wins: {n} points; anything else costs {other}. {how:say}",
    ),
    "problem.why-more": (
        "With the {card:card} you take {n} point; with anything else {other} at most.",
        "With the {card:card} you take {n} points; with anything else {other} at most.",
    ),
    "problem.why-less": (
        "The round is lost, but the {card:card} gives away only {n} point; anything else {other}.",
        "The round is lost, but the {card:card} gives away only {n} points; anything else {other}.",
    ),
    "problem.why-now": (
        "{seat:seat} cannot win and will drop out at once. Until then the {card:card} brings most: {n} point instead of {other}.",
        "{seat:seat} cannot win and will drop out at once. Until then the {card:card} brings most: {n} points instead of {other}.",
    ),
    "problem.against-drop": (
        "Dropping out now gives away {n} point.",
        "Dropping out now gives away {n} points.",
    ),
    "problem.against-few": (
        "After the {card:card}, {seat:who} {seat:verb|drops|drop} out, and you take only {n} point.",
        "After the {card:card}, {seat:who} {seat:verb|drops|drop} out, and you take only {n} points.",
    ),
    "problem.against-out": (
        "After the {card:card}, the best that is left is to drop out later: that costs {n} point.",
        "After the {card:card}, the best that is left is to drop out later: that costs {n} points.",
    ),
    "problem.against-wins": (
        "After the {card:card}, you win with {hand:hand} against {its:hand}, but take only {n} point.",
        "After the {card:card}, you win with {hand:hand} against {its:hand}, but take only {n} points.",
    ),
    "problem.against-wins-equal": (
        "After the {card:card}, you win, but take only {n} point. {how:say}",
        "After the {card:card}, you win, but take only {n} points. {how:say}",
    ),
    "problem.against-loses": (
        "After the {card:card}, {seat:who} {seat:verb|wins|win} with {its:hand} against {hand:hand}, and {seat:verb|takes|take} {n} point.",
        "After the {card:card}, {seat:who} {seat:verb|wins|win} with {its:hand} against {hand:hand}, and {seat:verb|takes|take} {n} points.",
    ),
    "problem.against-loses-equal": (
        "After the {card:card}, {seat:who} {seat:verb|wins|win} and {seat:verb|takes|take} {n} point. {how:say}",
        "After the {card:card}, {seat:who} {seat:verb|wins|win} and {seat:verb|takes|take} {n} points. {how:say}",
    ),
    "practice.which": "Which row wins? The first card is the shared lead.",
    "practice.what": "What is this hand? The lead comes first.",
    "practice.hand": "{hand:hand}",
    "practice.is": "{cards:card}.",
    "practice.equal": "Equal hands, {hand:hand}: {mine:card} against {its:card}. Compared from the best card down, suit first, the {card:card} beats the {other:card}.",
    "practice.equal-none": "Neither row makes a hand. Compared from the best card down, suit first, the {card:card} beats the {other:card}.",
    "practice.none": "Nothing in it goes together.",
}
