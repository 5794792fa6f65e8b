"""Challenges: results of several people with the same cards, sent as links, proved by their moves, side by side."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest

from game.bots import decide
from game.core.game import Game
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.lobby import files
from game.ui.model import attempts, links, outcome
from game.ui.model.attempts import Attempt
from game.ui.model.saves import Save
from game.ui.places import BadAddress, Challenge, Look, Table
from game.ui.play.choices import meaning
from game.ui.send.parting import OWN
from game.ui.view.parts import JOINER
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.matches import ALL, name, played
from tests.ui.page import Page

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
GARLANDLAND = GAMES["garlandland"]
WORDS = words_of("en", GARLANDLAND)
DEAL = Match.begin(GARLANDLAND, "plum-river-42", (ME, "easy"))


def deal_of(game: Game) -> Match:
    """A deal of a game for one person and random bots."""
    return Match.begin(game, "plum-river-42", (ME, *("random",) * (game.usual_seats - 1)))


def attempt(n: int, who: str = "Aoi", deal: Match = DEAL) -> Attempt:
    """Somebody's match of a deal, another one for each number."""
    return Attempt(who, played(deal, f"attempt-{n}"))


def link(*found: Attempt, deal: Match = DEAL) -> str:
    """The address that holds these."""
    return attempts.address(deal, found)


def text(page: Page) -> str:
    """What can be read on the page."""
    return parsed(page.html).text


def handed(page: Page, what: str) -> str:
    """What the button with this id copies."""
    found = re.search(rf'data-copy="([^"]*)" id="copy-{what}"', page.html)
    assert found
    return html.unescape(found[1])


def finished(url: str = links.address(DEAL), **env: Any) -> Page:
    """The page after the first legal moves have ended a match, with all that can be sent of it."""
    page = Page(url, **env)
    page.play_on()
    page.send("put-away")
    page.send("share")
    return page


AOI = attempt(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_that_is_copied_tells_in_one_line_who_did_what_with_which_cards(lang: str) -> None:
    page = finished(lang=lang)
    said, link = handed(page, "challenge").split("\n")
    words = words_of(lang, page.match.game)
    result, rivals = words.say(outcome.result(page.match)), outcome.rivals(words, page.match)
    assert all(each in said for each in (words("title"), page.match.deal, result, rivals))
    assert links.parse(link, GAMES).attempts


@for_every_game
def test_attempts_come_back_from_a_link_as_they_were(game: Game) -> None:
    deal = deal_of(game)
    found = (attempt(1, "Aoi", deal), attempt(2, "", deal)._replace(aided=True), attempt(3, "健<b>", deal))
    parsed_link = links.parse(link(*found, deal=deal), GAMES)
    assert attempts.read(parsed_link.attempts, parsed_link.match()) == found


@in_every_language
@for_every_game
def test_who_opens_a_challenge_sees_the_result_and_none_of_the_moves(game: Game, lang: str) -> None:
    deal = deal_of(game)
    sent = attempt(1, "Aoi", deal)
    page = Page(link(sent, deal=deal), lang=lang)
    assert isinstance(page.wire.model.screen, Challenge)
    words = words_of(lang, game)
    said = words("attempts.your-turn", who=sent.who, result=outcome.result(sent.match))
    assert parsed(page.html).one("h1").text.replace(JOINER, "") == said
    assert "Aoi" in said
    assert words("persona.of", name=words("persona.random.1"), level="random") in text(page)
    assert links.pack(sent.match.moves) not in page.html
    play = parsed(page.html).by_id("play-deal")
    assert play
    page.open(str(play.attributes["href"]))
    assert isinstance(page.wire.model.screen, Table)
    assert page.match.moves == () or page.match.asked is not None
    page.send("lang " + lang)
    assert words.sentences(attempts.told(page.stored, words, deal)) in text(page)


def test_the_first_sentence_at_the_table_is_the_challenge() -> None:
    page = Page(link(AOI))
    page.open(links.address(DEAL))
    assert page.says("attempts.your-turn", who=AOI.who, result=outcome.result(AOI.match))


def test_sealed_moves_are_opened_by_a_second_press_on_the_same_button() -> None:
    page = Page(link(AOI))
    page.send("attempt 0 0")
    assert page.wire.model.look is None
    assert page.says("attempts.sure")
    assert page.said[-1] == ("polite", words_of("en")("attempts.sure"))
    page.send("lang en")
    assert not page.says("attempts.sure")
    page.send("attempt 0 0")
    assert page.wire.model.look is None
    page.send("attempt 0 0", now=str(1000 * page.n + 250))  # a double click
    assert page.wire.model.look is None
    page.send("attempt 0 0")
    look = page.wire.model.look
    assert look
    assert (look.whole, look.at, look.sender) == (AOI.match, 0, "Aoi")


@in_every_language
def test_after_the_own_match_both_results_stand_side_by_side_from_the_first_difference_on(lang: str) -> None:
    page = Page(link(AOI), lang=lang)
    page.open(links.address(DEAL))
    page.play_on()
    page.send("put-away")
    mine, words = page.match, words_of(lang, GARLANDLAND)
    table = parsed(page.html).one("table", "results")
    assert {row.one("th").text for row in table.all("tr")[1:]} == {"Aoi", words("player.me")}
    for match in (mine, AOI.match):
        assert words.say(outcome.result(match)) in table.text
    same = attempts.parted(mine, AOI.match)
    assert mine.moves[:same] == AOI.match.moves[:same]
    assert mine.moves[same] != AOI.match.moves[same]
    turns = parsed(page.html).one("table", "turns-of")
    first = turns.one("tr", "parted")
    assert words("attempts.first").strip() in first.text
    before = attempts.turns_before(mine, same)
    assert first.text.startswith(f"{before + 1}")
    assert words("attempts.parted" if before else "attempts.parted-at-once", n=before, who=AOI.who) in text(page)
    own, other = first.all("button")
    assert len(turns.all("tr")) == 2, "turns after the first difference cannot be compared"
    assert own.attributes["data-do"] == f"attempt own {attempts.turns(mine, same)[0]}"
    assert other.attributes["data-do"] == f"attempt 0 {attempts.turns(AOI.match, same)[0]}"


@in_every_language
def test_bots_of_another_version_are_told_where_they_move_before_the_player(lang: str) -> None:
    game = GAMES["gang-of-four"]
    deals = (Match.begin(game, f"bots-{n}", (ME, "easy", "easy", "easy")) for n in range(99))
    deal = next(each for each in deals if each.asked != 0)
    usual = decide(game.levels["easy"], deal.seen(deal.asked), deal.asked or 0, deal.dice(deal.asked or 0))
    other = next(move for move in game.rules.moves(deal.state) if move != usual)
    page = Page(link(Attempt("Aoi", played(deal.play(other), "others")), deal=deal), lang=lang)
    page.open(links.address(deal))
    page.play_on()
    page.send("put-away")
    assert words_of(lang, game)("attempts.parted-bots-at-once") in text(page)


@in_every_language
def test_the_replay_says_what_each_chose_where_they_parted(lang: str) -> None:
    mine = finished().match
    tried = (attempt(n, "Beni") for n in range(2, 99))
    beni = next(each for each in tried if (at := attempts.parted(mine, each.match)) in attempts.turns(mine, at))
    page = Page(link(AOI, beni), lang=lang)
    page.open(links.address(DEAL))
    page.play_on()
    page.send("put-away")
    words = words_of(lang, GARLANDLAND)
    for n, other in enumerate(attempts.of(page.stored, DEAL)):
        page.send(f"against {n}")
        same = attempts.parted(mine, other.match)
        said = words(
            "attempts.here",
            who=other.who,
            mine=meaning(page.wire.model, mine, same, mine.moves[same]),
            theirs=meaning(page.wire.model, other.match, same, other.match.moves[same]),
        )
        for which in (OWN, str(n)):
            page.send(f"attempt {which} {same}")
            assert said in parsed(page.html).one("div", "judged").text
            page.send("look forward")
            assert said not in text(page)
            page.send("to-end")


def test_a_turn_opens_in_the_replay_and_the_way_leads_back_to_the_end() -> None:
    page = Page(link(AOI))
    page.open(links.address(DEAL))
    page.play_on()
    page.send("put-away")
    same = attempts.parted(page.match, AOI.match)
    for which, match, sender in (("0", AOI.match, "Aoi"), ("own", page.match, "")):
        page.send(f"attempt {which} {same}")
        screen = page.wire.model.screen
        assert isinstance(screen, Look)
        assert (screen.whole.moves, screen.at, screen.sender) == (match.moves, same, sender)
        assert links.parse(page.url, GAMES).moves == match.moves
        page.send("to-end")
        assert page.screen == "result"


@pytest.mark.parametrize("what", ["", "0", "0 x", "1 0", "-1 0", "own", "own 99999", "0 99999", "٣ 0", "0 ٣"])
def test_an_attempt_that_is_not_there_opens_nothing(what: str) -> None:
    page = finished(links.address(DEAL), stored=Page(link(AOI)).stored)
    before = page.wire.model.screen
    page.send("attempt " + what)
    page.send("against " + what)
    assert page.wire.model.screen == before
    assert page.screen == "result"


def test_the_answer_goes_back_as_a_link_and_shows_both_results_to_who_sent_the_challenge() -> None:
    aoi = finished()
    aoi.send("called", "Aoi")
    ben = Page(handed(aoi, "challenge").partition("/")[2].partition("/")[2][6:])
    assert "Aoi" in parsed(ben.html).one("h1").text
    ben.open(links.address(DEAL))
    ben.go_on()
    while ben.legal:
        ben.play(ben.legal[-1])
        ben.go_on()
    ben.send("share")
    ben.send("called", "Ben")
    answer = handed(ben, "answer")
    assert links.parse(answer, GAMES).sender == "Ben"
    aoi.open(answer[answer.index("#") :])
    table = parsed(aoi.html).one("table", "results")
    assert {row.one("th").text for row in table.all("tr")[1:]} == {"Ben", words_of("en")("player.me")}
    assert [each.name for each in attempts.of(aoi.stored, DEAL)] == ["Ben"]
    assert parsed(aoi.html).one("table", "turns-of")


def test_a_challenge_opened_again_changes_nothing_and_can_be_kept_with_others() -> None:
    page = Page(link(AOI))
    once = dict(page.stored)
    page.open(link(AOI))
    assert page.stored == once
    page.open(link(attempt(2, "Ben"), AOI))
    assert [each.name for each in attempts.of(page.stored, DEAL)] == ["Aoi", "Ben"]
    assert page.says("attempts.turn-of-all", n=2)


def test_the_own_result_that_comes_back_says_that_nobody_else_has_one_yet() -> None:
    page = Page(links.address(DEAL))
    page.play_on()
    page.send("put-away")
    page.open(link(Attempt("", page.match)))
    assert page.wire.model.screen.__class__.__name__ == "Challenge"
    assert page.says("attempts.none")


def test_eight_results_of_a_deal_are_kept_and_more_are_left_out_with_a_sentence() -> None:
    page = Page(link(*(attempt(n, f"P{n}") for n in range(6))))
    page.open(link(*(attempt(n, f"P{n}") for n in range(4, 10))))
    assert [each.name for each in attempts.of(page.stored, DEAL)] == [f"P{n}" for n in range(8)]
    assert page.says("attempts.full", n=2, most=8)
    mine = finished(links.address(DEAL), stored=page.stored)
    sent = links.parse(handed(mine, "answer"), GAMES)
    assert len(attempts.read(sent.attempts, DEAL)) == 8
    assert mine.says("share.answered-most", most=8, left="P7")
    assert len(parsed(mine.html).one("table", "results").all("tr")) == 10


def test_the_best_result_stands_first() -> None:
    found = sorted((attempt(n, f"P{n}") for n in range(8)), key=attempts.rank)
    order = [outcome.OUTCOMES.index(outcome.outcome(each.match)) for each in found]
    assert order == sorted(order)
    assert len({*order}) > 1
    scores = [outcome.score(each.match) for each in found if outcome.outcome(each.match) == "lost"]
    assert scores == sorted(scores, key=lambda score: score[1] - score[0])


def test_one_is_compared_with_the_best_and_then_with_whom_one_chooses() -> None:
    others = AOI, attempt(2, "Ben")
    best = min(range(2), key=lambda n: attempts.rank(others[n]))
    page = finished(links.address(DEAL), stored=Page(link(*others)).stored)
    for n in (best, 1 - best):
        head = parsed(page.html).by_id("together-head")
        assert head
        assert head.text.replace(JOINER, "") == attempts.verdict(WORDS, Attempt("", page.match), others[n])
        pressed = [
            each.attributes["id"]
            for each in parsed(page.html).all("button")
            if "against" in str(each.attributes["id"]) and each.attributes["aria-pressed"] == "true"
        ]
        assert pressed == [f"against-{n}"]
        page.send(f"against {1 - best}")


def test_help_is_told() -> None:
    page = Page(link(AOI._replace(aided=True)))
    assert words_of("en")("attempts.helped") in parsed(page.html).one("table", "results").text
    assert words_of("en")("attempts.helped") not in parsed(Page(link(AOI)).html).one("table", "results").text


def holding(text: str) -> str:
    """The address of the deal with this text in the place of results."""
    return f"{links.address(DEAL)}&attempts={links.deflated(text)}"


def inside(*found: Attempt) -> str:
    """The text that holds these."""
    return links.inflated(attempts.pack(found), 10**6)


def bent(old: str, new: str) -> str:
    """A link in whose text something is otherwise."""
    assert old in inside(AOI)
    return holding(inside(AOI).replace(old, new, 1))


NINE = "\n\n".join(("1", *(inside(attempt(n)).partition("\n\n")[2] for n in range(9))))
FIGURES = outcome.figures(AOI.match)
BAD = {
    "attempts.many": holding(NINE),
    "attempts.forged": bent(FIGURES, "won 9-0"),
    "attempts.unfinished": holding(inside(AOI).rpartition("\n")[0]),
    "attempts.refused": bent("\n" + AOI.match.moves[0], "\nVIII"),
    "attempts.newer": bent("1\n\n", "2\n\n"),
    "attempts.seats": link(AOI).replace("me,easy", "human,human"),
    "link.moves": link(AOI)[:-9],
    "link.long": holding("x" * 600_000),
    "link.deal": "#/garlandland?attempts=" + attempts.pack((AOI,)),
}


@in_every_language
@pytest.mark.parametrize("key", BAD)
def test_a_link_that_is_not_in_order_has_its_sentence_keeps_nothing_and_offers_the_cards(key: str, lang: str) -> None:
    page = Page(BAD[key], lang=lang)
    screen = page.wire.model.screen
    assert isinstance(screen, BadAddress)
    assert screen.fault[0] == key
    assert not [each for each in page.stored if each.startswith(attempts.KEY)]
    said = words_of(lang, GARLANDLAND).say(screen.fault)
    assert html.escape(said) in page.html
    if key not in ("link.deal", "attempts.seats"):
        page.send("again")
        assert page.match.begins_like(DEAL)


@pytest.mark.parametrize("old", ["by ", "alone", "1\n\n"])
def test_what_is_no_list_of_results_cannot_be_read(old: str) -> None:
    screen = Page(bent(old, "zz")).wire.model.screen
    assert isinstance(screen, BadAddress)
    assert screen.fault[0] == "link.moves"


def test_a_file_brings_the_results_of_others_together_with_those_that_are_here() -> None:
    here, there = Page(link(AOI)), Page(link(attempt(2, "Ben"), AOI))
    [file] = files.everything(there.stored)
    here.open("#/settings")
    here.take_in(file)
    assert [each.name for each in attempts.of(here.stored, DEAL)] == ["Aoi", "Ben"]
    assert files.opened(file, here.stored).added == {}


@pytest.mark.parametrize("where", ["x", "garlandland", links.address(DEAL)[2:] + "&x=1", links.address(DEAL)[2:] + "x"])
def test_results_in_a_file_that_belong_to_no_deal_are_not_taken_in(where: str) -> None:
    found = {attempts.KEY + where: attempts.pack((AOI,)), attempts.key(DEAL): "x"}
    assert files.opened(json.dumps({"fudaba": 1, "stored": found}), {}).added == {}


@in_every_language
@for_every_game
def test_how_each_went_on_is_told_apart_in_the_words_of_every_game(game: Game, lang: str) -> None:
    deal = deal_of(game)
    mine, other = attempt(1, "", deal), attempt(2, "Ben", deal)
    save = Save("mine", mine.match, (), 1)
    page = Page(link(other, deal=deal), {save.key: save.text()}, lang=lang)
    words = words_of(lang, game)
    assert "onwards" not in page.html, "what no longer matches is shown when it is asked for"
    page.send("fold on-from-there")
    own, its = parsed(page.html).one("div", "onwards").all("ol")
    assert words("attempts.own-ways") in text(page)
    assert all(each.text and each.text != words("attempts.replay") for each in (*own.all("button"), *its.all("button")))
    page.send(str(its.all("button")[0].attributes["data-do"]))
    look = page.wire.model.look
    assert look
    assert look.whole == other.match
    assert game.rules.to_move(look.match.state) == 0


@pytest.mark.parametrize("kept", ["", "x", "AAAA", attempts.pack((AOI,))[:-7], links.deflated("2\n\n")])
def test_a_stored_text_that_cannot_be_read_is_as_none(kept: str) -> None:
    page = finished(links.address(DEAL), stored={attempts.key(DEAL): kept})
    assert page.screen == "result"
    assert "results" not in page.html
    page.open(link(AOI))
    assert [each.name for each in attempts.of(page.stored, DEAL)] == ["Aoi"]


def test_only_who_plays_alone_against_bots_sends_a_challenge() -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=easy,easy")
    page.settle()
    assert 'id="share"' not in page.html


def test_who_played_twice_sees_the_match_that_was_sent() -> None:
    """Anna has challenged with her second match; the answer holds it, and stands beside it."""
    first, second = attempt(1, ""), attempt(2, "")
    stored = {
        save.key: save.text()
        for save in (Save(f"m{n}", each.match, (), n) for n, each in enumerate((first, second), 1))
    }
    answer = link(attempt(3, "Ben"), second._replace(name="Anna"))
    page = Page(answer, stored)
    own = attempts.first(page.stored, DEAL, page.wire.model.screen.mine)  # type: ignore[union-attr]
    assert own
    assert own.match.moves == second.match.moves
    page.send("attempt own 0")
    assert page.wire.model.look
    assert page.wire.model.look.whole == second.match
    assert [each.name for each in attempts.of(page.stored, DEAL)] == ["Ben"]


@in_every_language
def test_who_opens_a_challenge_can_learn_the_game_first(lang: str) -> None:
    day = Match.begin(GARLANDLAND, "day-2026-11-25", (ME, "easy"))
    page = Page(link(attempt(1, deal=day), deal=day), lang=lang)
    words = words_of(lang, GARLANDLAND)
    assert "day-2026-11-25" not in text(page)
    assert words("aim") in text(page)
    for where in ("rules", "lesson"):
        assert f'href="#/garlandland/{where}"' in page.html


@in_every_language
def test_an_answer_is_named_as_one_and_stands_first(lang: str) -> None:
    page = Page(link(AOI), lang=lang)
    page.open(links.address(DEAL))
    page.play_on()
    page.send("put-away")
    said = words_of(lang)("sending-to", who=AOI.who)
    assert parsed(page.html).by_id("share").text == said  # type: ignore[union-attr]
    page.send("share")
    assert page.html.index('id="copy-answer"') < page.html.index('id="copy-result"')
    assert "&attempts=" in handed(page, "answer")


@in_every_language
@pytest.mark.parametrize("n", range(2, 8))
def test_two_results_are_judged_in_a_sentence(n: int, lang: str) -> None:
    other = attempt(n, "Aoi")
    mine = attempt(1, "")
    words = words_of(lang, GARLANDLAND)
    page = Page(link(other), {"fudaba:match:m": Save("m", mine.match, (), 1).text()}, lang=lang)
    one, two = attempts.rank(mine), attempts.rank(other)
    results = {"mine": outcome.result(mine.match), "theirs": outcome.result(other.match)}
    level = "level-alike" if results["mine"] == results["theirs"] else "level"
    better = level if one == two else "ahead" if one < two else "behind"
    said = words(f"attempts.{better}", who=other.who, **results)
    assert parsed(page.html).one("h1").text.replace(JOINER, "") == said


@in_every_language
def test_a_result_among_several_is_told_by_the_place_and_not_by_a_row_of_numbers(lang: str) -> None:
    deal = Match.begin(GAMES["gang-of-four"], "plum-river-42", (ME, *("random",) * 3))
    match = played(deal, "s2")
    said = words_of(lang, deal.game).say(outcome.result(match))
    assert said == {"en": "came 4th of 4 with 101 points", "ja": "4人中4位（失点101点）"}[lang]
    assert said in text(Page(link(Attempt("Aoi", match), deal=deal), lang=lang))


@in_every_language
def test_who_has_played_already_answers_or_plays_again_right_beside_the_comparison(lang: str) -> None:
    mine = attempt(1, "")
    page = Page(link(attempt(2)), {"fudaba:match:m": Save("m", mine.match, (), 1).text()}, lang=lang)
    share = parsed(page.html).by_id("share")
    assert share
    assert "main" in share.css
    page.send("share")
    assert page.answer["focus"] == "sending"
    sent = links.parse(handed(page, "answer"), GAMES)
    assert {each.match.moves for each in attempts.read(sent.attempts, DEAL)} == {
        mine.match.moves,
        attempt(2).match.moves,
    }
    page.send("again")
    assert isinstance(page.wire.model.screen, Table)
    assert page.wire.model.screen.match.begins_like(DEAL)


def test_nothing_is_due_to_who_has_sent_the_answer() -> None:
    mine = attempt(1, "")
    answer = link(attempt(2), mine._replace(name="Anna"))
    page = Page(answer, {"fudaba:match:m": Save("m", mine.match, (), 1).text()})
    assert "main" not in parsed(page.html).by_id("share").css  # type: ignore[union-attr]
    assert "main" in parsed(page.html).by_id("again").css  # type: ignore[union-attr]
