"""The English sentences of Tiny."""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "title": "Tiny",
    "blurb": "Seven cards, two players: the higher card takes the trick, and one card is missing.",
    "aim": "Win more tricks than your opponent.",
    "tile.time": "2 min",
    "tile.feel": "tiny",
    "guide": "The cards",
    # options and opponents
    "option.goal": "How to win",
    "option.goal.help": "The match ends when somebody has taken five tricks.",
    "option.goal.most": "five tricks win",
    "option.goal.fewest": "five tricks lose",
    "level.random.help": "Lays any card.",
    "level.easy.help": "Guesses the hidden cards ten times and lays the card that did best.",
    # log
    "log.dealt": ("{seat:seat}: {n} card dealt.", "{seat:seat}: {n} cards dealt."),
    "log.dealt.seen": "{seat:seat}: {cards} dealt.",
    "log.laid": "{seat:seat}: laid {card}.",
    "log.took": ("{seat:seat}: took the trick, {n} in all.", "{seat:seat}: took the trick, {n} in all."),
    "log.most": "Five tricks: the match goes to {winners:who}",
    "log.fewest": "Too many tricks: the match goes to {winners:who}",
    # table
    "page.lead": "Lead any card",
    "page.answer": "Answer the {card}",
    "page.wait": "Waiting for {seat:who}",
    "page.hand": "Your cards",
    "page.holds": ("{n} card face down", "{n} cards face down"),
    "page.held": "{card}, card {i} of {n}",
    "page.on-table": "Cards on the table",
    "page.laid-by": "{card}, from {seat:who}",
    "page.taken": ("{n} trick", "{n} tricks"),
    "page.would.lead": "{card} leads",
    "page.would.take": "{card} takes the trick",
    "page.would.leave": "{card} leaves the trick",
    "page.unseen": "Face down: {cards}",
    # score sheet
    "sheet.none": "No trick is finished yet.",
    "sheet.trick": "Trick",
    "sheet.took": "{card}, took it",
    # read out
    "hear.cards": "You hold {cards}.",
    "hear.count": ("{seat:seat}: {n} card.", "{seat:seat}: {n} cards."),
    "hear.tricks": ("{seat:seat}: {n} trick.", "{seat:seat}: {n} tricks."),
    "hear.nothing": "Nothing.",
    # coach
    "coach.lead": "You lead. {card} is your highest card; of the cards face down, one is in nobody’s hand.",
    "coach.take": "{card} is the lowest of your cards that takes the trick.",
    "coach.leave": "You cannot take this trick, so keep your highest card.",
    # rules
    "book.cards": "Cards",
    "book.cards.text": "There are seven cards, {cards}. Each player is dealt {held}; one stays face down.",
    "book.play": "Play",
    "book.play.text": "One leads a card, the other answers. The higher card takes the trick, and its player leads next. When the hands are empty, all cards are dealt anew.",
    "book.end": "End",
    "book.end.text": "The match ends when somebody has taken {enough} tricks: as agreed, that wins or loses.",
}
