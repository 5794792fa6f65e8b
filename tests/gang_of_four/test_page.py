"""The table of Gang of Four: what it shows is what the rules say, at any moment of any match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Dice
from game.core.rules import IllegalMove
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.page import VIEW
from game.games.gang_of_four.page.hand import FOLD, preview
from game.games.gang_of_four.page.held import SORTS, groups, order
from game.games.gang_of_four.page.ids import card_of, held_by, places
from game.games.gang_of_four.rules.answers import CALL, playable
from game.games.gang_of_four.rules.cards import DECK
from game.games.gang_of_four.rules.state import OPTIONS, State
from game.ui.html import render
from game.ui.model.notices import LONG
from game.ui.view import Scene
from game.ui.view.parts import columns
from game.words import LANGUAGES
from tests.gang_of_four.scenes import asked, random_states, scene
from tests.gang_of_four.tables import facing, table
from tests.markup import Element, parsed

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))
HAND = "M1 G5 Y5 R5 R5 Y6 G7 R8 RD"


def drawn(here: Scene) -> Element:
    """The whole table in one tree."""
    board = VIEW.board(here)
    parts = [board.rivals, board.middle, board.mine, board.hand, VIEW.actions(here), VIEW.guide(here)]
    return parsed(render([VIEW.status(here), *parts]))


def ids(here: Scene, move: str) -> Scene:
    """With the cards of a move selected."""
    return here._replace(ticked=VIEW.cards_of(here, move))


def some_state(data: st.DataObject) -> State:
    """A state of a random match, at any table."""
    options = {option.key: data.draw(st.sampled_from(option.choices)) for option in OPTIONS}
    seats = data.draw(st.sampled_from(GAME.seats))
    deal, most = f"page-{data.draw(st.integers(0, 999))}", data.draw(st.integers(0, 200))
    *_, state = random_states(deal, seats, options, most)
    return state


def some_question(data: st.DataObject) -> tuple[State, int]:
    """Such a state in which a seat is asked, and which one."""
    state = some_state(data)
    if state.asked is None:
        state = table(HAND, "R9 R9", "G1", "Y2")
    assert state.asked is not None
    return state, state.asked


def some_scene(data: st.DataObject, state: State, seat: int | None) -> Scene:
    """What a seat looks at on some device."""
    settings = {option.key: data.draw(st.sampled_from(option.choices)) for option in GAME.settings}
    names = (FOLD, f"count-1-{state.turn}", "cut-1")
    folds = tuple(name for name in names if data.draw(st.booleans()))
    lang, put_away = data.draw(st.sampled_from(sorted(LANGUAGES))), data.draw(st.integers(0, 9))
    here = scene(state, (), seat, lang=lang, settings=settings, folds=folds, put_away=put_away)
    move = data.draw(st.sampled_from(("", *here.moves)))
    return ids(here, move) if move else here


@given(data=st.data())
def test_the_page_is_well_formed_at_any_moment_for_everybody(data: st.DataObject) -> None:
    state = some_state(data)
    for seat in (None, *range(len(state.hands))):
        here = some_scene(data, state, seat)
        drawn(here)
        parsed(VIEW.sheet(here, (state.last,) if state.last else ()))
        assert all(VIEW.heard(here, what) for what in ("table", "counts", "score", "hand", "selected"))
        assert all(VIEW.meaning(here, move) for move in here.moves)


@given(data=st.data())
def test_other_hidden_cards_would_give_the_same_page_with_all_folds_and_settings(data: st.DataObject) -> None:
    state = some_state(data)
    mine = data.draw(st.integers(0, len(state.hands) - 1))
    here = some_scene(data, state, mine)
    world = rules.imagine(rules.seen_by(mine, state), mine, Dice("world"))
    there = here._replace(seen=rules.seen_by(mine, world))
    for page in (VIEW.board, VIEW.guide, VIEW.actions, lambda each: VIEW.heard(each, "table")):
        assert page(here) == page(there)


@given(data=st.data())
def test_every_move_is_the_cards_that_it_selects(data: st.DataObject) -> None:
    state, seat = some_question(data)
    here = scene(state, seat=seat)
    for move in here.moves:
        if move != "pass":
            chosen = VIEW.chosen(ids(here, move))
            assert chosen.rstrip("!") == move.rstrip("!")
            assert chosen in here.moves
            assert preview(ids(here, move))


@given(data=st.data())
def test_cards_move_between_places_that_are_on_the_page(data: st.DataObject) -> None:
    state, _ = some_question(data)
    move = data.draw(st.sampled_from(rules.moves(state)))
    after, read = rules.play(state, move), VIEW.finished(state)
    for seat in range(len(state.hands)):
        before_page, after_page = (drawn(scene(each, seat=seat, put_away=read)) for each in (state, after))
        starts, ends = ({node.attributes.get("id") for node in page.all()} for page in (before_page, after_page))
        pairs = VIEW.moved(rules.seen_by(seat, state), rules.seen_by(seat, after), seat)
        assert len({start for start, _ in pairs}) == len({end for _, end in pairs}) == len(pairs)
        assert [pair for pair in pairs if pair[0] not in starts or pair[1] not in ends] == []
        if state.asked == seat and move != "pass":
            stay = places(rules.seen_by(seat, after), seat).hand
            faces = [card_of(start) for start, end in pairs if end not in stay and not end.startswith("won-")]
            assert sorted(faces) == sorted(move.removeprefix("give ").rstrip("!").split())
        assert move != "pass" or not pairs, "nothing flies, so what is asked next is said at once"


@for_both
def test_the_faces_have_the_ids_of_their_place_in_the_deck_and_no_hidden_card_has_one(lang: str) -> None:
    state = facing(table(HAND, "R9 R9", "G1", "Y2"), 3, "R4 Y4")
    named = [(node.attributes.get("id") or "", node) for node in drawn(scene(state, lang=lang)).all()]
    faces = {name: node.cards() for name, node in named if name[1:].isdecimal() and name[0] == "c"}
    assert faces
    assert faces == {name: (DECK[int(name[1:])],) for name in faces}
    assert {name[0] for name, node in named if "back" in node.css} == {"b"}


def test_the_hand_is_sorted_as_this_device_likes_it() -> None:
    state = table(HAND, "G1 G2", "G1", "G1")
    texts = {how: " ".join(card_of(name) for name in order(scene(state, settings={"sort": how}))) for how in SORTS}
    assert texts == {
        "number": "M1 G5 Y5 R5 R5 Y6 G7 R8 RD",
        "colour": "M1 G5 G7 Y5 Y6 R5 R5 R8 RD",
        "combination": "G5 Y5 R5 R5 M1 Y6 G7 R8 RD",
    }
    there = groups(scene(state, settings={"sort": "combination"}))
    assert [(group.kind, len(group.ids)) for group in there] == [("gang_of_four", 4), ("", 5)]
    page = drawn(scene(state, settings={"sort": "combination"})).one("div", "hand")
    assert [card.cards()[0] for card in page.all("button") if "apart" in card.css] == ["M1"]
    assert [caption.text for caption in page.all("span", "caption")] == ["gang of four"]


@for_both
@pytest.mark.parametrize(
    ("on", "cards", "key"),
    [
        ("R4 Y4", "G5 Y5", ""),
        ("R5 R5", "G5 Y5", "illegal.lower"),
        ("R4 Y4", "G5 Y6", "illegal.two"),
        ("R4 Y4", "RD G5", "illegal.dragon"),
        ("R4 Y4", "G5 Y5 R5 R5", ""),
        ("G6 G6 Y6 R6", "G5 Y5 R5 R5", "illegal.lower"),
        ("", "G5 Y5 R5", ""),
    ],
)
def test_what_is_selected_is_named_with_the_exact_reason_if_it_cannot_be_played(
    lang: str, on: str, cards: str, key: str
) -> None:
    state = table(HAND, "G1 G2", "G1 G2", "G1 G2")
    state = facing(state, 3, on) if on else state
    here = ids(scene(state, lang=lang), cards)
    said, words = preview(here), asked(lang)
    if not key:
        kind = next(combo.kind for combo in playable(here.seen, here.seen.hands[0]) if combo.text == VIEW.chosen(here))
        assert said == words("page.beats" if on else "page.leads", kind=kind)
    else:
        with pytest.raises(IllegalMove) as fault:
            rules.read(here.seen, VIEW.chosen(here))
        assert fault.value.key == key
        assert said.endswith(words.say(fault.value.saying))
    assert said in drawn(here).text


@for_both
def test_where_one_card_stays_it_is_said_what_the_call_is_for(lang: str) -> None:
    here, words = ids(scene(table("G5 Y5 R9", "G1 G2", "G1 G2", "G1 G2"), lang=lang), "G5 Y5"), asked(lang)
    assert VIEW.chosen(here).endswith(CALL)
    said = words.sentences([words("page.leads", kind="pair"), words("page.one-stays")])
    assert preview(here) == said
    assert columns(said) <= LONG


@for_both
@pytest.mark.parametrize(
    ("on", "cards", "kind", "n"),
    [
        ("R4 Y4", "G5", "pair", 2),
        ("R4 Y4", "G5 Y5 R5", "pair", 2),
        ("R4", "G5 Y6", "single", 1),
        ("G1 G2 G4 G5 G8", "G5 Y6", "flush", 5),
        ("G6 G6 Y6 R6", "RD", "gang_of_four", 0),
        ("G6 G6 Y6 R6", "G5 Y5 R5 Y6", "gang_of_four", 0),
    ],
)
def test_with_another_number_of_cards_it_is_said_first_how_many_it_takes(
    lang: str, on: str, cards: str, kind: str, n: int
) -> None:
    state = facing(table(HAND, "G1 G2", "G1 G2", "G1 G2"), 3, on)
    here, words = ids(scene(state, lang=lang), cards), asked(lang)
    said = words("illegal.count", on_kind=kind, n=n) if n else words("illegal.count-gang", on_kind=kind)
    assert preview(here) == said
    assert columns(said) <= LONG
    assert said in drawn(here).text


def test_all_that_can_be_played_is_listed_by_kind_and_each_selects_its_cards() -> None:
    state = facing(table(HAND, "G1 G2", "G1 G2", "G1 G2"), 3, "R4 Y4")
    page = drawn(scene(state, folds=(FOLD,)))
    close, *listed = [button.attributes["data-do"] for button in page.one("div", "answers").all("button")]
    assert close == f"fold {FOLD}"
    assert listed == [f"pick {combo.text}" for combo in playable(state, state.hands[0])]
    assert [head.text for head in page.one("div", "answers").all("h3")] == ["pair 4", "gang of four 1"]
    assert not drawn(scene(state)).all("div", "answers")
    assert len(drawn(scene(table(HAND, "G1", "G1", "G1"), folds=(FOLD,))).one("div", "answers").all("button")) == 17


@for_both
def test_the_last_card_is_called_with_one_press_and_can_be_forgotten_with_another(lang: str) -> None:
    words, state = asked(lang), table("G5 R7", "R1 R2", "G1", "G2")
    here = ids(scene(state, lang=lang), "R7")
    assert VIEW.chosen(here) == "R7!"
    assert VIEW.board(here).play == words("page.play-call")
    mute = drawn(here).by_id("mute")
    assert mute
    assert mute.attributes["data-do"] == "twice R7"
    assert VIEW.heard(here, "twice R7") == words("page.mute-twice")
    assert mute.text == words("page.play-mute")
    tools = drawn(here).one("div", "tools")
    assert "mute" not in [each.attributes["id"] for each in tools.all("button")], "nor one for the list"
    assert tools.by_id("toggle-answers")
    passing = [each.attributes["id"] for each in parsed(VIEW.actions(here)).all("button")]
    assert passing == ["pass", "pass-on"], "a press that was meant to pass does not meet it"
    for call in ("automatic", "none"):
        usual = ids(scene(table("G5 R7", "R1 R2", "G1", "G2", options={"call": call}), lang=lang), "R7")
        assert VIEW.chosen(usual) == "R7"
        assert VIEW.board(usual).play == ""


def test_passing_stays_in_reach_and_is_refused_with_its_reason() -> None:
    def passing(state: State) -> Element:
        return next(
            each for each in parsed(VIEW.actions(scene(state))).all("button") if each.attributes["id"] == "pass"
        )

    lead = table("G5 R7 R9", "R1 R2", "G1", "G2")
    assert passing(lead).attributes["aria-disabled"] == "true"
    follow = facing(lead, 3, "G6")
    assert "aria-disabled" not in passing(follow).attributes
    hopeless = facing(lead, 3, "RD")
    assert "main" in passing(hopeless).css
    assert VIEW.auto(scene(hopeless)) == ""
    assert VIEW.auto(scene(hopeless, settings={"autopass": "on"})) == "pass"
    assert VIEW.auto(scene(hopeless, settings={"autopass": "on"})._replace(taught=True)) == ""
    assert VIEW.auto(scene(hopeless, settings={"autopass": "on"})._replace(tries=True)) == ""
    assert VIEW.auto(scene(follow, settings={"autopass": "on"})) == ""


def test_a_held_hand_has_one_tab_stop_and_says_each_card_and_its_place() -> None:
    here = scene(table("G5 R7 R9", "R1", "G1", "G2"))
    cards = drawn(ids(here, "R7")).one("div", "hand").all("button")
    assert [card.attributes["aria-label"] for card in cards] == ["green 5, 1 of 3", "red 7, 2 of 3", "red 9, 3 of 3"]
    assert [card.attributes["tabindex"] for card in cards] == ["-1", "0", "-1"]
    assert [card.attributes["aria-pressed"] for card in cards] == ["false", "true", "false"]


def test_two_equal_cards_are_two() -> None:
    here = scene(table("R5 R5 G9", "R1", "G1", "G2"))
    first, second = VIEW.cards_of(here, "R5 R5")
    assert first != second
    assert VIEW.chosen(here._replace(ticked=(second,))) == "R5"
    assert held_by(here.seen, 0) == ("R5", "R5", "G9")
