"""What English writers weave into one clause: an act as a subject, what is said beside it, lists with their number."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en import bounded, fronted, related
from game.games.read_aloud.reading.en.chained import DONE_BASES, SIMPLE, SOME
from game.games.read_aloud.reading.en.numerals import DIGITS
from game.games.read_aloud.reading.en.rules import New, Row
from game.games.read_aloud.reading.en.verbs import ROWS as FORMS

THIRDS = {form.split()[0]: verbs[0].lemma.split()[0] for form, verbs in FORMS["Third"].items()}
"""Verbs by their forms of the third person."""
_RANK = r"(?:the|an?) (?:second )?(?:highest|lowest|most|fewest|odd|even)\b[a-z ]*?"
_LIKED = "(?:you|they|he or she) (?:like|likes|want|wants|choose|chooses|prefer|prefers|please|pleases|wish|wishes|decide|decides)"
_WHOLE = r"(?:your (?:whole |entire )?hand|the (?:whole |entire )?field|the cards in (?:the field|your hand)|all (?:the )?(?:hands|field cards))"
_SEEN = r"(?:which|that) (?:everyone|everybody|all(?: of us)?|the others|others|nobody|no one) (?:else )?(?:can|could)(?: not| now| so far)? see"
_LYING = r"which (?:is|are|was|were|lies|lie|lay|has been|have been)(?: lying)? (?:face (?:up|down)|visible|open|hidden)(?: so far| until now| before| now)?"
_AFTER = "shuffled|revealed|discarded|exchanged|turned face up|turned face down"


def _number(word: str) -> int:
    return int(word) if word.isdigit() else DIGITS.index(word) + 1


def _cards(number: str) -> str:
    return "one card" if number in ("a", "an", "one", "1") else f"{number} cards"


def _counted(found: re.Match[str]) -> str:
    """The list, where it has as many cards as it is said to have."""
    listed = [each for each in re.split(r",? and |, ", found["list"]) if each]
    if _number(found["n"]) != len(listed) or len(listed) < 2:
        return found[0]
    verb = DONE_BASES.get(found["done"] or "", "") if "done" in found.re.groupindex else found["verb"]
    cards = [re.sub(r"^one(?= )", "one card", each) for each in listed]
    return f"{verb} {' and '.join(cards)}" if verb else found[0]


def _brought(verb: str) -> New:
    """What reading this card brings or costs, where it has to be read from the hand with that as a test."""

    def made(found: re.Match[str]) -> str:
        test = "if you read this card from your hand, " if found["hand"] else ""
        return f"{test}{verb} {found['what']}"

    return made


def _meaning(found: re.Match[str]) -> str:
    """What those have to do who have most or least of something."""
    base = DONE_BASES.get(found["ing"])
    return f"the player with {found['rank']} must {base}{found['rest']}" if base else found[0]


def _then(found: re.Match[str]) -> str:
    """What is done with a thing first, and then with the same."""
    base = {"turned face up": "turn face up", "turned face down": "turn face down"}.get(found["done"])
    base = base or DONE_BASES.get(found["done"], "")
    return f"{found['what']} is {found['done']}, then it is " if base else found[0]


def _price(found: re.Match[str]) -> str:
    """Something is discarded, and then the rest done."""
    return f"discard {found['price']}, then {found['rest']}"


ROWS: tuple[Row, ...] = (
    *related.ROWS,
    *bounded.ROWS,
    *fronted.ROWS,
    # an act as a subject
    (
        "reading this",
        r"^(?:just |merely |simply )?reading this(?: card)?(?P<hand> (?:out of|from) your(?: own)? hand)? (?:earns|gets|wins|gives|grants|nets|brings|buys) you (?P<what>(?:an?|one|two|three|another|[2-9])\b[^.;]+?)(?=[.!]*$)",
        _brought("take"),
    ),
    (
        "reading this",
        r"^(?:just |merely |simply )?reading this(?: card)?(?P<hand> (?:out of|from) your(?: own)? hand)? costs you (?P<what>(?:an?|one|two|three|all)\b[^.;]*?\bcards?\b[^.;]*|your (?:whole |entire )?hand)(?=[.!]*$)",
        _brought("discard"),
    ),
    ("reading this", r"^(?:just |merely )?reading this(?: card)? (?:costs|loses) you the game(?=[.!]*$)", "you lose"),
    (
        "reading this",
        r"^(?:just |merely )?reading this(?: card)? (?:lets|allows|permits) you (?:to )?(?=(?:look|peek|see|draw|take)\b)",
        "you ",
    ),
    (
        "reading this",
        r"^(?:just |merely )?reading this(?: card)? (?:forces|makes|causes|obliges|requires) (everyone|everybody|you|your (?:left|right) neighbour|all players|each player|everyone else) (?:to )?(?=[a-z])",
        r"\1 must ",
    ),
    (
        "reading this",
        r"^(?:just |merely )?reading this(?: card)? means(?: that)? (?=(?:the|you|everyone|your|all)\b)",
        "",
    ),
    (
        "aving |olding ",
        rf"^(?:having|holding) (?P<rank>{_RANK})(?: in (?:your |their |one’s )?hand)? means (?P<ing>[a-z]+ing)(?P<rest>[^.;]*)(?=[.!]*$)",
        _meaning,
    ),
    (
        "aving |olding ",
        rf"^(?:having|holding) ({_RANK}) (?:costs|loses) (?:you|a player|players|someone|its owner) the game(?=[.!]*$)",
        r"the player with \1 loses",
    ),
    (
        "aving |olding ",
        rf"^(?:having|holding) ({_RANK})(?: at the end)? wins(?: (?:you|a player|someone))?(?: the game)?(?=[.!]*$)",
        r"the player with \1 wins",
    ),
    # a price
    (
        "n exchange for |n return for |cost of |price of |by discarding",
        rf"^(?:in (?:exchange|return) for|at the (?:cost|price) of|for the price of) (?P<price>{SIMPLE}+?), which (?:you discard|is discarded|are discarded|go(?:es)? to the discard pile), (?:you )?(?P<rest>[^.;]+)(?=[.!]*$)",
        _price,
    ),
    (
        "y discarding|y throwing away",
        rf"^by (?:discarding|throwing away) (?P<price>(?!this\b){SIMPLE}+?), (?=you (?:get|earn|win|gain|obtain|take|buy) (?:an?|another|one|two|three)\b)(?P<rest>[^.;]+)(?=[.!]*$)",
        _price,
    ),
    (
        "iscarding ",
        rf"^discarding (?P<price>(?!this\b){SIMPLE}+?) (?:gets|earns|buys|wins|gives|grants|nets) you (?P<rest>(?:an?|another|one|two|three)\b{SIMPLE}+)(?=[.!]*$)",
        lambda found: f"discard {found['price']}, then take {found['rest']}",
    ),
    (
        "trades|trade",
        rf"\b(trades?|exchanges?|swaps?) ((?:an?|one|{SOME}) cards?(?: (?:from|of|in) (?:their|your|his or her)(?: own)? hand)?) in for (an?|one|{SOME}) (?:new|fresh) (?:ones?|cards?)(?: (?:from|off) the (?:top of the )?(?:draw )?(?:pile|deck))?(?=[.!]*$)",
        lambda found: (
            f"discard{'s' * found[1].endswith('s')} {found[2]} and draw{'s' * found[1].endswith('s')} {_cards(found[3])}"
        ),
    ),
    # lists with their number
    (
        "cards",
        rf"^(?P<verb>discard|throw away|take|draw|get rid of) (?P<n>{SOME}) cards(?: in (?:all|total))?[:,;] (?P<list>(?:one|a card)\b[^.;:]+)(?=[.!]*$)",
        _counted,
    ),
    (
        "cards",
        rf"^(?P<n>{SOME}) cards (?:in (?:all|total) )?(?:are|get|must be) (?P<done>discarded|thrown away|taken)[:,;] (?P<list>(?:one|a card)\b[^.;:]+)(?=[.!]*$)",
        _counted,
    ),
    # what is said beside it
    (
        "whichever|whatever|no matter|does not matter|doesn’t matter",
        rf",? (?:whichever|whatever)(?: one| card| ones)? {_LIKED},?(?= (?:gets?|is|are|go(?:es)?|must)\b)|,? no matter (?:which|what)(?: one)?,?(?= (?:gets?|is|are|go(?:es)?|must)\b)",
        " of your choice",
    ),
    (
        ", which |, that ",
        rf"\b(?P<what>{_WHOLE}), (?:{_SEEN}|{_LYING}), (?=(?:is|are|gets?) (?:now )?(?:hidden|turned|shown|revealed|flipped)\b)",
        r"\g<what> ",
    ),
    (
        ", once |, after being |, first ",
        rf"^(?P<what>{_WHOLE}), (?:once|after being|once it has been|when) (?P<done>{_AFTER}), (?P<is>is|are) (?:then )?",
        _then,
    ),
    (
        "face down as |face up as |as it is|as they are",
        r",? (?:face (?:down|up) )?(?:just )?as (?:they are|it is|they lie|it lies)(?: now)?,(?= (?:go(?:es)?|is|are)\b)",
        "",
    ),
    # something is chosen that has its deed with it
    (
        "hoose |ick |elect ",
        rf"^(?:you )?(?:choose|pick|select) (?P<what>(?:an?|one|any|{SOME}) {SIMPLE}*?\bcards?\b{SIMPLE}*?),? (?:that|which) (?:then )?(?:goes|is put|is placed|is returned|must go|will go) (?=(?:to|on|onto|in|into|under|back)\b)",
        r"put \g<what> ",
    ),
    (
        "hoose |ick |elect ",
        rf"^(?:you )?(?:choose|pick|select) (?P<what>(?:an?|one|any|{SOME}) {SIMPLE}*?\bcards?\b{SIMPLE}*?),? (?:that|which) (?:then )?(?:gets|is|must be|will be|has to be) (?=(?:discarded|revealed|exchanged|turned|swapped|shuffled)\b)",
        r"\g<what> is ",
    ),
    (
        "hoose |ick |elect ",
        rf"^(?:you )?(?:choose|pick|select) (?P<what>(?:an?|one|any|{SOME}) {SIMPLE}*?\bcards?\b{SIMPLE}*?)(?: to be|, to be) (?=(?:discarded|revealed|turned|shuffled)\b)",
        r"\g<what> is ",
    ),
)
"""As in `rephrased`."""
