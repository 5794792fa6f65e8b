"""What a hint may not leave out: the threat, what speaks for the next best card, and which is easier to spare."""

from __future__ import annotations

import pytest

from game.core.review import NAMED, forms_of
from game.core.rules import Choice
from game.games.court_circular import GAME, rules
from game.games.court_circular.bots.certain import best_row
from game.games.court_circular.bots.found import fewer, wins
from game.games.court_circular.hints.aims import listed
from game.games.court_circular.hints.beating import beating
from game.games.court_circular.hints.compared import compared
from game.games.court_circular.hints.losing import lost
from game.games.court_circular.hints.sparing import easier, kept_for
from game.games.court_circular.hints.threats import feared
from game.games.court_circular.rules.hands import hand
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
    figures = ["".join(said[0].lower().split("about ")[1][:3]) for said in (one, two)]
    assert (figures[0] == figures[1]) == same
    assert same or told in two[0].lower()


@pytest.mark.parametrize(
    ("card_", "other", "is_easier", "use"),
    [("4C", "9C", True, "use.run"), ("9C", "4C", False, "use.suited"), ("9C", "10C", True, "use.run")],
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
        one[0] == "About 90% to win the round; any three of your clubs make a sympathy of four. "
        "The 9 of clubs is harder to spare."
    )
    assert two[0].endswith("The 4 of clubs is easier to spare.")
    one, two = both(CLUBS, card("4C", 5.0, 0.9), card("9C", 3.0, 0.9), lang="ja")
    assert one[0].endswith("クラブの9より手放しやすいカードです。")
    assert two[0].endswith("クラブの4のほうが手放しやすいカードです。")


def test_of_several_last_cards_that_win_for_certain_all_are_named() -> None:
    state = after(CLUBS, "4C 6D")
    sure = Choice("9C", 5.0, ("reason.open", {**wins(1.0, sure=True, rivals=(1,)), "hand": "sympathy4"}))
    one, _ = both(state, sure, card("QS", 1.0, 0.2))
    assert one[0].startswith(
        "With the jack of clubs or the 10 of clubs next you win the round, whatever Ben lays; one is enough."
    )
    assert "次にクラブのJかクラブの10を出せば、" in both(state, sure, card("QS", 1.0, 0.2), lang="ja")[0][0]
    assert any("next you win" in each and "one is enough" not in each for each in one)


def test_a_hand_that_the_own_best_one_beats_is_no_reason_for_a_lost_round() -> None:
    """The sequence in reach beats three hearts, so that only the fourth one is to be feared, or a trio of threes."""
    seen = rules.seen_by(0, HEARTS)
    assert best_row(seen, 0, "4S") > best_row(seen, 0, "JC")
    said = lost(seen, 0, card("JC", 5.0, 0.0, "reason.lost"), card("5S", 3.0, 0.0, "reason.lost"))
    assert "You will rarely win: Ben can beat you with a 3 or a heart." in WORDS["en"].say(said)
    assert "ほぼ勝てません。Benは3かハートを出せば勝てます。" in WORDS["ja"].say(said)


def test_in_a_lost_round_with_an_empty_stock_the_cards_for_the_last_round_are_told() -> None:
    hands = "2S 6H JC 5S 4S 5D", "AH 2H KD 3C 8D 7C", "JH KS QD 10D 3S 6C"
    for stock, told in ((0, True), (9, False)):
        state = after(table("9H", *hands, dealer=0, first=1, stock=stock), "AH JH 5D 2H KS")
        choices = card("4S", 5.0, 0.0, "reason.lost"), card("JC", 3.0, 0.0, "reason.lost")
        said = WORDS["en"].say(compared(rules.seen_by(0, state), 0, choices)[0].reason)
        assert (". The stock is empty: keep the " in said) is told


def test_a_rival_with_one_card_to_lay_comes_before_one_with_more() -> None:
    found = feared(rules.seen_by(0, HEARTS), 0, best_row(rules.seen_by(0, HEARTS), 0, "4S"))
    assert found
    assert (found.seats, found.by, found.all_) == ((1,), ("3", "H"), True)


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


THREE = "2S AS KS 6C 4C 4S", "6H 4H 5C 2D 3D 8D", "6D JH 9C 7D 10D QD"
"""At the second card of three, five cards are held, and the two others have three more to lay between them and two."""


@pytest.mark.parametrize(
    ("stock", "options", "n"),
    [
        (30, {}, 2),
        (9, {}, 2),
        (7, {}, 1),
        (5, {}, 0),
        (2, {}, 0),
        (7, {"packEnd": "stopShort"}, 0),
        (8, {"lastDeal": "literal"}, 1),
    ],
)
def test_dropping_out_costs_the_new_cards_that_would_really_be_dealt(
    stock: int, options: dict[str, str], n: int
) -> None:
    """With seven in the stock two circuits go to all three, and after a drop one card fills the own hand."""
    state = after(table("9S", *THREE, stock=stock, options=options), "2S 6H 6D")
    assert fewer(rules.seen_by(0, state), 0) == n


def test_a_rival_who_is_left_alone_lays_no_more_and_takes_no_new_cards_for_that() -> None:
    held = "7D 7C 2S 4S 8S 5S", "2H 9H 10D 9C 5D 6S"
    for stock, n in ((30, 2), (4, 1), (3, 0)):
        assert fewer(rules.seen_by(0, after(table("7H", *held, stock=stock), "7D 2H")), 0) == n


DROP = Choice("drop", 1.0, ("reason.drop-last", {}))


@pytest.mark.parametrize(
    ("stock", "said"),
    [
        (30, "Dropping out saves 2 cards; a win takes up to 9 and lets you lead."),
        (7, "Dropping out saves 2 cards; a win takes up to 9 and lets you lead."),
    ],
)
def test_what_a_win_takes_speaks_against_dropping_out_however_many_new_cards_come(stock: int, said: str) -> None:
    state = after(table("9S", *THREE, stock=stock), "2S 6H 6D")
    one, _ = both(state, card("4S", 5.0, 0.1), DROP)
    assert one[0].endswith(said)


def test_where_hearts_or_courts_would_be_laid_no_number_of_cards_is_weighed() -> None:
    held = "2S AH KC QC JC 4S", "6H 4H 5C 2D 3D 8D", "6D JH 9C 7D 10D QD"
    one, _ = both(after(table("9S", *held, stock=30), "2S 6H 6D"), card("4S", 5.0, 0.1), DROP)
    assert one[0].endswith("a win takes up to 9 and lets you lead.")


@pytest.mark.parametrize(
    ("cards", "row", "en", "ja"),
    [
        ("2D 10D", "QD 2D 10D", "2 and 10 of diamonds", "ダイヤの2、10"),
        ("8H 9S", "7D 8H 9S", "8 and 9", "8、9"),
        ("9D 9C", "9S 9D 9C", "9s of diamonds and clubs", "ダイヤ、クラブの9"),
        ("KH QC", "JS KH QC 2D", "queen and king", "Q、K"),
        (
            "KH KC JC",
            "QH KH KC JC",
            "jack of clubs, king of hearts and king of clubs",
            "クラブのJ、ハートのK、クラブのK",
        ),
        ("6H", "7D 8H 6H", "6 of hearts", "ハートの6"),
    ],
)
def test_several_cards_of_a_hand_are_named_in_few_words(cards: str, row: str, en: str, ja: str) -> None:
    said = listed(tuple(cards.split()), hand(tuple(row.split())))
    assert (WORDS["en"].say(said), WORDS["ja"].say(said)) == (en, ja)


@pytest.mark.parametrize(
    ("held", "move", "en", "ja"),
    [
        (
            "QH 9H 5H 3H KC 7D",
            "5H",
            "any three of your hearts make a sympathy of three.",
            "手元のハートなら、どの3枚でもシンパシー（3枚）になります。",
        ),
        (
            "QH 9H 5H KC 9C 7D",
            "5H",
            "with your 9 and queen of hearts it makes a sympathy of three: hearts beat clubs.",
            "手元のハートの9、Qと合わせてシンパシー（3枚）になります（ハートはクラブより上です）。",
        ),
        (
            "QH 9H 5H KC 9D 7D",
            "5H",
            "with your 9 and queen of hearts it makes a sympathy of three.",
            "手元のハートの9、Qと合わせて",
        ),
    ],
)
def test_where_several_cards_do_it_is_told_that_any_do_or_which_suit_is_the_stronger(
    held: str, move: str, en: str, ja: str
) -> None:
    choices = card(move, 5.0, 0.4), card("KC", 1.0, 0.2)
    for lang, said in (("en", en), ("ja", ja)):
        assert said in both(table("2C", held, "2D 3D 8D 8S 5S 5C"), *choices, lang=lang)[0][0]


def test_of_the_last_two_cards_of_a_suit_it_is_told_that_any_other_one_does() -> None:
    state = after(table("5H", "9H KH 6H 3H 7C AS", "10D 2D 8C 8S 7S 5S"), "9H 10D")
    choices = card("3H", 5.0, 0.8), card("KH", 1.0, 0.6)
    for lang, told in (
        ("en", "any other of your hearts makes a sympathy of four."),
        ("ja", "手元のほかのハートなら、どれを足してもシンパシー（4枚）になります。"),
    ):
        assert told in both(state, *choices, lang=lang)[0][0]


def test_a_spare_card_is_not_told_with_the_hand_that_it_is_no_part_of() -> None:
    state = table("QD", "10D 2D 8C 8S 7S 5S", "2C 3C 7D 6S 5H 5C")
    one, _ = both(state, card("8C", 5.0, 0.05), card("2D", 4.8, 0.05), DROP)
    assert any("keep the 2 and 10 of diamonds back for a sympathy of three" in each for each in one)
    assert not [each for each in one if "with a sympathy" in each]


CHOICE = after(table("QH", "KH 3H AH JD KC 4S", "JH 4H 3C 9S 10S 8D", first=0), "KH JH 3H 4H AH 3C")
"""The winner keeps a jack, a king and a four of spades."""


def test_of_two_leads_about_as_good_the_one_that_costs_the_heap_more_is_told_with_that() -> None:
    choices = lead("3C", 5.0, 0.3), lead("QH", 4.8, 0.3)
    one, two = both(CHOICE, *choices)
    assert one[0].endswith(" Leading the queen of hearts costs your heap 2 points more.")
    assert two[0].endswith(" It costs your heap 2 points more.")
    one, two = both(CHOICE, *choices, lang="ja")
    assert one[0].endswith("ハートのQをリード札にすると、取る点が2点減ります。")
    assert two[0].endswith("取る点が2点減ります。")
    assert both(CHOICE, *choices[::-1])[0][0].endswith(" The 3 of clubs does about as well.")


LAST = after(
    table("JC", "7S 5S AH 6H KC 8S", "JS JH 2D 3D 9H 10D", "5C 9C 2C 4H 8D QD", first=2, dealer=0),
    "5C 7S JS 9C 5S JH 2C",
)
"""Four clubs lie there, against the last card of the first."""


@pytest.mark.parametrize(
    ("best", "other", "said"),
    [
        ("8S", "6H", " This card gives the winner 2 points, the 6 of hearts 3."),
        ("KC", "AH", " Keep the 6 and ace of hearts for a sympathy next round."),
    ],
)
def test_of_a_lost_last_card_it_is_told_what_holds_for_no_other_one(best: str, other: str, said: str) -> None:
    """The ace and the king are kept beside the six of hearts too, which gives the winner a point more."""
    choices = card(best, 5.0, 0.0, "reason.lost-keeps"), card(other, 3.0, 0.0, "reason.lost-keeps")
    assert both(LAST, *choices)[0][0] == f"No card can beat Cid’s sympathy of four now.{said}"


def test_beside_a_weaker_hand_that_wins_the_cards_of_the_stronger_one_are_told_to_be_kept() -> None:
    state = after(table("QH", "KH 7H 3H KD KC 7C", "4C 2H 9S 10S 8D 5D", first=1, dealer=0), "4C")
    sure = Choice("KD", 5.0, ("reason.open", {**wins(1.0, sure=True, rivals=(1,)), "hand": "court4"}))
    one, _ = both(state, sure, card("7C", 1.0, 0.5))
    assert one[0].endswith(" Keep the 3 and 7 of hearts for a sympathy next round.")
    assert "The sympathy of four is not needed." in one[1]


def test_a_card_that_a_rival_may_well_hold_is_not_the_only_one_to_be_feared() -> None:
    """One card of two beats the row; a rival with four of the unseen cards holds neither more often than told."""
    state = after(table("6C", "7H 8H 9S KD 10D JC", "AD KC 5H 2S 3S 4D"), "7H AD 8H KC")
    for share, said in ((0.6, "who stayed in, may well beat it"), (0.85, "Only ")):
        choices = (Choice(move, n, ("reason.stay", wins(share))) for move, n in (("KD", 5.0), ("JC", 1.0)))
        assert said in both(state, *choices)[0][0]


def test_that_a_round_is_hardly_won_is_a_sentence_of_its_own_in_japanese() -> None:
    """Else the rival, whom the reason is about, would seem to be the one who hardly wins."""
    assert str(GAME.words["ja"]["reason.few-why"]).startswith("ほぼ勝てません。")


def test_beside_dropping_out_no_second_move_is_named() -> None:
    hope = "reason.hope-beaten", {"seat": 1, "other": "pair", "hand": "none"}
    facts = {**wins(0.1), "hope": hope, "cards": 3, "all": 5}
    for key in ("reason.drop", "reason.drop-last"):
        best = compared(rules.seen_by(0, LAST), 0, (Choice("drop", 5.0, (key, facts)), card("8S", 1.0, 0.1)))[0]
        assert all(each[1][NAMED] for each in forms_of(best.reason))


def test_what_is_kept_in_a_lost_round_is_told_though_the_next_best_card_keeps_the_same() -> None:
    """Three spades stay whether the king of diamonds or the nine of hearts is laid."""
    state = after(
        table("JC", "2S 5S 6S KD 9H 7D", "JS JH 2D 3D QH 10D", "5C 9C 2C 4H 8D QD", first=2, dealer=0), "5C 7D JS"
    )
    choices = [card(each, n, 0.0, "reason.lost") for each, n in (("9H", 5.0), ("KD", 4.8))]
    none = [each._replace(reason=("reason.lost", {**each.reason[1], "few": ("reason.none", {})})) for each in choices]
    assert "Keep three spades for a sympathy next round. " in both(state._replace(asked=0), *none)[0][0]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ben needs only a heart for a sympathy of three, higher by the king of hearts."),
        ("ja", "BenはハートがあればハートのKで勝るシンパシー（3枚）です。"),
    ],
)
def test_of_a_hand_like_the_own_it_is_told_which_card_on_the_table_makes_it_higher(lang: str, said: str) -> None:
    state = after(table("KH", "9S 8S 6S 2S AD 5D", "7H 4C KD 3C 9C JC", first=1), "7H")
    one, _ = both(state, *(card(each, n, 0.0, "reason.lost") for each, n in (("2S", 5.0), ("AD", 1.0))), lang=lang)
    assert said in one[0]


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ("", None),
        ("4C", None),
        ("7D", "Ben may still make a sympathy of four."),
        ("10H", "Ben may still make a sequence of four."),
        ("QS KC", "Ben can beat you with a jack, a queen, a king or an ace."),
    ],
)
def test_only_a_hand_of_which_a_rival_has_a_part_out_is_to_be_feared(row: str, what: str | None) -> None:
    """Five, five and five make a trio beside the jack of diamonds."""
    state = after(table("JD", "5H 5C 5S 6S 2S 3C", "QS KC 7D 10H 3D 4C"), "")
    state = state._replace(rows=((), tuple(row.split())), hands=(state.hands[0], state.hands[1][len(row.split()) :]))
    found = feared(rules.seen_by(0, state), 0, best_row(rules.seen_by(0, state), 0, "5C"))
    assert (WORDS["en"].say(found.told[0]) if found else None) == what


@pytest.mark.parametrize(
    ("row", "told"), [("AH", None), ("9H 2C", "Cid can beat you with a 9, a 10, the 2 of hearts or the 8 of hearts.")]
)
def test_two_cards_of_a_hand_lie_there_before_one_is_feared_while_two_are_to_come(row: str, told: str | None) -> None:
    """Two queens are a pair, which two aces would beat, or two nines with the one of hearts."""
    state = table("8D", "7H 4H QD KC 10C QS", "6S 2D 3C 9D 5S AS", "9H 2C 3S 6D 8S JC", first=2)
    laid = tuple(row.split())
    held = (*state.hands[:2], state.hands[2][len(laid) :])
    seen = rules.seen_by(0, state._replace(rows=((), (), laid), hands=held, dropped=(1,)))
    found = feared(seen, 0, best_row(seen, 0, "7H"))
    assert (WORDS["en"].say(found.told[0]) if found else None) == told


def test_a_card_that_has_lost_is_told_so_beside_one_that_hardly_wins() -> None:
    """Only with the three a sequence of three beats the clubs that lie there."""
    state = after(table("KC", "JH 5H 3H AD 4C 5D", "AC JC 8S 2D 9H 6D", dealer=0, first=1), "AC 4C JC 5D 8S")
    state = state._replace(rows=(("4C", "5D"), ("AC", "JC")), hands=(state.hands[0], ("8S", "2D", "9H", "6D")))
    choices = card("3H", 5.0, 0.0, "reason.lost-keeps"), card("AD", 3.0, 0.0, "reason.lost-keeps")
    one, two = both(state, *choices)
    assert one[0].startswith(
        "You are ahead now, but you will rarely win: Ben can beat you with a club or the queen of hearts."
    )
    assert two[0].startswith("It can no longer win.")
    one, two = both(state, *choices, lang="ja")
    assert one[0].startswith("いまは最強ですが、ほぼ勝てません。BenはクラブかハートのQを出せば勝てます。")
    assert two[0].startswith("これではもう勝てません。")


QUEENS = table("8D", "7H 4H QD KC 10C QS", "6S 2D 3C 9D 5S AS", "9H 2C 3S 6D 8S JC")
"""Two queens and a king are best kept."""


@pytest.mark.parametrize(
    ("best", "other", "said", "second"),
    [
        ("10C", "7H", "Keep Q-Q-K for a court circular next round. The 7 of hearts does about as well.", ""),
        ("10C", "KC", "Keep Q-Q-K for a court circular next round.", " The 10 of clubs is easier to spare."),
    ],
)
def test_in_a_round_hardly_to_be_won_the_cards_to_be_kept_are_named(
    best: str, other: str, said: str, second: str
) -> None:
    one, two = both(QUEENS, card(best, 5.0, 0.0, "reason.lost"), card(other, 4.8, 0.0, "reason.lost"))
    assert one[0] == f"You will rarely win from here. {said}"
    assert second in two[0]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Keep the 2 of hearts and queen of clubs for the next round."),
        ("ja", "ハートの2、クラブのQは次のラウンドに残します。"),
    ],
)
def test_of_cards_that_do_not_go_together_the_best_two_are_told_to_be_kept(lang: str, said: str) -> None:
    state = after(table("8D", "7H 4S 10S 2H 7D QC", "6S 2D 3C 9D 5S AS", dealer=1, first=1), "6S 7H 2D 4S 3C")
    one, _ = both(state, card("10S", 5.0, 0.0, "reason.lost"), card("QC", 4.8, 0.0, "reason.lost"), lang=lang)
    assert said in one[0]


@pytest.mark.parametrize(
    ("other", "en", "ja"),
    [
        ("JD 8S", "Ben and Cid can beat you with a diamond.", "BenとCidはダイヤを出せば勝てます。"),
        ("JS 8S", "Ben can beat you with a diamond.", "Benはダイヤを出せば勝てます。"),
    ],
)
def test_both_rivals_are_named_whom_the_same_cards_help(other: str, en: str, ja: str) -> None:
    state = table("5D", "6D 4D 2D 9C 2C KS", "QD 9S 3C 8H AS 6C", "JD JS 9H 7C KH 8S", dealer=0)
    row = tuple(other.split())
    held = (state.hands[0][2:], state.hands[1][2:], tuple(each for each in state.hands[2] if each not in row)[:4])
    seen = rules.seen_by(0, state._replace(rows=(("6D", "4D"), ("QD", "9S"), row), hands=held))
    found = feared(seen, 0, best_row(seen, 0, "9C"))
    assert found
    assert [WORDS[lang].say(found.told[0]) for lang in ("en", "ja")] == [en, ja]
