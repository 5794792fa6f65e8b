"""The benchmark beside other packages: what is printed with one of them, and without any."""

from __future__ import annotations

import json
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.__main__ import main
from game.command.peers import PEERS


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
    monkeypatch.setitem(sys.modules, "pyspiel", None)


@pytest.mark.usefixtures("peer")
def test_with_the_peer_the_ratio_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "times as many" in bench(capsys)[-2]
    facts = json.loads(bench(capsys, "--json")[-1])
    assert facts["peer"] == f"{PEERS[0].package} doudizhu"
    assert facts["ratio"] == facts["decisions"] / facts["peer_decisions"] > 0


def test_without_the_peers_it_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("rlcard", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)
    for line, peer in zip(bench(capsys)[-2:], PEERS, strict=True):
        assert line.endswith(f"pip install {peer.package}")
    assert [json.loads(line)["seats"] for line in bench(capsys, "--json")] == [3, 4]
