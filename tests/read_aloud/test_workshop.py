"""The workshop: writing, what is understood of it, decks that are kept, links that carry them."""

from __future__ import annotations

import html
import json
from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rules import Fault
from game.games.read_aloud.cards import codec
from game.games.read_aloud.language import sentences
from game.games.read_aloud.reading import grammar
from game.games.read_aloud.words import workshop_en, workshop_ja
from game.games.read_aloud.workshop import stored_decks
from game.games.read_aloud.workshop.understanding import understood
from game.ui.effects import File, Print
from game.ui.lobby import files
from game.words import LANGUAGES
from tests.markup import parsed
from tests.read_aloud.workshops import HEISHI, PLAIN, Workshop

(TEXT,) = grammar.parse(PLAIN, "en")
OTHER = "Do nothing."


def shown(workshop: Workshop) -> str:
    """Without the marks where a line may end."""
    return html.unescape(workshop.html).replace("<wbr>", "")


# --- writing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sentence", [PLAIN, HEISHI])
def test_a_sentence_in_either_language_is_shown_in_both_and_step_by_step(sentence: str, lang: str) -> None:
    shop = Workshop(lang)
    shop.type(sentence)
    (text,) = grammar.parse(sentence, grammar.language_of(sentence))
    assert all(sentences.say(text, each) in shown(shop) for each in LANGUAGES)
    assert all(f"<li>{step}</li>" in shown(shop) for step in sentences.steps(text, lang))


def test_what_was_understood_is_announced_once() -> None:
    shop = Workshop()
    shop.type(PLAIN[:-1])
    assert shop.said == shop.words("shop.heard", sentence=PLAIN)
    shop.type(PLAIN)
    assert shop.said == ""


def test_every_way_on_leads_to_a_sentence_in_a_few_presses() -> None:
    """Whoever only ever presses the first button offered comes to a card."""
    for lang in LANGUAGES:
        shop = Workshop(lang)
        for _ in range(30):
            found = understood(shop.desk.sentence, lang)
            if found.texts:
                break
            before = shop.desk.sentence
            shop.do("take", f"{found.onward[0]} onward-0")
            assert shop.desk.sentence == found.onward[0] != before
        assert understood(shop.desk.sentence, lang).texts


def test_a_way_on_is_written_into_a_fresh_field_that_has_the_focus() -> None:
    shop = Workshop()
    before = shop.desk.round
    shop.do("take", f"{PLAIN} nearest")
    assert shop.turn.focus == f"sentence-{before + 1}"
    assert f'id="sentence-{before + 1}"' in shop.html


def test_what_comes_late_from_an_older_field_does_not_count() -> None:
    shop = Workshop()
    shop.add(PLAIN)
    shop.do("typed", f"0 {PLAIN}")
    assert shop.desk.sentence == ""
    shop.do("add", f"0 {PLAIN}")
    assert len(shop.decks[0].cards) == 1


def test_a_phrase_is_offered_without_what_is_written_already() -> None:
    found = understood("場札", "ja")
    assert found.onward
    assert all(each.startswith("場札") for each in found.onward)
    assert all(
        phrase.startswith("…") or phrase == each for phrase, each in zip(found.phrases, found.onward, strict=True)
    )


@pytest.mark.parametrize("sentence", ["discard a crd from the field and discard this card", "ゲームをおわらす"])
def test_a_sentence_that_is_not_understood_gets_the_nearest_as_a_button(sentence: str) -> None:
    shop = Workshop()
    shop.type(sentence)
    near = grammar.nearest(sentence, grammar.language_of(sentence))
    assert shop.words("shop.unread-near") in shown(shop)
    assert f'data-do="room take {near}"' in shown(shop)
    shop.do("take", f"{near} nearest")
    assert understood(shop.desk.sentence, "en").texts


@pytest.mark.parametrize("sentence", ["discard the moon and discard this card", "世界を終える", "x"])
def test_where_no_sentence_is_near_none_is_offered(sentence: str) -> None:
    shop = Workshop()
    shop.type(sentence)
    assert shop.words("shop.unread") in shown(shop)
    assert "room take" not in shown(shop)


AMBIGUOUS = "手札を1枚捨てる"


def test_an_ambiguous_sentence_is_not_decided_by_the_page() -> None:
    """No meaning is chosen beforehand, and until one is, there is no card: to keep, to try, or to see."""
    shop = Workshop()
    shop.type(AMBIGUOUS)
    assert shop.words("shop.several", n=2) in shown(shop)
    assert 'aria-pressed="true"' not in shown(shop)
    assert 'class="both"' not in shown(shop)
    for do in ("add", "try"):
        shop.do(do, f"{shop.desk.round} {AMBIGUOUS}")
        assert (shop.notice(), shop.decks) == (shop.words("shop.choose"), ())


@pytest.mark.parametrize("n", [0, 1])
def test_the_chosen_meaning_of_an_ambiguous_sentence_is_kept(n: int) -> None:
    shop = Workshop()
    shop.type(AMBIGUOUS)
    shop.do("pick", f"{n} room-pick-{n}")
    assert shown(shop).count('aria-pressed="true"') == 1
    shop.do("add", f"{shop.desk.round} {AMBIGUOUS}")
    assert shop.decks[0].cards[0].text == grammar.parse(AMBIGUOUS, "ja")[n]


def test_another_sentence_forgets_the_chosen_meaning() -> None:
    shop = Workshop()
    shop.type(AMBIGUOUS)
    shop.do("pick", "1 room-pick-1")
    shop.do("add", f"{shop.desk.round} 手札を2枚捨てる")
    assert (shop.notice(), shop.decks) == (shop.words("shop.choose"), ())


@pytest.mark.parametrize("sentence", ["場札を隠す", "Hide the top card of the draw pile and discard this card."])
def test_a_part_that_can_never_do_anything_is_named(sentence: str) -> None:
    shop = Workshop(grammar.language_of(sentence))
    shop.type(sentence)
    part = sentence.replace(" and discard this card.", "")
    assert shop.words("shop.vain", sentence=part) in shown(shop)
    shop.type(PLAIN)
    assert 'class="warning"' not in shown(shop)


@pytest.mark.parametrize("sentence", ["a" * 401, "discard\x00this", "discard \u202ethis", "a" * 100_000])
def test_a_hostile_sentence_gets_its_reason_and_is_no_card(sentence: str) -> None:
    shop = Workshop()
    shop.type(sentence)
    with pytest.raises(Fault) as fault:
        grammar.check(sentence)
    assert shop.words.say(fault.value.saying) in shown(shop)
    shop.do("add", f"{shop.desk.round} {sentence}")
    assert not shop.kept
    assert shop.notice() == shop.words("shop.not-yet")


@given(st.text(max_size=60))
def test_nothing_that_is_typed_breaks_the_workshop(sentence: str) -> None:
    shop = Workshop()
    shop.type(sentence)
    assert "<script" not in shop.html
    shop.do("add", f"{shop.desk.round} {sentence}")


@pytest.mark.parametrize(
    ("typed", "value"), [("7", 7), (" -12 ", -12), ("\N{MINUS SIGN}3", -3), ("\uff0d\uff17", -7), ("0", 0)]
)
def test_a_value_may_be_typed_in_many_ways(typed: str, value: int) -> None:
    shop = Workshop()
    shop.do("value", f"0 {typed}")
    assert shop.desk.value == value


@pytest.mark.parametrize("typed", ["100", "-100", "", "x", "1.5", "9" * 5000])
def test_a_value_that_cannot_be_says_so_and_the_one_before_stays(typed: str) -> None:
    shop = Workshop()
    shop.do("value", "0 5")
    shop.do("value", f"0 {typed}")
    assert shop.desk.value == 5
    assert shop.notice() == shop.words("code.value", n=99)


# --- decks


def test_the_first_card_makes_a_deck_and_clears_the_fields() -> None:
    shop = Workshop()
    shop.add(PLAIN, 4)
    (deck,) = shop.decks
    assert [(card.value, card.text) for card in deck.cards] == [(4, TEXT)]
    assert shop.desk.sentence == ""
    assert shop.turn.focus == "sentence-1"
    assert PLAIN in shown(shop)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_put_into_the_deck_lies_beside_the_empty_card_with_the_way_to_undo_it(lang: str) -> None:
    shop = Workshop(lang)
    shop.add(PLAIN, 4)
    desk = shown(shop).split('class="on-desk"')[1].split('id="sentence-help"')[0]
    assert sentences.say(TEXT, lang) in desk
    assert shop.notice() in desk
    assert shop.said == shop.notice()
    assert 'id="keep-back"' in desk
    assert shop.html.count('id="notice"') == 1
    shop.do("back")
    desk = shown(shop).split('class="on-desk"')[1].split('id="sentence-help"')[0]
    assert shop.words("deck.back") in desk
    assert 'class="slip' in desk
    shop.type(OTHER)
    assert 'class="put"' not in shop.html


def test_what_was_replaced_lies_beside_it_and_other_changes_are_told_below() -> None:
    shop = Workshop()
    shop.add(PLAIN)
    shop.do("edit", "0 edit-0")
    shop.add(OTHER)
    assert 'class="put"' in shop.html
    shop.do("rename", "mine")
    assert 'class="put"' not in shop.html


def test_the_buttons_are_dim_until_there_is_a_card() -> None:
    shop = Workshop()
    for sentence, dim in (("", 2), ("discard the moon", 2), (PLAIN, 0), (AMBIGUOUS, 2)):
        shop.type(sentence)
        assert shop.html.count('aria-disabled="true"') == dim


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_on_the_card_are_told_where_they_change(lang: str) -> None:
    shop = Workshop(lang)
    shop.type("隣の人の手札をのぞく")
    (text,) = grammar.parse("隣の人の手札をのぞく", "ja")
    assert shop.words("shop.one", sentence=sentences.say(text, lang)) in shown(shop)
    assert shop.words("shop.one-help") in shown(shop)
    shop.type(sentences.say(TEXT, lang))
    assert shop.words("shop.one-help") not in shown(shop)


@pytest.mark.parametrize(("lang", "sentence"), [("en", "If you have no cards, win."), ("ja", "手札がなければ勝つ")])
def test_who_writes_of_winning_is_told_when_a_condition_counts(lang: str, sentence: str) -> None:
    shop = Workshop(lang)
    shop.type(sentence)
    assert shop.words("shop.one-decides") in shown(shop)
    shop.type("Draw two cards.")
    assert shop.words("shop.one-decides") not in shown(shop)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_workshop_says_how_many_copies_a_match_has(lang: str) -> None:
    shop = Workshop(lang)
    for sentence in (PLAIN, OTHER, HEISHI):
        shop.add(sentence)
    assert shop.words("shop.copies", n=14, all=42) in shown(shop)


def test_a_sentence_that_is_not_understood_is_no_card() -> None:
    shop = Workshop()
    shop.add("discard the moon")
    assert not shop.kept
    assert shop.said == shop.notice() == shop.words("shop.not-yet")


def test_a_card_is_rewritten_in_its_place_in_the_language_of_the_page() -> None:
    shop = Workshop("ja")
    for sentence in (PLAIN, OTHER, HEISHI):
        shop.add(sentence)
    shop.do("edit", "1 edit-1")
    assert shop.desk.sentence == sentences.say(shop.decks[0].cards[1].text, "ja")
    shop.add(PLAIN, 9)
    assert [card.text for card in shop.decks[0].cards][:2] == [TEXT, TEXT]
    assert shop.decks[0].cards[1].value == 9
    assert shop.desk.card is None


def test_a_card_is_removed_and_brought_back() -> None:
    shop = Workshop()
    shop.add(PLAIN)
    shop.add(OTHER)
    before = shop.decks
    shop.do("remove", "0 out-0")
    assert [card.key for card in shop.decks[0].cards] == ["w1"]
    shop.do("back")
    assert shop.decks == before


def test_a_deck_is_deleted_and_brought_back() -> None:
    shop = Workshop()
    shop.add(PLAIN)
    before = shop.kept
    shop.do("delete", "keep-delete")
    assert not shop.kept
    shop.do("back")
    assert shop.kept == before
    shop.do("back")
    assert not shop.kept


def test_decks_are_made_named_and_laid_open() -> None:
    shop = Workshop()
    shop.add(PLAIN)
    shop.do("new", "keep-new")
    shop.do("rename", "  second \n deck " + "x" * 99)
    first, second = shop.decks
    assert second.name == ("second deck " + "x" * 99)[: stored_decks.LONGEST_NAME]
    shop.add(OTHER)
    shop.do("open", f"{first.id} room-open")
    shop.add(OTHER)
    assert [len(deck.cards) for deck in shop.decks] == [2, 1]
    shop.do("rename", " ")
    assert shop.decks[0].name == first.name


def test_a_deck_holds_no_more_cards_than_a_link() -> None:
    shop = Workshop()
    for _ in range(codec.MOST_CARDS + 1):
        shop.add(PLAIN)
    assert len(shop.decks[0].cards) == codec.MOST_CARDS
    assert shop.notice() == shop.words("code.cards", n=codec.MOST_CARDS)


def test_there_are_not_endlessly_many_decks() -> None:
    shop = Workshop()
    for _ in range(stored_decks.MOST_DECKS + 1):
        shop.do("new", "keep-new")
    assert len(shop.decks) == stored_decks.MOST_DECKS
    assert shop.notice() == shop.words("deck.many", n=stored_decks.MOST_DECKS)


def test_buttons_for_cards_that_are_gone_do_nothing() -> None:
    shop = Workshop()
    shop.add(PLAIN)
    for do in ("edit", "remove", "open", "pick"):
        for value in ("1 x", "99 x", "-1 x", " ", "x x"):
            before = shop.desk, shop.kept
            shop.do(do, value)
            assert (shop.desk._replace(notice=None), shop.kept) == (before[0]._replace(notice=None), before[1])
    shop.do("unheard-of", "x")


# --- what is kept


def test_what_is_kept_are_effects_and_no_sentences() -> None:
    shop = Workshop()
    shop.add(PLAIN)
    (text,) = shop.kept.values()
    assert json.loads(text)["cards"] == codec.pack(shop.decks[0].cards)
    assert "field" not in text


NEWER = json.dumps({"v": stored_decks.V + 1, "cards": []})
BAD = ["{", "[]", "null", '{"v":1}', '{"v":1,"name":"a","made":1,"cards":"?"}', NEWER, "[" * 9999]


@pytest.mark.parametrize("text", BAD)
def test_a_deck_that_cannot_be_read_stays_untouched_and_is_told_of(text: str) -> None:
    shop = Workshop(kept={"deck:bad": text, "other": "x"})
    shop.add(PLAIN)
    assert shop.kept["deck:bad"] == text
    assert len(shop.decks) == 1
    assert shop.words("deck.aside", n=1) in shown(shop)


def test_a_deck_of_a_newer_version_says_so() -> None:
    shop = Workshop(kept={"deck:new": NEWER})
    assert shop.words("save.newer", v=str(stored_decks.V + 1)) in shown(shop)


def test_a_deck_comes_back_as_it_was_kept() -> None:
    shop = Workshop()
    shop.add(PLAIN, -3)
    ((key, text),) = shop.kept.items()
    assert stored_decks.read(key.removeprefix(stored_decks.START), text) == shop.decks[0]


# --- links


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_deck_is_a_file_that_the_settings_open(lang: str) -> None:
    shop = Workshop(lang)
    shop.add(PLAIN)
    shop.do("rename", "雨の日 / Rain")
    shop.do("new")
    assert "room file" not in shop.html
    shop.do("open", shop.decks[0].id)
    assert "room file" in shop.html
    turn = shop.do("file")
    (way,) = turn.ways
    assert isinstance(way, File)
    assert way.name == "fudaba-雨の日-Rain.json"
    assert turn.said == ("deck.filed", {"deck": "雨の日 / Rain"})
    key = f"fudaba:read-aloud:{shop.decks[0].key}"
    stored = {key: shop.decks[0].text()}
    assert files.opened(way.text, {}).added == stored
    assert files.opened(way.text, stored).added == {}


def test_a_link_carries_the_cards_and_the_name() -> None:
    shop = Workshop()
    shop.add(PLAIN, 3)
    shop.add(HEISHI, -2)
    shop.do("rename", "Ann & Ben's #1 = ?")
    link = html.unescape(shop.html.split('data-copy="')[1].split('"')[0])
    assert link.startswith("https://x.test/#/read-aloud/workshop?own=")
    other = Workshop(fields=dict(parse_qsl(link.partition("?")[2])))
    assert [(card.value, card.text) for card in other.desk.came] == [
        (card.value, card.text) for card in shop.decks[0].cards
    ]
    assert other.words("shop.came-called", n=2, deck="Ann & Ben's #1 = ?") in shown(other)
    other.do("adopt", "keep-adopt")
    assert [(deck.name, deck.code) for deck in other.decks] == [(shop.decks[0].name, shop.decks[0].code)]
    assert not other.desk.came


def test_cards_of_a_link_may_be_played_with_or_put_away_without_being_kept() -> None:
    cards = codec.pack((stored_decks.card(2, TEXT),))
    shop = Workshop(fields={"own": cards})
    assert f'href="#/read-aloud/new?own={cards}"' in shop.html
    shop.do("put-away", "room-put-away")
    assert not shop.desk.came
    assert not shop.kept


def test_a_link_with_the_cards_of_a_deck_opens_the_deck() -> None:
    shop = Workshop()
    shop.add(PLAIN)
    cards, first = shop.decks[0].code, shop.decks[0].id
    shop.do("new")
    shop.open(own=cards)
    assert shop.desk.deck == first
    assert not shop.desk.came


@pytest.mark.parametrize("cards", ["?", "A", "A" * 20_000, "é", " "])
def test_a_link_with_bad_cards_says_so_and_the_bench_stays(cards: str) -> None:
    shop = Workshop()
    shop.type(PLAIN)
    shop.open(own=cards)
    with pytest.raises(Fault) as fault:
        codec.unpack(cards)
    assert shop.notice() == shop.words.say(fault.value.saying)
    assert shop.desk.sentence == PLAIN


# --- paper


def test_the_sheet_to_cut_out_has_every_card_in_both_languages() -> None:
    shop = Workshop()
    shop.add(PLAIN, -3)
    sheet = shown(shop).split('class="cutout"')[1]
    assert all(sentences.say(TEXT, lang) in sheet for lang in LANGUAGES)
    assert "\N{MINUS SIGN}3" in sheet
    assert shop.do("print").ways == (Print(),)


def test_the_languages_have_the_same_sentences() -> None:
    assert list(workshop_en.SENTENCES) == list(workshop_ja.SENTENCES)


def test_the_card_has_its_value_as_it_is_typed_and_half_a_number_changes_nothing() -> None:
    shop = Workshop()
    shop.type(PLAIN)
    field = parsed(shop.html).by_id(f"value-{shop.desk.round}")
    assert field
    typed = str(field.attributes["data-typed"]).removeprefix("room ").split()[0]
    for text, value in (("-", 1), ("-3", -3), ("", -3), ("7", 7), ("7x", 7)):
        shop.do(typed, f"{shop.desk.round} {text}")
        assert shop.desk.value == value
        assert not shop.notice()
        [card, *_] = parsed(shop.html).one("div", "both").all("span", "value")
        assert card.text == str(value).replace("-", "\N{MINUS SIGN}")
