"""The rules of Gang of Four (Days of Wonder 2005): the contract, and the course of a match.

Numbers such as 12 are items of the rule book, those such as D20 decisions of the table where it leaves a hole.
Parts: `combos` what can be played, `answers` what may be, `turns` a trick, `score` a round's end, `ritual` the deal.
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
    """A new match; the first dealer is drawn (18, D21)."""
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
    """The seat that is asked."""
    return state.asked


def moves(state: State) -> tuple[str, ...]:
    """All that the asked seat may answer: cards to give, or combinations and the pass."""
    if state.asked is None:
        return ()
    return gifts(state) if state.giving else answers(state, state.asked)


def read(state: State, text: str) -> str:
    """The move that a typed text means, whatever the order of its cards and the language of its colours."""
    move = typed.read(text, state.giving)
    _check(state, move)
    return move


def play(state: State, move: str) -> State:
    """A card changes hands, a combination is laid, or the seat passes; the round, or the match, may end with it."""
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
    """Minus the penalty points so far."""
    return tuple(float(-total) for total in state.totals)


def winners(state: State) -> tuple[int, ...]:
    """Those with the lowest total when the match is over: several share the victory, or the tie is broken (D18)."""
    return best(state.last, state.terms.tie_break) if state.asked is None and state.last else ()


def turned(direction: int) -> int:
    """The direction of play in the round after one in this direction (14)."""
    return -direction


def _check(state: State, move: str) -> None:
    """IllegalMove when the asked seat may not do this."""
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
    """All hands are opened and counted; then the match ends, or the winner deals (9, 10, D22)."""
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
    """Where all know a card to be: the one that the cut has shown, and, as its holder begins, the multicoloured 1."""
    bottom = Known(dealt.shown[-1], dealt.bottom)
    multi = Known(MULTI, first)
    return (bottom,) if swap or bottom == multi else (bottom, multi)


def _dealing(state: State, dealt: Dealt, number: int) -> tuple[Event, ...]:
    """What is told of the deal; the cards to their owners."""
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
    """What is told of a round's end."""
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
    """Who has won the match, and if need be that the last round has decided."""
    level, winners = lowest(last.totals), best(last, tie_break)
    decided = (Event("tie-break", {"seats": level}),) if len(winners) < len(level) else ()
    kind = "shared-victory" if len(winners) > 1 else "victory"
    return (*decided, Event(kind, {"winners": winners, "n": min(last.totals)}))
