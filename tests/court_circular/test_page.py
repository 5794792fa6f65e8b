"""The table of Court Circular on the page: what lies where, what is said of it, and what can be touched."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.games.court_circular import rules
from game.games.court_circular.page import VIEW, reveal
from game.games.court_circular.page.centre import choices
from game.games.court_circular.page.gains import taken
from game.games.court_circular.page.ids import card_id, card_of
from game.games.court_circular.page.prospects import meaning_of
from game.games.court_circular.page.result import goes_on
from game.games.court_circular.page.reveal import settled
from game.games.court_circular.page.sheet import lines
from game.games.court_circular.page.status import small_print
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.hands import classes
from game.games.court_circular.rules.outlook import made_so_far, plans
from game.games.court_circular.rules.score import heap, points
from game.games.court_circular.rules.state import Round, State
from game.ui.html import render
from game.ui.view import Scene
from game.ui.view.parts import JOINER
from game.words import LANGUAGES, words_of
from tests.court_circular.scenes import ended, scene
from tests.court_circular.tables import after, dealt, table
from tests.markup import Element, parsed, tree
from tests.ui.page import Page

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))


def board(here: Scene) -> Element:
    drawn = VIEW.board(here)
    return tree(render([drawn.rivals, drawn.middle, drawn.mine, drawn.hand, VIEW.leaving(here)]))


def ids(root: Element) -> list[str]:
    return [name for name in (each.attributes.get("id") for each in below(root)) if name]


def below(root: Element) -> list[Element]:
    return [each for child in root.children for each in (child, *below(child))]


def won(seats: int = 2) -> State:
    """A round that the first-hand has won with a pair; he chooses the next lead."""
    others = ("2C 4D 6S 8C 9C 10C", "2D 5C 7S 9D 10D JS", "3D 5S 6D 8D 9S 10S")[: seats - 1]
    state = table("KH", "KD 3C 5H 7H AD QC", *others)
    laid = zip(*(hand.split()[:3] for hand in ("KD 3C 5H", *others)), strict=True)
    return after(state, [card for turn in laid for card in turn])


def test_the_arch_is_numbered_as_on_the_sheet_a8() -> None:
    root = board(scene(table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C")))
    left, right = (root.all("section", side)[0] for side in ("left", "right"))
    assert [each.text for each in left.all("span", "place")] == ["5", "3", "1"]
    assert [each.text for each in right.all("span", "place")] == ["2", "4", "6"]
    assert root.all("div", "lead")[0].all("span", "card")[0].attributes["id"] == card_id("KH")


@pytest.mark.parametrize("seat", [0, 1])
def test_each_of_two_has_the_same_side_whoever_is_first_a8(seat: int) -> None:
    for first in (0, 1):
        root = board(scene(table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C", first=first), seat=seat))
        assert root.all("section", "left")[0].attributes["data-seat"] == str(seat)
        assert root.all("section", "right")[0].attributes["data-seat"] == str(1 - seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_a_row_each_from_the_lead_towards_them(seats: int) -> None:
    state = after(dealt(seats), [])
    for _ in range(2 * seats):
        state = rules.play(state, rules.moves(state)[0])
    root = board(scene(state, seat=1))
    assert root.all("section", "near")[0].attributes["data-seat"] == "1"
    for wing in root.all("section", "wing"):
        seat = int(wing.attributes["data-seat"] or "")
        assert [card for name in ids(wing) if (card := card_of(name))] == list(state.rows[seat])


def test_a_selected_card_is_told_with_what_it_makes_and_leaves_open() -> None:
    state = after(table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C"), "3C 2C")
    for card in state.hands[0]:
        here = scene(state, card)
        left = tuple(each for each in state.hands[0] if each != card)
        best = max(plans("KH", ("3C", card), left, state.terms.sheet)).hand.name
        now = made_so_far("KH", ("3C", card), state.terms.sheet).name
        told = VIEW.heard(here, "selected")
        yet = now == "none" and best != "none"  # else the two sentences would seem to differ
        assert here.words("page.with-yet" if yet else "page.with", card=card, hand=now) in told
        assert here.words(f"hand.{best}") in told
        assert told in board(here).text


def test_the_list_of_hands_dims_what_is_out_of_reach() -> None:
    state = after(table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C"), "3C 2C")
    made = {plan.hand.name for plan in plans("KH", ("3C",), state.hands[0], state.terms.sheet)}
    lines_of = tree(VIEW.guide(scene(state))).all("tr")[1:]
    assert [line.attributes["data-hand"] for line in lines_of] == list(classes()[:-1])
    for line in lines_of:
        assert ("gone" in line.css) == (line.attributes["data-hand"] not in made)
    [best] = [line.attributes["data-hand"] for line in lines_of if "best" in line.css]
    assert best == max(plans("KH", ("3C",), state.hands[0], state.terms.sheet)).hand.name


@for_both
def test_the_list_of_hands_says_what_the_button_for_dropping_out_does(lang: str) -> None:
    for preset, when in (("article", ["page.drop-when-all"]), ("1860", ["page.drop-when-one", "page.drop-not-last"])):
        here = scene(dealt(2, preset=preset), lang=lang)
        told = [here.words("page.drop-about", name=("page.drop", {})), *map(here.words, when)]
        assert here.words.sentences(told) in tree(VIEW.guide(here)).text


def test_dropping_out_says_what_it_costs_or_why_not() -> None:
    start = table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C")
    later = table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C", first=1)
    third = after(later, "2C 3C 4D 5H 6S")
    rounds = ((start, "first"), (after(start, "3C 2C"), ""), (after(start, "3C 2C 5H 4D"), ""), (third, "third"))
    for state, off in rounds:
        here, refused = scene(state), bool(off)
        drop = board(here).by_id("drop")
        assert drop
        assert (drop.attributes.get("aria-disabled") == "true") == refused
        assert drop.text == here.words("page.drop") + (here.words(f"drop-off.illegal.drop-{off}") if off else "")
        assert drop.attributes["title"]
        n = len(here.seen.on_table) - 1
        assert refused or here.words("page.drop-cost", n=n, all=6) in drop.attributes["title"]


@for_both
def test_the_button_itself_asks_whether_dropping_out_is_meant(lang: str) -> None:
    here = scene(after(table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C"), "3C 2C"), lang=lang)
    drop, sure = (VIEW.leaving(each) for each in (here, here._replace(sure="drop")))
    assert tree(drop).text == here.words("page.drop")
    assert tree(sure).text == here.words("page.drop-sure")
    assert here.words("page.drop-cost-short", n=2) in VIEW.heard(here, "twice drop")


def test_the_cost_of_dropping_out_is_what_the_winner_takes() -> None:
    for moves in ("3C 2C", "3C 2C 5H 4D"):
        state = after(table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C"), moves)
        told = board(scene(state)).by_id("drop")
        state = after(state, ["drop"])
        state = after(state, [rules.moves(state)[0]])
        assert told
        assert state.last
        cost = scene(state).words("page.drop-cost", n=len(state.last.taken), all=6)
        assert cost in (told.attributes["aria-description"] or "")


def test_the_card_that_decided_stands_out_with_the_one_that_it_beat() -> None:
    state = after(table("KH", "KD 3C 5S 7H AD QC", "KC 2D 6S 8C 9C 10C"), "KD KC 3C 2D 5S 6S")
    drawn = board(scene(state))
    stands_out = {css: [card.attributes["id"] for card in drawn.all("button", css)] for css in ("decided", "beaten")}
    assert state.last
    rival = {"KD": "KC", "KC": "KD"}[state.last.card or ""]
    assert stands_out == {"decided": [card_id(state.last.card or "")], "beaten": [card_id(rival)]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winner_chooses_the_lead_by_touching_a_card(seats: int) -> None:
    state = won(seats)
    here = scene(state)
    root = board(here)
    offered = [each for each in root.all("button", "card") if "offer" in each.css]
    assert ["lead " + card_of(each.attributes["id"] or "") for each in sorted_by(offered, state)] == list(here.moves)
    assert [card_of(each.attributes["id"] or "") for each in offered] == list(choices(here))
    assert VIEW.chosen(scene(state, "5H")) == "lead 5H"
    assert not VIEW.chosen(scene(state, "7H"))  # a card of the hand
    assert VIEW.board(here).play == here.words("page.lead-this")
    assert root.by_id("put-away") is None
    assert root.by_id("drop") is None
    assert not board(scene(state, seat=1)).all("button", "offer")


@pytest.mark.parametrize(("seats", "seen"), [(2, "5H 3C KD KH 2C 4D 6S"), (3, "2C 4D 6S 2D 5C 7S KH KD 3C 5H")])
def test_the_arrow_keys_go_through_them_as_they_lie_on_the_screen(seats: int, seen: str) -> None:
    assert choices(scene(won(seats))) == tuple(seen.split())


def test_enter_in_the_hand_says_as_a_tap_does_why_that_card_cannot_be_the_next_lead() -> None:
    page = Page("#/court-circular?deal=plum-river-42&v=1&players=me,random")
    page.settle()
    while not page.legal[0].startswith("lead "):
        page.play(page.legal[0])
    held = tree(page.html).by_id("hand")
    assert held
    first = held.all("button")[0].attributes
    assert first["data-keys"] == f"Enter={first['data-do']}"
    page.send(*(first["data-do"] or "").split(" ", 1))
    why = scene(page.match.state).words("illegal.not-there", card=card_of(first["id"] or ""))
    assert why in tree(page.html).text


def test_a_round_that_all_others_gave_up_is_told_at_once() -> None:
    start = table("7H", "QH 7D 7C 2S 3S 4S", "KH KD 9C 5S 6S 8S", stock=20)
    state = after(start, "QH KH drop")
    assert state.choosing
    assert state.last
    assert reveal.told(state, state.last) == 0


@for_both
def test_where_the_stock_is_used_up_it_is_said_that_the_next_round_is_the_last(lang: str) -> None:
    state = table("7H", "QH 7D 7C 2S 3S 4S", "KH KD 9C 5S 6S 8S", stock=0)._replace(round=4)
    here = scene(state, lang=lang)
    facts = {"number": state.pack, "target": state.terms.target}
    assert small_print(here).endswith(here.words("page.stock-last-next", **facts))
    short = state._replace(terms=state.terms._replace(stop_short=True))
    assert here.words("page.stock-last-next", **facts) not in small_print(scene(short, lang=lang))


def test_the_headline_of_a_match_says_who_has_won_and_not_that_somebody_dropped_out() -> None:
    none: dict[str, Any] = {"up": ((), ()), "down": ((), ()), "totals": (0, 30), "options": {"target": "20"}}
    last = table("7H", "QH 7D 7C 2S 3S 4S", "KH KD 9C 5S 6S 8S", stock=0, final=True, **none)
    state = after(last, "QH KH drop")
    assert state.news[-1].kind == "victory-drop"
    here = scene(state)
    assert state.last
    said = VIEW.ending(here, (state.last,), ()).headline
    assert said == here.words("log.victory", **state.news[-1].facts)


@for_both
def test_of_rounds_that_brought_as_much_the_end_of_a_match_names_all(lang: str) -> None:
    none: dict[str, Any] = {"up": ((), ()), "down": ((), ()), "totals": (0, 30), "options": {"target": "20"}}
    last = table("7H", "QH 7D 7C 2S 3S 4S", "KH KD 9C 5S 6S 8S", stock=0, final=True, **none)
    state = after(last, "QH KH drop")
    done, here = state.last, scene(state, lang=lang)
    assert done
    for points_of, key, facts in (
        ((16, 9), "ending.most", {"number": 1}),
        ((16, 16), "ending.most-each", {"numbers": (1, 2)}),
    ):
        taken = [done._replace(number=n, taken=(), points=each) for n, each in enumerate(points_of, start=1)]
        said = VIEW.ending(here, tuple(taken), ()).said
        assert said[0] == here.words(key, **facts, seat=done.winner, n=16)


def sorted_by(offered: list[Element], state: State) -> list[Element]:
    """The buttons in the order in which the rules offer their cards."""
    order = list(state.on_table)
    return sorted(offered, key=lambda each: order.index(card_of(each.attributes["id"] or "")))


def test_an_old_lead_that_may_not_be_chosen_is_no_button() -> None:
    state = won()._replace(terms=won().terms._replace(old_lead_again=False))
    root = board(scene(state))
    lead = root.all("div", "lead")[0]
    assert not lead.all("button")
    assert lead.all("span", "card")


@for_both
def test_the_result_names_each_hand_and_why_the_round_was_won(lang: str) -> None:
    state = won()
    here = scene(state, seat=1, lang=lang)
    root, last = board(here), state.last
    assert last
    for seat, hand in enumerate(last.hands):
        assert hand
        assert f"{here.words.seat(seat)} {here.words(f'hand.{hand.name}')}" in root.text
    assert here.words("why.alone", seat=last.winner) in VIEW.heard(here, "result")
    chosen = after(state, ["lead 3C"])
    there = scene(chosen, seat=1, lang=lang)
    assert chosen.last
    took = there.words(
        "page.took-up", seat=0, cards=("page.but-card", {"n": 6, "card": "3C"}), points=chosen.last.points
    )
    assert took in board(there).text.replace(JOINER, "")
    assert took in board(scene(chosen, seat=1, put_away=1, lang=lang)).all("p", "small-print")[0].text
    laid = after(chosen, [rules.moves(chosen)[0]])
    assert took in board(scene(laid, seat=1, put_away=1, lang=lang)).all("p", "small-print")[0].text
    laid = after(laid, [rules.moves(laid)[0]])
    assert took not in board(scene(laid, seat=1, put_away=1, lang=lang)).text


@for_both
def test_the_card_that_leads_next_is_left_out_of_what_a_winner_takes(lang: str) -> None:
    here = scene(won(), seat=0, lang=lang)
    before = {"en": "Ann takes all but the next lead, 6 cards", "ja": "Annは次のリード札を除く6枚"}
    assert before[lang] in board(here).text.replace(JOINER, "")
    of_ten = {"en": "Ann takes 9 of 10", "ja": "Annは10枚中9枚"}
    assert of_ten[lang] in board(scene(won(3), seat=0, lang=lang)).text.replace(JOINER, "")
    last = after(won(), ["lead 3C"]).last
    assert last
    assert here.words("page.but-card", n=6, card="3C") in taken(here, last)[0]
    assert here.words("page.all-cards", n=6) in taken(here, last._replace(chosen=None))[0]


def test_what_stands_at_a_rivals_heap_in_short_is_said_in_full_to_the_ear() -> None:
    state = table("7H", "QH 7D 2C", "KH KD 9C", "2H 3D 4S", up=((), ("AH", "2C"), ()))
    ask = next(each for each in board(scene(state)).all("button") if each.attributes.get("id") == "ask-1")
    assert (ask.text, ask.attributes["aria-label"]) == ("pack: 5", "this pack: 5 points: Ask about Ben’s cards won")


def test_heaps_are_disclosed_when_asked() -> None:
    state = after(won(), ["lead 3C"])
    here = scene(state, folds=("heap-0",))
    found = heap(state, 0)
    assert here.words("page.up", n=found.up) in str([each.attributes.get("aria-label") for each in below(board(here))])
    told = f"6 cards, {found.points} points in this pack."
    lie = f"Face up: 6, with {found.courts} courts and {found.hearts} hearts."
    assert f"{told} {lie}" in board(here).text
    assert lie not in board(scene(state)).text
    cards = [each.text for each in board(here).one("ul", "slips").all("li")]
    assert len(cards) == found.up
    assert not board(scene(state)).all("ul", "slips")


@for_both
def test_the_pack_is_counted_card_by_card_where_somebody_asks(lang: str) -> None:
    state = ended()
    assert state.tally
    assert not board(scene(state, lang=lang)).all("span", "worth-of")
    root = board(scene(state, lang=lang, folds=("count",)))
    assert len(root.all("section", "count")) == len(state.rows)
    for count in root.all("section", "count"):
        seat = int(count.attributes["data-seat"] or "")
        worths = [int(each.text) for each in count.all("span", "worth-of")]
        assert sum(worths) == state.tally.points[seat]
        cards = (*state.tally.up[seat], *state.tally.down[seat])
        assert len(worths) == len(cards)
        assert worths == [points((card,), card in state.tally.up[seat], state.terms) for card in cards]


def test_the_count_stays_until_it_is_put_away() -> None:
    state = dealt(2, target="500")
    while state.tally is None:
        state = rules.play(state, rules.moves(state)[0])
    assert state.last
    assert board(scene(state)).all("div", "tally")
    assert not board(scene(state, put_away=state.last.number)).all("div", "tally")
    later = after(state, [rules.moves(state)[0]])
    assert board(scene(later)).all("div", "tally")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_sheet_adds_up_to_the_totals(seats: int) -> None:
    for scoring in ("total", "difference"):
        state = dealt(seats, target="150", scoring=scoring)
        rounds: dict[int, Round] = {}
        while state.asked is not None:
            state = rules.play(state, rules.moves(state)[-1 if state.turn % 7 == 0 else 0])
            rounds |= {state.last.number: state.last} if state.last else {}
            found = lines(state, tuple(rounds.values()))
            assert not found or state.choosing or found[-1].standing == tuple(map(int, expected(state)))
        assert found[-1].closes
        assert found[-1].standing == state.totals


def test_the_score_at_a_seat_counts_what_was_taken_and_at_the_end_counts_it_once() -> None:
    state = dealt(2, target="20", scoring="difference")
    while state.asked is not None:
        state = rules.play(state, rules.moves(state)[0])
        drawn = tree(render([VIEW.board(scene(state)).rivals, VIEW.board(scene(state)).mine]))
        shown = {each.css[-1]: int(each.text.split()[0]) for each in drawn.all("span", "counter")}
        assert shown == {f"seat{seat}": int(score) for seat, score in enumerate(rules.scores(state))}


def test_after_a_round_the_points_change_when_the_cards_have_landed_and_then_the_next_are_dealt() -> None:
    state = dealt(2)
    while not state.choosing:
        state = rules.play(state, rules.moves(state)[0])
    before, seen = state, rules.play(state, rules.moves(state)[0])
    held = {card_id(card) for card in before.hands[0]}
    root = board(scene(seen))
    cards = root.one("div", "hand").all("button", "card")
    assert {each.attributes["id"]: each.attributes.get("data-stage") for each in cards} == {
        card_id(card): None if card_id(card) in held else "2" for card in seen.hands[0]
    }
    winner = before.last.winner if before.last else 0
    (counter,) = (each for each in root.all("span", "counter") if f"seat{winner}" in each.css)
    assert (counter.one("span", "was").text, counter.one("span", "was").attributes["data-stage"]) == ("0 of 50", "1")
    assert counter.text.startswith(f"{int(rules.scores(seen)[winner])} of 50")


def test_a_lead_is_drawn_with_the_hand_for_which_it_was_chosen() -> None:
    state = dealt(2)
    while not (state.choosing and state.asked == 0):
        state = rules.play(state, rules.moves(state)[0])
    lead = rules.moves(state)[0]
    drawn = tree(VIEW.pictured(scene(state), lead)).one("span", "mini").all("span", "card")
    assert len(drawn) == 1 + len(state.hands[0])


def expected(state: State) -> tuple[float, ...]:
    """The totals after the last round: of the count while a new pack lies there, else as the rules say."""
    if state.tally and state.last and state.tally.pack == state.last.pack:
        return tuple(map(float, state.tally.totals))
    return rules.scores(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_shows_no_id_twice_and_moves_what_is_there(seats: int) -> None:
    state, before, there = dealt(seats, deal=f"ids-{seats}", target="20"), None, [""]
    while state.asked is not None:
        here = scene(state, put_away=99)
        found = ids(board(here))
        assert len(found) == len(set(found))
        if before is not None:
            pairs = VIEW.moved(before.seen, here.seen, 0)
            assert len({start for start, _ in pairs}) == len({end for _, end in pairs}) == len(pairs)
            assert not [start for start, _ in pairs if start not in there]
        before, there = here, found
        state = rules.play(state, rules.moves(state)[-1 if state.turn % 5 == 0 else 0])


@pytest.mark.parametrize("seats", [2, 4])
def test_where_a_pack_was_counted_the_result_is_there_at_once_and_no_card_flies(seats: int) -> None:
    state, counted = dealt(seats, deal=f"ids-{seats}", target="20"), 0
    while state.asked is not None:
        before, state = state, rules.play(state, rules.moves(state)[0])
        if not settled(state) or state.choosing:
            continue
        counted += 1
        here = scene(state)
        panel = board(here).one("section", "of-round")
        first = panel.one("ul", "rows").children[-1]
        assert "data-stage" not in {**panel.attributes, **first.attributes}
        assert VIEW.moved(scene(before).seen, here.seen, 0) == ()
    assert counted


def test_a_hidden_card_is_named_nowhere() -> None:
    state = after(dealt(3), [])
    text = str(render(list(VIEW.board(scene(state))[:4])))
    hidden = [card for hand in state.hands[1:] for card in hand]
    assert not [card for card in hidden if re.search(rf'"{card_id(card)}"|circular-{card}"', text)]


def test_the_hand_is_sorted_and_coloured_as_the_device_likes() -> None:
    state = dealt(2)
    orders = {how: ids(tree(VIEW.board(scene(state, settings={"sort": how})).hand))[2:] for how in ("suit", "dealt")}
    assert [card_of(name) for name in orders["dealt"]] == list(state.hands[0])
    assert sorted(orders["suit"]) == sorted(orders["dealt"])
    assert "four-colours" in VIEW.board(scene(state, settings={"suits": "four"})).hand
    assert "four-colours" not in VIEW.board(scene(state)).hand


def test_every_card_has_an_id_of_its_own() -> None:
    assert [card_id(card) for card in DECK] == [f"c{i}" for i in range(52)]
    assert [card_of(card_id(card)) for card in DECK] == list(DECK)
    assert card_of("play") == ""


def test_a_sheet_of_rules_is_taken_as_a_whole() -> None:
    page = Page("#/court-circular/new")
    assert 'data-do="preset article" id="preset-article" aria-checked="true"' in page.html
    page.send("preset 1860", "preset-1860")
    assert 'id="preset-1860" aria-checked="true"' in page.html
    assert page.wire.model.setup
    assert page.wire.model.setup.draft.options["lineOrder"] == "1860"
    page.send("option target 20")
    assert 'id="preset-1860" aria-checked="true"' in page.html
    page.send("option scoring total")
    assert page.says("preset.own")


def test_the_target_is_typed() -> None:
    page = Page("#/court-circular/new")
    page.send("number target", "７５")
    assert page.wire.model.setup
    assert page.wire.model.setup.draft.options["target"] == "75"
    page.send("number target", "many")
    assert page.wire.model.setup.draft.options["target"] == "75"


@for_both
def test_the_name_of_a_hand_says_what_it_is_in_rows_above_the_hand_in_the_result_and_beside_the_coach(
    lang: str,
) -> None:
    laid = scene(after(table("9H", "9D 10H 4D 2C 3C 5H", "9S 9C KC 2S 7H JS"), "9D 9S"), lang=lang)
    done = after(table("KH", "KD 3C 5H 7H AD QC", "KC 4D 6S 8C 9C 10C"), "KD KC 3C 4D 5H 6S")
    result = scene(done, seat=1, lang=lang)
    shown = board(laid), board(result), tree(render(VIEW.explained(laid, laid.words("page.so-far", hand="trio"))))
    places = [shown[0].all("section", side)[0] for side in ("left", "right")]
    places += [part for part in below(shown[0]) if part.attributes.get("id") == "preview"]
    places += [*shown[1].all("ul", "rows"), *shown[1].all("p", "decided"), shown[2]]
    assert len(places) == 6
    for place in places:
        for term in place.all("button", "term")[:1] or pytest.fail("no name"):
            name = (term.attributes["data-do"] or "").removeprefix("say hand ")
            assert term.text.casefold() == laid.words(f"hand.{name}").casefold()
            said_of_it = VIEW.heard(laid, f"hand {name}")
            assert laid.words.say(meaning_of(laid, name)) in said_of_it
            assert term.attributes["aria-description"] == said_of_it


def test_no_line_ends_with_the_mark_that_opens_before_the_name_of_a_hand() -> None:
    here = scene(table("KH", "KD 3C 5H 7H AD QC", "KC 4D 6S 8C 9C 10C"))
    said = tree(render(VIEW.explained(here, "It goes well with the cards you keep (sequence of three). A pair.")))
    assert [each.text for each in said.all("span", "kept")] == ["(sequence of three).", "pair."]
    assert said.text == "It goes well with the cards you keep (sequence of three). A pair."


@pytest.mark.parametrize("hinted", [True, False])
def test_a_hint_to_drop_out_marks_its_button(hinted: bool) -> None:
    here = scene(after(table("9H", "9D 10H 4D 2C 3C 5H", "9S 9C KC 2S 7H JS"), "9D 9S"))
    marked = board(here._replace(offered=(DROP,) if hinted else ()))
    assert bool(marked.all("button", "hinted")) == hinted


def test_a_heap_says_what_its_cards_count() -> None:
    state = after(won(), ["lead 3C"])
    here = scene(state, folds=("heap-0",))
    assert here.words("page.counts-up") in board(here).text
    assert here.words("page.counts-down") not in board(here).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pack_that_ends_without_a_winner_says_why_another_one_is_dealt(lang: str) -> None:
    page = Page("#/court-circular?deal=w-1&v=1&players=me,easy,easy,easy&target=100", {"fudaba:lang": lang}, lang=lang)
    page.settle()
    while not page.match.state.tally:
        page.go_on()
        page.play(page.legal[0])
    words = words_of(lang, page.match.game)
    said = words("page.none-has", target=100)
    assert parsed(page.html).one("p", "goes-on").text == said
    assert said in VIEW.heard(scene(page.match.state, lang=lang), "result")
    equal = page.match.state.tally._replace(totals=(100, 100, 3, 3))
    assert goes_on(scene(page.match.state, lang=lang), equal) == words("page.equal-best")
    assert goes_on(scene(ended(), lang=lang), equal) == ""


@for_both
def test_where_one_of_two_has_dropped_out_the_result_says_who_that_is_and_who_wins(lang: str) -> None:
    state = after(table("KH", "KD KC 5H 7H AD QC", "2C 4D 6S 8C 9C 10C"), ["KD", "2C", "KC", DROP])
    here = scene(state, lang=lang)
    assert board(here).one("p", "decided").text == here.words("page.not-compared", loser=1, seat=0)


@for_both
def test_the_score_is_read_out_as_it_stands_beside_the_names(lang: str) -> None:
    here = scene(won()._replace(totals=(3, 40)), lang=lang)
    said, earlier = VIEW.heard(here, "score"), here.words("hear.counted-of", seat=1, n=40)
    for badge in board(here).all("span", "counter"):
        assert badge.text in said.partition(earlier)[0]
    assert earlier in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_while_a_rival_chooses_the_next_lead_the_cards_that_i_keep_are_in_sight_and_no_others(lang: str) -> None:
    page = Page("#/court-circular?deal=kept&v=1&players=me,easy,easy,easy", {"fudaba:lang": lang}, lang=lang)
    page.settle()
    while not (page.match.state.choosing and page.match.asked != 0):
        page.send(page.way_on or "more") if page.way_on or not page.legal else page.play(page.legal[0])
    kept = tree(page.html).one("div", "left-over")
    words = words_of(lang, page.match.game)
    held = page.match.seen(0).hands[0]
    assert sorted(card.attributes["aria-label"] or "" for card in kept.all("span", "card")) == sorted(
        words(f"card.{c}") for c in held
    )
    assert {card.attributes["id"] for card in kept.all("span", "card")} == {card_id(card) for card in held}


def equal_pairs() -> State:
    """A round that the rival has won with a pair of kings as well, by the better suit; he chooses the next lead."""
    return after(table("KH", "KS 3C 5D 7H AD QC", "KD 2C 6S 8C 9C 10C"), ["KS", "KD", "3C", "2C", "5D", "6S"])


@for_both
def test_kept_cards_lie_in_the_places_that_they_had_in_the_hand(lang: str) -> None:
    kept = board(scene(equal_pairs(), lang=lang)).one("div", "left-over").all("li")
    before = board(scene(table("KH", "KS 3C 5D 7H AD QC", "KD 2C 6S 8C 9C 10C"), lang=lang)).one("div", "hand")
    places = {each.attributes["id"]: f"--place: {i}" for i, each in enumerate(before.all("button"), 1)}
    lie = {each.one("span", "card").attributes["id"]: each.attributes["style"] for each in kept}
    assert lie == {card_id(card): places[card_id(card)] for card in ("7H", "AD", "QC")}


@for_both
def test_the_card_that_decided_and_the_one_that_it_beat_say_so_and_no_other(lang: str) -> None:
    here = scene(equal_pairs(), lang=lang)
    cards = board(here).one("div", "arch").all("span", "card")
    said = {mark.text: each.attributes["id"] for each in cards for mark in each.all("span", "mark-of")}
    assert said == {here.words("page.decides"): card_id("KD"), here.words("page.beaten"): card_id("KS")}
    assert not board(scene(won(), lang=lang)).all("span", "mark-of")


@for_both
def test_a_rivals_hand_is_told_when_it_comes_to_be_and_the_own_is_not(lang: str) -> None:
    state = table("KH", "KD 3C 5H 7H AD QC", "KS 4H 6H 8C 9C 10C")
    told = []
    for card in ("KD", "KS", "3C", "4H", "5H"):
        state = after(state, [card])
        told.append(VIEW.told(scene(state, lang=lang), state.news)[1:])
    words = scene(state, lang=lang).words
    pair = words("hear.makes", seat=1, hand="pair")
    assert told == [[], [pair], [], [], []]
    state = after(state, ["6H"])
    assert state.choosing, "the result tells of it"
    assert words("hear.makes", seat=1, hand="sympathy3") not in VIEW.told(scene(state, lang=lang), state.news)


@for_both
def test_a_key_reads_out_all_hands_in_their_order_each_with_what_makes_it(lang: str) -> None:
    page = Page("#/court-circular?deal=x&players=me,easy", {"fudaba:lang": lang}, lang=lang)
    assert "k=hear ranks" in page.html
    page.send("hear ranks")
    here = scene(page.match.state, lang=lang)
    names = [name for name in classes(here.seen.terms.sheet) if name != "none"]
    lines = [here.words("page.what", hand=name, what=meaning_of(here, name)) for name in names]
    assert page.regions["polite"][-1].endswith(here.words.sentences(lines))


@for_both
def test_what_a_rival_takes_face_down_is_told_with_the_result_and_not_again_with_the_next_lead(lang: str) -> None:
    before = won()
    assert before.last
    before = before._replace(last=before.last._replace(up=False))
    state = rules.play(before, rules.moves(before)[0])
    (took,) = [event for event in state.news if event.kind in ("took-down", "took-up")]
    for seat in (0, 1):
        here = scene(state, lang=lang, seat=seat)
        told = here.words.sentences([here.words.tell(took)])
        assert (told in here.words.sentences(VIEW.told(here, state.news))) == (seat == 0 or took.kind == "took-up")
    assert took.kind == "took-down"
