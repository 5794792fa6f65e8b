"""The score sheet: one game is one line for each player, with what the condition looks at."""

from __future__ import annotations

from game.games.read_aloud.page.result import headline, line, ranked, why
from game.games.read_aloud.page.wording import condition_said
from game.games.read_aloud.rules.state import Result
from game.ui.html import Html, li, ol, p, render
from game.ui.view import Scene
from game.ui.view.readout import counts


def sheet(scene: Scene, rounds: tuple[Result, ...]) -> Html:
    """How it ended; before that, what would decide now and how many cards each holds."""
    words, seen = scene.words, scene.seen
    if rounds:
        last = rounds[-1]
        rows = [li(".winner" if seat in last.winners else "")[line(scene, last, seat)] for seat in ranked(last)]
        return render([p[headline(scene, last)], p[why(scene, last)], ol(".rows")[rows]])
    held = [li[said] for said in counts(scene)]
    goal = condition_said(words, seen.condition)
    now = words("sheet.now", condition=goal) if seen.condition else words.sentences([goal])
    return render([p[now], ol(".rows")[held], p(".small")[words("sheet.readings", n=seen.readings)]])
