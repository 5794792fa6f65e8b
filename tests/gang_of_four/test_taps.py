"""What taps, keys and a swipe select in a hand of Gang of Four, and passing for longer than once."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.gang_of_four.page import VIEW
from game.games.gang_of_four.page.held import labelled
from game.games.gang_of_four.page.ids import card_of, held_by, places
from game.games.gang_of_four.page.passing import ALWAYS, HELD, trick_passed
from game.games.gang_of_four.page.taps import place, proposals
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import in_order
from game.games.gang_of_four.rules.state import Exchange, State
from game.ui.play.choosing import untapped
from game.ui.view import Scene
from game.words import words_of
from tests.gang_of_four.scenes import scene
from tests.gang_of_four.tables import after, facing, table
from tests.gang_of_four.test_page import drawn, some_question
from tests.markup import parsed
from tests.ui.page import Page

HAND = "G4 Y4 R4 G5 Y6 G7 R8 R9 Y9"
OTHERS = "G1 G2", "G1 G2", "G1 G2"


def tapped(here: Scene, *cards: str) -> Scene:
    """After a tap on the first held card of each of these faces, one after the other."""
    for card in cards:
        name = next(each for each in places(here.seen, here.seat).hand if card_of(each) == card)
        here = tap(here, name)
    return here


def tap(here: Scene, name: str) -> Scene:
    """After a tap on the card with this id."""
    ticked = VIEW.propose(here, name)
    return here._replace(ticked=ticked, offered=untapped(here, ticked, name))


def lifted(here: Scene) -> str:
    """The faces of the lifted cards."""
    return " ".join(in_order(map(card_of, here.ticked)))


@pytest.mark.parametrize(
    ("on", "taps", "cards"),
    [
        ("", "Y4", "G4 Y4 R4 R9 Y9"),
        ("R3", "Y4", "Y4"),
        ("R3 Y3", "Y4", "G4 Y4"),
        ("R3 Y3", "Y4 Y4", "Y4 R4"),
        ("R3 Y3", "Y4 Y4 Y4", ""),
        ("R3 Y3", "Y4 Y4 Y4 Y4", "G4 Y4"),
        ("R3 Y3", "Y4 R9", "R9 Y9"),
        ("R3 Y3", "Y4 R9 Y4", "G4 Y4"),
        ("R3 Y3", "Y4 G4 R4", "G4 R4"),
        ("R3 Y3", "Y4 G4 R4 Y4", "Y4 R4"),
        ("R3 Y3", "Y4 Y6", "Y6"),
        ("R3 Y3", "Y6 Y6", ""),
        ("R3 Y3", "Y6", "Y6"),
        ("R3 Y3", "Y6 R9", "R9 Y9"),
        ("", "Y4 R9", "G4 Y4 R4"),
        ("", "Y4 R4", "Y4 R4"),
        ("", "Y4 R4 G4", "G4 Y4 R4"),
        ("", "R9 Y9", "R9 Y9"),
        ("", "G5 G4", "G4 G5 Y6 G7 R8"),
        ("R1 Y2 Y3 Y4 Y5", "G5 Y6", "G4 G5 Y6 G7 R8"),
        ("R1 Y2 Y3 Y4 Y5", "G5 Y6 Y6", "Y4 G5 Y6 G7 R8"),
        ("", "R9 Y9 Y4", "Y4 R4 G4 R9 Y9"),
        ("", "G5 R4", "R4 G5 Y6 G7 R8"),
        ("", "Y6 R4 Y4", "Y4 R4"),
        ("R1 Y2 Y3 Y4 Y5", "G5", "G4 G5 Y6 G7 R8"),
        ("R1 Y2 Y3 Y4 Y5", "G5 Y9", "G5 Y6 G7 R8 Y9"),
        ("G2 Y2 R2 G3 Y3", "Y4", "G4 Y4 R4 Y9 R9"),
    ],
)
def test_a_tap_lifts_the_lowest_that_may_be_played_and_the_next_tap_another(on: str, taps: str, cards: str) -> None:
    state = table(HAND, *OTHERS)
    here = tapped(scene(facing(state, 3, on) if on else state), *taps.split())
    assert lifted(here) == " ".join(in_order(cards.split()))
    last = taps.rsplit(maxsplit=1)[-1]
    assert last not in cards.split() or card_of(here.ticked[-1]) == last


def test_who_leads_is_shown_the_group_of_the_card_first_then_one_of_each_kind_and_the_card_alone() -> None:
    here = scene(table("G4 Y4 R4 G7 R8", *OTHERS))
    ways = proposals(here, VIEW.cards_of(here, "Y4")[0])
    assert [" ".join(each) for each in ways] == ["G4 Y4 R4", "G4 Y4", "Y4", "Y4 R4"]


GROUPED = "G1 Y1 R1 G2 Y2 G8 G9 R9 G10 Y10 R10"


@pytest.mark.parametrize(
    ("held", "on", "taps", "cards"),
    [
        (GROUPED, "R1 R3 R4 R5 R7", "Y1", "G1 Y1 R1 G2 Y2"),
        (GROUPED, "R1 R3 R4 R5 R7", "G10", "G9 R9 G10 Y10 R10"),
        ("G1 Y1 G2 Y2 G6 Y6 R6 G7 Y7", "G3 Y3 R3 G4 Y4", "Y6", "G6 Y6 R6 G7 Y7"),
        ("G1 Y1 G2 Y2 G6 Y6 R6 G7 Y7", "G3 Y3 R3 G4 Y4", "Y6 Y1", "G6 Y6 R6 G1 Y1"),
        ("G1 Y1 R1 G2 Y2 G8 Y8 R10", "G3 G5 G6 G7 G9", "R1", "G1 Y1 R1 G8 Y8"),
        ("G1 Y1 R1 G2 Y2 G8 Y8 R10", "G3 G5 G6 G7 G9", "G2", "G2 Y2 G1 Y1 R1"),
        ("G4 Y4 R4 G6 Y6 G3 Y3", "R2 Y2 G2 G1 Y1", "G4", "G4 Y4 R4 G6 Y6"),
        ("G4 Y4 R4 G6 Y6 G3 Y3", "", "Y4", "G4 Y4 R4 G6 Y6"),
        ("G4 Y4 R4 G6 Y6 G3 Y3", "G2 Y2", "Y4", "G4 Y4"),
        ("G4 Y4 R4 G6 Y6 G3 Y3", "R10", "Y4", "Y4"),
        ("G4 Y4 Y4 R4 G6", "R3", "G4", "G4 Y4 Y4 R4"),
        ("G4 Y4 Y4 R4 G6", "R3", "G4 G4", "G4"),
        ("G1 G2 G3 G4 Y4 G9 Y9 R9 G10 Y10", "R1 Y2 Y3 Y4 Y5", "G1", "G1 G2 G3 G9 G10"),
    ],
)
def test_sorted_by_combination_a_tap_lifts_the_group_that_is_labelled(
    held: str, on: str, taps: str, cards: str
) -> None:
    state = table(held, *OTHERS)
    liked = {"sort": "combination"}
    here = tapped(scene(facing(state, 3, on) if on else state, settings=liked), *taps.split())
    assert lifted(here) == " ".join(in_order(cards.split()))


@given(data=st.data())
def test_sorted_by_combination_a_tap_on_any_card_of_a_group_lifts_these_very_cards(data: st.DataObject) -> None:
    state, seat = some_question(data)
    if state.giving:
        return
    here = scene(state, seat=seat, settings={"sort": "combination"})
    legal = [combo.cards for combo in playable(here.seen, held_by(here.seen, seat))]
    for ids in labelled(here):
        if in_order(map(card_of, ids)) in legal:
            assert all({*VIEW.propose(here, name)} == {*ids} for name in ids)


@given(data=st.data())
def test_what_a_tap_lifts_may_be_played_or_is_the_card_alone(data: st.DataObject) -> None:
    state, seat = some_question(data)
    here = scene(state, seat=seat)
    names = places(here.seen, seat).hand
    legal = [combo.cards for combo in playable(here.seen, held_by(here.seen, seat))] if not here.seen.giving else []
    for _ in range(6):
        name = data.draw(st.sampled_from(names))
        new = VIEW.propose(here, name)
        assert len(new) == len({*new})
        assert {*new} <= {*names}
        if not here.ticked:
            assert new[-1] == name
        alone = [] if any(card_of(name) in cards for cards in legal) else [(card_of(name),)]
        assert in_order(map(card_of, new)) in [*legal, (), *alone]
        here = here._replace(ticked=new, offered=untapped(here, new, name))


@given(data=st.data())
def test_taps_on_one_card_lift_all_that_may_be_played_with_it_then_nothing_then_the_first_again(
    data: st.DataObject,
) -> None:
    state, seat = some_question(data)
    if state.giving:
        return
    here = scene(state, seat=seat)
    name = data.draw(st.sampled_from(places(here.seen, seat).hand))
    found = {combo.cards for combo in playable(here.seen, held_by(here.seen, seat)) if card_of(name) in combo.cards}
    ways = proposals(here, name)
    assert {*ways} == (found or {(card_of(name),)})
    n = min(len(ways), 40)
    for way in ways[:n]:
        here = tap(here, name)
        assert in_order(map(card_of, here.ticked)) == way
    if n == len(ways):
        here = tap(here, name)
        assert not here.ticked
        assert in_order(map(card_of, tap(here, name).ticked)) == ways[0]


@pytest.mark.parametrize(
    ("held", "on", "card", "ways"),
    [
        (
            "R9 Y9 G9 G4 Y4 R6 Y6",
            "R1 R2 R3 R4 R6",
            "R9",
            ["G4 Y4 G9 Y9 R9", "Y6 R6 G9 Y9 R9"],
        ),
        ("M1 Y2 G3 Y4 R5 Y6 Y7", "", "Y2", ["M1 Y2 Y4 Y6 Y7", "M1 Y2 G3 Y4 R5"]),
    ],
)
def test_no_tap_lifts_what_may_not_be_played_when_something_with_the_card_may(
    held: str, on: str, card: str, ways: list[str]
) -> None:
    state = table(held, *OTHERS)
    here = scene(facing(state, 3, on) if on else state._replace(round=1))
    assert [" ".join(each) for each in proposals(here, VIEW.cards_of(here, card)[0])] == ways


def test_a_card_beside_one_that_goes_with_nothing_of_it_is_proposed_for_itself() -> None:
    here = scene(facing(table("Y2 G3 Y3 R9", *OTHERS), 3, "R1 Y1"))
    exact = here._replace(ticked=VIEW.cards_of(here, "Y2"))
    assert lifted(tapped(exact, "G3")) == "G3 Y3"
    assert lifted(tapped(exact, "R9")) == "R9"


def test_what_a_tap_has_lifted_is_named_with_its_place() -> None:
    here = tapped(scene(facing(table(HAND, *OTHERS), 3, "R3 Y3")), "Y4", "Y4")
    assert VIEW.heard(here, "lifted") == "Pair: beats the table. 2 of 2 with this card. yellow 4 and red 4."
    only = tapped(scene(facing(table(HAND, *OTHERS), 3, "R3 Y3")), "Y9")
    assert VIEW.heard(only, "lifted") == "Pair: beats the table. yellow 9 and red 9."


def opened() -> Page:
    """A table of four where somebody has the first move."""
    page = Page("#/gang-of-four?deal=climb-1&players=me,easy,easy,easy")
    page.go_on()
    return page


def test_a_tap_says_what_it_has_lifted_and_a_key_selects_one_card_exactly() -> None:
    page = opened()
    move = next(move for move in page.legal if " " in move)
    first = VIEW.cards_of(scene(page.match.state), move)[0]
    page.send("propose", first)
    assert len(page.table.ticked) > 1
    words = scene(page.match.state).words
    assert page.said[-1][1].endswith(
        words.sentences([words("page.cards", cards=in_order(map(card_of, page.table.ticked)))])
    )
    page.send("clear")
    page.send("tick", first)
    assert page.table.ticked == (first,)
    button = re.search(rf'<button[^>]*id="{first}"[^>]*>', page.html)
    assert button
    assert 'data-do="propose"' in button[0]
    assert 'data-exact="tick"' in button[0]


@pytest.mark.parametrize(
    ("held", "on", "hint", "further"),
    [
        ("G4 Y4 R4 G6 Y6 G9", "", "G4 Y4 R4 G6 Y6", "G4 Y4 R4"),
        ("G1 G2 G3 G4 Y4 G9 G10", "R1 R2 R3 R4 R6", "G1 G2 G3 G4 G10", "G1 G2 G4 G9 G10"),
        ("G4 Y9", "R3", "Y9", ""),
    ],
)
def test_a_tap_on_a_card_of_a_hint_keeps_it_and_the_next_lifts_another(
    held: str, on: str, hint: str, further: str
) -> None:
    before = table(held, *OTHERS)
    here = scene(facing(before, 3, on) if on else before)
    for name in (ids := VIEW.cards_of(here, hint)):
        once = tap(here._replace(ticked=ids, offered=ids), name)
        assert lifted(once) == hint
        assert not set(ids) - {name} - set(once.offered)
    name = VIEW.cards_of(here, further or hint)[-1]
    assert lifted(tap(tap(here._replace(ticked=ids, offered=ids), name), name)) == further


def test_a_swipe_selects_its_cards_and_no_others() -> None:
    page = opened()
    names = places(page.match.seen(0), 0).hand
    page.send("pick-cards", " ".join(names[2:5]))
    assert page.table.ticked == names[2:5]
    page.send("pick-cards", f"{names[0]} {names[0]}")
    assert page.table.ticked == names[:1]
    assert 'data-swipe="pick-cards"' in page.html


def test_passing_on_holds_until_the_trick_is_over_and_no_longer() -> None:
    state = facing(table(HAND, *OTHERS), 3, "R3 Y3")
    here = scene(state)
    button = next(each for each in parsed(VIEW.actions(here)).all("button") if each.attributes["id"] == "pass-on")
    token = str(button.attributes["data-do"]).removeprefix("stand ")
    assert VIEW.auto(here) == ""
    assert VIEW.auto(here._replace(standing=token)) == "pass"
    assert VIEW.auto(here._replace(standing="pass-1" + token[6:])) == ""
    later = here._replace(seen=here.seen._replace(turn=here.seen.turn + 4, trick=here.seen.trick[-1:]))
    assert VIEW.auto(later._replace(standing=token)) == ""
    assert VIEW.auto(scene(table(HAND, *OTHERS), standing=token)) == ""
    hopeless = scene(facing(table(HAND, *OTHERS), 3, "RD"))
    assert "main" in str(VIEW.actions(hopeless))
    assert "main" not in str(VIEW.actions(hopeless._replace(standing=trick_passed(hopeless))))


def test_the_button_says_whether_one_passes_on_and_taking_back_ends_it() -> None:
    page = opened()
    page.play(next(move for move in page.legal if move != "pass"))
    while not ("pass" in page.legal and len(page.legal) > 1):
        page.play(page.legal[0])
        page.go_on()
    token = next(part.split('"')[0] for part in page.html.split('data-do="stand ')[1:])
    page.send(f"stand {token}")
    assert page.said[-1] == ("polite", "You pass until this trick is over.")
    on = parsed(page.html).by_id("pass-on")
    assert on
    assert on.attributes["aria-pressed"] == "true"
    assert page.answer["more"] is not None
    assert page.says("hear.passes-on")
    page.send("more")
    assert page.match.moves[-1] == "pass"
    page.undo()
    assert page.table.standing == ""


def test_the_way_to_pass_on_is_always_the_same_button_in_the_same_place() -> None:
    def beside(state: State) -> list[str]:
        return [str(each.attributes["id"]) for each in parsed(VIEW.actions(scene(state))).all("button")]

    assert beside(facing(table(HAND, *OTHERS), 3, "RD")) == ["pass", "pass-on"]
    assert beside(facing(table(HAND, *OTHERS), 3, "R3")) == ["pass", "pass-on"]
    assert beside(table(HAND, *OTHERS)) == ["pass", "pass-on"]


def test_the_only_card_that_may_be_given_is_selected_from_the_start() -> None:
    here = scene(table(HAND, *OTHERS, exchange=Exchange(0, 1)))
    assert here.moves == ("give R9",)
    assert VIEW.chosen(here) == "give R9"
    pressed = [
        card for card in drawn(here).one("div", "hand").all("button") if card.attributes["aria-pressed"] == "true"
    ]
    assert [card.cards() for card in pressed] == [("R9",)]


def test_four_sit_down_to_play_but_old_links_to_a_deal_keep_three() -> None:
    seats = {url: len(Page(f"#/gang-of-four{url}").match.players) for url in ("", "?deal=old-1", "/lesson")}
    assert seats == {"": 4, "?deal=old-1": 3, "/lesson": 4}
    form = Page("#/gang-of-four/new").wire.model.setup
    assert form
    assert len(form.draft.players) == 4


def test_where_only_a_pass_is_possible_one_can_choose_never_to_be_asked_again() -> None:
    hopeless = scene(facing(table(HAND, *OTHERS), 3, "RD"))
    assert drawn(hopeless).by_id("never-asked")
    assert not drawn(scene(facing(table(HAND, *OTHERS), 3, "R3"))).by_id("never-asked")
    assert not drawn(hopeless._replace(standing=trick_passed(hopeless))).by_id("never-asked")
    page = opened()
    while page.legal != ["pass"]:
        page.play(page.legal[0])
        page.go_on()
    n, words = len(page.match.moves), words_of("en", page.match.game)
    assert page.table.unasked == 0
    page.send(f"stand {ALWAYS}", "never-asked")
    assert page.said[-1] == ("polite", words("hear.passes-always"))
    assert page.answer["grab"], "the next Enter does not take it back"
    hand = parsed(page.html).by_id("hand")
    assert hand
    assert page.answer["focus"] == hand.all("button")[0].attributes["id"]
    assert page.answer["more"] is not None
    assert words("page.asked-again") in page.html
    while page.legal in ([], ["pass"]):
        page.send("more")
    assert page.match.moves[n] == "pass"
    assert page.table.unasked > 0
    assert words("page.passed-for", n=page.table.unasked) in page.html
    page.undo()
    assert page.table.standing == ALWAYS
    page.send("redo")
    assert page.table.standing == ALWAYS
    page.send(f"stand {ALWAYS}", "never-asked")
    assert words("page.asked-again") not in page.html
    page.play(page.legal[0])
    assert page.table.unasked == 0


def test_a_learner_too_can_have_the_passes_made_that_have_no_choice() -> None:
    hopeless = scene(facing(table(HAND, *OTHERS), 3, "RD"))._replace(taught=True)
    assert drawn(hopeless).by_id("never-asked")
    assert not VIEW.auto(hopeless._replace(settings={"autopass": "on"}))
    offered = drawn(hopeless._replace(settings={"autopass": "on"})).by_id("never-asked")
    assert offered
    assert offered.attributes["data-do"] == f"stand {ALWAYS}"
    assert VIEW.auto(hopeless._replace(standing=ALWAYS)) == "pass"
    assert not drawn(hopeless._replace(tries=True)).by_id("never-asked")


def test_passing_on_is_kept_beside_passing_whenever_nothing_can_be_played_and_both_end_with_the_match() -> None:
    here = scene(facing(table(HAND, *OTHERS), 3, "R3"))._replace(standing=f"{ALWAYS} pass-3-1")
    token = trick_passed(here)
    assert f'data-do="stand {ALWAYS} {token}"' in VIEW.actions(here)
    both = here._replace(standing=f"{ALWAYS} {token}")
    assert f'data-do="stand {ALWAYS}"' in VIEW.actions(both)
    assert f'data-do="stand {token}"' in VIEW.board(both).hand
    assert VIEW.auto(both) == "pass"
    page = opened()
    page.send(f"stand {ALWAYS}")
    page.send("new")
    assert page.table.standing == ""


def test_a_trick_that_went_by_without_the_player_is_held_until_it_is_seen() -> None:
    start = facing(table(HAND, *OTHERS), 3, "RD")
    asked = scene(start)
    token = trick_passed(asked)
    state = start
    while state.trick:
        state = after(state, "pass")
    assert state.asked == 3
    done = scene(state)
    assert done.seen.last_trick[-1].combo is None
    held = {"autopass": "on"}
    assert VIEW.held(done) == 0  # who passed by hand has looked at it
    assert VIEW.held(done._replace(settings=held)) == VIEW.held(done._replace(standing=token)) == HELD
    assert VIEW.held(done._replace(settings={}, standing=f"{token}9")) == 0
    assert VIEW.held(asked._replace(settings=held)) == VIEW.held(scene(table(HAND, *OTHERS), settings=held)) == 0
    assert 'data-do="go-on"' in VIEW.board(done._replace(settings=held)).middle
    assert "go-on" not in VIEW.board(done).middle


def test_the_key_for_the_best_combination_keeps_a_card_that_was_selected_alone() -> None:
    page = opened()
    assert "g=lift-with" in page.html
    for card in places(page.match.seen(0), 0).hand[:6]:
        page.send("clear")
        page.send("tick", card)
        assert page.table.ticked == (card,)
        page.send("lift-with", card)
        assert card in page.table.ticked


FIVES = "G5 Y5 R5 Y5"
TRIPLES = "G9 Y9 R9 R3 G3 Y3"
THREES = "G2 Y2 R2 G1 Y1"


@pytest.mark.parametrize("sort", ["number", "combination"])
@pytest.mark.parametrize(
    ("held", "on", "tap", "ways"),
    [
        # fives, with and without another pair, and with threes to take one from
        (f"{TRIPLES} {FIVES} Y6 R6 G1", THREES, "G3", ["Y6 R6", "G9 Y9", "G9 R9", "Y9 R9", "G5 Y5"]),
        (f"G3 Y3 R3 {FIVES} G10 Y10", THREES, "R3", ["G10 Y10", "G5 Y5"]),
        (f"G3 Y3 R3 {FIVES}", THREES, "R3", ["G5 Y5"]),
        (f"G3 Y3 R3 {FIVES} G5 R5", THREES, "R3", ["G5 G5"]),
        (f"G3 Y3 R3 {FIVES} GP YP", THREES, "R3", ["GP YP", "G5 Y5"]),
        # a straight flush, and a pair above it
        ("Y8 G8 R8 G2 G3 G4 G5 G6 Y6 R10 Y10", "R3 Y3 G3 G1 Y1", "R8", ["Y10 R10", "G6 Y6"]),
    ],
)
def test_the_first_kicker_is_one_that_takes_nothing_apart_and_a_gang_is_the_last_to_go(
    held: str, on: str, tap: str, ways: list[str], sort: str
) -> None:
    here = scene(facing(table(held, *OTHERS), 3, on), settings={"sort": sort})
    there = [each for each in proposals(here, VIEW.cards_of(here, tap)[0]) if len(each) == 5]
    kickers = [" ".join(card for card in each if card[1:] != tap[1:]) for each in there]
    assert [each for each in kickers if len(each.split()) == 2][: len(ways)] == ways


@pytest.mark.parametrize(
    ("held", "on", "tap", "first"),
    [
        ("G2 Y2 G6 Y6 G6 R6 G10 Y10", "G1 Y1", "G6", "G6 G6"),
        ("G2 Y2 Y3 G4 Y5 R6 Y7", "G1 Y2 R3 Y4 R5", "Y5", "Y3 G4 Y5 R6 Y7"),
        ("Y2 Y2 G2 R2 Y3 G4 Y5 R6 R6 Y7", "G1 Y2 R3 Y4 R5", "Y5", "Y3 G4 Y5 R6 Y7"),
        ("G2 G3 G4 G5 G6 Y6 Y7 R8 R9 R10", "Y1 R2 R3 Y4 R5", "Y6", "Y6 Y7 R8 R9 R10"),
        ("G2 G3 G4 G5 G6 Y6 Y7 R8 R9 R10 Y9 Y1 Y3", "R1 R3 R4 R5 R7", "Y9", "Y1 Y3 Y6 Y7 Y9"),
    ],
)
def test_the_first_proposal_takes_as_little_apart_as_it_can(held: str, on: str, tap: str, first: str) -> None:
    here = scene(facing(table(held, *OTHERS), 3, on))
    assert lifted(tapped(here, tap)) == " ".join(in_order(first.split()))


def test_in_a_problem_nothing_is_proposed() -> None:
    here = tapped(scene(facing(table(HAND, *OTHERS), 3, "R3 Y3")), "Y4")
    assert drawn(here).all("span", "nth")
    assert not drawn(here._replace(problem=True)).all("span", "nth")


def test_which_of_the_proposals_is_lifted_stands_above_the_hand() -> None:
    here = scene(facing(table(HAND, *OTHERS), 3, "R3 Y3"))
    for taps, i, last in (("Y4", 1, ""), ("Y4 Y4", 2, "-last")):
        page = drawn(tapped(here, *taps.split()))
        assert page.one("span", "nth").text == here.words(f"page.proposal{last}", i=i, n=2)
        if not last:
            assert page.one("span", "short").text == here.words("page.short", kind="pair", i=i, n=2)
    assert not drawn(tapped(here, "Y4", "Y4", "Y4")).all("span", "nth"), "then nothing is lifted"
    assert not drawn(here).all("span", "nth")
    assert not drawn(tapped(here, "Y6")).all("span", "nth")


def test_of_cards_that_a_hint_or_the_list_has_lifted_none_is_counted_with() -> None:
    here = scene(facing(table(HAND, *OTHERS), 3, "R3 Y3"))
    lifted_by = VIEW.cards_of(here, "G4 Y4")
    offered = here._replace(ticked=lifted_by, offered=lifted_by)
    assert place(offered) is None
    assert not drawn(offered).all("span", "nth")
    assert place(offered._replace(offered=lifted_by[:1])) is not None, "one was tapped"
