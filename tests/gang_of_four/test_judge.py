"""The judge on the command line: one set, two sets, and what is no combination."""

from __future__ import annotations

import json

import pytest

from game.__main__ import main
from game.core.rules import Fault, Saying
from game.games.gang_of_four.rules.judge import judge
from tests.gang_of_four.checks import VECTORS


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["judge", "gang-of-four", *arguments])
    out, err = capsys.readouterr()
    return status, out.rstrip("\n"), err.rstrip("\n")


def test_it_names_the_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "G5 Y5") == (0, "pair", "")
    assert run(capsys, "G5 Y5", "--lang", "ja") == (0, "ペア", "")
    assert run(capsys, "G5 Y5", "--json") == (0, '{"kind": "pair"}', "")


def test_it_says_whether_the_first_beats_the_second(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "G6 Y6", "R5 Y5") == (0, "G6 Y6 beats R5 Y5", "")
    status, out, _ = run(capsys, "R5 Y5", "G6 Y6")
    assert (status, out.partition(".")[0]) == (0, "R5 Y5 does not beat G6 Y6")
    assert run(capsys, "RD", "G1 G1 Y1 Y1", "--json") == (0, '{"beats": false}', "")


@pytest.mark.parametrize("case", VECTORS["comparison"], ids=lambda case: case["id"])
def test_it_agrees_with_the_vectors(capsys: pytest.CaptureFixture[str], case: dict[str, str]) -> None:
    assert json.loads(run(capsys, case["a"], case["b"], "--json")[1]) == {"beats": case["a_beats_b"]}


@pytest.mark.parametrize("case", VECTORS["classification"], ids=lambda case: case["id"])
def test_it_knows_what_is_a_combination(capsys: pytest.CaptureFixture[str], case: dict[str, str]) -> None:
    status, out, _ = run(capsys, case["cards"], "--json")
    wrong = case["kind"] in ("invalid", "invalid_cards")
    assert status == wrong
    assert json.loads(out).get("kind") == (None if wrong else case["kind"])
    assert ("error" in json.loads(out)) == wrong


def test_what_is_no_combination_gets_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "RD YP") == (1, "", "The dragon can only be played alone.")
    assert run(capsys, "M1 M1") == (1, "", "There is only one multicoloured 1 in the deck.")
    assert run(capsys, "G5 Z9")[::2] == (
        1,
        "“G5 Z9” cannot be read as cards. Write for example G5 Y5, M1, GP, YP or RD.",
    )
    assert run(capsys, "G5", "G6", "G7")[0] == 1


@pytest.mark.parametrize(
    ("cases", "reason"),
    [
        ((), ("judge.cases", {"n": 0})),
        (("G5", "G6", "G7"), ("judge.cases", {"n": 3})),
        (("G5 R10",), ("illegal.two", {"n": 2})),
        (("G5", "RD R10"), ("illegal.dragon", {})),
    ],
)
def test_what_cannot_be_judged_is_refused(cases: tuple[str, ...], reason: Saying) -> None:
    with pytest.raises(Fault) as fault:
        judge(cases)
    assert fault.value.saying == reason


def test_the_ruling_has_the_facts_of_its_sentence() -> None:
    assert judge(("G5 Y5",)).saying == ("judge.kind", {"kind": "pair"})
    assert judge(("G6 Y6", "R5 Y5")).saying == ("judge.beats", {"a": "G6 Y6", "b": "R5 Y5"})
    why = ("illegal.lower", {"cards": ("Y5", "R5"), "kind": "pair", "on": ("G6", "Y6"), "on_kind": "pair"})
    assert judge(("R5 Y5", "G6 Y6")).saying == ("judge.beats-not", {"a": "R5 Y5", "b": "G6 Y6", "why": why})
