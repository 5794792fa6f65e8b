"""The fuzzer, for a moment: every attack holds; and it finds what is broken, and finds it again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.__main__ import main
from game.command import attacks, fuzz
from game.command.attacks import Attack, nasty
from game.command.attacks.visitor import Broken, Visitor, holds
from game.core.chance import Dice
from game.ui import screens
from game.ui.places import Setup
from game.words import LANGUAGES, words_of

CASES = {"links": 40, "saves": 15, "imports": 20, "settings": 30, "calls": 30, "messages": 15}
SOME = 10
"""Cases of the others."""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(("fuzz", *arguments))
    return status, capsys.readouterr().out


@pytest.mark.parametrize("what", attacks.ALL)
def test_nothing_breaks(capsys: pytest.CaptureFixture[str], what: str) -> None:
    n = CASES.get(what, SOME)
    status, out = run(capsys, what, "--cases", str(n))
    assert (status, out) == (0, words_of("en")("command.fuzz", what=what, n=n) + "\n")


@pytest.mark.parametrize("what", attacks.ALL)
def test_the_same_number_is_the_same_case(what: str) -> None:
    make = attacks.ALL[what].make
    assert make(Dice("a")) == make(Dice("a"))
    assert any(make(Dice("a")) != make(Dice(other)) for other in "bcd")


def check_below(most: int) -> Callable[[object], None]:
    """An attack's check that finds large numbers broken."""
    return lambda thing: holds(isinstance(thing, int) and thing < most, "too large")


def goes_on(_: object) -> None:
    """An attack's check that never comes to an end."""
    while True:
        pass


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """One attack that holds, one that breaks in about every tenth case, and one that never ends."""
    monkeypatch.setattr(fuzz, "SLOW", 0.2)
    monkeypatch.setattr(
        attacks,
        "ALL",
        {
            "good": Attack(lambda dice: dice.below(100), check_below(100)),
            "bad": Attack(lambda dice: dice.below(100), check_below(90)),
            "endless": Attack(lambda dice: dice.below(100), goes_on),
            "unmade": Attack(lambda dice: dice.choice(()), check_below(1)),
        },
    )


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_broken_is_told_with_its_number_and_found_again(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    status, out = run(capsys, "good", "bad", "--cases", "200", "--lang", lang)
    good, *bad = out.splitlines()
    assert (status, good) == (1, words_of(lang)("command.fuzz", what="good", n=200))
    assert "Broken: too large" in out
    case = bad[1].removeprefix("python3 -m game fuzz bad --seed fuzz --case ")
    assert bad[0] == words_of(lang)("command.fuzz-failed", what="bad", case=int(case))
    assert case != "0"
    again, same = run(capsys, "bad", "--case", case, "--lang", lang)
    assert (again, same.splitlines()) == (1, bad)
    assert run(capsys, "bad", "--case", str(int(case) - 1))[0] == 0


@pytest.mark.usefixtures("broken")
def test_what_does_not_end_is_broken(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "endless", "--seconds", "1")
    assert status == 1
    assert "case 0" in out
    assert "TimeoutError" in out


@pytest.mark.usefixtures("broken")
def test_what_cannot_even_be_made_is_told_and_the_others_are_tried(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "unmade", "good", "--cases", "3")
    assert status == 1
    assert out.endswith("good: nothing broke in 3 cases\n")


def test_an_error_on_the_page_an_id_twice_and_foreign_markup_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor, page = Visitor(), screens.page
    for markup in ('<p id="a"></p><p id="a"></p>', "<script>", '<img onerror="x">'):
        monkeypatch.setattr(screens, "page", lambda model, more=markup: page(model) + more)
        with pytest.raises(Broken):
            visitor.send("lang ja")
    monkeypatch.setattr(screens, "page", page)
    monkeypatch.delitem(screens.SCREENS, Setup)
    with pytest.raises(Broken, match="KeyError"):
        visitor.open("#/garlandland/new")


def test_texts_and_data_are_bent_in_many_ways() -> None:
    texts = {nasty.text(Dice(str(n)), ["plum-river-42", "maple"]) for n in range(300)}
    assert len(texts) > 150
    good = {"v": 1, "moves": ["a", "b"]}
    assert len({repr(nasty.bent(Dice(str(n)), good, ["x"])) for n in range(300)}) > 100
    assert good == {"v": 1, "moves": ["a", "b"]}
