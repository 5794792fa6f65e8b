"""The score sheet: one game is one line for each player, with what the condition looks at."""

from __future__ import annotations

from game.games.read_aloud.page.result import why
from game.games.read_aloud.page.wording import condition_said, reader_now
from game.games.read_aloud.rules.state import Result
from game.ui.html import Html, li, ol, p, render
from game.ui.view import Scene
from game.ui.view.readout import counts


def sheet(scene: Scene, rounds: tuple[Result, ...]) -> Html:
    """Why it ended so (who has won stands on the table); before that, what would decide now and who holds how many."""
    words, seen = scene.words, scene.seen
    if rounds:
        return render([p[why(scene, rounds[-1])], p(".small")[words("ending.readings", n=seen.readings)]])
    held = [li[said] for said in counts(scene)]
    goal = condition_said(words, seen.condition)
    now = words.sentences([words("sheet.now", condition=goal) if seen.condition else goal, *reader_now(words, seen)])
    return render([p[now], ol(".rows")[held], p(".small")[words("sheet.readings", n=seen.readings)]])
