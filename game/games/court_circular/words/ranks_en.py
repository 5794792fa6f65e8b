"""The English sentences about the hands of Court Circular: what each is, and how equal ones compare."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "page.hand-name": "Hand, strongest first",
    "page.example": "Example, lead first",
    "page.example-of": "lead {card:card}, with {cards:card}",
    "page.here": "yours so far",
    "page.here-with": "with this card",
    "page.made": "yours this round",
    "page.best": "best in reach",
    "page.gone": "out of reach",
    "page.pale": "Hands in pale type are out of reach, or you will have a better one.",
    "what.alike-4": "four cards of the same number",
    "what.alike-3": "three cards of the same number",
    "what.alike-2": "two cards of the same number",
    "what.run-4": "four numbers in a row, the lead at an end",
    "what.run-3": "three numbers in a row; the lead, if used, at an end",
    "what.suited-4": "four cards of one suit",
    "what.suited-3": "three cards of one suit",
    "what.hearts-4": "four hearts",
    "what.hearts-3": "three hearts",
    "what.hearts-2": "two hearts",
    "what.court-4": "four court cards (jack, queen, king)",
    "what.court-3": "three court cards (jack, queen, king)",
    "what.court-2": "two court cards (jack, queen, king)",
    "page.scoring": "Points",
    "page.equal": "Equal hands, or none",
    "page.order-article": "The best card of the hand decides: first the suit, then the number from the ace down to the 2. If it is the same card, the next best.",
    "page.order-1860": "The best card of the hand decides: hearts before all, then the number from the ace down to the 2, then the suit. If it is the same card, the next best.",
    "page.order-1862": "The best card of the hand decides: the number from the ace down to the 2, then the suit. If it is the same card, the next best.",
    # sequences
    "page.no-run": "{run} is no sequence: the lead is in the middle.",
    "page.lead-in-run": "With the 10 as the lead, 9-10-J is no sequence: the lead is in the middle.",
    "page.ace-in-run": "In a sequence the ace goes next to the king or next to the 2.",
    "page.what": "{hand:hand}: {what:say}.",
}
