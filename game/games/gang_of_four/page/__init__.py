"""The table of Gang of Four, as functions from what a seat has seen to HTML."""

from __future__ import annotations

from game.games.gang_of_four.hints import names
from game.games.gang_of_four.page.centre import RECALL, middle
from game.games.gang_of_four.page.coach import coach, halts, points_at
from game.games.gang_of_four.page.drawing import fan, picture, symbols
from game.games.gang_of_four.page.ending import counts, course, ending, strip
from game.games.gang_of_four.page.guide import guide
from game.games.gang_of_four.page.hand import FOLD, actions, answers, chosen, hand, play_label, taker
from game.games.gang_of_four.page.held import as_sorted, order
from game.games.gang_of_four.page.ids import held_by, ids_of, on_table, shows_result
from game.games.gang_of_four.page.motion import moved
from game.games.gang_of_four.page.passing import auto, held
from game.games.gang_of_four.page.readout import heard, opens, told
from game.games.gang_of_four.page.result import result
from game.games.gang_of_four.page.reveal import gang, laid, took
from game.games.gang_of_four.page.seats import rivals, seat_of
from game.games.gang_of_four.page.sheet import sheet
from game.games.gang_of_four.page.status import moment, status
from game.games.gang_of_four.page.taps import propose
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.combos import classify
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.state import State
from game.ui.html import Html, render, span
from game.ui.view import READING, Board, Scene, View, finished, poster, several, sound
from game.ui.view.book import in_module
from game.ui.view.hand import open_hand
from game.ui.view.seats import mine
from game.words import Words

LAID, GLANCE, LONGER = 2, 3, 4
"""Paces to read a few cards that were laid; an exchanged card; many cards that were laid, or a finished trick."""
MANY = 5
"""Cards that take longer to read."""
NEW_HAND = 5
"""Paces to look at a new hand."""
COVER = ("G10", "G10", "Y10", "R10"), ("GP", "YP", "RD")


def board(scene: Scene) -> Board:
    """The whole table as this seat sees it."""
    last = on_table(scene)
    return Board(
        rivals=rivals(scene),
        middle=result(scene, last) if last else middle(scene),
        mine=mine(scene, seat_of),
        hand=render([answers(scene), hand(scene)]),
        play=play_label(scene),
    )


def pad(_: Words, n: int) -> str:
    """The number of a round with its direction, as on the pad of the game: the first one goes clockwise."""
    return f"{n} {'↻' if n % 2 else '↺'}"


def cover(_: Words) -> Html:
    """The picture on the menu: a Gang of Four, and the strongest singles."""
    return render([span(".spread")[fan(cards)] for cards in COVER])


def fan_of_four(_: Words) -> list[Html]:
    """A Gang of Four, for the picture of a result."""
    return poster.fan("gang-of-four", COVER[0])


def pause(before: State, after: State) -> int:
    """Paces to read the result of a round, an exchanged card, a finished trick, or what was laid; a pass needs one."""
    if finished(after) > finished(before):
        return READING
    if before.giving:
        return GLANCE
    if before.trick and not after.trick:
        return LONGER
    combo = after.trick[-1].combo if after.trick else None
    return 1 if combo is None else LONGER if len(combo.cards) >= MANY else LAID


def dealt(seen: State) -> int:
    """Paces to look at a hand that has just been dealt, before anybody plays or gives a card."""
    moved = seen.played or seen.asked is None or (seen.exchange and seen.exchange.given)
    return 1 if moved else NEW_HAND


def first_card(scene: Scene) -> str:
    """The id of the first card held, where the focus goes when it is lost."""
    return next(iter(order(scene)), "main")


def meaning(scene: Scene, move: str) -> str:
    """What a move would do, in words: its label in the list for typed moves."""
    if move == PASS:
        return scene.words("page.would-pass")
    if move.startswith(GIVE):
        return scene.words("page.gives", card=move.removeprefix(GIVE), taker=taker(scene.seen))
    combo = classify(move.removesuffix(CALL).split(), scene.seen.terms.compare)
    if combo is None:
        return ""
    key = "page.would-call" if move.endswith(CALL) else "page.would"
    return scene.words(key, kind=combo.kind, cards=combo.cards)


def pictured(scene: Scene, move: str) -> Html:
    """The cards that a move plays or gives; nothing of a pass, which is said in words."""
    return Html() if move == PASS else fan(tuple(move.removeprefix(GIVE).removesuffix(CALL).split()))


def brief(scene: Scene, move: str) -> str:
    """What a move would do, in few words: the card, or the kind with what tells it from others in the hand."""
    if move.startswith(GIVE):
        return scene.words("brief.give", card=move.removeprefix(GIVE))
    combo = None if move == PASS else classify(move.removesuffix(CALL).split(), scene.seen.terms.compare)
    if combo is None:
        return meaning(scene, move)
    return scene.words.say(names.named(combo, held_by(scene.seen, scene.seat), scene.seen.terms.compare))


def alike(scene: Scene, move: str, other: str) -> bool:
    """Whether two moves are one choice to a player, such as a combination in other colours."""
    return names.alike((move, other), held_by(scene.seen, scene.seat), scene.seen.terms.compare)


def cues(before: State, after: State, seat: int | None) -> tuple[str, ...]:
    """The sounds of a combination or a gang laid, of a trick taken, and of a round that the player has won or lost."""
    there = {"gang": gang(after), "laid": laid(after) and not gang(after), "taken": took(after)}
    over = finished(after) > finished(before)
    won = seat == after.last.winner if over and after.last and seat is not None else None
    return (*(cue for cue, heard in there.items() if heard), *sound.ended(won))


VIEW = View(
    open_hand=open_hand(picture, as_sorted),
    hands_at_once=4,
    symbols=symbols,
    cover=cover,
    poster=fan_of_four,
    crest="mark-R",
    pad=pad,
    board=board,
    status=status,
    guide=guide,
    sheet=sheet,
    heard=heard,
    meaning=meaning,
    brief=brief,
    alike=alike,
    pictured=pictured,
    chosen=chosen,
    cards_of=ids_of,
    coach=coach,
    points_at=points_at,
    halts=halts,
    rulebook=in_module("game.games.gang_of_four.book"),
    first_card=first_card,
    moved=moved,
    pause=pause,
    dealt=dealt,
    held=held,
    cues=cues,
    tick=several,
    propose=propose,
    covers=(FOLD, RECALL),
    glances=(RECALL,),
    keys={"p": "line pass", "b": "hear combinations"},
    actions=actions,
    auto=auto,
    opens=opens,
    told=told,
    shows_result=shows_result,
    ending=ending,
    counts=counts,
    fewer=True,
    winner_first=True,
    strip=strip,
    moment=moment,
    course=course,
)
