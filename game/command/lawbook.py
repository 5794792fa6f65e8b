"""The laws of the contract (game/core/rules.py) for one finished match: each raises where it does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from game.bots import analyse
from game.command.attacks.visitor import holds
from game.core.cards import HIDDEN
from game.core.chance import Dice
from game.core.match import BadMatch, Match
from game.core.rules import IllegalMove, Secret
from game.shelf import GAMES
from game.ui import screens
from game.ui.device import Device
from game.ui.model import Model, links, saves
from game.ui.places import Table
from game.words import LANGUAGES, words_of

POINTS = 4
"""Moments of a match that the laws about one moment look at, besides its beginning and its end."""
REFUSED = 40
"""Moves of other moments that are tried at one."""


class Case(NamedTuple):
    """A finished match, some moments of it, and the dice of what is tried."""

    match: Match
    moments: tuple[Match, ...]
    seat: int
    """The seat that the costly laws look through."""
    dice: Dice


def case(match: Match, dice: Dice) -> Case:
    """What the laws look at in a finished match."""
    turns = sorted({0, len(match.moves), *(dice.below(len(match.moves) + 1) for _ in range(POINTS))})
    return Case(match, tuple(map(match.until, turns)), dice.below(len(match.players)), dice)


def conserved(it: Case) -> None:
    """All states have the same cards, and who looks sees them, some face down."""
    cards = it.match.game.rules.cards
    first = cards(it.match.states[0])
    holds(list(first) == sorted(first) and HIDDEN not in first, "the cards are not in their order", first)
    for state in it.match.states:
        holds(cards(state) == first, "a card has come or gone", cards(state))
    for match, seat in _looks(it):
        left, seen = list(first), cards(match.seen(seat))
        holds(len(seen) == len(first), "sees more or fewer cards", seat, seen)
        for card in (each for each in seen if each != HIDDEN):
            holds(card in left, "sees a card that is not there", seat, card)
            left.remove(card)


def asked(it: Case) -> None:
    """Until the end somebody has moves, each listed once and known without a secret; then nobody has."""
    rules = it.match.game.rules
    for match in it.moments:
        moves, seat = rules.moves(match.state), match.asked
        over = len(match.moves) == len(it.match.moves)
        holds(over == (seat is None) == (not moves), "asked at the wrong time", seat, moves)
        holds([*dict.fromkeys(moves)] == [*moves], "listed twice", moves)
        holds(seat is None or rules.moves(match.seen(seat)) == moves, "a seat does not know its moves", seat, moves)
    for match, seat in _looks(it):
        holds(rules.to_move(match.seen(seat)) == match.asked, "does not see whose turn it is", seat)


def ends(it: Case) -> None:
    """It ends in time and in a known way; only then there are winners, and nobody is ahead of them."""
    rules, (*before, last) = it.match.game.rules, it.match.states
    holds(len(it.match.moves) <= it.match.game.longest, "too long", len(it.match.moves))
    kinds = [event.kind in it.match.game.endings for event in it.match.log(None)]
    holds(kinds.index(True) == len(kinds) - 1, "ended otherwise than at its end")
    holds(not any(map(rules.winners, before)), "won before the end")
    for state in it.match.states:
        scores = rules.scores(state)
        holds(len(scores) == len(it.match.players) and {*map(type, scores)} == {float}, "no scores", scores)
    best = max(rules.scores(last))
    holds(all(rules.scores(last)[seat] == best for seat in rules.winners(last)), "somebody is ahead of the winner")


def blind(it: Case) -> None:
    """Nobody sees more than once seen, a spectator least, and nobody the name of the deal."""
    seen_by = it.match.game.rules.seen_by
    for match, seat in _looks(it):
        seen = match.seen(seat)
        holds(seen_by(seat, seen) == seen, "sees something else the second time", seat)
        holds(seen_by(None, seen) == match.seen(None), "a spectator sees more than a seat", seat)
        holds(f"/{match.deal}" not in repr(seen), "sees the name of the deal", seat)
        news = [event.seen_by(seat) for event in match.state.news]
        holds(news == [*seen.news], "sees other news", seat, seen.news)
        holds(not [each for each in news if each.private and seat not in each.seats], "sees private news", seat, news)


def told(it: Case) -> None:
    """A seat sees no face that its log and its own moves have not told it.

    What is the very same object as in the state before was looked through there, and a seat forgets nothing.
    """
    match, known, rules, before = it.match, set[str](), it.match.game.rules, list[object]()
    faces = {card.partition(":")[0] for card in rules.cards(match.state)}
    for state, move in zip(match.states, (*match.moves, ""), strict=True):
        known |= {word for event in state.news for word in leaves(event.seen_by(it.seat))}
        seen = [*rules.seen_by(it.seat, state)]
        fresh = [part for part, old in zip_longest(seen, before) if part is not old]
        more = ({*leaves(fresh)} & faces) - known
        holds(not more, "sees a card it was never told of", it.seat, sorted(more))
        known |= set(move.split()) if rules.to_move(state) == it.seat else set()
        before = seen


def imagined(it: Case) -> None:
    """Hidden cards dealt anew change nothing that a seat sees, or its page; who is asked can go on with them."""
    rules = it.match.game.rules
    for match in it.moments:
        seen = match.seen(it.seat)
        world = rules.imagine(seen, it.seat, it.dice)
        holds(rules.seen_by(it.seat, world) == seen, "a seat would see that other cards were dealt", it.seat)
        holds(rules.cards(world) == rules.cards(match.state), "other cards were imagined than there are")
        real, other = (_page(match, it.seat, state) for state in (match.state, world))
        holds(real == other, "the page would tell of other cards", it.seat)
    match = it.moments[len(it.moments) // 2]
    state = rules.imagine(match.seen(it.seat), it.seat, it.dice)
    for _ in range(match.game.longest):
        if rules.to_move(state) is None:
            break
        state = rules.play(state, it.dice.choice(rules.moves(state)))
    holds(rules.to_move(state) is None, "an imagined match has no end")


def goes_on(it: Case) -> None:
    """A seen state goes on as the real one does, or says that it lacks a secret."""
    for match in it.moments:
        for move in match.game.rules.moves(match.state) if match.asked is not None else ():
            after = gone_on(match, match.asked or 0, move)
            real = match.game.rules.seen_by(match.asked, match.play(move).state)
            holds(after is None or after == real, "goes on otherwise with", move)


def read(it: Case) -> None:
    """Every move is read back however it is typed, and what is no move is refused with a sentence."""
    rules = it.match.game.rules
    some = [it.dice.choice(it.match.moves) for _ in range(REFUSED)]
    for match in it.moments:
        moves = rules.moves(match.state)
        for move in moves:
            for typed in (move, f"  {move} ", move.lower(), move.upper()):
                holds(rules.read(match.state, typed) == move, "is not read back", typed)
        for move in (*some, "", HIDDEN):
            holds(move in moves or _refused(match, move), "was accepted", move)


def repeated(it: Case) -> None:
    """Played again it is the same match; a text, a save and a link hold it; undone, it can be played on alike."""
    match, save = it.match, saves.Save("law", it.match, (), 1)
    fresh = Match.begin(match.game, match.deal, match.players, match.options, match.v)
    holds(fresh.replay(match.moves) == match, "another match came of the same moves")
    holds(Match.read(match.text(), GAMES) == match, "its text holds another match")
    holds(saves.read_one("law", save.text(), GAMES) == save, "its save holds another match")
    back = match.undo(it.seat)
    holds(back.replay(match.moves[len(back.moves) :]) == match, "undone, it goes on otherwise")
    try:
        holds(links.parse(links.address_with_moves(match), GAMES).match() == match, "its link holds another match")
    except BadMatch as fault:
        holds(fault.key == "link.long", "its link is not read", fault)


def chosen(it: Case) -> None:
    """A bot chooses the same twice, and only what is allowed."""
    match = it.moments[len(it.moments) // 2]
    if (seat := match.asked) is not None:
        think = it.dice.choice([*match.game.levels.values()][:2])
        one, two = (analyse(think, match.seen(seat), seat, match.dice(seat)) for _ in range(2))
        holds(one == two, "a bot has chosen otherwise the second time", one[0], two[0])
        holds({each.move for each in one} <= {*match.game.rules.moves(match.state)}, "a bot cheats", one)


def said(it: Case) -> None:
    """Every line of the log can be said in every language."""
    for lang in LANGUAGES:
        words = words_of(lang, it.match.game)
        holds(all(map(words.tell, it.match.log(it.seat))), "nothing is said in", lang)


LAWS: tuple[Callable[[Case], None], ...] = (
    conserved, asked, ends, blind, told, imagined, goes_on, read, repeated, chosen, said,
)  # fmt: skip
"""In the order in which they are tried."""

COSTLY = (told, imagined, read, repeated, said)
"""Those that take most of the time: they draw pages, or go through the whole match again."""


def leaves(thing: object) -> Iterator[str]:
    """Every word in a thing, however deep."""
    if isinstance(thing, str):
        yield from thing.split()
    elif isinstance(thing, Mapping):
        yield from (word for each in thing.values() for word in leaves(each))
    elif isinstance(thing, Iterable):
        yield from (word for each in thing for word in leaves(each))


def gone_on(match: Match, seat: int, move: str) -> Any:
    """What the seat has seen, after this move of its own; None where a secret is needed."""
    try:
        return match.game.rules.play(match.seen(seat), move)
    except Secret:
        return None


def _looks(it: Case) -> Iterator[tuple[Match, int | None]]:
    """Each moment with everybody who looks on: a spectator and every seat."""
    return ((match, seat) for match in it.moments for seat in (None, *range(len(match.players))))


def _page(match: Match, seat: int, state: Any) -> tuple[str, str]:
    """The page and the moves of a seat, if this is the present state."""
    players = tuple("me" if each == seat else match.game.usual for each in range(len(match.players)))
    match = match._replace(players=players, states=(*match.states[:-1], state))
    model = Model(Device(folds=("log", "deal", "guide", "sheet")), Table(match, ""))
    return screens.page(model), screens.legal(model)


def _refused(match: Match, move: str) -> bool:
    """Whether the rules refuse a move, with a sentence in every language."""
    try:
        match.game.rules.play(match.state, move)
    except IllegalMove as refusal:
        return all(words_of(lang, match.game).say(refusal.saying) for lang in LANGUAGES)
    return False
