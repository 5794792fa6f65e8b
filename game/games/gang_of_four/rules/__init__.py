"""The rules of Gang of Four (Days of Wonder 2005): the contract, and the course of a match.

Labels such as 12 and D20 are looked up in docs/rulings/gang-of-four.md. Parts: `combos` are the combinations, `answers`
the legal moves, `turns` the tricks, `score` the end of a round, `dealing` and `exchange` its beginning.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.chance import Chance
from game.core.rules import Event, IllegalMove, Secret
from game.games.gang_of_four.rules import typed
from game.games.gang_of_four.rules.answers import answers, check_answer
from game.games.gang_of_four.rules.cards import MULTI, NUMBER
from game.games.gang_of_four.rules.dealing import HELD, Dealt, deal_out
from game.games.gang_of_four.rules.exchange import check_gift, gifts, give
from game.games.gang_of_four.rules.opening import beginner, begins, holder
from game.games.gang_of_four.rules.score import Round, best, lowest, over, settle, weakest
from game.games.gang_of_four.rules.sight import cards, imagine, seen_by
from game.games.gang_of_four.rules.state import Exchange, Known, State, agreed
from game.games.gang_of_four.rules.turns import go_on, lays, passes, victor

__all__ = ("State", "cards", "deal", "imagine", "moves", "play", "read", "scores", "seen_by", "to_move", "winners")

LONGEST_ROUND = 2 + 61 + 3 * 60
"""Two gifts; plays, since the winner lays 16 cards and three others at most 15; three passes after all but the last."""
LAST_ROUND_FROM = 4700
"""The round in which a match has its move of this number is the last, so that its save can always be read."""
LONGEST = LAST_ROUND_FROM - 1 + LONGEST_ROUND


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """The first state of a match for 3 or 4 seats (D28), the first round dealt; the first dealer is drawn (18, D21)."""
    terms = agreed(options)
    start = State(
        terms=terms,
        chance=chance,
        turn=0,
        round=0,
        direction=-1 if terms.clockwise_first else 1,
        dealer=chance("dealer").below(seats),
        asked=None,
        hands=((),) * seats,
        totals=(0,) * seats,
    )
    return _begin_round(start, chance)


def to_move(state: State) -> int | None:
    """The seat to move; None when the match is over."""
    return state.asked


def moves(state: State) -> tuple[str, ...]:
    """All legal moves: in the exchange the cards to give, in a trick the combinations, weakest first, and the pass."""
    if state.asked is None:
        return ()
    return gifts(state) if state.giving else answers(state, state.asked)


def read(state: State, text: str) -> str:
    """The legal move that a text means, cards in any order, colours in either language; IllegalMove when none."""
    move = typed.read(text, state.giving)
    _check(state, move)
    return move


def play(state: State, move: str) -> State:
    """The state after a gift, a play or a pass, which may end the round or the match; IllegalMove when refused."""
    seat = state.asked
    if seat is None:
        raise IllegalMove("illegal.over")
    if state.giving:
        return give(state, check_gift(state, move))
    combo, called = check_answer(state, seat, move)
    if combo is None:
        return go_on(passes(state, seat))
    state = lays(state, seat, combo, called)
    winner = victor(state, seat)
    return go_on(state) if winner is None else _end_round(state, winner)


def scores(state: State) -> tuple[float, ...]:
    """Minus the penalty points of the finished rounds, per seat."""
    return tuple([float(-total) for total in state.totals])


def winners(state: State) -> tuple[int, ...]:
    """The seats with the lowest total once the match is over; they share it, or the tie is broken (D18)."""
    return best(state.last, state.terms.tie_break) if state.asked is None and state.last else ()


def turned(direction: int) -> int:
    """The direction of play, 1 or -1, in the round after one in this direction (14)."""
    return -direction


def _check(state: State, move: str) -> None:
    """IllegalMove when this is no legal move."""
    if state.asked is None:
        raise IllegalMove("illegal.over")
    if state.giving:
        check_gift(state, move)
    else:
        check_answer(state, state.asked, move)


def _begin_round(state: State, chance: Chance) -> State:
    """The direction changes (14), the cards are dealt, and from the second round on two seats exchange cards (12)."""
    number, seats, last = state.round + 1, len(state.hands), state.last
    dealt = deal_out(seats, state.dealer, number, chance)
    swap = Exchange(weakest(last), last.winner) if last else None
    first = holder(dealt.hands)
    starter = beginner(first, state.dealer, seats)
    return state._replace(
        round=number,
        direction=turned(state.direction),
        asked=swap.loser if swap else starter,
        hands=dealt.hands,
        dummy=dealt.dummy,
        cut=dealt.shown,
        played=(),
        trick=(),
        top=None,
        passed=(),
        out=(),
        last_trick=state.trick,
        exchange=swap,
        known=_known(dealt, first, swap),
        news=(*state.news, *_dealing(state, dealt, number), *(() if swap else (begins(starter, first),))),
    )


def _end_round(state: State, winner: int) -> State:
    """The hands are opened and counted; then the match ends, or its winner deals the next round (9, 10, D22)."""
    chance = state.chance
    if chance is None:
        raise Secret
    last = settle(state.round, state.direction, winner, state.hands, state.out, state.totals)
    news = (*state.news, *_result(last))
    state = state._replace(totals=last.totals, last=last, dealer=winner, news=news)
    terms = state.terms
    if not over(last, terms.limit, terms.rounds, terms.beyond) and state.turn < LAST_ROUND_FROM:
        return _begin_round(state, chance)
    return state._replace(
        asked=None, last_trick=state.trick, trick=(), top=None, passed=(), news=(*news, *_end(last, terms.tie_break))
    )


def _known(dealt: Dealt, first: int | None, swap: Exchange | None) -> tuple[Known, ...]:
    """Cards whose holder is public: the card that the cut has shown, and the multicoloured 1, as its holder begins."""
    bottom = Known(dealt.shown[-1], dealt.bottom)
    multi = Known(MULTI, first)
    return (bottom,) if swap or bottom == multi else (bottom, multi)


def _dealing(state: State, dealt: Dealt, number: int) -> tuple[Event, ...]:
    """The events of the deal; each hand is told to its owner alone."""
    seats = len(dealt.hands)
    cut = {"dealer": state.dealer, "cutter": (state.dealer - 1) % seats, "cards": dealt.shown}
    cut |= {"n": NUMBER[dealt.shown[-1]], "recipient": dealt.recipient}
    direction = "clockwise" if turned(state.direction) == 1 else "counterclockwise"
    return (
        Event("round", {"number": number, "direction": direction}),
        Event("cut", cut),
        *(Event("dealt", {"seat": seat, "n": HELD}, {"cards": h}, (seat,)) for seat, h in enumerate(dealt.hands)),
        *((Event("dummy", {"n": len(dealt.dummy)}),) if dealt.dummy else ()),
    )


def _result(last: Round) -> tuple[Event, ...]:
    """The events at the end of a round."""
    facts = {"seat": last.winner, "number": last.number}
    won = Event("left", {**facts, "cards": last.hands[last.winner]}) if last.default else Event("won", facts)
    losers = (seat for seat in range(len(last.hands)) if seat != last.winner)
    scored = (
        Event(
            "scored",
            {
                "seat": seat, "cards": last.hands[seat], "left": len(last.hands[seat]), "times": last.times[seat],
                "n": last.points[seat], "total": last.totals[seat],
            },
        )
        for seat in losers
    )  # fmt: skip
    return (won, *scored)


def _end(last: Round, tie_break: bool) -> tuple[Event, ...]:
    """The events at the end of the match, with that of a broken tie."""
    level, winners = lowest(last.totals), best(last, tie_break)
    decided = (Event("tie-break", {"seats": level}),) if len(winners) < len(level) else ()
    kind = "shared-victory" if len(winners) > 1 else "victory"
    return (*decided, Event(kind, {"winners": winners, "n": min(last.totals)}))
