"""The benchmark beside the peer: what is printed with the peer, and without it."""

from __future__ import annotations

import json
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.__main__ import main
from game.command.bench import PEER


class Env:
    """An environment of the peer's shape, whose matches have three decisions."""

    num_actions, num_players = 2, 3

    def __init__(self) -> None:
        self.left = 0
        self.agents: list[Any] = []

    def set_agents(self, agents: list[Any]) -> None:
        self.agents = agents

    def reset(self) -> tuple[int, int]:
        self.left = 3
        return 0, 0

    def step(self, *_: Any) -> tuple[int, int]:
        self.left -= 1
        return 0, 0

    def is_over(self) -> bool:
        return self.left == 0


def bench(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["bench", "gang-of-four", "--seconds", "0.05", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.command.bench.SLICES", 1)
    package, agents = ModuleType("rlcard"), ModuleType("rlcard.agents")
    vars(package)["make"] = lambda *_, **__: Env()
    vars(agents)["RandomAgent"] = lambda **_: SimpleNamespace(use_raw=False, step=lambda _: 0)
    monkeypatch.setitem(sys.modules, "rlcard", package)
    monkeypatch.setitem(sys.modules, "rlcard.agents", agents)


@pytest.mark.usefixtures("peer")
def test_with_the_peer_the_ratio_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "times as many" in bench(capsys)[-1]
    facts = json.loads(bench(capsys, "--json")[-1])
    assert facts["peer"] == f"{PEER} doudizhu"
    assert facts["ratio"] == facts["decisions"] / facts["peer_decisions"] > 0


def test_without_the_peer_it_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    assert bench(capsys)[-1].endswith(f"pip install {PEER}")
    assert [json.loads(line)["seats"] for line in bench(capsys, "--json")] == [3, 4]
