"""The sentences of the guided match of Read-Aloud."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    # the coach
    "coach.first": "The aim: meet the winner’s condition when the game ends. Cards set it. Select a card, then press “{read:say}”.",
    "coach.second": "A card’s number is its value; conditions compare hands by it. What ends the game stands under the condition.",
    "coach.selected": "Press “{read:say}”: what it says is carried out in order, and nothing else.",
    "coach.selected-stays": "Press “{read:say}” to carry it out. It says nothing of itself, so it stays where it is.",
    "coach.selected-idle": "Read now, it changes nothing and is only discarded. Read it if no other card suits you.",
    "coach.selected-lose": "Careful: if you read this, you lose: you play on, but can no longer win. Select another card.",
    "coach.selected-ends": "{why} Read another card, unless that suits you.",
    "coach.selected-condition": "This sets what wins, for everybody. If your hand suits it better than the others’, press “{read:say}”.",
    "coach.selected-not": "{why:say} Select another card.",
    "coach.replenish": "Your hand is below its limit of {n}, so you take a card from the field. If in doubt, any will do.",
    "coach.replenish-suits": "Your hand is below its limit of {n}, so you take a card from the field: one with which your hand suits the condition.",
    "coach.replenish-later": "Fill up from the field: with what may serve you later, or with what you would rather not leave to the others.",
    "coach.overflow": "More cards than your limit of {n}: choose what you can do without.",
    "coach.choose": "Select one of the framed cards, then press “{choose:say}”. Two quick presses on the card do the same.",
    "coach.choose-any": "Select as many of the framed cards as you like, then press the large button.",
    "coach.choose-answer": "Press one of the buttons in the row.",
    "coach.lost": "You have lost: you play on, but can no longer win. Go back with “{undo:say}” and read another card, or see how it ends.",
    "coach.open": "Nobody wins without a condition, and no card you can read sets one. Discarding brings new cards.",
    "coach.open-set": "Nobody wins without a condition. One of the cards sets one: read it if your hand suits it.",
    "coach.open-last": "No card that you can read sets a condition. Unless another player sets one, nobody wins.",
    "coach.condition": "The condition at the end decides: suit your hand to it, or read a better one.",
    "coach.ahead": "You would win now. Read a card that upsets neither the condition nor your hand.",
    "coach.ahead-end": "You would win now, and one of the cards ends the game: read it.",
    "coach.watch": "{seat:seat} {seat:verb|is|are} reading: see which card it is, and what it does.",
    "coach.near": "The pile is running out ({n} left).",
    "coach.no-pile": "The pile is gone: the last field card ends the game.",
    "coach.end": "That was a whole game. Now play one by yourself; in the workshop you can write cards of your own.",
}
