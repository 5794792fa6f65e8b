"""The workshop: writing, what is understood of it, decks that are kept, links that carry them."""

from __future__ import annotations

import html
import json
from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rules import Fault
from game.games.read_aloud.cards import codec as code
from game.games.read_aloud.language import grammar
from game.games.read_aloud.words import workshop_en, workshop_ja
from game.games.read_aloud.workshop import stored_decks as own
from game.games.read_aloud.workshop.understanding import understood
from game.ui.effects import Print
from game.words import SHARED
from tests.read_aloud.benches import HEISHI, PLAIN, Workshop

(TEXT,) = grammar.readings(PLAIN, "en")
OTHER = "Do nothing."


def shown(workshop: Workshop) -> str:
    return html.unescape(workshop.html)


# --- writing


@pytest.mark.parametrize("lang", SHARED)
@pytest.mark.parametrize("sentence", [PLAIN, HEISHI])
def test_a_sentence_in_either_language_is_shown_in_both_and_step_by_step(sentence: str, lang: str) -> None:
    bench = Workshop(lang)
    bench.type(sentence)
    (text,) = grammar.readings(sentence, grammar.language_of(sentence))
    assert all(grammar.say(text, each) in shown(bench) for each in SHARED)
    assert all(f"<li>{step}</li>" in shown(bench) for step in grammar.steps(text, lang))


def test_what_was_understood_is_announced_once() -> None:
    bench = Workshop()
    bench.type(PLAIN[:-1])
    assert bench.said == bench.words("shop.heard", sentence=PLAIN)
    bench.type(PLAIN)
    assert bench.said == ""


def test_every_way_on_leads_to_a_sentence_in_a_few_presses() -> None:
    """Whoever only ever presses the first button offered comes to a card."""
    for lang in SHARED:
        bench = Workshop(lang)
        for _ in range(30):
            found = understood(bench.bench.sentence, lang)
            if found.texts:
                break
            before = bench.bench.sentence
            bench.do("take", f"{found.onward[0]} onward-0")
            assert bench.bench.sentence == found.onward[0] != before
        assert understood(bench.bench.sentence, lang).texts


def test_a_way_on_is_written_into_a_fresh_field_that_has_the_focus() -> None:
    bench = Workshop()
    before = bench.bench.round
    bench.do("take", f"{PLAIN} nearest")
    assert bench.turn.focus == f"sentence-{before + 1}"
    assert f'id="sentence-{before + 1}"' in bench.html


def test_what_comes_late_from_an_older_field_does_not_count() -> None:
    bench = Workshop()
    bench.add(PLAIN)
    bench.do("typed", f"0 {PLAIN}")
    assert bench.bench.sentence == ""
    bench.do("add", f"0 {PLAIN}")
    assert len(bench.decks[0].cards) == 1


def test_a_phrase_is_offered_without_what_is_written_already() -> None:
    found = understood("場札", "ja")
    assert found.onward
    assert all(each.startswith("場札") for each in found.onward)
    assert all(
        phrase.startswith("…") or phrase == each for phrase, each in zip(found.phrases, found.onward, strict=True)
    )


@pytest.mark.parametrize("sentence", ["discard a crd from the field and discard this card", "ゲームおわる"])
def test_a_sentence_that_is_not_understood_gets_the_nearest_as_a_button(sentence: str) -> None:
    bench = Workshop()
    bench.type(sentence)
    near = grammar.nearest(sentence, grammar.language_of(sentence))
    assert bench.words("shop.unread-near") in shown(bench)
    assert f'data-do="room take {near}"' in shown(bench)
    bench.do("take", f"{near} nearest")
    assert understood(bench.bench.sentence, "en").texts


@pytest.mark.parametrize("sentence", ["discard the moon and discard this card", "世界を終える", "x"])
def test_where_no_sentence_is_near_none_is_offered(sentence: str) -> None:
    bench = Workshop()
    bench.type(sentence)
    assert bench.words("shop.unread") in shown(bench)
    assert "room take" not in shown(bench)


AMBIGUOUS = "手札を1枚捨てる"


def test_an_ambiguous_sentence_is_not_decided_by_the_page() -> None:
    """No meaning is chosen beforehand, and until one is, there is no card: to keep, to try, or to see."""
    bench = Workshop()
    bench.type(AMBIGUOUS)
    assert bench.words("shop.several", n=2) in shown(bench)
    assert 'aria-pressed="true"' not in shown(bench)
    assert 'class="both"' not in shown(bench)
    for do in ("add", "try"):
        bench.do(do, f"{bench.bench.round} {AMBIGUOUS}")
        assert (bench.notice(), bench.decks) == (bench.words("shop.choose"), ())


@pytest.mark.parametrize("n", [0, 1])
def test_the_chosen_meaning_of_an_ambiguous_sentence_is_kept(n: int) -> None:
    bench = Workshop()
    bench.type(AMBIGUOUS)
    bench.do("pick", f"{n} room-pick-{n}")
    assert shown(bench).count('aria-pressed="true"') == 1
    bench.do("add", f"{bench.bench.round} {AMBIGUOUS}")
    assert bench.decks[0].cards[0].text == grammar.readings(AMBIGUOUS, "ja")[n]


def test_another_sentence_forgets_the_chosen_meaning() -> None:
    bench = Workshop()
    bench.type(AMBIGUOUS)
    bench.do("pick", "1 room-pick-1")
    bench.do("add", f"{bench.bench.round} 手札を2枚捨てる")
    assert (bench.notice(), bench.decks) == (bench.words("shop.choose"), ())


@pytest.mark.parametrize("sentence", ["場札を隠す", "Hide the top card of the draw pile and discard this card."])
def test_a_part_that_can_never_do_anything_is_named(sentence: str) -> None:
    bench = Workshop(grammar.language_of(sentence))
    bench.type(sentence)
    part = sentence.replace(" and discard this card.", "")
    assert bench.words("shop.vain", sentence=part) in shown(bench)
    bench.type(PLAIN)
    assert 'class="warning"' not in shown(bench)


@pytest.mark.parametrize("sentence", ["a" * 401, "discard\x00this", "discard \u202ethis", "a" * 100_000])
def test_a_hostile_sentence_gets_its_reason_and_is_no_card(sentence: str) -> None:
    bench = Workshop()
    bench.type(sentence)
    with pytest.raises(Fault) as fault:
        grammar.check(sentence)
    assert bench.words.say(fault.value.saying) in shown(bench)
    bench.do("add", f"{bench.bench.round} {sentence}")
    assert not bench.kept
    assert bench.notice() == bench.words("shop.not-yet")


@given(st.text(max_size=60))
def test_nothing_that_is_typed_breaks_the_workshop(sentence: str) -> None:
    bench = Workshop()
    bench.type(sentence)
    assert "<script" not in bench.html
    bench.do("add", f"{bench.bench.round} {sentence}")


@pytest.mark.parametrize(
    ("typed", "value"), [("7", 7), (" -12 ", -12), ("\N{MINUS SIGN}3", -3), ("\uff0d\uff17", -7), ("0", 0)]
)
def test_a_value_may_be_typed_in_many_ways(typed: str, value: int) -> None:
    bench = Workshop()
    bench.do("value", f"0 {typed}")
    assert bench.bench.value == value


@pytest.mark.parametrize("typed", ["100", "-100", "", "x", "1.5", "9" * 5000])
def test_a_value_that_cannot_be_says_so_and_the_one_before_stays(typed: str) -> None:
    bench = Workshop()
    bench.do("value", "0 5")
    bench.do("value", f"0 {typed}")
    assert bench.bench.value == 5
    assert bench.notice() == bench.words("code.value", n=99)


# --- decks


def test_the_first_card_makes_a_deck_and_clears_the_fields() -> None:
    bench = Workshop()
    bench.add(PLAIN, 4)
    (deck,) = bench.decks
    assert [(card.value, card.text) for card in deck.cards] == [(4, TEXT)]
    assert bench.bench.sentence == ""
    assert bench.turn.focus == "sentence-1"
    assert PLAIN in shown(bench)


def test_a_sentence_that_is_not_understood_is_no_card() -> None:
    bench = Workshop()
    bench.add("discard the moon")
    assert not bench.kept
    assert bench.said == bench.notice() == bench.words("shop.not-yet")


def test_a_card_is_rewritten_in_its_place_in_the_language_of_the_page() -> None:
    bench = Workshop("ja")
    for sentence in (PLAIN, OTHER, HEISHI):
        bench.add(sentence)
    bench.do("edit", "1 edit-1")
    assert bench.bench.sentence == grammar.say(bench.decks[0].cards[1].text, "ja")
    bench.add(PLAIN, 9)
    assert [card.text for card in bench.decks[0].cards][:2] == [TEXT, TEXT]
    assert bench.decks[0].cards[1].value == 9
    assert bench.bench.card is None


def test_a_card_is_removed_and_brought_back() -> None:
    bench = Workshop()
    bench.add(PLAIN)
    bench.add(OTHER)
    before = bench.decks
    bench.do("remove", "0 out-0")
    assert [card.key for card in bench.decks[0].cards] == ["w1"]
    bench.do("back")
    assert bench.decks == before


def test_a_deck_is_deleted_and_brought_back() -> None:
    bench = Workshop()
    bench.add(PLAIN)
    before = bench.kept
    bench.do("delete", "keep-delete")
    assert not bench.kept
    bench.do("back")
    assert bench.kept == before
    bench.do("back")
    assert not bench.kept


def test_decks_are_made_named_and_laid_open() -> None:
    bench = Workshop()
    bench.add(PLAIN)
    bench.do("new", "keep-new")
    bench.do("rename", "  second \n deck " + "x" * 99)
    first, second = bench.decks
    assert second.name == ("second deck " + "x" * 99)[: own.LONGEST_NAME]
    bench.add(OTHER)
    bench.do("open", f"{first.id} room-open")
    bench.add(OTHER)
    assert [len(deck.cards) for deck in bench.decks] == [2, 1]
    bench.do("rename", " ")
    assert bench.decks[0].name == first.name


def test_a_deck_holds_no_more_cards_than_a_link() -> None:
    bench = Workshop()
    for _ in range(code.MOST_CARDS + 1):
        bench.add(PLAIN)
    assert len(bench.decks[0].cards) == code.MOST_CARDS
    assert bench.notice() == bench.words("code.cards", n=code.MOST_CARDS)


def test_there_are_not_endlessly_many_decks() -> None:
    bench = Workshop()
    for _ in range(own.MOST_DECKS + 1):
        bench.do("new", "keep-new")
    assert len(bench.decks) == own.MOST_DECKS
    assert bench.notice() == bench.words("deck.many", n=own.MOST_DECKS)


def test_buttons_for_cards_that_are_gone_do_nothing() -> None:
    bench = Workshop()
    bench.add(PLAIN)
    for do in ("edit", "remove", "open", "pick"):
        for value in ("1 x", "99 x", "-1 x", " ", "x x"):
            before = bench.bench, bench.kept
            bench.do(do, value)
            assert (bench.bench._replace(notice=None), bench.kept) == (before[0]._replace(notice=None), before[1])
    bench.do("unheard-of", "x")


# --- what is kept


def test_what_is_kept_are_effects_and_no_sentences() -> None:
    bench = Workshop()
    bench.add(PLAIN)
    (text,) = bench.kept.values()
    assert json.loads(text)["cards"] == code.pack(bench.decks[0].cards)
    assert "field" not in text


NEWER = json.dumps({"v": own.V + 1, "cards": []})
BAD = ["{", "[]", "null", '{"v":1}', '{"v":1,"name":"a","made":1,"cards":"?"}', NEWER, "[" * 9999]


@pytest.mark.parametrize("text", BAD)
def test_a_deck_that_cannot_be_read_stays_untouched_and_is_told_of(text: str) -> None:
    bench = Workshop(kept={"deck:bad": text, "other": "x"})
    bench.add(PLAIN)
    assert bench.kept["deck:bad"] == text
    assert len(bench.decks) == 1
    assert bench.words("deck.aside", n=1) in shown(bench)


def test_a_deck_of_a_newer_version_says_so() -> None:
    bench = Workshop(kept={"deck:new": NEWER})
    assert bench.words("save.newer", v=str(own.V + 1)) in shown(bench)


def test_a_deck_comes_back_as_it_was_kept() -> None:
    bench = Workshop()
    bench.add(PLAIN, -3)
    ((key, text),) = bench.kept.items()
    assert own.read(key.removeprefix(own.START), text) == bench.decks[0]


# --- links


def test_a_link_carries_the_cards_and_the_name() -> None:
    bench = Workshop()
    bench.add(PLAIN, 3)
    bench.add(HEISHI, -2)
    bench.do("rename", "Ann & Ben's #1 = ?")
    link = html.unescape(bench.html.split('data-copy="')[1].split('"')[0])
    assert link.startswith("https://x.test/#/read-aloud/workshop?own=")
    other = Workshop(fields=dict(parse_qsl(link.partition("?")[2])))
    assert [(card.value, card.text) for card in other.bench.came] == [
        (card.value, card.text) for card in bench.decks[0].cards
    ]
    assert other.words("shop.came-called", n=2, deck="Ann & Ben's #1 = ?") in shown(other)
    other.do("adopt", "keep-adopt")
    assert [(deck.name, deck.code) for deck in other.decks] == [(bench.decks[0].name, bench.decks[0].code)]
    assert not other.bench.came


def test_cards_of_a_link_may_be_played_with_or_put_away_without_being_kept() -> None:
    cards = code.pack((own.card(2, TEXT),))
    bench = Workshop(fields={"own": cards})
    assert f'href="#/read-aloud/new?own={cards}"' in bench.html
    bench.do("put-away", "room-put-away")
    assert not bench.bench.came
    assert not bench.kept


def test_a_link_with_the_cards_of_a_deck_opens_the_deck() -> None:
    bench = Workshop()
    bench.add(PLAIN)
    cards, first = bench.decks[0].code, bench.decks[0].id
    bench.do("new")
    bench.open(own=cards)
    assert bench.bench.deck == first
    assert not bench.bench.came


@pytest.mark.parametrize("cards", ["?", "A", "A" * 20_000, "é", " "])
def test_a_link_with_bad_cards_says_so_and_the_bench_stays(cards: str) -> None:
    bench = Workshop()
    bench.type(PLAIN)
    bench.open(own=cards)
    with pytest.raises(Fault) as fault:
        code.unpack(cards)
    assert bench.notice() == bench.words.say(fault.value.saying)
    assert bench.bench.sentence == PLAIN


# --- paper


def test_the_sheet_to_cut_out_has_every_card_in_both_languages() -> None:
    bench = Workshop()
    bench.add(PLAIN, -3)
    sheet = shown(bench).split('class="cutout"')[1]
    assert all(grammar.say(TEXT, lang) in sheet for lang in SHARED)
    assert "\N{MINUS SIGN}3" in sheet
    assert bench.do("print").ways == (Print(),)


def test_the_languages_have_the_same_sentences() -> None:
    assert list(workshop_en.TABLE) == list(workshop_ja.TABLE)
