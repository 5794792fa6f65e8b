"""How English words are found that were not understood."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en import never
from game.games.read_aloud.reading.en.cut import grammar
from game.games.read_aloud.reading.marks import Marks, StandIn

_LETTERS = re.compile(r"[a-z]+")


def _known(words: str) -> bool:
    """Whether the grammar has every one of these words."""
    return all(each in grammar().words for each in _LETTERS.findall(words.casefold()))


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words, re.IGNORECASE)


MARKS = Marks(
    word=_pattern(r"[a-z0-9](?:[a-z0-9’'-]*[a-z0-9])?|-[0-9]+"),
    known=_known,
    parted=_pattern(r",(?: and)?(?: then| after that,?)? |\.? and (?:then )?|[;:.(] ?(?:after that, |then )?"),
    leads=_pattern(r"(?:if|when|whenever|unless|once|while|after|before|until)\b"),
    edge=_pattern(r"[\s,.;:()!?“”\"-]+|\b(?:and|then|or)\b|(?<!everyone )(?<!everybody )(?<!players )(?<!all )\bbut\b"),
    goes_on=_pattern(
        r"\b(?:the|an?|of|to|your|my|their|its|at|in|on|from|with|for|by|as|is|are|was|has|have|had|that|which|who|they|you|"
        r"nobody|may|can|must|will|should|than|every|each|no)\b|\b(?:everyone|everybody|all|players)(?= (?:but|except)\b)|"
        r"\b(?:[0-9]+|one|two|three|four|five|many|fewest|(?<!at )most)(?= (?!from|of|in|and|or|then|to|each)[a-z])"
    ),
    hanging=_pattern(r"(?!)"),
    phrase=_pattern(r"(?:for|until|unless|if|that|which|with|from|as|at|in|of|to|when|before|after|while)\b"),
    article=_pattern(r"(?:the|an?|your) "),
    stand_ins=(
        StandIn(_pattern(r"[a-z’'-]+"), ("top", "two", "your", "next", "highest")),
        StandIn(
            _pattern(
                r"(?<!the )(?<!your )(?<!all )(?<!of )(?:an?|the|one|two|three|your|my|any|some|all|every|each|half|as|that|another|"
                r"someone[’']s|cards|[0-9]+)\b.* .*"
            ),
            ("one card", "one card from the field", "your left neighbour", "the hand limit"),
        ),
        StandIn(_pattern(r"(?:that|which|from|of|in|on|with|for|until)\b.* .*"), ("from the field",)),
    ),
    lone=_pattern(r"(?:may|must|no)\b"),
    begins=_pattern(
        r"(?:that|which|who|whose|from|of|in|on|with|for|until|as|at|to|into|onto|under|before|after|while|when|than|worth|"
        r"next|other|but|except|only|the|an?|your|their|all|any|each|every|both|half|one|two|three|four|five|[0-9]+|another|"
        r"everyone|everybody|nobody|no|somebody|someone|anyone|anybody|up|may|can|must|has|have|is|are)\b"
    ),
    phrases=(
        StandIn(
            _pattern(r"(?:from|of|in|on|into|onto|to|with|under|for)\b.*"),
            ("from the field", "on top of the draw pile"),
        ),
        StandIn(
            _pattern(r"(?:the|an?|your|their|all|any|each|every|both|half|one|two|three|up|another|some|every)\b.*"),
            ("one card", "their hand", "everyone"),
        ),
        StandIn(_pattern(r"(?:is|are|has|have)\b.*"), ("has the highest total",)),
    ),
    tested=(
        _pattern(r"(?P<test>(?:if|when|whenever|unless|once|as long as)\b[^,]*), (?P<act>.+)"),
        _pattern(r"(?P<act>.+?)(?:,? )(?P<test>(?:if|unless|when|while|as long as|once)\b.+)"),
    ),
    sample="draw a card",
    denials=(),
    inner=_pattern(r"^(?:(?:from|of|in|on|into|onto|to|with|for) )?(?P<words>.+)$"),
    numbers=("two", "two cards"),
    whole=("all", "all cards", "your whole hand", "their whole hand"),
    own={
        "left": ("your left neighbour", "your left neighbour’s hand"),
        "right": ("your right neighbour", "your right neighbour’s hand"),
        "everyone": ("everyone", "everyone’s hand"),
        "other": ("another player", "another player’s hand"),
        "anyone": ("any one player", "anyone’s hand"),
        "mine": ("you", "your hand"),
        "this_": ("this card",),
        "field": ("the field",),
        "pile": ("the draw pile", "the top of the draw pile"),
        "heap": ("the discard pile",),
    },
    places=(("your left neighbour", "your left neighbour’s hand"), ("the field",), ("your hand",)),
    never=never.NEVER,
)
