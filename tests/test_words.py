"""Every language says everything, with the same facts."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from game.core.game import Game
from game.core.match import HUMAN, ME
from game.core.rules import NOTHING, Event, Sentences
from game.fairness.fair import fair_of
from game.fairness.saying import OF_ALL_GAMES
from game.office.saying import OWN
from game.ui.model.late import FAIR
from game.words import COMMON, LANGUAGES, Words, number, words_of
from game.words.quotes import nested
from tests.golden import goldens
from tests.matches import ALL, BOOKS, name
from tests.numbers import numbers

LATE = {"fairness": OF_ALL_GAMES, **{f"deals of {game.name}": fair_of(game).words for game in ALL if FAIR in game.late}}
TABLES = {"shared": COMMON, "office": OWN, **{game.name: game.words for game in ALL}, **BOOKS, **LATE}

for_every_table = pytest.mark.parametrize("tables", TABLES.values(), ids=TABLES.keys())
for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


OF_SEATS = ("seat", "who", "with", "whose")
"""Kinds of slots that say a seat's name; which one it is goes by the language."""
SAID_OTHERWISE = {"say", "clause", *OF_SEATS, "or", "option"}
"""Kinds of slots that no shared word begins with; options are named by each game, also in shared sentences."""
FOREIGN = """
me human deal lead first second number pip install distributed Enter Tab Escape Home End NVDA JAWS Insert
WebAssembly JavaScript Fudaba Garlandland Kuuri Keikaku iPhone iPad Safari
Python CPython MicroPython PyScript Pyodide SVG Chromium
Days of Wonder III VII clears the board
"""
"""What stands in Latin letters in Japanese: what is typed, keys, names, what is printed on a thing, a quotation."""
OTHER_SPELLINGS = "[一二三]つ|要り|要ら|[ぁ-んァ-ヶ一-龠ー][():?!]|[():?!][ぁ-んァ-ヶ一-龠]"
"""What is written otherwise everywhere: 1つ, いり, いら, and full-width marks."""
OTHER_WORDS = "最も|(?<!仕)上が[りるっ]|(?<![手山場捨て配絵ド])札(?!場)"
"""How Japanese says no more what has one word: いちばん, あがる, カード; 札 stands in compounds alone (手札, 山札)."""
SEEN, OF_FACES = "みえ|みせ|みわた", "見え|見せ"
"""How one does not write of seeing and showing: elsewhere, and in Read-Aloud, whose manual has its own way."""


def fields(entry: str | tuple[str, str]) -> set[tuple[str, str]]:
    """The slots of a template, as far as they must be the same in every language."""
    return {(field, "seat" if spec in OF_SEATS else spec) for field, spec in slots(entry) if "|" not in spec}


def slots(entry: str | tuple[str, str]) -> set[tuple[str, str]]:
    """The slots of a template, in all its forms, with how each is said."""
    forms = (entry,) if isinstance(entry, str) else entry
    return {(field, spec or "") for form in forms for _, field, spec, _ in Formatter().parse(form) if field is not None}


@for_every_table
def test_the_languages_have_the_same_keys(tables: dict[str, Sentences]) -> None:
    first, *others = map(list, tables.values())
    assert all(each == first for each in others)


@for_every_table
def test_japanese_is_spelt_in_one_way_and_has_no_foreign_word(tables: dict[str, Sentences]) -> None:
    for key, entry in tables["ja"].items():
        said = re.sub("{.*?}", "", entry if isinstance(entry, str) else entry[1])
        assert re.findall(OTHER_SPELLINGS, said) == [], key
        assert {*re.findall("[A-Za-z]{3,}", said)} <= {*FOREIGN.split()}, key


@for_every_table
def test_japanese_has_one_word_for_a_card_for_going_out_and_for_the_most(tables: dict[str, Sentences]) -> None:
    for key, entry in tables["ja"].items():
        said = re.sub("{.*?}", "", entry if isinstance(entry, str) else entry[1])
        assert re.findall(OTHER_WORDS, said) == [], key


@pytest.mark.parametrize("of", TABLES)
def test_seeing_is_written_as_usual_and_in_read_aloud_as_in_its_manual(of: str) -> None:
    other = OF_FACES if "read-aloud" in of else SEEN
    for key, entry in TABLES[of]["ja"].items():
        assert not re.findall(other, entry if isinstance(entry, str) else entry[1]), key


def test_reading_a_card_aloud_is_written_as_in_the_manual() -> None:
    assert not [key for key, entry in TABLES["read-aloud"]["ja"].items() if "読み上げ" in entry]


@for_every_table
def test_each_sentence_has_the_same_slots_in_every_language(tables: dict[str, Sentences]) -> None:
    first, *others = tables.values()
    assert not [key for key in first for each in others if fields(first[key]) != fields(each.get(key, ""))]


@for_every_table
def test_each_slot_is_said_in_words_that_are_there(tables: dict[str, Sentences]) -> None:
    """A spec that is a word is the first part of a key."""
    for lang, table in tables.items():
        known = {key.partition(".")[0] for key in (*COMMON[lang], *table)} | SAID_OTHERWISE
        specs = {spec for entry in table.values() for _, spec in fields(entry) if spec[:1].isalpha()}
        assert specs <= known


@for_every_table
def test_a_word_with_two_forms_goes_by_a_seat_or_a_number(tables: dict[str, Sentences]) -> None:
    for table in tables.values():
        two = [spec.split("|") for entry in table.values() for _, spec in slots(entry) if "|" in spec]
        assert all(len(spec) == 3 and spec[0] in ("verb", "plural") for spec in two)


@for_every_game
def test_a_game_does_not_redefine_a_shared_sentence(game: Game) -> None:
    assert not [key for lang, table in game.words.items() for key in table if key in COMMON[lang]]


@for_every_game
def test_a_game_names_itself_its_options_and_its_levels(game: Game) -> None:
    for lang in LANGUAGES:
        words = words_of(lang, game)
        keys = ["title", "blurb", "aim", "tile.time", "tile.feel", "guide", f"player.{ME}", f"player.{HUMAN}"]
        for option in game.options:
            keys += [f"option.{option.key}{end}" for end in ("", ".help", *(f".{choice}" for choice in option.choices))]
            keys += [f"option.{option.key}.{end}" for end in ("number", "own") if option.kind == "number"]
        keys += [f"preset.{sheet}{end}" for sheet in game.presets for end in ("", ".help")]
        for setting in game.settings:
            keys += [f"set.{setting.key}{end}" for end in ("", *(f".{choice}" for choice in setting.choices))]
        for level in game.levels:
            keys += [f"level.{level}", f"level.{level}.help"]
        assert not [key for key in keys if key not in words]


EN = Words(
    "en",
    {
        "list.between": ", ",
        "list.last": " and ",
        "seat": "Seat {n}",
        "card.VII": "seven",
        "card.I": "one",
        "cards": ("{n} card: {cards:card}", "{n} cards: {cards:card}"),
        "who": "{who:seat}",
        "worth": "{worth:+.2f}",
        "why": "So. {why:say}",
        "log.drew": "{seat:seat} draws",
        "log.drew.seen": "{seat:seat} draws {card:card}",
        "beats": "{card:card} beats all.",
        "label": "{card:card}, held",
        "player.me": "You",
    },
)
YOU = Words(
    "en",
    {
        **COMMON["en"],
        "win": "{who:seat} {who:verb|wins|win}.",
        "whose-card": "Here is {who:whose} card.",
        "two": "{courts} {courts:plural|court|courts}, {hearts} {hearts:plural|heart|hearts}",
        "quote": "He said “{text}”.",
    },
    ("You", "Ann"),
)


@for_every_game
def test_a_number_of_ones_own_may_be_as_high_as_the_help_of_its_option_says(game: Game) -> None:
    for option in game.options:
        if option.kind == "number":
            help_says = numbers(game, f"option.{option.key}.help")
            assert [max(found) for found in help_says.values()] == [999, 999]
            assert [option.takes(each) for each in ("0", "1", "999", "1000")] == [False, True, True, False]


def test_a_slot_looks_up_its_word() -> None:
    assert EN("cards", n=1, cards=("VII",)) == "1 card: seven"


def test_a_number_chooses_the_plural_and_a_tuple_is_a_list() -> None:
    assert EN("cards", n=3, cards=("VII", "I", "VII")) == "3 cards: seven, one and seven"
    assert EN("cards", n=0, cards=()) == "0 cards: "


def test_a_seat_is_called_by_its_name_or_its_number() -> None:
    assert EN("who", who=1) == "Seat 2"
    assert EN.named(["Ann", "Ben"])("who", who=(0, 1)) == "Ann and Ben"


def test_those_who_win_together_are_joined_as_the_language_joins_names() -> None:
    words = Words("ja", {**COMMON["ja"], "won": "{winners:with}の勝ち"}, ("あなた", "文吾", "静香"))
    assert words("won", winners=(0,)) == "あなたの勝ち"
    assert words("won", winners=(0, 1)) == "あなたと文吾の勝ち"
    assert words("won", winners=(0, 1, 2)) == "あなた、文吾と静香の勝ち"


def test_several_seats_are_one_list_and_only_the_first_is_written_large() -> None:
    assert YOU("win", who=(1, 0)) == "Ann and you win."
    assert YOU("win", who=(0, 1)) == "You and Ann win."


def test_what_we_call_somebody_without_a_name_is_written_small_inside_a_sentence() -> None:
    words = YOU.named(["The sender", "The Ann"])
    assert words("win", who=(0, 1)) == "The sender and The Ann win."
    assert words("win", who=(1, 0)) == "The Ann and the sender win."


def test_a_verb_goes_by_who_does_it() -> None:
    assert YOU("win", who=0) == YOU("win", who=(0,)) == "You win."
    assert YOU("win", who=1) == YOU("win", who=(1,)) == "Ann wins."


def test_what_belongs_to_a_seat_is_said_so() -> None:
    assert [YOU("whose-card", who=who) for who in (0, 1)] == ["Here is your card.", "Here is Ann’s card."]


def test_a_noun_goes_by_its_number() -> None:
    assert [YOU("two", courts=n, hearts=1) for n in (0, 1, 2)] == [
        "0 courts, 1 heart", "1 court, 1 heart", "2 courts, 1 heart",
    ]  # fmt: skip


def test_a_word_of_the_table_is_written_large_where_it_begins_a_sentence() -> None:
    assert EN("beats", card="VII") == "Seven beats all."
    assert EN("label", card="VII") == "seven, held"


def test_a_sentence_that_quotes_has_the_other_marks_inside() -> None:
    assert YOU("quote", text="a “b” c") == "He said “a ‘b’ c”."


def test_sentences_have_a_stop_each() -> None:
    assert words_of("en").sentences(["You win", "", "Why?", "So."]) == "You win. Why? So."
    assert words_of("ja").sentences(["勝ちました", "「はい。」", "次へ。"]) == "勝ちました。「はい。」次へ。"


def test_a_number_keeps_its_format() -> None:
    assert EN("worth", worth=0.5) == "+0.50"


def test_numbers_below_zero_have_a_minus_sign_and_a_name_keeps_its_hyphens() -> None:
    assert [number(each, "+.1f") for each in (-1.04, 0.04, -0.04, 2)] == ["−1.0", "±0.0", "±0.0", "+2.0"]
    assert (number(-3), number(-0.01, ".1f"), number("plum-river-42")) == ("−3", "0.0", "plum-river-42")
    assert words_of("en")("reason.gain", n=2, gain=-0.5) == "Tried 2 times: −0.50 on average."


def test_a_sentence_stands_in_a_sentence() -> None:
    assert EN("why", why=("cards", {"n": 1, "cards": ("I",)})) == "So. 1 card: one"


def test_an_event_is_told_as_far_as_it_is_known() -> None:
    event = Event("drew", {"seat": 0}, {"card": "VII"}, (0,))
    assert EN.tell(event.seen_by(0)) == "Seat 1 draws seven"
    assert EN.tell(event.seen_by(1)) == EN.tell(event.seen_by(None)) == "Seat 1 draws"
    assert event.seen_by(1).private == NOTHING


@pytest.mark.parametrize(
    ("lang", "mine", "yours"), [("en", "your hand", "Ann’s hand"), ("ja", "あなたの手札", "Annの手札")]
)
def test_what_belongs_to_a_seat_is_told_as_its_own(lang: str, mine: str, yours: str) -> None:
    table = {**COMMON[lang], "held": "{seat:whose}手札" if lang == "ja" else "{seat:whose} hand"}
    words = Words(lang, table, (str(table["player.me"]), "Ann"))
    assert [words("held", seat=seat) for seat in (0, 1)] == [mine, yours]


@pytest.mark.parametrize(
    ("flat", "proper"),
    [
        ("「条件を「手札の「捨てる」と…」とさだめる」", "「条件を『手札の「捨てる」と…』とさだめる」"),
        ("“Set it to “no ‘discard’ card”.”", "“Set it to ‘no “discard” card’.”"),
        ("‘alone’ and 『単独』", "“alone” and 「単独」"),
        ("the winner’s “Ann’s ‘b’” or players’ “c”", "the winner’s “Ann’s ‘b’” or players’ “c”"),
        ("“「札」の“x””", "“「札」の‘x’”"),
        ("“not closed, 「nor this", "“not closed, 「nor this"),
    ],
)
def test_a_quotation_in_a_quotation_has_the_other_marks(flat: str, proper: str) -> None:
    assert nested(flat) == proper
    assert nested(proper) == proper


def test_sentences_in_sentences_have_the_marks_of_their_depth() -> None:
    words = Words("en", {"inner": "the card “{card}”", "outer": "“{inner:say}” is read"})
    assert words("outer", inner=("inner", {"card": "“x”"})) == "“the card ‘“x”’” is read"


def test_no_line_of_a_golden_match_has_a_quotation_with_the_marks_of_the_one_around_it() -> None:
    lines = [line for golden in goldens() for line in golden.text.splitlines()]
    assert [line for line in lines if nested(line) != line] == []


def test_a_missing_word_is_an_error() -> None:
    with pytest.raises(KeyError):
        EN("card", card="VIII")
    with pytest.raises(KeyError):
        EN("cards", n=1)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_words_are_of_their_language(lang: str) -> None:
    assert words_of(lang).lang == lang
