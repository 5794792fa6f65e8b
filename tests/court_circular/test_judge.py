"""The judge: one row, or two on the same lead, as sentences and in the vocabulary of the vectors."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from game.__main__ import main
from game.core.rules import Fault
from game.games.court_circular.rules.judge import judge
from tests.court_circular.tables import name, vectors


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(["judge", "court-circular", *arguments])
    out, err = capsys.readouterr()
    return status, (out + err).strip()


@pytest.mark.parametrize("case", vectors("classify"), ids=name)
def test_the_judge_names_the_class(case: dict[str, Any]) -> None:
    data = judge((" ".join(case["row"]),)).data
    assert (data["class"], list(data["cards"])) == (case["class"], case["cards"])


@pytest.mark.parametrize("case", vectors("compare"), ids=name)
@pytest.mark.parametrize("lead_again", [True, False])
def test_the_judge_names_the_winner(case: dict[str, Any], lead_again: bool) -> None:
    a, b = (" ".join((case["lead"], *case[side])) for side in "ab")
    data = judge((a, b if lead_again else " ".join(case["b"]))).data
    assert (data["winner"], data["classes"]) == (case["winner"], [case["classA"], case["classB"]])
    assert (data["card"] is None) == (case["classA"] != case["classB"])


def test_one_row_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    row = "KD KS QH JC"
    assert said(capsys, row) == (
        0,
        "KD KS QH JC: court circular of four (queen of hearts, king of diamonds, jack of clubs and king of spades).",
    )
    assert said(capsys, row, "--lang", "ja") == (
        0,
        "KD KS QH JC：コート（4枚）（ハートのQ、ダイヤのK、クラブのJ、スペードのK）。",
    )
    assert said(capsys, "9D 8C 10S 2H") == (0, "9D 8C 10S 2H: no hand.")


def test_two_rows_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    by_card = said(capsys, "QH QD 4C 7S", "QH QS 9D 2C")
    assert by_card == (0, "Winner: QH QD 4C 7S. Both have pair; the queen of diamonds decides.")
    by_class = said(capsys, "6S 2H 3H 9C", "6S 6D 9S 2D", "--lang", "ja")
    assert by_class == (0, "6S 6D 9S 2Dの勝ち。ペアはバレンタインより上の役です。")


def test_a_batch_in_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    cases = "9D 9H 9C 9S\nQC QH 4D 7S | QC QD 9H 2S\n9D 9H\n9D 9D 9C 9S\nQH 2C 3C 5D | KH 2S 3S 5S\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(cases))
    status, out = said(capsys, "--batch", "-", "--json")
    one, two, *errors = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert one == {"class": "quartet", "cards": ["9H", "9D", "9C", "9S"]}
    assert two == {"winner": "a", "classes": ["pair", "pair"], "card": "QH"}
    assert [list(error) for error in errors] == [["error"]] * 3


@pytest.mark.parametrize(
    ("rows", "key", "facts"),
    [
        (("9D 9H 9C",), "row.length", {"n": 3, "most": 4}),
        (("9D 9H 9C 9S 8S",), "row.length", {"n": 5, "most": 4}),
        (("9D 9H 9C 9H",), "row.twice", {"card": "9H"}),
        (("9D 9H 9C XX",), "illegal.card", {"text": "9D 9H 9C XX"}),
        (("9D 9H 9C 9S", "8D 8H 8C 8S"), "row.lead", {"a": "9D", "b": "8D"}),
        (("9D 9H 9C 9S", "9D 9H 8C 8S"), "row.twice", {"card": "9H"}),
        (("9D 9H 9C 9S", "9D 9D 8C 8S"), "row.twice", {"card": "9D"}),
        (("9D 9H 9C 9S", "9D 8H"), "row.length", {"n": 2, "most": 4}),
        (("9D 9H 9C", "9D 8H 8C 8S"), "row.length", {"n": 3, "most": 4}),
        (("9D 9H 9C 9S",) * 3, "judge.cases", {"n": 3}),
        ((), "judge.cases", {"n": 0}),
    ],
)
def test_what_cannot_be_judged_is_refused_with_what_is_wrong_about_it(
    rows: tuple[str, ...], key: str, facts: dict[str, object]
) -> None:
    with pytest.raises(Fault) as fault:
        judge(rows)
    assert fault.value.saying == (key, facts)


def test_the_ruling_has_the_facts_of_its_sentence() -> None:
    assert judge(("9D 8C 10S 2H",)).saying == ("judge.none", {"row": "9D 8C 10S 2H", "hand": "none", "cards": ()})
    pair = {"row": "QH QD 4C 7S", "hand": "pair", "other": "pair", "card": "QD"}
    assert judge(("QH QS 9D 2C", "QH QD 4C 7S")).saying == ("judge.by-card", pair)
    by_class = {"row": "6S 6D 9S 2D", "hand": "pair", "other": "valentine", "card": None}
    assert judge(("6S 2H 3H 9C", "6D 9S 2D")).saying == ("judge.by-class", by_class)
