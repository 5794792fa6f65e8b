"""Around the hand: the trick, the seats, the exchange, the result, the ladder and the score sheet."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.core.rules import IllegalMove
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.page import VIEW
from game.games.gang_of_four.page.guide import EXAMPLES, FAMILY_OF, RUNGS
from game.games.gang_of_four.page.result import result, why_over
from game.games.gang_of_four.page.seats import prices, seat_of
from game.games.gang_of_four.rules.combos import KINDS, beats, classify
from game.games.gang_of_four.rules.score import BANDS, Round, penalty
from game.games.gang_of_four.rules.state import Exchange, State
from game.ui.html import render
from game.ui.settings import KEY
from game.words import LANGUAGES
from tests.gang_of_four.scenes import asked, random_states, scene
from tests.gang_of_four.tables import after, dealt, facing, table, wins_by
from tests.markup import parsed
from tests.ui.page import Page

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))
LINK = "#/gang-of-four?deal=plum-river-42&v=1&players=me,random,random,random"


def trick_of(state: State, **more: object) -> list[tuple[str, tuple[str, ...]]]:
    """The lines of the trick: what is said and which cards are drawn."""
    lists = parsed(VIEW.board(scene(state, **more)).middle).all("ol", "trick")  # type: ignore[arg-type]
    return [(item.text, item.cards()) for each in lists for item in each.children]


def test_every_play_and_pass_stays_until_the_next_trick_has_begun() -> None:
    state = after(table("G3 R9 RD", "G4 R4 R5", "G1 G5 Y6", "G2 R2 R3"), "G3", "R4", "Y6", "pass", "pass", "pass")
    assert state.trick == ()
    assert trick_of(state) == [
        ("Annsingle card", ("G3",)),
        ("Bensingle card", ("R4",)),
        ("Cleosingle card", ("Y6",)),
        ("Dan, Ann and Ben passed", ()),
    ]
    assert asked()("page.taken", seat=2) in VIEW.board(scene(state)).middle
    assert len(trick_of(after(state, "G1"))) == 1


def test_the_one_to_be_beaten_stands_out() -> None:
    state = after(table("G3 R9 RD", "G4 R4 R5", "G1 G5", "G2 R2"), "G3", "R4", "pass")
    best = parsed(VIEW.board(scene(state)).middle).one("li", "best")
    assert best.cards() == ("R4",)
    assert best.attributes["data-seat"] == "1"


@for_both
def test_the_seats_say_what_is_public_of_them(lang: str) -> None:
    state = table("G3 R9 RD", "G4", "G1 G5", "G2 R2", totals=(0, 23, 5, 7), dealer=2)
    words, page = asked(lang), parsed(VIEW.board(scene(facing(state, 3, "G2"), lang=lang)).rivals)
    ben, cleo, dan = page.all("section", "seat")
    assert words("page.points", n=23) in ben.text
    assert words("page.one-left") in ben.text
    assert words("page.dealer") in cleo.text
    assert words("page.led") in dan.text
    assert [len(each.all("span", "back")) for each in (ben, cleo, dan)] == [1, 2, 2]


def test_the_seats_stand_clockwise_and_arrows_point_where_play_goes() -> None:
    for direction in (1, -1):
        page = parsed(VIEW.board(scene(dealt(4)._replace(direction=direction), seat=2)).rivals)
        assert [each.attributes["data-seat"] for each in page.all("section", "seat")] == ["3", "0", "1"]
        arrows = page.all("svg", "arrow")
        assert {("against" in each.css) for each in arrows} == {direction < 0}
        middle = parsed(VIEW.board(scene(dealt(4)._replace(direction=direction))).middle)
        assert ("counter-clockwise" in middle.one("p", "round-line").text) == (direction < 0)


def test_what_the_hand_costs_now_and_who_is_nearly_out_stands_at_the_seats() -> None:
    state = facing(table("G1 G2 G3 G4 G5 G6 G7 G8", "R9 R9 R10", "Y9", "Y1 Y2 Y3 Y4"), 3, "R3 Y3")
    board = VIEW.board(scene(state))
    assert "8 cards cost 16" in parsed(board.mine).text
    seats = parsed(board.rivals).all("section", "seat")
    assert [bool(seat.all("span", "few")) for seat in seats] == [True, True, False]
    assert [seat.one("span", "did").cards() for seat in seats] == [(), (), ("Y3", "R3")]


def test_the_last_trick_can_be_seen_again_while_the_next_one_is_played() -> None:
    state = table("G5 R7 R9", "R10 R2", "G1 G2 G3", "G1 G2 G4")
    first = after(state, "G5", "R10", "pass", "pass", "pass")
    second = after(first, first and rules.moves(first)[0])
    for each, there in ((first, False), (second, True)):
        middle = parsed(VIEW.board(scene(each, folds=("last-trick",))).middle)
        assert bool(middle.all("section", "recalled")) == there
    shown = parsed(VIEW.board(scene(second, folds=("last-trick",))).middle).one("section", "recalled")
    assert shown.cards() == ("G5", "R10")
    won = shown.one("li", "taker")
    assert won.cards() == ("R10",)
    assert asked()("page.taken", seat=1) in won.text
    assert shown.one("button", "close").attributes["data-do"] == "fold last-trick"
    assert not parsed(VIEW.board(scene(second)).middle).all("section", "recalled")


def test_beside_the_coach_what_the_trick_has_covered_is_one_press_away() -> None:
    """On a phone the coach stands in its place."""
    state = after(table("G5 R7 R9", "R10 R2", "G1 G2 G3", "G1 G2 G4"), "G5", "R10")
    open_, closed = (
        parsed(VIEW.board(scene(state, folds=("last-trick",))._replace(taught=taught)).middle)
        for taught in (True, False)
    )
    assert open_.one("section", "recalled").cards() == ("G5",)
    assert not closed.all("section", "recalled")
    done = after(state, "pass", "pass", "pass")
    again = parsed(VIEW.board(scene(done, folds=("last-trick",))._replace(taught=True)).middle)
    assert again.one("section", "recalled").cards() == ("G5",)


def test_a_gang_on_the_table_is_stamped_and_a_blow_stands_out() -> None:
    state = table("G5 R7 R9", "R1 R2", "G1", "G2")
    stamps = [
        len(parsed(VIEW.board(scene(facing(state, 3, on))).middle).all("span", "gang-seal"))
        for on in ("G6 Y6 R6 R6", "G6")
    ]
    assert stamps == [1, 0]


@for_both
def test_the_heading_says_of_a_gang_that_has_just_been_laid(lang: str) -> None:
    laid = after(table("G6 Y6 R6 R6 R7", "G8 Y8 R8 R8 R1", "G1 G2"), "G6 Y6 R6 R6")
    words = scene(laid, lang=lang).words
    facts = {"seat": 0, "kind": "gang_of_four"}
    assert VIEW.status(scene(laid, lang=lang, seat=0)) == words("page.gang", **facts)
    assert VIEW.status(scene(laid, lang=lang, seat=1)) == words("page.follow-gang", **facts)
    passed = after(laid, "pass")
    assert VIEW.status(scene(passed, lang=lang, seat=0)) == words("page.waits", seat=2)


def test_the_card_from_the_exchange_is_marked_until_the_first_play() -> None:
    start = dealt(4)
    while not (start.exchange and start.exchange.given):
        start = after(start, rules.moves(start)[0])
    swap = start.exchange
    assert swap
    done = after(start, rules.moves(start)[0])
    for seat, card in ((swap.winner, swap.given), (swap.loser, done.exchange and done.exchange.returned)):
        new = [
            each
            for each in parsed(VIEW.board(scene(done, seat=seat, put_away=1)).hand).all("button")
            if "received" in each.css
        ]
        assert [each.cards() for each in new] == [(card,)]
        assert str(new[0].attributes["aria-label"]).endswith("from the exchange")


def test_counts_can_be_hidden_until_somebody_is_asked() -> None:
    state = table("G3 R9", "G4 G5 G6 G7", "G1 G5", "G2 R2")
    hidden = parsed(VIEW.board(scene(state, settings={"counts": "asked"})).rivals)
    assert [len(each.all("span", "back")) for each in hidden.all("section", "seat")] == [3, 3, 3]
    question = hidden.all("button")[0].attributes["data-do"] or ""
    shown = scene(state, settings={"counts": "asked"}, folds=(question.removeprefix("fold "),))
    assert len(parsed(VIEW.board(shown).rivals).all("span", "back")) == 4 + 3 + 3
    later = after(state, "G3!")
    assert "fold" in VIEW.board(shown._replace(seen=rules.seen_by(0, later))).rivals
    assert "Ben: 4 cards." in VIEW.heard(shown, "counts")


@for_both
@pytest.mark.parametrize("hidden", [False, True])
def test_the_exchange_is_seen_as_far_as_it_may_be(lang: str, hidden: bool) -> None:
    options = {"exchange": "hidden" if hidden else "open"}
    start = table("G3 R9 RD", "G4 G5", "G1 G5", "G2 R2", options=options, exchange=Exchange(0, 1))
    given = after(start, "give RD")
    done = after(given, "give G4")
    for seat in range(4):
        cards = [parsed(VIEW.board(scene(each, seat=seat, lang=lang)).middle).cards() for each in (start, given, done)]
        knows = not hidden or seat < 2
        assert cards == ([(), ("RD",), ("RD", "G4")] if knows else [(), (), ()])
    assert VIEW.board(scene(given, seat=1)).play == asked()("page.give")


def test_a_bot_waits_with_the_first_play_until_the_exchange_was_read() -> None:
    page = Page("#/gang-of-four?deal=exchange-1&v=1&players=me,random,random,random&limit=rounds-2")
    page.settle()
    while page.match.state.round == 1:
        page.play(page.legal[0])
    assert page.wire.model.at_result
    page.send("put-away")
    page.settle()
    swap = page.match.state.exchange
    assert swap
    assert 0 not in (swap.winner, swap.loser)
    for card in (swap.given, swap.returned):
        assert page.html.count(f'<span class="which" aria-hidden="true">{asked()(f"card.{card}")}') == 1
    assert page.says("lesson.on")
    before = page.match.moves
    page.send("more")
    assert len(page.match.moves) == len(before) + 1
    assert not page.wire.model.stepping
    again = Page(page.url, {**page.stored, "fudaba:settings": '{"rounds": "on"}'})
    assert not again.wire.model.stepping


@pytest.mark.parametrize("seat", range(4))
def test_only_who_looks_on_is_let_on_from_an_exchange(seat: int) -> None:
    start = table("G3 R9 RD", "G4 G5", "G1 G5", "G2 R2", exchange=Exchange(0, 1))
    given = after(start, "give RD")
    done = after(given, "give G4")
    assert [VIEW.halts(scene(each, seat=seat)) for each in (start, given, done)] == [False, False, seat != done.asked]
    assert not VIEW.halts(scene(after(done, rules.moves(done)[0]), seat=seat))


def test_giving_selects_one_card_and_says_which_may_not_be_given() -> None:
    start = table("G3 R9 RD", "G4 G5 G5", "G1 G5", "G2 R2", exchange=Exchange(0, 1))
    first, second, third = parsed(VIEW.board(scene(start)).hand).one("div", "hand").all("button")
    assert [each.attributes["data-do"] for each in (first, second, third)] == [
        "line give G3",
        "line give R9",
        "pick give RD",
    ]
    with pytest.raises(IllegalMove, match=r"illegal\.give-strongest"):
        rules.read(start, "give G3")
    back = scene(after(start, "give RD"), seat=1)
    picked = back._replace(ticked=VIEW.cards_of(back, "give G5"))
    assert VIEW.chosen(picked) == "give G5"
    assert VIEW.actions(picked) == ""


def test_of_two_equal_cards_that_might_be_given_one_is_lifted() -> None:
    start = table("G3 R9 R9", "G4 G5 G5", "G1 G5", "G2 R2", exchange=Exchange(0, 1))
    cards = parsed(VIEW.board(scene(start)).hand).one("div", "hand").all("button")
    assert [each.attributes["aria-pressed"] for each in cards].count("true") == 1


@for_both
def test_what_stands_at_a_seat_says_at_a_press_what_it_means(lang: str) -> None:
    state = dealt(4)
    here = scene(state, lang=lang)
    drawn = VIEW.board(here)
    root = parsed(render([drawn.rivals, drawn.mine]))
    (badge,) = [each for each in root.all("button") if each.text == here.words("page.dealer")]
    do, what = (badge.attributes["data-do"] or "").split(" ", 1)
    assert do == "hear"
    assert VIEW.heard(here, what) == here.words("about.dealer") == badge.attributes["title"]
    assert VIEW.heard(here, "about nothing") == ""


@for_both
def test_nobody_is_told_to_pass_who_lets_it_pass_by_itself(lang: str) -> None:
    start = after(table("G2 G3 G4", "R9 RD G1", "G4 G5 G6"), "G2")
    here = scene(after(start, "R9"), seat=2, lang=lang)
    assert here.moves == ("pass",)
    told = here.words("page.only-pass", seat=1, kind="single"), here.words("page.auto-pass", seat=1, kind="single")
    assert (VIEW.status(here), VIEW.status(here._replace(settings={"autopass": "on"}))) == told


@for_both
def test_the_result_of_a_round_stays_until_it_is_put_away_or_play_goes_on(lang: str) -> None:
    state = wins_by("deal", 4, 1)
    last = state.last
    assert last
    here = scene(state, lang=lang)
    page = parsed(VIEW.board(here).middle)
    losers = sorted((seat for seat in range(4) if seat != last.winner), key=lambda seat: last.points[seat])
    for item, seat in zip(page.one("ul", "left").children, losers, strict=True):
        assert item.cards() == last.hands[seat]
        facts = {"left": len(last.hands[seat]), "times": last.times[seat], "n": last.points[seat]}
        assert asked(lang)("page.penalty", **facts) in item.text
    assert VIEW.shows_result(here.seen, 0, 0)
    assert not VIEW.shows_result(here.seen, 0, 1)
    assert not parsed(VIEW.board(here._replace(put_away=1)).middle).all("section", "result")
    begun = after(state, rules.moves(state)[0])
    assert not VIEW.shows_result(rules.seen_by(0, begun), 0, 0)
    assert not parsed(VIEW.board(scene(begun, lang=lang)).middle).all("section", "result")
    assert VIEW.heard(here, "result")


def test_who_has_forgotten_the_call_is_named_and_who_is_left_over_wins() -> None:
    state = after(table("G3 R3", "G4 R4", "G1 R5", "G2 R2 G9", out=(3, 1)), "R3")
    assert state.last
    assert state.last.default
    page = parsed(VIEW.board(scene(state)).middle)
    assert asked()("why.default", seat=2) in page.text
    assert page.text.count(asked()("page.forgot")) == 3


@for_both
def test_after_the_match_the_places_stand_there(lang: str) -> None:
    state = table("G3", "G4 R4", "G1 R5", "G2 R2 G9", totals=(40, 99, 8, 8), options={"call": "none"})
    over = after(state, "G3")
    assert over.asked is None
    page = parsed(VIEW.board(scene(over, lang=lang)).middle)
    words = asked(lang)
    order = ((1, 10), (2, 11), (3, 40), (4, 101))
    sums = [each.text for each in page.all("span", "sum")]
    assert sums == [words("page.place", place=place, n=n) for place, n in order]
    assert [each.text for each in page.all("span", "winner")] == sums[:1]
    assert not page.all("button")
    assert over.last
    assert VIEW.status(scene(over, lang=lang)) == words("page.result", number=over.last.number, seat=0)
    assert VIEW.status(scene(over, lang=lang, put_away=99)) == words("log.victory", winners=(2,), n=10)
    assert VIEW.status(scene(over, lang=lang, tries=True)) == words("log.victory", winners=(2,), n=10)


def test_there_is_time_to_read_a_result_a_trick_and_a_gift() -> None:
    start = table("G3 R9", "G4 G5", "G1", "G2", exchange=Exchange(0, 1))
    assert VIEW.pause(start, after(start, "give R9")) == 3
    trick = after(table("G3 R9 RD", "G4 R4 R5", "G1 G5", "G2 R2"), "G3", "pass", "pass")
    assert VIEW.pause(trick, after(trick, "pass")) == 4
    begins = table("G3 R9 G5 G6 G7 G8 G9", "G4 R4 R5", "G1 G5")
    assert VIEW.pause(begins, after(begins, "G3")) == 2
    assert VIEW.pause(after(begins, "G3"), after(begins, "G3", "pass")) == 1
    assert VIEW.pause(begins, after(begins, "G5 G6 G7 G8 G9")) == 4


def test_once_all_have_passed_it_stands_at_each_of_them_until_the_next_lead() -> None:
    trick = after(table("G3 R9 RD", "G4 R4 R5", "G1 G5", "G2 R2"), "G3", "pass", "pass", "pass")

    def said(state: State) -> list[bool]:
        return ["passed" in parsed(render(seat_of(scene(state), seat))).text for seat in range(4)]

    assert said(trick) == [False, True, True, True]
    assert said(after(trick, "R9")) == [False] * 4
    assert VIEW.pause(table("G3", "G4", "G1", "G2"), wins_by("deal", 4, 1)) == 11
    assert VIEW.pause(dealt(4), after(dealt(4), rules.moves(dealt(4))[0])) == 2


def test_the_ladder_has_every_kind_once_with_an_example_that_the_rules_know() -> None:
    listed = [kind for family in RUNGS for kind in reversed(RUNGS[family])]
    assert listed == list(KINDS)
    for kind, cards in EXAMPLES.items():
        combo = classify(cards.split())
        assert combo
        assert combo.kind == kind
        assert combo.family == FAMILY_OF.get(kind, "five")
    five = [classify(EXAMPLES[kind].split()) for kind in KINDS[3:]]
    assert all(one and other and beats(other, one) for one, other in pairwise(five))


@for_both
def test_the_ladder_marks_what_lies_on_the_table_and_what_cannot_follow(lang: str) -> None:
    state = facing(table("G3 R9", "G4", "G1", "G2"), 3, "Y2 Y4 Y5 Y7 Y9")
    page = parsed(VIEW.guide(scene(state, lang=lang)))
    assert [rung.attributes["data-kind"] for rung in page.all("li", "rung")] == list(reversed(KINDS))
    here = page.one("li", "here")
    assert here.attributes["data-kind"] == "flush"
    assert here.cards()[-5:] == ("Y2", "Y4", "Y5", "Y7", "Y9")
    assert [each.attributes["data-family"] for each in page.all("section", "dim")] == ["three", "two", "one"]
    assert [each.attributes["data-kind"] for each in page.all("li", "low")] == ["straight", "triple", "pair", "single"]
    assert not parsed(VIEW.guide(scene(dealt(4), lang=lang))).all("section", "dim")


def test_only_the_training_aid_shows_what_has_been_played() -> None:
    state = after(table("G3 R9 RD M1", "G4 R4 R5", "G1 G5", "G2 R2"), "RD", "pass", "pass", "pass", "G3")
    assert "gone-cards" not in VIEW.guide(scene(state))
    lines = parsed(VIEW.guide(scene(state, settings={"training": "on"}))).one("table", "gone-cards").all("tr")[1:]
    counts = {line.children[0].text: [cell.css for cell in line.all("td")] for line in lines}
    assert counts["green"][2] == ["gone1"]
    assert sum(cells.count(["gone1"]) for cells in counts.values()) == 1
    assert "red dragon" in VIEW.guide(scene(state, settings={"training": "on"}))


@for_both
def test_the_sheet_has_the_rounds_the_totals_and_the_bands_of_the_rules(lang: str) -> None:
    first, second = (wins_by("deal", 4, n) for n in (1, 2))
    rounds = tuple(state.last for state in (first, second) if state.last)
    page = parsed(VIEW.sheet(scene(second, lang=lang), rounds))
    rows = page.one("table", "sheet").all("tr")
    assert len(rows) == 1 + 2 + 1
    assert [cell.text for cell in rows[-1].all("td")] == [str(total) for total in second.totals]
    assert ["against" in row.one("svg", "arrow").css for row in rows[1:3]] == [False, True]
    assert page.one("svg", "chart")
    for row, (most, times) in zip(page.one("table", "bands").all("tr")[1:], BANDS, strict=True):
        assert row.children[0].text.endswith(str(most))
        assert row.children[1].text.endswith(str(times))
        assert row.children[2].text.endswith(str(penalty(most)))


@pytest.mark.parametrize(("limit", "whole", "said"), [("rounds-4", 80, "total {n}"), ("50", 50, "total {n} of 50")])
def test_a_total_is_drawn_against_the_limit_or_a_whole_hand(limit: str, whole: int, said: str) -> None:
    state = next(state for state in random_states("toll", 4, {"limit": limit}) if state.last)
    assert state.last
    assert max(state.last.totals) < whole
    drawn = parsed(result(scene(state), state.last))
    for seat, total in enumerate(state.last.totals):
        assert f"--now: {round(100 * total / whole)}%" in (drawn.one("span", f"seat{seat}").attributes["style"] or "")
        assert said.format(n=total) in [each.text for each in drawn.all("span", "sum")]


@for_both
def test_each_refusal_is_seen_on_the_page_with_its_reason(lang: str) -> None:
    """And said at once; nothing else changes."""
    page = Page(LINK, lang=lang)
    page.settle()
    before = page.match
    seen = before.seen(0)
    for typed in ("G2", "RD R10", "M1 M1", "nonsense", "give RD", "", "G6 Y6 R7", "Y1 G2 R3 G4 R5"):
        with pytest.raises(IllegalMove) as fault:
            rules.read(seen, typed)
        page.send("line", typed)
        assert page.says(fault.value.key, **fault.value.facts)
        assert page.said[-1][0] == "assertive"
    assert page.match == before


def test_a_setting_at_the_hand_is_kept_and_training_marks_the_match() -> None:
    page = Page(LINK)
    page.settle()
    page.send("set gang-of-four.sort colour")
    assert "colour" in page.stored[KEY]
    assert 'id="sort-colour" aria-pressed="true"' in page.html
    page.send("set gang-of-four.training on")
    page.play(page.legal[0])
    assert page.says("mark.aid")


@for_both
def test_every_setting_has_its_words(lang: str) -> None:
    words = asked(lang)
    for option in GAME.settings:
        assert words(f"set.{option.key}")
        assert [words(f"set.{option.key}.{choice}") for choice in option.choices]


@pytest.mark.parametrize(
    ("limit", "number", "totals", "said"),
    [
        ("100", 3, (0, 74, 9, 9), "Round 3, "),
        ("100", 3, (0, 75, 9, 9), "Round 3 (ends at 100)"),
        ("rounds-4", 3, (0, 99, 9, 9), "Round 3 of 4, "),
        ("rounds-4", 4, (0, 99, 9, 9), "Last round, "),
    ],
)
def test_the_round_says_how_near_the_end_of_the_match_is(
    limit: str, number: int, totals: tuple[int, ...], said: str
) -> None:
    state = table("G3 R9 RD", "G4", "G1 G5", "G2 R2", options={"limit": limit}, round=number, totals=totals)
    assert parsed(VIEW.board(scene(state)).middle).one("p", "round-line").text.startswith(said)


def test_of_two_badges_the_last_card_is_the_one_that_small_screens_show() -> None:
    page = parsed(VIEW.board(scene(facing(table("G3 R9 RD", "G4", "G1 G5", "G2 R2"), 1, "G2"))).rivals)
    badges = page.all("section", "seat")[0].all("span", "box")
    assert [badge.text for badge in badges] == ["led", "last card"]


@pytest.mark.parametrize(("lockout", "said"), [(False, "Pass now"), (True, "Pass")])
def test_the_buttons_for_passing_say_for_how_long(lockout: bool, said: str) -> None:
    state = dealt(3)
    here = scene(state._replace(terms=state.terms._replace(lockout=lockout)), seat=state.asked)
    assert [each.text for each in parsed(str(VIEW.actions(here))).all("button")] == [said, "Pass this trick"]


@for_both
def test_a_result_says_what_cards_cost_where_one_cost_more_than_a_point(lang: str) -> None:
    cheap, dear = (
        after(table("G3", "G4 R4", "G1 R5", held, options={"call": "none"}), "G3")
        for held in ("G2 R2 G9", "G2 R2 G9 R9 G8 R8 G7 R7")
    )
    said = [parsed(VIEW.board(scene(state, seat=1, lang=lang)).middle).all("p", "prices") for state in (cheap, dear)]
    assert said[0] == []
    assert [each.text for each in said[1]] == [prices(asked(lang))]


@pytest.mark.parametrize(
    ("options", "totals", "key", "facts"),
    [
        ({"limit": "50"}, (0, 50, 12, 60), "why.over-limit", {"seats": (1, 3), "n": 50}),
        ({"limit": "50", "end": "exceeded"}, (0, 50, 12, 60), "why.over-beyond", {"seats": (3,), "n": 50}),
        ({"limit": "rounds-2"}, (0, 50, 12, 60), "why.over-rounds", {"n": 2}),
    ],
)
def test_the_last_result_says_that_the_match_is_over_and_why(
    options: dict[str, str], totals: tuple[int, ...], key: str, facts: dict[str, Any]
) -> None:
    state = table("G3 R9 RD", "G4", "G1 G5", "G2 R2", options=options)
    last = Round(2, 1, 0, False, ((), *state.hands[1:]), (0, 1, 1, 1), (0, 1, 2, 2), totals, ())
    words = scene(state).words
    assert why_over(scene(state), last) == words(key, **facts)
