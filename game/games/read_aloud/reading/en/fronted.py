"""What English writers say the other way round: where it comes from first, what it is last, what stays no more."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.chained import DONE_BASES, SOME
from game.games.read_aloud.reading.en.rules import Row

_PLACE = r"(?:(?:the |your )?(?:own )?(?:top of the (?:draw )?(?:pile|deck)|draw pile|discard pile|pile|deck|field|table|hand|discards)|your (?:left|right) neighbour’s hand|another player’s hand)"
_PEOPLE = (
    r"everyone(?: else)?|everybody(?: else)?|all players|each player|your (?:left|right) neighbour|the next player|you"
)
_DEEDS = "discard|draw|take|reveal|shuffle|exchange|swap|look at|turn face up|turn face down|throw away|show"
_DONE = "discarded|revealed|shuffled|thrown away|turned face up|turned face down|turned over|swapped|exchanged|drawn"


def _given(found: re.Match[str]) -> str:
    """What somebody gets, with the one who gets it first."""
    return f"{found['who']} {'take' if found['who'] == 'you' else 'takes'} {found['what']}"


def _first(found: re.Match[str]) -> str:
    """What is told to be done last, as what is told."""
    who = found["who"] or ""
    told = "" if who in ("", "you") else f"{who} must "
    return f"{told}{found['deed']}"


def _based(words: str) -> str:
    """What is done, as one tells somebody to do it."""
    first, _, rest = words.removesuffix(" afterwards").removesuffix(" after that").partition(" ")
    return f"{DONE_BASES[first]} {rest}"


ROWS: tuple[Row, ...] = (
    # where it comes from
    (
        " go",
        r"\b(?P<cards>(?<!this )cards?(?: (?:from|of|in|on) [^.;,]*?)?) (?P<go>goes|go) (?=to (?:every|each|all|your (?:left|right) neighbour|the (?:next )?player|the person|the others|whoever)\b(?!’s))",
        lambda found: f"{found['cards']} {'is' if found['go'] == 'goes' else 'are'} dealt ",
    ),
    (
        "f the |f your ",
        r"^(?:(?:out )?of|among) (?P<all>(?:all )?(?:the|your|all your)\b[^.,;]*\bcards\b[^.,;]*), (?P<deed>(?:you )?(?:must |may )?(?:discard|draw|take|reveal|throw away|get rid of|look at)) (?P<n>one|two|three|[0-9]+)(?=[.!]*$)",
        r"\g<deed> \g<n> of \g<all>",
    ),
    (
        "ut of |rom |ff ",
        rf"^(?:out of|from|off) (?P<from>{_PLACE}),? (?:go(?:es)?|comes?|moves?) (?P<what>[a-z0-9’ ]+?),? (?P<to>(?:(?:straight|right|directly|back) )?(?:to|into|onto|on|in|under) [^.,;]+)(?=[.!]*$)",
        lambda found: (
            f"put {found['what']} {'of' if 'top of' in found['from'] else 'in'} {found['from']} {found['to']}".replace(
                "of the top of the", "from the top of the"
            )
        ),
    ),
    (
        "ut of ",
        r"^out of (?P<from>your (?:own )?hand|the field) go(?:es)? (?:(?P<one>the (?:highest|lowest) card|an? card|one card)|(?P<some>two|three) cards)(?=[.!]*$)",
        lambda found: f"discard {found['one'] or found['some'] + ' cards'} in {found['from']}",
    ),
    (
        "to |for ",
        rf"^(?:to|for) (?P<who>{_PEOPLE}) (?:go(?:es)?|comes?),? (?P<what>(?:an?|one|{SOME}|the top)\b[^.,;]*\bcards?\b[^.,;]*)(?=[.!]*$)",
        _given,
    ),
    (
        "gets|get|draws|takes",
        rf"^(?P<what>(?:an?|one|{SOME}) cards?(?: (?:from|of|off) (?:the )?[a-z ]+?)?) (?:is|are) what (?P<who>{_PEOPLE}) (?:gets?|draws?|takes?)(?=[.!]*$)",
        _given,
    ),
    # what it is that is done
    (
        "hat ",
        rf"^what (?P<who>you|{_PEOPLE}) (?P<deed>{_DEEDS})s?(?: (?:now|here))? (?:is|are) (?P<what>[^.,;]+)(?=[.!]*$)",
        lambda found: f"{'' if found['who'] == 'you' else found['who'] + ' must '}{found['deed']} {found['what']}",
    ),
    ("hat ", rf"^what (?:gets|is|must be) ({_DONE})(?: now| here)? (?:is|are) ([^.,;]+)(?=[.!]*$)", r"\2 is \1"),
    (
        "s what |re what ",
        rf"^(?P<what>[a-z0-9’ ]+?) (?:is|are) what (?:you|must) (?P<deed>{_DEEDS})(?=[.!]*$)",
        r"\g<deed> \g<what>",
    ),
    (
        "do ",
        rf"^(?:(?:all|the only thing|what|the one thing)(?: that)?) (?P<who>you|{_PEOPLE}) (?:have|has|need|needs|get|gets) to do(?: now| here| is)* (?:is|:) (?:to )?(?P<deed>[^.;]+)(?=[.!]*$)",
        _first,
    ),
    (
        "he card ",
        r"^the card (?:to be|that is|which is|that gets) (discarded|revealed) is (the (?:highest|lowest)) one (in|of) (?=(?:the field|your hand)\b)",
        r"the \1 card: \2 card \3 ",
    ),
    ("he discarded card: |he revealed card: ", r"^the (discard|reveal)ed card: ([^.;]+)(?=[.!]*$)", r"\1 \2"),
    (
        " how many cards ",
        rf"^({SOME}) is (?:now )?how many cards (the field|each hand|a hand|every hand|everyone|each player|your hand|you) (?:can|may) (?:hold|have)(?: now| from now on)?(?=[.!]*$)",
        r"\2 can hold \1 cards from now on",
    ),
    (
        "not the ",
        r"^(?:it is )?not the (?:highest|lowest|most|fewest)(?: one)?,? but (?:rather )?the (?=second (?:highest|lowest)\b)",
        "the ",
    ),
    (
        "rown",
        r"^(?:crown (?P<one>(?:the (?:player|person)|whoever)\b[^.;]+)|the (?:crown|title|trophy|prize|laurels?) goes? to (?P<other>(?:the (?:player|person)|whoever)\b[^.;]+))(?=[.!]*$)",
        lambda found: f"the winner is {found['one'] or found['other']}",
    ),
    (
        "eliminate|knock out|disqualify",
        r"^(?:eliminate|knock out|disqualify) (your (?:left|right) neighbour|everyone but you|everyone else|all other players|the player with the [a-z ]+)(?=[.!]*$)",
        lambda found: f"{found[1]} {'lose' if found[1].startswith('all') else 'loses'}",
    ),
    ("winner? ", r"^(?:the |who is the )?winner\? ", "the winner is "),
    (
        "inning ",
        r"^winning (?:takes|requires|needs|demands) ((?:an?|the|exactly)\b[^.;,]+)(?=[.!]*$)",
        r"you need \1 to win",
    ),
    ("after this ", r"\b(?:right|straight|directly|immediately) (?=after this (?:one|turn)\b)", ""),
    (
        "their ",
        r"\b(their (?:whole |entire )?hand) (?:is|becomes|lies) now (face up|face down|open|visible)(?=[.!]*$)",
        r"\1 is turned \2",
    ),
    (
        "nothing happens",
        r"^nothing happens[.,;!] (?:so )?(?:enjoy|savour|relish) the (?:silence|peace|quiet|calm|moment|break)(?=[.!]*$)",
        "nothing happens",
    ),
    (" wins", r"^([^.;,]+ wins)[;,.] (?:but |and )?an? (?:odd|even) (?:one|total) does(?: not|n’t)(?=[.!]*$)", r"\1"),
    (
        "places: ",
        r"^(?:trade|swap|switch|change|exchange) places: (this card|[^.,;:]+?) and ([^.,;:]+)(?=[.!]*$)",
        r"swap \1 with \2",
    ),
    (
        "freeze ",
        r"^freeze (the next player|your left neighbour)(?: for (?:a|one) (?:turn|round))?(?=[.!]*$)",
        r"\1 misses a turn",
    ),
    ("lay bare|lays bare", r"\blay(s?) bare\b", r"reveal\1"),
    (
        "discarding this|afterwards|after that",
        r"^(?P<first>[^.,;]+?), (?:then )?(?P<ing>discarding this(?: card| one)?|(?:discarding|drawing|taking|shuffling|revealing) [^.,;]+? (?:afterwards|after that))(?=[.!]*$)",
        lambda found: f"{found['first']}, then {_based(found['ing'])}",
    ),
    (
        "keep both|keep them|keep it",
        r"^((?:draw|take) [^.,;]+), (?:and )?keep (?:both|them|it)(?: both)?,? (?=and |then |but )",
        r"\1 ",
    ),
    (
        " what ",
        rf"^(?P<what>(?:an?|one|{SOME}) cards?(?: each)?) (?:is|are) what (?P<who>your neighbours|both neighbours|both your neighbours|{_PEOPLE}) (?:have|has|need|needs) to (?P<deed>discard|draw)(?=[.!]*$)",
        lambda found: (
            f"{'both' if 'neighbours' in found['who'] else found['who']}{' neighbours' * ('neighbours' in found['who'])} must {found['deed']} {found['what'].removesuffix(' each')}"
        ),
    ),
    (
        "it falls to |duty of |job of |task of ",
        r"^it (?:falls to|(?:is|’s) the (?:duty|job|task) of) (?P<who>(?:the player|the one|the next|whoever|everyone|your (?:left|right) neighbour)\b[^.;,]*?) to (?=(?:discard|draw|reveal|show|take)\b)",
        r"\g<who> must ",
    ),
    (
        "f it",
        r"^if it(?:’s| is) from your(?: own)? hand that you(?:’re| are)? (?:read|reading) this(?: card)?(?=,)",
        "if you read this card from your hand",
    ),
    (
        "ith ",
        r"^with (?P<what>your (?:whole |entire )?hand|the (?:whole )?field|all hands) (?P<done>shuffled|revealed|turned face up|turned face down|hidden), (?:then )?(?=[a-z])",
        lambda found: f"{found['what']} {'are' if found['what'] == 'all hands' else 'is'} {found['done']}, then ",
    ),
    (
        "leave it|leave them",
        r"^((?:feel free to|you (?:may|can)) [^.;,]+),? or leave (?:it|them) (?:as (?:it is|they are)|alone|be|there)(?=[.!]*$)",
        r"\1",
    ),
    (
        "the fewer |the more ",
        r"^the (?:fewer|more)(?: the)? cards(?: you (?:have|hold))?,? the (?:worse|better)[:;.,] (?:the (?:one|player) with|whoever has|whoever holds) the (fewest|most)(?: cards)?(?= (?:wins|loses)\b)",
        r"whoever has the \1 cards",
    ),
)
"""As in `rephrased`."""
