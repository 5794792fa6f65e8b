"""The English sentences of the result of a round, of the count of a pack and of the end of a match."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "page.result": "{seat:seat} won round {number}",
    "page.took-up": (
        "{seat:seat} took {n} card, face up: {points} {points:plural|point|points}.",
        "{seat:seat} took {n} cards, face up: {points} {points:plural|point|points}.",
    ),
    "page.took-down": (
        "{seat:seat} took {n} card, face down: {points} {points:plural|point|points}.",
        "{seat:seat} took {n} cards, face down: {points} {points:plural|point|points}.",
    ),
    "page.takes-up": (
        "{seat:seat} {seat:verb|takes|take} {n} card, face up: {points:say}.",
        "{seat:seat} {seat:verb|takes|take} {n} cards, face up: {points:say}.",
    ),
    "page.takes-down": (
        "{seat:seat} {seat:verb|takes|take} {n} card, face down: {points:say}.",
        "{seat:seat} {seat:verb|takes|take} {n} cards, face down: {points:say}.",
    ),
    "page.points-of": "{least} to {most} {most:plural|point|points}",
    "page.points-range": "{least} to {most} {most:plural|point|points}, depending on the next lead",
    "page.counts-up": "Face up a card counts 2, hearts 1 more, courts 1 more.",
    "page.counts-down": "Face down a card counts 1.",
    "page.counts-down-more": "Face down a card counts 1, hearts 1 more, courts 1 more.",
    "page.not-compared": "{loser:seat} dropped out, so {seat:who} {seat:verb|wins|win} the round.",
    "why.drop": "Nobody else stayed in.",
    "why.drop-one": "{loser:seat} dropped out.",
    "why.card": "Equal hands, {hand:hand}. {how:say}",
    "why.card-none": "Nobody has a hand. {how:say}",
    "why.best": "Best card, suit first: {card:say} beats {other:say}.",
    "why.suits": "Suits count before numbers: {card:say} beats {other:say}.",
    "why.hearts": "Hearts count before all: {card:say} beats {other:say}.",
    "why.suit": "By its suit, {card:say} beats {other:say}.",
    "why.number": "By its number, {card:say} beats {other:say}.",
    "why.ace": "An ace is high even beside a 2: {card:say} beats {other:say}.",
    "why.also": "{card:say} beats {other:say}.",
    "why.of-seat": "{seat:whose} {card:card}",
    "why.of-row": "the {card:card}",
    "why.of-lead": "the {card:card} (the lead)",
    "why.alone": "Only {seat:who} made a hand.",
    "why.hand": "{hand:hand} beats {other:hand}.",
    "page.tally": "The count of pack {number}",
    "page.none-has": "Nobody has {target} {target:plural|point|points} yet, so another pack is dealt.",
    "page.equal-best": "The highest totals are equal, so another pack is dealt.",
    "page.counted": ("{seat:seat}: {n} point", "{seat:seat}: {n} points"),
    "page.counted-above": (
        "{seat:seat}: {n} point, {gain} above the lowest",
        "{seat:seat}: {n} points, {gain} above the lowest",
    ),
    "page.counted-in-all": "{what}, total {total}",
    "page.counted-place": "{place}. {what}",
    "page.lot-up": ("{n} card face up: {points}", "{n} cards face up: {points}"),
    "page.lot-down": ("{n} card face down: {points}", "{n} cards face down: {points}"),
    "page.place": (
        "{place}. {seat:seat}: {n} point",
        "{place}. {seat:seat}: {n} points",
    ),
    "ending.of": "Round {number}, {seat:who}: {what:say}",
    "ending.most": (
        "Round {number} brought {seat:who} the most: {n} point.",
        "Round {number} brought {seat:who} the most: {n} points.",
    ),
    "ending.most-each": (
        "Rounds {numbers} brought {seat:who} the most: {n} point each.",
        "Rounds {numbers} brought {seat:who} the most: {n} points each.",
    ),
    "ending.best": "Round {number} brought {seat:whose} best hand: {hand:hand}.",
    "ending.rare": "{hand:hand}: only one set of four cards in {n:,}.",
}
