"""What others have written, or a newer version, or nobody: it may end no screen, no start and no export."""

from __future__ import annotations

import json
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.match import ME, Match
from game.core.texts import dumps, parsed, whole
from game.shelf import GAMES
from game.ui import settings
from game.ui.lobby import files
from game.ui.model import links, saves
from game.ui.model.saves import Save
from game.words import LANGUAGES, words_of
from tests.kept import read
from tests.matches import played
from tests.ui.page import Page

HALF = "\udfff"
"""Half a character, as JSON can say it and UTF-8 cannot."""
MATCH = played(Match.begin(GAMES["garlandland"], "plum-river-42", (ME, "easy")), "x", 6)
ENDED = played(Match.begin(GAMES["garlandland"], "plum-river-7", (ME, "easy")), "y")
SCREENS = ("#/", "#/settings", "#/history", "#/garlandland/new", "#/garlandland/rules", "#/read-aloud/workshop")
BRACKETS = "[" * 200_000


def kept(it: Match, name: str = "a", **changes: object) -> dict[str, str]:
    """A match as a browser keeps it, with something else in its envelope."""
    save = Save(name, it, (), 1)
    return {save.key: dumps({**json.loads(save.text()), **changes})}


def file(stored: dict[str, str]) -> str:
    """A file as another page may have written it."""
    return json.dumps({"fudaba": 1, "stored": stored})


def opens(page: Page) -> None:
    """Every screen is drawn, the export is a file of whole characters, and all that is kept is in it."""
    for address in SCREENS:
        page.open(address)
        page.settle()
        assert page.screen != "error", page.html
    page.files.clear()
    page.send("export")
    assert page.screen != "error"
    stored = {key: text for each in page.files for key, text in json.loads(each)["stored"].items()}
    assert "".join(page.files).encode()
    assert stored == page.stored


@pytest.mark.parametrize(
    "stored",
    [
        kept(MATCH, names=[HALF, HALF * 99]),
        kept(ENDED, names=[HALF], marks=[HALF]),
        kept(MATCH, match={**MATCH.data(), "moves": [HALF]}),
        kept(MATCH, match={**MATCH.data(), "deal": HALF}),
        kept(MATCH, match={**MATCH.data(), "options": {HALF: HALF}}),
        kept(MATCH, HALF),
        {saves.KEY + "b": HALF, saves.ASIDE + HALF: HALF, settings.KEY: HALF, "fudaba:lang": HALF},
        {settings.KEY: json.dumps({"theme": HALF}), "fudaba:read-aloud:deck:" + HALF: HALF},
        {"fudaba:read-aloud:deck:x": json.dumps({"v": 1, "name": HALF, "made": 1, "cards": HALF})},
    ],
    ids=str,
)
def test_half_a_character_ends_nothing(stored: dict[str, str]) -> None:
    opens(Page("", stored))
    taken = Page("#/settings")
    taken.take_in(file(stored))
    assert "".join((*taken.stored, *taken.stored.values())).encode()
    opens(taken)


def test_half_a_character_that_is_typed_ends_nothing() -> None:
    page = Page()
    for do in ("line", "deal", "name 0", "number target", "room typed 0", "hear", "tick", HALF):
        page.send(do, HALF)
        assert page.screen == "table"
    page.open(f"#/{HALF}?deal={HALF}&moves={HALF}")
    assert page.screen == "fault"
    opens(page)


@given(st.text(st.characters()))
def test_any_text_is_sent_and_kept_as_it_is(text: str) -> None:
    assert dumps(text).encode()
    assert json.loads(dumps(text)) == text
    whole(text).encode()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("match", [MATCH, ENDED], ids=["unfinished", "finished"])
def test_marks_that_only_a_newer_version_knows_are_told_and_kept(lang: str, match: Match) -> None:
    stored = kept(match, marks=["undo", "blindfold", "<b>"])
    page = Page(links.address(match), stored, lang=lang)
    opens(page)
    page.open("#/history")
    assert page.says("mark.newer") == (match is ENDED)
    other = Page(links.address(match), kept(match, marks=["blindfold"]), lang=lang)
    assert other.says("mark.newer")
    other.undo()
    [save] = read(other.stored).good
    assert save.marks == ("blindfold", "undo")


@pytest.mark.parametrize(
    "text", [BRACKETS, '{"pace":' * 50_000, '"' * 60_000, "1" * 60_000, '"a\\' * 60_000 + BRACKETS, "\0"]
)
@pytest.mark.parametrize("key", [settings.KEY, saves.KEY + "x", saves.ASIDE + "x", "fudaba:read-aloud:deck:x"])
def test_a_stored_text_without_end_ends_nothing_and_takes_no_time(key: str, text: str) -> None:
    start = process_time()
    page = Page("", {key: text})
    assert page.screen == "menu"
    page.open("#/settings")
    page.open("#/read-aloud/workshop")
    page.take_in(file({key: text}))
    page.take_in(text)
    assert page.screen != "error"
    assert process_time() - start < 5


@pytest.mark.parametrize(
    "text",
    ["[" * 5_000_000, '"' * 5_000_000, '"a\\' * 1_600_000, ("[" * 60 + "]" * 60 + ",") * 20_000, "[[],[]," * 300_000],
    ids=["brackets", "quotation marks", "escapes", "deep and flat", "begun"],
)
def test_a_text_of_some_megabytes_is_judged_in_linear_time(text: str) -> None:
    """In a second or so; what is quadratic would take hours."""
    start = process_time()
    with pytest.raises((ValueError, RecursionError)):
        parsed(text, files.LARGEST)
    assert process_time() - start < 20


@pytest.mark.parametrize("text", ["x" * 5_000_001, "札" * 1_700_000], ids=["letters", "kanji"])
def test_a_file_over_five_megabytes_is_refused_with_its_own_sentence(text: str) -> None:
    page = Page("#/settings")
    page.send("import", text)
    assert page.said[-1] == ("assertive", words_of("en")("data.large", most=5))
    assert page.stored == {}


def test_what_is_too_much_for_one_file_is_written_into_several_that_can_be_taken_in() -> None:
    stored = {saves.ASIDE + str(n): "札" * 100_000 for n in range(60)}
    stored = {key: f"{text}{key}" for key, text in stored.items()}
    page = Page("#/settings", stored)
    page.send("export")
    assert len(page.files) > 1
    assert all(len(text.encode()) <= files.LARGEST for text in page.files)
    fresh = Page("#/settings")
    for text in page.files:
        fresh.take_in(text)
    assert fresh.stored == stored


def test_an_import_loses_no_match_whatever_the_ids() -> None:
    """Another match under the same id, and one under the id that the first one would be given."""
    here = {**kept(MATCH, "x"), **kept(MATCH, "y", saved=2), **kept(MATCH, "z", saved=3)}
    there = {**kept(ENDED, "x"), **kept(ENDED, "x-2", saved=4), **kept(ENDED, "x-2-2", saved=5), **kept(MATCH, "y-2")}
    page = Page("#/settings", here)
    page.take_in(file(there))
    assert page.says("data.imported", what="3 matches")  # the fourth is here already, under another id
    assert page.stored.items() >= here.items()
    told = [(save.match, save.saved) for save in read(page.stored).good]
    assert sorted(told, key=repr) == sorted(
        [(MATCH, 1), (MATCH, 2), (MATCH, 3), (ENDED, 1), (ENDED, 4), (ENDED, 5)], key=repr
    )
    before = page.stored
    page.take_in(file(there))
    assert page.says("data.nothing")
    assert page.stored == before


@pytest.mark.parametrize("changes", [{"id": None}, {"match": []}, {"v": 99}], ids=str)
def test_a_file_that_is_taken_in_twice_adds_nothing_though_its_match_cannot_be_read(changes: dict[str, object]) -> None:
    there = kept(MATCH, "x", **changes)
    page = Page("#/settings")
    page.take_in(file(there))
    assert page.stored == {saves.ASIDE + "x": there[saves.KEY + "x"]}
    before = page.stored
    page.take_in(file(there))
    assert page.stored == before


def test_a_file_with_one_text_under_two_ids_adds_nothing_the_second_time() -> None:
    [(key, text)] = kept(MATCH, "x").items()
    page = Page("#/settings")
    page.take_in(file({key: text, saves.KEY + "y": text}))
    before = page.stored
    page.take_in(file({key: text, saves.KEY + "y": text}))
    assert page.stored == before


def test_what_cannot_be_read_is_laid_beside_what_lies_aside_already() -> None:
    """Under the same id there may be another text, from a file or from another time."""
    lies = {saves.ASIDE + "x": "of last year", saves.ASIDE + "y": "hurt, too"}
    page = Page("", {**lies, saves.KEY + "x": "hurt", saves.KEY + "z": "hurt, too"})
    assert page.stored == {
        **lies,
        saves.KEY + "x": "hurt",
        saves.KEY + "z": "hurt, too",
        saves.ASIDE + "x-2": "hurt",
    }
    before = page.stored
    page.open("#/history")
    assert Page("", page.stored).stored == before


def test_a_match_is_taken_in_though_its_text_lies_aside_since_an_older_version_could_not_read_it() -> None:
    [(key, text)] = kept(MATCH, "x").items()
    page = Page("#/settings", {saves.ASIDE + "x": text})
    page.take_in(file({key: text}))
    assert [save.match for save in read(page.stored).good] == [MATCH]


@given(st.lists(st.tuples(st.sampled_from(["x", "x-2", "y"]), st.integers(0, 3)), max_size=8), st.data())
def test_any_two_browsers_become_one_that_has_all(pairs: list[tuple[str, int]], data: st.DataObject) -> None:
    matches = [key for name, n in pairs for key in kept(MATCH, name, saved=n).items()]
    cut = data.draw(st.integers(0, len(matches)))
    here, there = dict(matches[:cut]), dict(matches[cut:])
    both = {**here, **files.opened(file(there), here).added}
    told = {saves.meaning(text) for text in (*here.values(), *there.values())}
    assert {saves.meaning(text) for text in both.values()} == told
    assert not read(both).bad


FORGED = [[], [0], [1, 0], [0, 0], [9], [-1], [True], ["0"], [None], "me", 0, {}, [[0]], [0.0], None, HALF, [10**99]]


@pytest.mark.parametrize("won", FORGED, ids=str)
@pytest.mark.parametrize("match", [MATCH, ENDED], ids=["unfinished", "finished"])
def test_what_an_envelope_says_of_its_end_need_not_be_true(match: Match, won: object) -> None:
    """It may come from a file, or be cut; lists believe what can be, and the table knows better."""
    stored = kept(match, won=won)
    page = Page("", stored)
    opens(page)
    page.open(links.address(match))
    page.settle()
    assert page.match.moves[: len(match.moves)] == match.moves
    assert page.screen == ("result" if match is ENDED else "table")
