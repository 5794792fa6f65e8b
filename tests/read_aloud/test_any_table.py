"""The effects beyond the manual, whatever the table is: what must hold of each group of them (R25 to R33)."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.read_aloud import rules
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Clause, Face, Measure, Place, Side, Where
from game.games.read_aloud.rules.conditions import measured, value, winners_of
from game.games.read_aloud.rules.limits import LEAST_FIELD
from game.games.read_aloud.rules.state import Piece, State
from game.games.read_aloud.rules.zones import limit_of
from tests.read_aloud.scenes import SELF, TEXTS, after, table, zones

MINE, LEFT, RIGHT, HANDS, OTHERS = Place.MINE, Place.LEFT, Place.RIGHT, Place.HANDS, Place.OTHERS
NEIGHBOUR = {LEFT: 1, RIGHT: -1}
FEW = settings(max_examples=30, deadline=None)


@st.composite
def tables(draw: st.DrawFn) -> State:
    """A table of plain cards for two to four, whose first field card is `atread`; no hand is above its limit."""
    seats, held, laid = draw(st.integers(2, 4)), draw(st.integers(1, 3)), draw(st.integers(1, 3))
    deck = iter([f"p{n}{copy}" for n in draw(st.permutations(range(-4, 10))) for copy in ("", "a", "b")])

    def some(n: int) -> str:
        return " ".join(next(deck) for _ in range(n))

    faces = draw(st.lists(st.sampled_from(Face), min_size=seats, max_size=seats))
    return table(
        f"atread {some(laid)}".strip(),
        *[some(held) for _ in range(seats)],
        pile=some(draw(st.integers(4, 9))),
        discards=some(draw(st.integers(0, 4))),
        faces=(Face.OPEN, *faces),
        onward=draw(st.sampled_from((1, -1))) if seats > 2 else 1,
    )


TEXTS["atread"] = (SELF,)


def saying(state: State, *text: Clause) -> State:
    """The table with this text on the card that is read."""
    cards = {**state.terms.cards, "atread": Card("atread", 0, text)}
    return state._replace(terms=state.terms._replace(cards=cards))


def read(state: State, *text: Clause, choose: Sequence[int] = ()) -> State:
    """What comes of reading it, with these choices where something is asked, else the first ones."""
    state = after(saying(state, *text), "read field 1")
    answers = iter(choose)
    while state.asked:
        moves = rules.moves(state)
        state = after(state, moves[next(answers, 0) % len(moves)])
    return state


def keys(state: State, seat: int) -> list[str]:
    """The cards of a hand."""
    return zones(state)[1 + seat].split()


# --- neighbours as persons


@FEW
@given(tables(), st.sampled_from((LEFT, RIGHT)), st.integers(0, 5))
def test_r26_a_neighbour_is_who_sits_there_whichever_way_turns_go(state: State, side: Place, pick: int) -> None:
    who = NEIGHBOUR[side] % len(state.hands)
    assert read(state, e.LoseEach(side)).losers == (who,)
    done = read(state, e.Each(side, 1), choose=(pick,))
    gone = {*zones(done)[-1].split()} - {*zones(state)[-1].split()}
    assert len(gone) == 1
    assert gone <= {*keys(state, who)}
    assert all(keys(done, seat) == keys(state, seat) for seat in range(len(state.hands)) if seat != who)


# --- cards that come back


@FEW
@given(tables(), st.sampled_from(Where), st.integers(0, 9))
def test_r29_a_card_comes_to_its_place_in_the_pile_face_down(state: State, where: Where, pick: int) -> None:
    chosen = keys(state, 0)[pick % len(keys(state, 0))]
    done = read(state, e.ToPile(e.Some(1, MINE), where), choose=(pick,))
    field, *_, pile, _ = zones(done)
    if where is Where.BOTTOM:
        assert pile.split()[-1] == chosen
    elif where is Where.TOP:
        assert chosen in field.split()  # the hand is filled from the field at once, and the field from the pile's top
    else:
        assert chosen in (field + " " + pile).split()
        assert {piece.token for piece in done.pile}.isdisjoint(piece.token for piece in state.pile)
    assert all(piece.face is None for piece in done.pile)
    assert rules.cards(done) == rules.cards(state)


@FEW
@given(tables(), st.sampled_from(Where))
def test_r33_all_discards_come_back_and_are_counted(state: State, where: Where) -> None:
    before = zones(state)[-1].split()
    done = read(state, e.ToPile(e.Whole(Place.DISCARDS), where))
    assert {*before} <= {*zones(done)[-2].split()}
    assert done.returned == len(before)
    if where is not Where.AMONG and before:
        came = zones(done)[-2].split()
        assert came[-len(before) :] == before if where is Where.BOTTOM else came[: len(before)] == before[::-1]


@FEW
@given(tables(), st.integers(1, 3), st.integers(0, 9))
def test_cards_come_out_of_the_discards_and_no_others_move(state: State, n: int, pick: int) -> None:
    before = zones(state)[-1].split()
    done = after(saying(state, e.Take(n, Place.DISCARDS, MINE)), "read field 1")
    while done.asked and done.asked.kind == "card":
        moves = rules.moves(done)
        done = after(done, moves[pick % len(moves)])
    taken = {*before} - {*zones(done)[-1].split()}
    assert len(taken) == min(n, len(before))
    assert taken <= {*keys(done, 0)}


# --- limits


@FEW
@given(tables(), st.integers(1, 9), st.sampled_from((MINE, LEFT, RIGHT, HANDS, OTHERS, Place.FIELD)))
def test_r25_a_limit_is_what_it_was_set_to_and_nobody_else_has_another(state: State, n: int, place: Place) -> None:
    done = read(state, e.SetLimit(place, n))
    seats = range(len(state.hands))
    whose = {MINE: (0,), HANDS: seats, OTHERS: seats[1:], Place.FIELD: ()}
    meant = whose.get(place, (NEIGHBOUR.get(place, 0) % len(seats),))
    assert done.limits[0] == (n if place is Place.FIELD else state.limits[0])
    assert [limit_of(done, seat) for seat in seats] == [n if seat in meant else limit_of(state, seat) for seat in seats]
    assert done.over or all(len(hand) <= limit_of(done, seat) for seat, hand in enumerate(done.hands))


@FEW
@given(tables(), st.sampled_from((MINE, HANDS, Place.FIELD)))
def test_r25_a_doubled_limit_is_twice_as_high(state: State, place: Place) -> None:
    done = read(state, e.DoubleLimit(place))
    was, now = (state.limits[0], done.limits[0]) if place is Place.FIELD else (limit_of(state, 0), limit_of(done, 0))
    assert now == max(LEAST_FIELD, 2 * was)
    assert limit_of(done, 1) == (2 if place is HANDS else 1) * limit_of(state, 1)


# --- turns


@FEW
@given(tables(), st.lists(st.sampled_from((e.Again(), e.Skip(), e.Reverse())), min_size=1, max_size=3))
def test_r27_and_r28_who_is_next_after_another_turn_a_skipped_one_and_the_other_direction(
    state: State, text: list[Clause]
) -> None:
    done, seats = read(state, *text, SELF), len(state.hands)
    if done.over:
        return
    turned = (-1) ** sum(isinstance(clause, e.Reverse) for clause in text)
    steps = [clause for clause in text if not isinstance(clause, e.Reverse)]
    ahead = 1 if not steps else 0 if isinstance(steps[-1], e.Again) else 2
    assert seats == 2 or done.onward == turned * state.onward
    assert done.turn == _who_can(done, ahead * done.onward % seats)


def _who_can(state: State, seat: int) -> int:
    """The seat itself, or the next one in the direction of turns that has a card to read."""
    order = [(seat + n * state.onward) % len(state.hands) for n in range(len(state.hands))]
    return next(each for each in order if rules.moves(state._replace(turn=each)))


# --- a private look


@FEW
@given(tables(), st.sampled_from((e.Top(2), e.Bottom(2), e.Whole(LEFT), e.Whole(RIGHT), e.Some(1, Place.ANOTHER))))
def test_r30_a_look_tells_its_reader_alone_and_changes_nothing(state: State, cards: e.Looked) -> None:
    done = read(state, e.Look(cards))
    looks = [event for event in done.news if event.kind.startswith("looked")]
    assert all(event.seen_by(seat).private == {} for event in looks for seat in (None, *range(1, len(state.hands))))
    assert all(len(event.seen_by(0).private["cards"]) == event.facts["n"] for event in looks)
    if looks:  # else all was seen before, so that the card means nothing and is discarded
        assert zones(done) == zones(state)
        assert done.faces == state.faces
        others = ~1  # a bit for each seat that knows a card
        assert [piece.known & others for piece in _all(done)] == [piece.known & others for piece in _all(state)]


def _all(state: State) -> list[Piece]:
    """The cards on the table, in their places."""
    return [*state.field, *(piece for hand in state.hands for piece in hand), *state.pile]


# --- discards by value


@FEW
@given(tables(), st.integers(-4, 9), st.sampled_from(Side), st.sampled_from((MINE, HANDS, Place.FIELD)))
def test_r31_exactly_the_cards_of_that_value_are_discarded(state: State, n: int, side: Side, place: Place) -> None:
    fits = {Side.EXACTLY: n.__eq__, Side.OR_MORE: n.__le__, Side.OR_LESS: n.__ge__}[side]
    pieces = {MINE: state.hands[0], Place.FIELD: state.field}.get(place, tuple(p for hand in state.hands for p in hand))
    gone = {str(piece.key) for piece in pieces if fits(value(state, piece))}
    done = after(saying(state, e.Discard(e.Valued(place, n, side))), "read field 1")
    idle = {"atread"} if not gone else set()  # what can do nothing is discarded
    assert {*zones(done)[-1].split()} - {*zones(state)[-1].split()} - idle == gone - idle


@FEW
@given(tables(), st.booleans())
def test_r31_the_highest_or_lowest_are_all_that_are_equal(state: State, high: bool) -> None:
    values = [value(state, piece) for piece in state.hands[0]]
    peak = max(values) if high else min(values)
    done = after(saying(state, e.Discard(e.Peak(MINE, high))), "read field 1")
    gone = {*zones(done)[-1].split()} - {*zones(state)[-1].split()}
    assert gone == {str(piece.key) for piece in state.hands[0] if value(state, piece) == peak}


# --- conditions of equality


@FEW
@given(tables(), st.integers(-8, 20))
def test_all_who_have_exactly_that_total_would_win(state: State, n: int) -> None:
    done = read(state, e.Decide(e.Exactly(Measure.SUM, n)), e.End())
    totals = [sum(value(done, piece) for piece in hand) for hand in done.hands]
    assert done.victors == tuple(seat for seat, total in enumerate(totals) if total == n)


@FEW
@given(tables())
def test_the_second_lowest_of_the_different_totals_would_win(state: State) -> None:
    done = read(state, e.Decide(e.SecondLeast(Measure.SUM)), e.End())
    totals = [sum(value(done, piece) for piece in hand) for hand in done.hands]
    ranks = sorted({*totals})
    assert done.victors == tuple(seat for seat, total in enumerate(totals) if ranks[1:] and total == ranks[1])


# --- everyone, and whoever has the most


@FEW
@given(tables(), st.sampled_from((HANDS, OTHERS)))
def test_everyone_has_lost_and_nobody_else(state: State, who: Place) -> None:
    done = read(state, e.LoseEach(who), e.Decide(e.Reader()), e.End())
    assert sorted(done.losers) == [*range(0 if who is HANDS else 1, len(state.hands))]
    assert done.victors == (() if who is HANDS else (0,))


@FEW
@given(tables(), st.sampled_from((e.Most(Measure.SUM), e.Least(Measure.SUM), e.Most(Measure.HIGHEST))))
def test_r32_whoever_has_the_most_loses_or_discards_and_all_who_are_equal(state: State, rank: e.Most | e.Least) -> None:
    measures = tuple(measured(state, seat, rank.measure) for seat in range(len(state.hands)))
    first = winners_of(state._replace(condition=rank), measures)
    assert tuple(sorted(read(state, e.LoseBy(rank)).losers)) == first
    done = after(saying(state, e.EachBy(rank, 1)), "read field 1")
    asked = []
    while done.asked and done.asked.kind == "card":
        asked.append(done.asked.seat)
        done = after(done, rules.moves(done)[0])
    gone = {*zones(done)[-1].split()} - {*zones(state)[-1].split()}
    assert len(gone) == len(first)
    assert {*asked} <= {*first}
    assert all(gone & {*keys(state, seat)} for seat in first)


# --- a ban on a place


@FEW
@given(tables(), st.sampled_from((Act.READ_FIELD, Act.READ_HANDS, Act.READ_PILE)), st.booleans())
def test_a_ban_forbids_reading_there_and_nowhere_else(state: State, act: Act, lifted: bool) -> None:
    state = state._replace(pile=(state.pile[0]._replace(face=Face.OPEN), *state.pile[1:]))
    text = (SELF, e.Ban(act), *((e.Unban(act),) if lifted else ()))
    free, done = read(state, SELF), read(state, *text)
    word = {Act.READ_FIELD: "field", Act.READ_HANDS: "hand", Act.READ_PILE: "pile"}[act]
    turn = free._replace(turn=0)
    left = tuple(move for move in rules.moves(turn) if lifted or not _lies(move, word))
    assert rules.moves(turn._replace(bans=done.bans)) == left


def _lies(move: str, word: str) -> bool:
    """Whether a card is read out of this place; other players' hands are named by their seats."""
    _, where, *_ = move.split()
    return where == word or (word == "hand" and where not in ("field", "pile"))
