"""What the expert says for its best answer against the next best is so in the deals that it imagined."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from game.bots import analyse, decide
from game.core.match import Match
from game.core.rules import Choice, Saying
from game.games.read_aloud import GAME, hints, rules
from game.games.read_aloud.bots.answering import options
from game.games.read_aloud.bots.search import Node
from game.games.read_aloud.hints.both import EVEN, NEXT, Both
from game.games.read_aloud.hints.compared import alike, leaning, preferred
from game.games.read_aloud.hints.figures import figure
from game.games.read_aloud.hints.number import Figure
from game.games.read_aloud.hints.reasons import why
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure, Place
from game.games.read_aloud.rules.answers import answers
from game.games.read_aloud.rules.conditions import measures_of, winners_of
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import limit_of
from tests.read_aloud.scenes import SELF, known, table

known({"halt": (e.End(),), "tops": (SELF, e.Decide(e.Most(Measure.SUM)))})
MOST = e.Most(Measure.SUM)
OPEN = (Face.OPEN, Face.OPEN, Face.HIDDEN)
PILE = "p1a p1b p1c"
BEHIND = table("p1 p2", "p3 p4", "p8 p9", pile=PILE, condition=MOST, by=1)
NOBODY = BEHIND._replace(condition=None, by=None)
AHEAD = table("p1 p2", "p8 p9", "p3 p4", pile=PILE, condition=MOST, by=1)


def nodes(state: State, hope: float) -> list[Node]:
    """The same end in four deals, with this chance."""
    found = [Node(state, 0) for _ in range(4)]
    for node in found:
        node.hope = hope
    return found


def both(mine: Sequence[Node], other: Sequence[Node], seen: State = BEHIND) -> Both:
    """What came of two answers of the first seat."""
    return Both(seen, 0, mine, other)


RIVAL: Saying = ("reason.rival", {"seat": 1})
OTHERS: Saying = ("reason.others", {})


def told(said: str, others: Saying = RIVAL, **facts: Any) -> Saying:
    """A reason that names the answer with which it compares, and the one rival."""
    return said, {**facts, "than": NEXT, "others": others}


@pytest.mark.parametrize(
    ("mine", "other", "said"),
    [
        (NOBODY, BEHIND, "reason.none-theirs"),
        (AHEAD, BEHIND, "reason.likelier"),
        (BEHIND._replace(condition=e.Exactly(Measure.SUM, 99)), BEHIND, "reason.unlikelier"),
        (NOBODY, NOBODY._replace(faces=OPEN), "reason.covered"),
        (BEHIND, table("p1 p2", "p3 p4", "p8 p9", pile="p1a", condition=MOST, by=1), "reason.time"),
        (NOBODY, NOBODY, None),
    ],
)
def test_what_is_better_than_after_the_next_best_answer_is_told(mine: State, other: State, said: str | None) -> None:
    assert preferred(both(nodes(mine, 0.6), nodes(other, 0.5))) == (told(said) if said else None)
    assert preferred(both(nodes(mine, 0.5), nodes(other, 0.495))) == ("reason.even", {})


@pytest.mark.parametrize(
    ("mine", "other", "said"),
    [
        (table("p1 p2", "halt p4", "p8 p9", pile=PILE), NOBODY, "reason.own-end"),
        (NOBODY, table("p1 p2", "p3 p4", "p8 halt", pile=PILE), "reason.their-ends"),
    ],
)
def test_of_who_can_end_the_game_is_spoken_where_a_card_is_in_sight_that_does(
    mine: State, other: State, said: str
) -> None:
    ends = nodes(mine, 0.6), nodes(other, 0.5)
    assert preferred(both(*ends, seen=table("p1 halt1", "p3 p4", "p8 p9", pile=PILE))) == told(said)
    assert preferred(both(*ends)) != told(said)


@pytest.mark.parametrize(
    ("condition", "key"),
    [
        (MOST, "reason.lead-by"),
        (e.Odd(Measure.SUM), "reason.lead-by"),
        (e.Even(Measure.SUM), None),
        (e.Least(Measure.SUM), None),
        (e.Nearest(Measure.SUM, 10), "reason.lead-by"),
        (e.Nearest(Measure.SUM, None), None),
    ],
)
def test_what_is_counted_of_the_hand_is_told_in_numbers_where_it_is_better_at_once(
    condition: e.Condition, key: str | None
) -> None:
    """Nothing is told of a total that hangs on how the field is filled up."""
    more, less = (
        table("p1 p2", hand, "p8 p9", pile=PILE, condition=condition, by=1)._replace(over=False)
        for hand in ("p3 p6", "p3a p5")
    )
    counts = counted(more), counted(less)
    found = both(nodes(less, 0.6), nodes(less, 0.5), seen=less)._replace(counts=counts)
    kinds: dict[type, tuple[Saying, Saying]] = {
        e.Odd: (("count.n-odd", {"n": 9}), ("count.n-even", {"n": 8})),
        e.Nearest: (("count.n-aim", {"n": 9, "aim": 10}), ("count.n", {"n": 8})),
    }
    n, less_n = kinds.get(type(condition), (("count.n", {"n": 9}), ("count.n", {"n": 8})))
    said: dict[str, Any] = {"count": ("count.stays", {"what": ("count.sum", {}), "n": n}), "less": less_n}
    assert preferred(found) == (told(key, **said) if key else None)


def counted(state: State) -> Figure | None:
    """What is counted for the first seat when it has read the first card of the field."""
    return figure(rules.seen_by(0, state), 0, [state] * 3, Spot(Place.FIELD, 0))


def test_of_two_players_the_lower_total_is_the_second_highest() -> None:
    more, less = (
        table("p1 p2", hand, "p8 p9", pile=PILE, condition=e.Second(Measure.SUM), by=1) for hand in ("p3 p6", "p3 p5")
    )
    found = counted(less), counted(more)
    assert found[0]
    assert found[1]
    assert found[0].beats(found[1])
    assert not found[1].beats(found[0])
    assert found[0].kind == "-lower"
    three = table("p1 p2", "p3 p6", "p8 p9", "p4 p5", pile=PILE, condition=e.Second(Measure.SUM), by=1)
    assert counted(three) is None


def test_the_number_is_that_of_the_end_of_the_reading_with_the_best_cards_to_fill_up_with() -> None:
    """A card is read out of the hand, and the best of the field takes its place."""
    state = table("p1 p7 p2", "p3 p6", "p8 p9", pile=PILE, condition=MOST, by=1, picks=True)
    found = figure(rules.seen_by(0, state), 0, [state] * 3, Spot(Place.HANDS, 0, 0))
    assert found
    assert (found.n, found.chosen) == (13, True)
    fewest = figure(
        rules.seen_by(0, state), 0, [state._replace(condition=e.Least(Measure.SUM))] * 3, Spot(Place.HANDS, 0, 0)
    )
    assert fewest
    assert fewest.n == 7


def test_no_number_is_told_of_cards_that_the_seat_does_not_see() -> None:
    state = table("p1 p2", "p3 p6", "p8 p9", pile=PILE, condition=MOST, by=1, faces=(Face.OPEN, Face.DOWN, Face.HIDDEN))
    assert counted(state) is None


def test_how_the_hand_stands_is_told_without_numbers_where_they_are_not_known() -> None:
    nearer = table("p1 p2", "p3 p6", "p8 p9", pile=PILE, condition=MOST, by=1)
    assert preferred(both(nodes(nearer, 0.6), nodes(BEHIND, 0.5))) == told("reason.lead")


THREE = table("p1 p2", "p3 p4", "p8 p9", "p5 p6", pile=PILE)
THREATS = {"calm": 0.6, "harsh": 0.3}


def threatened(state: State, hope: float, kind: str) -> list[Node]:
    """The same end in four deals, after which a rival could do the seat some harm, or not."""
    found = nodes(state, hope)
    for node in found:
        kid = Node(state, 0)
        kid.sight, node.sight = THREATS[kind], 0.6
        node.kids, node.odds = [kid], [1.0]
    return found


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        (NOBODY._replace(losers=(1,)), "reason.out"),
        (NOBODY._replace(losers=(0, 1)), None),
        (NOBODY._replace(pile=tuple(piece._replace(known=1) for piece in NOBODY.pile)), "reason.looked"),
        (NOBODY._replace(pile=tuple(piece._replace(known=2) for piece in NOBODY.pile)), None),
        (NOBODY._replace(pile=tuple(piece._replace(known=3, face=Face.OPEN) for piece in NOBODY.pile)), None),
        (
            NOBODY._replace(pile=tuple(piece._replace(token=90 + n, known=1) for n, piece in enumerate(NOBODY.pile))),
            None,
        ),
        (NOBODY._replace(offsets=(2, 0)), "reason.own-limit"),
        (NOBODY._replace(offsets=(0, -1)), "reason.their-limits"),
        (NOBODY._replace(offsets=(0, 1)), None),
    ],
)
def test_what_effects_beyond_the_manual_gain_is_told(mine: State, said: str | None) -> None:
    assert preferred(both(nodes(mine, 0.6), nodes(NOBODY, 0.5))) == (told(said) if said else None)


def read_next(after: State, hope: float) -> list[Node]:
    """The same end in four deals, from which the seat reads on to this position."""
    found = nodes(BEHIND, hope)
    for each in found:
        each.best = Node(after, 0)
        each.kids = [each.best]
    return found


def test_what_is_met_after_the_own_next_reading_is_told_where_it_is_not_after_both() -> None:
    ahead, behind = read_next(AHEAD, 0.6), read_next(BEHIND, 0.5)
    assert preferred(both(ahead, behind)) == ("reason.then-ahead", {})
    assert preferred(both(ahead, read_next(AHEAD, 0.5))) != ("reason.then-ahead", {})
    for each in (*ahead, *behind):
        each.state = each.state._replace(condition=None)
    assert preferred(both(ahead, behind)) == ("reason.then-set", {})


def test_that_cards_come_back_is_told_where_others_are_ahead() -> None:
    longer = table("p1 p2", "p3 p4", "p8 p9", pile=f"{PILE} p7 p6", condition=MOST, by=1)
    assert preferred(both(nodes(longer._replace(returned=2), 0.6), nodes(BEHIND, 0.5))) == told("reason.back")
    assert preferred(both(nodes(longer, 0.6), nodes(BEHIND, 0.5))) == told("reason.time")
    ahead = AHEAD._replace(pile=longer.pile, returned=2)
    assert preferred(both(nodes(ahead, 0.6), nodes(AHEAD, 0.5))) is None


def test_whose_turn_is_next_is_told_where_it_is_the_gain() -> None:
    usual, again, passed = (THREE._replace(turn=turn) for turn in (1, 0, 2))
    turned = THREE._replace(turn=2, onward=-1)
    assert preferred(both(nodes(again, 0.6), nodes(usual, 0.5))) == ("reason.again", {})
    assert preferred(both(nodes(again, 0.6), nodes(again, 0.5))) is None
    harsh = threatened(usual, 0.5, "harsh")
    assert preferred(both(threatened(passed, 0.6, "calm"), harsh)) == ("reason.passed", {"seat": 1})
    assert preferred(both(threatened(turned, 0.6, "calm"), harsh)) == ("reason.turned", {"seat": 2})
    plain, to_last = threatened(usual, 0.6, "calm"), threatened(passed, 0.5, "harsh")
    assert preferred(both(plain, to_last)) == told("reason.turn-else", next=1, seat=2)
    assert preferred(both(threatened(passed, 0.6, "harsh"), harsh)) is None


def test_what_is_forbidden_is_told_where_rivals_can_do_less_for_it() -> None:
    banned = THREE._replace(turn=1, bans=(e.Act.READ_FIELD,))
    harsh = threatened(THREE._replace(turn=1), 0.5, "harsh")
    calm = threatened(banned, 0.6, "calm")
    assert preferred(both(calm, harsh)) == ("reason.bans", {"act": "read-field"})
    assert preferred(both(calm, harsh, banned)) == told("reason.bans-kept", OTHERS, act="read-field")
    assert preferred(both(threatened(banned, 0.6, "harsh"), harsh)) is None


def test_what_is_worse_in_one_deal_is_not_told() -> None:
    mine = [*nodes(AHEAD, 0.6)[:3], *nodes(BEHIND, 0.6)[:1]]
    assert preferred(both(mine, nodes(BEHIND, 0.5))) == told("reason.likelier")
    worse = [*nodes(BEHIND, 0.5)[:3], *nodes(AHEAD, 0.5)[:1]]
    assert preferred(both(mine, worse)) is None


def read_on(state: State, hope: float, kids: Sequence[State], odds: Sequence[float]) -> list[Node]:
    """The same end in four deals, after which another seat may read one card or another."""
    found = nodes(state, hope)
    for node in found:
        node.sight, node.kids, node.odds = hope, [Node(kid, 0) for kid in kids], list(odds)
        for kid in node.kids:
            kid.sight = kid.hope = hope
    return found


def test_what_is_as_good_as_far_as_both_were_thought_ahead_is_no_better_as_yet() -> None:
    far, near = nodes(BEHIND, 0.6), nodes(BEHIND, 0.5)
    for node in far:
        node.kids = [Node(AHEAD, 0)]
    assert leaning(both(far, near)) == ("reason.further", {})
    for node in near:
        node.kids = [Node(BEHIND, 0)]
    assert leaning(both(far, near)) != ("reason.further", {})


def test_a_chance_that_is_better_in_two_deals_of_four_is_told_as_likelier_and_in_one_is_none() -> None:
    same = nodes(BEHIND, 0.5)
    for n, said in ((2, told("reason.likelier")), (1, None)):
        better = [*nodes(AHEAD, 0.6)[:n], *nodes(BEHIND, 0.6)[n:]]
        assert preferred(both(better, same)) is None
        assert leaning(both(better, same)) == said


WON, TAKEN = AHEAD._replace(over=True, victors=(0,)), AHEAD._replace(over=True, victors=(1,))


@pytest.mark.parametrize(
    ("mine", "other", "said"),
    [
        ((0.9, 0.1), (0.7, 0.3), "reason.less-risk"),
        ((0.7, 0.3), (0.9, 0.1), None),
        ((0.9, 0.1), (0.88, 0.12), None),
    ],
)
def test_what_the_next_reading_makes_likelier_is_told(
    mine: Sequence[float], other: Sequence[float], said: str | None
) -> None:
    here = NOBODY._replace(turn=1)
    found = leaning(both(read_on(here, 0.6, (WON, TAKEN), mine), read_on(here, 0.5, (WON, TAKEN), other)))
    assert found == (told(said, seat=1) if said else None)


@pytest.mark.parametrize(
    ("here", "after", "said"),
    [
        (NOBODY, (AHEAD, NOBODY), "reason.then-likelier"),
        (BEHIND, (NOBODY, BEHIND), "reason.then-unlikelier"),
        (NOBODY, (NOBODY, BEHIND), "reason.then-none"),
    ],
)
def test_who_meets_the_condition_after_the_next_reading_is_told(here: State, after: Sequence[State], said: str) -> None:
    here = here._replace(turn=1)
    found = leaning(both(read_on(here, 0.6, after, (0.8, 0.2)), read_on(here, 0.5, after, (0.5, 0.5))))
    assert found == told(said, seat=1)


def test_cards_are_alike_of_which_nothing_is_known() -> None:
    seen = BEHIND._replace(hands=(BEHIND.hands[0], tuple(Piece(n, None) for n in (7, 8))))
    theirs = [Spot(e.Place.HANDS, n, 1) for n in range(2)]
    assert alike(seen, *theirs)
    assert not alike(seen, Spot(e.Place.HANDS, 0, 0), theirs[0])
    recalled = seen._replace(hands=(seen.hands[0], (Piece(7, None, recalled="p8"), Piece(8, None))))
    assert not alike(recalled, *theirs)


class Hint(NamedTuple):
    """The reason of a hint, and what it was given for."""

    why: str
    seat: int
    seen: State
    before: Sequence[State]
    mine: Sequence[State]
    other: Sequence[State]
    more: float


def hints_of(seed: str, monkeypatch: pytest.MonkeyPatch) -> list[Hint]:
    """The hints at every ninth decision of a match."""
    found: list[Any] = []

    def spy(*given: Any) -> Any:
        found.append(given)
        return why(*given)

    monkeypatch.setattr(hints, "why", spy)
    match = Match.begin(GAME, seed, ("easy",) * 3, {})
    told = []
    while match.asked is not None and len(match.moves) < 60:
        seat, seen = match.asked, match.seen(match.asked)
        if len(match.moves) % 9 == 0:
            choices = analyse(hints.reasoned, seen, seat, match.dice(seat))
            told.append(_hint(found[-1], choices))
        match = match.play(decide(GAME.levels["easy"], seen, seat, match.dice(seat)))
    return told


def _hint(given: Any, choices: Sequence[Choice]) -> Hint:
    seen, seat, some, found, worlds = given
    moves = answers(seen)
    best, *others = (moves.index(each.move) for each in choices)
    rest = [i for i in others if not alike(seen, some[best], some[i])]
    other = found[rest[0]] if rest else []
    more = sum(one.hope - two.hope for one, two in zip(found[best], other, strict=False)) / max(1, len(other))
    reason = choices[0].reason
    states = [[node.state for node in each] for each in (found[best], other)]
    return Hint(reason[1].get("why", reason)[0], seat, seen, worlds, states[0], states[1], more)


def meets(state: State, seat: int) -> bool:
    """Whether the seat would win, were that the end."""
    return seat in (state.victors if state.over else winners_of(state, measures_of(state)))


def most(hint: Hint, fact: Callable[[State], float]) -> bool:
    """Whether it is more in most of the deals after the hint than after the next best, and less in none."""
    steps = [fact(one) - fact(two) for one, two in zip(hint.mine, hint.other, strict=False)]
    return min(steps) >= 0 and sum(step > 0 for step in steps) > len(steps) / 2


def in_sight(hint: Hint) -> Callable[[State], int]:
    """The own cards that others see, as a number to be small."""
    return lambda state: (
        -sum(
            (piece.face or state.faces[1 + hint.seat]) in (Face.OPEN, Face.OUTWARD) for piece in state.hands[hint.seat]
        )
    )


TRUE: dict[str, Callable[[Hint], bool]] = {
    "reason.even": lambda hint: abs(hint.more) < EVEN,
    "reason.only": lambda hint: len(options(hint.seen)) == 1,
    "reason.alike": lambda hint: len(options(hint.seen)) > 1 and not hint.other,
    "reason.sets": lambda hint: all(state.condition and meets(state, hint.seat) for state in hint.mine),
    "reason.gets-ahead": lambda hint: all(meets(state, hint.seat) for state in hint.mine),
    "reason.stays-ahead": lambda hint: all(meets(state, hint.seat) for state in (*hint.before, *hint.mine)),
    "reason.likelier": lambda hint: most(hint, lambda state: meets(state, hint.seat)),
    "reason.covered": lambda hint: most(hint, in_sight(hint)),
    "reason.again": lambda hint: all(state.turn == hint.seat for state in hint.mine),
    "reason.own-limit": lambda hint: most(hint, lambda state: limit_of(state, hint.seat)),
    "reason.out": lambda hint: most(hint, lambda state: len({*state.losers} - {hint.seat})),
    "reason.best": lambda hint: hint.more >= EVEN,
}


@pytest.mark.parametrize("seed", ["hints-1", "hints-2", "hints-3"])
def test_every_hint_says_what_is_so(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = hints_of(seed, monkeypatch)
    assert told
    assert [hint.why for hint in told if hint.why in TRUE and not TRUE[hint.why](hint)] == []
