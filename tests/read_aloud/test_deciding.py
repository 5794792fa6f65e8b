"""Who would win if the game ended now, as far as a seat sees, and which cards have decided."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import (
    Condition,
    Discard,
    End,
    Face,
    Least,
    Measure,
    Most,
    Nearest,
    Odd,
    Place,
    Reader,
    Second,
    Some,
    Text,
    Within,
)
from game.games.read_aloud.page.deciding import Standing, counts, standing
from game.games.read_aloud.page.seats import notes
from game.games.read_aloud.page.standings import standing_said
from game.games.read_aloud.page.status import status
from game.games.read_aloud.rules.conditions import measures_of, winners_of
from game.games.read_aloud.rules.state import Spot, State
from game.shelf import GAMES
from game.words import words_of
from tests.read_aloud.sights import PLAIN, after, drawn, for_both, scene, slip, table

both = pytest.mark.parametrize("lang", for_both)
ENDS: Text = (End(),)


def laid(condition: Condition | None, seats: int = 2, **more: Any) -> State:
    """Two cards for everybody: 2 and 3, 4 and 5, and so on, under this condition, which the first player has read."""
    return table([PLAIN, ENDS], *[[PLAIN, PLAIN]] * seats, condition=condition, by=0, **more)


def open_(state: State) -> State:
    """The same with all hands open."""
    return state._replace(faces=(Face.OPEN,) * len(state.faces))


@both
@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (Most(Measure.SUM), {"en": "now: Ben wins (9) Ann: 5", "ja": "終われば： Benの勝ち（9） Ann 5"}),
        (Least(Measure.HIGHEST), {"en": "now: Ann wins (3) Ben: 5", "ja": "終われば： Annの勝ち（3） Ben 5"}),
        (
            Nearest(Measure.SUM, 8),
            {"en": "Ben wins (9, 1 off) Ann: 5 (3 off)", "ja": "Benの勝ち（9、ずれ1） Ann 5（ずれ3）"},
        ),
        (
            Nearest(Measure.SUM, 9),
            {"en": "Ben wins (9 exactly) Ann: 5 (4 off)", "ja": "Benの勝ち（9、ぴったり） Ann 5（ずれ4）"},
        ),
        (
            Nearest(Measure.SUM, 7),
            {
                "en": "now: Joint winners: Ann 5 (2 off) and Ben 9 (2 off)",
                "ja": "ともに勝ち：Ann 5（ずれ2）、Ben 9（ずれ2）",
            },
        ),
        (Within(Measure.SUM, 8), {"en": "Ann wins (5) Ben: 9 (too high)", "ja": "Annの勝ち（5） Ben 9（超過）"}),
        (Odd(Measure.SUM), {"en": "Joint winners: Ann 5 and Ben 9", "ja": "ともに勝ち：Ann 5、Ben 9"}),
        (Reader(), {"en": "now: Ann wins Ben", "ja": "終われば： Annの勝ち Ben"}),
        (Most(Measure.ZEROS), {"en": "nobody would win Ann: 0 Ben: 0", "ja": "勝者なし Ann 0枚 Ben 0枚"}),
        (None, {"en": "has to set the winner’s condition", "ja": "勝者の条件を定めるカード"}),
    ],
)
def test_the_banner_says_who_would_win_now(condition: Condition | None, said: dict[str, str], lang: str) -> None:
    here = scene(open_(laid(condition)), lang=lang)
    assert said[lang] in drawn(here).all("p", "now")[0].text


@both
@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (
            Most(Measure.SUM),
            {
                "en": "now: Ann: 5 Ben: hand not seenBen: unknown",
                "ja": "終われば： Ann 5 Benの手札はみえませんBen 不明",
            },
        ),
        (
            Most(Measure.ZEROS),
            {"en": "now: Ann: 0 Ben: hand not seen", "ja": "終われば： Ann 0枚 Benの手札はみえません"},
        ),
        (
            Odd(Measure.SUM),
            {
                "en": "now: Ann wins (5) Ben: hand not seen, may win tooBen: perhaps too",
                "ja": "Annの勝ち（5） Benの手札はみえず、ともに勝つかもしれませんBenも勝つかも",
            },
        ),
        (
            Most(Measure.CARDS),
            {"en": "now: Ann and Ben win together (2)", "ja": "いま終われば： AnnとBenがともに勝ち（2枚）"},
        ),
        (Reader(), {"en": "now: Ann wins Ben", "ja": "終われば： Annの勝ち Ben"}),
    ],
)
def test_the_banner_says_how_far_the_seat_sees(condition: Condition, said: dict[str, str], lang: str) -> None:
    assert said[lang] in drawn(scene(laid(condition), lang=lang)).all("p", "now")[0].text


@both
def test_where_no_hand_is_seen_hidden_cards_would_decide(lang: str) -> None:
    here = scene(laid(Most(Measure.SUM)), seat=None, lang=lang)
    assert standing_said(here.words, here.seen).startswith(here.words("now.hidden"))
    state = laid(Nearest(Measure.SUM, None))
    hidden = state._replace(faces=(Face.DOWN, *state.faces[1:]))
    assert standing(rules.seen_by(0, hidden)) == Standing((), (), (0, 1), (None, None))
    assert standing_said(here.words, rules.seen_by(0, hidden)) == here.words.sentences([here.words("now.hidden")])


@both
def test_a_standstill_is_foretold_from_three_rounds_before_it_on(lang: str) -> None:
    state = laid(None)
    said = [drawn(scene(laid(None, quiet=n), lang=lang)).all("p", "soon")[0].text.strip() for n in (9, 10, 15)]
    words = words_of(lang, GAMES["read-aloud"])
    assert said == [
        words("page.ends", pile=len(state.pile), field=len(state.field)),
        words("page.still-near", n=6),
        words("page.still-near", n=1),
    ]


@both
def test_of_several_hands_that_are_seen_the_best_one_leads_while_another_is_hidden(lang: str) -> None:
    state = laid(Most(Measure.SUM), 3)
    here = scene(state._replace(faces=(Face.OPEN, Face.HIDDEN, Face.OPEN, Face.HIDDEN)), lang=lang)
    told = drawn(here).all("p", "now")[0]
    assert [box.css[1] for box in told.all("span", "box")] == ["leads", "has", "unknown"]
    assert here.words("now.leads-with", seat=1, what="9") in told.text


@both
def test_hands_that_are_not_seen_are_said_to_be_unknown_together(lang: str) -> None:
    here = scene(laid(Most(Measure.SUM), 3), lang=lang)
    told = drawn(here).all("p", "now")[0]
    assert [box.css[1] for box in told.all("span", "box")] == ["has", "unknown"]
    assert told.text.endswith(here.words("now.unknown-short", names=here.words("now.others")))
    assert here.words("now.unknown", seat=1) in (told.one("span", "unknown").attributes["title"] or "")
    for seat in (1, 2):
        assert here.words("now.unknown", seat=seat) in told.text
    onlooker = drawn(scene(laid(Most(Measure.SUM), 3), seat=None, lang=lang)).all("p", "now")[0]
    assert here.words("now.others") not in onlooker.text


@both
def test_of_an_open_hand_with_one_card_face_down_that_card_is_told_and_not_that_all_see_it(lang: str) -> None:
    state = open_(laid(Most(Measure.SUM)))
    first, second = state.hands[1]
    turned = state._replace(hands=(state.hands[0], (first, second._replace(face=Face.DOWN))))
    here = scene(turned, lang=lang)
    assert here.words("now.unknown-some", seat=1, n=1) in standing_said(here.words, here.seen)
    assert here.words("now.unknown-some-short", names=here.words.seat(1), n=1) in drawn(here).all("p", "now")[0].text
    assert [*notes(here.seen, 1)] == [("page.not-all-open", {"n": 1})]
    assert [*notes(here.seen, 0)] == [("face.open", {})]
    assert here.words("page.not-all-open", n=1) in drawn(here).text


@both
def test_those_who_win_together_are_named_together(lang: str) -> None:
    here = scene(laid(Most(Measure.CARDS), 3), lang=lang)
    [box] = drawn(here).all("p", "now")[0].all("span", "box")
    what = here.words("now.count", n=2)
    assert box.text == here.words("now.win-together", seats=(0, 1, 2), what=what)
    assert box.text in standing_said(here.words, here.seen)
    odd = scene(open_(laid(Odd(Measure.SUM), 3)), lang=lang)
    [each_number, *_] = drawn(odd).all("p", "now")[0].all("span", "box")
    each = here.words.list(here.words("now.each", seat=n, what=str(what)) for n, what in enumerate((5, 9, 13)))
    assert each_number.text == here.words("now.win-each", each=each)


@both
@pytest.mark.parametrize(
    ("condition", "sure"),
    [(Nearest(Measure.SUM, 5), True), (Nearest(Measure.SUM, 6), False), (Within(Measure.SUM, 5), True)],
)
def test_who_cannot_be_surpassed_wins_and_may_have_to_share(condition: Condition, sure: bool, lang: str) -> None:
    told = drawn(scene(laid(condition), lang=lang)).all("p", "now")[0]
    assert [box.css[1] for box in told.all("span", "box")] == (["wins", "unknown"] if sure else ["has", "unknown"])
    assert told.text.endswith(words_of(lang, GAMES["read-aloud"])("now.too-short", names="Ben")) == sure


@both
def test_where_all_have_lost_it_is_said_at_the_table_and_with_the_result(lang: str) -> None:
    here = scene(laid(Most(Measure.SUM), losers=(0, 1)), lang=lang)
    told = drawn(here).all("section", "terms")[0].text
    assert here.words("page.all-lost") in told
    assert here.words("page.all-lost-means") in told
    assert status(here) == here.words("page.your-turn-all-lost")
    ended, log = after(laid(Most(Measure.SUM), losers=(0, 1)), "read field 2")
    assert here.words("why.all-lost") in drawn(scene(ended, log=log, lang=lang)).all("p", "why")[0].text


def test_who_has_lost_is_left_out() -> None:
    assert standing(open_(laid(Most(Measure.SUM), 3, losers=(2,)))) == Standing((1,), (0,), (), (5, 9, 13))


@pytest.mark.parametrize("condition", [Most(Measure.SPREAD), Least(Measure.SUM), Second(Measure.SUM), Odd(Measure.SUM)])
def test_with_all_hands_open_it_is_the_result(condition: Condition) -> None:
    state = open_(laid(condition, 4))
    assert standing(rules.seen_by(3, state)).first == winners_of(state, measures_of(state))


def test_nothing_of_a_hidden_card_is_told() -> None:
    state = laid(Most(Measure.SUM))
    other = state._replace(hands=(state.hands[0], tuple(piece._replace(key="k0") for piece in state.hands[1])))
    assert standing(rules.seen_by(0, state)) == standing(rules.seen_by(0, other))


@pytest.mark.parametrize(
    ("measure", "marked"),
    [
        (Measure.HIGHEST, [0, 1]),
        (Measure.LOWEST, [1, 0]),
        (Measure.SPREAD, [0, 0]),  # as every card of both hands is one of its ends
        (Measure.SUM, [0, 0]),
        (Measure.ZEROS, [0, 0]),
        (Measure.KEEPERS, [0, 0]),
        (Measure.STACKS, [0, 0]),
        (Measure.NEGATIVES, [0, 0]),
    ],
)
def test_the_cards_that_decide_are_marked_when_it_is_over(measure: Measure, marked: list[int]) -> None:
    state = laid(Most(measure))
    assert not any(counts(state, Spot(Place.HANDS, n, 1)) for n in (0, 1))
    ended, log = after(state, "read field 2")
    root = drawn(scene(ended, log=log))
    assert [slip(root, f"c{n}").css.count("counts") for n in (4, 5)] == marked
    assert [slip(root, f"c{n}").css.count("counts") for n in (2, 3)] == marked


def test_all_hands_lie_open_as_slips_when_it_is_over() -> None:
    ended, log = after(laid(Most(Measure.SUM), 4), "read field 2")
    root = drawn(scene(ended, log=log))
    for n in range(2, 10):
        assert slip(root, f"c{n}").all("span", "text")


def test_a_choice_is_not_taken_for_a_deciding_card() -> None:
    state, _ = after(table([(Discard(Some(1, Place.FIELD)),), PLAIN], [PLAIN], [PLAIN]), "read field 1")
    assert not drawn(scene(state)).all("button", "counts")
