"""What the status line asks for in the middle of a text; the clause itself stands beside it, with what was read."""

from __future__ import annotations

from game.core.rules import Facts, Saying
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.page.picking import to_pick
from game.games.read_aloud.page.wording import clause_due, due
from game.games.read_aloud.rules.state import REPLENISHING, Ask, Spot, State
from game.games.read_aloud.rules.zones import limit_of, reading
from game.ui.view import Scene

ACTS: dict[type, str] = {
    e.Discard: "discard",
    e.Each: "discard",
    e.EachBy: "discard",
    e.Look: "look",
    e.Shuffle: "shuffle",
    e.Stack: "stack",
    e.Swap: "swap",
    e.SwapOnes: "swap",
    e.SwapTwo: "swap",
    e.Take: "take",
    e.ToPile: "pile",
}
"""What becomes of a card that is asked for, by its clause; elsewhere the sentence alone says it."""
OF_A_PLAYER: dict[type, str] = {
    e.DoubleLimit: "limit",
    e.Each: "discards",
    e.LoseEach: "loses",
    e.SetLimit: "limit",
    e.SwapHands: "swap",
    e.Take: "takes",
}
"""For what a player is asked for, by its clause: the end of a key; elsewhere for what becomes of their cards."""
HEAPS = (e.Place.FIELD, e.Place.PILE, e.Place.DISCARDS)


def question(scene: Scene, own: bool) -> Saying:
    """The question and who is asked: the sentence of the status line."""
    seen: State = scene.seen
    ask = seen.asked
    assert ask
    if not own:
        return f"ask.{ask.kind}.other", {"seat": ask.seat}
    clause = clause_due(seen)
    act: Saying = (f"act-on.{_act(clause)}", {})
    if cards := to_pick(scene):
        return "ask.cards", {"origin": (f"out-of.{_where(ask._replace(spots=cards))}", {}), "act": act}
    if ask.kind == "player":
        return f"ask.player-{_of_a_player(clause)}", {"act": act}
    if ask.kind != "card":
        lacks = limit_of(seen, ask.seat) - len(seen.hands[ask.seat])
        facts: dict[str, Facts] = {"number": {"act": act}, "replenish": {"n": lacks}, "overflow": {"n": -lacks}}
        return f"ask.{ask.kind}", facts.get(ask.kind, {})
    return _for_card(seen, ask, act)


def _of_a_player(clause: e.Clause | None) -> str:
    """For what a player is asked for: the end of a key."""
    if isinstance(clause, e.Limit):
        return "raise" if clause.change > 0 else "lower"
    return OF_A_PLAYER.get(type(clause), "hand" if _is_whole(clause) else "cards")


def _is_whole(clause: e.Clause | None) -> bool:
    """Whether a clause is about all cards of a place, so that the card asked for only says which."""
    return isinstance(clause, e.Shuffle) or isinstance(getattr(clause, "cards", None), e.Whole)


def _for_card(seen: State, ask: Ask, act: Saying) -> Saying:
    """The question for one card: the how manieth of how many, what it is swapped with, and whose card wants it."""
    nth, of = _nth(seen)
    facts: Facts = {"origin": (f"out-of.{_where(ask)}", {"seat": ask.spots[0].seat or 0}), "act": act}
    if _way(seen) == "swap-with":
        return "ask.swap-with", facts
    if _is_whole(clause_due(seen)):
        return "ask.zone", facts
    counted = of > 1 and (nth > 1 or _act(clause_due(seen)) == "discard")
    key = "ask.next-of" if counted else "ask.next" if _again(seen, ask) else "ask.card"
    facts = {**facts, "nth": nth, "of": of} if counted else facts
    by = reading(seen).reader
    return (key, facts) if by == ask.seat else (f"{key}-for", {**facts, "seat": by})


def discards(seen: State) -> bool:
    """Whether the card that is asked for is discarded."""
    return seen.asked is not None and seen.asked.kind == "card" and _act(clause_due(seen)) == "discard"


def verb(seen: State) -> Saying:
    """What the button says by which the selected card is chosen: what is done with it, where that is one word."""
    if seen.asked is None:
        return "page.read", {}
    takes = seen.asked.kind == "replenish" or (seen.asked.kind == "card" and _act(clause_due(seen)) == "take")
    how = "discard" if seen.asked.kind == "overflow" or discards(seen) else "take" if takes else "choose"
    return f"page.{how}", {}


def answered(scene: Scene, what: str) -> str:
    """What is done with a card or a player that is chosen, in few words."""
    ask = scene.seen.asked
    if ask and ask.kind in REPLENISHING:
        return scene.words(f"page.meaning-{ask.kind}", what=what)
    act = "read" if ask is None else "player" if ask.kind == "player" else _way(scene.seen)
    return scene.words(f"page.brief-{act}", what=what)


def is_told(seen: State) -> bool:
    """Whether it can be told in few words what is done with what is chosen."""
    return seen.asked is None or seen.asked.kind in REPLENISHING or _way(seen) != "any"


def _way(seen: State) -> str:
    """What is done with a card that is chosen: the end of a key."""
    clause = clause_due(seen)
    if isinstance(clause, e.Swap):
        return "swap-this"
    second = isinstance(clause, e.SwapTwo | e.SwapOnes) and _nth(seen)[0] > 1
    return "swap-with" if second else _act(clause)


def _nth(seen: State) -> tuple[int, int]:
    """The how manieth card of a clause is asked for, and of how many; 0 where it asks several, or is not that sure."""
    now, clause = due(seen), clause_due(seen)
    chosen = now.chosen if now else ()
    nth = 1 + sum(isinstance(each, Spot) for each in chosen)
    if isinstance(clause, e.SwapTwo | e.SwapOnes):
        return nth, 2
    if isinstance(clause, e.Each | e.EachBy) and seen.asked:
        before = sum(isinstance(each, Spot) and each.seat == seen.asked.seat for each in chosen)
        return 1 + before, min(clause.amount, before + len(seen.asked.spots))
    amount = getattr(getattr(clause, "cards", None), "amount", 0)
    if isinstance(amount, e.Any):
        amount = next((each for each in chosen if not isinstance(each, Spot)), 0)
    return nth, amount if isinstance(amount, int) else 0


def _act(clause: e.Clause | None) -> str:
    """What becomes of the card: the end of a key."""
    return clause.face.value if isinstance(clause, e.Turn) else ACTS.get(type(clause), "any")


def _where(ask: Ask) -> str:
    """Where the cards lie that can be chosen: the end of a key."""
    zones = {(spot.place, spot.seat) for spot in ask.spots}
    places = {place for place, _ in zones}
    if places == {e.Place.HANDS}:
        seats = {seat for _, seat in zones}
        own = ask.seat in seats
        return ("mine" if own else "hand") if len(seats) == 1 else "hands" if own else "others"
    if len(places) == 1 and {*HEAPS} & places:
        return ask.spots[0].place.value
    return "play" if places == {e.Place.FIELD, e.Place.HANDS} else "anywhere"


def _again(seen: State, ask: Ask) -> bool:
    """Whether a card of the same places has been chosen for the clause: the others choose from theirs."""
    now = due(seen)
    places = {(spot.place, spot.seat) for spot in ask.spots}
    return now is not None and any(isinstance(each, Spot) and (each.place, each.seat) in places for each in now.chosen)
