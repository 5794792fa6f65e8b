"""What the table says of hands and heaps: what a hand is, which cards make it, what a heap counts so far."""

from __future__ import annotations

import re
from itertools import chain, combinations, pairwise

import pytest

from game.core.rules import Fault, Saying
from game.games.court_circular import rules
from game.games.court_circular.page import VIEW
from game.games.court_circular.page.examples import example
from game.games.court_circular.page.preview import preview
from game.games.court_circular.page.prospects import cost, drop_reason
from game.games.court_circular.page.verdict import verdict
from game.games.court_circular.rules.cards import NUMBER
from game.games.court_circular.rules.hands import ARTICLE, CARROLL, Sheet, classes, hand, shape
from game.games.court_circular.rules.outlook import enough, needed, plans, reachable
from game.games.court_circular.rules.score import counted
from game.games.court_circular.rules.state import State
from game.games.court_circular.rules.torn import in_order
from game.words import LANGUAGES
from tests.court_circular.scenes import scene, text_of
from tests.court_circular.tables import after, dealt, table
from tests.markup import tree

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))
SHEETS = (ARTICLE, CARROLL, Sheet(hearts_only=True))
MINE, THEIRS = "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C"
FITS = {
    "alike": lambda numbers, suits: len({*numbers}) == 1,
    "run": lambda numbers, suits: len({*numbers}) == len(numbers),
    "suited": lambda numbers, suits: len({*suits}) == 1,
    "hearts": lambda numbers, suits: {*suits} == {"H"},
    "court": lambda numbers, suits: {*numbers} <= {"J", "Q", "K"},
}


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_is_said_of_a_hand_is_true_of_its_example(sheet: Sheet) -> None:
    for name in classes(sheet)[:-1]:
        _, made = example(name, sheet)
        kind, size = shape(name, sheet).split("-")
        assert len(made) == int(size)
        assert FITS[kind]([card[:-1] for card in made], [card[-1] for card in made])


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_example_of_a_sequence_lies_in_order_and_begins_with_the_lead_where_it_may(sheet: Sheet) -> None:
    for name in classes(sheet)[:-1]:
        row, made = example(name, sheet)
        if name.startswith(("sequence", "sympathy")):
            assert (row[0] in made) != name.endswith("x"), name
        if name.startswith("sequence"):
            assert {NUMBER[one] - NUMBER[two] for one, two in pairwise(made)} in ({1}, {-1}), row


@for_both
def test_the_list_beside_the_table_says_what_each_hand_is(lang: str) -> None:
    here = scene(table("KH", MINE, THEIRS), lang=lang)
    lines = tree(VIEW.guide(here)).all("tr")[1:]
    for line, name in zip(lines, classes(), strict=False):
        assert line.all("span", "what")[0].text == here.words(f"what.{shape(name)}")


@for_both
def test_once_the_points_are_reached_it_says_that_this_pack_is_the_last_and_played_to_its_end(lang: str) -> None:
    state = table("KH", MINE, THEIRS, stock=3, down=((), ()))
    target = state.terms.target
    short, there = (scene(state._replace(totals=(n, 0), round=2), lang=lang) for n in (target - 1, target))
    said = there.words("page.stock-reached", n=3, target=target)
    assert said not in text_of(VIEW.board(short).middle)
    assert said in text_of(VIEW.board(there).middle)
    assert there.words("page.total", n=target, target=target) not in VIEW.board(there).mine
    last = scene(there.seen._replace(final=True), lang=lang)
    assert last.words("page.stock-end", target=target) in text_of(VIEW.board(last).middle)


def test_what_a_row_makes_is_marked_in_the_list_as_long_as_the_row_lies_there() -> None:
    """As what it makes so far while a card is still to come to it, then as that of the round."""
    state = table("KH", MINE, THEIRS)
    for moves, said in (("KD 2C", "so far"), ("KD 2C 3C 4D 5H", "this round"), ("KD 2C 3C 4D 5H 6S", "this round")):
        lines = [line for line in tree(VIEW.guide(scene(after(state, moves)))).all("tr") if "here" in line.css]
        assert [line.attributes["data-hand"] for line in lines] == ["pair"], moves
        assert said in lines[0].one("span", "note").text


@for_both
def test_a_hand_that_only_the_selected_card_would_make_is_marked_so(lang: str) -> None:
    state = table("KH", MINE, THEIRS)
    for selected in ("KD", "3C", ""):
        here = scene(state, selected, lang=lang)
        notes = [line.one("span", "note").text for line in tree(VIEW.guide(here)).all("tr") if "here" in line.css]
        assert notes == ([here.words("page.here-with")] if selected == "KD" else []), selected
    laid = scene(after(state, "KD 2C"), "4D", lang=lang)
    assert laid.words("page.here") in VIEW.guide(laid)
    assert laid.words("page.here-with") not in VIEW.guide(laid)


ONE_OF = {"KD KC KS": ["in 20,825"], "KD 3C 5H": ["two cards of the same"], "2D 3C 6S": []}
"""Explained of the row that wins: that it is rare, what it is, and nothing where a card has decided."""


@pytest.mark.parametrize("mine", ONE_OF)
def test_among_three_the_choice_of_a_lead_leaves_room_for_one_explanation(mine: str) -> None:
    others = "9C 7D 10S", "4S 8S 5D"
    laid = zip(*(hand.split() for hand in (mine, *others)), strict=True)
    middle = VIEW.board(scene(after(table("KH", mine, *others), chain(*laid)))).middle
    assert [said for said in ("in 20,825", "two cards of the same") if said in middle] == ONE_OF[mine]


@for_both
def test_the_result_says_what_the_winning_hand_is(lang: str) -> None:
    over = after(table("KH", MINE, THEIRS), "KD 2C 3C 4D 5H 6S")
    here = scene(over, seat=1, lang=lang)
    said = here.words("page.what", hand="pair", what=("what.alike-2", {}))
    assert said in text_of(VIEW.board(here).middle)
    assert said in VIEW.heard(here, "result")


def test_the_best_hand_in_reach_names_only_the_cards_that_make_it() -> None:
    for number in range(40):
        state = dealt(2, deal=f"reach-{number}")
        while state.round == 1 and not state.choosing:
            seat = state.asked
            assert seat is not None
            lead, laid, sheet = state.lead or "", state.rows[seat], state.terms.sheet
            plan = reachable(lead, laid, state.hands[seat], sheet)
            fewest = in_order(enough(lead, laid, plan, sheet) or needed(lead, laid, plan, sheet), plan.hand)
            assert hand((lead, *laid, *fewest), sheet).name == plan.hand.name or not plan.hand.cards
            for fewer in combinations(fewest, max(0, len(fewest) - 1)):
                assert not fewest or hand((lead, *laid, *fewer), sheet) != plan.hand
            here = scene(state, seat=seat)
            named = re.findall(
                r"(?:\d+|ace|king|queen|jack) of \w+",
                VIEW.board(here).hand.split('id="preview">')[1].split("</div>")[0],
            )
            forecast = verdict(here, plan.hand)
            named_by = fewest if plan.hand.cards and not forecast.lost else ()
            decides = [name for card in named_by if (name := here.words(f"card.{card}")) not in "".join(forecast.said)]
            assert [name for name in named if name not in "".join(forecast.said)] == decides
            state = rules.play(state, rules.moves(state)[0])


@for_both
@pytest.mark.parametrize(
    ("lead", "mine", "laid", "hand", "named"),
    [
        ("4S", "2H AD 3H 9C JC KC", "", "sequence4", ("AD", "2H", "3H")),
        ("8S", "9H JD 10C 2D 4C 5S", "", "sequence4", ("9H", "10C", "JD")),
        ("8D", "6S 7C 6D 2H JC KS", "6S 2C", "sequence3", ("7C",)),
    ],
)
def test_the_cards_of_a_hand_in_reach_are_named_in_order_without_what_only_breaks_ties(
    lead: str, mine: str, laid: str, hand: str, named: tuple[str, ...], lang: str
) -> None:
    here = scene(after(table(lead, mine, "2C 8H 3C 7S 9S JS"), laid), lang=lang)
    facts = {"hand": hand, "cards": named}
    long = here.words("page.reach", **facts, what=(f"what.run-{hand[-1]}", {}))
    assert (here.words("page.reach-with", **facts) if laid else long) in text_of(VIEW.board(here).hand)


@for_both
@pytest.mark.parametrize(("moves", "why"), [("KD 2C 3C 4D 5H 6S", "weakest"), ("KD 2C drop", "dropped")])
def test_who_deals_is_told_why_until_the_first_card_is_laid(moves: str, why: str, lang: str) -> None:
    over = after(table("KH", MINE, THEIRS), moves)
    state = after(over, [next(move for move in rules.moves(over) if move.startswith("lead"))])
    for seat in (0, 1):
        said = VIEW.board(scene(state, seat=seat, lang=lang, put_away=1)).middle
        assert (scene(state, lang=lang).words(f"page.deals-{why}") in said) == (seat == state.dealer)


@for_both
def test_a_hand_that_one_has_already_needs_no_card(lang: str) -> None:
    here = scene(after(table("KH", "KD KC KS 2C 3D 5S", THEIRS), "KD 2C KC 4D"), lang=lang)
    best = max(plans("KH", ("KD", "KC"), here.seen.hands[0], here.seen.terms.sheet)).hand.name
    assert best == "quartet"
    made = scene(after(table("KH", "KD KC 2S 4C 6D 8S", THEIRS), "KD 2C KC 4D"), lang=lang)
    assert here.words("page.reach-made", hand="trio", cards=()) in text_of(VIEW.board(made).hand)
    what: Saying = ("what.alike-4", {})
    assert here.words("page.reach-with", hand="quartet", cards=("KS",)) in text_of(VIEW.board(here).hand)
    fresh = scene(table("KH", "KD KC KS 2C 3D 5S", THEIRS), lang=lang)
    cards = ("KD", "KC", "KS")
    assert here.words("page.reach", hand="quartet", what=what, cards=cards) in text_of(VIEW.board(fresh).hand)


def heaps() -> State:
    """Seat 0 has won a round."""
    return after(table("KH", MINE, THEIRS), ["KD", "2C", "3C", "4D", "5H", "6S", "lead 3C"])


@for_both
def test_a_heap_says_what_it_counts_so_far(lang: str) -> None:
    here = scene(heaps(), lang=lang, put_away=9)
    assert counted(here.seen)[0] > 6
    assert here.words("page.worth", n=counted(here.seen)[0]) in VIEW.board(here).mine


@for_both
def test_ones_own_heap_is_looked_at_and_a_rivals_asked_about(lang: str) -> None:
    for seat, key, html in ((0, "look", "mine"), (1, "ask", "rivals")):
        here = scene(heaps(), seat=seat, lang=lang, put_away=9)
        whose = here.words(f"page.{key}-of", seat=0)
        buttons = tree(getattr(VIEW.board(here), html)).all("button")
        said = here.words("page.contents")
        assert (said, f"{said}: {whose}") in [(each.text, each.attributes.get("aria-label")) for each in buttons]


def test_a_card_that_may_be_the_next_lead_is_a_button_whoever_has_laid_it() -> None:
    state = after(table("KH", MINE, THEIRS, "2H 2D 2S 3H 3D 3S"), "KD 2C 2H 3C drop 2D 5H 2S")
    root = tree(VIEW.board(scene(state, seat=state.asked)).middle)
    folded = next(each for each in root.all("section", "wing") if "folded" in each.css)
    assert [each.tag for each in folded.all("button", "offer")] == ["button"]


REDRAWN, LAST_DEALS = {"newPack": "redraw"}, {"multiFold": "last"}


@for_both
@pytest.mark.parametrize(
    ("moves", "options", "more", "deals"),
    [
        ("KD 2C", {}, {}, True),
        ("KD 2C", {"dealer": "fixed"}, {}, False),
        ("KD 2C", REDRAWN, {}, True),
        ("KD 2C", {}, {"final": True}, True),
        ("KD 2C", REDRAWN, {"final": True}, False),
        ("KD 2C", LAST_DEALS, {}, True),
        ("KD 2C 2H", {}, {}, True),
        ("KD 2C 2H drop", {}, {}, False),
        ("KD 2C 2H", LAST_DEALS, {}, False),
        ("KD 2C 2H drop", LAST_DEALS, {}, True),
    ],
)
def test_who_may_drop_out_is_told_that_they_deal_next_only_where_it_is_sure_s32_e8(
    moves: str, options: dict[str, str], more: dict[str, bool], deals: bool, lang: str
) -> None:
    hands = (MINE, THEIRS, "2H 2D 2S 3H 3D 3S")[: len(moves.split()[:3])]
    state = after(table("KH", *hands, options=options, **more), moves)
    seat = state.asked
    here = scene(state, seat=seat, lang=lang)
    told = here.words("page.drop-deals", cost=cost(here.seen))
    assert (drop_reason(here) == told) == deals
    dropped = rules.play(state, "drop")
    while not dropped.choosing:
        dropped = rules.play(dropped, rules.moves(dropped)[0])
    assert dropped.last
    assert dropped.last.next_dealer == seat or not deals


@for_both
def test_gold_is_spoken_of_where_a_hand_has_won(lang: str) -> None:
    for moves, gold in (("KD 2C 3C 4D 5H 6S", True), ("KD 2C 3C drop", False)):
        here = scene(after(table("KH", MINE, THEIRS), moves), lang=lang)
        assert here.seen.choosing
        assert (here.words("page.gold") in VIEW.board(here).hand) == gold


@for_both
def test_while_a_lead_is_chosen_a_tap_on_a_card_in_hand_says_that_it_does_not_lie_there(lang: str) -> None:
    here = scene(after(table("KH", MINE, THEIRS), "KD 2C 3C 4D 5H 6S"), lang=lang)
    assert here.seen.choosing
    cards = tree(VIEW.board(here).hand).all("button", "card")
    assert {each.attributes["data-do"] for each in cards} == {f"line lead {card}" for card in here.held}
    for card in here.held:
        with pytest.raises(Fault) as refused:
            rules.read(here.seen, f"lead {card}")
        assert refused.value.saying[0] == "illegal.not-there"


@for_both
def test_a_hand_that_is_made_and_can_be_stronger_is_not_said_to_be_still_in_reach(lang: str) -> None:
    here = scene(after(table("2C", "3C 4S 4H 8D 10S QC", "2D 7S 9C 9H JD KS"), "3C 2D 4S 7S"), lang=lang)
    said = text_of(VIEW.board(here).hand)
    assert here.words("page.reach-stronger", cards=("4H",)) in said
    assert here.words("page.reach-with", hand="sequence3", cards=("4H",)) not in said


@for_both
def test_where_an_ace_beside_a_2_decides_it_is_said_that_it_is_high(lang: str) -> None:
    state = after(table("4H", "AH 2H 3H 7D 9S JC", "5H 6H 7H 8S 10C KD"), "AH 5H 2H 6H 3H 7H")
    here, how = (
        scene(state, lang=lang),
        (
            "why.ace",
            {
                "card": ("why.of-seat", {"seat": 0, "card": "AH"}),
                "other": ("why.of-seat", {"seat": 1, "card": "7H"}),
            },
        ),
    )
    assert here.words("why.card", hand="sequence4", how=how) in text_of(VIEW.board(here).middle)


LINES = {"en": 168, "ja": 84}
"""The characters of three lines above the hand on a phone, which have room with a coach and with three or four."""


@for_both
def test_what_is_said_of_a_row_has_room_in_three_lines_of_a_phone(lang: str) -> None:
    for number in range(4):
        state = dealt(2 + number % 3, deal=f"len-{number}")
        while state.asked is not None:
            for card in ("", *state.hands[state.asked]):
                said = preview(scene(state, card, seat=state.asked, put_away=99, lang=lang))
                assert len(said) <= LINES[lang], said
            moves = rules.moves(state)
            state = rules.play(state, moves[(state.turn * 7 + number) % len(moves)])
