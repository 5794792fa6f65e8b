"""A save comes back as it was, and what cannot be read is never lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.game import Game
from game.core.match import BadSave, Match
from game.shelf import GAMES
from game.ui.model import saves
from game.ui.model.listing import aside, ended, listed, unfinished
from game.ui.model.saves import Save, read_one
from game.words import LANGUAGES, words_of
from tests.kept import read
from tests.matches import ALL, matches, name, played

MATCH = played(Match.begin(GAMES["garlandland"], "plum-river-42", ("me", "easy")), "x", 12)
SAVE = Save("a1", MATCH, ("undo",), 1_700_000_000_000, ("Ann", ""))

# Saves as each version wrote them: these texts are never to be changed.
V1 = (
    '{"v":1,"id":"a1","match":{"game":"garlandland","v":1,"deal":"plum-river-42","players":["me","easy"],'
    '"options":{"goal":"wins"},"moves":["IV","II","VI","VII","V","III","II","V","III","I","V","VI"]},"marks":["undo"],"saved":1700000000000}'
)
FOLDER = Path(__file__).parent / "saves"
"""`v1.json` is all that Chromium kept, in the file that the page of commit 739ef84 made of it; `v1-means.json` is what
that version read in it, by the id of each match."""
V2 = V1.replace('"v":1,"id"', '"v":2,"id"', 1)[:-1] + ',"names":["Ann",""]}'


def edited(**changes: Any) -> str:
    return json.dumps({**json.loads(SAVE.text()), **changes})


@pytest.mark.parametrize("game", ALL, ids=name)
@given(data=st.data(), marks=st.lists(st.text(st.characters())), saved=st.integers(0, 2**53))
def test_a_save_is_read_back(game: Game, data: st.DataObject, marks: list[str], saved: int) -> None:
    save = Save("id", data.draw(matches(game)), tuple(marks), saved)
    assert read({save.key: save.text()}) == ((save,), ())
    unplayed, won = save._replace(match=save.match._replace(states=())), saves.won(save.match)
    over = [(each, end.won) for each, end in ended({save.key: save.text()})]
    assert over == ([] if won is None else [(unplayed, won)])
    assert [each for each, _ in unfinished({save.key: save.text()})] == ([unplayed] if won is None else [])


def test_a_save_of_any_version_is_read_for_ever() -> None:
    assert read_one("a1", V1, GAMES) == SAVE._replace(names=())
    assert read_one("a1", V2, GAMES) == SAVE
    assert read_one("a1", SAVE.text(), GAMES) == SAVE


def test_all_that_version_1_kept_means_what_it_meant() -> None:
    stored = json.loads((FOLDER / "v1.json").read_text(encoding="utf-8"))["stored"]
    kept = read(stored)
    means = {save.id: told(save) for save in kept.good}
    assert json.loads(json.dumps(means)) == json.loads((FOLDER / "v1-means.json").read_text(encoding="utf-8"))
    assert [unread.id for unread in kept.bad] == ["hurt"]
    assert aside(kept.bad, stored) == {}


def test_matches_of_read_aloud_from_before_tide_mean_what_they_meant() -> None:
    """With both older expansions, own cards and cards taken literally, as commit 2c522365 played them."""
    for kept in json.loads((FOLDER / "read-aloud.json").read_text(encoding="utf-8")):
        match = Match.of(kept["match"], GAMES)
        rules = match.game.rules
        after = (match.asked, [*rules.moves(match.state)], [*rules.scores(match.state)], [*rules.winners(match.state)])
        assert after == (kept["asked"], kept["may"], kept["scores"], kept["winners"])


def told(save: Save) -> dict[str, Any]:
    """A save with what follows from its moves."""
    match, rules = save.match, save.match.game.rules
    facts = {key: getattr(match, key) for key in ("deal", "players", "options", "moves")}
    after = {"asked": match.asked, "may": rules.moves(match.state), "scores": rules.scores(match.state)}
    return {**facts, "marks": save.marks, "saved": save.saved, **after, "winners": rules.winners(match.state)}


def test_the_newest_save_comes_first() -> None:
    old, new = SAVE, Save("b2", MATCH, (), SAVE.saved + 1)
    kept = listed({old.key: old.text(), new.key: new.text()})
    assert [entry.id for entry in kept.good] == [new.id, old.id]


def test_other_keys_are_left_alone() -> None:
    assert listed({"fudaba:lang": "ja", "other:match:x": "{", "fudaba:aside:b": "{"}) == ((), ())


BAD = {
    "cut in half": ("save.json", SAVE.text()[: len(SAVE.text()) // 2]),
    "empty": ("save.json", ""),
    "no envelope": ("save.shape", "[1]"),
    "without a version": ("save.shape", json.dumps({"id": "a1"})),
    "of an unknown old version": ("save.shape", edited(v=0)),
    "of a newer version": ("save.newer", edited(v=3)),
    "of a much newer version": ("save.newer", edited(v=10**50)),
    "under another id": ("save.shape", edited(id="other")),
    "marks of another kind": ("save.shape", edited(marks=[1])),
    "names of another kind": ("save.shape", edited(names=[1])),
    "without a time": ("save.shape", edited(saved="now")),
    "no match inside": ("save.shape", edited(match=None)),
    "an unknown game": ("save.game", edited(match={**MATCH.data(), "game": "whist"})),
    "a match of a newer shuffle": ("save.newer", edited(match={**MATCH.data(), "v": 2})),
    "an unknown level": ("match.level", edited(match={**MATCH.data(), "players": ["me", "x" * 99]})),
    "a move that is refused": ("match.replay", edited(match={**MATCH.data(), "moves": [*MATCH.moves, "VIII"]})),
}


@pytest.mark.parametrize(("key", "text"), BAD.values(), ids=BAD.keys())
def test_what_cannot_be_read_is_kept_aside_with_the_reason(key: str, text: str) -> None:
    stored = {SAVE.key: text, "fudaba:match:good": edited(id="good")}
    kept = read(stored)
    assert [save.id for save in kept.good] == ["good"]
    [unread] = kept.bad
    assert (unread.id, unread.text, unread.fault.key) == ("a1", text, key)
    assert all(words_of(lang, unread.fault.game).say(unread.fault.saying) for lang in LANGUAGES)
    copies = aside(kept.bad, stored)
    assert copies == {"fudaba:aside:a1": text}
    assert aside(kept.bad, {**stored, **copies}) == {}


def test_a_save_that_no_longer_replays_can_be_played_on() -> None:
    [unread] = read({SAVE.key: BAD["a move that is refused"][1]}).bad
    assert unread.fault.match == MATCH


def test_old_saves_migrate_version_by_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it will be when there is a version 3: 1 to 2 to 3."""
    steps = {**saves.MIGRATIONS, 2: lambda data: {**data, "v": 3, "marks": ["2", "3"]}}
    monkeypatch.setattr(saves, "V", 3)
    assert read_one("a1", V1, GAMES, steps) == SAVE._replace(marks=("2", "3"), names=())


@given(
    st.recursive(
        st.none() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
    )
)
def test_anything_stored_is_a_save_or_kept_aside(data: object) -> None:
    for text in (json.dumps(data), str(data), edited(match=data), edited(marks=data), edited(v=data)):
        kept = listed({SAVE.key: text})
        assert len(kept.good) + len(kept.bad) == 1


def test_a_bad_save_is_a_value_error() -> None:
    assert issubclass(BadSave, ValueError)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"v":' * 100_000, '["' + '\\"[' * 200 + '"' + "[" * 200])
def test_a_text_nested_without_end_is_refused(text: str) -> None:
    """In Pyodide it would overflow the stack of JavaScript and end the whole worker."""
    with pytest.raises(BadSave) as refusal:
        saves.read_one("deep", text, GAMES)
    assert refusal.value.key == "save.json"


def test_brackets_in_a_text_are_not_nested() -> None:
    with pytest.raises(BadSave) as refusal:
        saves.read_one("flat", '["' + "[{" * 1000 + '"]', GAMES)
    assert refusal.value.key == "save.shape"
