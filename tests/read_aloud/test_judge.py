"""The judge: what a sentence means, in the words of the program and in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.core.rules import Fault
from game.games.read_aloud.reading.judge import judge


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(["judge", "read-aloud", *arguments])
    out, err = capsys.readouterr()
    return status, (out + err).strip()


LINES = [
    (
        "手札を1枚へらしてこのカードを捨てる",
        "Limit(hands, -1), Discard(This())",
        "手札の上限を1枚へらしてこのカードを捨てる",
    ),
    ("End the game.", "End()", "ゲームを終える"),
    (
        "このカードを捨ててから勝者の条件を「価が0のカードを手札にもっとも多く持つ」とさだめる",
        "Discard(This()), Decide(Most(zeros))",
        "このカードを捨ててから勝者の条件を「価が0のカードを手札にもっとも多く持つ」とさだめる",
    ),
    ("山札がなければゲームを終える", "If(None(pile), End())", "山札がなければゲームを終える"),
]


@pytest.mark.parametrize(("sentence", "effects", "japanese"), LINES)
def test_the_judge_says_what_was_understood(sentence: str, effects: str, japanese: str) -> None:
    data = judge((sentence,)).data
    assert (data["readings"], data["ja"]) == ([effects], japanese)


def test_a_sentence_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "このカードを捨てる") == (0, "Discard(This())\nこのカードを捨てる\nDiscard this card.")


def test_a_sentence_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(capsys, "lose", "--json")
    assert (status, text) == (0, '{"readings": ["Lose()"], "ja": "負ける", "en": "Lose."}')


def test_what_is_not_understood_gets_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(capsys, "ゲームをおわらす", "--lang", "ja")
    assert (status, "「ゲームをおわらす」" in text, "「ゲームを終える」" in text) == (1, True, True)


UNREAD = [
    ("世界を終える", "「世界を終える」は、カードの文としてよめません。よみとれないのは「世界を」です。"),
    ("歌う", "「歌う」は、カードの文としてよめません。"),
    ("山札から100枚引く", "ここに書ける数は、1から99までの整数です。"),
]


@pytest.mark.parametrize(("sentence", "answer"), UNREAD)
def test_where_none_is_near_it_says_what_is_not_clear(
    sentence: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(capsys, sentence, "--lang", "ja") == (1, answer)


def test_it_says_what_can_never_do_anything(capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(capsys, "場札を隠す", "--lang", "en")
    assert (status, text.splitlines()[-1]) == (0, "This can never do anything.")


def test_two_sentences_are_too_many() -> None:
    with pytest.raises(Fault) as fault:
        judge(("負ける", "負ける"))
    assert (fault.value.key, fault.value.facts) == ("judge.one", {"n": 2})


def test_an_ambiguous_sentence_gets_all_its_readings() -> None:
    ruling = judge(("手札から1枚を捨てる",))
    assert ruling.data["readings"] == ["Discard(Some(1, mine))", "Discard(Some(1, anyone))"]
    assert [(each["ja"], each["en"]) for each in ruling.data["meanings"]] == [
        ("自分の手札から1枚を捨てる", "Discard one card from your hand."),
        ("だれかの手札から1枚を捨てる", "Discard one card from anyone’s hand."),
    ]
    assert [each["reading"] for each in ruling.data["meanings"]] == ruling.data["readings"]
    assert (ruling.data["ja"], ruling.data["en"]) == ("自分の手札から1枚を捨てる", "Discard one card from your hand.")


def test_every_reading_is_printed_with_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    lines = (
        "This can be read in 2 ways.",
        "1. Discard(Whole(mine))",
        "   自分の手札をすべて捨てる",
        "   Discard your whole hand.",
        "2. Discard(Whole(hands))",
        "   全員の手札をすべて捨てる",
        "   Discard everyone’s whole hand.",
    )
    assert said(capsys, "手札をすべて捨てる", "--lang", "en") == (0, "\n".join(lines))


def test_in_a_batch_an_ambiguous_sentence_has_all_its_meanings(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "cases").write_text("手札を隠す\n負ける\n", encoding="utf-8")
    _, text = said(capsys, "--batch", str(tmp_path / "cases"), "--json")
    several, one = map(json.loads, text.splitlines())
    assert [each["ja"] for each in several["meanings"]] == ["自分の手札を隠す", "全員の手札を隠す"]
    assert one == {"readings": ["Lose()"], "ja": "負ける", "en": "Lose."}
