"""The best answer is told from the one given, or from the next best, by lines thought on alike; or held for as good."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import cache

import pytest

from game.bots import analyse, decide, outcome
from game.core.chance import Dice
from game.core.match import Match
from game.core.review import Decision, decisions, judged
from game.core.rules import Choice, Saying
from game.games.read_aloud import GAME, hints, rules
from game.games.read_aloud.bots.answering import by_move, roughly
from game.games.read_aloud.bots.search import Node
from game.games.read_aloud.hints import telling, ties, versus
from game.games.read_aloud.hints.both import YOURS, Both, clearly, worth_of
from game.games.read_aloud.hints.causes import cause_of
from game.games.read_aloud.hints.forecast import _loses, _wins, expected, of_end, of_position
from game.games.read_aloud.hints.kind import is_plain
from game.games.read_aloud.hints.number import Figure
from game.games.read_aloud.hints.result import Result
from game.games.read_aloud.hints.ties import of_tie
from game.games.read_aloud.hints.versus import COMPARES, compare
from game.games.read_aloud.hints.with_figures import numbers_of, results_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure, Place
from game.games.read_aloud.rules.state import Spot, State
from game.words import LANGUAGES, words_of
from tests.every import few
from tests.read_aloud.scenes import SELF, after, known, table

known({"ending": (e.End(),), "idling": (e.Nothing(),), "topmost": (SELF, e.Decide(e.Most(Measure.SUM)))})
known({"renewing": (SELF, e.Discard(e.Whole(Place.MINE))), "claiming": (SELF, e.Decide(e.Reader()))})
MOST = e.Most(Measure.SUM)
PILE = "p1a p1b p1c"
GOES_ON = table("p1 p2", "p3 p4", "p8 p9", pile=PILE)
WON, LOST = (GOES_ON._replace(over=True, victors=(seat,)) for seat in (0, 1))
AHEAD = table("p1 p2", "p8 p9", "p3 p4", pile=PILE, condition=MOST, by=1)
BEHIND = table("p1 p2", "p3 p4", "p8 p9", pile=PILE, condition=MOST, by=1)


def node(state: State, *kids: tuple[float, Node], hope: float = 0.5, best: int | None = None) -> Node:
    """A position with what follows and how likely that is, or with the best of it where the seat itself reads."""
    found = Node(state, 0)
    found.hope, found.kids = hope, [kid for _, kid in kids]
    if best is None:
        found.odds = [odds for odds, _ in kids]
    else:
        found.best = found.kids[best]
    return found


def test_a_likelihood_is_that_of_the_rivals_readings_and_of_the_best_own_one() -> None:
    rival = node(GOES_ON, (0.75, node(WON)), (0.25, node(LOST)))
    assert (expected(rival, _wins, 0), expected(rival, _loses, 0)) == (0.75, 0.25)
    own = node(GOES_ON, (0, node(LOST)), (0, rival), best=1)
    assert (expected(own, _wins, 0), expected(own, _loses, 0)) == (0.75, 0.25)
    assert expected(node(GOES_ON), _wins, 0) == 0


@pytest.mark.parametrize(
    ("mine", "other", "said"),
    [
        ((WON, WON, GOES_ON, GOES_ON), (GOES_ON,) * 4, "reason.wins-then"),
        ((GOES_ON,) * 4, (LOST, LOST, GOES_ON, GOES_ON), "reason.loses-then"),
        ((GOES_ON,) * 4, (LOST, GOES_ON, GOES_ON, GOES_ON), None),
        ((GOES_ON,) * 4, (WON, GOES_ON, GOES_ON, GOES_ON), None),
        ((WON, WON, LOST, GOES_ON), (WON, WON, LOST, GOES_ON), None),
    ],
)
def test_that_it_is_won_or_lost_soon_more_often_is_told_where_it_is_clear(
    mine: tuple[State, ...], other: tuple[State, ...], said: str | None
) -> None:
    found = of_end(Both(GOES_ON, 0, [*map(node, mine)], [*map(node, other)], YOURS))
    assert (found and found[0]) == said


@pytest.mark.parametrize(
    ("mine", "other", "key"),
    [
        (AHEAD, BEHIND, "reason.meets-then"),
        (GOES_ON, BEHIND, "reason.others-then"),
        (table("p1 p2", "ending p4", "p8 p9", pile=PILE), GOES_ON, "reason.can-end-then"),
        (GOES_ON, table("p1 p2", "p3 p4", "p8 ending", pile=PILE), "reason.others-end-then"),
        (GOES_ON, GOES_ON, None),
    ],
)
def test_how_it_stands_some_sentences_on_is_told(mine: State, other: State, key: str | None) -> None:
    shows = table("p1 ending1", "p3 p4", "p8 p9", pile=PILE)
    found = of_position(Both(shows, 0, [node(mine)] * 4, [node(other)] * 4, YOURS))
    assert (found and found[0]) == key
    back = of_position(Both(shows, 0, [node(other)] * 4, [node(mine)] * 4, YOURS))
    assert back is None or back[0] != key


def test_a_difference_that_may_come_by_chance_is_none() -> None:
    def more(*hopes: float) -> float:
        steps = [node(GOES_ON, hope=hope) for hope in hopes]
        return clearly(Both(GOES_ON, 0, steps, [node(GOES_ON) for _ in hopes]))

    assert more(*(0.6,) * 8) == pytest.approx(0.1)
    assert more(*(0.95, 0.1) * 4) == 0
    assert more(*(0.51,) * 8) == 0


@cache
def reviewed() -> tuple[tuple[Match, Decision], ...]:
    """The decisions of a player who plays as the easy bot in some matches, as a review judges them."""
    found = []
    for number in few(range(3)):
        match = Match.begin(GAME, f"versus-{number}", ("me", "normal"))
        while (seat := match.asked) is not None:
            level = ("easy", "normal")[seat]
            match = match.play(decide(GAME.levels[level], match.seen(seat), seat, match.dice(seat)))
        found += [(match, outcome(judged(match, 0, "expert", at))) for at in few(decisions(match, 0))]
    return tuple(found)


def inmost(reason: Saying) -> Saying:
    found: Saying = reason[1].get("why", reason)
    return found


def test_where_two_choices_come_out_alike_that_is_said_or_what_the_first_does_on_the_table() -> None:
    plain = Choice("a", 0.5, ("reason.chance", {"why": ("reason.still-open", {}), "share": 0.5}))
    both = Both(GOES_ON, 0, [node(GOES_ON)] * 4, [node(GOES_ON)] * 4, begun=[GOES_ON] * 4)
    level = versus._beside(plain, plain, both, 0.5)
    assert level == ("reason.chance-even", {"why": versus.UNSAID, "share": 0.5})
    shorter = GOES_ON._replace(pile=())
    said = versus._beside(plain, plain, both._replace(mine=[node(shorter)] * 4), 0.5)
    assert said[0] == "reason.chance-even"
    assert said[1]["why"] == ("reason.fewer-left", {"n": len(shorter.field)})
    same = both._replace(mine=[node(shorter)] * 4, other=[node(shorter)] * 4)
    assert versus._beside(plain, plain, same, 0.5) == level


def test_a_reason_that_holds_for_the_next_best_too_is_none() -> None:
    """Both keep the seat ahead: of the first no more is told than of the other."""
    first = Choice("a", 0.9, ("reason.chance", {"why": ("reason.stays-ahead-shared", {"seats": (1,)}), "share": 0.9}))
    second = first._replace(reason=("reason.chance", {"why": ("reason.stays-ahead-sure", {}), "share": 0.6}))
    both = Both(AHEAD, 0, [node(AHEAD, hope=0.9)] * 4, [node(AHEAD, hope=0.6)] * 4, begun=[AHEAD] * 4)
    assert versus._beside(first, second, both, 0.6)[1]["why"] == ("reason.ahead", {})
    assert versus._beside(first, second, both, 0.9)[1]["why"] == versus.UNSAID
    assert versus._second(second, first, both, 0.6).reason[1]["why"] == versus.UNSAID
    other = second._replace(reason=("reason.chance", {"why": ("reason.holds-none", {}), "share": 0.6}))
    assert versus._beside(first, other, both, 0.6) == first.reason


def test_of_two_that_come_out_alike_the_one_comes_first_of_which_more_can_be_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = rules.seen_by(0, GOES_ON)
    even = Both(seen, 0, [node(GOES_ON)] * 8, [node(GOES_ON)] * 8, begun=[GOES_ON] * 8)
    monkeypatch.setattr(versus, "played_on", lambda *_: iter_of(even))
    told = {"none": "reason.holds-none", "plain": "reason.still-open", "gain": "reason.nearer"}
    why = {name: ("reason.chance", {"why": (key, {}), "share": 0.5}) for name, key in told.items()}
    for first, second, idle, better in (
        ("none", "plain", 0, 2),
        ("plain", "gain", 0, 2),
        ("gain", "plain", 0, 1),
        ("plain", "none", 0, 1),
        ("plain", "plain", 0, 1),
        ("plain", "plain", 1, 2),
    ):
        monkeypatch.setattr(versus, "is_idle", lambda _, spot, idle=idle: spot.n + 1 == idle)
        choices = Choice("read hand 1", 0.5, why[first]), Choice("read hand 2", 0.4, why[second])
        found = outcome(versus.beside_next(seen, 0, choices, Dice("both")))
        assert found[0].move == f"read hand {better}"
        assert found[0].worth == found[1].worth == 0.5


def test_a_choice_that_ends_the_game_is_worth_what_it_then_comes_to() -> None:
    assert versus._less(0.72, 0.42, Both(GOES_ON, 0, [node(GOES_ON, hope=0.42)] * 8, [node(LOST, hope=0.0)] * 8)) == 0


def test_what_costs_something_in_a_review_has_a_reason_that_says_more_than_how_it_stands() -> None:
    costly = [made for _, made in reviewed() if made.loss]
    kinds = Counter(inmost(made.better.reason)[0] for made in costly)
    assert len(costly) > 5
    assert not any(is_plain((kind, {})) for kind in kinds)
    assert kinds["reason.ahead"] <= len(costly) / 4
    for made in costly:
        played = next(each for each in made.choices if each.move == made.played)
        assert inmost(made.better.reason) != inmost(played.reason)


def test_a_choice_that_cannot_be_told_from_the_best_costs_nothing_and_is_found_among_others() -> None:
    level = [made for _, made in reviewed() if not made.loss and made.played != made.better.move]
    assert level
    for made in level:
        played = next(each for each in made.choices if each.move == made.played)
        assert played.worth == made.better.worth


def test_the_bots_own_choice_stays_the_better_one() -> None:
    for match, made in few(reviewed(), 3):
        before = match.until(made.at)
        assert made.better.move == analyse(hints.thorough, before.seen(0), 0, before.dice(0))[0].move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_review_can_be_said_also_where_two_choices_end_the_game(lang: str) -> None:
    words = words_of(lang, GAME)
    state = table("ending ending1", "p0 p9", "p2 p1", condition=MOST, by=1, pile="p3 p4 p5 p6 p7 p8")
    seen, dice = rules.seen_by(0, state), Dice("both")
    choices = analyse(hints.thorough, seen, 0, dice)
    assert choices[0].reason[0] == "reason.same"
    worst = min(choices, key=lambda each: each.worth).move
    found = outcome(compare(seen, 0, choices, worst, dice))
    assert found[0].move == choices[0].move
    for each in (*found, *(made.better for _, made in reviewed())):
        assert words.say(each.reason)


def test_of_an_end_that_is_told_no_chance_is_told_besides() -> None:
    ends = Choice("a", 1.0, ("reason.ends-all-sure", {}))
    played = Choice("b", 0.2, ("reason.chance", {"why": ("reason.still-open", {}), "share": 0.2}))
    both = Both(GOES_ON, 0, [node(WON)] * 8, [node(GOES_ON)] * 8, YOURS)
    assert versus._told(ends, played, both, 0.8) == ends.reason


def test_a_hint_says_what_comes_of_it_or_that_nothing_tells_it_from_the_next_best() -> None:
    told = Counter[str]()
    for match, made in reviewed()[::4]:
        before = match.until(made.at)
        key, facts = analyse(hints.careful, before.seen(0), 0, before.dice(0))[0].reason
        assert key not in COMPARES
        why = facts.get("why", (key, {}))
        told[why[1]["what"][0] if why[0] == "reason.brings" else why[0]] += 1
    assert len(told) > 3
    assert not any(is_plain((key, {})) for key in told if not key.startswith("reason.alike"))
    assert sum(told[key] for key in told if key.startswith("reason.alike")) <= sum(told.values()) / 2


def test_a_hint_and_the_next_one_tell_the_same_chance_of_the_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = rules.seen_by(0, GOES_ON)
    worse: Saying = ("reason.chance", {"why": ("reason.nearer", {}), "share": 0.2})
    choices = (Choice("read hand 1", 0.6, ("reason.chance-even", worse[1])), Choice("read hand 2", 0.2, worse))
    for hope, worth in ((0.5, 0.6), (0.35, 0.45)):
        both = Both(seen, 0, [node(GOES_ON, hope=0.5)] * 8, [node(GOES_ON, hope=hope)] * 8, begun=[seen] * 8)
        monkeypatch.setattr(versus, "played_on", lambda *_, both=both: iter_of(both))
        first, second = outcome(versus.beside_next(seen, 0, choices, Dice("both")))
        assert first.move == "read hand 1"
        assert second.worth == pytest.approx(worth)
        assert second.reason[1]["share"] == roughly(worth)
        assert first.reason[1].get("less", roughly(worth)) == roughly(worth)


@pytest.mark.parametrize(
    ("field", "condition", "worse", "said"),
    [
        ("p1 p2 p3", None, False, "reason.so-open"),
        ("p1 p2 p3", MOST, True, "reason.so-tried"),
        ("p3 p3a p3b", MOST, False, "reason.so-tried"),
    ],
)
def test_of_a_tie_it_is_told_whether_any_other_does_as_well_and_why(
    monkeypatch: pytest.MonkeyPatch, field: str, condition: e.Condition | None, said: str, *, worse: bool
) -> None:
    """Any do only where all come to the same, and the worst is no worse in the same deals."""
    begun = table(field, "p4 p5", "p8 p9", pile="p1a p1b p1c", picks=True, condition=condition, by=1)
    state = after(begun, "read hand 1")
    seen, worlds = rules.seen_by(0, state), [state] * 8
    last = node(AHEAD, hope=0.3) if worse else node(AHEAD)
    whole = Both(seen, 0, [node(AHEAD)] * 8, [last] * 8, begun=worlds)
    monkeypatch.setattr(ties, "played_on", lambda *_: iter_of(whole))
    results = results_of(seen, 0, worlds[:2], by_move(seen))
    choices = [Choice(move, 1 / n, ("reason.chance", {"share": 1 / n})) for n, move in enumerate(results, 1)]
    found: ties.Tie = outcome(of_tie(seen, 0, choices, results, Dice("tie")))
    alike = len({each.n for each in results.values()}) == 1 and not worse
    assert (found.said == ties.ANY) == alike
    tied = {move: results[move] for move in found.moves}
    assert cause_of(seen, 0, tied, bare=True)[0] == said


@pytest.mark.parametrize(
    ("hand", "condition", "said"),
    [
        ("renewing", None, "reason.so-discarded"),
        ("renewing", MOST, "reason.so-discarded"),
        ("claiming", None, "reason.so-met-new"),
        ("p5", e.Reader(), "reason.so-met"),
        ("p5", e.Beside(left=True), "reason.so-apart"),
        ("p5", e.Least(Measure.NEGATIVES), "reason.so-met"),
    ],
)
def test_a_tie_of_cards_to_take_says_why_where_the_reading_shows_it(
    hand: str, condition: e.Condition | None, said: str
) -> None:
    """They are discarded in the same reading, or the condition that then holds is met with any of them."""
    begun = table("p1 p2 p3", f"{hand} p4", "p8 p9", pile="p1a p1b p1c", picks=True, condition=condition, by=0)
    state = after(begun, "read hand 1")
    seen = rules.seen_by(0, state)
    results = results_of(seen, 0, [state] * 2, by_move(seen))
    assert [each.place for each in by_move(seen).values() if isinstance(each, Spot)] == [Place.FIELD] * 3
    assert cause_of(seen, 0, results, bare=True)[0] == said


def test_of_several_cards_to_take_that_are_counted_each_tells_what_it_adds_at_once() -> None:
    """All of them come to one bound, as a card not seen yet may be better; that would hide which one is."""
    fewest = e.Least(Measure.NEGATIVES)
    begun = table("p9 p1 p-2", "renewing p4 p5", "p8 p7 p6", pile=PILE, picks=True, condition=fewest, by=1)
    state = after(begun, "read hand 1", "field 1")
    seen = rules.seen_by(0, state)
    results = results_of(seen, 0, [state] * 2, by_move(seen))
    found = {worth_of(seen, spot): results[move] for move, spot in by_move(seen).items() if isinstance(spot, Spot)}
    assert {n: (each.n, each.more) for n, each in found.items()} == {1: (0, 2), -2: (1, 2)}
    assert not any(each.figure and each.figure.floor for each in found.values())


@pytest.mark.parametrize(
    ("costs", "floor", "said"),
    [
        ((), False, "reason.lead-by"),
        ((), True, "reason.lead-sure"),
        (("drawn",), None, "reason.spares"),
        (("given", "drawn"), None, "reason.spares-given"),
        ((), None, "reason.spares-unsure"),
    ],
)
def test_beside_another_choice_stands_its_number_or_why_that_is_not_certain(
    costs: tuple[str, ...], floor: bool | None, said: str
) -> None:
    """Of a bound only that it is sure: an unseen card may be better than that."""
    state = table("p1", "p4 p5", "p8 p7", pile=PILE, condition=e.Least(Measure.LOWEST), by=1)
    own = Result(state, Figure(-5, 0, state, 0), None, (), None, None)
    figure = None if floor is None else Figure(3, 0, state, 0, floor=floor)
    found = numbers_of(own, Result(state, figure, None, costs, None, None), YOURS, within=True)
    assert found[0][0] == said


def test_a_number_that_is_worse_than_now_says_so() -> None:
    state = table("p1", "p4 p5", "p8 p7", pile=PILE, condition=MOST, by=1)
    for n, was, new, comes in (
        (9, 10, False, "goes"),
        (10, 9, False, "is"),
        (9, None, True, "is"),
        (9, 9, False, "stays"),
    ):
        figure = Figure(n, 0, state, 0, was, new=new, stays=n == was)
        assert figure.told["count"][0] == f"count.{comes}", (n, was)


def test_nobody_has_fewer_than_none_so_the_condition_is_surely_met() -> None:
    fewest = e.Least(Measure.NEGATIVES)
    state = table("p1", "p4 idling", "p8 p7", pile=PILE, condition=fewest, by=1)
    seen = rules.seen_by(0, state)
    results = results_of(seen, 0, [state] * 2, by_move(seen))
    assert {each.met for each in results.values()} == {True}


def test_a_tie_of_cards_that_do_nothing_says_so() -> None:
    state = table("idling idling2 p2", "p3 p4", "p8 p9", pile=PILE, condition=MOST, by=1)
    seen = rules.seen_by(0, state)
    some = {move: by_move(seen)[move] for move in ("read field 1", "read field 2")}
    assert cause_of(seen, 0, results_of(seen, 0, [state] * 2, some), bare=True)[0] == "reason.so-idle"


def test_of_two_about_as_good_the_one_that_counts_more_comes_first() -> None:
    """The reasons go with their choices, the chances stay with their places."""
    state = after(table("p9 p1", "p5 p4", "p8 p7", pile=PILE, picks=True, condition=MOST, by=1), "read hand 1")
    seen = rules.seen_by(0, state)
    results = results_of(seen, 0, [state] * 2, by_move(seen))
    whys: list[Saying] = [("reason.keeps-condition", {}), ("reason.best", {})]
    choices = [
        Choice("field 2", 0.5, ("reason.chance-even", {"why": whys[0], "share": 0.5})),
        Choice("field 1", 0.48, ("reason.chance", {"why": whys[1], "share": 0.5})),
    ]
    first, second = ties.counted_first(choices, results)
    assert first == Choice("field 1", 0.5, ("reason.chance-even", {"why": whys[1], "share": 0.5}))
    assert second == Choice("field 2", 0.48, ("reason.chance", {"why": whys[0], "share": 0.5}))
    assert ties.counted_first([first, second], results) == [first, second]


def iter_of(found: object) -> Generator[None, None, object]:
    """A thought that is finished at once."""
    yield
    return found


def test_of_a_card_that_changes_nothing_that_is_said_where_more_is() -> None:
    seen = rules.seen_by(0, table("idling topmost", "p3 p4", "p8 p9", pile=PILE, condition=MOST, by=1))
    for key in ("reason.chance-even", "reason.chance"):
        choices = [Choice(f"read field {n}", 0.5, (key, {"why": versus.UNSAID, "share": 0.5})) for n in (1, 2)]
        idle, _ = outcome(telling.as_told(seen, 0, choices, Dice("idle")))
        assert words_of("en", GAME).say(idle.reason).startswith("It changes nothing now. ")


def test_cards_that_nobody_can_tell_apart_have_one_chance_and_a_seat_that_has_lost_has_none() -> None:
    for share in (0.45, 0.55):
        own = Choice("read field 1", 0.5, ("reason.chance", {"why": ("reason.nearer", {}), "share": share}))
        assert versus._any(own).reason == ("reason.chance", {"why": ("reason.alike", {}), "share": roughly(0.5)})
    seen = rules.seen_by(0, BEHIND._replace(losers=(0,)))
    assert [*{each.reason[0] for each in analyse(hints.careful, seen, 0, Dice("lost"))}] == ["reason.lost"]
