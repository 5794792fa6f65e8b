"""What a teacher says beside a guided match: one thought for the present moment, from what the learner's seat sees.

Nothing is remembered between two moments, so every deal, every move and every undo finds its sentence.
"""

from __future__ import annotations

from game.core.rules import Choice, Saying
from game.games.court_circular.bots.found import chance
from game.games.court_circular.hints import reasoned
from game.games.court_circular.page.gains import worth
from game.games.court_circular.page.ids import ends_pack, on_table, selected
from game.games.court_circular.page.prospects import cost, plays, row_with
from game.games.court_circular.page.verdict import verdict
from game.games.court_circular.rules.answers import DROP, LEAD, answers, offered
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand, shape
from game.games.court_circular.rules.outlook import Plan, needed, reachable
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, Round, State
from game.ui.view import Scene
from game.ui.view.advice import advice

FULL = 1
"""The number of the round that is taught step by step."""
SPOKEN = 3
"""The rounds that are accompanied card by card; after them only what is new, lost or last is said."""
SELDOM, OFTEN = 1 / 3, 2 / 3
"""A made hand that wins as seldom as the first is called often beaten; one that wins as often as the second, seldom."""
PLAY: Saying = ("table.play", {})


def coach(scene: Scene) -> str:
    """One or two short sentences for this moment of a guided match; empty for nothing."""
    saying = None if scene.seat is None else _saying(scene, scene.seat)
    return scene.words.say(saying) if saying else ""


def quiet(scene: Scene) -> str:
    """What lies in the coach's box while nothing is said: what the cards count; nothing as long as one is new alone."""
    seen: State = scene.seen
    if scene.seat is None or not _knows(seen):
        return ""
    if seen.round == SPOKEN + 1 and not seen.rows[scene.seat] and not seen.choosing:
        return ""
    return scene.words.sentences(worth(scene))


def best_lead(seen: State, seat: int) -> tuple[str, Hand, int, bool]:
    """The next lead that the strongest bot would choose, and the best hand that it makes with the cards held.

    With what the card would count in the heap, and whether it counts least and any lead would do as well.
    """
    card = advised(seen, seat).move.removeprefix(LEAD)
    hands = {each: reachable(each, (), seen.hands[seat], seen.terms.sheet).hand for each in offered(seen)}
    up = bool(seen.last and seen.last.up)
    prices = {each: points((each,), up, seen.terms) for each in hands}
    alike = len({hand.place for hand in hands.values()}) == 1
    return card, hands[card], prices[card], alike and prices[card] == min(prices.values())


def advised(seen: State, seat: int) -> Choice:
    """What the strongest bot would do, as a hint beside the coach says too."""
    return advice(reasoned, seen, seat)[0]


def _saying(scene: Scene, seat: int) -> Saying | None:
    """What the coach says to this seat; None for nothing."""
    seen: State = scene.seen
    last = on_table(scene)
    if seen.asked is None:
        return ("coach.end" if last and scene.put_away >= last.number else "coach.count"), {}
    if seen.choosing:
        return _choosing(scene, seat)
    if last and ends_pack(seen, last):
        return "coach.count", {}
    if seen.last and not seen.rows[seat] and not scene.ticked and (taken := _taken(seen, seen.last, seat)):
        return taken
    if not plays(scene):
        return None if _knows(seen) else ("coach.watch", {})
    return _playing(scene, seat)


def _knows(seen: State) -> bool:
    """Whether the learner has been led through enough rounds to go on alone."""
    return seen.round > SPOKEN


def _choosing(scene: Scene, seat: int) -> Saying | None:
    """What the coach says while the winner of a round chooses the next lead; the result says who won, why, and what."""
    seen: State = scene.seen
    if _knows(seen):
        return None
    if seen.asked != seat:
        return "coach.others", {"seat": seen.asked}
    plain: Saying = "coach.choose" if seen.last is None or seen.last.up else "coach.choose-down", {}
    if seen.round <= FULL or len(seen.hands[seat]) < LAID:
        return plain
    card, hand, price, any_lead = best_lead(seen, seat)
    if not hand.cards:
        return plain
    return f"coach.choose-{'any' if any_lead else 'more'}", {"card": card, "hand": hand.name, "n": price}


def _taken(seen: State, last: Round, seat: int) -> Saying | None:
    """Why what was won lies face up or face down, the first time it does; after the first round also when it counts."""
    heaps = seen.up if last.up else seen.down
    if not last.taken or last.pack > 1 or len(heaps[last.winner]) > len(last.taken):
        return None
    who = "won" if last.winner == seat else "lost"
    taken: Saying = f"coach.{who}-{'up' if last.up else 'down'}", {"seat": last.winner}
    return taken if last.number > FULL else ("coach.taken", {"taken": taken})


def _playing(scene: Scene, seat: int) -> Saying | None:
    """What the coach says while the seat's row is not full."""
    seen: State = scene.seen
    if scene.moves and (lost := _lost(scene, seat)):
        return lost
    if seen.final and not (seen.rows[seat] or selected(scene)):
        return "coach.final", {}
    return None if _knows(seen) else _step(scene, seat)


def _step(scene: Scene, seat: int) -> Saying:
    """What the coach says of the next card while every step is spoken of."""
    seen: State = scene.seen
    card = selected(scene)
    if seen.queue:
        return "coach.watch", {}
    if card in seen.hands[seat]:
        return _selected(scene, card)
    if len(seen.rows[seat]) == LAID - 1:
        return _last(scene, seat)
    return _first_steps(seen, seat, bool(scene.moves)) if seen.round == FULL else _aim(scene, seat)


def _first_steps(seen: State, seat: int, asked: bool) -> Saying:
    """What the coach says in the first round while no card is selected."""
    rival = (seat + 1) % len(seen.rows)
    if not seen.rows[seat]:
        do: Saying = ("coach.touch", {"play": PLAY}) if asked else ("coach.look", {})
        return "coach.draw", {"do": do}
    if not seen.rows[rival]:
        return "coach.watch", {}
    return "coach.second", {"drop": ("page.drop", {})}


def _aim(scene: Scene, seat: int) -> Saying:
    """What can be made of the cards held."""
    seen: State = scene.seen
    plan = _plan(seen, seen.rows[seat], seen.hands[seat])
    if not plan.hand.cards:
        return "coach.aim-none", {}
    if not needed(seen.lead or "", seen.rows[seat], plan, seen.terms.sheet):
        return _made(scene, plan.hand)
    return "coach.aim", {"hand": plan.hand.name, "what": _what(seen, plan.hand)}


def _selected(scene: Scene, card: str) -> Saying:
    """What the coach says of a card that is selected but not laid; the line above the hand says what it makes."""
    seen: State = scene.seen
    laid, held = row_with(scene, card)
    if len(laid) == LAID:
        return "coach.third", {}
    best = _plan(seen, laid, held).hand
    if not best.cards:
        return "coach.first-none", {}
    return "coach.first", {"best": best.name, "what": _what(seen, best), "play": PLAY}


def _last(scene: Scene, seat: int) -> Saying:
    """Advice for the third card: the hand of the one that the strongest bot would lay, else of the best one."""
    seen: State = scene.seen
    plan = _plan(seen, seen.rows[seat], seen.hands[seat])
    card = _third(scene, seat)
    hand = _plan(seen, (*seen.rows[seat], card), ()).hand if card else plan.hand
    if not hand.cards:
        return ("coach.last-none", {"card": plan.cards[0]}) if card in ("", plan.cards[0]) else ("coach.last-keep", {})
    if (card or plan.cards[0]) not in hand.cards:
        return _made(scene, hand)
    return "coach.last", {"hand": hand.name, "what": _what(seen, hand)}


def _third(scene: Scene, seat: int) -> str:
    """The card that the strongest bot would lay; empty where it would drop out, and while the seat is not asked."""
    move = advised(scene.seen, seat).move if scene.moves else ""
    return move if move in scene.seen.hands[seat] else ""


def _made(scene: Scene, best: Hand) -> Saying:
    """Which of the cards that make nothing to lay beside a hand that lies there: they go to whoever wins the round."""
    fate = verdict(scene, best)
    said = "won" if fate.won else "lost" if fate.lost else _stakes(scene)
    return f"coach.made-{said if _fits(scene, said) else 'keep'}", {}


def _stakes(scene: Scene) -> str:
    """What to lay beside a hand that may still be beaten: little where it often is or would lie face down."""
    seen, seat = scene.seen, scene.seat or 0
    if not lies_up(seen, seat):
        return "down"
    wins = chance(advised(seen, seat)) if scene.moves else None
    return "open" if wins is None or SELDOM < wins < OFTEN else "sure" if wins >= OFTEN else "little"


def _fits(scene: Scene, said: str) -> bool:
    """Whether the strongest bot, too, would lay a card that counts as little as is said here."""
    card = _third(scene, scene.seat or 0)
    if not card or said in ("won", "open", "sure"):
        return True
    counts = {each: points((each,), True, scene.seen.terms) for each in scene.seen.hands[scene.seat or 0]}
    return counts[card] == min(counts.values())


def _what(seen: State, hand: Hand) -> Saying:
    """The phrase that says which cards make this hand."""
    return f"what.{shape(hand.name, seen.terms.sheet)}", {}


def _lost(scene: Scene, seat: int) -> Saying | None:
    """Advice to drop out where a rival's row already wins; None elsewhere, and where dropping out is refused."""
    seen: State = scene.seen
    if len(seen.rows) - len(seen.dropped) != 2 or DROP not in answers(seen, seat):
        return None
    if not verdict(scene, _plan(seen, seen.rows[seat], seen.hands[seat]).hand).lost:
        return None
    _, price = cost(seen)
    return "coach.drop", price


def _plan(seen: State, laid: Cards, held: Cards) -> Plan:
    return reachable(seen.lead or "", laid, held, seen.terms.sheet)
