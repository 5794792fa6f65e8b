"""What is said of a round that is over, and when."""

from __future__ import annotations

import pytest

from game.games.garlandland.page import VIEW
from game.games.garlandland.page.guide import ONE_IN, why
from game.games.garlandland.rules.hands import garlands, hand
from game.words import LANGUAGES
from tests.garlandland.lesson import scene
from tests.garlandland.rows import ROWS, round_of
from tests.markup import parsed

NOTHING = "I II IV V VII"


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_nobody_is_told_that_a_hand_beats_no_hand(lang: str) -> None:
    here = scene(round_of("VII III V IV I", NOTHING), put_away=0, lang=lang)
    assert why(here, here.seen.last) == here.words("why.alone", seat=0)


@pytest.mark.parametrize("rows", [("I II III IV V", "I II IV III V"), (NOTHING, "I II IV VII V")])
def test_the_garland_that_decides_is_named_after_the_last_cards_have_turned(rows: tuple[str, str]) -> None:
    board = VIEW.board(scene(round_of(*rows), put_away=0))
    parts = parsed(str(board.rivals) + str(board.mine)).all()
    turn = max(int(each.attributes["data-stage"] or 0) for each in parts if "turns" in each.css)
    then = [(each.attributes.get("style") or "").partition("--then: ")[2] for each in parts if "decides" in each.css]
    assert len(then) == len(rows)
    assert all(int(each or 0) > turn for each in then)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize(
    ("rows", "key", "garlands"),
    [
        (("I VI IV III V", "VII VI II IV V"), "shape-one", "RL RF"),
        (("IV III V VI I", "V II VI IV VII"), "shape-one", "RL RF"),
        (("V VI III II I", "IV II VII I V"), "shape-same", "RW S"),
        (("I VI II V III", "IV VI V II VII"), "colour", "BF RF"),
    ],
)
def test_equal_hands_are_told_apart_by_the_shapes_or_colours_that_differ(
    rows: tuple[str, str], key: str, garlands: str, lang: str
) -> None:
    here = scene(round_of(*rows), put_away=0, lang=lang)
    last = here.seen.last
    best, other = last.verdict.winners[0], 1 - last.verdict.winners[0]
    mine, its = garlands.split()
    facts = {"hand": last.hands[best], "seat": best, "rival": other, "garland": mine, "other": its}
    assert why(here, last) == here.words(f"why.{key}", **facts, shape=mine[-1], lesser=its[-1])


@pytest.mark.parametrize("rare", [True, False])
def test_a_round_won_with_a_rare_hand_has_a_frame_of_its_own(rare: bool) -> None:
    won = next(each for each in ROWS if (hand(garlands(each)) in ONE_IN) is rare)
    board = VIEW.board(scene(round_of(" ".join(won), NOTHING), put_away=0))
    (told,) = parsed(str(board.middle)).all("section", "result")
    assert ("rare" in told.css) is rare
