"""What is good to have at hand: the ladder of combinations with an example each, and where the table stands on it."""

from __future__ import annotations

from game.games.gang_of_four.page import reveal
from game.games.gang_of_four.page.drawing import MARK, fan, picture
from game.games.gang_of_four.rules.cards import FACES, MULTI, NUMBER, TOP
from game.games.gang_of_four.rules.combos import FAMILIES, GANG, KINDS, SAME, Combo, beats, classify
from game.games.gang_of_four.rules.state import Play, State
from game.ui.html import Html, Node, caption, css, h3, li, ol, p, render, section, span, table, tbody, td, th, thead, tr
from game.ui.view import Scene
from game.ui.view.stages import stage
from game.words import Words

EXAMPLES = {
    "single": "Y3",
    "pair": "GP YP",
    "triple": "Y4 R4 R4",
    "straight": "R3 G4 Y5 Y6 R7",
    "flush": "G1 G3 G6 G7 G9",
    "full_house": "Y5 R5 G8 G8 R8",
    "straight_flush": "Y4 Y5 Y6 Y7 Y8",
    "gang_of_four": "G10 G10 Y10 R10",
    "gang_of_five": "G6 Y6 Y6 R6 R6",
    "gang_of_six": "G2 G2 Y2 Y2 R2 R2",
    "gang_of_seven": "G1 G1 Y1 Y1 R1 R1 M1",
}
"""An example of each kind; a test asks the rules about each."""
FAMILY_OF = {kind: family for family, kind in SAME.values()}
RUNGS = {family: [kind for kind in reversed(KINDS) if FAMILY_OF.get(kind, "five") == family] for family in FAMILIES}
"""The kinds of each family, the strongest first."""
COPIES = 2


def example(kind: str) -> Combo:
    """The example of a kind, as the rules take it."""
    combo = classify(EXAMPLES[kind].split())
    assert combo
    return combo


def guide(scene: Scene) -> Html:
    """The ladder: gangs on top, since they beat all, then each family by itself. What can follow now stands out."""
    top: Play | None = scene.seen.top
    steps = [_family(scene, family, top) for family in reversed(FAMILIES)]
    how = [p(".what")[scene.words(f"page.ladder-{key}")] for key in ("like", "equal")]
    return render([how, steps, _passing(scene), _gone(scene) if scene.settings.get("training") == "on" else None])


def _passing(scene: Scene) -> Html:
    """What the buttons for passing do, each for how long."""
    about = ("page.pass-once", "page.pass-on", "set.autopass")
    said = [scene.words("page.about", name=(name, {}), what=(f"{name}.help", {})) for name in about]
    return section(".rungs.passing")[h3[scene.words("page.passing")], [p(".what")[each] for each in said]]


def _family(scene: Scene, family: str, top: Play | None) -> Html:
    now = top is not None and top.combo is not None and top.combo.family == family
    dim = top is not None and not now and family != GANG
    name = h3[scene.words(f"family.{family}"), span(".unseen")[scene.words("page.dim")] if dim else None]
    return section(css(".rungs", now=now, dim=dim), data_family=family)[
        name, ol(".ladder")[[_rung(scene, kind, top) for kind in RUNGS[family]]]
    ]


def _rung(scene: Scene, kind: str, top: Play | None) -> Html:
    """A kind with its example, and what lies on the table if it is of this kind."""
    words, there = scene.words, top.combo if top else None
    here = there is not None and there.kind == kind
    low = there is not None and not here and not beats(example(kind), there)
    cards = example(kind).cards
    said = [span(".name")[words(f"kind.{kind}")], span(".unseen")[words("page.example", cards=cards)]]
    what = span(".what")[words(f"what.{kind}")]
    return li(css(".rung", here=here, low=low), data_kind=kind, **stage(reveal.gang(scene.seen) if here else 0))[
        fan(cards), span(".says")[said, what], _lies(scene, top) if here and top else None
    ]


def _lies(scene: Scene, top: Play) -> Node:
    """What is to be beaten."""
    assert top.combo
    said = scene.words("page.lies", seat=top.seat)
    return span(".lies")[said, fan(top.combo.cards), span(".unseen")[scene.words("page.cards", cards=top.combo.cards)]]


def _gone(scene: Scene) -> Html:
    """A training aid: which cards of this round have been played."""
    words, seen = scene.words, scene.seen
    head = tr[td[()], [th(scope="col")[n] for n in range(1, TOP + 1)]]
    lines = [
        tr[
            th(scope="row")[picture(f"mark-{colour}", box=MARK), span(".unseen")[words(f"colour.{colour}")]],
            _line(scene, colour),
        ]
        for colour in "RYG"
    ]
    extra = [card for card in FACES if card == MULTI or NUMBER[card] > TOP]
    out = [words(f"card.{card}") for card in extra if card in seen.played]
    said = words("page.gone-extra", names=words.list(out)) if out else words("page.gone-none")
    return render(
        [
            table(".gone-cards")[caption[words("page.gone"), " ", _key(words)], thead[head], tbody[lines]],
            p(".what")[said],
        ]
    )


def _key(words: Words) -> Html:
    """What the two signs in the table mean, for those who see them."""
    return span(".legend", aria_hidden="true")[words("page.gone-key")]


def _line(scene: Scene, colour: str) -> list[Html]:
    """How many of a colour have been played, by number."""
    seen: State = scene.seen
    counts = [seen.played.count(f"{colour}{number}") for number in range(1, TOP + 1)]
    return [td(f".gone{n}")[span(aria_hidden="true")["●" * n + "○" * (COPIES - n)], span(".unseen")[n]] for n in counts]
