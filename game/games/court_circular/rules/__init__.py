"""The rules of Court Circular (Lewis Carroll, 1860): the contract, and the course of a match.

Labels such as S20 and E8 are looked up in docs/rulings/court-circular.md.
Parts: `hands` what a row is worth, `answers` what may be done, `rounds` a round, `pack` the deal, `score` the count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.cards import HIDDEN
from game.core.chance import Chance
from game.core.counting import won_by
from game.core.rules import Event, IllegalMove, Secret
from game.games.court_circular.rules.answers import DROP, LEAD, STAY, answers, check, meant
from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.deal import Dealt, draw, fill, lacking
from game.games.court_circular.rules.options import Terms, agreed
from game.games.court_circular.rules.rounds import asks, drops, gather, lays, next_seat, pack_ends, settle, stays
from game.games.court_circular.rules.score import tally, totals
from game.games.court_circular.rules.sight import cards, imagine, seen_by
from game.games.court_circular.rules.state import Draw, Round, State, Tally

__all__ = ("State", "cards", "deal", "imagine", "moves", "play", "read", "scores", "seen_by", "to_move", "winners")

LONGEST_PACK = 51 + 4 * 41
"""Cards laid; and in each round three drop-outs and a lead. Each takes a card at least from a stock of 39."""
MOST_STAYS = 3 * 51
"""Where all may drop out at any time, three others say before each card but the first that they do not."""
LAST_PACK_FROM = 4700
"""The pack in which a match has its move of this number is the last, so that its save can always be read."""
LONGEST = LAST_PACK_FROM + LONGEST_PACK


class Start(NamedTuple):
    """The dealer and the first-hand of a new pack."""

    dealer: int
    first: int


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """The first state of a match for 2 to 4 seats (S1), the first pack dealt; a draw settles who deals (S5)."""
    terms = agreed(options)
    drawn = draw(seats, terms, chance("draw", 1))
    empty = ((),) * seats
    start = State(
        terms=terms,
        chance=chance,
        draw=drawn,
        dealer=drawn.dealer,
        first=drawn.first,
        rows=empty,
        hands=empty,
        up=empty,
        down=empty,
        totals=(0,) * seats,
        news=_drawn(drawn),
    )
    return _begin_pack(start, chance, Start(drawn.dealer, drawn.first))


def to_move(state: State) -> int | None:
    """The seat to move: to lay a card, drop out or stay, or choose the next lead; None when the match is over."""
    return state.asked


def moves(state: State) -> tuple[str, ...]:
    """All legal moves: cards to lay and the drop, staying or the drop, or the cards to lead next."""
    return () if state.asked is None else answers(state, state.asked)


def read(state: State, text: str) -> str:
    """The legal move that a text means, in either language, with any sign of the suits; IllegalMove when none."""
    if state.asked is None:
        raise IllegalMove("illegal.over")
    move = meant(state, text)
    check(state, state.asked, move)
    return move


def play(state: State, move: str) -> State:
    """The state after a card, a drop or a lead, which may end round, pack and match; IllegalMove when refused."""
    seat = state.asked
    if seat is None:
        raise IllegalMove("illegal.over")
    check(state, seat, move)
    state = state._replace(turn=state.turn + 1, news=())
    if state.choosing:
        return _lead(state, move.removeprefix(LEAD))
    if state.queue:
        return _out_of_turn(state, seat, move)
    state = drops(state, seat) if move == DROP else lays(state, seat, move)
    turn = next_seat(state, seat)
    if turn is None:
        return _end_round(state)
    return state._replace(asked=turn) if move == DROP else asks(state, turn)


def last_pack_from(terms: Terms) -> int:
    """The pack in which a match has its move of this number is its last one."""
    return LAST_PACK_FROM - MOST_STAYS if terms.drop_any_time else LAST_PACK_FROM


def scores(state: State) -> tuple[float, ...]:
    """The totals in points, per seat; before the end, as if the pack were counted now."""
    return tuple(float(total) for total in totals(state))


def winners(state: State) -> tuple[int, ...]:
    """The seat with the highest total once the match is over (G10)."""
    return state.victors


def _out_of_turn(state: State, seat: int, move: str) -> State:
    """The state after a seat stays in, or drops out, while another is to lay a card (E2)."""
    if move == STAY:
        state = stays(state, seat)
    else:
        state = drops(state, seat)
        if len(state.dropped) == len(state.rows) - 1:
            return _end_round(state._replace(queue=()))
    asked, *queue = state.queue
    return state._replace(asked=asked, queue=tuple(queue))


def _end_round(state: State) -> State:
    """The winner chooses the next lead; after the last round of a pack he takes all, and it is counted (G4)."""
    state = settle(state)
    assert state.last
    if pack_ends(state):
        return _end_pack(gather(state, state.last, None), state.last)
    return state._replace(choosing=True, asked=state.last.winner)


def _lead(state: State, card: str) -> State:
    """The next lead is chosen, the rest is gathered, and the next round begins with filled hands."""
    assert state.last
    last = state.last
    news = Event("chose", {"seat": last.winner, "card": card})
    state = gather(state._replace(news=(news,)), last, card)
    return _begin_round(state, Start(last.next_dealer, last.winner))


def _begin_round(state: State, start: Start) -> State:
    """The hands are filled, as far as the stock goes (F9)."""
    dealt = fill(state.hands, state.stock, start.first, state.terms.literal, state.terms.way)
    if any(HIDDEN in held[len(before) :] for held, before in zip(dealt.hands, state.hands, strict=True)):
        raise Secret
    return _open(state, start, dealt)


def _begin_pack(state: State, chance: Chance, start: Start) -> State:
    """All cards are shuffled; six to each, one at a time from the first-hand (A5), and then comes the lead (S8, S9)."""
    empty = ((),) * len(state.rows)
    number = state.pack + 1
    pack = chance("deal", number).shuffled(DECK)
    hands, (lead, *stock) = fill(empty, pack, start.first, state.terms.literal, state.terms.way)
    news = (*state.news, Event("pack", {"number": number}))
    state = state._replace(pack=number, lead=lead, hands=empty, up=empty, down=empty, news=news)
    return _open(state, start, Dealt(hands, tuple(stock)))


def _open(state: State, start: Start, dealt: Dealt) -> State:
    """A round begins; when the stock has not filled all hands, it is the last of the pack (G1)."""
    final = lacking(dealt.hands) > 0
    news = [
        Event("dealt", {"seat": seat, "n": len(held) - len(before)}, {"cards": held[len(before) :]}, (seat,))
        for seat, (held, before) in enumerate(zip(dealt.hands, state.hands, strict=True))
        if held != before
    ]
    facts = {"number": state.round + 1, "dealer": start.dealer, "first": start.first, "card": state.lead}
    return state._replace(
        round=state.round + 1,
        dealer=start.dealer,
        first=start.first,
        asked=start.first,
        final=final,
        hands=dealt.hands,
        stock=dealt.stock,
        news=(*state.news, *news, Event("round-last" if final else "round", facts)),
    )


def _end_pack(state: State, last: Round) -> State:
    """The heaps are counted; the match ends, or a new pack is dealt (S34, S37, G9 to G11)."""
    count = tally(state)
    state = state._replace(totals=count.totals, tally=count, news=(*state.news, *_counted(count)))
    best = tuple(seat for seat, total in enumerate(count.totals) if total == max(count.totals))
    if (max(count.totals) >= state.terms.target and len(best) == 1) or state.turn >= last_pack_from(state.terms):
        end = Event(_ending(state, last), {"winners": best, "score": won_by(count.totals)})
        return state._replace(asked=None, victors=best, news=(*state.news, end))
    if state.chance is None:
        raise Secret
    return _next_pack(state, state.chance, last)


def _next_pack(state: State, chance: Chance, last: Round) -> State:
    """The dealer and the first-hand stay as after any round, or are drawn anew (G11)."""
    if not state.terms.redraw:
        return _begin_pack(state, chance, Start(last.next_dealer, last.winner))
    dealer = state.dealer if state.terms.fixed_dealer else None
    drawn = draw(len(state.rows), state.terms, chance("draw", state.pack + 1), dealer)
    state = state._replace(draw=drawn, news=(*state.news, *_drawn(drawn)))
    return _begin_pack(state, chance, Start(drawn.dealer, drawn.first))


def _ending(state: State, last: Round) -> str:
    """How the last pack ended: played out, by a drop-out, or when the hands could not be filled (G1)."""
    if not state.final:
        return "victory-short"
    return "victory-drop" if last.rival is None else "victory"


def _drawn(drawn: Draw) -> tuple[Event, ...]:
    """The events of the draw for the deal."""
    cards_drawn = (
        Event("drew", {"seat": seat, "card": card})
        for drawing in drawn.drawings
        for seat, card in zip(drawing.seats, drawing.cards, strict=True)
    )
    return (*cards_drawn, Event("draw", {"dealer": drawn.dealer, "first": drawn.first}))


def _counted(count: Tally) -> tuple[Event, ...]:
    """The events of a count."""
    return tuple(
        Event("counted", {"seat": seat, "points": count.points[seat], "n": count.gains[seat], "total": total})
        for seat, total in enumerate(count.totals)
    )
