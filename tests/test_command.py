"""The command line: what it prints, and how it ends."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.command.arena import compete, mean, ratio, watch
from game.core.match import Match
from game.core.rules import share
from game.shelf import GAMES
from game.ui.model.links import address_with_moves
from game.ui.model.saves import Save
from game.ui.view.shown import rounds
from tests.matches import ALL, played

ROOT = Path(__file__).parent.parent
MATCH = played(Match.begin(GAMES["garlandland"], "plum-river-42", ("easy", "normal")), "x")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


def test_judge_says_the_garlands_the_hand_and_its_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "judge", "garlandland", "I VI VII II V") == (
        0,
        "I VI VII II V → black flower, black flower, black fruit and black fruit: all black, 100 points.\n",
        "",
    )


def test_judge_says_it_in_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "judge", "garlandland", "I VI VII II V", "--lang", "ja")
    assert (status, out) == (0, "I VI VII II V → 黒の花、黒の花、黒の実、黒の実。オールブラック、100点。\n")


def test_judge_says_which_of_two_rows_wins_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "judge", "garlandland", "I VI VII II V", "IV VII III V VI")
    assert (status, out) == (0, "Winner: IV VII III V VI, equal hands, decided by the shape of a garland.\n")


def test_judge_gives_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "judge", "garlandland", "I VI VII II V", "--json")
    assert json.loads(out) == {"garlands": ["BW", "BW", "BF", "BF"], "hand": "all black", "points": 100}
    _, out, _ = run(capsys, "judge", "garlandland", "I VI VII II V", "IV II VII I III", "--json")
    assert json.loads(out) == {"winner": "a"}


def test_judge_takes_a_batch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    cases = "I VI VII II V\nVII III V I II | VII III V II I\nI II VIII IV V\nI VI VII II V | I II | I\n\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(cases))
    status, out, err = run(capsys, "judge", "garlandland", "--batch", "-", "--json")
    first, second, *errors = [json.loads(line) for line in out.splitlines()]
    assert (status, err, len(errors)) == (0, "", 3)
    assert first["hand"] == "all black"
    assert second == {"winner": "tie"}
    assert all(list(error) == ["error"] for error in errors)
    assert errors[0]["error"] == "There is no card “VIII”. The cards are I to VII."


@pytest.mark.parametrize(
    "cases", [["I II"], [], ["I VI VII II V"] * 3, ["I VI VII II V", "I I I I I"], ["I II III IV VIII"]], ids=len
)
def test_judge_refuses_what_is_no_row(capsys: pytest.CaptureFixture[str], cases: list[str]) -> None:
    status, out, err = run(capsys, "judge", "garlandland", *cases)
    assert (status, out) == (1, "")
    assert err
    status, out, _ = run(capsys, "judge", "garlandland", *cases, "--json")
    assert status == 1
    assert list(json.loads(out)) == ["error"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("judge", "whist", "AS"),
        ("judge", "garlandland", "--batch", "no/such/file"),
        ("arena", "whist", "--players", "easy,easy"),
        ("arena", "garlandland", "--players", "me,easy"),
        ("arena", "garlandland", "--players", "clever,easy"),
        ("arena", "garlandland", "--players", "easy"),
        ("arena", "garlandland", "--players", "easy,easy", "--option", "goal=fame"),
        ("arena", "garlandland", "--players", "easy,easy", "--seed", "NO!"),
        ("bench", "whist"),
        ("bench", "--seconds", "0"),
        ("bench", "--seconds", "nan"),
        ("bench", "--seconds", "inf"),
        ("bench", "garlandland", "whist"),
        ("arena", "garlandland", "--players", "easy,easy", "--deals", "0"),
        ("arena", "garlandland", "--players", "easy,easy", "--deals", "-1"),
        ("arena", "garlandland", "--players", "easy,easy", "--deals", "²"),
        ("arena", "garlandland", "--players", "easy,easy", "--deals", "9" * 5000),
        ("arena", "read-aloud", "--players", "easy,easy", "--option", "own=!"),
        ("balance", "garlandland"),
        ("balance", "read-aloud", "--games", "0"),
        ("balance", "read-aloud", "--processes", "0"),
        ("balance", "read-aloud", "--seats", "²"),
        ("balance", "read-aloud", "--seats", "2,9"),
        ("balance", "read-aloud", "--level", "clever"),
        ("balance", "read-aloud", "--seed", "NO!"),
        ("fuzz", "whist"),
        ("fuzz", "links", "--cases", "0"),
        ("fuzz", "links", "--case", "-1"),
        ("fuzz", "links", "--seconds", "nan"),
        ("laws", "--game", "whist"),
        ("laws", "--matches", "0"),
        ("laws", "--match", "-1"),
        ("replay", "no/such/file"),
        ("replay", address_with_moves(MATCH), "--seat", "3"),
        ("replay", address_with_moves(MATCH), "--seat", "²"),
    ],
    ids=lambda arguments: " ".join(arguments)[:60],
)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_call_that_cannot_be_is_a_sentence_and_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], lang: str
) -> None:
    status, out, err = run(capsys, *arguments, "--lang", lang)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_link_that_cannot_be_is_a_sentence_and_1(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    status, out, err = run(capsys, "replay", "#/whist", "--lang", lang)
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1


NO_CALLS = [(), ("juggle",), ("judge",), ("arena", "garlandland"), ("bench", "--no"), ("bench", "--lang", "x")]


@pytest.mark.parametrize("arguments", NO_CALLS, ids=ascii)
def test_a_call_that_is_none_is_a_sentence_and_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    assert (end.value.code, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_a_file_that_is_no_text_or_too_large_is_a_sentence_and_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(b"\xff\xfe\x00")
    huge.write_text("x" * 5_000_001)
    for name in (str(binary), str(huge), str(tmp_path), "a\0b", "\udcff", "a\r\nb\x1b[2J", "/dev/zero"):
        for call in (("judge", "garlandland", "--batch", name), ("replay", name)):
            status, out, err = run(capsys, *call)
            assert (status, out, len(err.splitlines())) == (2, "", 1), call
            assert err.rstrip("\n").isprintable(), call


def command(*words: str | bytes, into: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    """What a process of its own says."""
    call = [sys.executable, "-m", "game", *words]
    return subprocess.run(call, input=into, capture_output=True, env={**os.environ, **env}, cwd=ROOT)


def test_what_comes_in_by_a_pipe_may_be_no_text() -> None:
    done = command(
        "judge", "garlandland", "--batch", "-", into=b"I II III IV V\n\xff\n", PYTHONIOENCODING="utf-8:strict"
    )
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_what_a_terminal_cannot_show_is_written_as_it_can() -> None:
    sentence = "このカードを捨てる".encode() + b"\xff"
    done = command("judge", "read-aloud", sentence, "--json", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode in (0, 1)
    assert b"Traceback" not in done.stderr


def test_whoever_has_read_enough_ends_the_output() -> None:
    call = f"{sys.executable} -m game judge garlandland --batch - | head -1"
    lines = b"I II III IV V\n" * 20_000
    done = subprocess.run(call, shell=True, input=lines, capture_output=True, cwd=ROOT)
    assert b"Traceback" not in done.stderr


def test_arena_plays_every_deal_once_per_rotation(capsys: pytest.CaptureFixture[str]) -> None:
    """So equal players come out equal, to the last digit."""
    status, out, _ = run(capsys, "arena", "garlandland", "--players", "normal,normal,normal", "--deals", "5", "--json")
    result = json.loads(out)
    assert status == 0
    assert (result["game"], result["deals"], result["seed"]) == ("garlandland", 5, "arena")
    assert [list(player) for player in result["players"]] == [
        ["player", "mean", "mean_error", "share", "share_error", "decided", "decided_error", "rounds", "rounds_error"]
    ] * 3
    assert len({player["mean"] for player in result["players"]}) == 1
    assert sum(player["share"] for player in result["players"]) == pytest.approx(1)


def test_arena_tells_the_stronger_one(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(
        capsys, "arena", "garlandland", "--players", "random,normal", "--deals", "20", "--option", "goal=points"
    )
    head, weak, strong = out.splitlines()
    assert head == "20 deals, 2 rotations each"
    assert float(weak.split()[4]) < float(strong.split()[4])


def test_arena_tells_the_share_of_the_matches_that_anybody_has_won() -> None:
    """Read-Aloud has matches that nobody wins."""
    game, players = GAMES["read-aloud"], ("easy", "beginner")
    seatings = [(f"t-{n}", order) for n in range(1, 7) for order in (players, players[::-1])]
    won = [game.rules.winners(watch(Match.begin(game, *seating)).state) for seating in seatings]
    of_easy = sum(share(i % 2, winners) for i, winners in enumerate(won))
    decided = sum(map(bool, won))
    assert 0 < decided < len(won)
    standing = compete(game, players, 6, "t", {})[0]
    assert standing.decided.mean == pytest.approx(of_easy / decided)
    assert standing.wins.mean == pytest.approx(of_easy / len(won))


def test_arena_counts_the_rounds_that_each_player_wins() -> None:
    """Of one deal, as the rounds themselves tell their winners; the last of a match counts as well."""
    game, players = GAMES["gang-of-four"], ("easy", "beginner", "beginner")
    finals = [watch(Match.begin(game, "arena-1", players[turn:] + players[:turn])) for turn in range(3)]
    won = [(turn, done.winner) for turn, final in enumerate(finals) for done in rounds(final)]
    standings = compete(game, players, 1, "arena", {})
    of_each = [sum((i - turn) % 3 == winner for turn, winner in won) / len(won) for i in range(3)]
    assert [standing.rounds.mean for standing in standings] == of_each


def test_an_error_of_rounds_is_that_of_their_share_when_all_matches_are_as_long() -> None:
    shares = (0.25, 0.5, 0.75, 0.25)
    known = mean(shares)
    assert ratio([(8 * share, 8) for share in shares]) == pytest.approx((known.mean, known.error))
    assert ratio([(0, 0)]) == (0, 0)


def test_arena_gives_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("arena", "garlandland", "--players", "random,random", "--deals", "5", "--json", "--seed")
    assert run(capsys, *arguments, "a") == run(capsys, *arguments, "a") != run(capsys, *arguments, "b")


def test_bench_counts_for_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "bench", "--seconds", "0.05", "--json")
    rates = [json.loads(line) for line in out.splitlines() if "peer" not in line]
    assert status == 0
    assert [rate["name"] for rate in rates] == [
        game.name for game in ALL for _ in dict.fromkeys((game.seats[0], game.seats[-1]))
    ]
    assert all(rate["matches"] > 0 and rate["decisions"] > rate["matches"] for rate in rates)
    assert run(capsys, "bench", "--seconds", "0.01")[0] == 0


def test_bench_counts_for_every_level_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "bench", "garlandland", "--seconds", "0.01", "--levels", "--json")
    names = [json.loads(line)["name"] for line in out.splitlines()]
    assert names[2:] == [f"garlandland {level}" for level in GAMES["garlandland"].levels]


def test_bench_says_how_long_a_level_thinks_and_without_a_pause(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(
        run(capsys, "bench", "garlandland", "--seconds", "0.01", "--levels", "--json")[1].split("\n")[-2]
    )
    assert facts["name"] == "garlandland expert"
    assert 0 < facts["piece"] < 1000
    assert facts["move"] > 0
    assert "between two pauses" in run(capsys, "bench", "garlandland", "--seconds", "0.01", "--levels")[1]


def test_bench_plays_beside_a_package_that_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    _, out, _ = run(capsys, "bench", "gang-of-four", "--seconds", "0.2", "--json")
    beside = [json.loads(line) for line in out.splitlines() if "peer" in line]
    assert "open_spiel dou_dizhu, in C++" in [each["peer"] for each in beside]
    assert all(each["ratio"] > 0 for each in beside)


def test_replay_tells_the_log_of_a_match_a_save_or_a_link(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match, save = tmp_path / "match.json", tmp_path / "save.json"
    match.write_text(MATCH.text(), encoding="utf-8")
    save.write_text(Save("a", MATCH, (), 0).text(), encoding="utf-8")
    told = run(capsys, "replay", str(match))
    assert told == run(capsys, "replay", str(save)) == run(capsys, "replay", address_with_moves(MATCH))
    status, out, _ = told
    assert status == 0
    assert out.startswith("Round 1. Dealer: Seat ")
    assert out.splitlines()[-1].startswith("scores  ")
    assert "drew 2 cards" in out


def test_replay_tells_what_a_seat_knows(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "replay", address_with_moves(MATCH), "--seat", "1")
    assert "Seat 2 drew 2 cards." in out
    assert "Seat 1: drew 2 cards." not in out


def test_replay_goes_as_far_as_it_can_and_says_why_it_stops(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(MATCH._replace(moves=(*MATCH.moves[:4], "VIII")).text(), encoding="utf-8")
    status, out, err = run(capsys, "replay", str(file))
    assert status == 1
    assert out.startswith("Round 1.")
    assert err == "Move 5, “VIII”, cannot be played. There is no card “VIII”. The cards are I to VII.\n"
