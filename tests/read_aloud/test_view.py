"""The table of Read-Aloud on the page: what lies where, what is said of it, and what can be touched."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.core.match import Match
from game.core.rules import Facts, IllegalMove, Saying
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.cards.packs import CARDS
from game.games.read_aloud.language.effects import (
    Act,
    Ban,
    Beside,
    Change,
    Clause,
    Condition,
    Decide,
    Discard,
    Each,
    Either,
    End,
    Face,
    Limit,
    Lose,
    LoseEach,
    Measure,
    Most,
    Nearest,
    Place,
    Second,
    Shuffle,
    Some,
    Stack,
    Swap,
    SwapOnes,
    Text,
    This,
    Top,
    Turn,
    Undecide,
    Whole,
)
from game.games.read_aloud.language.sentences import say, say_condition, steps
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.page.ids import card_id, spot_of
from game.games.read_aloud.page.slips import text_at
from game.games.read_aloud.reading.grammar import parse
from game.games.read_aloud.rules.state import State
from game.ui.html import render
from game.ui.model import scene as view_scene
from game.words import LANGUAGES, number
from tests.markup import Element, tree
from tests.read_aloud.sights import PLAIN, STAYS, after, asked, drawn, for_both, over, scene, slip, table
from tests.scenes import NAMES
from tests.ui.page import Page

both = pytest.mark.parametrize("lang", for_both)
SEEN: Text = (Turn(Whole(Place.ANYONE), Face.OPEN), Discard(This()))
DOWN: Text = (Turn(Some(1, Place.MINE), Face.DOWN), Discard(This()))
HAND: Text = (Discard(Some(1, Place.ANYONE)), Discard(This()))
BAN: Text = (Ban(Act.DISCARD_FROM_HANDS), Discard(This()))
MOST: Text = (Discard(This()), Decide(Most(Measure.SUM)))
UNDER: Text = (Stack(Place.PLAY, Change.NEGATE),)


def disabled(card: Element) -> bool:
    return card.attributes.get("aria-disabled") == "true"


@both
def test_a_card_is_a_button_with_its_sentence_and_its_value(lang: str) -> None:
    root = drawn(scene(table([MOST, HAND], [BAN, STAYS], [PLAIN, PLAIN]), lang=lang))
    for name, text in (("c0", MOST), ("c1", HAND), ("c2", BAN), ("c3", STAYS)):
        card = slip(root, name)
        assert card.tag == "button"
        assert not disabled(card)
        assert card.all("span", "text")[0].text == say(text, lang)
        assert card.all("span", "value")[0].text.endswith(name[1:])


def test_a_negative_value_has_a_proper_sign() -> None:
    state, _ = after(table([UNDER, PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 1", "hand 2")
    card = slip(drawn(scene(state)), "c3")
    assert card.all("span", "value")[0].text.endswith("\N{MINUS SIGN}3")
    assert asked()("page.under", n=1, changes=("negate",)) in card.text


@both
def test_a_card_that_lies_on_others_shows_an_edge_and_says_what_lies_under_it(lang: str) -> None:
    state, _ = after(table([UNDER, PLAIN], [STAYS, PLAIN], [PLAIN, PLAIN]), "read field 1", "hand 1")
    card = slip(drawn(scene(state, lang=lang)), "c2")
    assert "stacked" in card.css
    tag = card.all("span", "tag")[-1]
    assert tag.all("span")[-1].text == asked(lang)("page.under-was", was="2", now=number(-2))
    assert say(UNDER, lang) in str(tag.attributes["title"])
    assert len(drawn(scene(state, lang=lang)).all("button", "stacked")) == 1


@both
def test_in_a_replay_a_card_that_lies_on_others_has_the_value_in_force_and_says_what_it_was(lang: str) -> None:
    state, _ = after(table([UNDER, PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 1", "hand 2")
    here = scene(state, lang=lang)
    merged, other = tree(render(VIEW.open_hand(here, 0))).all("li")[::-1]
    tag = slip(drawn(here), "c3").all("span", "tag")[-1]
    assert merged.text.startswith("\N{MINUS SIGN}3 ")
    assert [each.text for each in merged.all("span", "tag")] == [tag.text]
    assert "3" in tag.all("span")[-1].text
    assert other.text.startswith("2 ")
    assert not other.all("span", "tag")


def test_what_was_chosen_from_a_rival_keeps_its_place_until_all_cards_of_the_clause_are() -> None:
    start = table([(Turn(Some(2, Place.ANOTHER), Face.OPEN),), PLAIN, PLAIN], [PLAIN] * 3, [STAYS] * 3)
    state, _ = after(start, "read field 1")
    root = drawn(scene(state))
    styles = [root.one("div", "lay").attributes.get("style")]
    state, _ = after(state, rules.moves(state)[0])
    root = drawn(scene(state))
    backs = root.one("div", "others").all("button")
    assert len(backs) == 3
    assert sum("chosen" in each.css for each in backs) == 1
    assert [root.one("div", "lay").attributes.get("style")] == styles


def test_the_cards_of_others_are_backs_until_they_are_seen() -> None:
    start = table([SEEN, PLAIN], [PLAIN, PLAIN], [MOST, HAND])
    held = [each for each in drawn(scene(start)).all("section", "seat") if each.attributes["data-seat"] == "1"]
    assert len(held[0].all("span", "back")) == 2
    assert not held[0].all("button")
    state, _ = after(start, "read field 1", "player 2")
    cards = [slip(drawn(scene(state)), name) for name in ("c4", "c5")]
    assert [each.all("span", "text")[0].text for each in cards] == [say(MOST, "en"), say(HAND, "en")]


def test_the_page_names_no_card_that_is_not_seen() -> None:
    state = table([PLAIN, PLAIN], [PLAIN, PLAIN], [MOST, HAND])
    html = "".join((*VIEW.board(scene(state))[:4], VIEW.actions(scene(state))))
    assert say(MOST, "en") not in html
    assert not re.search(r"\bk\d", html)
    others = state._replace(hands=(state.hands[0], tuple(piece._replace(key="k0") for piece in state.hands[1])))
    assert VIEW.board(scene(others)) == VIEW.board(scene(state))


@both
def test_a_card_that_cannot_be_read_stays_and_says_why(lang: str) -> None:
    state, log = after(table([BAN, HAND], [HAND, PLAIN], [STAYS, STAYS]), "read field 1", "read hand 1")
    here = scene(state, log=log, lang=lang)
    for name, kind in (("c1", "does"), ("c2", "does"), ("c3", "self")):
        card = slip(drawn(here), name)
        why = here.words(f"illegal.ban-{kind}", act=Act.DISCARD_FROM_HANDS.value)
        assert disabled(card)
        assert card.attributes["aria-description"] == here.words.sentences([why, here.words("illegal.ban-by", seat=0)])
        assert {"en": "forbidden", "ja": "禁止中"}[lang] in card.text


def test_ones_own_card_that_lies_face_down_is_not_told() -> None:
    state, _ = after(table([DOWN, PLAIN], [MOST, PLAIN], [STAYS, STAYS]), "read field 1", "hand 1")
    state, _ = after(state, "read hand 1")
    here = scene(state)
    card = slip(drawn(here), "c2")
    assert disabled(card)
    assert say(MOST, "en") not in drawn(here).text
    assert here.words("face.down") in card.text
    assert here.words("illegal.unseen") == card.attributes["aria-description"]


@both
def test_what_holds_is_always_in_the_middle(lang: str) -> None:
    lowered: Text = (Limit(Place.FIELD, -1), Discard(This()))
    texts: list[Text] = [MOST, BAN, lowered, (Lose(), Discard(This()))]
    here = scene(table(texts, [PLAIN] * 4, [STAYS] * 4), lang=lang)
    assert here.words("page.no-condition") in drawn(here).all("section", "terms")[0].text
    state, _ = after(table(texts, [PLAIN] * 4, [STAYS] * 4), "read field 1", "read hand 1", "read field 4")
    here = scene(state, lang=lang)
    told = drawn(here).all("section", "terms")[0].text
    for part in (
        say_condition(Most(Measure.SUM), lang),
        here.words("now.lost", seat=0),
        here.words("page.ends", pile=len(state.pile), field=len(state.field)),
    ):
        assert part in told
    assert here.words("page.limit-field", n=4) not in told
    raised, _ = after(state, "read hand 1", "read field 3")
    assert here.words("page.limit-field", n=3) in drawn(scene(raised, lang=lang)).all("section", "terms")[0].text
    state, _ = after(state, "read hand 1", "read field 2")
    banned = here.words("page.banned", act=Act.DISCARD_FROM_HANDS.value)
    assert banned in drawn(scene(state, lang=lang)).all("section", "terms")[0].text


@both
def test_a_question_is_put_in_words_and_its_cards_are_the_buttons(lang: str) -> None:
    state, log = after(table([(SwapOnes(),), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS]), "read field 1")
    here = scene(state, log=log, lang=lang)
    swap: Saying = ("act-on.swap", {})
    anywhere: Saying = ("out-of.play", {})
    assert VIEW.status(here) == here.words("ask.card", origin=anywhere, act=swap)
    root = drawn(here)
    able = {each.attributes["id"] for each in root.all("button", "slip") if not disabled(each)}
    read = here.words("page.being-read")
    assert [each.attributes["id"] for each in root.all("button", "slip") if read in each.text] == ["c0"]
    assert able == {VIEW.cards_of(here, move)[0] for move in here.moves}
    state, _ = after(state, here.moves[0])
    asks = here.words("ask.swap-with", origin=("out-of.hands", {}), act=swap)
    assert VIEW.status(scene(state, lang=lang)) == asks
    assert "chosen" in slip(drawn(scene(state, lang=lang)), VIEW.cards_of(here, here.moves[0])[0]).css


@both
def test_a_card_is_selected_before_it_is_read_or_chosen_and_shown_large_where_it_is_seen(lang: str) -> None:
    start = table([(SwapOnes(),), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])
    cards = drawn(scene(start, lang=lang)).all("button", "slip")
    assert {each.attributes["data-do"] for each in cards} == {"tick"}
    assert all("aria-pressed" in each.attributes for each in cards)
    state, _ = after(start, "read field 1")
    here = scene(state, lang=lang)
    moves = {VIEW.cards_of(here, move)[0]: move for move in here.moves}
    unseen = 0
    for card in drawn(here).all("button", "slip"):
        name = card.attributes["id"] or ""
        assert (name in moves) == (not disabled(card)) == ("able" in card.css)
        assert (card.attributes["data-do"], "aria-pressed" in card.attributes) == ("tick", True)
        if "down" in card.css:
            unseen += 1
            assert VIEW.chosen(scene(state, card=name, lang=lang)) == moves[name]
            continue
        shown = drawn(scene(state, card=name, lang=lang)).one("section", "account")
        assert "chosen" in shown.css
        assert shown.all("p", "zone")[0].text == here.words("page.selected")
        assert all(part.text in shown.text for part in card.all("span", "main"))
    assert unseen == 2
    assert not drawn(scene(state, seat=1, lang=lang)).all("div", "choosing")


def test_the_others_are_told_who_chooses() -> None:
    state, _ = after(table([SEEN, PLAIN], [PLAIN, PLAIN], [STAYS, STAYS], [PLAIN, PLAIN]), "read field 1")
    assert NAMES[0] in VIEW.status(scene(state, seat=1))


@both
def test_players_and_clauses_are_chosen_by_buttons_with_their_names(lang: str) -> None:
    start = table([SEEN, PLAIN], [PLAIN, PLAIN], [STAYS, STAYS], [PLAIN, PLAIN])
    state, _ = after(start, "read field 1")
    buttons = drawn(scene(state, lang=lang)).all("button", "answer")
    assert [each.text for each in buttons] == list(NAMES[:3])
    [choices] = drawn(scene(state, lang=lang)).all("div", "answers")
    assert choices.text == "".join(NAMES[:3])  # what is asked stands above the table, and once is enough
    assert choices.attributes["aria-label"] == VIEW.status(scene(state, lang=lang))
    assert [each.attributes["data-do"] for each in buttons] == [f"line player {n}" for n in (1, 2, 3)]
    here = scene(state, lang=lang)
    hinted = here._replace(ticked=VIEW.cards_of(here, "player 2"))
    assert [each.text for each in drawn(hinted).all("button", "marked")] == [NAMES[1]]
    assert VIEW.chosen(hinted) == "player 2"
    either = Either(Discard(Some(1, Place.FIELD)), Turn(Whole(Place.FIELD), Face.DOWN))
    state, _ = after(table([(either,), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS]), "read field 1")
    said = [each.text for each in drawn(scene(state, lang=lang)).all("button", "answer")]
    assert said == [say((either.one,), lang), say((either.other,), lang)]


@both
@pytest.mark.parametrize("which", ["first", "second"])
def test_of_two_clauses_the_chosen_one_asks(which: str, lang: str) -> None:
    one, other = Discard(Some(1, Place.FIELD)), Discard(Some(1, Place.MINE))
    state, _ = after(table([(Either(one, other),), PLAIN, PLAIN], [PLAIN] * 3, [STAYS] * 3), "read field 1", which)
    origin: Saying = (f"out-of.{'field' if which == 'first' else 'mine'}", {})
    assert VIEW.status(scene(state, lang=lang)) == asked(lang)("ask.card", origin=origin, act=("act-on.discard", {}))


@both
def test_who_discards_one_card_is_not_asked_for_the_next_one_as_others_have_discarded_too(lang: str) -> None:
    start = table([(Each(Place.HANDS, 1),), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])
    state, _ = after(start, "read field 1")
    first = scene(state, lang=lang)
    state, _ = after(state, first.moves[0])
    second = scene(state, seat=1, lang=lang)
    facts: Facts = {"origin": ("out-of.mine", {}), "act": ("act-on.discard", {})}
    mine, theirs = asked(lang)("ask.card", **facts), asked(lang)("ask.card-for", **facts, seat=0)
    assert [VIEW.status(first), VIEW.status(second)] == [mine, theirs]
    assert VIEW.status(scene(state, lang=lang)) == asked(lang)("ask.card.other", seat=1)


@both
def test_a_card_is_not_quoted_in_its_own_account(lang: str) -> None:
    text: Text = (Undecide(), Discard(This()))
    state, log = after(table([text, PLAIN], [PLAIN, PLAIN], [STAYS, STAYS]), "read field 1")
    told = drawn(scene(state, log=log, lang=lang)).all("ol", "clauses")[0].all("ul")[0].text
    assert asked(lang)("page.this-card") in told
    assert say(text, lang).rstrip(".") not in told


@both
def test_a_selected_card_is_shown_large_with_all_it_would_do_and_why_it_cannot(lang: str) -> None:
    state, log = after(table([BAN, SEEN], [HAND, PLAIN], [STAYS, STAYS]), "read field 1", "read hand 1")
    for card, text in (("c1", SEEN), ("c2", HAND)):
        here = scene(state, card, log=log, lang=lang)
        account = drawn(here).all("section", "account")[0]
        assert [each.text for each in account.all("div", "said")] == list(steps(text, lang))
        why = here.words("illegal.ban-does", act=Act.DISCARD_FROM_HANDS.value)
        assert (why in account.text) == disabled(slip(drawn(here), card))
    assert "chosen" not in drawn(scene(state, log=log, lang=lang)).all("section", "account")[0].css


@both
def test_a_long_sentence_is_marked_as_such_where_it_is_selected_and_where_it_is_read(lang: str) -> None:
    long = CARDS["t16"].text
    state, log = after(table([long, PLAIN], [long, PLAIN], [STAYS, STAYS]), "read field 1")
    assert {"on", "long"} <= {*drawn(scene(state, log=log, lang=lang)).one("section", "account").css}
    start = table([long, PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])
    shown = [drawn(scene(start, card, lang=lang)).one("section", "account").css for card in ("c0", "c1")]
    assert ["long" in css for css in shown] == [True, False]


@both
def test_a_card_that_is_chosen_for_another_sentence_is_quoted_and_not_told_as_if_it_were_done(lang: str) -> None:
    start = table([(Each(Place.HANDS, 1),), PLAIN], [HAND, PLAIN], [STAYS, STAYS])
    state, _ = after(start, "read field 1")
    account = drawn(scene(state, "c2", lang=lang)).one("section", "account")
    assert [each.css for each in account.one("ol", "clauses").children] == [["quoted"]]
    assert [each.text for each in account.all("div", "said")] == [say(HAND, lang)]


@both
def test_all_that_a_reading_did_is_shown_over_the_middle_on_demand(lang: str) -> None:
    start = table([(Each(Place.HANDS, 1), Discard(This())), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])
    state, log = after(start, "read field 1")
    assert not drawn(scene(state, log=log, lang=lang)).by_id("toggle-whole"), "while it is read the rest is to come"
    state, log = after(start, "read field 1", "hand 1", "hand 1", "field 1", "field 1", "field 1")
    here = scene(state, log=log, lang=lang)
    assert slip(drawn(here), "toggle-whole").attributes["aria-expanded"] == "false"
    whole = drawn(here._replace(folds=("whole",)))
    assert slip(whole, "toggle-whole").attributes["aria-expanded"] == "true"
    assert {"whole"} == {*whole.one("section", "account").css} & {"whole", "newest"}


def test_the_clauses_are_told_in_their_order_and_what_a_hand_is_now_is_seen() -> None:
    text: Text = (Discard(This()), Discard(Some(1, Place.FIELD)), Discard(Whole(Place.MINE)))
    state, log = after(
        table([text, PLAIN], [PLAIN, PLAIN], [STAYS, STAYS]), "read field 1", "field 2", "field 1", "field 1"
    )
    lines = drawn(scene(state, log=log)).one("ol", "clauses").children
    facts = [each.all("div", "said")[0].attributes["style"] or "" for each in lines]
    at = [int(fact.removeprefix("--nth: ")) for fact in facts]
    assert at == sorted(at)
    held = table([(Shuffle(Place.HANDS),), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])
    state, log = after(held, "read field 1")
    told = drawn(scene(state, log=log)).one("section", "account").all("ul")[0].text
    assert told == asked("en")("log.shuffled-hands"), "what the hand is now is seen"


@both
def test_a_card_that_means_nothing_says_so_in_its_account(lang: str) -> None:
    state, log = after(table([(Undecide(), Discard(This())), PLAIN], [PLAIN], [PLAIN]), "read field 1")
    idle = drawn(scene(state, log=log, lang=lang)).all("li", "idle")
    assert [each.text for each in idle] == [asked(lang)("log.idle")]


@both
def test_cards_have_short_names_in_an_account(lang: str) -> None:
    many: Text = (Discard(Some(1, Place.FIELD)), Swap(Place.PLAY), Discard(Some(1, Place.MINE)), Discard(This()))
    state, log = after(table([PLAIN, PLAIN], [PLAIN], [PLAIN]), "read field 1")
    cards = {key: card if key == "k0" else replace(card, text=many) for key, card in state.terms.cards.items()}
    state = state._replace(terms=state.terms._replace(cards=cards))
    told = drawn(scene(state, log=log, lang=lang)).all("section", "account")[0].text
    assert "…" in told
    assert say(many, lang).rstrip(".") not in told


@both
def test_several_cards_discarded_at_once_are_counted_in_an_account_and_named_in_the_log(lang: str) -> None:
    all_of_it: Text = (Discard(Whole(Place.FIELD)),)
    state, log = after(table([all_of_it, PLAIN, STAYS], [PLAIN], [PLAIN]), "read field 1")
    words, gone = asked(lang), next(event for event in log if event.kind == "discarded-field")
    told = drawn(scene(state, log=log, lang=lang)).all("section", "account")[0].text
    assert words("page.cards", n=len(gone.facts["cards"])) in told
    assert words.tell(gone) not in told


def test_a_voice_speaks_what_is_read_in_the_language_of_the_page() -> None:
    page = Page("#/read-aloud?deal=plum-river-42&v=1&players=me,random", lang="ja")
    page.settle()
    page.send("set read-aloud.speech on")
    while not page.legal[0].startswith("read "):
        page.play(page.legal[0])
    move = page.legal[0]
    here = view_scene(page.wire.model, page.match)
    spot = spot_of(here, move)
    assert spot
    text = text_at(here, spot)
    page.send("line", move)
    assert ["speak", text, "ja"] in page.answer["effects"]
    wait = page.answer["more"]
    assert wait is None or wait >= len(text) * LANGUAGES["ja"].pace


@both
def test_a_reading_is_told_clause_by_clause(lang: str) -> None:
    start = table([(Discard(This()), *SEEN[:1]), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])
    state, log = after(start, "read field 1")
    shown = drawn(scene(state, log=log, lang=lang)).one("section", "account")
    assert "newest" not in shown.css  # the clause that is being done has told nothing yet
    lines = shown.one("ol", "clauses").children
    first, second = steps((Discard(This()), SEEN[0]), lang)
    assert [each.all("div", "said")[0].text.split({"en": ": ", "ja": "："}[lang])[-1] for each in lines] == [
        first,
        second + asked(lang)("page.past", nth=2, of=2),
    ]
    assert [each.css for each in lines] == [["done"], ["now"]]
    assert [each.css for each in lines[0].all("li")] == [["filled"]]  # that the card goes is the clause itself
    state, log = after(start, "read field 1", "player 2")
    shown = drawn(scene(state, log=log, lang=lang)).one("section", "account")
    assert "newest" in shown.css
    lines = shown.one("ol", "clauses").children
    assert [each.css for each in lines] == [["done"], ["done"]]
    assert lines[1].all("li")


def test_what_is_not_carried_out_is_not_called_done() -> None:
    texts: list[Text] = [(Undecide(), Discard(This())), (End(), Discard(This()))]
    state, log = after(table(texts, [PLAIN, PLAIN], [STAYS, STAYS]), "read field 1")
    assert [each.css for each in drawn(scene(state, log=log)).all("ol", "clauses")[0].children] == [["left"], ["done"]]
    state, log = after(table(texts, [PLAIN, PLAIN], [STAYS, STAYS]), "read field 2")
    assert [each.css for each in drawn(scene(state, log=log)).all("ol", "clauses")[0].children] == [["done"], ["left"]]


def test_the_discards_are_looked_through_and_opened_where_one_is_chosen() -> None:
    start = table([PLAIN, (Swap(Place.DISCARDS),)], [PLAIN, PLAIN], [PLAIN, PLAIN])
    state, _ = after(start, "read field 1", "read field 1")
    root = drawn(scene(state))
    assert slip(root, "toggle-discards").attributes["aria-expanded"] == "false"
    assert not (root.by_id("c0") or root).css, "it has a place under the others, and is not drawn"
    opened = drawn(scene(state, folds=("discards",)))
    assert slip(opened, "c0").tag == "button"
    state, _ = after(state, "read field 2")
    here = scene(state)
    assert {VIEW.cards_of(here, move)[0] for move in here.moves} == {"c0", "c6"}
    assert not disabled(slip(drawn(here), "c0"))


@both
@pytest.mark.parametrize("clause", [Decide(Most(Measure.SUM)), Either(Undecide(), Decide(Most(Measure.SUM)))])
def test_the_discard_that_has_set_the_condition_lies_tilted(clause: Clause, lang: str) -> None:
    """5-2c, E26; the latest of two that say the same."""
    setting = (Discard(This()), clause)
    start = table([setting, setting, PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN], condition=Most(Measure.SUM), by=0)
    start = start._replace(discards=start.field, field=(), limits=(0, 2))
    root = drawn(scene(start, folds=("discards",), lang=lang))
    assert [slip(root, f"c{n}").css.count("tilted") for n in range(3)] == [0, 1, 0]
    assert {"ja": "いまの条件", "en": "in force now"}[lang] in slip(root, "c1").text
    assert "tilted" not in slip(drawn(scene(start)), "c2").css
    last = start._replace(discards=start.discards[:2])
    assert "tilted" in slip(drawn(scene(last)), "c1").css
    assert "tilted" not in slip(drawn(scene(last._replace(condition=None))), "c1").css


@both
def test_the_end_says_who_wins_and_why(lang: str) -> None:
    start = table([MOST, PLAIN], [(End(),), PLAIN], [PLAIN, PLAIN])
    state, log = after(start, "read field 1", "read field 2", "read hand 1")
    here = scene(state, log=log, lang=lang)
    assert state.last
    assert state.victors == (1,)
    told = drawn(here).all("section", "result")[0].text
    assert here.words("page.won-1", seats=(1,)) in told
    for seat in (0, 1):
        assert here.words("page.comes-to", seat=seat, what=str(state.last.measures[seat])) in told
    assert NAMES[1] in VIEW.status(here)
    condition = {"en": "highest total value in hand", "ja": "手札の価の合計がもっとも大きい"}[lang]
    assert here.words("hear.condition", condition=condition) in told
    assert here.words("page.won-1", seats=(1,)) in VIEW.heard(here, "result")
    assert condition in VIEW.sheet(here, (state.last,))


@both
@pytest.mark.parametrize(("move", "key"), [("read hand 1", "why.exhausted-taken"), ("read field 1", "why.exhausted")])
def test_who_has_ended_the_game_by_filling_up_with_the_last_card_of_the_field_is_named(
    move: str, key: str, lang: str
) -> None:
    start = table([(Discard(This()),)], [(Discard(This()),), PLAIN], [PLAIN, PLAIN])._replace(limits=(1, 2), pile=())
    state, log = after(start, move)
    here = scene(state, log=log, lang=lang)
    assert state.over
    assert here.words(key, seat=0) in drawn(here).all("section", "result")[0].text


@both
def test_who_has_won_is_said_once_in_sight(lang: str) -> None:
    start = table([MOST, PLAIN], [(End(),), PLAIN], [PLAIN, PLAIN])
    state, log = after(start, "read field 1", "read field 2", "read hand 1")
    here = scene(state, log=log, lang=lang)
    assert state.last
    panel = drawn(here).one("section", "result").text
    ends = VIEW.ending(here, (state.last,), log)
    wins = {"en": " win", "ja": "勝ち"}[lang]
    assert panel.count(wins) == 1 + panel.count({"en": "To win", "ja": "勝ち方"}[lang])
    assert not [said for _, said in ends.places if "won" in said or "勝ち" in said]
    assert wins not in VIEW.sheet(here, (state.last,))


@both
@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (
            Beside(left=True),
            {"en": "Ann had the last turn; Ben sits to the left.", "ja": "最後の手番はAnnで、その左隣はBenです。"},
        ),
        (Nearest(Measure.SUM, None), {"en": "The field came to", "ja": "場札の価の合計は"}),
    ],
    ids=["turn", "field"],
)
def test_the_end_says_what_decided_besides_the_hands(condition: Condition, said: dict[str, str], lang: str) -> None:
    start = table([(Decide(condition),), (End(),)], [PLAIN, PLAIN], [PLAIN, PLAIN])
    state, log = after(start._replace(condition=condition, by=0), "read field 2")
    here = scene(state, log=log, lang=lang)
    assert said[lang] in drawn(here).all("section", "result")[0].text
    assert any(said[lang] in each for each in VIEW.ending(here, (state.last,), log).said)


@both
def test_the_end_says_by_how_much_each_misses_the_number_of_the_condition(lang: str) -> None:
    start = table([(End(),)], [PLAIN, PLAIN], [PLAIN], condition=Nearest(Measure.SUM, 100), by=0)
    state, log = after(start, "read field 1")
    assert state.last
    told = drawn(scene(state, log=log, lang=lang)).all("section", "result")[0].text
    for n in filter(None, state.last.measures):
        assert f"{n} ({100 - n} off)" in told if lang == "en" else f"{n}（ずれ{100 - n}）" in told


@both
def test_an_end_without_a_condition_has_no_winner(lang: str) -> None:
    state, log = after(table([(End(),), PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 1")
    here = scene(state, log=log, lang=lang)
    told = drawn(here).all("section", "result")[0].text
    assert here.words("page.won-0") in told
    assert here.words("why.no-condition") in told
    rows = drawn(here).all("section", "result")[0].all("li")
    assert len(rows) == len(state.hands)
    assert all(row.all("span", "slip") or row.all("button", "slip") for row in rows)
    assert here.words("page.won-0") in VIEW.told(here, state.news)[-1]


@both
def test_above_the_hands_at_the_end_it_is_said_what_their_numbers_are_if_they_have_decided(lang: str) -> None:
    for condition, decides in ((Most(Measure.SUM), True), (Most(Measure.CARDS), False), (Beside(False), False)):
        begins = table([(End(),), PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN], condition=condition, by=0)
        state, log = after(begins, "read field 1")
        here = scene(state, log=log, lang=lang)
        [shown] = drawn(here).all("section", "result")
        assert (here.words("page.hands-told") in shown.text) == decides
        assert ("valued" in shown.css) == decides


@both
def test_at_the_end_it_is_said_who_sits_beside_the_last_player(lang: str) -> None:
    for left in (True, False):
        begins = table([(End(),), PLAIN], *[[PLAIN, PLAIN]] * 3, condition=Beside(left), by=0)
        state, log = after(begins, "read field 1")
        here = scene(state, log=log, lang=lang)
        said = here.words(f"why.turn-{'left' if left else 'right'}", seat=0, beside=1 if left else 2)
        assert said in drawn(here).all("section", "result")[0].text


@both
def test_of_who_has_lost_it_is_said_by_which_card(lang: str) -> None:
    both_lose: Text = (LoseEach(Place.OTHERS), Discard(This()))
    state, log = after(
        table([(Lose(),), both_lose, (End(),)], [PLAIN] * 3, [STAYS] * 3, [STAYS] * 3),
        *("read field 1", "read field 2", "read field 3"),
    )
    here = scene(state, log=log, lang=lang)
    said = {
        "en": ("Ann: lost, by reading “Lose”", "Cleo: lost, when Ben read “Everyone else loses”"),
        "ja": ("Ann：「負ける」をよみあげたため負け", "Cleo：Benが「ほかの人全員が負ける」をよみあげたため負け"),
    }[lang]
    told = drawn(here).all("section", "result")[0].text
    ends = [each for _, each in VIEW.ending(here, (state.last,), log).places]
    for each in said:
        assert each in told
        assert each in ends
    assert [each.attributes["title"] for each in drawn(here).all("span", "out")] == [said[1], said[0]]


def test_the_page_of_the_end_shows_all_hands() -> None:
    state, log = after(table([(End(),), PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 1")
    shown = tree(VIEW.ending(scene(state, log=log), (state.last,), log).shown)
    assert [len(each.all("span", "slip")) for each in shown.all("div", "row-of")] == [2, 2]


def test_at_the_end_a_card_that_lies_on_others_shows_what_its_value_was_wherever_hands_are_laid_out() -> None:
    start = table([(End(),), UNDER], [PLAIN, PLAIN], [PLAIN, PLAIN], condition=Most(Measure.SUM), by=0)
    state, log = after(start, "read field 2", "hand 2 of 2")
    state, more = after(state, "read field 1")
    told = "5\N{RIGHTWARDS ARROW}\N{MINUS SIGN}5"
    for seat in (0, 1):
        here = scene(state, log=(*log, *more), seat=seat)
        for place in (drawn(here).one("section", "result"), tree(VIEW.ending(here, (state.last,), log).shown)):
            assert sum(each.text.endswith(told) for each in place.all("span", "value")) == 1


@both
def test_a_card_of_the_pile_below_the_top_is_a_button_with_its_place(lang: str) -> None:
    """R20: it can be chosen by click and keyboard, and is named for those who listen."""
    start = table([PLAIN, BAN], [PLAIN, HAND], [PLAIN, PLAIN])
    pile = tuple(piece._replace(face=Face.OPEN if n in (0, 2) else None) for n, piece in enumerate(start.pile))
    here = scene(start._replace(pile=pile), lang=lang, card=f"c{pile[2].token}")
    group = slip(drawn(here), "pile")
    assert [each.attributes["id"] for each in group.all("button")] == [f"c{pile[n].token}" for n in (0, 2)]
    card = slip(drawn(here), f"c{pile[2].token}")
    assert not disabled(card)
    assert {"en": "card 3 from the top", "ja": "上から3枚目"}[lang] in card.all("span", "tag")[-1].text
    assert {"en": "Card 3 of the draw pile from the top", "ja": "山札の上から3枚目"}[lang] in card.text
    assert VIEW.chosen(here) == "read pile 3"
    assert VIEW.cards_of(here, "read pile 3") == (f"c{pile[2].token}",)
    assert {"en": "card 3 of the draw pile", "ja": "山札の上から3枚目"}[lang] in VIEW.meaning(here, "read pile 3")
    assert {"en": "card 3 of the draw pile", "ja": "山札の上から3枚目"}[lang].lower() in VIEW.heard(
        here, "table"
    ).lower()
    assert rules.read(here.seen, {"en": "pile 3", "ja": "山札の3枚目"}[lang]) == "read pile 3"


@both
def test_a_wrong_choice_is_answered_in_the_words_of_the_table(lang: str) -> None:
    own: Text = (Discard(Some(1, Place.MINE)), Discard(This()))
    field: Text = (Discard(This()), Discard(Some(1, Place.FIELD)))
    said = {
        "en": ("Choose one of your own cards.", "Choose a card of the field."),
        "ja": ("あなたの手札から選んでください。", "場札から選んでください。"),
    }[lang]
    start = table([own, field, PLAIN], [PLAIN] * 3, [STAYS] * 3)
    for move, wrong, name, sentence in (
        ("read field 1", "field 2", "c1", said[0]),
        ("read field 2", "hand 1", "c3", said[1]),
    ):
        state, _ = after(start, move)
        with pytest.raises(IllegalMove) as fault:
            rules.play(state, wrong)
        here = scene(state, lang=lang)
        assert here.words.say(fault.value.saying) == sentence
        assert slip(drawn(here), name).attributes["aria-description"] == sentence


@both
def test_what_is_easily_overlooked_of_a_condition_stands_beside_it(lang: str) -> None:
    """None is not the most; the second of one number is nobody."""
    for condition, keys in (
        (Most(Measure.KEEPERS), ["some"]),
        (Second(Measure.SUM), ["second"]),
        (Second(Measure.ZEROS), ["some", "second"]),
        (Most(Measure.SUM), []),
    ):
        start = table([PLAIN, (End(),)], [PLAIN, PLAIN], [PLAIN, PLAIN], condition=condition, by=0)
        here = scene(start, lang=lang)
        told = drawn(here).all("section", "terms")[0].text
        assert [key for key in ("some", "second") if here.words(f"remark.{key}") in told] == keys
    state, log = after(start._replace(condition=Most(Measure.ZEROS), limits=(2, 2)), "read field 2")
    here = scene(state, log=log, lang=lang)
    assert (here.words("remark.some") in drawn(here).all("section", "result")[0].text) == (not state.victors)


@both
def test_at_the_end_a_count_of_some_cards_is_told_as_such_cards(lang: str) -> None:
    start = table([PLAIN, (End(),)], [STAYS, PLAIN], [PLAIN, PLAIN], condition=Most(Measure.KEEPERS), by=0)
    assert {"en": "Ann: 1 ", "ja": "Ann 1枚"}[lang] in drawn(scene(start, lang=lang)).text
    state, log = after(start, "read field 2")
    told = drawn(scene(state, log=log, lang=lang)).all("section", "result")[0].text
    assert {"en": "Ann: 1 such card", "ja": "Ann：あてはまるのは1枚"}[lang] in told


def test_a_number_of_several_signs_is_set_upright_where_the_sentence_runs_downwards() -> None:
    nearest: Text = (Discard(This()), Decide(Nearest(Measure.SUM, -4)))
    many: Text = (Discard(Top(35)), Discard(Top(2)))
    state = table([nearest, many], [PLAIN, PLAIN], [PLAIN, PLAIN])
    here = scene(state, lang="ja", settings={"writing": "upright"})
    assert [each.text for each in drawn(here).all("span", "tcy")] == ["\N{MINUS SIGN}4", "35"]
    assert slip(drawn(here), "c0").all("span", "text")[0].text == say(nearest, "ja")
    assert not drawn(scene(state, lang="ja", settings={"writing": "across"})).all("span", "tcy")


def test_japanese_runs_downwards_unless_the_device_likes_it_across_and_no_other_language_does() -> None:
    state = table([PLAIN], [PLAIN], [PLAIN])
    for writing, expected in (("auto", True), ("upright", True), ("across", False)):
        for lang in for_both:
            here = scene(state, lang=lang, settings={"writing": writing})
            assert ("upright" in slip(drawn(here), "c0").css) == (expected and LANGUAGES[lang].upright)


@both
def test_a_card_is_spoken_where_the_device_likes_it(lang: str) -> None:
    state, _ = after(table([MOST, PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 1")
    assert VIEW.heard(scene(state, lang=lang, settings={"speech": "on"}), "aloud") == say(MOST, lang)
    assert VIEW.heard(scene(state, lang=lang, settings={"speech": "off"}), "aloud") == ""
    state, _ = after(table([SEEN, PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 1", "player 2")
    assert VIEW.heard(scene(state, lang=lang, settings={"speech": "on"}), "aloud") == ""


def test_the_voice_is_one_touch_away() -> None:
    state = table([PLAIN], [PLAIN], [PLAIN])
    for now, then in (("off", "on"), ("on", "off")):
        button = slip(drawn(scene(state, settings={"speech": now})), "voice")
        assert button.attributes["data-do"] == f"set read-aloud.speech {then}"
        assert ("data-voice" in button.attributes) == (then == "on")


def test_a_selected_card_makes_its_move_and_a_wrong_one_asks_the_rules() -> None:
    here = scene(table([PLAIN, BAN], [PLAIN, HAND], [PLAIN, PLAIN]), card="c3")
    assert VIEW.chosen(here) == "read hand 2"
    assert VIEW.cards_of(here, "read hand 2") == ("c3",)
    assert VIEW.tick(("c3",), "c3") == ()
    assert VIEW.tick(("c3",), "c1") == ("c1",)
    assert say(HAND, "en") in VIEW.heard(here, "selected")


@both
def test_a_move_is_told_in_the_words_of_the_table(lang: str) -> None:
    """A card by its place; with its sentence where that is seen."""
    words = {
        "en": (
            "reading aloud card 2 of the field, “{}”",
            "reading aloud card 1 of your hand, “{}”",
            "reading aloud card 2 of Ben’s hand",
        ),
        "ja": (
            "場札の2枚目「{}」をよみあげる",
            "あなたの手札の1枚目「{}」をよみあげる",
            "Benの手札の2枚目をよみあげる",
        ),
    }[lang]
    here = scene(table([PLAIN, BAN], [PLAIN, HAND], [PLAIN, PLAIN]), lang=lang)
    moves = ("read field 2", "read hand 1", "read hand 2 of 2")
    said = [VIEW.meaning(here, move) for move in moves]
    quoted = [say(text, lang).rstrip(".") for text in (BAN, PLAIN)]
    assert said == [words[0].format(quoted[0]), words[1].format(quoted[1]), words[2]]
    brief = {
        "en": ("reading card 2 of the field (1)", "reading card 1 of your hand (2)", "reading card 2 of Ben’s hand"),
        "ja": ("場札の2枚目（1）をよみあげる", "あなたの手札の1枚目（2）をよみあげる", "Benの手札の2枚目をよみあげる"),
    }[lang]
    assert VIEW.brief
    assert tuple(VIEW.brief(here, move) for move in moves) == brief


@pytest.mark.parametrize(
    ("text", "answer", "said"),
    [
        (Discard(Some(1, Place.MINE)), "hand 1", "discarding card 1 of your hand (2)"),
        (Turn(Some(1, Place.HANDS), Face.OPEN), "hand 2 of 2", "making card 2 of Ben’s hand visible"),
        (Turn(Whole(Place.ANYONE), Face.OPEN), "player 2", "choosing Ben"),
    ],
)
def test_in_few_words_it_is_told_what_becomes_of_what_a_text_asks_for(text: Clause, answer: str, said: str) -> None:
    choosing, _ = after(table([PLAIN, (text,)], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 2")
    assert VIEW.brief
    assert VIEW.brief(scene(choosing, lang="en"), answer) == said


@both
def test_what_is_done_with_a_card_is_told_where_it_is_not_read(lang: str) -> None:
    """One that a text asks for, one for the hand and one over its limit: each by what becomes of it."""
    words = asked(lang)
    mine: Text = (Discard(Some(1, Place.MINE)), Discard(This()))
    choosing, _ = after(table([PLAIN, mine], [PLAIN, PLAIN], [PLAIN, PLAIN]), "read field 2")
    filling, _ = after(choosing, "hand 1")
    assert filling.asked
    discarding = filling._replace(asked=filling.asked._replace(kind="overflow"))
    quoted = say(PLAIN, lang).rstrip(".")
    for state, move, key, place in (
        (choosing, "hand 1", "brief-discard", "own"),
        (filling, "field 1", "meaning-replenish", "field"),
        (discarding, "field 1", "meaning-overflow", "field"),
    ):
        what = words("page.meaning", where=words(f"place.{place}", i=1, seat=0), text=quoted)
        here = scene(state, lang=lang)
        assert VIEW.meaning(here, move) == words(f"page.{key}", what=what)


def test_each_group_has_one_tab_stop() -> None:
    root = drawn(scene(table([PLAIN, BAN, PLAIN], [PLAIN, HAND, PLAIN], [PLAIN] * 3), card="c4"))
    for name in ("field", "hand"):
        stops = [card for card in slip(root, name).all("button") if card.attributes["tabindex"] == "0"]
        assert len(stops) == 1
    assert slip(root, "c4").attributes["tabindex"] == "0"


def test_there_is_time_to_read_a_card() -> None:
    start = table([STAYS, MOST], [PLAIN, PLAIN], [PLAIN, PLAIN])
    short, long = (after(start, move)[0] for move in ("read field 1", "read field 2"))
    assert 1 < VIEW.pause(start, short) < VIEW.pause(start, long)
    filled = long._replace(news=tuple(each for each in long.news if each.kind in ("read", "clause")))
    assert VIEW.pause(start, filled) < VIEW.pause(start, long)
    ended, _ = over(start)
    assert VIEW.pause(start, ended) > VIEW.pause(start, long)
    three = table([STAYS, MOST], *[[PLAIN, PLAIN]] * 3)
    assert VIEW.pause(three, after(three, "read field 2")[0]) < VIEW.pause(start, long), (
        "two others read before oneself"
    )


def test_a_card_moves_only_where_it_is_in_sight_twice() -> None:
    start = table([PLAIN, PLAIN], [PLAIN, PLAIN], [PLAIN, PLAIN])
    state, _ = after(start, "read field 1")
    assert VIEW.moved(rules.seen_by(0, start), rules.seen_by(0, state), 0) == (("c6", "c6"), ("c0", "c0"))


def test_a_card_that_goes_under_another_moves_to_it() -> None:
    [text] = parse(
        "Put this under one card of your hand; together they become one card, and its value is doubled", "en"
    )
    start = table([PLAIN, PLAIN], [text, HAND], [PLAIN, PLAIN])
    state, _ = after(start, "read hand 1")
    before, now = (rules.seen_by(0, each) for each in (start, state))
    (one, other), *_ = VIEW.moved(before, now, 0)
    assert [f"c{piece.token}" for piece in before.hands[0]] == [one, other]
    assert [f"c{piece.token}" for piece in now.hands[0]] == [other]


def test_all_cards_that_are_discarded_at_once_are_seen_to_go() -> None:
    start = table([(Discard(Whole(Place.MINE)),)], [PLAIN, PLAIN, PLAIN], [PLAIN, PLAIN])
    state, _ = after(start, "read field 1")
    before, now = (rules.seen_by(0, each) for each in (start, state))
    held = {f"c{piece.token}" for piece in before.hands[0]}
    assert held <= {one for one, _ in VIEW.moved(before, now, 0)}


def test_the_lines_of_a_card_stay_as_they_are_when_tags_come_and_go() -> None:
    for n in range(8):
        state: State = Match.begin(GAME, f"tags-{n}", ("random", "random")).state
        free, banned = (
            drawn(scene(state._replace(bans=bans), seat=state.turn, lang="ja")) for bans in ((), (Act.READ_FIELD,))
        )
        for piece in state.field:
            before, then = (slip(page, card_id(piece)) for page in (free, banned))
            assert (bool(before.all("span", "tags")), bool(then.all("span", "tags"))) == (False, True)
            assert {*before.css} - {"able"} == {*then.css} - {"able"}
