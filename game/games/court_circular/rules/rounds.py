"""The course of a round: cards are laid, somebody drops out, the best hand wins, its player gathers the cards."""

from __future__ import annotations

from game.core.cards import in_turn, put, without
from game.core.rules import Event
from game.games.court_circular.rules.answers import closed
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.deal import lacking
from game.games.court_circular.rules.hands import Hand, Verdict, decide, hand
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, Round, State
from game.games.court_circular.rules.torn import in_order


def lays(state: State, seat: int, card: str) -> State:
    """The state after this seat lays a card beside the lead, face up (S10, A7)."""
    return state._replace(
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        rows=put(state.rows, seat, (*state.rows[seat], card)),
        news=(*state.news, Event("laid", {"seat": seat, "card": card})),
    )


def drops(state: State, seat: int) -> State:
    """The state after this seat drops out; the cards that it has laid stay (E5)."""
    return state._replace(dropped=(*state.dropped, seat), news=(*state.news, Event("dropped", {"seat": seat})))


def next_seat(state: State, seat: int) -> int | None:
    """The next seat in turn that still lays a card; None when the round is over (S11, E4)."""
    if len(state.dropped) == len(state.rows) - 1:
        return None
    _, *others = in_turn(seat, len(state.rows), state.terms.way)
    return next((each for each in (*others, seat) if each not in state.dropped and len(state.rows[each]) < LAID), None)


def stays(state: State, seat: int) -> State:
    """The state after this seat, asked out of turn, does not drop out (E2)."""
    return state._replace(news=(*state.news, Event("stayed", {"seat": seat})))


def asks(state: State, turn: int) -> State:
    """The state that asks seat `turn` to lay; before that, by option, all others whether they drop out (E2)."""
    if not state.terms.drop_any_time or closed(state, tuple(map(len, state.rows))):
        return state._replace(asked=turn)
    _, *others = in_turn(turn, len(state.rows), state.terms.way)
    asked, *queue = (*(each for each in others if each not in state.dropped), turn)
    return state._replace(asked=asked, queue=tuple(queue))


def settle(state: State) -> State:
    """The state with the finished round in `last` and its events in the news."""
    seats = range(len(state.rows))
    made = tuple(_hand(state, seat) for seat in seats)
    staying = tuple(seat for seat in seats if seat not in state.dropped)
    verdict = decide(tuple(each for each in made if each)) if len(staying) > 1 else Verdict((0,), None)
    order = tuple(staying[i] for i in verdict.order)
    last = Round(
        number=state.round,
        pack=state.pack,
        first=state.first,
        dealer=state.dealer,
        lead=state.lead or "",
        rows=state.rows,
        dropped=state.dropped,
        hands=made,
        winner=order[0],
        weakest=order[-1] if len(order) > 1 else None,
        rival=order[1] if len(order) > 1 else None,
        card=verdict.card,
        up=lies_up(state, order[0]),
    )
    last = last._replace(next_dealer=_next_dealer(state, last))
    return state._replace(last=last, news=(*state.news, *_result(last)))


def pack_ends(state: State) -> bool:
    """Whether no other round follows the finished one in this pack (G1, G3)."""
    return state.final or (state.terms.stop_short and len(state.stock) < lacking(state.hands))


def lies_up(state: State, winner: int) -> bool:
    """Whether the cards that this winner takes lie face up (S25, S26, F5)."""
    return winner == state.first if state.terms.first_hand_up else winner != state.dealer


def gather(state: State, last: Round, chosen: str | None) -> State:
    """The winner takes all cards of the round but the next lead, face up or face down (S23 to S26, G4)."""
    taken = without(state.on_table, chosen)
    last = last._replace(chosen=chosen, taken=taken, points=points(taken, last.up, state.terms))
    heaps = state.up if last.up else state.down
    heaps = put(heaps, last.winner, heaps[last.winner] + taken)
    took = {"seat": last.winner, "n": len(taken), "points": last.points}
    return state._replace(
        up=heaps if last.up else state.up,
        down=state.down if last.up else heaps,
        rows=((),) * len(state.rows),
        lead=chosen,
        dropped=(),
        choosing=False,
        last=last,
        news=(*state.news, Event("took-up" if last.up else "took-down", took)),
    )


def row_of(lead: str, laid: Cards) -> Cards:
    """A row as the hands see it: the lead first."""
    return (lead, *laid)


def _hand(state: State, seat: int) -> Hand | None:
    """The hand of a player's row; None when it is not full, or the player has dropped out (E5)."""
    laid = state.rows[seat]
    if len(laid) < LAID or seat in state.dropped:
        return None
    return hand(row_of(state.lead or "", laid), state.terms.sheet)


def _next_dealer(state: State, last: Round) -> int:
    """The next dealer: a seat that dropped out, else the weakest (S28, S32, E7, E8)."""
    if state.terms.fixed_dealer:
        return state.dealer
    if last.dropped:
        return last.dropped[-1 if state.terms.last_drop_deals else 0]
    assert last.weakest is not None
    return last.weakest


def _result(last: Round) -> tuple[Event, ...]:
    """The events at the end of a round: its hands, winner and deciding card."""
    made = tuple(
        Event(
            "made" if each.cards else "made-none",
            {"seat": seat, "hand": each.name, "cards": in_order(each.cards, each)},
        )
        for seat, each in enumerate(last.hands)
        if each
    )
    facts = {"seat": last.winner, "number": last.number}
    if last.rival is None:
        return (Event("won-drop", facts),)
    if last.card:
        return *made, Event("won-card", {**facts, "card": last.card, "rival": last.rival})
    return *made, Event("won", facts)
