"""A card that would change nothing and only be discarded says so before it is read, and no other card does."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.language.effects import Discard, Place, Shuffle, SwapTwo, This, Undecide
from game.games.read_aloud.page.foretold import foretold, idle
from game.games.read_aloud.page.slips import told
from game.games.read_aloud.page.story import IDLE
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import Spot, State
from tests.read_aloud.sights import PLAIN, STAYS, drawn, for_both, scene, slip, table

PACKS = ("mirror", "taboo", "tide")
"""The options that bring more cards."""


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_said_of_the_cards_that_are_read_in_vain_and_follows_from_what_the_seat_sees(seats: int) -> None:
    match = Match.begin(GAME, f"in-vain-{seats}", ("random",) * seats, dict.fromkeys(PACKS, "on"))
    dice, said = Chance(match.deal)("moves"), 0
    while match.asked is not None:
        state: State = match.state
        for spot, move in zip(readable(state), rules.moves(state), strict=True) if state.asked is None else ():
            vain = any(event.kind == IDLE for event in rules.play(state, move).news)
            assert bool(idle(scene(state, seat=state.turn), spot)) == vain, move
            said += vain
        match = match.play(dice.choice(rules.moves(match.state)))
    assert said


@pytest.mark.parametrize("lang", for_both)
def test_it_stands_with_the_selected_card_on_its_button_and_in_what_is_read_out(lang: str) -> None:
    state = table([(Undecide(), Discard(This())), STAYS], [PLAIN], [PLAIN])
    for card, spot, vain in (("c0", Spot(Place.FIELD, 0), True), ("c1", Spot(Place.FIELD, 1), False)):
        here = scene(state, card, lang=lang)
        said, page = here.words("page.idle"), drawn(here)
        assert (said in page.one("section", "account").text) == vain
        assert (slip(page, card).attributes.get("aria-description") == said) == vain
        assert (said in told(here, spot)) == vain


@pytest.mark.parametrize("lang", for_both)
def test_where_it_is_its_own_discard_that_comes_too_late_it_says_so(lang: str) -> None:
    """Sentences are judged before the reading (R5): the card that would be discarded first does not count."""
    state = table([(Discard(This()), SwapTwo(Place.FIELD, Place.DISCARDS)), STAYS], [PLAIN], [PLAIN])
    *rest, last = state.pile
    for discards, key in (((), "page.idle-first"), ((last,), "")):
        here = scene(state._replace(pile=tuple(rest), discards=discards), "c0", lang=lang)
        assert idle(here, Spot(Place.FIELD, 0)) == (here.words(key) if key else "")


@pytest.mark.parametrize("lang", for_both)
@pytest.mark.parametrize(
    ("place", "seats", "key"),
    [
        (Place.HANDS, 2, "page.pools"),
        (Place.HANDS, 3, "page.pools"),
        (Place.OTHERS, 3, "page.pools-others"),
        (Place.OTHERS, 2, ""),
        (Place.MINE, 3, ""),
        (Place.FIELD, 3, ""),
    ],
)
def test_a_card_that_shuffles_several_hands_together_says_that_they_are_dealt_anew(
    lang: str, place: Place, seats: int, key: str
) -> None:
    state = table([(Discard(This()), Shuffle(place)), STAYS], *[[PLAIN] * 2] * seats)
    here = scene(state, "c0", lang=lang)
    said = here.words(key) if key else ""
    assert foretold(here, Spot(Place.FIELD, 0)) == said
    assert said in drawn(here).one("section", "account").text
    assert not foretold(here, Spot(Place.FIELD, 1))
