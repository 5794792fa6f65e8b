"""Which of two clauses a reader carries out is told: in the log, to those who listen, and in the sentence itself."""

from __future__ import annotations

import pytest

from game.games.read_aloud.cards.packs import CARDS
from game.games.read_aloud.language.effects import DISCARD_THIS, Either, Limit, Place, Unban, Undecide
from game.games.read_aloud.language.sentences import phrase, steps
from game.games.read_aloud.page import VIEW
from tests.read_aloud.sights import PLAIN, STAYS, after, asked, drawn, for_both, scene, table

both = pytest.mark.parametrize("lang", for_both)
EITHER = Either(Limit(Place.HANDS, 1), Limit(Place.FIELD, 1))
IN_PACKS = [clause for card in CARDS.values() for clause in card.text if isinstance(clause, Either)]
START = table([(EITHER, DISCARD_THIS), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])


@both
@pytest.mark.parametrize("which", ["first", "second"])
def test_the_part_that_is_chosen_is_lit_and_the_other_one_is_not(which: str, lang: str) -> None:
    state, log = after(START, "read field 1", which)
    account = drawn(scene(state, log=log, lang=lang)).one("section", "account")
    one, other = (phrase(part, lang) for part in (EITHER.one, EITHER.other))
    heard = asked(lang)("page.part-taken")
    taken, spared = (one, other) if which == "first" else (other, one)
    assert account.one("span", "taken").text.replace(heard, "") == taken
    assert account.one("span", "spared").text == spared
    assert steps((EITHER,), lang)[0] in account.all("div", "said")[0].text.replace(heard, "")


def test_before_the_choice_no_part_is_lit() -> None:
    state, log = after(START, "read field 1")
    assert not drawn(scene(state, log=log)).all("span", "taken")


@both
@pytest.mark.parametrize("clause", [*dict.fromkeys(IN_PACKS)])
def test_both_parts_of_every_card_are_found_in_its_sentence(clause: Either, lang: str) -> None:
    start = table([(clause, clause, DISCARD_THIS), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])
    state, log = after(start, "read field 1")
    while state.asked and state.asked.kind == "clause":
        state, more = after(state, "first")
        log = (*log, *more)
    account = drawn(scene(state, log=log, lang=lang)).one("section", "account")
    assert {len(each.text) > len("（）") for each in account.all("span", "spared")} <= {True}
    assert len(account.all("span", "taken")) == len(account.all("span", "spared")) > 0


@both
def test_the_choice_of_somebody_else_is_announced_and_ones_own_is_not(lang: str) -> None:
    state, log = after(START, "read field 1", "second")
    chose = next(event for event in log if event.kind == "chose")
    said = asked(lang).tell(chose)
    other = phrase(EITHER.other, lang)
    assert other in said
    own, others = (" ".join(VIEW.told(scene(state, seat=seat, lang=lang), state.news)) for seat in (0, 1))
    assert other in others
    assert other not in own


@both
def test_where_only_one_part_can_be_done_that_is_told(lang: str) -> None:
    start = table([(Either(Undecide(), Unban(None)), EITHER), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS])
    state, _ = after(start, "read field 1")
    assert "only" not in {event.kind for event in state.news}  # neither can
    either = Either(Undecide(), EITHER.other)
    state, log = after(table([(either,), PLAIN], [PLAIN, PLAIN], [STAYS, STAYS]), "read field 1")
    only = next(event for event in log if event.kind == "only")
    assert phrase(EITHER.other, lang) in asked(lang).tell(only)
    assert drawn(scene(state, log=log, lang=lang)).one("span", "spared").text == phrase(Undecide(), lang)
