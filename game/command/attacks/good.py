"""Good input that attacks begin with: matches, addresses, saves, decks and sentences."""

from __future__ import annotations

import json
from functools import cache

from game.command.attacks.visitor import Visitor
from game.core.chance import Chance, Dice
from game.core.game import Game
from game.core.match import HUMAN, ME, Match
from game.core.texts import dumps
from game.shelf import GAMES
from game.ui import settings as liked
from game.ui.model import attempts, links, saves
from game.ui.model.attempts import Attempt
from game.words import LANGUAGES

CODES = (*LANGUAGES,)
MOST_MOVES = 24
MOST_BYTES = 1_000_000
DECK_CARDS = 12
"""Cards of the deck that codes are made of."""


def game(dice: Dice) -> Game:
    """Any of the games."""
    return dice.choice([*GAMES.values()])


def options(dice: Dice, of: Game) -> dict[str, str]:
    """Some options of a game, chosen in any way there is."""
    found = {}
    for option in of.options:
        if dice.below(3) == 0:
            own = ("7",) if option.kind == "number" else (option.example,) if option.cards else ()
            found[option.key] = dice.choice((*option.choices, *own))
    return found


def match(dice: Dice, deal: str = "", asks_me: bool = False) -> Match:
    """A match of any game, played at random for a while; perhaps until the player at the page is asked."""
    chosen = game(dice)
    others = dice.choice((HUMAN, *chosen.levels))
    players = (ME, *(others if not asks_me else chosen.usual,) * (dice.choice(chosen.seats) - 1))
    begun = Match.begin(chosen, deal or f"fuzz-{dice.below(1000)}", players, options(dice, chosen))
    return played(begun, dice, dice.below(MOST_MOVES), asks_me)


def played(it: Match, dice: Dice, moves: int, asks_me: bool = False) -> Match:
    """The match after `moves` more random moves, and then, with `asks_me`, until the first seat is asked."""
    rules = it.game.rules
    while it.asked is not None and (moves > 0 or (asks_me and it.asked != 0)):
        it = it.play(dice.choice(rules.moves(it.state)))
        moves -= 1
    return it


@cache
def results() -> tuple[tuple[Match, str], ...]:
    """A deal of each game for one person, and the results of two with it, as links hold it before it is packed."""
    found = []
    for of in GAMES.values():
        dice, usual = Chance("results")(of.name), (of.usual,) * (of.usual_seats - 1)
        deal = Match.begin(of, "fuzz-results", (ME, *usual))
        ended = [Attempt(who, played(deal, dice, of.longest)) for who in ("Ann", "")]
        found.append((deal, links.inflated(attempts.pack(ended), MOST_BYTES)))
    return tuple(found)


def addresses(dice: Dice) -> list[str]:
    """Addresses of every sort, of one match and its game."""
    it = match(dice)
    name, query = it.game.name, "&".join(f"{key}={choice}" for key, choice in it.options.items())
    rooms = [f"#/{name}/{room}?{query}" for room in it.game.rooms]
    turns = [links.address_with_moves(it), links.address_with_moves(it, dice.below(len(it.moves) + 1))]
    pages = [f"#/{name}", f"#/{name}/new?{query}", f"#/{name}/rules?{query}", f"#/{name}/lesson"]
    return [links.address(it), *turns, *turns, *pages, *rooms, "#/", "#/settings", "#/history"]


def save(dice: Dice, name: str, deal: str = "") -> saves.Save:
    """The save of a match."""
    marks = tuple(mark for mark in ("undo", "hint", "lesson", "taught") if dice.below(4) == 0)
    names = dice.choice(((), ("Ann",), ("Ann", "Ben", "", "Eve"), ("葵", "健")))
    return saves.Save(name, match(dice, deal), marks, dice.below(2_000_000_000_000), names)


def stored(dice: Dice, start: str, most: int = 3) -> dict[str, str]:
    """The storage of a browser: up to `most` matches with ids that begin with `start`, decks and settings."""
    kept = [save(dice, f"{start}{n}") for n in range(1 + dice.below(most))]
    found = {each.key: each.text() for each in kept}
    if dice.below(2):
        found |= {f"{key}{start}": text for key, text in decks().items()}
    return found | {liked.KEY: settings(dice)} if dice.below(2) else found


def settings(dice: Dice) -> str:
    """The stored settings, each chosen at random."""
    return dumps({each.key: dice.choice(each.choices) for each in liked.offered(GAMES)})


def sentences(of: Game, lang: str) -> tuple[str, ...]:
    """The texts of the cards of a game, without quotation marks: sentences, or names."""
    table = of.words[lang]
    said = (table[key] for key in table if key.startswith("card."))
    return tuple(each.strip("“”「」") for each in said if isinstance(each, str))


def writers() -> tuple[Game, ...]:
    """The games for which players write cards in a room of their own."""
    return tuple(each for each in GAMES.values() if each.rooms)


@cache
def decks() -> dict[str, str]:
    """A deck of each such game as its room stores it, of the sentences on the game's cards."""
    found: dict[str, str] = {}
    for each in writers():
        dice = Chance("good")(each.name)
        visitor = Visitor(f"#/{each.name}/{next(iter(each.rooms))}")
        for _ in range(DECK_CARDS):
            write(visitor, dice.choice(sentences(each, "en")), add=True)
        found |= visitor.stored
    return found


def write(visitor: Visitor, sentence: str, add: bool = False) -> None:
    """Somebody in the room writes a sentence, and perhaps puts it into the open deck."""
    if field := visitor.field("room typed "):
        visitor.send(field, sentence)
    if add and (form := visitor.field("keep add ")):
        visitor.send(form, sentence)


@cache
def codes() -> tuple[str, ...]:
    """Cards that players wrote, as they stand in links."""
    examples = [option.example for each in GAMES.values() for option in each.options if option.cards]
    return (*examples, *(json.loads(text)["cards"] for text in decks().values()))
