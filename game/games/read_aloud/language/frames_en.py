"""Reading an English sentence clause by clause, where no phrase is found: words to chunks, chunks to clauses, clauses to texts.

Every word has to be taken by the lexicon, and every chunk by the shape of its verb, else nothing is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.chart import Chart, Grammar
from game.games.read_aloud.language.clauses_en import CHUNKS, MOVING, SHAPES, BanOn, Chunks, Clause, Heap, Who, deed, mood, sorted_out
from game.games.read_aloud.language.effects import UNOWNED, Place
from game.games.read_aloud.language.frames import texts
from game.games.read_aloud.language.measures_en import MEASURES, TESTS, negated
from game.games.read_aloud.language.nouns_en import NOUNS, Mark, Np, Pp, placed
from game.games.read_aloud.language.parser import either
from game.games.read_aloud.language.roles import Choice, Mood, Noun, Roles, Said, Thing
from game.games.read_aloud.language.sentences_en import DISCARD, OPENINGS
from game.games.read_aloud.language.spelling import plain
from game.games.read_aloud.language.verbs_en import VERBS
from game.games.read_aloud.language.words_en import AMOUNTS, LOOKS, PEOPLE, PLACED, PLACES, THEY, Verb, Verbs

SHORT = (
    (re.compile("['`´‘]"), "’"),
    (re.compile(r"\bcan’t\b|\bcan not\b"), "cannot"),
    (re.compile(r"\bwon’t\b"), "will not"),
    (re.compile(r"n’t\b"), " not"),
    (re.compile(r"\bno[- ]one\b"), "nobody"),
    (re.compile(r"ing’s\b"), "ing is"),
    (re.compile(r"\b(whoever|who)’s (?=(?:sitting|next|on|to|left|going|seated|got)\b)"), r"\1 is "),
    (re.compile(r"\b(is|are) got\b"), "has"),
    (re.compile(r",? if any,"), ""),
    (re.compile(r"\bboth limits\b"), "the hand limit and the field limit"),
    (re.compile(r"\bboth (?:of )?your neighbou?rs\b"), "your left neighbour and your right neighbour"),
    (re.compile(r"\bgimme\b"), "give me"),
    (re.compile(r"\btill\b"), "until"),
    (re.compile(r"\band of this\b"), "and this"),
    (re.compile(r"\bover, (?=face )"), "over "),
    (re.compile(r"\bno cards? ((?:in|from|of|on) [a-z ]+? )?(?:may|can) (?=be\b)"), r"cards \1cannot "),
    (re.compile(r"’re\b"), " are"),
    (re.compile(r"’ve\b"), " have"),
    (re.compile(r"’ll\b"), " will"),
    (re.compile(r"\b(there|it|that|game|pile|deck|nobody|what|whatever|everything|limit|let)’s (?!hand|top|turn|total|bottom|card)"), r"\1 is "),
    (re.compile(r"s’(?= )"), "s ’s"),
    (re.compile(r"’s\b"), " ’s"),
    (re.compile(r"…|\.{2,}"), "."),
    (re.compile(r" ?[–—] ?| - "), ", "),
    (re.compile(r"−(?=[0-9])"), "-"),
    (re.compile(r"(?<=[a-z])[-/](?=[a-z])"), " "),
)
WORD = re.compile(r"(?<![a-z0-9])-[0-9]+|[a-z]+|[0-9]+|’s|[^\s\w“”\"]")
TITLE = re.compile(r"\s*((?:[a-z]+ ){0,2}[a-z]+)!+ ")
"""A word or two that are only called out, of which the lexicon has none."""
STOPS = (".", ",", ";", ":", "")
BOUNDS = (*STOPS, "and", "then", "or", "if", "unless", "when", "whenever", "but", "once", "provided", "as", "while", "who", "to", "after", "so", "plus")
JOINTS = (".", ",", ";", ":", "and", "then", "but", "plus", "also")
DISCARDS = Verb("discard", "discard", ("away",), "base")
MOST_WAYS = 48
MOST_CHUNKS = 14


@cache
def grammar() -> Grammar:
    """The productions of English."""
    return Grammar(PLACES | PEOPLE | AMOUNTS | LOOKS | PLACED | NOUNS | MEASURES | TESTS | VERBS | CHUNKS | OPENINGS)


def words(sentence: str) -> tuple[str, ...]:
    """The words and stops of a sentence."""
    text = plain(sentence, small=True).text.replace("w/ ", "with ")
    for pattern, instead in SHORT:
        text = pattern.sub(instead, text)
    title = TITLE.match(text)
    if title and not grammar().words.intersection(title[1].split()):
        text = text[title.end() :]
    return tuple(WORD.findall(re.sub("!+", ".", text).strip(" .")))


class Before(NamedTuple):
    """What the clauses before have named."""

    who: Any = None
    """Who acted, for a verb without anybody."""
    modal: bool = False
    """Whether that verb was one of what must be done, or of several people, so that the next one has the same form."""
    they: Place | None = None
    """Who is “they”."""
    chosen: bool = False
    """Whether they were only chosen, and do nothing yet."""
    it: Thing | None = None
    picked: bool = False
    """Whether it was only chosen."""
    test: e.Test | None = None
    """The test that it has, for “otherwise”."""
    said: Said | None = None
    """What it says, for “and so does ...”."""
    tested: bool = False
    """Whether the clause before has a test."""
    subject: tuple[Any, ...] = ()
    """With what something was done, where that is the subject."""
    first: bool = True
    discarded: bool = False
    """Whether other cards than this one were just discarded, so that “the discarded cards” can be those."""


class Reader:
    """Reads one sentence."""

    def __init__(self, sentence: str) -> None:
        self.words = words(sentence)
        self.chart = Chart(grammar(), self.words)
        self._chunks: dict[int, list[tuple[int, Chunks]]] = {}
        self._clauses: dict[int, list[tuple[int, Clause]]] = {}

    def texts(self) -> tuple[e.Text, ...]:
        """Every text that the whole sentence says."""
        found: dict[e.Text, None] = {}
        if "i" in self.words and ("you" in self.words or "your" in self.words):
            return ()
        for n, way in enumerate(self._ways(0, Before(), "")):
            if n >= MOST_WAYS:
                return ()
            found |= dict.fromkeys(texts([[each] for each in _once(way)]))
        return tuple(found)

    # --- clauses

    def _ways(self, start: int, before: Before, joint: str) -> Iterator[tuple[Said | Choice, ...]]:
        start = self._opened(start, before)
        if start >= len(self.words):
            return
        for end, saids, now in self._one(start, before, joint):
            if before.discarded and "discarded" in self.words[start:end]:
                continue
            if self._closed(end) == len(self.words):
                if not now.chosen and not now.picked:
                    yield saids
                continue
            for there, join in self._joints(end, now, saids):
                if join == ":" and not (now.chosen or now.picked or (saids and _cost(saids[-1]))):
                    continue
                last = saids[-1] if saids and isinstance(saids[-1], Said) else None
                now = now._replace(first=False, said=last, discarded=before.discarded or any(map(_others, saids)))
                for rest in self._ways(there, now, join):
                    if glued := self._glued(saids, rest):
                        yield glued

    def _glued(self, saids: tuple[Any, ...], rest: tuple[Any, ...]) -> tuple[Any, ...]:
        """Both, where cards that are put into the pile and shuffled are one act."""
        if saids and rest and isinstance(saids[-1], Said) and isinstance(rest[0], Said):
            one, two = saids[-1], rest[0]
            goal, what = one.roles.goal, two.roles.what
            if one.verb == "put" and two.verb == "shuffle" and goal and goal.zone is Place.PILE and goal.where is None:
                if what is None or what.zone is Place.PILE:
                    return (*saids[:-1], replace(one, verb="mix"), *rest[1:])
        return (*saids, *rest)

    def _opened(self, start: int, before: Before) -> int:
        """The place after words that only lead on."""
        while not self.chart.at("Likewise", start) and (found := [end for end, _ in self.chart.at("Opening", start)]):
            start = max(found)
        return start

    def _closed(self, end: int) -> int:
        """The place after words that only close a sentence."""
        while found := [there for there, _ in self.chart.at("Closing", end)]:
            end = max(found)
        return end

    def _joints(self, end: int, before: Before, saids: tuple[Any, ...]) -> Iterator[tuple[int, str]]:
        """What joins two clauses: where the next begins, and the strongest sign between them."""
        at, join = end, ""
        while at < len(self.words) and self.words[at] in JOINTS:
            word = self.words[at]
            if word in (".", ";", ":") or (word == "then" and join not in (".", ";", ":")):
                join = word
            elif not join or word == "but":
                join = "but" if word == "but" else "and"
            at += 1
        if at < len(self.words) and before.chosen and self.words[at] == "who":
            at, join = at + 1, "who"
        if at > end:
            yield at, join
        elif self.words[at] == "to" and (before.chosen or (saids and _paid(saids[-1]))):
            yield at + 1, "to"
        elif self.words[at : at + 3] == ("in", "order", "to") and saids and _paid(saids[-1]):
            yield at + 3, "to"

    def _one(self, start: int, before: Before, joint: str) -> Iterator[tuple[int, tuple[Any, ...], Before]]:
        """One clause with its test, or a choice of two."""
        if before.test and (meant := negated(before.test)):
            for at, _ in self.chart.at("Otherwise", start):
                for end, saids, now in self._clause(at, before, "."):
                    if len(saids) == 1 and not now.chosen:
                        yield end, self._with(meant, saids), now
        if before.tested and joint in ("and", "then", "but"):
            return
        for there, test in self._tested(start):
            it = Thing(zone=test.place, whole=True) if isinstance(test, e.AtLeast | e.AtMost) else None
            for end, saids, now in self._clause(there, before._replace(it=it or before.it), joint):
                if len(saids) == 1 and not now.chosen and not _mine(test, saids[0]):
                    yield end, self._with(test, saids), now._replace(tested=True, test=test)
        for end, saids, now in (*self._clause(start, before, joint), *self._choice(start, before, joint)):
            yield end, saids, now
            for there, _ in self.chart.at("Paying", end):
                if len(saids) == 1 and not now.chosen and not now.picked:
                    yield there, (DISCARD, *saids), now
            if len(saids) != 1 or now.chosen or (not before.first and joint not in (".", ";", ":", "then")):
                continue
            at = end + (end < len(self.words) and self.words[end] == ",")
            at += at < len(self.words) and self.words[at] in ("but", "only")
            at += at < len(self.words) and self.words[at] == "only"
            for there, test in self._test(at):
                if not _mine(test, saids[0]) and (there == len(self.words) or self.words[there] in (".", ";")):
                    yield there, self._with(test, saids), now

    def _with(self, test: e.Test, saids: tuple[Any, ...]) -> tuple[Any, ...]:
        (said,) = saids
        return (replace(said, roles=replace(said.roles, test=test)),) if isinstance(said, Said) else ()

    def _tested(self, start: int) -> Iterator[tuple[int, e.Test]]:
        for end, test in self._test(start):
            at = end
            if at < len(self.words) and self.words[at] == ",":
                at += 1
            if at < len(self.words) and self.words[at] == "then":
                at += 1
            yield at, test

    def _test(self, start: int) -> Iterator[tuple[int, e.Test]]:
        for at, unless in self.chart.at("If", start):
            for end, test in self.chart.at("Test", at):
                meant = negated(test) if unless == "unless" else test
                if meant and not isinstance(meant, str):
                    yield end, meant

    def _choice(self, start: int, before: Before, joint: str) -> Iterator[tuple[int, tuple[Any, ...], Before]]:
        """One clause or another one."""
        either = [end for end, _ in self.chart.at("Eitherway", start)]
        if not either and not (before.first or joint in (".", ";", ":", "then")):
            return
        for there in either:
            for end, one, now in self._clause(there, before, joint):
                if len(one) == 1 and isinstance(one[0], Choice):
                    yield end, one, now
        for there in either or [start]:
            for end, one, now in self._clause(there, before, joint):
                at = end
                while at < len(self.words) and self.words[at] in (",", ";", "or"):
                    at += 1
                at += at < len(self.words) and self.words[at] in ("else", "instead")
                if "or" not in self.words[end:at]:
                    continue
                for there, other, then in self._clause(at, before._replace(who=now.who, modal=now.modal, it=now.it), "and"):
                    if there == len(self.words) or self.words[there] in (".", ";", "then") or either:
                        if len(one) == len(other) == 1 and isinstance(one[0], Said) and isinstance(other[0], Said):
                            yield there, (Choice(one[0], other[0]),), then._replace(it=None)

    def _clause(self, start: int, before: Before, joint: str) -> Iterator[tuple[int, tuple[Any, ...], Before]]:
        if before.chosen or before.picked:
            for end, clause in self._parsed(start):
                yield from ((end, *found) for found in self._meant(clause, before, joint))
            return
        for end, saids in self.chart.at("Saying", start):
            yield end, saids, Before(first=False)
        if before.said and joint in ("and", "then") and before.said.verb in ("discard", "thin"):
            yield from self._elliptic(start, before, joint)
        if before.said:
            for end, make in self.chart.at("Likewise", start):
                if saids := make(before.said):
                    yield end, saids, Before(first=False)
        for end, person in self.chart.at("Chosen1", start):
            yield end, (), Before(they=person, chosen=True, first=False)
        for end, condition in self._victory(start):
            yield end, (Said("win", Roles(condition=condition)),), Before(first=False)
        for end, clause in self._parsed(start):
            for said, now in self._meant(clause, before, joint):
                yield end, said, now

    def _elliptic(self, start: int, before: Before, joint: str) -> Iterator[tuple[int, tuple[Any, ...], Before]]:
        """Other cards that are discarded, too: then this card."""
        for end, chunks in self._bare(start, ()):
            heap = Heap()
            if heap.whole(chunks) and len(heap.things) == 1 and isinstance(heap.things[0], Np) and not heap.places:
                np = heap.things[0]
                if before.said and before.said.verb == "thin" and np.thing.noun is not Noun.THIS:
                    continue
                clause = Clause(DISCARDS, None, (), (np,), "", (), heap.marks, ())
                for said, now in self._meant(clause, before._replace(who=None), joint):
                    yield end, said, now

    def _bare(self, start: int, chunks: Chunks) -> Iterator[tuple[int, Chunks]]:
        """Things and places without a verb, up to the end of a clause."""
        if chunks and (start == len(self.words) or self.words[start] in STOPS):
            yield start, chunks
            return
        if start < len(self.words) and len(chunks) < 4:
            for end, chunk in self.chart.at("Chunk", start):
                if isinstance(chunk, Np | Pp | Mark):
                    yield from self._bare(end, (*chunks, chunk))

    def _victory(self, start: int) -> Iterator[tuple[int, e.Condition]]:
        """You win if your total is odd, in either order."""
        for at, _ in self.chart.at("YouWin", start):
            for there, unless in self.chart.at("If", at):
                if unless != "unless":
                    yield from self.chart.at("Mine", there)
        for at, unless in self.chart.at("If", start):
            for end, condition in self.chart.at("Mine", at):
                there = end + (end < len(self.words) and self.words[end] == ",")
                there += there < len(self.words) and self.words[there] == "then"
                for last, _ in self.chart.at("YouWin", there):
                    if unless != "unless":
                        yield last, condition

    # --- chunks

    def _parsed(self, start: int) -> list[tuple[int, Clause]]:
        """Every clause that begins here."""
        if start not in self._clauses:
            self._clauses[start] = [
                (end, clause) for end, chunks in self._along(start, (), False) for clause in sorted_out(chunks)
            ]
        return self._clauses[start]

    def _along(self, start: int, chunks: Chunks, verb: bool) -> Iterator[tuple[int, Chunks]]:
        if verb and (start == len(self.words) or self.words[start] in BOUNDS) and not _open(chunks):
            yield start, chunks
        if start == len(self.words) or len(chunks) > MOST_CHUNKS:
            return
        if self.words[start] == "," and not verb and chunks and all(isinstance(each, Pp | Mark) for each in chunks):
            start += 1
        for end, chunk in self.chart.at("Chunk", start):
            if isinstance(chunk, Verbs) and (verb or _open(chunks)):
                continue
            yield from self._along(end, (*chunks, chunk), verb or isinstance(chunk, Verbs))

    # --- meaning

    def _meant(self, clause: Clause, before: Before, joint: str) -> Iterator[tuple[tuple[Any, ...], Before]]:
        verb = clause.verb
        found = self._acting(clause, before, joint)
        if found is None:
            return
        clause, now = found
        if clause.verb.act == "choose":
            things = clause.things
            if len(things) == 1 and isinstance(things[0], Np) and not clause.places and clause.who in (None, Place.MINE):
                if things[0].thing.amount is not None or verb.lemma in ("collect", "gather"):
                    yield (), Before(it=things[0].thing, picked=True, first=False)
            return
        filled = self._filled(clause, before)
        if filled is None:
            return
        if verb.act == "take" and clause.who is None and (picked := _picked(filled[0])):
            yield (), Before(it=picked, picked=True, first=False)
        clause, used_they, used_it = filled
        clause = _fronted(clause)
        if (before.chosen and not used_they and clause.who is not before.they) or (before.picked and not used_it):
            return
        if verb.mood == "not" or clause.who == "nobody" or verb.mood == "may":
            said = self._allowed(clause)
            if said:
                yield (said,), now
                return
            if verb.mood == "not" or (clause.who == "nobody" and verb.act != "win"):
                return
            if verb.mood == "may" and clause.who not in (Place.MINE, "nobody"):
                return
        for saids in _shaped(clause):
            if any(_sum(each, before) for each in saids if isinstance(each, Said)):
                continue
            yield saids, now._replace(it=_it(saids, clause))

    def _allowed(self, clause: Clause) -> Said | None:
        """What nobody may do, or everybody may do again."""
        verb, who = clause.verb, clause.who
        nobody = who == "nobody"
        if nobody and verb.mood != "may" and not (verb.act == "win" or verb.mood == "may"):
            return None
        if not nobody and who not in (None, "it", Place.HANDS, Place.MINE):
            return None
        if who is None and not verb.passive:
            return None
        act = deed(clause)
        if act is None:
            return None
        again = any(each in clause.parts for each in ("again", "once more", "once again"))
        if nobody or verb.mood == "not":
            return Said("act", Roles(act=act), Mood.MUST_NOT) if not again else None
        if verb.form == "can" and not again:
            return None
        return Said("act", Roles(act=act), Mood.MAY)

    def _acting(self, clause: Clause, before: Before, joint: str) -> tuple[Clause, Before] | None:
        """The clause with who acts and on what, whether it is active or passive."""
        verb, who, subject, marks = clause.verb, clause.who, clause.subject, dict(clause.marks)
        if not {*clause.parts} <= {*verb.parts, "again", "once more", "once again", "anymore", "any more", "any longer"}:
            return None
        needs = [each for each in verb.parts if each.startswith("~")]
        if any(each[1:] not in clause.parts for each in needs):
            return None
        cause = marks.pop("cause", None)
        if verb.passive:
            if who not in (None, "nobody") and not isinstance(who, Place | e.Condition):
                return None
            things = (*subject, *((Who(who),) if who is not None else ())) if not subject else subject
            if clause.things or (subject and who is not None):
                return None
            doer = marks.pop("doer", None)
            clause = clause._replace(who=doer, subject=(), things=things, marks=marks)
            return clause, Before(subject=things, first=False)
        if "doer" in marks:
            return None
        if subject and verb.act in MOVING and not clause.things and who is None:
            clause = clause._replace(who="it" if verb.mood else None, subject=(), things=subject, marks=marks)
            return (clause, Before(first=False)) if verb.form in ("third", "base", "can") else None
        if subject and verb.act != "become":
            return None
        if who == THEY:
            if before.they is None:
                return None
            who = before.they
        if verb.form == "part" and before.subject and not (who or subject or clause.things) and joint in ("and", "then"):
            return clause._replace(things=before.subject), Before(subject=before.subject, first=False)
        if verb.form in ("ing", "part") or (verb.form == "perfect" and verb.act not in ("lose", "win")):
            return None
        if marks.pop("except", None):
            if who is not Place.HANDS:
                return None
            who = Place.OTHERS
        plural = verb.form == "base" and (who in (Place.HANDS, Place.OTHERS) or clause.who == THEY)
        modal = bool(verb.modal or cause or plural)
        if who is None and joint in ("to", "who") and before.chosen:
            who, modal = before.they, True
        elif who is None and verb.act != "become":
            who = self._carried(clause, before, joint)
            if who == "?":
                return None
            modal = before.modal if who is not None else False
            clause = _own(clause) if who is not None else clause
        if clause.also is not None and not (who in SINGLE and clause.also in SINGLE):
            return None
        if cause:
            clause = clause._replace(verb=verb._replace(modal=True))
        they = who if clause.also is None and isinstance(who, Place) and who not in (Place.ANYONE, Place.ANOTHER, Place.MINE) else None
        clause = clause._replace(who=who, marks=marks)
        return clause, Before(who=who, modal=modal, they=they, first=False)

    def _carried(self, clause: Clause, before: Before, joint: str) -> Any:
        """Who acts where nobody is named: whoever acted before, or the reader; “?” where that is open."""
        form = clause.verb.form
        if form == "third" and clause.verb.lemma in ("go", "return") and clause.things and clause.places:
            return None
        same = joint in ("and", "then", "who") and before.who not in (None, Place.MINE)
        if form == "third":
            return before.who if same and before.who not in (Place.ANYONE, Place.ANOTHER, "nobody") and isinstance(before.who, Place) else "?"
        if not same or not before.modal:
            return None
        things = clause.things
        if any(isinstance(each, Np) and (each.thing.noun is Noun.THIS or each.thing.zone is Place.MINE) for each in things):
            return None
        if any(isinstance(each, Np) and each.thing.zone in (Place.PILE, Place.FIELD, Place.DISCARDS) and each.thing.whole for each in things):
            return None
        if not things or before.who in (Place.ANYONE, Place.ANOTHER) or not isinstance(before.who, Place):
            return "?"
        return before.who

    def _filled(self, clause: Clause, before: Before) -> tuple[Clause, bool, bool] | None:
        """The clause with what “it” and “their” stand for."""
        they = it = False
        things: list[Any] = []
        for each in clause.things:
            if isinstance(each, Np):
                if each.it:
                    meant = _that(each, clause, before)
                    if meant is None:
                        return None
                    each, it = meant, True
                if each.theirs and clause.who in (None, Place.MINE):
                    if before.they is None:
                        return None
                    each, they = each._replace(thing=replace(each.thing, zone=before.they), theirs=False), True
                elif each.thing.zone is Place.MINE and each.thing.whole and _called(clause):
                    each = each._replace(thing=replace(each.thing, zone="hand"))
                elif _bare(each) and clause.who in (None, Place.MINE):
                    each = each._replace(thing=replace(each.thing, zone=Place.MINE))
                elif each.thing.zone == THEY:
                    if before.they is None:
                        return None
                    each, they = each._replace(thing=replace(each.thing, zone=before.they)), True
            elif isinstance(each, Who) and each.who == THEY:
                if before.they is None:
                    return None
                each, they = Who(before.they), True
            things.append(each)
        places = []
        for pp in clause.places:
            np = pp.np
            if np.thing.zone == THEY or (np.theirs and clause.who in (None, Place.MINE)):
                if before.they is None:
                    return None
                np, they = np._replace(thing=replace(np.thing, zone=before.they), theirs=False), True
            elif _bare(np) and clause.who in (None, Place.MINE):
                np = np._replace(thing=replace(np.thing, zone=Place.MINE))
            if np.it:
                if before.it is None or before.it.zone is not Place.PILE:
                    return None
                np, it = Np(Thing(zone=Place.PILE)), True
            places.append(pp._replace(np=np))
        return clause._replace(things=tuple(things), places=tuple(places)), they, it


def _once(way: tuple[Any, ...]) -> Iterator[Any]:
    """The clauses without what is only said again: nothing happens, no effect."""
    for n, each in enumerate(way):
        if n == 0 or each != way[n - 1] or each.verb not in ("nothing", "end", "undecide"):
            yield each


def _paid(said: Any) -> bool:
    """Whether it is something that is discarded, for something else."""
    return isinstance(said, Said) and said.verb == "discard"


def _others(said: Any) -> bool:
    """Whether other cards than this one are discarded."""
    return _paid(said) and not _cost(said)


def _cost(said: Any) -> bool:
    """Whether it is what has to be done first."""
    return isinstance(said, Said) and said.verb == "discard" and said.roles.what == Thing(Noun.THIS)


def _mine(test: e.Test, said: Any) -> bool:
    """Whether it is rather the condition of the winner: you win if you have no cards."""
    if isinstance(said, Said) and said.verb == "undecide" and isinstance(test, e.AtLeast):
        return True
    own = isinstance(test, e.InHand) or getattr(test, "place", None) is Place.MINE
    return own and isinstance(said, Said) and said.verb == "win"


def _called(clause: Clause) -> bool:
    """Whether several people are told what to do: everyone, show your cards."""
    verb = clause.verb
    return clause.who in (Place.HANDS, Place.OTHERS) and verb.form == "base" and not verb.modal and not verb.mood


def _own(clause: Clause) -> Clause:
    """Cards that are discarded by whoever acted before are of their hand."""
    if clause.verb.act != "discard":
        return clause
    things = tuple(
        each._replace(thing=replace(each.thing, zone="hand"))
        if isinstance(each, Np) and each.thing.zone is None and each.thing.amount is not None
        else each
        for each in clause.things
    )
    return clause._replace(things=things)


def _picked(clause: Clause) -> Thing | None:
    """One thing that is taken from somewhere, for what is then done with it."""
    if len(clause.things) != 1 or clause.places or {*clause.marks} - {"soft"}:
        return None
    np = clause.things[0]
    thing = np.thing if isinstance(np, Np) and not np.it and not np.facing else Thing()
    if thing.where or thing.zone in (None, Place.PILE, Place.MINE):
        return thing if thing.where and clause.verb.lemma in ("take", "remove") else None
    return thing if thing.amount is not None or (thing.whole and thing.zone not in UNOWNED) else None


def _fronted(clause: Clause) -> Clause:
    """The clause with the thing at the place that stands before the verb."""
    if clause.verb.act in ("put", "swap") or len(clause.things) != 1:
        return clause
    for pp in clause.places:
        if pp.prep in ("from", "in", "of") and (np := placed(clause.things[0], pp)):
            rest = tuple(each for each in clause.places if each is not pp)
            return clause._replace(things=(np,), places=rest)
    return clause


def _shaped(clause: Clause) -> Iterator[tuple[Said | Choice, ...]]:
    """What a clause says: of several things or people one clause each, or a choice."""
    shape = SHAPES.get(clause.verb.act)
    if shape is None:
        return
    if clause.also is not None and clause.join == "and":
        marks = {key: value for key, value in clause.marks.items() if key != "each"}
        both = (shape(clause._replace(who=who, also=None, join="", marks=marks)) for who in (clause.who, clause.also))
        yield from ((*one, *other) for one, other in product(*both))
        return
    for each in _alternatives(clause):
        for saids in product(*(tuple(shape(one)) for one in each)):
            if len(each) == 1:
                yield tuple(replace(said, mood=mood(clause)) for said in saids[0])
            elif all(len(said) == 1 for said in saids):
                yield (Choice(saids[0][0], saids[1][0]),)


def _alternatives(clause: Clause) -> Iterator[tuple[Clause, ...]]:
    """The clause itself, or one for each of two things of which one is meant."""
    if clause.also is not None:
        yield tuple(clause._replace(who=who, also=None, join="") for who in (clause.who, clause.also))
        return
    if clause.join != "or":
        yield (clause,)
        return
    if len(clause.things) != 2 or not all(isinstance(each, Np) for each in clause.things):
        return
    one, other = clause.things
    if one.thing.amount is None or other.thing.amount is not None:
        zones = {one.thing.zone, other.thing.zone}
        if zones == {Place.FIELD, Place.ANYONE} and one.thing.amount == other.thing.amount is not None:
            yield (clause._replace(things=(Np(replace(one.thing, zone=Place.PLAY)),), join=""),)
        else:
            yield clause._replace(things=(one,), join=""), clause._replace(things=(other,), join="")


def _bare(np: Np) -> bool:
    """Whether it is cards of a hand of which is not said whose it is."""
    return np.thing.zone == "hand" and np.thing.noun is Noun.CARDS and not np.theirs and np.at != "from"


def _open(chunks: Chunks) -> bool:
    """Whether something has to follow."""
    return bool(chunks) and isinstance(chunks[-1], Mark) and chunks[-1].kind in ("join", "cause")


def _that(np: Np, clause: Clause, before: Before) -> Np | None:
    """What “it” stands for, or “one of them”."""
    if isinstance(clause.who, e.Rank) and np.thing.amount is not None and not np.thing.where:
        return Np(Thing(amount=np.thing.amount))
    it = before.it
    if it is None:
        return None
    if it.zone is Place.PILE and np.thing.where:
        return Np(Thing(zone=Place.PILE, where=np.thing.where, amount=np.thing.amount)) if it.bare else None
    if it.zone is Place.PILE and it.bare and clause.verb.act != "shuffle":
        return None
    if np.thing.high is not None:
        return Np(Thing(zone=it.zone, high=np.thing.high)) if it.whole and it.zone in (Place.FIELD, Place.MINE) else None
    if np.thing.amount is not None:
        return Np(replace(it, whole=False, amount=np.thing.amount)) if it.whole else None
    return Np(it)


SINGLE = (Place.MINE, Place.LEFT, Place.RIGHT, Place.ANYONE, Place.ANOTHER, Place.OWNER)
SURE = (Place.FIELD, Place.PILE, Place.DISCARDS, Place.MINE, Place.LEFT, Place.RIGHT, Place.OWNER, Place.HANDS, Place.OTHERS)


def _it(saids: tuple[Any, ...], clause: Clause) -> Thing | None:
    """What “it” stands for after these clauses: a whole place, this card, or the top of the pile that still lies there."""
    if len(saids) != 1 or not isinstance(saids[0], Said):
        return None
    said = saids[0]
    what = said.roles.what
    if what is None:
        return None
    if what.noun is Noun.THIS:
        return what
    if (goal := said.roles.goal) and goal.zone is Place.PILE and not goal.where:
        return Thing(zone=Place.PILE, bare=True)
    if said.verb in ("discard", "draw") and what.zone is Place.PILE:
        return Thing(zone=Place.PILE, bare=True)
    if what.noun is not Noun.CARDS or said.verb not in ("look", "turn", "shuffle"):
        return None
    zone = said.roles.who if what.zone == "hand" and isinstance(said.roles.who, Place) else what.zone
    if zone in SURE and ((what.whole or what.bare) or (what.where and said.verb != "shuffle")):
        return replace(what, zone=zone)
    return None


def _sum(said: Said, before: Before) -> bool:
    """Whether a number is that of something that nobody counted."""
    what = said.roles.what
    return bool(what and what.amount == e.That() and (before.first or before.who not in (None, Place.MINE)))


NEIGHBOUR = re.compile(r"\b(?:(?:your|a|any|either|one) neighbou?r|(?:one|any|either) of your neighbou?rs)(?![a-z])", re.IGNORECASE)


def framed(sentence: str) -> tuple[e.Text, ...]:
    """Every text that an English sentence says, read clause by clause.

    A neighbour without a side is the one or the other, as the reader likes.
    """
    if not NEIGHBOUR.search(sentence) or re.search(r"\b(?:left|right)\b", sentence, re.IGNORECASE):
        return Reader(sentence).texts()
    left, right = (Reader(NEIGHBOUR.sub(f"your {side} neighbour", sentence)).texts() for side in ("left", "right"))
    return tuple(dict.fromkeys(text for both in zip(left, right, strict=False) for text in either(*both)))
