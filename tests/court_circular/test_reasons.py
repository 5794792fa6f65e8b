"""What a hint may not leave out: the threat, what speaks for the next best card, and which is easier to spare."""

from __future__ import annotations

import pytest

from game.core.review import forms_of
from game.core.rules import Choice
from game.games.court_circular import GAME, rules
from game.games.court_circular.bots.beating import beating
from game.games.court_circular.bots.certain import best_row
from game.games.court_circular.bots.compared import compared
from game.games.court_circular.bots.found import wins
from game.games.court_circular.bots.losing import lost
from game.games.court_circular.bots.sparing import easier, kept_for
from game.games.court_circular.bots.threats import feared
from game.games.court_circular.rules.state import State
from game.words import words_of
from tests.court_circular.tables import after, table

WORDS = {lang: words_of(lang, GAME).named(("You", "Ben", "Cid")) for lang in ("en", "ja")}

CLUBS = table("AC", "JC 10C 9C 4C QS 7S", "6D 6C 8D 2H 3H 5S")
"""Any three of four clubs make a sympathy of four."""
HEARTS = after(
    table("9H", "2S 6H JC 5S 4S 5D", "AH 2H KD 3C 8D 7C", "JH KS QD 10D 3S 6C", dealer=0, first=1), "AH JH 5D 2H KS"
)
"""Three hearts lie there before the second of three: one more makes a sympathy of four."""


def card(move: str, worth: float, share: float, key: str = "reason.open") -> Choice:
    return Choice(move, worth, (key, {**wins(share), "hand": "pair", "few": ("reason.few", {}), "cards": ()}))


def lead(move: str, worth: float, share: float) -> Choice:
    return Choice(f"lead {move}", worth, ("reason.lead", wins(share, when="-next")))


def both(state: State, *choices: Choice, lang: str = "en") -> tuple[list[str], list[str]]:
    """All forms of what is said of the best of these moves, and of the second."""
    best, other, *_ = compared(rules.seen_by(0, state), 0, choices)
    one, two = ([WORDS[lang].say(form) for form in forms_of(each.reason)] for each in (best, other))
    return one, two


@pytest.mark.parametrize(
    ("worth", "share", "told", "same"),
    [(4.8, 0.4, "40%", True), (4.8, 0.2, "20%", True), (4.8, 0.1, "about 10%", False), (1.0, 0.2, "20%", False)],
)
def test_cards_that_do_about_as_well_are_told_with_one_figure(
    worth: float, share: float, told: str, same: bool
) -> None:
    one, two = both(CLUBS, card("4C", 5.0, 0.3), card("7S", worth, share))
    figures = ["".join(said[0].split("about ")[1][:3]) for said in (one, two)]
    assert (figures[0] == figures[1]) == same
    assert same or told in two[0]


@pytest.mark.parametrize(
    ("card_", "other", "is_easier", "use"),
    [("4C", "9C", True, "use.suited"), ("9C", "4C", False, "use.suited"), ("9C", "10C", True, "use.run")],
)
def test_a_card_is_easier_to_spare_whose_others_are_worth_more(
    card_: str, other: str, is_easier: bool, use: str
) -> None:
    seen = rules.seen_by(0, CLUBS)
    assert easier(seen, 0, card_, other) == is_easier
    kept = kept_for(seen, 0, card_, other)
    assert kept is None or kept[0] == use


def test_of_cards_for_one_hand_none_is_said_to_be_kept_but_which_is_easier_to_spare() -> None:
    one, two = both(CLUBS, card("4C", 5.0, 0.9), card("9C", 3.0, 0.9))
    assert (
        one[0] == "You win about 90% of the time, with a sympathy of four. You can spare it better than the 9 of clubs."
    )
    assert two[0].endswith("The 4 of clubs is easier to spare.")
    one, two = both(CLUBS, card("4C", 5.0, 0.9), card("9C", 3.0, 0.9), lang="ja")
    assert one[0].endswith("クラブの9より手放しやすいカードです。")
    assert two[0].endswith("クラブの4のほうが手放しやすいカードです。")


def test_of_several_last_cards_that_win_for_certain_all_are_named() -> None:
    state = after(CLUBS, "4C 6D")
    sure = Choice("9C", 5.0, ("reason.open", {**wins(1.0, sure=True, rivals=(1,)), "hand": "sympathy4"}))
    one, _ = both(state, sure, card("QS", 1.0, 0.2))
    assert one[0].startswith("With the jack of clubs or the 10 of clubs next you win the round, whatever Ben lays.")
    assert "次にクラブのJかクラブの10を出せば、" in both(state, sure, card("QS", 1.0, 0.2), lang="ja")[0][0]


def test_a_hand_that_the_own_best_one_beats_is_no_reason_for_a_lost_round() -> None:
    """The sequence in reach beats three hearts, so that only the fourth one is to be feared."""
    seen = rules.seen_by(0, HEARTS)
    assert best_row(seen, 0, "4S") > best_row(seen, 0, "JC")
    said = lost(seen, 0, card("JC", 5.0, 0.0, "reason.lost"), card("5S", 3.0, 0.0, "reason.lost"))
    assert WORDS["en"].say(said).startswith("No card is likely to win: a heart gives Ben a sympathy of four")
    assert WORDS["ja"].say(said).startswith("Benはハートでシンパシー（4枚）になるので、ほぼ勝てません。")


def test_a_rival_with_one_card_to_lay_comes_before_one_with_more() -> None:
    found = feared(rules.seen_by(0, HEARTS), 0, best_row(rules.seen_by(0, HEARTS), 0, "4S"))
    assert found
    assert (found.seat, found.by) == (1, ("H",))


def test_fewer_points_than_the_best_card_gives_are_not_told_of_the_second() -> None:
    for best, other, told in (("JC", "5S", False), ("5S", "JC", True)):
        choices = card(best, 5.0, 0.0, "reason.lost"), card(other, 3.0, 0.0, "reason.lost")
        assert ("gives the winner" in both(HEARTS, *choices)[1][0]) == told


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Cid beats it with a 10, Ben with a king."),
        ("ja", "Cidの10、BenのKには負けます。"),
    ],
)
def test_both_rivals_who_may_still_win_are_told(lang: str, said: str) -> None:
    """A trio of sevens, against two kings, and against nine and eight."""
    held = "7D 7C 2S 4S 8S 5S", "KH KC QD 9C 5D 6S", "9D 8C 3D 2C QC AD"
    state = after(table("7H", *held, dealer=2), "7D KH 9D 7C KC 8C")
    found = beating(rules.seen_by(0, state), 0, "2S")
    assert found
    assert len(found.others) == 1
    one, _ = both(state, card("2S", 5.0, 0.3, "reason.stay"), card("4S", 1.0, 0.1, "reason.stay"), lang=lang)
    assert said in one[0]


def test_the_second_last_card_that_does_about_as_well_keeps_its_shorter_forms_and_praises_nothing() -> None:
    state = after(table("7H", "7D 7C 2S 4S 8S 5S", "2H 9H 10D 9C 5D 6S"), "7D 2H 7C 9H")
    choices = (
        Choice(move, worth, ("reason.keeps", {**wins(0.1), "cards": cards}))
        for move, worth, cards in (("2S", 5.0, ("4S", "8S", "5S")), ("8S", 4.8, ("2S", "4S", "5S")))
    )
    _, two = both(state, *choices)
    assert "stayed in" in two[0]
    assert "stayed in" not in two[-1]
    assert not [each for each in two if "keep" in each]
