"""The tournament of all levels, in one process, in several and on a cluster."""

from __future__ import annotations

import json
from unittest.mock import MagicMock

import pytest

from game.__main__ import main

CALL = ("tournament", "garlandland", "--levels", "beginner,easy,normal", "--deals", "3")


def out(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a call prints that goes well."""
    assert main([*CALL, *arguments]) == 0
    return capsys.readouterr().out


def test_every_level_has_a_row_and_meets_every_other(capsys: pytest.CaptureFixture[str]) -> None:
    head, *table = out(capsys).splitlines()
    assert head.startswith("garlandland, 2 seats, 3 deals (tournament)")
    assert [line.split("|")[1].strip() for line in table] == ["one among", "---", "beginner", "easy", "normal"]
    for n, line in enumerate(table[2:]):
        cells = [cell.strip() for cell in line.split("|")[2:-1]]
        assert [i for i, cell in enumerate(cells) if cell == "–"] == [n]


def test_of_two_seats_the_shares_and_leads_of_both_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = {(each["one"], each["among"]): each for each in json.loads(out(capsys, "--json"))["pairings"]}
    assert len(found) == 6
    for (one, among), each in found.items():
        other = found[among, one]
        assert each["share"] + other["share"] == pytest.approx(1)
        assert each["lead"] == pytest.approx(-other["lead"])


def test_of_more_seats_one_plays_among_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(out(capsys, "--json", "--seats", "3", "--levels", "normal,easy", "--deals", "8"))["pairings"]
    strong, weak = found
    assert (strong["one"], strong["among"]) == ("normal", "easy")
    assert strong["share"] > 1 / 3 > weak["share"]
    assert strong["lead"] > 0 > weak["lead"]


def test_several_processes_and_a_cluster_come_to_the_very_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    alone = out(capsys)
    assert out(capsys, "--processes", "2") == alone
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert out(capsys, "--cluster", cluster.scheduler_address) == alone


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--levels", "easy,clever"), "Name a bot for every seat"),
        (("--seats", "9"), "Possible numbers of players: 2, 3 and 4."),
        (("--deals", "0"), "--deals takes a whole number from 1"),
        (("--processes", "0"), "--processes takes a whole number from 1 to 64."),
        (("--option", "goal=fame"), "goal"),
        (("--cluster", "nowhere"), "No Dask scheduler answers at “nowhere”."),
    ],
)
def test_a_wrong_call_is_answered_by_one_sentence(
    wrong: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*CALL, *wrong]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_a_cluster_without_this_package_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dask's scheduler refuses what it cannot take apart, as was seen of one that was begun in another folder."""
    distributed = pytest.importorskip("distributed")
    there = MagicMock()
    there.__enter__.return_value.submit.return_value.result.side_effect = RuntimeError("Error during deserialization")
    monkeypatch.setattr(distributed, "Client", lambda *_, **__: there)
    assert main([*CALL, "--cluster", "tcp://10.0.0.1:8786"]) == 2
    assert "does not have this package" in capsys.readouterr().err
